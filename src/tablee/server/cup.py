"""One cup: who plays which team, at which tables, and what came of it.

Nothing has to be told to a cup. Whenever somebody looks, it takes the scores of its tables that are over and lets bots
play what only bots play; so it does not matter what happened in between, a restart included. Every score is read from
a table's journal, of matches between bots too: these are laid as finished tables, and can be watched.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, Literal

from tablee.bots.matches import Pairing
from tablee.core.record import Record
from tablee.core.teams import Score
from tablee.cups import Cup, Fixture, Standing, forfeit
from tablee.games import find_game
from tablee.server.journal import match_of, ply_entry
from tablee.server.lobby import known_level
from tablee.server.problems import Problem
from tablee.server.protocol import CupInfo, EntrantInfo, FixtureInfo, ScoreInfo, StandingInfo, TeamKey
from tablee.server.seats import clean_name, new_token, token_hash
from tablee.server.store import Conflict, CupEntry, CupRow, Ended, Entrant, Entry, Laid, SeatRow, TableRow, Took
from tablee.server.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from tablee.server.lobby import Lobby

log: Final = logging.getLogger("tablee.server")

NAME_LENGTH: Final = 18


class LiveCup:
    """A cup that somebody looks at.  One thing at a time happens to it."""

    def __init__(self, lobby: Lobby, row: CupRow, entries: Sequence[CupEntry]) -> None:
        """Tell it again from its journal."""
        game = find_game(row.game)
        assert game.cup is not None
        self.lobby = lobby
        self.row = row
        self.game = game
        self.rules = game.cup
        self.cup = Cup(self.rules.teams, row.seed)
        self.entrants = dict(row.entrants)
        self.tables: dict[int, Laid] = {}
        self._written = 0
        self._turn = asyncio.Lock()
        self._bots: dict[int, asyncio.Task[None]] = {}
        for entry in entries:
            self._note(entry)

    @property
    def is_busy(self) -> bool:
        """Whether bots play, or something is being decided."""
        return bool(self._bots) or self._turn.locked()

    async def close(self) -> None:
        """Let the bots go; what they did not finish they will play again, and alike."""
        tasks = list(self._bots.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # The journal

    async def _write(self, *entries: CupEntry) -> None:
        """Keep what happened, and only then believe it."""
        try:
            await self.lobby.store.append_to_cup(self.row.id, self._written, list(entries))
        except Conflict:
            raise Problem("error-cup-changed", "somebody else changed this cup just now; try again") from None
        for entry in entries:
            self._note(entry)

    async def _read_on(self) -> None:
        """Hear what another server has written."""
        found = await self.lobby.store.cup(self.row.id)
        assert found is not None
        for entry in found[1][self._written :]:
            self._note(entry)

    def _note(self, entry: CupEntry) -> None:
        self._written += 1
        match entry:
            case Took(team=team, entrant=entrant):
                self.entrants[team] = entrant
            case Laid(fixture=number, table=None):
                self.tables.pop(number, None)
            case Laid(fixture=number):
                self.tables[number] = entry
            case Ended(fixture=number, score=score):
                self.cup.enter(number, score)

    # What people ask for

    async def info(self) -> CupInfo:
        """All of it, as everybody may know it."""
        async with self._in_turn():
            return self._info()

    async def join(self, team: str, name: str) -> TeamKey:
        """Give a team that waits for somebody to whoever comes first."""
        async with self._in_turn():
            if self._entrant(team).kind != "free":
                raise Problem("error-cup-team-taken", f"somebody plays {team} already", team=team)
            key = TeamKey(team, new_token())
            await self._write(Took(team, Entrant("person", clean_name(name), token=token_hash(key.token))))
            return key

    async def hand_over(self, team: str, token: str, level: str | None) -> CupInfo:
        """Let a bot play a team from now on."""
        async with self._in_turn():
            entrant = self._entrant(team)
            if self._team_of(token) not in (team, self.row.host):
                message = f"only who plays {team} or made the cup may do that"
                raise Problem("error-cup-not-your-team", message, status=403, team=team)
            if entrant.kind != "bot":
                bot = Entrant("bot", level=known_level(level), token=entrant.token)
                await self._write(Took(team, bot), *self._left_alone(team))
            await self._catch_up()
            return self._info()

    def _left_alone(self, team: str) -> list[Laid]:
        """The table of a match under way at which nobody is left, now that nobody plays `team`."""
        return [
            Laid(fixture.number, None)
            for fixture in self.cup.due()
            if fixture.number in self.tables
            and team in fixture.teams()
            and all(self.entrants[other].kind != "person" for other in fixture.teams() if other != team)
        ]

    async def sit_down(self, number: int, token: str) -> str:
        """The table of a match that is due, laid if need be, for somebody who plays in it."""
        async with self._in_turn():
            team, fixture = self._team_of(token), self._due(number)
            if team not in fixture.teams() or self.entrants[team].kind != "person":
                raise Problem("error-cup-not-your-match", "this match is between other teams", status=403, team=team)
            if number not in self.tables:
                await self._lay(fixture)
            table = self.tables[number].table
            assert table is not None
            return table

    def _entrant(self, team: str) -> Entrant:
        if team not in self.entrants:
            known = ", ".join(self.rules.teams)
            message = f"there is no team {team!r} in this cup; there are {known}"
            raise Problem("error-cup-no-team", message, status=404, team=team, known=known)
        return self.entrants[team]

    def _team_of(self, token: str) -> str:
        wanted = token_hash(token)
        for team, entrant in self.entrants.items():
            if entrant.token == wanted:
                return team
        raise Problem("error-cup-token", "this key opens no team of this cup", status=403)

    def _due(self, number: int) -> Fixture:
        fixture = next((fixture for fixture in self.cup.fixtures() if fixture.number == number), None)
        if fixture is None:
            raise Problem("error-cup-no-match", "there is no such match in this cup", status=404)
        if number in self.cup.scores:
            raise Problem("error-cup-played", "this match has its score already")
        if fixture not in self.cup.due():
            raise Problem("error-cup-not-due", "this match is not due yet")
        return fixture

    # Tables for people

    async def _lay(self, fixture: Fixture) -> None:
        """Two people meet each other, one person the virtual opponent or a bot."""
        for team in fixture.teams():
            if self.entrants[team].kind == "free":
                raise Problem("error-cup-team-free", f"nobody plays {team} yet", team=team)
        first, second = self._sides(fixture)
        alone = self.row.automaton and self.entrants[second].kind == "bot"
        seats = [self._seat(first)] if alone else [self._seat(first), self._seat(second)]
        table = await self.lobby.lay(self.game, self._options(first, second, fixture), seats)
        await self._write(Laid(fixture.number, table, first))

    def _sides(self, fixture: Fixture) -> tuple[str, str]:
        """The teams at the first and the second seat: people come before bots."""
        assert fixture.home is not None
        assert fixture.away is not None
        if self.entrants[fixture.home].kind == "bot" and self.entrants[fixture.away].kind == "person":
            return fixture.away, fixture.home
        return fixture.home, fixture.away

    def _options(self, first: str, second: str, fixture: Fixture) -> dict[str, bool | int | str]:
        return {**self.row.options, **self.rules.options(first, second, fixture.is_knockout)}

    def _seat(self, team: str) -> SeatRow:
        """The team's token opens its seat at the table too."""
        entrant = self.entrants[team]
        if entrant.kind == "bot":
            return SeatRow("bot", entrant.name, entrant.level)
        return SeatRow("person", entrant.name, token=entrant.token)

    # What follows by itself

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """One after the other, and each with all that has happened before."""
        async with self._turn:
            await self._read_on()
            await self._catch_up()
            yield

    async def _catch_up(self) -> None:
        for fixture in self.cup.due():
            laid = self.tables.get(fixture.number)
            if laid is not None:
                await self._take_score(fixture, laid)
        for fixture in self.cup.due():
            if self._is_for_bots(fixture) and fixture.number not in self._bots:
                self._bots[fixture.number] = asyncio.create_task(self._play_out(fixture))

    async def _take_score(self, fixture: Fixture, laid: Laid) -> None:
        assert laid.table is not None
        row = await self.lobby.row(laid.table)
        if row.over:
            journal = await self.lobby.store.journal(row.id)
            score = await asyncio.to_thread(self._score_of, row, journal)
            await self._write(_ended(fixture, laid, score))

    def _score_of(self, row: TableRow, journal: Sequence[Entry]) -> Score | None:
        """By the rules, or a forfeit; none if two people agreed to break off, even if a bot stood in for one."""
        end = next((entry for entry in journal if entry.kind == "end"), None)
        if end is None:
            return self.rules.score(match_of(self.game, row, journal).state)
        people = sum(seat.kind == "person" and not seat.stands_in for seat in row.seats)
        return None if end.body == "agreed" and max(people, end.at) > 1 else forfeit(end.actor)

    def _is_for_bots(self, fixture: Fixture) -> bool:
        bots = all(self.entrants[team].kind == "bot" for team in fixture.teams())
        return bots and fixture.number not in self.tables

    async def _play_out(self, fixture: Fixture) -> None:
        """A match between bots, at a table of its own, where it can be watched when it is over."""
        store, epoch = self.lobby.store, 0
        try:
            owner = await store.claim(self.row.id)
            if owner.server != store.server:
                return  # it is played there
            epoch = owner.epoch
            table = await self._finished_table(fixture)
            async with self._in_turn():
                if self._is_for_bots(fixture) and fixture in self.cup.due():
                    await self._write(Laid(fixture.number, table, self._sides(fixture)[0]))
                    await self._catch_up()
        except Problem:
            pass  # another server was faster, with the same match
        except Exception:
            log.exception("a match of cup %s was not played to its end", self.row.id)
        finally:
            del self._bots[fixture.number]
            with suppress(StoreTrouble):
                await store.release(self.row.id, epoch)

    async def _finished_table(self, fixture: Fixture) -> str:
        """The same match gets the same table, should it be played twice because the server stopped in between."""
        seats = [self._seat(team) for team in self._sides(fixture)]
        options = self._options(*self._sides(fixture), fixture)
        levels = tuple(seat.level or "" for seat in seats)
        seed = self.cup.match_seed(fixture.number)
        record = await self.lobby.bots.play_out(Pairing(self.game.id, options, levels, seed))
        row = finished_row(record, seats, seed)
        with suppress(Conflict):
            await self.lobby.store.make(row, [ply_entry(ply) for ply in record.plies])
        return row.id

    # For everybody's eyes

    def _info(self) -> CupInfo:
        due = self.cup.due()
        return CupInfo(
            cup=self.row.id,
            game=self.row.game,
            options=self.row.options,
            automaton=self.row.automaton,
            host=self.row.host,
            entrants=[
                EntrantInfo(team, entrant.kind, entrant.name, entrant.level) for team, entrant in self.entrants.items()
            ],
            lots=self.cup.lots,
            fixtures=[self._fixture_info(fixture, fixture in due) for fixture in self.cup.fixtures()],
            standings=[_standing_info(standing) for standing in self.cup.standings()],
            podium=self.cup.podium(),
        )

    def _fixture_info(self, fixture: Fixture, due: bool) -> FixtureInfo:
        laid = self.tables.get(fixture.number)
        return FixtureInfo(
            number=fixture.number,
            round=fixture.round,
            stage=fixture.stage,
            home=fixture.home,
            away=fixture.away,
            state=self._state_of(fixture, due),
            table=laid.table if laid is not None else None,
            score=_score_info(fixture, self.cup.scores.get(fixture.number)),
        )

    def _state_of(self, fixture: Fixture, due: bool) -> Literal["later", "due", "open", "bots", "over"]:
        if fixture.number in self.cup.scores:
            return "over"
        if not due:
            return "later"
        if fixture.number in self._bots:
            return "bots"
        return "open" if fixture.number in self.tables else "due"


