"""A lesson: the first game, told ply by ply.

A game's ``lesson.txt`` says what is dealt, thrown and played, and what a guide says meanwhile::

    tablee lesson 1
    seats: 2
    option rounds: 1

    * start1 +o7 +l3 +d0
    say welcome
    say hand hand
    1 o7
    * +o9
    say rival line
    2 l3
    see added

A ply is written as in a record; several in a row by the same actor may share a line. ``say`` names what the guide says
before the next ply (``lesson-<name>`` in the game's catalogues) and the place on the page that it speaks of. ``see``
names an event that was told since the one before: a main situation of the game. ``win``, the last line, names the event
of the learner's small win. The learner has the first seat. Where it does not matter to the story what he plays, there
are several notations with a bar between them, ``high|low``. A notation that ends with ``…`` stands for any ending.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.game import CHANCE, CLOCK, Seat
from tablee.core.record import Ply

FIRST_LINE: Final = "tablee lesson 1"
LEARNER: Final = 0
"""The seat of whoever is taught."""
_ACTORS: Final = {"*": CHANCE, "~": CLOCK}
_ANY: Final = "…"
_OR: Final = "|"


class Saying(msgspec.Struct, frozen=True):
    """Something that the guide says."""

    cue: int
    """After how many plies of the script."""
    key: str
    """Of its words, in the game's catalogues."""
    spot: str
    """The place on the page that it speaks of (`data-spot`), or nothing."""


class Sight(msgspec.Struct, frozen=True):
    """A main situation of the game, which the lesson has shown by then."""

    cue: int
    event: str


class Lesson(msgspec.Struct, frozen=True):
    """A first game as it is to be played."""

    seats: int
    options: dict[str, bool | int | str]
    plies: tuple[Ply, ...]
    sayings: tuple[Saying, ...]
    sights: tuple[Sight, ...]
    win: str
    """The event of the learner's small win, which is told by the last ply."""


def read_lesson(text: str, where: str) -> Lesson:
    """Read a lesson; :class:`BadMaterial` names the line that is wrong, and `where` it stands."""
    return _Reader(text, where).read()


class _Reader:
    """Reads line by line."""

    def __init__(self, text: str, where: str) -> None:
        self.lines = text.splitlines()
        self.where = where
        self.number = 0
        self.seats = 0
        self.options: dict[str, bool | int | str] = {}
        self.plies: list[Ply] = []
        self.sayings: list[Saying] = []
        self.sights: list[Sight] = []
        self.win = ""

    def read(self) -> Lesson:
        for line in self.lines:
            self.number += 1
            self._take(line.split("#")[0].split())
        if not self.seats or not self.win:
            raise self._wrong("a lesson says how many seats there are and ends with its win")
        return Lesson(
            self.seats,
            self.options,
            tuple(self.plies),
            tuple(self.sayings),
            tuple(self.sights),
            self.win,
        )

    def _wrong(self, expected: str) -> BadMaterial:
        return BadMaterial(f"{self.where}, line {self.number}: {expected}")

    def _take(self, words: Sequence[str]) -> None:
        if self.number == 1:
            if " ".join(words) != FIRST_LINE:
                raise self._wrong(f"a lesson begins with {FIRST_LINE!r}")
            return
        if self.win and words:
            raise self._wrong("nothing follows the win")
        match words:
            case []:
                pass
            case ["seats:", number] if number.isdigit():
                self.seats = int(number)
            case ["option", name, value]:
                self.options[name.removesuffix(":")] = _value(value)
            case ["say", name, *spot] if len(spot) < 2:
                self.sayings.append(Saying(len(self.plies), f"lesson-{name}", "".join(spot)))
            case ["see", event]:
                self.sights.append(Sight(len(self.plies), event))
            case ["win", event]:
                self.win = event
            case [actor, *notations] if notations and (actor in _ACTORS or actor.isdigit()):
                self._play(_ACTORS.get(actor, int(actor) - 1 if actor.isdigit() else 0), notations)
            case _:
                raise self._wrong("a ply, 'say', 'see' or 'win' is expected")

    def _play(self, actor: Seat, notations: Iterable[str]) -> None:
        if actor == CHANCE and self.sayings and self.sayings[-1].cue == len(self.plies):
            raise self._wrong("chance does not wait for anybody who reads: let the guide speak after it")
        self.plies += [Ply(actor, notation, line=self.number) for notation in notations]


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


class LessonProgress:
    """Where a match stands in its lesson."""

    def __init__(self, lesson: Lesson, *, is_race: bool) -> None:
        """In a race the learner does what he likes while the script waits for the clock."""
        self.lesson = lesson
        self.cue = 0
        """How many plies of the script were played."""
        self.is_quit = False
        """Whether the learner wished to play without it."""
        self._is_race = is_race
        self._is_lost = False
        self._read = -1

    def begin_again(self) -> None:
        """Moves are taken back: all that was played is heard again.  What was read is read."""
        self.cue = 0
        self._is_lost = False

    def hear(self, actor: Seat, notation: str) -> None:
        """Something was played.  In a race what the script does not have may happen by the way."""
        if not self.goes_on():
            return
        ply = self.lesson.plies[self.cue]
        if ply.actor == actor and is_written(ply.notation, notation):
            self.cue += 1
        elif not (self._is_race and actor in (LEARNER, CLOCK)):
            self._is_lost = True

    def hear_read(self, cue: int) -> None:
        """The learner has read what the guide says there."""
        self._read = max(self._read, min(cue, self.cue))

    def goes_on(self) -> bool:
        """Whether the script says what comes next."""
        return not self.is_quit and not self._is_lost and self.cue < len(self.lesson.plies)

    def next(self, actor: Seat) -> tuple[str, ...]:
        """What `actor` may play now by the script: nothing if it is not his turn there."""
        if not self.goes_on():
            return ()
        ply = self.lesson.plies[self.cue]
        return tuple(ply.notation.split(_OR)) if ply.actor == actor else ()

    def leads(self) -> bool:
        """Whether the learner may only play what the script has, which is nothing while others act."""
        return self.goes_on() and not (self._is_race and self.lesson.plies[self.cue].actor == CLOCK)

    def is_read_out(self) -> bool:
        """Whether the guide says something that the table waits for: others do not act meanwhile, and time stands."""
        if not self.goes_on() or self._read >= self.cue:
            return False
        if not self._is_race and self.lesson.plies[self.cue].actor == LEARNER:
            return False
        return any(saying.cue == self.cue for saying in self.lesson.sayings)


def is_written(notation: str, found: str) -> bool:
    """Whether a move is what the script has there."""
    if notation.endswith(_ANY):
        return found.startswith(notation[:-1])
    return found in notation.split(_OR)
