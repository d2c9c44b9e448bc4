"""What a page is drawn with: a few kinds of marks, placed in millimetres from the page's upper left corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.press.ink import BLACK

Point = tuple[float, float]
"""To the right, and down."""


class Path(msgspec.Struct, frozen=True, tag="path"):
    """Lines from point to point, which may enclose a surface."""

    lines: list[list[Point]]
    closed: bool = False
    fill: str | None = None
    stroke: str | None = BLACK
    width: float = 0.3
    dashed: bool = False


class Disc(msgspec.Struct, frozen=True, tag="disc"):
    """A circle around a point."""

    at: Point
    radius: float
    fill: str | None = None
    stroke: str | None = BLACK
    width: float = 0.3


class Label(msgspec.Struct, frozen=True, tag="label"):
    """A line of text; `at` is halfway up its capitals, at its left end, middle or right end."""

    at: Point
    text: str
    size: float
    """In typographic points."""
    align: Literal["left", "center", "right"] = "center"
    bold: bool = False
    colour: str = BLACK
    upside_down: bool = False
    room: float | None = None
    """The width that it has; a longer text is set smaller."""
    climbing: bool = False
    """Whether it is written upwards."""


class Block(msgspec.Struct, frozen=True, tag="block"):
    """A paragraph: a title, a line below it, a heading, a bold line above a text, a numbered step, text, or a note."""

    kind: Literal["title", "subtitle", "heading", "lead", "step", "text", "note"]
    text: str


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table among paragraphs: its cells are wrapped, a thin line lies below each row, the first column is bold."""

    widths: list[float]
    rows: list[list[str]]
    head: bool = False
    """Whether the first row says what the columns are."""
    centred: bool = False
    """Whether all columns but the first are centred, as numbers are."""


class Prose(msgspec.Struct, frozen=True, tag="prose"):
    """Paragraphs one below the other; text that does not fit into the height is an error, not a mess."""

    at: Point
    width: float
    height: float
    blocks: Sequence[Block | Grid]
    size: float = 11
    """Of plain text, in typographic points; titles and notes are larger and smaller in proportion."""
    align: Literal["left", "center"] = "left"
    middle: bool = False
    """Whether it stands halfway down its height."""
    shrinks: bool = False
    """Whether it is set smaller, down to half its size, if it does not fit: for what a user's own file may say."""


Mark = Path | Disc | Label | Prose


class Page(msgspec.Struct, frozen=True):
    """One page: its marks, the first at the bottom of the pile."""

    marks: list[Mark]


class Booklet(msgspec.Struct, frozen=True):
    """All pages of a print, with what a reader of the file wants to know about it."""

    title: str
    lang: str
    width: float
    height: float
    pages: list[Page]


def rectangle(
    left: float,
    top: float,
    width: float,
    height: float,
    *,
    fill: str | None = None,
    stroke: str | None = BLACK,
    line: float = 0.3,
) -> Path:
    """A rectangle by its upper left corner and its size."""
    right, bottom = left + width, top + height
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return Path([corners], closed=True, fill=fill, stroke=stroke, width=line)


def moved(marks: Sequence[Mark], right: float, down: float) -> list[Mark]:
    """The same marks elsewhere."""
    return [_moved(mark, right, down) for mark in marks]


def _moved(mark: Mark, right: float, down: float) -> Mark:
    if isinstance(mark, Path):
        lines = [[(x + right, y + down) for x, y in line] for line in mark.lines]
        return msgspec.structs.replace(mark, lines=lines)
    return msgspec.structs.replace(mark, at=(mark.at[0] + right, mark.at[1] + down))


def turned_over(marks: Sequence[Mark], width: float, height: float) -> list[Mark]:
    """The marks of a drawing of that size after half a turn: what stands upright once the paper is folded back."""
    return [_turned_over(mark, width, height) for mark in marks]


def _turned_over(mark: Mark, width: float, height: float) -> Mark:
    if isinstance(mark, Path):
        lines = [[(width - x, height - y) for x, y in line] for line in mark.lines]
        return msgspec.structs.replace(mark, lines=lines)
    at = (width - mark.at[0], height - mark.at[1])
    if isinstance(mark, Label):
        return msgspec.structs.replace(mark, at=at, upside_down=not mark.upside_down)
    if isinstance(mark, Disc):
        return msgspec.structs.replace(mark, at=at)
    raise ValueError("paragraphs cannot stand on their head")
