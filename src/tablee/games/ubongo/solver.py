"""Tilings: which pieces cover a region, and in how many ways (UB-3, UB-13).

The search always covers the first free square: whatever covers it has it as its own first square, so each square needs
only the placements that begin there, and no tiling is found twice. Squares are counted along the shorter side of the
region's box, which keeps the border between covered and free short. A branch ends where a free square or a pocket of
them is left that no pieces can fill, and where the free area is too large or too small for the pieces to come.

Inside, sets of squares are masks over the box, gaps included, because neighbours are then one shift away; outside they
are masks over the region's squares in reading order.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final, final

from mypy_extensions import i64

from tablee.games.ubongo.pieces import PIECES, Cells, Piece
from tablee.games.ubongo.region import Region

__all__ = ["Placement", "Region", "Tiler", "difficulty"]

_NO_LIMIT: Final = 1 << 60


@final
class Placement:
    """One piece in one place of a region."""

    piece: i64
    shape: i64
    row: i64
    col: i64
    size: i64
    mask: i64
    bit: i64
    board: i64

    def __init__(self, piece: int, shape: int, row: int, col: int, *, size: int, mask: int, board: int) -> None:
        """Which `shape` of which `piece` lies with the corner of its box at `row` and `col`."""
        self.piece = piece
        self.shape = shape
        self.row = row
        self.col = col
        self.size = size
        self.mask = mask
        """The squares that it covers, in the region's reading order."""
        self.bit = i64(1) << self.piece
        """The piece as a set of one."""
        self.board = board
        """The squares as the search counts them."""


@final
class _Search:
    """One search while it runs: what is looked for, and what was found so far."""

    found: i64
    nodes: i64
    limit: i64

    def __init__(self, wanted: list[int], limit: int, keep: bool) -> None:
        self.wanted = wanted
        self.limit = limit
        self._keep = keep
        self.kept: list[list[Placement]] = []
        self.trail: list[Placement] = []
        self.found = 0
        self.nodes = 0

    def note_tiling(self) -> None:
        self.found += 1
        if self._keep:
            self.kept.append(self.trail[:])


