"""The cards: fronts side by side with common lines to cut along, and backs that lie behind them when turned over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from tablee.games.french_flair.moves import COPIES
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.french_flair.icons import ABILITY_NAMES, abilities_of, draw_icon
from tablee.press.french_flair.teams import TEAMS, Team, draw_badge, draw_shirt
from tablee.press.ink import GREY, WHITE, Ink
from tablee.press.marks import Label, Mark, Page, Path, Point, moved, rectangle, turned_over
from tablee.press.paper import MARGIN, Area, Paper
from tablee.press.printing import Job

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
"""Millimetres."""
COLUMNS: Final = 3
_EDGE: Final = 0.2
"""The line to cut along."""
_INSET: Final = 5.0
"""How far a back keeps away from its edge: printers do not turn paper over quite exactly."""
_SHIRT: Final = 37.0
_BADGE_AT: Final[Point] = (8.0, 8.5)
_ICON: Final = 9.0
_ICONS_AT: Final = 60.5
_CAPTIONS_AT: Final = 67.6
_SLOT: Final = 12.0
"""The width that an icon and the word below it have."""
_STRIP: Final = 17.5
"""The height of the strip below the icons."""

GROUPS: Final = {
    "tight-five": range(1, 6),
    "back-row": range(6, 9),
    "half-backs": range(9, 11),
    "threequarters": range(11, 15),
    "backfield": range(15, 16),
}
"""Where the numbers play."""


class Card(NamedTuple):
    """Whose it is, and its number."""

    team: Team
    number: int


def deck() -> list[int]:
    """FF-20: the numbers of a team, each as often as it has it."""
    return [number for number, copies in enumerate(COPIES) for _ in range(copies)]


def group_of(number: int) -> str:
    """Where a number plays."""
    return next(name for name, numbers in GROUPS.items() if number in numbers)


# ----------------------------------------------------------------------------------------------------------- a card


def draw_front(card: Card, job: Job) -> list[Mark]:
    """A card from its upper left corner."""
    team, number = card
    corner = draw_badge(team, _BADGE_AT, 4.6, str(number))
    shirt_left = (CARD_WIDTH - _SHIRT) / 2
    return [
        rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=job.ink.tint(team.ground), line=_EDGE),
        *corner,
        *turned_over(corner, CARD_WIDTH, CARD_HEIGHT),
        *draw_shirt(team, (shirt_left, 5.0), _SHIRT, job.ink, str(number)),
        *_names(team, number, job),
        *_abilities(number, job),
    ]


def _names(team: Team, number: int, job: Job) -> list[Mark]:
    words, middle = job.words, CARD_WIDTH / 2
    return [
        Label((middle, 43.4), words("print-flair-position", number=number), 13, bold=True),
        Label((middle, 49.0), words(f"print-flair-{group_of(number)}"), 9.5, colour=GREY),
        Label((middle, 79.5), words("print-flair-team", team=team.name), 9.5),
    ]


def _abilities(number: int, job: Job) -> list[Mark]:
    verbs = abilities_of(number)
    left = (CARD_WIDTH - _SLOT * len(verbs)) / 2
    strip = rectangle(2.0, _ICONS_AT - 7.0, CARD_WIDTH - 4.0, _STRIP, fill=job.ink.tint(WHITE), stroke=GREY, line=0.15)
    marks: list[Mark] = [strip]
    for place, verb in enumerate(verbs):
        x = left + (place + 0.5) * _SLOT
        caption = Label((x, _CAPTIONS_AT), job.words(f"print-flair-{ABILITY_NAMES[verb]}"), 6.8)
        marks += [draw_icon(verb, (x, _ICONS_AT), _ICON, job.ink), caption]
    return marks


def draw_back(team: Team, job: Job) -> list[Mark]:
    """The back of every card of a team: upright and level lines at home, slanting ones away."""
    width, height = CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET
    fill = job.ink.tint(team.colour)
    panel = rectangle(_INSET, _INSET, width, height, fill=fill, stroke=team.colour, line=0.3)
    window = rectangle(12.0, 27.0, CARD_WIDTH - 24.0, 34.0, fill=WHITE, stroke=team.colour, line=0.3)
    shirt = draw_shirt(team, (CARD_WIDTH / 2 - 11.0, 30.0), 22.0, job.ink)
    name = Label((CARD_WIDTH / 2, 56.0), job.words("print-flair-team", team=team.name), 10, bold=True)
    return [panel, _weave(team, job.ink), window, *shirt, name]


def _weave(team: Team, ink: Ink) -> Path:
    lines = list(_slants()) if team.hoops else list(_uprights())
    return Path(lines, stroke=WHITE if ink.fills else team.colour, width=0.35 if ink.fills else 0.12)


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


# -------------------------------------------------------------------------------------------------------- the pages


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


def card_sheets(paper: Paper) -> list[list[Card]]:
    """Both decks, page by page."""
    cards = [Card(team, number) for team in TEAMS for number in deck()]
    room = COLUMNS * rows_on(paper)
    return [cards[start : start + room] for start in range(0, len(cards), room)]


def draw_fronts(cards: Sequence[Card], title: str, job: Job) -> Page:
    """A page of cards to cut out."""
    marks = draw_heading(job.paper.area(COLUMNS * CARD_WIDTH), title, job.words("game-title"))
    for card, at in zip(cards, card_places(job.paper, len(cards))):
        marks += moved(draw_front(card, job), *at)
    return Page(marks)


def draw_backs(cards: Sequence[Card], job: Job) -> Page:
    """The other side of that page, for a leaf that is turned over along its long edge."""
    marks: list[Mark] = []
    for card, (left, top) in zip(cards, card_places(job.paper, len(cards))):
        marks += moved(draw_back(card.team, job), job.paper.width - left - CARD_WIDTH, top)
    return Page(marks)


def below_cards(paper: Paper, count: int) -> Area:
    """What is left of a page below so many cards."""
    rows = ceil(count / COLUMNS)
    return grid_area(paper).below(rows * CARD_HEIGHT)
