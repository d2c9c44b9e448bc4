"""Who plays in the lab: a level, a level with a budget of its own (``strong:300``), or a file of one's own."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.bots.guests import PROGRAM, check_guest, is_guest, policy_in, program_in
from tablee.bots.levels import make_bot
from tablee.bots.policy import PolicyBot
from tablee.core.errors import BadOption, TableeError
from tablee.core.game import Game, Seat, State
from tablee.core.material import SentFile
from tablee.core.moves import Move
from tablee.core.phrases import Detail, detail
from tablee.core.players import Player, Racer

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
            return _hosted(self.file, game, seed)
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


# ------------------------------------------------------------------------------------------------ somebody's program


class Hosted:
    """A program at a seat: what goes wrong in it is told by its name and its line."""

    def __init__(self, file: SentFile, player: Player) -> None:
        self._file = file
        self._player = player

    def choose(self, state: State, seat: Seat) -> Move:
        """What the program gives, if it may."""
        try:
            move = self._player.choose(state, seat)
        except Exception as error:
            raise _fault(self._file, error) from error
        if move not in state.legal(seat):
            problem = detail(
                "detail-program-illegal",
                "gave {given} where it is not legal; give one of state.legal(seat)",
                given=str(getattr(move, "notation", move)),
            )
            raise _told(self._file, 0, problem)
        return move


class HostedRacer(Hosted):
    """The same for one that keeps time."""

    _player: Racer

    def when(self, state: State, seat: Seat) -> int:
        """The moment that the program gives."""
        try:
            return self._player.when(state, seat)
        except Exception as error:
            raise _fault(self._file, error) from error


def _hosted(file: SentFile, game: Game, seed: int) -> Player:
    make_player = program_in(file)
    try:
        player = make_player(game, seed)
    except Exception as error:
        raise _fault(file, error) from error
    return HostedRacer(file, player) if isinstance(player, Racer) else Hosted(file, player)


def _fault(file: SentFile, error: Exception) -> TableeError:
    """What the program raised, and where in it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file.name]
    return _told(file, (lines[-1] if lines else 0) or 0, f"{type(error).__name__}: {error}")


def _told(file: SentFile, line: int, problem: Detail | str) -> TableeError:
    where = f"{file.name}, line {line}" if line else file.name
    return BadOption(f"{where}: {problem}", key="error-study", file=file.name, line=line, problem=problem)
