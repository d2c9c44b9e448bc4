"""A face of the die with twenty faces."""

from __future__ import annotations

from math import cos, pi, sin

from tablee.press.ink import WHITE
from tablee.press.marks import Label, Mark, Path, Point


def draw_face(at: Point, text: str, radius: float) -> list[Mark]:
    """A number in a hexagon, which is how such a die looks from above."""
    angles = [pi / 6 + corner * pi / 3 for corner in range(6)]
    corners = [(at[0] + radius * cos(angle), at[1] + radius * sin(angle)) for angle in angles]
    return [Path([corners], closed=True, fill=WHITE, width=0.25), Label(at, text, 2.6 * radius, bold=True)]
