"""A cup at one terminal: one person among bots, kept in a file so that it can be gone on with later."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from tablee.bots.characters import level_of
from tablee.bots.matches import Pairing, play_match
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES
from tablee.core.record import Record, read_options, replay
from tablee.core.teams import CupRules, Score
from tablee.cups import Cup, Fixture
from tablee.games import find_game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.files import check_output, data_home, load_record, read_text
from tablee.terminal.lists import figure_table
from tablee.terminal.options import Choice, choices
from tablee.terminal.play import TerminalSession
from tablee.terminal.screen import Left, Screen, typed
from tablee.terminal.seating import USUAL_LEVEL, YOU, known_bot, who_may_play
from tablee.terminal.setup import Wishes, new_session, old_session, read_seed
from tablee.words import Words, capital

AGAINST: Final = ("automaton", "bot")
"""Whom the person meets: the game's own opponent, if it has one, or a bot."""
_FIGURES: Final = ("played", "won", "drawn", "lost")

PlaySession = Callable[[TerminalSession], int]
"""Lets people play a game; the exit code if they left."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the file of a cup."""

    tablee_cup: Literal[1]
    """The version of this form."""
    game: str
    options: dict[str, bool | int | str]
    team: str
    level: str
    against: Literal["automaton", "bot"]
    seed: str
    scores: list[Score] = []
    """Of the matches in the order of their numbers."""
    record: str | None = None
    """Of the match that is being played."""


class CupWishes(NamedTuple):
    """What the command line says about a new cup; what it does not say is ``None``."""

    team: str | None = None
    level: str | None = None
    against: str | None = None
    seed: str | None = None
    options: Mapping[str, bool | int | str] = MappingProxyType({})
    """Those of the game that every match is played with."""


def open_choices(game: Game) -> list[Choice]:
    """The options of the game that a cup leaves open."""
    rules = _rules(game)
    home, away, *_ = rules.teams
    fixed = {*rules.options(home, away, False), *rules.options(home, away, True)}
    return [choice for choice in choices(game) if choice.name not in fixed]


def open_cup(game: Game, file: Path | None, wishes: CupWishes, screen: Screen, command: str) -> CupTable:
    """Found a cup, or go on with the one in `file`; `command` is how people come back to it."""
    if file is not None and file.exists():
        if wishes != CupWishes():
            raise BadUsage("error-cup-begun", file=str(file))
        return CupTable(file, _load(file, game), screen, command)
    if file is None:
        folder = data_home(os.environ) / "cups"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{datetime.now():%Y-%m-%d-%H%M%S}.json"
    check_output(file.absolute())
    kept = _founded(game, wishes, screen)
    table = CupTable(file, kept, screen, command)
    table.keep()
    return table


def _founded(game: Game, wishes: CupWishes, screen: Screen) -> Kept:
    rules = _rules(game)
    opponents = AGAINST if game.has_automaton else AGAINST[1:]
    against = wishes.against or opponents[0]
    if against not in opponents:
        raise BadUsage("error-flag-value", flag="--against", given=against, wanted=", ".join(opponents))
    options = dict(wishes.options)
    read_options(game, {**options, **rules.options(rules.teams[0], rules.teams[1], False)})
    return Kept(
        tablee_cup=1,
        game=game.id,
        options=options,
        level=known_bot(wishes.level or USUAL_LEVEL, game),
        against="bot" if against == "bot" else "automaton",
        seed=(read_seed(wishes.seed) if wishes.seed is not None else secrets.token_bytes(SEED_BYTES)).hex(),
        team=_team(wishes.team, rules, screen),
    )


def _rules(game: Game) -> CupRules:
    assert game.cup is not None, "toolboxes.py offers a cup of a game without teams"
    return game.cup


def _team(wanted: str | None, rules: CupRules, screen: Screen) -> str:
    """By its id, or its name in the person's language; whoever does not say is asked."""
    words = screen.words
    known = ", ".join(rules.teams)

    def understand(answer: str) -> str:
        for team in rules.teams:
            if answer.lower() in (team, words(f"team-{team}").lower()):
                return team
        raise BadUsage("error-cup-no-team", team=answer, known=known)

    if wanted is not None:
        return understand(wanted)
    first = rules.teams[0]
    return screen.ask(words("cup-ask-team", teams=known), first, understand) if screen.asks else first


def _load(file: Path, game: Game) -> Kept:
    """Read a cup strictly."""
    text = read_text(file)
    try:
        kept = msgspec.json.decode(text, type=Kept)
        cup = _told_again(kept, game)
    except (msgspec.DecodeError, ValueError, TableeError):
        raise BadUsage("error-cup-file", file=str(file)) from None
    if kept.game != game.id or kept.team not in cup.lots or kept.level not in who_may_play(game):
        raise BadUsage("error-cup-file", file=str(file))
    return kept


def _told_again(kept: Kept, game: Game) -> Cup:
    cup = Cup(_rules(game).teams, bytes.fromhex(kept.seed))
    for number, score in enumerate(kept.scores):
        cup.enter(number, score)
    return cup


