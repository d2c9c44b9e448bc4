"""Cards: fronts side by side with common lines to cut along, and backs that lie behind them when turned over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple, TypeVar

import msgspec

from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.ink import GREY, WHITE
from tablee.press.marks import Label, Mark, Page, Path, Point, moved, rectangle
from tablee.press.packing import GAP, Cutout, pack
from tablee.press.paper import MARGIN, Area, Paper
from tablee.press.printing import Job

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
"""Millimetres: common sleeves fit."""
COLUMNS: Final = 3
EDGE: Final = 0.2
"""The line to cut along."""
_INSET: Final = 5.0
"""How far a back keeps away from its edge: printers do not turn paper over quite exactly."""
_WINDOW: Final = Area(12.0, 27.0, CARD_WIDTH - 24.0, 34.0)
"""The white place in the middle of a back."""

T = TypeVar("T")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen about a print of cards.  The words are in ``text/*.ftl``."""

    backs: bool = False
    """Whether each page of cards is followed by its back, for printers that print on both sides."""


class Card(NamedTuple):
    """Both sides of a card, each drawn from its upper left corner."""

    front: list[Mark]
    back: list[Mark]


# --------------------------------------------------------------------------------------------------------- the backs


def draw_back(colour: str, emblem: Sequence[Mark], name: str, job: Job, *, slanting: bool) -> list[Mark]:
    """A back: a woven panel, and in its window an emblem (drawn on the card) and a name; the weave has two ways."""
    width, height = CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET
    panel = rectangle(_INSET, _INSET, width, height, fill=job.ink.tint(colour), stroke=colour, line=0.3)
    lines = list(_slants()) if slanting else list(_uprights())
    fills = job.ink.fills
    weave = Path(lines, stroke=WHITE if fills else colour, width=0.35 if fills else 0.12)
    window = rectangle(*_WINDOW, fill=WHITE, stroke=colour, line=0.3)
    label = Label((CARD_WIDTH / 2, 56.0), name, 10, bold=True, room=_WINDOW.width - 2.0)
    return [panel, weave, window, *emblem, label]


def _uprights() -> Iterator[list[Point]]:
    top, bottom = _INSET + 2, CARD_HEIGHT - _INSET - 2
    for place in range(9):
        x = CARD_WIDTH / 2 + (place - 4) * 5.5
        yield [(x, top), (x, bottom)]


def _slants() -> Iterator[list[Point]]:
    """Lines at 45 degrees, clipped to the panel."""
    left, right = _INSET + 2, CARD_WIDTH - _INSET - 2
    top, bottom = _INSET + 2, CARD_HEIGHT - _INSET - 2
    for start in range(8, round(right - left + bottom - top), 8):
        first = (left + min(start, right - left), top + max(0, start - (right - left)))
        last = (left + max(0, start - (bottom - top)), top + min(start, bottom - top))
        yield [first, last]


# --------------------------------------------------------------------------------------------------------- the pages


def rows_on(paper: Paper) -> int:
    """How many rows of cards a page takes."""
    return int((paper.height - MARGIN - grid_area(paper).top) // CARD_HEIGHT)


def grid_area(paper: Paper) -> Area:
    """Where the cards lie: in the middle, so that the back of a leaf meets its front."""
    area = paper.area()
    width = COLUMNS * CARD_WIDTH
    return Area((paper.width - width) / 2, area.top + HEADING_HEIGHT, width, area.height - HEADING_HEIGHT)


def card_places(paper: Paper, count: int) -> list[Point]:
    """The upper left corners of so many cards, row by row."""
    grid = grid_area(paper)
    spots = (divmod(place, COLUMNS) for place in range(count))
    return [(grid.left + column * CARD_WIDTH, grid.top + row * CARD_HEIGHT) for row, column in spots]


def split_sheets(cards: Sequence[T], paper: Paper) -> list[Sequence[T]]:
    """The cards page by page."""
    room = COLUMNS * rows_on(paper)
    return [cards[start : start + room] for start in range(0, len(cards), room)]


def draw_cards(cards: Sequence[Card], job: Job, *, backs: bool) -> list[Page]:
    """Pages of cards to cut out, each followed by its back if those are wanted."""
    sheets = split_sheets(cards, job.paper)
    pages = []
    for number, sheet in enumerate(sheets, 1):
        title = job.words("print-cards", page=number, pages=len(sheets))
        pages += [_fronts(sheet, title, job), *([_backs(sheet, job)] if backs else [])]
    return pages


def _fronts(cards: Sequence[Card], title: str, job: Job) -> Page:
    marks = draw_heading(job.paper.area(COLUMNS * CARD_WIDTH), title, job.words("game-title"))
    for card, at in zip(cards, card_places(job.paper, len(cards))):
        marks += moved(card.front, *at)
    return Page(marks)


def _backs(cards: Sequence[Card], job: Job) -> Page:
    """The other side of that page, for a leaf that is turned over along its long edge."""
    marks: list[Mark] = []
    for card, (left, top) in zip(cards, card_places(job.paper, len(cards))):
        marks += moved(card.back, job.paper.width - left - CARD_WIDTH, top)
    return Page(marks)


def print_on_card(job: Job, first: int, last: int, *, backs: bool) -> str:
    """What the cover says about printing the pages of cards."""
    return job.words("print-on-card", pages=job.words("print-pages", first=first, last=last), backs=backs)


# -------------------------------------------------------------------------------------------------------- the tokens


def add_tokens(
    pages: Sequence[Page],
    cards: int,
    tokens: Sequence[Sequence[Cutout]],
    title: str,
    job: Job,
    *,
    backs: bool,
) -> list[Page]:
    """The pages of so many cards with the tokens below the last of them, or on a page of their own."""
    last = split_sheets(range(cards), job.paper)[-1]
    below_cards = grid_area(job.paper).below(ceil(len(last) / COLUMNS) * CARD_HEIGHT)
    below = _lay_tokens(tokens, title, below_cards.below(GAP))
    if below is None:
        alone = _lay_tokens(tokens, title, grid_area(job.paper))
        if alone is None:
            raise ValueError("the tokens need more than a page")
        heading = draw_heading(job.paper.area(COLUMNS * CARD_WIDTH), job.words("print-tokens"), job.words("game-title"))
        return [*pages, Page([*heading, *alone])]
    front = len(pages) - 1 - backs
    return [*pages[:front], Page([*pages[front].marks, *below]), *pages[front + 1 :]]


def _lay_tokens(tokens: Sequence[Sequence[Cutout]], title: str, area: Area) -> list[Mark] | None:
    """A line that says what they are, and the tokens; nothing if they do not fit there."""
    room = area.below(2 * GAP)
    if room.height < max(way.height for ways in tokens for way in ways[:1]):
        return None
    laid = pack(tokens, room)
    if len(laid) > 1:
        return None
    return [Label((area.left, area.top + 3.0), title, 10, "left", colour=GREY), *laid[0].marks]
