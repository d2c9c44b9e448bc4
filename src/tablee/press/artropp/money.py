"""Money: a page of notes, the purse of one general, to be printed once for each (AR-22)."""

from __future__ import annotations

from typing import Final

from tablee.press.artropp.cards import CLAY
from tablee.press.artropp.icons import TINTS
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, COLUMNS, EDGE, grid_area
from tablee.press.cover import draw_heading
from tablee.press.ink import BLACK
from tablee.press.marks import Disc, Label, Mark, Page, moved, rectangle, turned_over
from tablee.press.printing import Job

NOTES: Final = {1000: 2, 500: 4, 100: 8, 50: 4}
"""How many notes of each amount a purse holds, in braves."""
PURSE: Final = sum(amount * count for amount, count in NOTES.items())
"""What everybody brings: 100 Br. at 50 braves (AR-22)."""
_COLOURS: Final = {1000: TINTS["officer"], 500: TINTS["human"], 100: TINTS["orc"], 50: TINTS["lutinoid"]}
_WIDTH: Final = CARD_WIDTH
_HEIGHT: Final = CARD_HEIGHT / 3
AMOUNT_SIZE: Final = 22


def draw_purse(job: Job) -> Page:
    """The notes of one purse, with common lines to cut along."""
    words = job.words
    title = words("print-artropp-purse", money=words("braves", amount=PURSE))
    marks = draw_heading(job.paper.area(COLUMNS * CARD_WIDTH), title, words("game-title"))
    grid = grid_area(job.paper)
    notes = [amount for amount, count in NOTES.items() for _ in range(count)]
    for place, amount in enumerate(notes):
        row, column = divmod(place, COLUMNS)
        marks += moved(_draw_note(amount, job), grid.left + column * _WIDTH, grid.top + row * _HEIGHT)
    return Page(marks)


def _draw_note(amount: int, job: Job) -> list[Mark]:
    colour, middle = _COLOURS[amount], (_WIDTH / 2, _HEIGHT / 2)
    text = job.words("print-artropp-amount", amount=amount)
    corner: list[Mark] = [Label((8.5, 6.2), text, 8, colour=BLACK)]
    return [
        rectangle(0, 0, _WIDTH, _HEIGHT, line=EDGE),
        rectangle(2.0, 2.0, _WIDTH - 4.0, _HEIGHT - 4.0, fill=job.ink.tint(f"{colour}22"), stroke=colour, line=0.4),
        Disc(middle, 10.0, stroke=colour, width=0.4),
        Disc(middle, 9.0, stroke=CLAY, width=0.15),
        Label((middle[0], middle[1] - 1.2), text, AMOUNT_SIZE, bold=True, colour=colour, room=15.0),
        Label((middle[0], middle[1] + 5.0), job.words("print-artropp-coin", amount=amount), 7.5, colour=BLACK),
        *corner,
        *turned_over(corner, _WIDTH, _HEIGHT),
    ]
