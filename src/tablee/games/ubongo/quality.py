"""How good a box of sheets is, in figures (UB-3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import mean, median

import msgspec

from tablee.games.ubongo.pieces import LETTERS
from tablee.games.ubongo.sheets import Sheet, SheetBox


class Tilings(msgspec.Struct, frozen=True):
    """In how many ways some rows can be solved."""

    fewest: int
    median: float
    most: int
    single: float
    """The share of rows with one solution only."""


class Overlap(msgspec.Struct, frozen=True):
    """How many pieces two rows of a sheet have in common."""

    mean: float
    most: int


class SheetQuality(msgspec.Struct, frozen=True):
    """The figures of one side of a sheet."""

    name: str
    area: int
    difficulty: float
    """The mean over its rows."""
    tilings: Tilings
    overlap: Overlap


class Quality(msgspec.Struct, frozen=True):
    """The figures of a box."""

    sheets: list[SheetQuality]
    puzzles: int
    tilings: Tilings
    overlap: Overlap
    uses: dict[str, int]
    """How often each piece is used, by its letter."""
    difficulty: dict[str, float]
    """The mean over each side."""


def quality_of(box: SheetBox) -> Quality:
    """Count and solve every row of a box."""
    rows = [row for sheet in box for row in sheet.letters]
    return Quality(
        sheets=[
            SheetQuality(
                sheet.name, sheet.region.area, sheet.mean_difficulty, _tilings(sheet.tilings), _overlap(_shared(sheet))
            )
            for sheet in box
        ],
        puzzles=len(rows),
        tilings=_tilings([count for sheet in box for count in sheet.tilings]),
        overlap=_overlap([shared for sheet in box for shared in _shared(sheet)]),
        uses={letter: sum(letter in row for row in rows) for letter in LETTERS},
        difficulty={side: mean(sheet.mean_difficulty for sheet in sheets) for side, sheets in box.sides.items()},
    )


def _tilings(counts: Sequence[int]) -> Tilings:
    return Tilings(min(counts), median(counts), max(counts), counts.count(1) / len(counts))


def _overlap(shared: Sequence[int]) -> Overlap:
    return Overlap(mean(shared), max(shared))


def _shared(sheet: Sheet) -> list[int]:
    """For each two rows how many pieces they have in common."""
    return [(first & second).bit_count() for first, second in combinations(sheet.rows, 2)]
