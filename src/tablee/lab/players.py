"""Who plays in the lab: a level, a level with a budget of its own (``strong:300``), or a program of one's own.

A program is a Python file with a function ``make_player(game, seed)``. What it returns is asked for
``choose(state, seat)``, like a bot: the same seed and positions are to give the same moves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

import msgspec

from tablee.bots.levels import make_bot
from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.match import Player
from tablee.core.material import SentFile

PROGRAM: Final = ".py"
MOST_WORLDS: Final = 1_000_000

MakePlayer = Callable[[Game, int], Player]


class Entrant(msgspec.Struct, frozen=True):
    """A player as it is entered for an experiment; all that a worker elsewhere needs to make it."""

    name: str
    """What reports call it."""
    level: str = ""
    worlds: int | None = None
    """How many worlds it may look at for a move, where it looks ahead."""
    program: SentFile | None = None

    def sit_down(self, game: Game, seed: int) -> Player:
        """One of them, ready to play."""
        if self.program is not None:
            return _program(self.program)(game, seed)
        return make_bot(self.level, game, seed, self.worlds)

    @property
    def thinks_long(self) -> bool:
        """Whether its games are to be counted in seconds rather than in milliseconds."""
        return self.level == "strong" or self.program is not None


def enter(name: str, read_program: Callable[[str], SentFile]) -> Entrant:
    """The player that a study calls `name`; :class:`BadOption` says what would be right."""
    if name.endswith(PROGRAM):
        entrant = Entrant(name, program=read_program(name))
        _program(cast(SentFile, entrant.program))
        return entrant
    level, colon, worlds = name.partition(":")
    if not colon:
        return Entrant(name, level)
    if not (worlds.isascii() and worlds.isdigit()) or not 1 <= int(worlds) <= MOST_WORLDS:
        raise BadOption(
            f"{name!r}: after the colon stands how many worlds, from 1 to {MOST_WORLDS}",
            key="error-study-worlds",
            name=name,
            most=MOST_WORLDS,
        )
    return Entrant(name, level, int(worlds))


@cache
def _program(file: SentFile) -> MakePlayer:
    """The function of a program, which is run once in a process."""
    names: dict[str, Any] = {"__name__": file.name.removesuffix(PROGRAM)}
    try:
        exec(compile(file.content, file.name, "exec"), names)
    except Exception as error:
        raise _unfit(file, f"{type(error).__name__}: {error}") from error
    make = names.get("make_player")
    if not callable(make):
        raise _unfit(file, "def make_player(game, seed)?")
    return cast(MakePlayer, make)


def _unfit(file: SentFile, problem: str) -> BadOption:
    return BadOption(
        f"{file.name}: a program for a player defines make_player(game, seed), which this one does not: {problem}",
        key="error-study-program",
        file=file.name,
        problem=problem,
    )
