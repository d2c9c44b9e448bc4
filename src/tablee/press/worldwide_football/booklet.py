"""The pages of Worldwide Football in their order, and what its cover says."""

from __future__ import annotations

from tablee.games.worldwide_football.edition import Edition, load_edition
from tablee.press.cards import Options, add_tokens, draw_cards, print_on_card
from tablee.press.cover import PICTURE_HEIGHT, PICTURE_WIDTH, Section, draw_cover
from tablee.press.ink import Ink
from tablee.press.marks import Mark, Page
from tablee.press.printing import Job
from tablee.press.reconstructed import SIGN
from tablee.press.shirts import draw_shirt
from tablee.press.worldwide_football.cards import draw_deck
from tablee.press.worldwide_football.pitch import draw_pitch
from tablee.press.worldwide_football.reference import draw_reference, draw_rival
from tablee.press.worldwide_football.teams import KITS
from tablee.press.worldwide_football.tokens import count_stars, cut_tokens

__all__ = ["Options", "draw"]


def draw(job: Job) -> list[Page]:
    """The cover, two sheets to look things up, the pitch, and the cards.

    Cards begin on an odd page, so that a printer meets front and back on one leaf.
    """
    edition = load_edition(job.material)
    options = job.options or Options()
    before = [draw_reference(edition, job), draw_rival(edition, job), draw_pitch(edition, job)]
    deck = draw_deck(edition, job)
    tokens, title = cut_tokens(edition, job.ink), job.words("print-football-tokens")
    pages = draw_cards(deck, job, backs=options.backs)
    cards = add_tokens(pages, len(deck), tokens, title, job, backs=options.backs)
    text = _cover_text(edition, job, len(cards), backs=options.backs)
    return [draw_cover(job.paper, job.words, _draw_picture(job.ink), text), *before, *cards]


def _draw_picture(ink: Ink) -> list[Mark]:
    """The five teams side by side, twice each."""
    width = 15.0
    shirts = [kit.shirt for kit in KITS.values()] * 2
    gap = (PICTURE_WIDTH - width) / (len(shirts) - 1)
    marks: list[Mark] = []
    for place, shirt in enumerate(shirts):
        marks += draw_shirt(shirt, (place * gap, PICTURE_HEIGHT - 20.0), width, ink, str(place + 2))
    return marks


def _cover_text(edition: Edition, job: Job, cards: int, *, backs: bool) -> list[Section]:
    words = job.words
    amateur = sum(card.amateur for card in edition.file.cards.values())
    pro = sum(card.pro for card in edition.file.cards.values())
    ours = bool(edition.reconstructed)
    material = words("print-football-material", name=edition.file.name, ours=ours, sign=SIGN)
    printing = [
        words("print-scale", paper=job.paper.title),
        print_on_card(job, 5, 4 + cards, backs=backs),
        words("print-football-plain"),
    ]
    cutting = [words("print-football-cut-cards"), words("print-football-cut-tokens", stars=count_stars(edition))]
    playing = [words(f"print-football-play-{name}") for name in ("amateur", "alone", "attack", "shot", "half")]
    return [
        Section("", [f"{words('print-football-inside', cards=amateur + pro, pro=pro)} {material}"]),
        Section(words("print-printing"), printing),
        Section(words("print-cutting"), cutting),
        Section(words("print-playing"), playing),
    ]
