"""Tracks: spaces in rows on which a marker stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.press.ink import CREAM, Ink
from tablee.press.marks import Label, Mark, moved, rectangle
from tablee.press.paper import Area

_DIGIT_COLUMNS: Final = 5
_DIGIT_GAP: Final = 3.0
"""Between tens and units."""


def draw_digits(width: float, row: float, ink: Ink) -> list[Mark]:
    """Points up to 99: two rows of tens, and below them two of units."""
    size = width / _DIGIT_COLUMNS, row
    tens = draw_spaces([str(10 * place) for place in range(10)], _DIGIT_COLUMNS, size, ink.tint(CREAM))
    units = draw_spaces([str(place) for place in range(10)], _DIGIT_COLUMNS, size, ink.tint(CREAM))
    return [*tens, *moved(units, 0, 2 * row + _DIGIT_GAP)]


def digits_height(row: float) -> float:
    """How high such a track is."""
    return 4 * row + _DIGIT_GAP


def draw_spaces(
    texts: Sequence[str], columns: int, size: tuple[float, float], fill: str | None, letters: float = 14
) -> list[Mark]:
    """Spaces of that size from the upper left corner, row by row."""
    width, height = size
    marks: list[Mark] = []
    for place, text in enumerate(texts):
        row, column = divmod(place, columns)
        marks += draw_space(Area(column * width, row * height, width, height), text, fill, letters)
    return marks


def draw_space(area: Area, text: str, fill: str | None, size: float = 10) -> list[Mark]:
    middle = area.middle, area.top + area.height / 2
    return [rectangle(*area, fill=fill, line=0.2), Label(middle, text, size)]
