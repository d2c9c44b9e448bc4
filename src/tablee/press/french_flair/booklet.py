"""The pages of French Flair in their order, and what its cover says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.core.errors import BadMaterial
from tablee.games.french_flair.moves import COPIES
from tablee.press.cover import PICTURE_HEIGHT, PICTURE_WIDTH, Section, draw_cover
from tablee.press.french_flair.board import draw_board
from tablee.press.french_flair.cards import below_cards, card_sheets, draw_backs, draw_fronts
from tablee.press.french_flair.reference import draw_reference
from tablee.press.french_flair.teams import TEAMS, draw_shirt
from tablee.press.french_flair.tokens import cut_tokens
from tablee.press.ink import GREY, Ink
from tablee.press.marks import Label, Mark, Page
from tablee.press.packing import GAP, pack
from tablee.press.printing import Job


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen.  The words for each are in ``text/*.ftl``."""

    backs: bool = False
    """Whether each page of cards is followed by its back, for printers that print on both sides."""


def draw(job: Job) -> list[Page]:
    """The cover, the sheet to look things up, the cards of both teams, and the board."""
    if job.material is not None:
        raise BadMaterial(
            f"{job.material}: French Flair has no deck to be replaced",
            key="error-no-own-deck",
            file=str(job.material),
        )
    options = job.options or Options()
    cards = draw_cards(job, backs=options.backs)
    board = draw_board(job)
    text = _cover_text(job, len(cards), len(board), backs=options.backs)
    cover = draw_cover(job.paper, job.words, draw_parade(job.ink), text)
    return [cover, draw_reference(job), *cards, *board]


def draw_cards(job: Job, *, backs: bool) -> list[Page]:
    """Both decks; the tokens lie below the last cards."""
    sheets = card_sheets(job.paper)
    fronts = [
        draw_fronts(cards, job.words("print-flair-cards", page=place, pages=len(sheets)), job)
        for place, cards in enumerate(sheets, 1)
    ]
    fronts[-1] = Page([*fronts[-1].marks, *_tokens(len(sheets[-1]), job)])
    if not backs:
        return fronts
    pairs = zip(fronts, (draw_backs(cards, job) for cards in sheets))
    return [page for pair in pairs for page in pair]


def _tokens(cards: int, job: Job) -> list[Mark]:
    area = below_cards(job.paper, cards).below(GAP)
    title = Label((area.left, area.top + 3.0), job.words("print-flair-tokens"), 10, "left", colour=GREY)
    (page,) = pack(cut_tokens(job.ink), area.below(2 * GAP))
    return [title, *page.marks]


# --------------------------------------------------------------------------------------------------------- the cover


def draw_parade(ink: Ink) -> list[Mark]:
    """The two teams side by side, for the cover."""
    shown = [(TEAMS[place // 5], number) for place, number in enumerate((2, 4, 8, 9, 10, 10, 9, 12, 14, 15))]
    width = 15.0
    gap = (PICTURE_WIDTH - width) / (len(shown) - 1)
    marks: list[Mark] = []
    for place, (team, number) in enumerate(shown):
        marks += draw_shirt(team, (place * gap, PICTURE_HEIGHT - 20.0), width, ink, str(number))
    return marks


def _cover_text(job: Job, cards: int, board: int, *, backs: bool) -> list[Section]:
    words = job.words
    last = 2 + cards
    printing = [
        words("print-scale", paper=job.paper.title),
        words("print-flair-card", pages=words("print-pages", first=3, last=last), backs=backs),
        words("print-flair-plain", pages=words("print-pages", first=last + 1, last=last + board)),
    ]
    return [
        Section("", [words("print-flair-inside", cards=sum(COPIES))]),
        Section(words("print-printing"), printing),
        Section(words("print-cutting"), _steps(job, "cut-cards", "cut-board", "cut-ball", "cut-markers")),
        Section(words("print-playing"), _steps(job, "setup", "kick-off", "attack", "tackle", "renew", "time")),
    ]


def _steps(job: Job, *names: str) -> Sequence[str]:
    return [job.words(f"print-flair-{name}") for name in names]
