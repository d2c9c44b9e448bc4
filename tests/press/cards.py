"""What every print of cards has to keep to, for the tests of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pypdfium2
import pytest

from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, card_places, rows_on
from tablee.press.marks import Booklet, Label
from tablee.press.paper import MARGIN, PAPERS
from tests.press.conftest import Printer
from tests.press.pictures import MM_PER_POINT, Marks, Picture, card_marks, line_places, spans_on

POINTS = {"a4": (595.28, 841.89), "letter": (612, 792)}
FIRST = 4
"""The place of the first page of cards: after the cover, two sheets to look things up, and a board."""
WISHES: dict[str, tuple[str, str, bool]] = {"fr": ("a4", "colour", True), "en": ("letter", "saving", False)}
"""The two prints that are looked at, by language: paper, ink, and whether with backs."""
_LIGATURE = 3
"""Letters that may be set as one."""
NEAR = 1.0
"""Millimetres that words keep away from the edge of a card."""


class Printed(NamedTuple):
    """A print, as marks and as a PDF."""

    booklet: Booklet
    document: pypdfium2.PdfDocument
    paper: str
    backs: bool

    @property
    def step(self) -> int:
        """From one page of fronts to the next."""
        return 1 + self.backs


def print_in(printer: Printer, game: str, lang: str) -> Printed:
    """The print of a game in a language, as :data:`WISHES` has it."""
    paper, ink, backs = WISHES[lang]
    return Printed(*printer(game, paper, ink, lang, backs=backs), paper, backs)


def on_each_page(paper: str, cards: int) -> list[int]:
    """How many cards each page has."""
    room = 3 * rows_on(PAPERS[paper])
    return [min(room, cards - start) for start in range(0, cards, room)]


def printed_cards(booklet: Booklet, paper: str, cards: int, *, step: int = 1) -> Iterator[Marks]:
    """What stands on the front of each card, page by page and row by row; the next fronts are `step` pages on."""
    for sheet, count in enumerate(on_each_page(paper, cards)):
        page = booklet.pages[FIRST + sheet * step]
        for corner in card_places(PAPERS[paper], count):
            yield card_marks(page, *corner)


def check_pages(document: pypdfium2.PdfDocument, paper: str) -> None:
    """Every page has the paper's size, and nothing is drawn where a printer leaves the paper blank."""
    for page in document:
        assert page.get_size() == pytest.approx(POINTS[paper], abs=0.1)
        assert min(Picture(page, 2).margins()) >= MARGIN


def check_card_size(page: pypdfium2.PdfPage, paper: str) -> None:
    """A full page of cards: common lines 63 and 88 mm apart."""
    rows = rows_on(PAPERS[paper])
    picture = Picture(page, 6)
    upright = line_places(picture.columns, 6, 0.95 * rows * 88, 160)
    level = line_places(picture.rows, 6, 0.95 * 3 * 63, 160)
    assert [after - before for before, after in pairwise(upright)] == pytest.approx([63.0] * 3, abs=0.25)
    assert [after - before for before, after in pairwise(level)] == pytest.approx([88.0] * rows, abs=0.25)


def check_words_stay_on_cards(document: pypdfium2.PdfDocument, paper: str, cards: int, *, step: int = 1) -> None:
    """No letter comes near a line to cut along."""
    for sheet, count in enumerate(on_each_page(paper, cards)):
        corners = card_places(PAPERS[paper], count)
        page = document[FIRST + sheet * step]
        lefts, tops = {left for left, _ in corners}, {top for _, top in corners}
        edges = [edge for left in lefts for edge in (left, left + CARD_WIDTH)]
        levels = [edge for top in tops for edge in (top, top + CARD_HEIGHT)]
        for span in spans_on(page):
            if min(levels) < span.y < max(levels):
                assert not [edge for edge in edges if span.left - NEAR < edge < span.right + NEAR]
                assert min(abs(level - span.y) for level in levels) > NEAR + 0.5


def check_backs(booklet: Booklet, paper: str, names: Sequence[str]) -> None:
    """Turned over along the long edge, each card has the back with its name, in the middle of the card."""
    place = 0
    for sheet, count in enumerate(on_each_page(paper, len(names))):
        back = booklet.pages[FIRST + 2 * sheet + 1]
        found = {
            (round(PAPERS[paper].width - mark.at[0], 3), round(mark.at[1], 3)): mark.text
            for mark in back.marks
            if isinstance(mark, Label)
        }
        wanted = {}
        for left, top in card_places(PAPERS[paper], count):
            wanted[round(left + CARD_WIDTH / 2, 3), round(top + 56.0, 3)] = names[place]
            place += 1
        assert found == wanted
    assert place == len(names)


def text_of_card(marks: Marks) -> str:
    """Everything that is written on a card."""
    paragraphs = [getattr(block, "text", "") for prose in marks.prose for block in prose.blocks]
    return "\n".join([*marks.texts, *paragraphs])


def has_letters_over_each_other(document: pypdfium2.PdfDocument, place: int) -> bool:
    """Whether letters of two texts cover the same ground; those of a ligature share theirs, and are neighbours."""
    boxes = sorted(_letter_boxes(document[place]))
    for at, (_, right, bottom, top, number) in enumerate(boxes):
        for left, _, low, high, other in boxes[at + 1 :]:
            if left >= right:
                break
            if low < top and bottom < high and abs(other - number) > _LIGATURE:
                return True
    return False


def _letter_boxes(page: pypdfium2.PdfPage) -> Iterator[tuple[float, float, float, float, int]]:
    """Left, right, bottom and top of each letter, a little smaller than it is, and its place in the text."""
    text = page.get_textpage()
    for number in range(text.count_chars()):
        left, bottom, right, top = (part * MM_PER_POINT for part in text.get_charbox(number))
        if right - left > 0.5 and top - bottom > 0.5 and text.get_text_range(number, 1).strip():
            yield left + 0.25, right - 0.25, bottom + 0.25, top - 0.25, number
    text.close()
