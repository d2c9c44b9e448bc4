"""Players of one's own: a file that sits down wherever a level can.

``NAME.policy`` is a net that has learned (:mod:`tablee.bots.policy`) and is never run. ``NAME.py`` is a program with a
function ``make_player(game, seed)``; what it returns is asked for ``choose(state, seat)``, like a bot: the same seed
and positions are to give the same moves. A program can do what whoever starts it can do.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from tablee.bots.levels import Bot
from tablee.bots.policy import LARGEST, BadPolicy, Policy, PolicyBot, read_policy
from tablee.bots.policy import SUFFIX as POLICY
from tablee.core.errors import BadMaterial, BadOption, TableeError
from tablee.core.game import Game, Seat, State
from tablee.core.material import SentFile
from tablee.core.moves import Move
from tablee.core.phrases import Detail, Phrase, detail
from tablee.core.players import Player, Racer

PROGRAM: Final = ".py"
SUFFIXES: Final = (POLICY, PROGRAM)
FAULTS: Final = (Exception, SystemExit)
"""What goes wrong in a program; one that would end ours as well is no other."""
_KEPT: Final = 32

MakePlayer = Callable[[Game, int], Player]


def is_guest(name: str) -> bool:
    """Whether a player is named by its file."""
    return name.endswith(SUFFIXES)


def called(name: str) -> str:
    """What people call a guest: its file without folder and ending."""
    return Path(name).stem


class ProgramBot(Bot):
    """A program at a seat.  Its reasons are its own."""

    def __init__(self, game: Game, seed: int, name: str, player: Player) -> None:
        super().__init__(game, seed)
        self.level = name
        self._player = player
        self._reason = Phrase("why-own-head")

    def _choose(self, state: State, seat: Seat) -> Move:
        return self._player.choose(state, seat)


def read_guest(path: Path) -> SentFile:
    """The file of a guest, as it travels; no more of it than may be."""
    try:
        with path.open("rb") as file:
            return SentFile(path.name, file.read(LARGEST + 1))
    except OSError as error:
        if isinstance(error, FileNotFoundError):
            raise BadMaterial(f"{path}: there is no such file", key="error-no-file", file=str(path)) from None
        why = error.strerror or str(error)
        raise BadPolicy(str(path), "detail-policy-unreadable", "it cannot be read ({why})", why=why) from None


def check_guest(file: SentFile, game: Game, seats: int) -> None:
    """Refuse what cannot be played with, or not at this table; the error says what would be right."""
    if file.name.endswith(POLICY):
        policy_in(file).check(game, seats)
    else:
        program_in(file)


def check_among_people(file: SentFile, game: Game, seats: int) -> None:
    """The same where people play, whose time passes by itself: there a guest plays by turns."""
    if game.pace is not None:
        message = f"{file.name} plays by turns, and {game.id} is a race: choose a level"
        raise BadOption(message, key="error-guest-race", file=file.name, game=game.id)
    check_guest(file, game, seats)


def guest_bot(file: SentFile, game: Game, seed: int) -> Bot:
    """A guest as a bot that can be asked why."""
    if file.name.endswith(POLICY):
        return PolicyBot(game, seed, policy_in(file))
    return ProgramBot(game, seed, file.name, seated(file, game, seed))


@lru_cache(_KEPT)
def policy_in(file: SentFile) -> Policy:
    """The policy in a file, read once in a process."""
    return read_policy(file)


@lru_cache(_KEPT)
def program_in(file: SentFile) -> MakePlayer:
    """The function of a program, which is run once in a process."""
    names: dict[str, Any] = {"__name__": file.name.removesuffix(PROGRAM)}
    try:
        exec(compile(file.content, file.name, "exec"), names)
    except FAULTS as error:
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
        except FAULTS as error:
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
        except FAULTS as error:
            raise _fault(self._file, error) from error


def seated(file: SentFile, game: Game, seed: int) -> Player:
    """A player that a program made; what is wrong with it is told, now or when it plays."""
    make_player = program_in(file)
    try:
        player = make_player(game, seed)
    except FAULTS as error:
        raise _fault(file, error) from error
    if not callable(getattr(player, "choose", None)):
        problem = detail(
            "detail-program-no-player",
            "make_player gave {given}, which has no choose(state, seat)",
            given=type(player).__name__,
        )
        raise _told(file, 0, problem)
    return HostedRacer(file, player) if isinstance(player, Racer) else Hosted(file, player)


def _fault(file: SentFile, error: BaseException) -> TableeError:
    """What the program raised, and where in it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file.name]
    return _told(file, (lines[-1] if lines else 0) or 0, f"{type(error).__name__}: {error}")


def _told(file: SentFile, line: int, problem: Detail | str) -> TableeError:
    where = f"{file.name}, line {line}" if line else file.name
    return BadOption(f"{where}: {problem}", key="error-study", file=file.name, line=line, problem=problem)
