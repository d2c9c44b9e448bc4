"""The sheets to look things up, for a screen: the same words and numbers as on paper, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from tablee.core.game import Game
from tablee.press.marks import Block, Grid
from tablee.press.printing import PRINTABLE, print_words
from tablee.press.reconstructed import SIGN
from tablee.press.sheet import Sheet
from tablee.words import Words


class _Reference(Protocol):
    """``press/<game>/reference.py``."""

    def sheets(self, game: Game, words: Words) -> list[Sheet]:
        """All there is to look up."""


def has_sheets(game_id: str) -> bool:
    """Whether a game has sheets to look things up."""
    return game_id in PRINTABLE and find_spec(f"{PRINTABLE[game_id]}.reference") is not None


def look_up(game: Game, lang: str) -> str:
    """The sheets of a game with the cards that it is played with; nothing if it has none."""
    if not has_sheets(game.id):
        return ""
    reference = cast(_Reference, import_module(f"{PRINTABLE[game.id]}.reference"))
    sheets = reference.sheets(game, print_words(lang, game.id).calling(game.own_names()))
    return "\n\n".join(part for sheet in sheets for part in _markdown(sheet)) + "\n"


def _markdown(sheet: Sheet) -> Iterator[str]:
    yield f"# {sheet.title}"
    steps: list[str] = []
    for block in sheet.blocks:
        if isinstance(block, Block) and block.kind == "step":
            steps.append(f"- {block.text}")
            continue
        yield _table(block) if isinstance(block, Grid) else _paragraph(block)
    if steps:
        yield "\n".join(steps)


def _paragraph(block: Block) -> str:
    text = _plain(block.text)
    return f"## {text}" if block.kind == "heading" else f"*{text}*" if block.kind == "note" else text


def _table(grid: Grid) -> str:
    """With a head, even if it is empty: Markdown knows no other tables."""
    head, rows = (grid.rows[0], grid.rows[1:]) if grid.head else ([""] * len(grid.widths), grid.rows)
    first = [[f"**{cells[0]}**" if cells[0] else "", *cells[1:]] for cells in rows]
    lines = [[_plain(cell).replace("|", "/") for cell in cells] for cells in (head, ["---"] * len(head), *first)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _plain(text: str) -> str:
    """On one line, and without the sign of what is ours: the page lists that elsewhere."""
    return " ".join(text.replace(SIGN, "").split())
