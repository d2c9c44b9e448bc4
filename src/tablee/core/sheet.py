"""The match sheet: what a game came to in figures, how it went from part to part, and its great moments.

A game writes its own in ``games/<game>/sheet.py``, with `sheet_of(played)`, from the events that everybody heard; one
without that room has the general sheet. Everything is said as phrases; a moment knows after how many plies it had
happened, which is where a replay shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from tablee.core.game import Game, Outcome, State
from tablee.core.phrases import Person, Phrase, people
from tablee.core.record import Record, begin, replay_ply
from tablee.core.story import Story

E = TypeVar("E")

Kind = Literal["part", "score", "great"]
"""A part of the game begins, somebody scores, or something else happens that is worth telling."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that one would like to see again."""

    ply: int
    """After so many plies it has happened."""
    phrase: Phrase
    kind: Kind = "great"
    score: tuple[int, ...] = ()
    """How it stands then, one number for each of the sheet's `people`; where somebody scores."""


class Figure(msgspec.Struct, frozen=True):
    """A line of the sheet: what was counted, and what it is for each of the sheet's `people`."""

    label: Phrase
    values: list[int | Phrase]


class Mark(msgspec.Struct, frozen=True):
    """A point of a curve: what everybody had after so many plies."""

    ply: int
    values: list[int]
    label: Phrase


class Curve(msgspec.Struct, frozen=True):
    """How something grew and fell: points, coins, spaces."""

    label: Phrase
    marks: list[Mark]


class Sheet(msgspec.Struct, frozen=True):
    """The sheet of one game."""

    people: list[Person]
    """Whom the columns are about: the seats, and the game's own opponent if it has one."""
    opponent: Phrase | None
    """What the game's own opponent is called here, if it has a name of its own."""
    outcome: list[Phrase]
    """Why it ended, who won, and how everybody came out of it."""
    figures: list[Figure]
    curves: list[Curve]
    moments: list[Moment]


class Slip(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    ply: int
    """It was made after so many plies."""
    seat: int
    played: Phrase
    """What was done, as a line of a menu."""
    better: Phrase
    """What the bot would have done."""
    why: Phrase
    cost: Phrase
    """How much better that would have been: in so many of ten imagined games."""
    weight: float
    """What it cost, on the scale of the game's hints."""


class Chance(msgspec.Struct, frozen=True):
    """How likely each seat was to win after so many plies: shares of one."""

    ply: int
    shares: list[float]


class Heard(NamedTuple):
    """An event in the form for everybody, and after how many plies it had happened."""

    ply: int
    event: Any


class PlayedGame:
    """A game as its sheet is made from it."""

    def __init__(self, game: Game, heard: Sequence[Heard], first: Any, last: State) -> None:
        """`first` is what a spectator saw at the beginning, `last` the position at the end."""
        self.game = game
        self.heard = heard
        self.first = first
        self.last: Any = last.view(None)
        self.seats = last.seats
        self.ended: Outcome | None = last.outcome()

    def all_of(self, kind: type[E]) -> list[E]:
        """The events of one kind, in their order."""
        return [event for _, event in self.heard if isinstance(event, kind)]

    def said(self, heard: Heard, kind: Kind = "great", score: Sequence[int] = ()) -> Moment:
        """An event as a moment, in the words in which it is told."""
        phrase = self.game.narrator.event(heard.event)
        assert phrase is not None, "a moment is something that is told"
        return Moment(heard.ply, phrase, kind, tuple(score))

    def moments(self, pick: Pick, parts: tuple[type[Any], ...] | None = None) -> list[Moment]:
        """The great moments, in their order: where `parts` of the game begin, and what `pick` makes of other events.

        The parts are those of the log, unless said otherwise.
        """
        found: list[Moment] = []
        for heard in self.heard:
            is_part = isinstance(heard.event, self.game.narrator.chapters if parts is None else parts)
            moment = self.said(heard, "part") if is_part else pick(heard)
            if moment is not None:
                found.append(moment)
        return found

    def sheet(
        self,
        figures: Sequence[Figure],
        curves: Sequence[Curve],
        moments: Sequence[Moment],
        columns: int | None = None,
    ) -> Sheet:
        """The whole sheet, for so many `columns`; for every seat one, unless said otherwise."""
        drawn = [curve for curve in curves if len(curve.marks) > 1]
        narrator, last = self.game.narrator, self.last
        who = people(range(columns or self.seats))
        return Sheet(who, narrator.opponent(last), narrator.outcome(last), list(figures), drawn, list(moments))


SheetMaker = Callable[[PlayedGame], Sheet]

Pick = Callable[[Heard], Moment | None]
"""Which events are moments."""

TEAMS: Final = 2
"""The columns of a sheet of a match, also where the rules play one of the teams."""

NOTHING: Final = Phrase("sheet-none")
"""What stands where there is nothing to count."""


def row(key: str, values: Sequence[int | Phrase], **facts: Any) -> Figure:
    """A line of figures called `key`."""
    return Figure(Phrase(key, facts), list(values))


def for_each(columns: int, seats: Sequence[int]) -> list[int]:
    """How often each of them stands in `seats`."""
    return [list(seats).count(seat) for seat in range(columns)]


def of_all(good: int, tried: int) -> Phrase:
    """So many of so many: "2 of 5"; nothing where nobody tried."""
    return Phrase("sheet-of", {"good": good, "all": tried}) if tried else NOTHING


def good_of(tries: Sequence[bool]) -> Phrase:
    """How many tries were good, of how many: "2 of 5"."""
    return of_all(sum(tries), len(tries))


def general_sheet(played: PlayedGame) -> Sheet:
    """The sheet of a game that has none of its own: what everybody has in the end, and where its parts begin."""
    scores = [] if played.ended is None else [row("sheet-score", played.ended.scores)]
    return played.sheet(scores, [], played.moments(lambda heard: None))


def sheet_of(game: Game, record: Record, rules: SheetMaker | None = None) -> Sheet:
    """The sheet of a recorded game, by its own room or by `rules`."""
    return (rules or maker_of(game))(listen_to(game, record))


def listen_to(game: Game, record: Record) -> PlayedGame:
    """Play a record and listen as everybody may."""
    state = begin(record, game)
    state.story = ear = Story()
    first = state.view(None)
    heard: list[Heard] = []
    for number, ply in enumerate(record.plies):
        replay_ply(state, game, ply, number)
        heard += [Heard(number + 1, told.public) for told in ear.take()]
    return PlayedGame(game, heard, first, state)


def maker_of(game: Game) -> SheetMaker:
    """The game's own way to make its sheet, or the general one."""
    package = type(game).__module__.rpartition(".")[0]
    found = _makers.get(package)
    if found is None:
        room = f"{package}.sheet"
        found = import_module(room).sheet_of if find_spec(room) is not None else general_sheet
        _makers[package] = found
    return found


_makers: dict[str, SheetMaker] = {}
