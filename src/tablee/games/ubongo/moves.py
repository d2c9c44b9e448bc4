"""Every move of Ubongo, made once, and the ground that each sheet gives them.

============= ===================================================================
``A3b2``      lay piece A, in the third of its shapes, with the corner of its box at column b, row 2
``-A``        take piece A up again
``ready``     sit down to the next duel
``again``     ask to roll again; ``go-on`` takes that back
``away``      the person has gone; ``back``: is here again
``take``      take the duel from somebody who left; ``replay``: play the sheet again instead
``resign``    give the match away
``?b2``       practice: a hint about that cell; asked again, a better one
``solvable``  practice: is there still a way from here?  ``solution``: show it, and end
``d7``        chance: the die shows 7
``go``        clock: both have been ready for the countdown
``forsaken2`` clock: seat 2 has been away for a minute
``settle-40-120`` clock: nobody else can finish in time; so long were the seats' messages on their way
============= ===================================================================
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.moves import Move, MoveTable
from tablee.games.ubongo.solver import Tiler

# Verbs, in the order in which `UbongoState.apply` asks for them.
LAY: Final = 0
TAKE_UP: Final = 1
READY: Final = 2
AGAIN: Final = 3
GO_ON: Final = 4
AWAY: Final = 5
BACK: Final = 6
TAKE: Final = 7
REPLAY: Final = 8
RESIGN: Final = 9
HINT: Final = 10
SOLVABLE: Final = 11
SOLUTION: Final = 12
ROLL: Final = 13
GO: Final = 14
FORSAKEN: Final = 15
SETTLE: Final = 16

SEATS: Final = 2
FACES: Final = 20
"""Of the die."""
BOX: Final = 7
"""No grid is longer or wider."""
LAG_STEP: Final = 10
"""The fineness of a lag in the record, in milliseconds."""
LAG_CAP: Final = 250
"""UB-10: no lag counts for more, in milliseconds."""
LAGS: Final = LAG_CAP // LAG_STEP + 1

CellBits = int
"""Cells of a grid, one bit each."""
PieceBits = int
"""Pieces, one bit each."""


class Act(Move):
    """A move of Ubongo: a verb, and what it is about."""

    def __init__(
        self,
        notation: str,
        verb: int,
        piece: int = -1,
        *,
        shape: int = 0,
        row: int = 0,
        col: int = 0,
        number: int = 0,
    ) -> None:
        super().__init__(notation)
        self.verb = verb
        self.piece = piece
        self.shape = shape
        self.row = row
        self.col = col
        self.number = number
        """A face of the die, a seat, or for a settlement both lags in steps."""


def cell_name(row: int, col: int) -> str:
    """A cell of the grid: column a to g, row 1 to 7."""
    return f"{'abcdefg'[col]}{row + 1}"


class Kit:
    """All moves.  Layings come first, so that a laying's code is its place in `lays`."""

    def __init__(self, pieces: Any) -> None:
        self.letters: list[str] = [str(piece.letter) for piece in pieces]
        self.sizes: list[int] = [int(piece.size) for piece in pieces]
        self.table: MoveTable[Act] = MoveTable()
        self.lays: list[Act] = []
        self._first_lay: list[list[int]] = []
        for number, piece in enumerate(pieces):
            self._make_lays(number, piece)
        self.take_up: list[Act] = [self._make(f"-{letter}", TAKE_UP, n) for n, letter in enumerate(self.letters)]
        self._make_table_moves()
        self._make_practice_moves()
        self._make_chance_and_clock_moves()

    def lay(self, piece: int, shape: int, row: int, col: int, width: int) -> Act:
        """The laying of a piece `width` cells wide in this shape, by the corner of its box."""
        return self.lays[self._first_lay[piece][shape] + row * (BOX - width + 1) + col]

    def hint_at(self, cell: int, ground: Ground) -> Act:
        """The question about a cell of this ground."""
        return self.hint[ground.cell_rows[cell] * BOX + ground.cell_cols[cell]]

    def settling(self, first: int, second: int) -> Act:
        """The settlement with these lags, in milliseconds."""
        return self.settle[_steps(first) * LAGS + _steps(second)]

    def _make(self, notation: str, verb: int, piece: int = -1, **what: int) -> Act:
        act = Act(notation, verb, piece, **what)
        self.table.add(act)
        return act

    def _make_lays(self, number: int, piece: Any) -> None:
        self._first_lay.append([])
        for shape in range(len(piece.shapes)):
            self._first_lay[number].append(len(self.lays))
            for row in range(BOX - int(piece.heights[shape]) + 1):
                for col in range(BOX - int(piece.widths[shape]) + 1):
                    notation = f"{piece.letter}{shape + 1}{cell_name(row, col)}"
                    self.lays.append(self._make(notation, LAY, number, shape=shape, row=row, col=col))

    def _make_table_moves(self) -> None:
        self.ready = self._make("ready", READY)
        self.again = self._make("again", AGAIN)
        self.go_on = self._make("go-on", GO_ON)
        self.away = self._make("away", AWAY)
        self.back = self._make("back", BACK)
        self.take = self._make("take", TAKE)
        self.replay = self._make("replay", REPLAY)
        self.resign = self._make("resign", RESIGN)

    def _make_practice_moves(self) -> None:
        self.hint: list[Act] = [
            self._make(f"?{cell_name(row, col)}", HINT, row=row, col=col) for row in range(BOX) for col in range(BOX)
        ]
        self.solvable = self._make("solvable", SOLVABLE)
        self.solution = self._make("solution", SOLUTION)

    def _make_chance_and_clock_moves(self) -> None:
        self.roll: list[Act] = [self._make(f"d{face + 1}", ROLL, number=face) for face in range(FACES)]
        self.go = self._make("go", GO)
        self.forsaken: list[Act] = [self._make(f"forsaken{seat + 1}", FORSAKEN, number=seat) for seat in range(SEATS)]
        self.settle: list[Act] = [
            self._make(f"settle-{first * LAG_STEP}-{second * LAG_STEP}", SETTLE, number=first * LAGS + second)
            for first in range(LAGS)
            for second in range(LAGS)
        ]


