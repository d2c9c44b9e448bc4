"""The first page of every print: what to do with the others, and a ruler to check that the size is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.press.ink import BLACK, GREY
from tablee.press.marks import Block, Label, Mark, Page, Path, Prose, moved
from tablee.press.paper import Area, Paper
from tablee.words import Words

RULER: Final = 50
"""Millimetres of the ruler that people measure after printing."""
HEADING_HEIGHT: Final = 8.0
"""Millimetres that :func:`draw_heading` takes at the top of a page."""
PICTURE_WIDTH: Final = 160.0
"""Millimetres of the cover's picture and text: a longer line is hard to read."""
PICTURE_HEIGHT: Final = 24.0
_TITLE: Final = 24.0
"""Millimetres for the title and the line below it."""
_FOOT: Final = 34.0
"""Millimetres at the bottom for the ruler and whose game it is."""


class Section(NamedTuple):
    """A part of the cover's text."""

    heading: str
    """May be empty."""
    paragraphs: Sequence[str]
    """Several are numbered."""

    def blocks(self) -> list[Block]:
        """The section as it is set."""
        heading = [Block("heading", self.heading)] if self.heading else []
        numbered = len(self.paragraphs) > 1
        return [*heading, *(Block("step" if numbered else "text", text) for text in self.paragraphs)]


def draw_cover(paper: Paper, words: Words, picture: Sequence[Mark], sections: Sequence[Section]) -> Page:
    """The cover: a title, a picture (:data:`PICTURE_WIDTH` by :data:`PICTURE_HEIGHT`), text, a ruler, the owners."""
    area = paper.area(PICTURE_WIDTH)
    titles = [Block("title", words("game-title")), Block("subtitle", words("print-subtitle"))]
    title = Prose((area.left, area.top), area.width, _TITLE, titles)
    room = area.below(_TITLE + PICTURE_HEIGHT)
    blocks = [block for section in sections for block in section.blocks()]
    text = Prose((room.left, room.top), room.width, room.height - _FOOT, blocks)
    shown = moved(picture, area.left, area.top + _TITLE)
    return Page([title, *shown, text, *_ruler(area, words), *_owners(area, words)])


def _ruler(area: Area, words: Words) -> list[Mark]:
    """Five centimetres with a stroke at each millimetre."""
    top = area.bottom - _FOOT + 4
    ticks = [[(area.left + place, top), (area.left + place, top + _tick_length(place))] for place in range(RULER + 1)]
    base = [(area.left, top), (area.left + RULER, top)]
    beside = Label((area.left + RULER + 6, top + 2.5), words("print-ruler"), 11, "left")
    numbers = [Label((area.left + 10 * number, top + 8), str(number), 8) for number in range(RULER // 10 + 1)]
    return [Path([base, *ticks], width=0.15), *numbers, beside]


def _tick_length(place: int) -> float:
    return 5.0 if place % 10 == 0 else 3.5 if place % 5 == 0 else 2.0


def _owners(area: Area, words: Words) -> list[Mark]:
    height = 14.0
    rule = [(area.left, area.bottom - height - 2), (area.right, area.bottom - height - 2)]
    note = Prose((area.left, area.bottom - height), area.width, height, [Block("note", words("print-unofficial"))])
    return [Path([rule], stroke=GREY, width=0.15), note]


def draw_heading(area: Area, left: str, right: str) -> list[Mark]:
    """A line at the top of a page: what it is, and what it belongs to."""
    height = area.top + 3
    return [
        Label((area.left, height), left, 18, "left", bold=True, colour=BLACK),
        Label((area.right, height), right, 9, "right", colour=GREY),
    ]
