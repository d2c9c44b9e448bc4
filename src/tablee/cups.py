"""A cup: everybody meets everybody once, the first four go on to semi-finals, third place and final.

Pure and told again from its scores: a :class:`Cup` holds the teams, the lots that were drawn before the first match,
and the score of each match that was played. All the rest (who meets whom, what is due, the table, the champion) follows
from these. Who plays the teams, and where, is somebody else's business.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec

from tablee.core.errors import TableeError
from tablee.core.luck import SEED_BYTES, PlyLuck
from tablee.core.teams import Score

Stage = Literal["group", "semi", "third", "final"]
Split = Literal["", "meeting", "lot"]

FEWEST_TEAMS: Final = 4
"""So many go on to the semi-finals."""
MOST_TEAMS: Final = 16
WIN: Final = 3
DRAW: Final = 1
FORFEIT_GOALS: Final = 3
"""A match that is given up is lost by so many goals to none."""


class BadScore(TableeError):
    """A score that cannot stand in this cup, or not now."""

    key = "error-cup-score"


def forfeit(loser: int) -> Score:
    """The first (0) or the second team (1) gave up."""
    return Score((0, FORFEIT_GOALS), 1, forfeit=True) if loser == 0 else Score((FORFEIT_GOALS, 0), 0, forfeit=True)


class Fixture(msgspec.Struct, frozen=True):
    """A match of the cup; the teams of the later rounds are unknown until the earlier ones are over."""

    number: int
    round: int
    stage: Stage
    home: str | None
    away: str | None

    @property
    def is_knockout(self) -> bool:
        """Whether it needs a winner."""
        return self.stage != "group"

    def teams(self) -> tuple[str, ...]:
        """The teams that are known."""
        return tuple(team for team in (self.home, self.away) if team is not None)


class Standing(msgspec.Struct):
    """One line of the table."""

    team: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0
    split: Split = ""
    """What put it in its place among teams that are level in points, difference and goals, if there are any."""

    @property
    def played(self) -> int:
        """How many matches are counted."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> int:
        """Three for a win, one for a draw."""
        return WIN * self.won + DRAW * self.drawn

    @property
    def difference(self) -> int:
        """Goals scored less goals conceded."""
        return self.scored - self.conceded

    def count(self, scored: int, conceded: int) -> None:
        self.scored += scored
        self.conceded += conceded
        self.won += scored > conceded
        self.drawn += scored == conceded
        self.lost += scored < conceded


