"""The two sides of a match: told apart by their shirts and by the shape of their badges, not only by their colours."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.press.ink import BLACK, WHITE, Ink
from tablee.press.marks import Disc, Label, Mark, Path, Point, rectangle
from tablee.press.shirts import Shirt


class Side(NamedTuple):
    """How a side looks."""

    name: str
    colour: str
    ground: str
    """The paler colour of its cards."""
    shirt: Shirt
    round: bool
    """Whether its badges are circles; the others are squares."""
    slanting: bool
    """Whether the lines on its backs slant."""


_BLUE: Final = "#2b5c9e"
_RED: Final = "#b5462f"
HOME: Final = Side("home", _BLUE, "#e3ecf6", Shirt(_BLUE), round=True, slanting=False)
AWAY: Final = Side("away", _RED, "#f9e8e1", Shirt(_RED, "hoops"), round=False, slanting=True)
SIDES: Final = (HOME, AWAY)

_TURNABLE: Final = ("6", "9")
"""What is another number on its head."""


def draw_badge(side: Side, at: Point, radius: float, text: str, fill: str = WHITE) -> list[Mark]:
    """A number in the side's shape; 6 and 9 are underlined, since cards are turned."""
    colour = BLACK if fill == WHITE else WHITE
    marks = [_frame(side, at, radius, fill), Label(at, text, 3.0 * radius, bold=True, colour=colour)]
    if text in _TURNABLE:
        under, half = at[1] + 0.55 * radius, 0.3 * radius
        marks.append(Path([[(at[0] - half, under), (at[0] + half, under)]], stroke=colour, width=0.3))
    return marks


def _frame(side: Side, at: Point, radius: float, fill: str) -> Mark:
    if side.round:
        return Disc(at, radius, fill=fill, width=0.25)
    edge = 1.8 * radius
    return rectangle(at[0] - edge / 2, at[1] - edge / 2, edge, edge, fill=fill, line=0.25)


def badge_fill(side: Side, ink: Ink) -> str:
    """The ground of a badge that is a marker."""
    return ink.tint(side.colour) or WHITE