def _steps(lag: int) -> int:
    """A lag in steps: rounded to the nearest, and capped (UB-10)."""
    return max(0, min(LAG_CAP, lag) + LAG_STEP // 2) // LAG_STEP


class Ground:
    """One sheet under the moves: which cells each laying covers there."""

    def __init__(self, kit: Kit, pieces: Any, tiler: Tiler, rows: list[int]) -> None:
        region = tiler.region
        self.tiler = tiler
        self.rows = rows
        """For each face of the die, the pieces to be used."""
        self.full: int = region.full
        self.cell_rows: list[int] = [row for row, _ in region.cells]
        self.cell_cols: list[int] = [col for _, col in region.cells]
        self.masks: list[int] = [0] * len(kit.lays)
        """By the code of a laying, the cells it covers; 0 if it does not lie on the grid."""
        self.by_piece: list[list[Act]] = [[] for _ in kit.letters]
        """The layings of each piece that lie on the grid."""
        for placement in tiler.placements:
            width = int(pieces[placement.piece].widths[placement.shape])
            act = kit.lay(placement.piece, placement.shape, placement.row, placement.col, width)
            self.masks[act.code] = placement.mask
            self.by_piece[placement.piece].append(act)
        self._lays: list[Act] = [lay for lays in self.by_piece for lay in lays]
        self._cells: vec[i64] = vec[i64]([self.masks[lay.code] for lay in self._lays])

    def lays_that_fit(self, pieces: PieceBits, covered: CellBits) -> list[Act]:
        """The layings of these pieces that lie on the grid and on none of these cells, piece by piece."""
        taken: i64 = covered
        cells = self._cells
        moves: list[Act] = []
        end: i64 = 0
        for piece, lays in enumerate(self.by_piece):
            start = end
            end += len(lays)
            if pieces >> piece & 1:
                for place in range(start, end):
                    if cells[place] & taken == 0:
                        moves.append(self._lays[place])
        return moves

    def open_cells(self, covered: CellBits) -> list[int]:
        """The cells that are not covered, in reading order."""
        return [cell for cell in range(len(self.cell_rows)) if not covered >> cell & 1]

    def cell_at(self, row: int, col: int) -> int:
        """The number of a cell, or -1 if it is not on the grid."""
        return self.tiler.region.index_of(row, col)
