"""``tablee print``: a game as a PDF, to cut out and play on a real table."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from tablee.press.ink import INKS
from tablee.press.paper import PAPERS
from tablee.press.printing import PRINTABLE, Job, find_drawer, make_booklet, print_words
from tablee.press.typeset import typeset
from tablee.terminal.complaints import BadUsage
from tablee.terminal.options import Choice, choices_in
from tablee.terminal.screen import Screen, typed
from tablee.words import Words

T = TypeVar("T")

_MAGIC: Final = b"%PDF-"
"""How every PDF begins."""


class Order(NamedTuple):
    """What is to be printed, as the command line says it."""

    game_id: str
    paper: str
    ink: str
    material: Path | None
    output: Path | None
    options: Mapping[str, bool | int | str]

    def job(self, words: Words) -> Job:
        """The order once it is understood: its game can be printed, its options are ones that game knows."""
        drawer = find_drawer(self.game_id)
        for choice in print_choices(self.game_id):
            if choice.name in self.options:
                choice.check(self.options[choice.name], words)
        return Job(
            _pick("--paper", self.paper, PAPERS),
            _pick("--ink", self.ink, INKS),
            print_words(words.lang, self.game_id),
            self.material,
            msgspec.convert(dict(self.options), drawer.Options),
        )

    @property
    def file(self) -> Path:
        """Where the PDF goes."""
        return self.output.expanduser() if self.output else Path(f"{self.game_id}.pdf")


def print_choices(game_id: str) -> list[Choice]:
    """What can be chosen about the print of this game alone; nothing if it cannot be printed."""
    return choices_in(find_drawer(game_id).Options, "print-option") if game_id in PRINTABLE else []


def show_print(order: Order, words: Words) -> None:
    """Make the PDF and say where it is."""
    job = order.job(words)
    _check_place(order.file)
    with _at_work(words):
        booklet = make_booklet(order.game_id, job)
        _write(order.file, typeset(booklet))
    Screen(words).say("print-done", pages=len(booklet.pages), file=typed(order.file))


def _pick(flag: str, given: str, known: Mapping[str, T]) -> T:
    if given.lower() not in known:
        raise BadUsage("error-flag-value", flag=flag, given=given, wanted=", ".join(known))
    return known[given.lower()]


def _check_place(path: Path) -> None:
    """A PDF may be made anew; anything else that has this name stays as it is."""
    if not path.absolute().parent.is_dir():
        raise BadUsage("error-folder-missing", folder=str(path.parent))
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise BadUsage("error-not-a-pdf", file=str(path))


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing: a printer that stops half way through helps nobody."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(content)
    os.replace(beside, path)


@contextmanager
def _at_work(words: Words) -> Iterator[None]:
    """Show on stderr that something is being done, where there is somebody to see it."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(words("print-at-work"), spinner="dots"):
        yield
