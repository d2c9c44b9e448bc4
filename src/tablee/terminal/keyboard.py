"""The keyboard of a race: a line whenever one is finished, while time runs and things happen above the prompt.

On a terminal keys are read one by one, so that what is half typed stands again after whatever had to be printed. What
comes through a pipe is read line by line. Where nobody can tell whether something was typed, one waits for Enter.
"""

from __future__ import annotations

import codecs
import os
import re
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from rich.text import Text

from tablee.terminal.screen import Left, Screen

_CHUNK: Final = 1024
_ENTER: Final = "\r\n"
_ERASE: Final = "\x7f\b"
_ERASE_ALL: Final = "\x15"
_END: Final = "\x04"
_ARROWS: Final = re.compile(r"\x1b(\[[0-9;?]*[@-~]|O.|)")
"""What arrows and other keys without a letter send."""
_BACK_TO_START: Final = "\r\x1b[K"


class Keyboard(Protocol):
    """Where lines come from."""

    def line(self, prompt: str, seconds: float) -> str | None:
        """A line, if one is finished within so many seconds; :class:`Left` if none is to come."""

    def wait(self, seconds: float) -> None:
        """Let time pass; what is typed meanwhile is read later."""

    def put_away(self) -> None:
        """Take the prompt and what is half typed off the screen: something is to be printed."""


class _Keyboard:
    """What all of them do alike."""

    def wait(self, seconds: float) -> None:
        """Let time pass; what is typed meanwhile is read later."""
        time.sleep(seconds)

    def put_away(self) -> None:
        """Where nothing can be taken off the screen there is nothing to do."""


class TypedKeyboard(_Keyboard):
    """A terminal, key by key."""

    def __init__(self, screen: Screen) -> None:
        self._file = screen.console.file
        self._lines: list[str] = []
        self._typed = ""
        self._shown: str | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def line(self, prompt: str, seconds: float) -> str | None:
        """Keep the prompt up to date, and read what was typed."""
        if not self._lines:
            self._show(prompt)
            if _is_ready(seconds):
                self._read()
        if not self._lines:
            return None
        line = self._lines.pop(0)
        self._finish(prompt + line)
        return line.strip()

    def put_away(self) -> None:
        """Erase the line of the prompt."""
        if self._shown is not None:
            self._write(_BACK_TO_START)
            self._shown = None

    def _show(self, prompt: str) -> None:
        wanted = prompt + self._typed
        if wanted != self._shown:
            self._write(_BACK_TO_START + wanted)
            self._shown = wanted

    def _finish(self, line: str) -> None:
        self._write(f"{_BACK_TO_START}{line}\n")
        self._shown = None

    def _read(self) -> None:
        text = self._decoder.decode(os.read(sys.stdin.fileno(), _CHUNK))
        if not text:
            raise Left
        for sign in _ARROWS.sub("", text):
            self._press(sign)

    def _press(self, key: str) -> None:
        if key in _ENTER:
            self._lines.append(self._typed)
            self._typed = ""
        elif key in _ERASE:
            self._typed = self._typed[:-1]
        elif key == _ERASE_ALL:
            self._typed = ""
        elif key == _END and not self._typed:
            self._finish(self._shown or "")
            raise Left
        elif key.isprintable():
            self._typed += key

    def _write(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()


class PipedKeyboard(_Keyboard):
    """A pipe or a file, line by line; what was read is printed, as if it had been typed."""

    def __init__(self, screen: Screen) -> None:
        self._console = screen.console
        self._rest = b""
        self._is_at_end = False

    def line(self, prompt: str, seconds: float) -> str | None:
        """The next line, once it is whole."""
        if b"\n" not in self._rest and not self._is_at_end and _is_ready(seconds):
            chunk = os.read(sys.stdin.fileno(), _CHUNK)
            self._rest += chunk
            self._is_at_end = not chunk
        if b"\n" not in self._rest and not self._is_at_end:
            return None
        if not self._rest:
            raise Left
        line, _, self._rest = self._rest.partition(b"\n")
        typed = line.decode(errors="replace").strip()
        self._console.print(Text(f"{prompt}{typed}"))
        return typed


class PatientKeyboard(_Keyboard):
    """Waits for Enter, whatever happens meanwhile; the race catches up afterwards."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def line(self, prompt: str, seconds: float) -> str | None:
        """One line, however long it takes."""
        return self._screen.read(prompt)


def _is_ready(seconds: float) -> bool:
    return bool(select.select([sys.stdin], [], [], max(0.0, seconds))[0])


@contextmanager
def race_keyboard(screen: Screen) -> Iterator[Keyboard]:
    """The keyboard for a race, and the terminal as it was afterwards."""
    if not _can_be_watched():
        yield PatientKeyboard(screen)
    elif not (screen.asks and screen.hides):
        yield PipedKeyboard(screen)
    else:
        with _key_by_key():
            keyboard = TypedKeyboard(screen)
            try:
                yield keyboard
            finally:
                keyboard.put_away()


def _can_be_watched() -> bool:
    """Whether the system can tell that something was typed."""
    try:
        select.select([sys.stdin], [], [], 0)
    except (OSError, ValueError):
        return False
    return True


@contextmanager
def _key_by_key() -> Iterator[None]:
    """Hand keys over at once and do not print them; Ctrl-C still interrupts."""
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin, termios.TCSANOW)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def monotonic_milliseconds() -> int:
    """A time that only ever passes."""
    return time.monotonic_ns() // 1_000_000
