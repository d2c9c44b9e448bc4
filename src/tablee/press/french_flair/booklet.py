"""The pages of French Flair in their order, and what its cover says."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.errors import BadMaterial
from tablee.games.french_flair.moves import CARDS
from tablee.press.cards import Options, add_tokens, draw_cards, print_on_card
from tablee.press.cover import PICTURE_HEIGHT, PICTURE_WIDTH, Section, draw_cover
from tablee.press.french_flair.board import draw_board
from tablee.press.french_flair.cards import both_decks, draw_card
from tablee.press.french_flair.reference import draw_reference
from tablee.press.french_flair.tokens import cut_tokens
from tablee.press.ink import Ink
from tablee.press.marks import Mark, Page
from tablee.press.printing import Job
from tablee.press.shirts import draw_shirt
from tablee.press.sides import SIDES

__all__ = ["Options", "draw"]


def draw(job: Job) -> list[Page]:
    """The cover, the sheet to look things up, the cards of both teams, and the board."""
    if job.material is not None:
        raise BadMaterial(
            f"{job.material.name}: French Flair has no deck to be replaced",
            key="error-no-own-deck",
            file=job.material.name,
        )
    options = job.options or Options()
    cards = draw_decks(job, backs=options.backs)
    board = draw_board(job)
    text = _cover_text(job, len(cards), len(board), backs=options.backs)
    cover = draw_cover(job.paper, job.words, draw_parade(job.ink), text)
    return [cover, draw_reference(job), *cards, *board]


def draw_decks(job: Job, *, backs: bool) -> list[Page]:
    """Both decks; the tokens lie below the last cards."""
    decks = both_decks()
    pages = draw_cards([draw_card(card, job) for card in decks], job, backs=backs)
    title = job.words("print-flair-tokens")
    return add_tokens(pages, len(decks), cut_tokens(job.ink), title, job, backs=backs)


# --------------------------------------------------------------------------------------------------------- the cover


def draw_parade(ink: Ink) -> list[Mark]:
    """The two teams side by side, for the cover."""
    shown = [(SIDES[place // 5], number) for place, number in enumerate((2, 4, 8, 9, 10, 10, 9, 12, 14, 15))]
    width = 15.0
    gap = (PICTURE_WIDTH - width) / (len(shown) - 1)
    marks: list[Mark] = []
    for place, (team, number) in enumerate(shown):
        marks += draw_shirt(team.shirt, (place * gap, PICTURE_HEIGHT - 20.0), width, ink, str(number))
    return marks


def _cover_text(job: Job, cards: int, board: int, *, backs: bool) -> list[Section]:
    words = job.words
    last = 2 + cards
    printing = [
        words("print-scale", paper=job.paper.title),
        print_on_card(job, 3, last, backs=backs),
        words("print-flair-plain", pages=words("print-pages", first=last + 1, last=last + board)),
    ]
    return [
        Section("", [words("print-flair-inside", cards=CARDS)]),
        Section(words("print-printing"), printing),
        Section(words("print-cutting"), _steps(job, "cut-cards", "cut-board", "cut-ball", "cut-markers")),
        Section(words("print-playing"), _steps(job, "setup", "kick-off", "attack", "tackle", "renew", "time")),
    ]


def _steps(job: Job, *names: str) -> Sequence[str]:
    return [job.words(f"print-flair-{name}") for name in names]
