"""The cards: a number with what it can do, and its team's back."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.games.french_flair.moves import COPIES
from tablee.press import cards as shared
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, EDGE
from tablee.press.french_flair.icons import ABILITY_ICONS, ABILITY_NAMES, abilities_of
from tablee.press.icons import draw_icon
from tablee.press.ink import GREY, WHITE
from tablee.press.marks import Label, Mark, Point, rectangle, turned_over
from tablee.press.printing import Job
from tablee.press.shirts import draw_shirt
from tablee.press.sides import SIDES, Side, draw_badge

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

    team: Side
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
        rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=job.ink.tint(team.ground), line=EDGE),
        *corner,
        *turned_over(corner, CARD_WIDTH, CARD_HEIGHT),
        *draw_shirt(team.shirt, (shirt_left, 5.0), _SHIRT, job.ink, str(number)),
        *_names(team, number, job),
        *_abilities(number, job),
    ]


def _names(team: Side, number: int, job: Job) -> list[Mark]:
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
        marks += [*draw_icon(ABILITY_ICONS[verb], (x, _ICONS_AT), _ICON, job.ink), caption]
    return marks


def draw_back(team: Side, job: Job) -> list[Mark]:
    """The back of every card of a team: upright lines at home, slanting ones away."""
    shirt = draw_shirt(team.shirt, (CARD_WIDTH / 2 - 11.0, 30.0), 22.0, job.ink)
    name = job.words("print-flair-team", team=team.name)
    return shared.draw_back(team.colour, shirt, name, job, slanting=team.slanting)


# --------------------------------------------------------------------------------------------------------- the decks


def both_decks() -> list[Card]:
    """All cards in the order in which they are printed."""
    return [Card(team, number) for team in SIDES for number in deck()]


def draw_card(card: Card, job: Job) -> shared.Card:
    """A card with both its sides."""
    return shared.Card(draw_front(card, job), draw_back(card.team, job))
