"""The pages of Rugby Champion in their order, and what its cover says."""

from __future__ import annotations

from tablee.games.rugby_champion.box import RugbyChampion
from tablee.games.rugby_champion.cards import Box
from tablee.press.cards import Options, add_tokens, draw_cards, print_on_card
from tablee.press.cover import PICTURE_HEIGHT, PICTURE_WIDTH, Section, draw_cover
from tablee.press.icons import draw_icon
from tablee.press.ink import Ink
from tablee.press.marks import Mark, Page
from tablee.press.printing import Job
from tablee.press.reconstructed import SIGN
from tablee.press.rugby_champion.board import draw_line, draw_score
from tablee.press.rugby_champion.cards import PURPLE, RED, all_faces, draw_deck
from tablee.press.rugby_champion.icons import BALL, TYPE_ICONS, WHISTLE
from tablee.press.rugby_champion.reference import draw_automaton, draw_reference
from tablee.press.rugby_champion.tokens import cut_tokens

__all__ = ["Options", "draw"]


def draw(job: Job) -> list[Page]:
    """The cover, two sheets to look things up, the score, the cards, and the line.

    Cards begin on an odd page, so that a printer meets front and back on one leaf.
    """
    game = RugbyChampion(job.material)
    box, job = game.cards, job._replace(words=job.words.calling(game.own_names()))
    options = job.options or Options()
    before = [draw_reference(box, job), draw_automaton(box, job), draw_score(box, job)]
    deck, backs = draw_deck(box, job), options.backs
    pages = draw_cards(deck, job, backs=backs)
    cards = add_tokens(pages, len(deck), cut_tokens(job.ink), job.words("print-rugby-tokens"), job, backs=backs)
    line = draw_line(job)
    text = _cover_text(box, job, len(cards), len(line), backs=backs)
    return [draw_cover(job.paper, job.words, _draw_picture(job.ink), text), *before, *cards, *line]


def _draw_picture(ink: Ink) -> list[Mark]:
    """Balls, whistles and the three types in a row."""
    shown = [(BALL, PURPLE), *((icon, RED) for icon in TYPE_ICONS.values()), (WHISTLE, PURPLE), (BALL, RED)]
    gap = (PICTURE_WIDTH - 18.0) / (len(shown) - 1)
    marks: list[Mark] = []
    for place, (icon, colour) in enumerate(shown):
        marks += draw_icon(icon, (9.0 + place * gap, PICTURE_HEIGHT - 11.0), 17.0, ink, colour)
    return marks


def _cover_text(box: Box, job: Job, cards: int, line: int, *, backs: bool) -> list[Section]:
    words, count = job.words, len(all_faces(box))
    first, last = 5, 4 + cards
    material = words("print-rugby-material", name=box.name, ours=bool(box.reconstructed), sign=SIGN)
    printing = [
        words("print-scale", paper=job.paper.title),
        print_on_card(job, first, last, backs=backs),
        words("print-rugby-plain", pages=words("print-pages", first=last + 1, last=last + line)),
    ]
    cutting = [words(f"print-rugby-cut-{name}") for name in ("cards", "line", "tokens")]
    playing = [words(f"print-rugby-{name}", cards=count) for name in ("setup", "attack", "duel", "halves")]
    return [
        Section("", [f"{words('print-rugby-inside', cards=count)} {material}"]),
        Section(words("print-printing"), printing),
        Section(words("print-cutting"), cutting),
        Section(words("print-playing"), playing),
    ]
