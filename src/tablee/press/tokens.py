"""What is moved on boards: markers, and tokens of two faces to fold back to back."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from tablee.press.ink import GREY, Ink
from tablee.press.marks import Disc, Mark, Path, Point, moved, rectangle, turned_over
from tablee.press.packing import Cutout
from tablee.press.paper import Area
from tablee.press.sides import SIDES, Side, badge_fill, draw_badge

MARKER: Final = 5.0
"""The radius of a marker."""


def cut_marker(marks: list[Mark]) -> Cutout:
    """A marker that was drawn in a square of twice :data:`MARKER`."""
    return Cutout(marks, [Area(0, 0, 2 * MARKER, 2 * MARKER)])


def cut_points(side: Side, text: str, ink: Ink) -> Cutout:
    """A marker for the points of a side, in its shape."""
    return cut_marker(draw_badge(side, (MARKER, MARKER), MARKER, text, badge_fill(side, ink)))


def cut_digits(ink: Ink) -> list[Cutout]:
    """For each side a marker of its tens and one of its units."""
    return [cut_points(side, text, ink) for side in SIDES for text in ("1", "10")]


def cut_clock() -> Cutout:
    """A clock, for the time or the half."""
    middle = (MARKER, MARKER)
    hands = Path([[(MARKER, 1.8), middle, (7.4, 6.4)]], width=0.6)
    return cut_marker(
        [Disc(middle, MARKER, width=0.25), Disc(middle, MARKER - 0.8, stroke=GREY, width=0.15), hands],
    )


def cut_folded(front: Sequence[Mark], back: Sequence[Mark], width: float, height: float) -> Cutout:
    """Two faces of that size to fold back to back along the dashed line."""
    fold = Path([[(0, height), (width, height)]], stroke=GREY, width=0.25, dashed=True)
    edge = rectangle(0, 0, width, 2 * height, line=0.25)
    marks = [edge, *turned_over(back, width, height), *moved(front, 0, height), fold]
    return Cutout(marks, [Area(0, 0, width, 2 * height)])


def oval(at: Point, wide: float, high: float) -> list[Point]:
    """The outline of a rugby ball: pointed a little at its ends."""
    angles = [2 * pi * step / 48 for step in range(48)]
    return [(at[0] + wide * cos(angle), at[1] + high * sin(angle) * abs(sin(angle)) ** 0.25) for angle in angles]
