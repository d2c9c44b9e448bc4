"""The shape that is to be covered (UB-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.phrases import Detail, detail
from tablee.games.ubongo.pieces import Cells, all_shapes, settle

CELL: Final = "#"
GAP: Final = "."
MOST_BOX_CELLS: Final = 60
"""Height times width: a set of squares has to fit into one machine word.  6×10 just does."""


class Region:
    """Some squares in a box just large enough for them; a set of them is a mask with a bit for each."""

    def __init__(self, rows: Sequence[str]) -> None:
        """Read it from rows of ``#`` and ``.``; empty rows and columns around it do not count.

        :class:`ValueError` says what :func:`region_problem` finds.
        """
        problem = region_problem(rows)
        if problem is not None:
            raise ValueError(problem.message)
        self.cells: Cells = _read(rows)
        """The squares as (row, column) in reading order; square i is bit i of a mask."""
        self.area: int = len(self.cells)
        self.height: int = 1 + max([row for row, _ in self.cells])
        self.width: int = 1 + max([col for _, col in self.cells])
        self.full: int = (1 << self.area) - 1
        """The mask of all squares."""
        self.rows: list[str] = [
            "".join([CELL if (row, col) in self.cells else GAP for col in range(self.width)])
            for row in range(self.height)
        ]
        self._index: dict[tuple[int, int], int] = {cell: place for place, cell in enumerate(self.cells)}

    def index_of(self, row: int, col: int) -> int:
        """The place of a square in reading order; -1 if it is not part of the region."""
        return self._index.get((row, col), -1)

    def is_connected(self) -> bool:
        """Whether one can walk from every square to every other."""
        return len(_reach(self.cells[0], set(self.cells))) == self.area

    def has_hole(self) -> bool:
        """Whether squares of the region enclose some that are not: from outside one cannot walk to those."""
        around = {(row, col) for row in range(-1, self.height + 1) for col in range(-1, self.width + 1)}
        outside = around - set(self.cells)
        return len(_reach((-1, -1), outside)) < len(outside)

    def corners(self) -> int:
        """How often its outline turns: 4 times for a rectangle."""
        return sum([self._turns_at(row, col) for row in range(self.height + 1) for col in range(self.width + 1)])

    def _turns_at(self, row: int, col: int) -> int:
        """At the point above and to the left of a square: one of the four squares around differs, or two do askew."""
        above = (row - 1, col - 1) in self._index, (row - 1, col) in self._index
        below = (row, col - 1) in self._index, (row, col) in self._index
        if (sum(above) + sum(below)) % 2:
            return 1
        return 2 if above == (not below[0], not below[1]) and above[0] != above[1] else 0

    def is_symmetric(self) -> bool:
        """Whether turning or flipping it gives the same region: then every tiling has a twin."""
        return len(all_shapes(self.cells)) < 8


def region_problem(rows: Sequence[str]) -> Detail | None:
    """Why these rows are no region; nothing if they are one."""
    for line in rows:
        for sign in line:
            if sign not in (CELL, GAP):
                return detail("detail-region-sign", "{sign} is neither '#' (a square) nor '.' (none)", sign=repr(sign))
    cells = _read(rows)
    if not cells:
        return detail("detail-region-empty", "there is no square in it: '#' is a square")
    height = 1 + max([row for row, _ in cells])
    width = 1 + max([col for _, col in cells])
    if height * width > MOST_BOX_CELLS:
        return detail(
            "detail-region-large",
            "{rows} by {columns} squares are too many: at most {most} with the gaps",
            rows=height,
            columns=width,
            most=MOST_BOX_CELLS,
        )
    return None


def _read(rows: Sequence[str]) -> Cells:
    cells = [(row, col) for row, line in enumerate(rows) for col, sign in enumerate(line) if sign == CELL]
    return settle(cells) if cells else ()


def _reach(start: tuple[int, int], allowed: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Where one comes to from `start` by steps to a side."""
    seen = {start}
    waiting = [start]
    while waiting:
        row, col = waiting.pop()
        for cell in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if cell in allowed and cell not in seen:
                seen.add(cell)
                waiting.append(cell)
    return seen