class Cup:
    """Teams on their way to one champion.

    Matches are numbered from 0 in the order in which they are listed: those of the group, the semi-finals, the match
    for third place, the final.
    """

    def __init__(self, teams: Sequence[str], seed: bytes) -> None:
        """Draw the lots: they make the calendar, and are the last word between teams that are level."""
        count = len(teams)
        if len(set(teams)) != count or not FEWEST_TEAMS <= count <= MOST_TEAMS:
            raise ValueError(f"a cup is for {FEWEST_TEAMS} to {MOST_TEAMS} different teams")
        self.seed = seed
        self.group_rounds = count if count % 2 else count - 1
        self.group_matches = count * (count - 1) // 2
        self.first_semi = self.group_matches
        self.second_semi = self.group_matches + 1
        self.third_place = self.group_matches + 2
        self.final = self.group_matches + 3
        self.lots = _drawn(sorted(teams), seed)
        self.scores: dict[int, Score] = {}

    # The calendar

    def fixtures(self) -> list[Fixture]:
        """All matches, those to come too."""
        return [*self._group(), *self._knockout()]

    def _group(self) -> list[Fixture]:
        """In each round one team rests, and those at the same distance from it on the circle of lots meet.

        With an even number the last of the lots sits outside the circle and meets whoever would rest, at home in every
        other round.
        """
        circle = self.lots[: self.group_rounds]
        outside = self.lots[self.group_rounds :]
        pairs: list[tuple[int, str, str]] = []
        for rest, rester in enumerate(circle):
            for other in outside:
                pairs.append((rest + 1, *((rester, other) if rest % 2 else (other, rester))))
            for step in range(1, len(circle) // 2 + 1):
                pairs.append((rest + 1, circle[(rest + step) % len(circle)], circle[rest - step]))
        return [Fixture(number, round_, "group", home, away) for number, (round_, home, away) in enumerate(pairs)]

    def _knockout(self) -> list[Fixture]:
        """First against fourth, second against third; then the losers and the winners meet."""
        best: Sequence[str | None] = [None] * 4
        if self.is_group_over():
            best = [standing.team for standing in self.standings()[:4]]
        first, second, third, fourth = best
        semis = [
            Fixture(self.first_semi, self.group_rounds + 1, "semi", first, fourth),
            Fixture(self.second_semi, self.group_rounds + 1, "semi", second, third),
        ]
        losers, winners = [self._loser(semi) for semi in semis], [self._winner(semi) for semi in semis]
        return [
            *semis,
            Fixture(self.third_place, self.group_rounds + 2, "third", *losers),
            Fixture(self.final, self.group_rounds + 2, "final", *winners),
        ]

    def _winner(self, fixture: Fixture) -> str | None:
        score = self.scores.get(fixture.number)
        return None if score is None else (fixture.home, fixture.away)[score.winner or 0]

    def _loser(self, fixture: Fixture) -> str | None:
        score = self.scores.get(fixture.number)
        return None if score is None else (fixture.away, fixture.home)[score.winner or 0]

    def due(self) -> list[Fixture]:
        """The matches that can be played now: a round begins when the one before it is over."""
        open_ = [fixture for fixture in self.fixtures() if fixture.number not in self.scores]
        return [fixture for fixture in open_ if fixture.round == open_[0].round]

    # Scores

    def enter(self, number: int, score: Score) -> None:
        """Note how a match ended; :class:`BadScore` says why it cannot be noted."""
        if number in self.scores:
            raise BadScore("this match has its score already", key="error-cup-played")
        fixture = next((fixture for fixture in self.due() if fixture.number == number), None)
        if fixture is None:
            raise BadScore("this match is not due yet", key="error-cup-not-due")
        if fixture.is_knockout and score.winner is None:
            raise BadScore("from the semi-finals on every match has a winner", key="error-cup-draw")
        self.scores[number] = score

    def is_group_over(self) -> bool:
        """Whether everybody has met everybody."""
        return all(number in self.scores for number in range(self.group_matches))

    def champion(self) -> str | None:
        """Who won the cup."""
        return self._winner(self.fixtures()[self.final])

    def podium(self) -> list[str]:
        """The champion, the other finalist and the third, once all matches are over."""
        third, final = self.fixtures()[self.third_place :]
        places = [self._winner(final), self._loser(final), self._winner(third)]
        return [team for team in places if team is not None] if self.is_over() else []

    def is_over(self) -> bool:
        """Whether all matches were played."""
        return not self.due()

    # The table

    def standings(self) -> list[Standing]:
        """Points, goal difference, goals scored; then the matches of those who are level; then the lots."""
        standings = self._counted(self.lots)
        ranked = sorted(self.lots, key=lambda team: _merit(standings[team]), reverse=True)
        table: list[Standing] = []
        for _, level in groupby(ranked, key=lambda team: _merit(standings[team])):
            for team, split in self._split(list(level)):
                standings[team].split = split
                table.append(standings[team])
        return table

    def _counted(self, teams: Sequence[str]) -> dict[str, Standing]:
        """What `teams` did in the matches of the group that they played among themselves."""
        standings = {team: Standing(team) for team in teams}
        for fixture in self._group():
            score = self.scores.get(fixture.number)
            if score is None or fixture.home not in standings or fixture.away not in standings:
                continue
            home, away = score.goals
            standings[fixture.home].count(home, away)
            standings[fixture.away].count(away, home)
        return standings

    def _split(self, level: list[str]) -> list[tuple[str, Split]]:
        """Teams with the same merit: by the points of their own matches, and whom that leaves level by lot.

        Teams that have not played yet are level without anything to tell.
        """
        if len(level) == 1:
            return [(level[0], "")]
        among = self._counted(level)
        points: Mapping[str, int] = {team: among[team].points for team in level}
        if len(set(points.values())) == 1:
            split: Split = "lot" if self.is_group_over() else ""
            return [(team, split) for team in sorted(level, key=self.lots.index)]
        ranked = sorted(level, key=lambda team: points[team], reverse=True)
        parts = [list(part) for _, part in groupby(ranked, key=lambda team: points[team])]
        return [(team, split or "meeting") for part in parts for team, split in self._split(part)]

    # Matches that nobody plays himself

    def match_seed(self, number: int) -> bytes:
        """The luck of a match between bots: told again, the cup comes to the same scores."""
        return hashlib.blake2b(bytes([number]), key=self.seed, person=b"tablee cup", digest_size=SEED_BYTES).digest()


def _merit(standing: Standing) -> tuple[int, int, int]:
    return standing.points, standing.difference, standing.scored


def _drawn(teams: list[str], seed: bytes) -> list[str]:
    luck = PlyLuck(seed, 0)
    left, drawn = list(teams), []
    while left:
        drawn.append(left.pop(luck.below(len(left))))
    return drawn
