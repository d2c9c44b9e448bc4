"""Prints of Ubongo, each made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pypdfium2
import pytest

from tablee.press.ink import INKS
from tablee.press.marks import Booklet
from tablee.press.paper import PAPERS
from tablee.press.printing import Job, make_booklet, print_words
from tablee.press.typeset import typeset
from tablee.press.ubongo import Options

Print = tuple[Booklet, pypdfium2.PdfDocument]
Printer = Callable[..., Print]


def ubongo_job(paper: str = "a4", ink: str = "colour", lang: str = "fr", side: str = "both") -> Job:
    return Job(PAPERS[paper], INKS[ink], print_words(lang, "ubongo"), None, Options(side=side))  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def printed() -> Iterator[Printer]:
    """Makes a print of Ubongo: its pages as marks, and the PDF."""
    made: dict[tuple[str, ...], Print] = {}

    def make(*wishes: str) -> Print:
        if wishes not in made:
            booklet = make_booklet("ubongo", ubongo_job(*wishes))
            made[wishes] = booklet, pypdfium2.PdfDocument(typeset(booklet))
        return made[wishes]

    yield make
    for _, document in made.values():
        document.close()
