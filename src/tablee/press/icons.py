"""Signs: those that several games mean the same thing by, and how any sign is drawn."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

from tablee.press.ink import BLACK, WHITE, Ink
from tablee.press.marks import Mark, Path, Point
from tablee.press.svg import read_outline

Look = Literal["full", "line", "thin", "paper", "hole"]
"""Filled; a line in the same colour, a thin one; a line or a surface of the paper's colour on what is filled."""


class Icon(NamedTuple):
    """A sign in a square of so many units: outlines, each with its look."""

    parts: tuple[tuple[Look, str], ...]
    grid: float = 24.0
    line: float = 1.8
    """How thick its lines are, in units."""


def full(*outlines: str) -> Icon:
    """A sign that is all filled."""
    return Icon(tuple(("full", outline) for outline in outlines))


ARROW: Final = full("M4 9h9V4l8 8-8 8v-5H4Z")
"""To the right: onwards."""
KICK: Final = full("M3 20C3 9 9 5 15 5V1l7 7-7 7v-4c-5 0-8 2-8 9Z")
"""Through the air."""
POSTS: Final = full("M4 2h3v10h10V2h3v20h-3v-7H7v7H4Z")
"""The goal of rugby: whoever can kick between the posts."""
STAR: Final = full("M12 1.8l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.5 3.6L7 14.3l-5.4-5 7.3-.8Z")


def draw_icon(icon: Icon, at: Point, size: float, ink: Ink, colour: str = BLACK, *, paper: str = WHITE) -> list[Mark]:
    """A sign around a point, `size` millimetres wide, on ground of the colour `paper`; outlined where ink is saved."""
    unit = size / icon.grid
    left, top = at[0] - size / 2, at[1] - size / 2
    marks: list[Mark] = []
    for look, outline in icon.parts:
        lines = [[(left + x * unit, top + y * unit) for x, y in line] for line in _lines(outline)]
        marks.append(_drawn(look, lines, icon.line * unit, ink, (colour, paper)))
    return marks


@cache
def _lines(outline: str) -> list[list[Point]]:
    return read_outline(outline)


def _drawn(look: Look, lines: list[list[Point]], width: float, ink: Ink, colours: tuple[str, str]) -> Path:
    colour, paper = colours
    if look == "full":
        return Path(lines, closed=True, fill=ink.tint(colour), stroke=colour, width=0.2)
    if look == "hole":
        return Path(lines, closed=True, fill=ink.tint(paper), stroke=None if ink.fills else colour, width=0.15)
    if look == "paper":
        return Path(lines, stroke=paper if ink.fills else colour, width=0.7 * width if ink.fills else 0.15)
    width *= (0.4 if look == "thin" else 1.0) * (1.0 if ink.fills else 0.5)
    return Path(lines, stroke=colour, width=width)
