"""The pages of L'Artropp in their order, and what its cover says."""

from __future__ import annotations

from tablee.games.artropp.box import Artropp
from tablee.games.artropp.cards import Deck
from tablee.press.artropp.cards import all_cards, draw_deck
from tablee.press.artropp.icons import EMBLEMS, TINTS
from tablee.press.artropp.money import PURSE, draw_purse
from tablee.press.artropp.reference import draw_reference
from tablee.press.artropp.star import draw_star
from tablee.press.cards import Options, draw_cards, print_on_card
from tablee.press.cover import PICTURE_HEIGHT, PICTURE_WIDTH, Section, draw_cover
from tablee.press.icons import draw_icon
from tablee.press.ink import Ink
from tablee.press.marks import Mark, Page
from tablee.press.printing import Job

__all__ = ["Options", "draw"]


def draw(job: Job) -> list[Page]:
    """The cover, the sheet to look things up, a purse, the star of a duel, and the cards.

    Cards begin on an odd page, so that a printer meets front and back on one leaf.
    """
    deck = Artropp(job.material).deck
    options = job.options or Options()
    before = [draw_reference(deck, job), draw_purse(job), draw_star(job)]
    cards = draw_cards(draw_deck(deck, job), job, backs=options.backs)
    text = _cover_text(deck, job, len(cards), backs=options.backs)
    return [draw_cover(job.paper, job.words, _draw_parade(job.ink), text), *before, *cards]


def _draw_parade(ink: Ink) -> list[Mark]:
    """The seven families side by side."""
    gap = (PICTURE_WIDTH - 18.0) / (len(EMBLEMS) - 1)
    marks: list[Mark] = []
    for place, (family, icon) in enumerate(EMBLEMS.items()):
        marks += draw_icon(icon, (9.0 + place * gap, PICTURE_HEIGHT - 11.0), 18.0, ink, TINTS[family])
    return marks


def _cover_text(deck: Deck, job: Job, cards: int, *, backs: bool) -> list[Section]:
    words = job.words
    inside = words("print-artropp-inside", cards=len(all_cards(deck)), money=words("braves", amount=PURSE))
    printing = [
        words("print-scale", paper=job.paper.title),
        print_on_card(job, 5, 4 + cards, backs=backs),
        words("print-artropp-plain"),
    ]
    cutting = [words(f"print-artropp-cut-{name}") for name in ("cards", "money")]
    steps = ("setup", "line", "special", "attack", "showdown", "end")
    playing = [words(f"print-artropp-play-{name}") for name in steps]
    return [
        Section("", [f"{inside} {words('print-artropp-material', name=deck.name)}"]),
        Section(words("print-printing"), printing),
        Section(words("print-cutting"), cutting),
        Section(words("print-playing"), playing),
    ]
