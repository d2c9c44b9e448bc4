"""The screen and the keyboard: printing, asking, and hiding what the next person must not see."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.encoding import speak_any_encoding
from tablee.terminal.lists import paragraph
from tablee.words import Words

T = TypeVar("T")

WIDEST: Final = 100
"""Lines longer than this are hard to read, however wide the window is."""
ROOMY: Final = 30
"""A window with so many rows has room for more than the essentials."""
_WIPE: Final = "\x1b[2J\x1b[H"
_WIPE_HISTORY: Final = "\x1b[3J"


class Left(Exception):
    """The person closed the keyboard (Ctrl-D, or the end of a script)."""


class Screen:
    """Where one table is shown and asked about its moves."""

    def __init__(self, words: Words) -> None:
        speak_any_encoding()
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.asks = sys.stdin.isatty()
        """Whether a person can answer; otherwise a script does."""
        self.hides = sys.stdout.isatty() and not self.console.is_dumb_terminal
        """Whether what was printed can be taken away again."""
        self._has_back = False
        _edit_lines(self.asks)

    @property
    def width(self) -> int:
        """How many columns to use; a window may change its size at any time."""
        return min(self.console.width, WIDEST)

    @property
    def is_roomy(self) -> bool:
        """Whether there are rows to spare."""
        return not self.console.is_terminal or self.console.height >= ROOMY

    @property
    def spare_rows(self) -> int:
        """How many rows are left above a table and its list of moves; the second page does not scroll back."""
        return max(4, self.console.height - 19) if self.hides else self.console.height

    # Printing

    def show(self, *things: RenderableType) -> None:
        """Print each thing on lines of its own."""
        for thing in things:
            self.console.print(thing)

    def note_rules(self, game: Game, rules: int) -> None:
        """Say so if a game keeps to rules that a new one would not begin with."""
        if rules != game.version:
            self.say("rules-earlier", rules=rules, now=game.version)

    def say(self, key: str, **facts: str | int) -> None:
        """Print the sentence `key`."""
        self.show(*paragraph(self.words(key, **facts), self.width))

    def news(self, sentences: Sequence[str]) -> None:
        """Print what happened, an item a sentence."""
        for sentence in sentences:
            self.show(*paragraph(f"  · {sentence}", self.width, hang="    "))

    def lines(self, sentences: Sequence[str]) -> list[Text]:
        """Sentences a line each, the first two of which matter most."""
        return [Text(sentence, "bold" if place < 2 else "") for place, sentence in enumerate(sentences)]

    def command(self, key: str, command: str, **facts: str | int) -> None:
        """Print a sentence and below it a command to copy, which is never broken."""
        self.say(key, **facts)
        self.console.print(Text(f"  {command}", "cyan"), soft_wrap=True)

    def page(self, markdown: str) -> None:
        """Print a Markdown page."""
        self.console.print(Markdown(markdown), width=self.width)

    def complain(self, error: TableeError) -> None:
        """Say what was wrong with an answer; the table goes on."""
        self.show(*paragraph(f"✗ {self.words.error(error)}", self.width, "red", hang="  "))

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Show that a bot is at work, where something can be shown for a moment."""
        if not self.hides:
            yield
            return
        with self.console.status(self.words("play-thinking", name=name), spinner="dots"):
            yield

    # Asking

    def read(self, prompt: str = "> ") -> str:
        """One line from the keyboard; :class:`Left` if there is none to come."""
        if self.asks:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                raise Left from None
        self.console.print(Text(prompt), end="")
        line = sys.stdin.readline()
        self.console.print(Text(line.rstrip("\n")))
        if not line:
            raise Left
        return line.strip()

    def ask(self, question: str, usual: str, understand: Callable[[str], T]) -> T:
        """Ask until `understand` accepts the answer; Enter gives the `usual` one."""
        while True:
            answer = self.read(f"{question} [{usual}] ")
            try:
                return understand(answer or usual)
            except TableeError as error:
                self.complain(error)

    def ask_whether(self, question: str) -> bool:
        """Ask for a yes or a no; Enter means no."""
        return self.ask(question, self.words("no"), lambda answer: read_yes(answer, self.words))

    # Hiding

    @contextmanager
    def private(self) -> Iterator[None]:
        """Play on the terminal's second page, which keeps no history, and leave it as it was afterwards."""
        if not self.hides:
            yield
            return
        self._has_back = _has_second_page()
        _forget_typing()
        try:
            if self._has_back:
                self.console.set_alt_screen(True)
            yield
        finally:
            self.wipe()
            if self._has_back:
                self.console.set_alt_screen(False)

    def wipe(self) -> None:
        """Take everything off the screen; on a terminal without a second page its history goes too."""
        if self.hides:
            self.console.file.write(_WIPE if self._has_back else _WIPE + _WIPE_HISTORY)
            self.console.file.flush()


def read_yes(answer: str, words: Words) -> bool:
    """Yes or no, in full or by the first letter, in either language."""
    for value, spellings in ((True, (words("yes"), "yes", "oui", "o")), (False, (words("no"), "no", "non"))):
        if answer.lower() in (*spellings, *(spelling[0] for spelling in spellings)):
            return value
    raise BadUsage("error-answer", given=answer, wanted=f"{words('yes')}, {words('no')}")


def typed(path: Path) -> str:
    """A path as one would type it in a shell."""
    home = str(Path.home())
    text = str(path)
    if text.startswith(home + os.sep):
        return f"~{shlex.quote(text.removeprefix(home))}"
    return shlex.quote(text)


def _edit_lines(asks: bool) -> None:
    """With readline the arrow keys work while typing."""
    if asks:
        try:
            import readline  # noqa: F401
        except ImportError:
            return


def _forget_typing() -> None:
    """The arrow keys must not bring back what the person before typed."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
        readline.set_auto_history(False)


def _has_second_page() -> bool:
    """Whether the terminal has a page beside the one that scrolls."""
    if os.name == "nt":
        return True
    try:
        import curses

        curses.setupterm()
        return curses.tigetstr("smcup") is not None
    except (ImportError, OSError, curses.error):
        return False
