"""Shirts: a colour and a pattern, so that teams are told apart without colours too."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tablee.press.ink import BLACK, WHITE, Ink
from tablee.press.marks import Label, Mark, Path, Point

Pattern = Literal["plain", "hoops", "stripes", "sash", "cuffs"]


class Shirt(NamedTuple):
    """How a team is dressed."""

    colour: str
    pattern: Pattern = "plain"
    trim: str = WHITE
    """The colour of the pattern."""
    number: str = WHITE
    """The colour of what is written on it."""


SHIRT_WIDTH: Final = 48.0
"""In the shirt's own units."""
_CLOTH: Final[list[Point]] = [
    (16, 3), (19, 3), (21, 6), (24, 7), (27, 6), (29, 3), (32, 3), (45, 9), (41, 21),
    (36, 19), (36, 41), (12, 41), (12, 19), (7, 21), (3, 9),
]  # fmt: skip
_PATTERNS: Final[dict[Pattern, list[list[Point]]]] = {
    "plain": [],
    "hoops": [
        [(12, 31), (36, 31), (36, 34), (12, 34)],
        [(12, 36.5), (36, 36.5), (36, 39.5), (12, 39.5)],
        [(6, 18), (11, 16), (10, 13), (5, 15)],
        [(42, 18), (37, 16), (38, 13), (43, 15)],
    ],
    "stripes": [
        [(14, 28), (17, 28), (17, 41), (14, 41)],
        [(22.5, 28), (25.5, 28), (25.5, 41), (22.5, 41)],
        [(31, 28), (34, 28), (34, 41), (31, 41)],
    ],
    "sash": [[(12, 34), (12, 40), (36, 34), (36, 28)]],
    "cuffs": [[(6, 18), (11, 16), (10, 13), (5, 15)], [(42, 18), (37, 16), (38, 13), (43, 15)]],
}
_NUMBER_AT: Final[Point] = (24, 20)
"""Where the number stands on it."""


def draw_shirt(shirt: Shirt, at: Point, width: float, ink: Ink, text: str = "") -> list[Mark]:
    """A shirt by its upper left corner and its width, with a number or a letter on it."""
    unit = width / SHIRT_WIDTH

    def place(line: list[Point]) -> list[Point]:
        return [(at[0] + x * unit, at[1] + y * unit) for x, y in line]

    marks: list[Mark] = [Path([place(_CLOTH)], closed=True, fill=ink.tint(shirt.colour), width=ink.edge(0.3))]
    if shirt.pattern != "plain":
        fill, stroke = (shirt.trim, shirt.trim) if ink.fills else (None, BLACK)
        lines = [place(line) for line in _PATTERNS[shirt.pattern]]
        marks.append(Path(lines, closed=True, fill=fill, stroke=stroke, width=0.15))
    if text:
        colour = shirt.number if ink.fills else BLACK
        marks.append(Label(place([_NUMBER_AT])[0], text, 46 * unit, bold=True, colour=colour))
    return marks