def finished_row(record: Record, seats: list[SeatRow], seed: bytes) -> TableRow:
    """The table of a match that bots have played; its name comes from its secret seed."""
    return TableRow(
        id=f"m{hashlib.sha256(b'tablee match' + seed).hexdigest()[:NAME_LENGTH]}",
        game=record.game,
        rules=record.rules,
        material=record.material,
        options=record.options,
        seats=seats,
        visibility="private",
        seed=seed,
        luck=record.luck,
        over=True,
    )


def _ended(fixture: Fixture, laid: Laid, score: Score | None) -> CupEntry:
    """What the score at a table is for the match; a match without one will be played again."""
    if score is None:
        return Laid(fixture.number, None)
    return Ended(fixture.number, score if laid.first == fixture.home else score.turned())


def _score_info(fixture: Fixture, score: Score | None) -> ScoreInfo | None:
    if score is None:
        return None
    winner = None if score.winner is None else (fixture.home, fixture.away)[score.winner]
    return ScoreInfo(score.goals, score.kicks, winner, score.forfeit)


def _standing_info(standing: Standing) -> StandingInfo:
    return StandingInfo(
        team=standing.team,
        played=standing.played,
        won=standing.won,
        drawn=standing.drawn,
        lost=standing.lost,
        scored=standing.scored,
        conceded=standing.conceded,
        points=standing.points,
        split=standing.split,
    )
