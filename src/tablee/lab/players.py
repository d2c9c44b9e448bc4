"""Who plays in the lab: a level, a level with a budget of its own (``strong:300``), or a file of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tablee.bots.guests import PROGRAM, check_guest, is_guest, policy_in, seated
from tablee.bots.levels import make_bot
from tablee.bots.policy import PolicyBot
from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.material import SentFile
from tablee.core.players import Player

MOST_WORLDS: Final = 1_000_000


class Entrant(msgspec.Struct, frozen=True):
    """A player as it is entered for an experiment; all that a worker elsewhere needs to make it."""

    name: str
    """What reports call it."""
    level: str = ""
    worlds: int | None = None
    """How many worlds it may look at for a move, where it looks ahead."""
    file: SentFile | None = None
    """A policy or a program."""

    def sit_down(self, game: Game, seed: int) -> Player:
        """One of them, ready to play."""
        if self.file is None:
            return make_bot(self.level, game, seed, self.worlds)
        if self.is_program:
            return seated(self.file, game, seed)
        return PolicyBot(game, seed, policy_in(self.file))

    def check(self, game: Game, seats: int) -> None:
        """Refuse a table that it cannot play at."""
        if self.file is not None:
            check_guest(self.file, game, seats)

    @property
    def is_program(self) -> bool:
        """Whether it is somebody's Python."""
        return self.file is not None and self.file.name.endswith(PROGRAM)

    @property
    def thinks_long(self) -> bool:
        """Whether its games are to be counted in seconds rather than in milliseconds."""
        return self.level in ("strong", "expert") or self.is_program


def enter(name: str, read: Callable[[str], SentFile]) -> Entrant:
    """The player that a study calls `name`; :class:`BadOption` says what would be right."""
    if is_guest(name):
        return Entrant(name, file=read(name))
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
