"""The cards: units with their number and their Br., and the arrow."""

from __future__ import annotations

from typing import Final

from tablee.games.artropp.cards import Card, Deck
from tablee.press import cards as shared
from tablee.press import icons
from tablee.press.artropp.icons import ARROW, EMBLEMS, TINTS
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, EDGE
from tablee.press.icons import draw_icon
from tablee.press.ink import BLACK, GREY, WHITE
from tablee.press.marks import Block, Disc, Label, Mark, Path, Prose, rectangle, turned_over
from tablee.press.printing import Job
from tablee.words import capital

CLAY: Final = "#8f2f1b"
"""The game's colour: the backs and the arrow."""
_FACE: Final = "#fffaf0"
_MIDDLE: Final = CARD_WIDTH / 2
_NUMBER_AT: Final = (10.0, 10.0)
NUMBER_SIZE: Final = 30
_BR_AT: Final = (10.0, 17.6)
_EMBLEM_AT: Final = (_MIDDLE, 32.5)
_EMBLEM: Final = 31.0
_NAME_AT: Final = 53.5
_PIPS_AT: Final = 80.5
_PIP: Final = 1.7
MOST_PIPS: Final = 8
"""More Br. are only written."""
_TURNABLE: Final = (6, 9)
"""What is another number on its head."""


def all_cards(deck: Deck) -> list[Card]:
    """AR-1: every unit as often as the deck has it."""
    return [card for card in deck.cards for _ in range(card.copies)]


def draw_deck(deck: Deck, job: Job) -> list[shared.Card]:
    """All units, and the arrow last."""
    back = _draw_back(job)
    fronts = [_draw_unit(card, job) for card in all_cards(deck)]
    return [shared.Card(front, back) for front in (*fronts, _draw_arrow(job))]


# ------------------------------------------------------------------------------------------------------------- a unit


def _draw_unit(card: Card, job: Job) -> list[Mark]:
    """AR-1: number and Br. stand in two corners, so that a line of cards on each other shows them."""
    tint = TINTS[card.family]
    corner = [*_draw_number(card, tint, job), Label(_BR_AT, job.words("br", br=card.br), 9, colour=BLACK)]
    frame = job.ink.edge(0.8) if card.is_special else 0.25  # specials are told apart without their colour
    name = capital(job.words(f"card-{card.family}", number=card.number))
    return [
        rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=job.ink.tint(_FACE), line=EDGE),
        rectangle(2.5, 2.5, CARD_WIDTH - 5.0, CARD_HEIGHT - 5.0, stroke=tint, line=frame),
        *corner,
        *turned_over(corner, CARD_WIDTH, CARD_HEIGHT),
        *draw_icon(EMBLEMS[card.family], _EMBLEM_AT, _EMBLEM, job.ink, tint, paper=_FACE),
        Label((_MIDDLE, _NAME_AT), name, 13, bold=True, colour=BLACK, room=CARD_WIDTH - 10),
        *(_draw_deed(card, job) if card.is_special else []),
        *_draw_pips(card, tint, job),
    ]


def _draw_number(card: Card, tint: str, job: Job) -> list[Mark]:
    """The number, or a star; 6 and 9 are underlined, since cards are turned."""
    if card.number < 0:
        return draw_icon(icons.STAR, _NUMBER_AT, 8.0, job.ink, tint)
    marks: list[Mark] = [Label(_NUMBER_AT, str(card.number), NUMBER_SIZE, bold=True, colour=tint, room=11.0)]
    if card.number in _TURNABLE:
        below = _NUMBER_AT[1] + 4.8
        marks.append(Path([[(_NUMBER_AT[0] - 2.6, below), (_NUMBER_AT[0] + 2.6, below)]], stroke=tint, width=0.5))
    return marks


def _draw_deed(card: Card, job: Job) -> list[Mark]:
    """AR-7 to AR-10: what a special does, and that it turns the arrow."""
    text = Block("text", job.words(f"print-artropp-{card.family}-does"))
    return [Prose((5.5, 56.6), CARD_WIDTH - 11.0, 11.4, [text], size=8.5, align="center", middle=True, shrinks=True)]


def _draw_pips(card: Card, tint: str, job: Job) -> list[Mark]:
    """A coin for each Br."""
    if not 0 < card.br <= MOST_PIPS:
        return []
    gap = 2 * _PIP + 1.0
    left = _MIDDLE - gap * (card.br - 1) / 2
    return [
        Disc((left + gap * place, _PIPS_AT), _PIP, fill=job.ink.tint(tint), stroke=tint) for place in range(card.br)
    ]


# ---------------------------------------------------------------------------------------------- the arrow and the back


def _draw_arrow(job: Job) -> list[Mark]:
    """AR-3, AR-10: it lies before a general and points to whoever plays next."""
    text = Block("text", job.words("print-artropp-arrow-does"))
    return [
        rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=job.ink.tint(_FACE), line=EDGE),
        rectangle(2.5, 2.5, CARD_WIDTH - 5.0, CARD_HEIGHT - 5.0, stroke=CLAY, line=0.8),
        Label((_MIDDLE, 10.0), job.words("print-artropp-arrow"), 14, bold=True, colour=BLACK),
        *draw_icon(ARROW, (_MIDDLE, 40.0), 48.0, job.ink, CLAY),
        Prose((6.0, 65.0), CARD_WIDTH - 12.0, 18.0, [text], size=9.5, align="center", middle=True),
    ]


def _draw_back(job: Job) -> list[Mark]:
    """AR-12: all have the same, as cards are laid face down."""
    emblem = [
        Disc((_MIDDLE, 40.0), 11.5, fill=job.ink.tint(CLAY), stroke=CLAY),
        *draw_icon(EMBLEMS["orc"], (_MIDDLE, 40.0), 16.0, job.ink, WHITE if job.ink.fills else GREY, paper=CLAY),
    ]
    return shared.draw_back(CLAY, emblem, job.words("game-title"), job, slanting=True)
