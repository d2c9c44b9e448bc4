"""Two sheets to look things up: the result of a challenge with all that follows, and the steps of the Non-joueur."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.games.rugby_champion.box import RugbyChampion
from tablee.games.rugby_champion.cards import Box
from tablee.games.rugby_champion.position import SLOTS
from tablee.press.marks import Block, Grid, Page
from tablee.press.printing import Job
from tablee.press.rugby_champion.board import point_facts
from tablee.press.sheet import WIDTH, Sheet, draw_sheet
from tablee.words import Words

_TABLE: Final = {
    "by-two": ("choose", "try", "try"),
    "by-one": ("choose", "on", "touch"),
    "tie": ("arrow", "arrow", "touch"),
    "lost-one": ("advantage-arrow", "advantage-arrow", "advantage-touch"),
    "lost-two": ("lost-two", "lost-two", "lost-two"),
}
"""RC-13 to RC-18, RC-52: what follows in the opening, inside the line and on its edge."""
_SET_PIECES: Final = ("touche", "melee")
_REFEREES: Final = ("yours", "hand")
_DUELS: Final = ("challenge", "answers", "penalty", "next")
STEPS: Final = {
    "phase": "RC-5, RC-20",
    "challenge": "RC-11, RC-19",
    "arbitre": "RC-26",
    "support": "RC-30",
    "blue": "RC-31",
    "buteur": "RC-31",
    "faute": "RC-31",
    "arrow": "RC-15",
    "one": "RC-16, RC-17",
    "two": "RC-16",
    "try": "RC-32, RC-17",
    "edge": "RC-18",
    "touche": "RC-40, RC-41",
    "second": "RC-44",
    "spent": "RC-19",
    "half": "RC-6, RC-7",
}
"""What the Non-joueur does, and the clauses that say so."""


def sheets(game: RugbyChampion, words: Words) -> list[Sheet]:
    """All there is to look up."""
    return [_reference(game.cards, words), _automaton(game.cards, words)]


def draw_reference(box: Box, job: Job) -> Page:
    """The table of results and all that follows, on paper."""
    return draw_sheet(_reference(box, job.words), job)


def draw_automaton(box: Box, job: Job) -> Page:
    """The Non-joueur on paper."""
    return draw_sheet(_automaton(box, job.words), job)


def _reference(box: Box, words: Words) -> Sheet:
    """Challenges, set pieces, the Arbitre, and the duel."""
    facts = point_facts(box)
    edge = words.listed([words("slot", slot=slot) for slot in (SLOTS[0], SLOTS[-1])])
    inner = words.listed([words("slot", slot=slot) for slot in SLOTS[1:-1]])
    blocks: list[Block | Grid] = [
        _heading(words, "table"),
        _results(words, inner, edge),
        Block("text", words("print-rugby-table-note", slot=words("slot", slot="R1"))),
        _heading(words, "scoring"),
        Block("text", words("print-rugby-scoring-is", **facts)),
        _heading(words, "set"),
        _pairs(words, "set", _SET_PIECES, {"left": words("slot", slot="L1"), "right": words("slot", slot="R1")}),
        _heading(words, "referees"),
        _pairs(words, "referees", _REFEREES, {}),
        _heading(words, "duels"),
        _pairs(words, "duels", _DUELS, facts),
    ]
    return Sheet(words("print-rugby-reference"), blocks, 10.5)


def _heading(words: Words, name: str) -> Block:
    return Block("heading", words(f"print-rugby-{name}"))


def _results(words: Words, inner: str, edge: str) -> Grid:
    """The table of results."""
    head = [
        words("print-rugby-column-result"),
        words("print-rugby-column-opening"),
        words("print-rugby-column-inner", slots=inner),
        words("print-rugby-column-edge", slots=edge),
    ]
    rows = [
        [words(f"print-rugby-row-{row}"), *(words(f"print-rugby-cell-{cell}") for cell in cells)]
        for row, cells in _TABLE.items()
    ]
    return Grid([34.0, 50.0, 54.0, 50.0], [head, *rows], head=True)


def _pairs(words: Words, table: str, names: tuple[str, ...], facts: Mapping[str, str]) -> Grid:
    """A table of two columns: what it is, and what it does."""
    rows = [[words(f"print-rugby-{table}-{name}"), words(f"print-rugby-{table}-{name}-is", **facts)] for name in names]
    return Grid([26.0, WIDTH - 26.0], rows)


def _automaton(box: Box, words: Words) -> Sheet:
    """RC-5 to RC-44: each step of the Non-joueur, with its clause."""
    facts = point_facts(box)
    head = [words(f"print-rugby-column-{name}") for name in ("when", "does", "clause")]
    rows = [
        [words(f"print-rugby-step-{name}"), words(f"print-rugby-step-{name}-is", **facts), clause]
        for name, clause in STEPS.items()
    ]
    table = Grid([42.0, WIDTH - 42.0 - 25.0, 25.0], [head, *rows], head=True)
    return Sheet(words("print-rugby-automaton"), [table], 11)
