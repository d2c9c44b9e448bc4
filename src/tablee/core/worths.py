"""Learned worths as a file of a game's package, ``data/worth.json``: read and checked whole."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.learned import Net
from tablee.core.material import Check, Source
from tablee.core.validation import misfit

NAME: Final = "worth.json"
LARGEST: Final = 200_000
"""Bytes of a file."""


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


class WorthFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file."""

    made_by: str
    seed: int
    tables: dict[str, Learned]
    """By the kind of table, as the game's hints call it."""


def nets_of(package: str, features: Sequence[str]) -> dict[str, Net]:
    """The nets in the file of a game's package, by the kind of table; none if it has no file."""
    own = files(package) / "data" / NAME
    return read_nets(own, features) if own.is_file() else {}


def read_nets(source: Source, features: Sequence[str]) -> dict[str, Net]:
    """The nets of a file for a game with these `features`; :class:`BadMaterial` says what is wrong with it."""
    check = Check(source.name)
    content = source.read_bytes()
    if len(content) > LARGEST:
        raise check.bad("", "detail-worth-large", "is too large; it has at most {most} bytes", most=LARGEST)
    try:
        file = msgspec.json.decode(content, type=WorthFile)
    except msgspec.ValidationError as error:
        entry, problem = misfit(error)
        raise BadMaterial(
            f"{source.name}: {entry}: {problem}", file=source.name, entry=entry, problem=problem
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise check.bad("", "detail-worth-json", "is not JSON; make it anew with make learn") from None
    return {table: _net(check, f"tables.{table}", learned, features) for table, learned in file.tables.items()}


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