class CupTable:
    """One person's way through a cup."""

    def __init__(self, file: Path, kept: Kept, screen: Screen, command: str) -> None:
        self.command = command
        self.file = file.absolute()
        self.kept = kept
        self.screen = screen
        self.game = find_game(kept.game)
        self.rules = _rules(self.game)
        self.cup = _told_again(kept, self.game)

    @property
    def words(self) -> Words:
        """Those of the game that the cup is played in."""
        return self.screen.words

    def keep(self) -> None:
        """Write the file anew beside the old one and put it in its place, so that there is always one."""
        beside = self.file.with_name(f"{self.file.name}.new")
        with beside.open("wb") as fresh:
            fresh.write(msgspec.json.format(msgspec.json.encode(self.kept), indent=2) + b"\n")
            fresh.flush()
            os.fsync(fresh.fileno())
        os.replace(beside, self.file)

    # The way through

    def run(self, play: PlaySession) -> int:
        """Play until the cup is over or the person leaves; the exit code."""
        self.screen.say("cup-about", teams=len(self.cup.lots))
        self.screen.say("cup-kept", file=typed(self.file))
        while not self.cup.is_over():
            fixture = self.cup.due()[0]
            if self.kept.team not in fixture.teams():
                self._enter(fixture, self._between_bots(fixture))
                continue
            code = self._play(fixture, play)
            if code is not None:
                return code
        self._close()
        return 0

    def _play(self, fixture: Fixture, play: PlaySession) -> int | None:
        """The person's match; the exit code if it is not over."""
        kept = self.kept.record
        left = load_record(Path(kept)) if kept is not None and Path(kept).exists() else None
        if left is not None and (state := replay(left, self.game)).outcome() is not None:
            self._enter(fixture, self._mine(fixture, self.rules.score(state)))
            return None
        session = self._session(fixture, left)
        if session is None:
            return self._leave(0)
        code = play(session)
        if not session.match.is_over():
            return self._leave(code)
        self._enter(fixture, self._mine(fixture, self.rules.score(session.match.state)))
        return None

    def _session(self, fixture: Fixture, left: Record | None) -> TerminalSession | None:
        """A new match or the one that was left; none if the person does not want to play now."""
        self._show(fixture)
        try:
            if self.screen.asks:
                self.screen.read(self.words("cup-ready"))
        except Left:
            return None
        if left is not None:
            return old_session(Path(self.kept.record or ""), None, None, self.screen)
        session = self._new_session(fixture)
        self.kept.record = str(session.file.path)
        self.keep()
        return session

    def _new_session(self, fixture: Fixture) -> TerminalSession:
        players = YOU if self.kept.against == "automaton" else f"{YOU},{self.kept.level}"
        other = next(team for team in fixture.teams() if team != self.kept.team)
        options = {**self.kept.options, **self.rules.options(self.kept.team, other, fixture.is_knockout)}
        return new_session(self.game, Wishes(players=players, options=options), self.screen, False, None)

    def _mine(self, fixture: Fixture, score: Score) -> Score:
        """At the terminal the person always has the first seat."""
        return score if fixture.home == self.kept.team else score.turned()

    def _between_bots(self, fixture: Fixture) -> Score:
        home, away = fixture.teams()
        options = {**self.kept.options, **self.rules.options(home, away, fixture.is_knockout)}
        seed = self.cup.match_seed(fixture.number)
        levels = (level_of(self.game, self.kept.level),) * 2  # there is one of each character, and the person meets it
        with self.screen.thinking(self.words("cup")):
            record = play_match(Pairing(self.game.id, options, levels, seed))
        return self.rules.score(replay(record, self.game))

    def _enter(self, fixture: Fixture, score: Score) -> None:
        """A score counts as soon as it is on the disk."""
        self.cup.enter(fixture.number, score)
        self.kept.scores.append(score)
        self.kept.record = None
        self.keep()
        self.screen.show(self._line(fixture))

    def _leave(self, code: int) -> int:
        self.screen.command("cup-left", f"{self.command} {typed(self.file)}")
        return code

    # What people see

    def _show(self, fixture: Fixture) -> None:
        """The table, and the match that comes now."""
        self.screen.show("", self._standings(), "")
        if fixture.is_knockout:
            self.screen.show(*self._finals(), "")
        self.screen.show(self._line(fixture))

    def _close(self) -> None:
        champion, *others = self.cup.podium()
        self.screen.show("", self._standings(), "", *self._finals(), "")
        won = self.words("cup-champion", team=self.words("the-team", team=champion))
        self.screen.show(Text(capital(won), "bold"))
        for place, team in enumerate(others, 2):
            self.screen.show(f"  {self.words('cup-podium-line', place=place, team=self._name(team))}")

    def _standings(self) -> Grid:
        titles = ("cup-team", *(f"cup-{figure}-short" for figure in _FIGURES), "cup-goals", "cup-points-short")
        grid = figure_table(self.words, titles)
        for place, line in enumerate(self.cup.standings(), 1):
            split = f" ({self.words('cup-split', by=line.split)})" if line.split else ""
            figures = [str(getattr(line, figure)) for figure in _FIGURES]
            goals = self.words("cup-score", home=line.scored, away=line.conceded)
            style = "bold" if line.team == self.kept.team else ""
            grid.add_row(f"{place}  {self._name(line.team)}{split}", *figures, goals, str(line.points), style=style)
        return grid

    def _finals(self) -> Sequence[Text]:
        return [self._line(fixture) for fixture in self.cup.fixtures() if fixture.is_knockout and fixture.teams()]

    def _line(self, fixture: Fixture) -> Text:
        """One match with its score, or with a gap for it."""
        score = self.cup.scores.get(fixture.number)
        told = self.words("cup-score", home=score.goals[0], away=score.goals[1]) if score is not None else "–"
        home, away = self._name(fixture.home), self._name(fixture.away)
        stage = self.words("cup-round", stage=fixture.stage, round=fixture.round)
        line = self.words("cup-line", round=stage, home=home, score=told, away=away)
        if score is not None and score.kicks is not None:
            line += f" ({self.words('cup-kicks', home=score.kicks[0], away=score.kicks[1])})"
        return Text(f"  {line}", "bold" if self.kept.team in fixture.teams() else "")

    def _name(self, team: str | None) -> str:
        return self.words("cup-open-end") if team is None else self.words(f"team-{team}")
