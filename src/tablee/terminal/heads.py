"""What stands above every table in a terminal: its title, and a row for each seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from tablee.core.game import Seat
from tablee.terminal.scene import Scene

STYLES: Final = ("blue", "red")
"""The colours of the two sides of a match."""


def title_line(scene: Scene, *told: str, right: Sequence[str] = ()) -> Text:
    """The game, what is `told` (how far it is, if nothing else is), and a rule to the end of the line.

    What stands at the `right` is part of it: where there is no room, it goes on in a second line.
    """
    words = scene.words
    facts = told or (words.tell(scene.game.narrator.progress(scene.view)),)
    left = f"── {' · '.join([words('game-title'), *facts])} "
    end = f" {' · '.join(right)} ──" if right else ""
    fill = "─" * max(0, scene.width - Text(left + end).cell_len)
    line = Text.assemble((left, "bold"), (fill, "dim"), (end, "bold"))
    if not right:
        line.no_wrap, line.overflow = True, "crop"
    return line


def padded_names(scene: Scene, seats: int) -> list[str]:
    """How the first `seats` are called, all of one width."""
    called = [scene.who(seat) for seat in range(seats)]
    widest = max(map(len, called))
    return [name.ljust(widest) for name in called]


def turn_sign(scene: Scene, seat: Seat, winners: Collection[Seat | None], won: str = "★") -> str:
    """Who has won, and whom everybody waits for."""
    return won if seat in winners else "▶" if seat in scene.view.waiting else " "


def seat_row(scene: Scene, seat: Seat, sign: str, name: str, score: str) -> Text:
    """One side of a match, in its colour, with its score; facts may follow."""
    bold = "bold " if seat == scene.view.seat else ""
    return Text.assemble(sign, (name, f"{bold}{STYLES[seat]}"), " ", (score, "bold"), "  ")