@final
class Tiler:
    """All places of some pieces in a region, and the search for tilings.  Asking changes nothing in it."""

    def __init__(self, region: Region, pieces: Sequence[Piece] = PIECES) -> None:
        self.region = region
        self.pieces: list[Piece] = list(pieces)
        self.placements: list[Placement] = _all_placements(region, self.pieces)
        """Every way to lay a piece inside the region, by piece and shape."""
        self._index_placements()
        self._measure_board()
        self._measure_pieces()

    def _index_placements(self) -> None:
        length, width = _board_size(self.region)
        self._starts: list[list[Placement]] = [[] for _ in range(length * width)]
        """For each square of the box the placements whose first square it is."""
        self._of_piece: list[list[list[Placement]]] = [[[] for _ in self.pieces] for _ in range(length * width)]
        """The same by piece."""
        for placement in self.placements:
            board = int(placement.board)
            first = (board & -board).bit_length() - 1
            self._starts[first].append(placement)
            self._of_piece[first][int(placement.piece)].append(placement)

    def _measure_board(self) -> None:
        length, width = _board_size(self.region)
        first_of_lines = sum([1 << line * width for line in range(length)])
        everywhere = (1 << length * width) - 1
        self._width: i64 = width
        self._not_first: i64 = everywhere & ~first_of_lines
        """Squares with another one before them in their line."""
        self._not_last: i64 = everywhere & ~(first_of_lines << width - 1)
        """Squares with another one after them in their line."""

    def _measure_pieces(self) -> None:
        sizes = [piece.size for piece in self.pieces] or [1]
        self._smallest: i64 = min(sizes)
        self._largest: i64 = max(sizes)
        sums = 1
        for _ in range(self.region.area // min(sizes)):
            for size in sizes:
                sums |= sums << size
            sums &= (2 << self.region.area) - 1
        self._sums: i64 = sums
        """A bit for each area that some pieces have together."""

    # What can be asked

    def sets(self, count: int) -> dict[int, int]:
        """Every set of `count` pieces that tiles the region (a bit for each piece), with its number of tilings."""
        sets: dict[int, int] = {}
        self._sweep(sets, self._free(0), 0, 0, self.region.area, count)
        return sets

    def count(self, pieces: int, covered: int = 0) -> int:
        """In how many ways these pieces, each once, tile what is not `covered`."""
        return int(self._run(pieces, covered, _NO_LIMIT, keep=False).found)

    def is_solvable(self, pieces: int, covered: int = 0) -> bool:
        """Whether these pieces, each once, can still tile what is not `covered`."""
        return self._run(pieces, covered, 1, keep=False).found > 0

    def solve(self, pieces: int, covered: int = 0, pick: int = 0) -> list[Placement] | None:
        """One tiling: number `pick`, counted on from the first again when there are not so many; ``None`` if none."""
        found = self.solutions(pieces, covered, pick + 1)
        return found[pick % len(found)] if found else None

    def solutions(self, pieces: int, covered: int = 0, limit: int = _NO_LIMIT) -> list[list[Placement]]:
        """The tilings, at most `limit` of them, always in the same order."""
        return self._run(pieces, covered, limit, keep=True).kept

    def effort(self, pieces: int) -> int:
        """How many arrangements of some of these pieces the search for all tilings looks at."""
        return int(self._run(pieces, 0, _NO_LIMIT, keep=False).nodes)

    # The search for tilings with given pieces

    def _run(self, pieces: int, covered: int, limit: int, keep: bool) -> _Search:
        search = _Search([piece for piece in range(len(self.pieces)) if pieces >> piece & 1], limit, keep)
        if sum([self.pieces[piece].size for piece in search.wanted]) == self.region.area - covered.bit_count():
            self._search(search, self._free(covered), 0, pieces)
        return search

    def _search(self, search: _Search, free: i64, square: i64, left: i64) -> None:
        if not free:
            search.note_tiling()
            return
        while not (free >> square) & 1:
            square += 1
        by_piece = self._of_piece[square]
        for piece in search.wanted:
            if (left >> i64(piece)) & 1:
                for placement in by_piece[piece]:
                    if placement.board & free == placement.board:
                        self._descend(search, placement, free, square, left)
                        if search.found >= search.limit:
                            return

    def _descend(self, search: _Search, placement: Placement, free: i64, square: i64, left: i64) -> None:
        search.nodes += 1
        rest = free ^ placement.board
        if self._is_hopeless(rest):
            return
        search.trail.append(placement)
        self._search(search, rest, square, left ^ placement.bit)
        search.trail.pop()

    # The sweep over all sets of pieces

    def _sweep(  # noqa: PLR0917 (the innermost loop: names would cost time)
        self, sets: dict[int, int], free: i64, square: i64, used: i64, area: i64, pieces: i64
    ) -> None:
        if not free:
            key = int(used)
            sets[key] = sets.get(key, 0) + 1
            return
        most = area - (pieces - 1) * self._smallest
        least = area - (pieces - 1) * self._largest
        while not (free >> square) & 1:
            square += 1
        for placement in self._starts[square]:
            board = placement.board
            if placement.bit & used or board & free != board or not least <= placement.size <= most:
                continue
            rest = free ^ board
            if not self._is_hopeless(rest):
                self._sweep(sets, rest, square, used | placement.bit, area - placement.size, pieces - 1)

    # Squares of the board

    def _is_hopeless(self, free: i64) -> bool:
        """Whether no pieces can fill what is `free`: one look for lone squares first, as that is quick."""
        if free & ~self._beside(free) and not self._sums & 2:
            return True
        return not (self._sums >> self._first_pocket(free)) & 1

    def _first_pocket(self, free: i64) -> i64:
        """How many squares one can walk to from the first free one; 0 if that is all of them."""
        pocket: i64 = 0
        grown = free & -free
        while grown != pocket:
            pocket = grown
            grown = (pocket | self._beside(pocket)) & free
        if pocket == free:
            return 0
        size: i64 = 0
        while pocket:
            pocket &= pocket - 1
            size += 1
        return size

    def _beside(self, squares: i64) -> i64:
        """The squares that have one of `squares` at a side."""
        in_line = (squares & self._not_last) << 1 | (squares & self._not_first) >> 1
        return squares << self._width | squares >> self._width | in_line

    def _free(self, covered: int) -> int:
        """The squares that are not `covered`, as the search counts them."""
        cells = self.region.cells
        return _board(self.region, tuple([cell for place, cell in enumerate(cells) if not covered >> place & 1]))


def difficulty(tilings: int, effort: int) -> float:
    """How hard a puzzle is: bits of search for one tiling (UB-13).

    A person who tries arrangements one after the other meets a tiling after about `effort` / `tilings` of them. Each
    point doubles that.
    """
    return log2(1 + effort / tilings)


def _all_placements(region: Region, pieces: list[Piece]) -> list[Placement]:
    inside = _board(region, region.cells)
    found: list[Placement] = []
    for number, piece in enumerate(pieces):
        for shape, cells in enumerate(piece.shapes):
            in_corner = _board(region, cells)
            for row in range(region.height - piece.heights[shape] + 1):
                for col in range(region.width - piece.widths[shape] + 1):
                    board = in_corner << _square(region, row, col)
                    if board & inside == board:
                        mask = _mask(region, cells, row, col)
                        found.append(Placement(number, shape, row, col, size=piece.size, mask=mask, board=board))
    return found


def _mask(region: Region, cells: Cells, row: int, col: int) -> int:
    """The squares under `cells` with the corner of their box at `row` and `col`, as the region counts them."""
    mask = 0
    for down, right in cells:
        mask |= 1 << region.index_of(row + down, col + right)
    return mask


def _board(region: Region, cells: Cells) -> int:
    """Squares as the search counts them."""
    board = 0
    for row, col in cells:
        board |= 1 << _square(region, row, col)
    return board


def _board_size(region: Region) -> tuple[int, int]:
    """The number of lines, and the shorter side of the box along which they run."""
    return max(region.height, region.width), min(region.height, region.width)


def _square(region: Region, row: int, col: int) -> int:
    """The place of a square in the box, along the lines."""
    return row * region.width + col if region.width <= region.height else col * region.height + row
