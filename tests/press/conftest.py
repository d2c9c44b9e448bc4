"""Prints of games, each made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pypdfium2
import pytest

from tablee.press.cards import Options as CardOptions
from tablee.press.ink import INKS
from tablee.press.marks import Booklet
from tablee.press.paper import PAPERS
from tablee.press.printing import Job, make_booklet, print_words
from tablee.press.typeset import typeset
from tablee.press.ubongo import Options

Print = tuple[Booklet, pypdfium2.PdfDocument]
Printer = Callable[..., Print]


def ubongo_job(paper: str = "a4", ink: str = "colour", lang: str = "fr", side: str = "both") -> Job:
    options = msgspec.convert({"side": side}, Options)
    return Job(PAPERS[paper], INKS[ink], print_words(lang, "ubongo"), None, options)


def card_job(
    game: str,
    paper: str = "a4",
    ink: str = "colour",
    lang: str = "fr",
    *,
    backs: bool = False,
    material: Path | None = None,
) -> Job:
    """What is to be printed of a game of cards."""
    return Job(PAPERS[paper], INKS[ink], print_words(lang, game), material, CardOptions(backs=backs))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of one game look at the same prints: one process makes them."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.xdist_group(f"press {item.path.stem}"))


@cache
def drawn_ubongo(*wishes: str) -> Booklet:
    """The pages of Ubongo as marks, before anybody makes a PDF of them."""
    return make_booklet("ubongo", ubongo_job(*wishes))


@pytest.fixture(scope="session")
def printed() -> Iterator[Printer]:
    """Makes a print of Ubongo: its pages as marks, and the PDF."""
    made: dict[tuple[str, ...], Print] = {}

    def make(*wishes: str) -> Print:
        if wishes not in made:
            booklet = drawn_ubongo(*wishes)
            made[wishes] = booklet, pypdfium2.PdfDocument(typeset(booklet))
        return made[wishes]

    yield make
    for _, document in made.values():
        document.close()


@pytest.fixture(params=["fr", pytest.param("en", marks=pytest.mark.slow)])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def print_cards() -> Iterator[Printer]:
    """Makes a print of a game of cards: its pages as marks, and the PDF."""
    made: dict[tuple[object, ...], Print] = {}

    def make(game: str, paper: str, ink: str, lang: str, *, backs: bool = False, material: Path | None = None) -> Print:
        wishes = (game, paper, ink, lang, backs, material)
        if wishes not in made:
            job = card_job(game, paper, ink, lang, backs=backs, material=material)
            booklet = make_booklet(game, job)
            made[wishes] = booklet, pypdfium2.PdfDocument(typeset(booklet))
        return made[wishes]

    yield make
    for _, document in made.values():
        document.close()
