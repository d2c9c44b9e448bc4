"""The papers that people have in their printers."""

from __future__ import annotations

from typing import Final, NamedTuple

MARGIN: Final = 10.0
"""Millimetres around every page that nothing is drawn on: common printers leave up to 6 blank."""

_REACH: Final = 0.75
"""Half a line's width, or the swing of a letter, reaches so far beyond the place where it is drawn."""


class Area(NamedTuple):
    """A rectangle on a page, in millimetres from the page's upper left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def middle(self) -> float:
        """Halfway between left and right."""
        return self.left + self.width / 2

    def below(self, height: float) -> Area:
        """What is left of it below a strip of that height."""
        return Area(self.left, self.top + height, self.width, self.height - height)


class Paper(NamedTuple):
    """A size of paper, in millimetres."""

    name: str
    title: str
    width: float
    height: float

    def area(self, width: float | None = None) -> Area:
        """Where to draw so that all stays within the margins; with a `width`, a column of it in the middle."""
        away = MARGIN + _REACH
        inside = self.width - 2 * away
        used = min(width or inside, inside)
        return Area((self.width - used) / 2, away, used, self.height - 2 * away)


PAPERS: Final = {
    "a4": Paper("a4", "A4", 210.0, 297.0),
    "letter": Paper("letter", "Letter", 215.9, 279.4),
}
"""The papers by the name that they have on the command line."""
