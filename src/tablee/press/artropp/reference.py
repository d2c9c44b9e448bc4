"""A sheet to look things up: the units, a turn, the assault and the showdown, and when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.games.artropp.box import Artropp
from tablee.games.artropp.cards import LETTERS, Deck
from tablee.press.marks import Block, Grid, Page
from tablee.press.printing import Job
from tablee.press.sheet import WIDTH, Sheet, draw_sheet
from tablee.words import Words, capital

TURN: Final = {"lower": "AR-5", "officer": "AR-8", "sniper": "AR-9", "drum": "AR-7", "draw": "AR-5", "arrow": "AR-10"}
"""What may be played, and what follows."""
POT: Final = {
    "assault": "AR-11",
    "call": "AR-12, AR-13",
    "felled-3": "AR-15",
    "felled-4": "AR-16",
    "felled-5": "AR-17",
    "felled-2": "AR-18",
    "after": "AR-20",
}
"""From the assault to the next round."""
END: Final = {"pile": "AR-21", "people": "AR-22, AR-23", "duel": "AR-34", "over": "AR-24"}


def sheets(game: Artropp, words: Words) -> list[Sheet]:
    """All there is to look up."""
    return [_reference(game.deck, words)]


def draw_reference(deck: Deck, job: Job) -> Page:
    """The same on paper."""
    return draw_sheet(_reference(deck, job.words), job)


def _reference(deck: Deck, words: Words) -> Sheet:
    """All that is asked during a game, each with its clause."""
    blocks: list[Block | Grid] = [
        Block("heading", words("print-artropp-units")),
        _units(deck, words),
        *_table("turn", TURN, words),
        *_table("pot", POT, words),
        *_table("end", END, words),
    ]
    return Sheet(words("print-artropp-reference"), blocks, 11)


def _units(deck: Deck, words: Words) -> Grid:
    """AR-1: the families with their numbers and what a card of them costs."""
    head = [words(f"print-artropp-column-{name}") for name in ("family", "numbers", "br", "cards")]
    rows = []
    for family in LETTERS:
        cards = [card for card in deck.cards if card.family == family]
        if not cards:
            continue
        numbers = words.listed([str(card.number) for card in cards if card.number >= 0])
        runs = _run([card.number for card in cards if card.number >= 0])
        prices = sorted({card.br for card in cards})
        rows.append(
            [
                capital(words(f"family-{family}")),
                runs or numbers or "–",
                words("br", br=" / ".join(str(price) for price in prices)),
                str(sum(card.copies for card in cards)),
            ]
        )
    return Grid([40.0, WIDTH - 40.0 - 30.0 - 24.0, 30.0, 24.0], [head, *rows], head=True)


def _run(numbers: list[int]) -> str:
    """Three numbers or more without a gap, as from and to."""
    whole = len(numbers) > 2 and sorted(numbers) == list(range(min(numbers), max(numbers) + 1))
    return f"{min(numbers)}–{max(numbers)}" if whole else ""


def _table(name: str, rows: Mapping[str, str], words: Words) -> list[Block | Grid]:
    """What it is, what happens, and the clause."""
    cells = [
        [words(f"print-artropp-{name}-{row}"), words(f"print-artropp-{name}-{row}-is"), clause]
        for row, clause in rows.items()
    ]
    return [Block("heading", words(f"print-artropp-{name}")), Grid([40.0, WIDTH - 40.0 - 25.0, 25.0], cells)]
