"""Which games can be printed, and how one becomes a PDF."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, Protocol, cast

import msgspec

from tablee.core.errors import BadOption
from tablee.core.material import Source
from tablee.games import SHELF
from tablee.press.ink import Ink
from tablee.press.marks import Booklet, Page
from tablee.press.paper import Paper
from tablee.words import Words, words_for

PRINTABLE: Final = {name: package for name in SHELF if find_spec(package := f"tablee.press.{name}") is not None}
"""The games that can be printed and the package that draws each."""


class Job(NamedTuple):
    paper: Paper
    ink: Ink
    words: Words
    """Those of :func:`print_words`."""
    material: Source | None = None
    """The user's own cards or sheets."""
    options: Any = None
    """The printed game's own options, an object of its `Options`."""


class Drawer(Protocol):
    """The package that draws a game."""

    Options: type[msgspec.Struct]
    """What can be chosen about its print, each with a default; the words are ``print-option-…`` in its catalogues."""

    def draw(self, job: Job) -> list[Page]:
        """All its pages."""


def find_drawer(game_id: str) -> Drawer:
    """The package that draws a game; :class:`BadOption` says which games can be printed."""
    if game_id not in PRINTABLE:
        known = ", ".join(PRINTABLE)
        message = f"{game_id} cannot be printed yet; there is: {known}"
        raise BadOption(message, key="error-not-printable", game=game_id, known=known)
    return cast(Drawer, import_module(PRINTABLE[game_id]))


def print_words(lang: str, game_id: str) -> Words:
    """The words of a game with those that its print needs."""
    return words_for(lang, game_id, "tablee.press", PRINTABLE[game_id])


def make_booklet(game_id: str, job: Job) -> Booklet:
    """All pages of a game, as marks."""
    pages = find_drawer(game_id).draw(job)
    return Booklet(job.words("game-title"), job.words.lang, job.paper.width, job.paper.height, pages)
