"""What was learned, as files of a game's package, read and checked whole.

``data/worth.json`` has what positions are worth, ``data/moves.json`` which moves are chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.learned import MoveNet, Net
from tablee.core.material import Check, Source
from tablee.core.moves import MoveTable
from tablee.core.validation import misfit

NAME: Final = "worth.json"
MOVES_NAME: Final = "moves.json"
LARGEST: Final = 200_000
"""Bytes of a file."""
HUNDREDTHS: Final = 100
"""Facts are about as large as one, so hundredths of a weight are as good as the whole of it, and shorter."""


class Learned(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What was learned at one kind of table."""

    features: list[str]
    """The facts, in the order of the weights."""
    rows: list[list[float]]
    """The weights of the facts themselves, then those of each unit."""
    biases: list[float]
    outputs: list[float]
    """What each unit counts."""
    games: int
    """That it was learned from."""
    positions: int
    loss: float
    """How far it was off in games that it had not learned from, as cross-entropy."""
    loss_by_hand: float
    """The same of the hints' own worth, fitted to the same games."""


class LearnedMoves(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which moves are chosen at one kind of table, by what came of them in searches."""

    features: list[str]
    """The facts, in the order of the weights."""
    trust: float
    """To which power the hints' weights are taken."""
    moves: dict[str, list[int]]
    """By notation: what counts anyway, and the weight of each fact, in hundredths."""
    games: int
    """That it was learned from."""
    decisions: int
    behind: float
    """By how much its choice was behind the best one in games that it had not learned from, in spreads of worlds."""
    behind_by_hints: float
    """The same of the hints' choice."""


class MovesFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file of what moves are chosen."""

    made_by: str
    seed: int
    tables: dict[str, LearnedMoves]
    """By the kind of table, as the game's hints call it."""


class WorthFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file."""

    made_by: str
    seed: int
    tables: dict[str, Learned]
    """By the kind of table, as the game's hints call it."""


File = TypeVar("File", WorthFile, MovesFile)


def nets_of(package: str, features: Sequence[str]) -> dict[str, Net]:
    """The nets in the file of a game's package, by the kind of table; none if it has no file."""
    own = files(package) / "data" / NAME
    return read_nets(own, features) if own.is_file() else {}


def read_nets(source: Source, features: Sequence[str]) -> dict[str, Net]:
    """The nets of a file for a game with these `features`; :class:`BadMaterial` says what is wrong with it."""
    check = Check(source.name)
    file = _read(source, check, WorthFile)
    return {table: _net(check, f"tables.{table}", learned, features) for table, learned in file.tables.items()}


def move_nets_of(package: str, features: Sequence[str], moves: MoveTable) -> dict[str, MoveNet]:
    """The same for which moves are chosen."""
    own = files(package) / "data" / MOVES_NAME
    return read_move_nets(own, features, moves) if own.is_file() else {}


def read_move_nets(source: Source, features: Sequence[str], moves: MoveTable) -> dict[str, MoveNet]:
    """The nets of a file for a game with these `features` and `moves`; :class:`BadMaterial` as above."""
    check = Check(source.name)
    file = _read(source, check, MovesFile)
    return {
        table: _move_net(check, f"tables.{table}", learned, features, moves) for table, learned in file.tables.items()
    }


def _read(source: Source, check: Check, kind: type[File]) -> File:
    content = source.read_bytes()
    if len(content) > LARGEST:
        raise check.bad("", "detail-worth-large", "is too large; it has at most {most} bytes", most=LARGEST)
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        entry, problem = misfit(error)
        raise BadMaterial(
            f"{source.name}: {entry}: {problem}", file=source.name, entry=entry, problem=problem
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise check.bad("", "detail-worth-json", "is not JSON; make it anew with make learn") from None


def _move_net(check: Check, entry: str, learned: LearnedMoves, features: Sequence[str], moves: MoveTable) -> MoveNet:
    codes = {move.notation: move.code for move in moves}
    if learned.features != list(features) or not learned.moves.keys() <= codes.keys():
        raise check.bad(
            entry, "detail-worth-features", "was learned from other facts than this version knows; run make learn"
        )
    if any(len(row) != len(features) + 1 for row in learned.moves.values()):
        raise check.bad(entry, "detail-worth-shape", "has too many or too few weights; run make learn")
    rows: list[list[float]] = [[] for _ in codes]
    biases = [0.0] * len(codes)
    for notation, row in learned.moves.items():
        biases[codes[notation]], *rows[codes[notation]] = (number / HUNDREDTHS for number in row)
    return MoveNet(learned.trust, rows, biases)


def _net(check: Check, entry: str, learned: Learned, features: Sequence[str]) -> Net:
    if learned.features != list(features):
        raise check.bad(
            entry, "detail-worth-features", "was learned from other facts than this version knows; run make learn"
        )
    rows, biases, outputs = learned.rows, learned.biases, learned.outputs
    if not len(rows) == len(biases) == len(outputs) + 1 or any(len(row) != len(features) for row in rows):
        raise check.bad(entry, "detail-worth-shape", "has too many or too few weights; run make learn")
    if not all(math.isfinite(number) for numbers in (*rows, biases, outputs) for number in numbers):
        raise check.bad(entry, "detail-worth-numbers", "has weights that are no numbers; run make learn")
    return Net(rows, biases, outputs)
