"""The star of a duel: three places for lines, and the arrow in the middle (AR-30)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tablee.press.artropp.cards import CLAY
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, COLUMNS
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.ink import CREAM, GREY, PALE
from tablee.press.marks import Block, Disc, Label, Mark, Page, Path, Point, Prose, rectangle
from tablee.press.printing import Job

LINES: Final = 3
_RADIUS: Final = 74.0
"""From the middle to where a line begins."""
_PLACE: Final = 15.0
"""The radius of such a place."""
_ROOM: Final = 42.0
"""Below the star, for what to do."""


def draw_star(job: Job) -> Page:
    """The places clockwise from the top, each with an arrow to the next."""
    area = job.paper.area(COLUMNS * CARD_WIDTH)
    middle = (area.middle, area.top + HEADING_HEIGHT + 8.0 + _RADIUS + _PLACE)
    text = Prose(
        (area.left, area.bottom - _ROOM),
        area.width,
        _ROOM,
        [Block("step", job.words(f"print-artropp-star-{step}")) for step in ("open", "turn", "assault")],
    )
    return Page(
        [
            *draw_heading(area, job.words("print-artropp-star"), job.words("game-title")),
            *_draw_ways(middle),
            *_draw_middle(middle, job),
            *(mark for number in range(LINES) for mark in _draw_place(number, middle, job)),
            text,
        ]
    )


def _at(middle: Point, turn: float, radius: float = _RADIUS) -> Point:
    """A point so many thirds of the way round, clockwise from the top."""
    angle = 2 * pi * turn / LINES - pi / 2
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)


def _draw_ways(middle: Point) -> list[Mark]:
    """AR-30: from each place a bow leads clockwise to the next."""
    marks: list[Mark] = []
    for number in range(LINES):
        bow = [_at(middle, number + 0.14 + 0.72 * step / 24) for step in range(25)]
        tip = bow[-1]
        head = [_at(middle, number + 0.82, _RADIUS - 4.0), tip, _at(middle, number + 0.82, _RADIUS + 4.0)]
        marks += [Path([bow], stroke=GREY, width=0.8, dashed=True), Path([head], stroke=GREY, width=0.8)]
    return marks


def _draw_middle(middle: Point, job: Job) -> list[Mark]:
    """Where the arrow lies."""
    left, top = middle[0] - CARD_WIDTH / 2, middle[1] - CARD_HEIGHT / 2
    return [
        rectangle(left, top, CARD_WIDTH, CARD_HEIGHT, fill=job.ink.tint(CREAM), stroke=PALE, line=0.4),
        Label(middle, job.words("print-artropp-arrow"), 13, colour=GREY),
    ]


def _draw_place(number: int, middle: Point, job: Job) -> list[Mark]:
    at = _at(middle, number)
    return [
        Disc(at, _PLACE, fill=job.ink.tint(CREAM), stroke=CLAY, width=0.8),
        Label((at[0], at[1] - 2.0), str(number + 1), 30, bold=True, colour=CLAY),
        Label((at[0], at[1] + 7.5), job.words("print-artropp-line"), 9, colour=GREY),
    ]
