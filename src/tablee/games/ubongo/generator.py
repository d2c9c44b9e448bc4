"""Makes a box of sheets from a seed (UB-3): the same seed gives the same box on every machine.

For each side regions are grown at random; those with a lively outline are kept that every piece helps to tile, in sets
that do so in a single way. From the kept ones of an area some are taken, from easy to hard. Then the rows are chosen
for the whole box at once: after a first choice they are exchanged one by one as long as the pieces are used more
evenly by that, or the rows of a sheet have less in common. At last the sheets of a side are put in order, the easiest
first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.core.luck import Rng, draw
from tablee.games.ubongo.pieces import PIECES, Cells, all_shapes
from tablee.games.ubongo.region import CELL, GAP, Region
from tablee.games.ubongo.sheets import PIECES_A_ROW, ROWS, Sheet, SheetBox
from tablee.games.ubongo.solver import Tiler, difficulty

Progress = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""

AREAS: Final = {"A": {21: 3, 22: 3, 23: 3}, "B": {27: 4, 28: 3, 29: 2}}
"""How many sheets have which area.  It decides how many hexominoes a row has: with these numbers the 10 pentominoes
and the 11 hexominoes can be used equally often."""
BOXES: Final = {"A": ((5, 5), (5, 6), (6, 5)), "B": ((5, 7), (6, 6), (6, 7), (7, 5), (7, 6))}
"""Heights and widths of the regions."""
CORNERS: Final = {"A": (10, 16), "B": (12, 20)}
"""How often an outline turns, at least and at most: neither nearly a rectangle nor a comb."""
FEWEST_SETS: Final = {"A": 60, "B": 120}
"""Sets of pieces that tile a region in a single way, for 20 of them to have little in common."""
FEWEST_OF_A_PIECE: Final = 4
"""How many of these sets each piece is in."""

_CANDIDATES: Final = 10
"""Regions that are kept for each that is taken."""
_POOL: Final = 240
"""Sets of pieces that the rows of a sheet are chosen from, at most."""
_PASSES: Final = 10
"""How often all rows are looked at again, at most."""
_SHEETS: Final = 18
_STEPS: Final = _SHEETS * (_CANDIDATES + _PASSES)

_USE_COST: Final = 4
"""Of each use of a piece, for each other use of it in the box."""
_OVERLAP_COST: Final = (0, 1, 4, 40, 200, 10_000)
"""Of two rows of a sheet, by the number of pieces they share."""
_SAME_ROW_COST: Final = 10_000


class Draft:
    """A sheet in the making: a region, the sets of pieces to choose from, and those chosen so far."""

    def __init__(self, side: str, region: Region, pool: list[int], hardness: float) -> None:
        self.side = side
        self.region = region
        self.pool = pool
        """Sets of pieces that tile the region in a single way."""
        self.hardness = hardness
        """Their mean difficulty."""
        self.chosen: list[int] = []


def make_box(seed: int, on_progress: Progress | None = None) -> SheetBox:
    """The box of eighteen sides that grows from `seed`."""
    return BoxMaker(seed, on_progress).box()


class BoxMaker:
    """One box in the making, step by step."""

    def __init__(self, seed: int, on_progress: Progress | None) -> None:
        self.seed = seed
        self.rng = Rng(seed)
        self.on_progress = on_progress
        self.steps = 0

    def box(self) -> SheetBox:
        drafts: list[Draft] = []
        for side, areas in AREAS.items():
            for area, count in areas.items():
                drafts += self.drafts(side, area, count)
        RowChoice(drafts, self.rng).settle(self._step)
        self._step(_STEPS - self.steps)
        return SheetBox("ubongo", self.seed, _in_order(drafts))

    def drafts(self, side: str, area: int, count: int) -> list[Draft]:
        """Regions of this side and area, spread from easy to hard."""
        found: list[Draft] = []
        seen: set[Cells] = set()
        while len(found) < count * _CANDIDATES:
            draft = random_draft(self.rng, side, area)
            if draft is not None and draft.region.cells not in seen:
                found.append(draft)
                seen.update(all_shapes(draft.region.cells))
                self._step(1)
        found.sort(key=lambda draft: round(draft.hardness, 6))
        return [found[place * _CANDIDATES + _CANDIDATES // 2] for place in range(count)]

    def _step(self, count: int) -> None:
        self.steps += count
        if self.on_progress is not None:
            self.on_progress(self.steps, _STEPS)


def _in_order(drafts: list[Draft]) -> list[Sheet]:
    """The finished sheets, those of a side from the easiest to the hardest."""
    sheets = [Sheet(draft.side, 0, draft.region, draft.chosen) for draft in drafts]
    sheets.sort(key=lambda sheet: (sheet.side, round(sheet.mean_difficulty, 6)))
    numbers = dict.fromkeys(AREAS, 0)
    for sheet in sheets:
        numbers[sheet.side] += 1
        sheet.number = numbers[sheet.side]
    return sheets


# ----------------------------------------------------------------------------------------------------------- regions


def random_draft(rng: Rng, side: str, area: int) -> Draft | None:
    """A sheet on a random region; ``None`` if that region is not good for one."""
    region = random_region(rng, side, area)
    if region is None:
        return None
    tiler = Tiler(region)
    pool = sorted([pieces for pieces, tilings in tiler.sets(PIECES_A_ROW[side]).items() if tilings == 1])
    sets_with = [len([pieces for pieces in pool if pieces >> piece & 1]) for piece in range(len(PIECES))]
    if len(pool) < FEWEST_SETS[side] or min(sets_with) < FEWEST_OF_A_PIECE:
        return None
    hardness = sum([difficulty(1, tiler.effort(pieces)) for pieces in pool]) / len(pool)
    return Draft(side, region, _sample(rng, pool), hardness)


def _sample(rng: Rng, pool: list[int]) -> list[int]:
    """Some of the pool, any as likely as any other."""
    for place in range(min(_POOL, len(pool))):
        other = place + rng.below(len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:_POOL]


def random_region(rng: Rng, side: str, area: int) -> Region | None:
    """A region that fills one of the boxes of its side; ``None`` if it has a hole, a symmetry or a dull outline."""
    boxes = BOXES[side]
    height, width = boxes[rng.below(len(boxes))]
    region = Region(_grow(rng, height, width, area))
    fewest, most = CORNERS[side]
    fills = region.height == height and region.width == width
    if fills and fewest <= region.corners() <= most and not region.has_hole() and not region.is_symmetric():
        return region
    return None


def _grow(rng: Rng, height: int, width: int, area: int) -> list[str]:
    """Add squares one by one: the more neighbours a square has already, the more likely it is the next."""
    stride = width + 2
    taken = [False] * (stride * (height + 2))
    inside = [row * stride + col for row in range(1, height + 1) for col in range(1, width + 1)]
    taken[inside[rng.below(len(inside))]] = True
    for _ in range(area - 1):
        weights = [
            0
            if taken[square]
            else (taken[square - stride] + taken[square - 1] + taken[square + 1] + taken[square + stride]) ** 2
            for square in inside
        ]
        taken[inside[draw(weights, rng)]] = True
    return [
        "".join([CELL if taken[row * stride + col] else GAP for col in range(1, width + 1)])
        for row in range(1, height + 1)
    ]


# -------------------------------------------------------------------------------------------------------------- rows


class RowChoice:
    """Chooses the rows of all sheets together, because every piece should be used as often as any other."""

    def __init__(self, drafts: list[Draft], rng: Rng) -> None:
        self.drafts = drafts
        self.rng = rng
        self.uses: list[int] = [0] * len(PIECES)
        """How often each piece is used in the whole box."""

    def settle(self, step: Callable[[int], None]) -> None:
        """Choose rows one after the other, then exchange them while that gets better."""
        for draft in self.drafts:
            for _ in range(ROWS):
                self._add(draft, self._best(draft))
        for _ in range(_PASSES):
            if not self._improve(step):
                return

    def _improve(self, step: Callable[[int], None]) -> bool:
        changed = False
        for draft in self.drafts:
            step(1)
            for row in draft.chosen[:]:
                draft.chosen.remove(row)
                self._count(row, -1)
                best = self._best(draft)
                self._add(draft, best if self._cost(draft, best) < self._cost(draft, row) else row)
                changed = changed or draft.chosen[-1] != row
        return changed

    def _best(self, draft: Draft) -> int:
        """The cheapest set of the pool; luck decides where the search begins, and with it between equals."""
        start = self.rng.below(len(draft.pool))
        best = draft.pool[start]
        lowest = self._cost(draft, best)
        for place in range(len(draft.pool)):
            pieces = draft.pool[place - start]
            cost = self._cost(draft, pieces)
            if cost < lowest:
                best = pieces
                lowest = cost
        return best

    def _cost(self, draft: Draft, pieces: int) -> int:
        """What it costs to add `pieces` as a row of `draft`."""
        cost = 0
        for piece, uses in enumerate(self.uses):
            if pieces >> piece & 1:
                cost += _USE_COST * uses
        for row in draft.chosen:
            cost += _SAME_ROW_COST if row == pieces else _OVERLAP_COST[shared(row, pieces)]
        return cost

    def _add(self, draft: Draft, pieces: int) -> None:
        draft.chosen.append(pieces)
        self._count(pieces, 1)

    def _count(self, pieces: int, change: int) -> None:
        for piece in range(len(self.uses)):
            if pieces >> piece & 1:
                self.uses[piece] += change


def shared(first: int, second: int) -> int:
    """How many pieces two sets have in common."""
    both = first & second
    count = 0
    while both:
        both &= both - 1
        count += 1
    return count
