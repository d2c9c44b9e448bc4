"""Laying what is to be cut out on as few pages as is easy."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from tablee.press.marks import Mark, Page, moved
from tablee.press.paper import Area

GAP: Final = 4.0
"""Millimetres between two things to cut out, and the raster on which they are laid."""


class Cutout(NamedTuple):
    """Something to cut out, drawn from its own upper left corner."""

    marks: list[Mark]
    covers: list[Area]
    """What it covers, as rectangles."""

    @property
    def width(self) -> float:
        """From its left to its right end."""
        return max(area.right for area in self.covers)

    @property
    def height(self) -> float:
        """From its upper to its lower end."""
        return max(area.bottom for area in self.covers)


def pack(items: Sequence[Sequence[Cutout]], area: Area) -> list[Page]:
    """Pages with all items, each in one of its ways to lie; large ones first, each as high up as it can."""
    sheets: list[_Sheet] = []
    for ways in sorted(items, key=_longest_first):
        if not any(sheet.take(ways) for sheet in sheets):
            sheets.append(_Sheet(area))
            if not sheets[-1].take(ways):
                raise ValueError("something to cut out is larger than the page")
    return [Page(sheet.marks) for sheet in sheets]


def _longest_first(ways: Sequence[Cutout]) -> tuple[float, float]:
    first = ways[0]
    return -max(first.width, first.height), -first.width * first.height


class _Sheet:
    """A page that is being filled; a bit for each place of the raster that is taken."""

    def __init__(self, area: Area) -> None:
        self.area = area
        self.columns = floor((area.width + GAP) / GAP)
        self.rows = floor((area.height + GAP) / GAP)
        self.taken = 0
        self.marks: list[Mark] = []

    def take(self, ways: Sequence[Cutout]) -> bool:
        """Lay the item where its lower end is highest; false if there is no room."""
        found = [(*place, way) for way, cutout in enumerate(ways) if (place := self._highest(cutout)) is not None]
        if not found:
            return False
        _, column, row, way = min(found)
        self.taken |= self._mask(ways[way]) << (row * self.columns + column)
        self.marks += moved(ways[way].marks, self.area.left + column * GAP, self.area.top + row * GAP)
        return True

    def _highest(self, cutout: Cutout) -> tuple[int, int, int] | None:
        """The row below it, and the column and row of its corner."""
        mask = self._mask(cutout)
        high, wide = _raster(cutout.height) + 1, _raster(cutout.width) + 1
        for row in range(self.rows - high + 1):
            for column in range(self.columns - wide + 1):
                if not self.taken & mask << (row * self.columns + column):
                    return row + high, column, row
        return None

    def _mask(self, cutout: Cutout) -> int:
        """The places that it takes, with the gap to the right of it and below."""
        mask = 0
        for area in cutout.covers:
            left, right = floor(area.left / GAP), _raster(area.right) + 1
            for row in range(floor(area.top / GAP), _raster(area.bottom) + 1):
                mask |= ((1 << right - left) - 1) << (row * self.columns + left)
        return mask


def _raster(length: float) -> int:
    return ceil(length / GAP)
