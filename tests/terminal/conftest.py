"""The program as a person meets it: a process in a folder of its own, with a pipe or an 80-column terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pexpect
import pytest
from pexpect.fdpexpect import fdspawn

from tests.warm import Started, warm

PROGRAM = [sys.executable, "-m", "tablee"]
ENTRY = "tablee.cli:main"
IN_A_HURRY = "tests.terminal.hurry:main"
PASSED_ON = ("PATH", "PYTHONPATH", "TABLEE_PURE", "SYSTEMROOT", "VIRTUAL_ENV")
READ_BY_PYTHON = ("PYTHON", "LC_")
"""How the names of those variables begin that Python itself looks at when it starts."""
PROMPT = r"quit,(?:\x1b\[[0-9;?]*[a-z]|\s)+help(?:\x1b\[[0-9;?]*[a-z]|\s)*> $"
"""The end of a screen that asks for a move; its last line may be broken anywhere."""
SIGNS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 120.0


class Terminal(fdspawn):  # type: ignore[misc]  # pexpect publishes no types
    """A terminal with the program on it, and the keys that a person presses."""

    def __init__(self, file: int, process: Started) -> None:
        super().__init__(file, encoding="utf-8", timeout=PATIENCE)
        self.delaybeforesend = None
        self.process = process

    def sendcontrol(self, key: str) -> None:
        """Press a letter together with Ctrl."""
        self.send(chr(ord(key.upper()) - ord("@")))

    def kill(self, number: int) -> None:
        self.process.send_signal(number)

    def wait(self) -> int:
        """Read to the end, so that nothing the program prints holds it up; its exit code, or minus a signal."""
        self.expect(pexpect.EOF)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Hang up, which ends the program if it has not ended yet."""
        super().close()
        self.exitstatus = self.process.wait(PATIENCE)


def _set_size(terminal: int, rows: int, columns: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Home(NamedTuple):
    """One person's folder and what they have there."""

    folder: Path
    environ: dict[str, str]
    terminals: list[Terminal]

    @property
    def games(self) -> list[Path]:
        return sorted((self.folder / "data" / "tablee" / "games").glob("*"))

    @property
    def seeds(self) -> list[Path]:
        return sorted((self.folder / "data" / "tablee" / "seeds").glob("*"))

    def files(self) -> dict[str, bytes]:
        """Everything in the folder, to see that nothing was written."""
        return {str(path): path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}

    def run(self, *args: str, typed: str = "", hurry: bool = False, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, with `typed` coming through a pipe; in a `hurry` the clock runs faster."""
        if any(name.startswith(READ_BY_PYTHON) for name in environ):
            return self.run_cold(*args, typed=typed, **environ)
        keyboard, typing = os.pipe()
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = warm().start(
                IN_A_HURRY if hurry else ENTRY,
                [*args],
                (keyboard, out.fileno(), err.fileno()),
                folder=self.folder,
                environ=self.environ | environ,
            )
            os.close(keyboard)
            with open(typing, "w", encoding="utf-8") as pipe:
                pipe.write(typed)
            code = process.wait(PATIENCE)
            out.seek(0)
            err.seek(0)
            return subprocess.CompletedProcess(args, code, out.read().decode(), err.read().decode())

    def run_cold(self, *args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        """The same with a Python that starts from nothing."""
        return subprocess.run(
            [*PROGRAM, *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environ | environ,
            timeout=PATIENCE,
            check=False,
        )

    def spawn(self, *args: str, rows: int = 24, hurry: bool = False, **environ: str) -> Terminal:
        """Start a command on a terminal of its own; in a `hurry` the clock runs faster."""
        ours, theirs = pty.openpty()
        _set_size(theirs, rows, 80)
        process = warm().start(
            IN_A_HURRY if hurry else ENTRY,
            [*args],
            (theirs, theirs, theirs),
            folder=self.folder,
            environ=self.environ | {"TERM": "xterm"} | environ,
            on_terminal=True,
        )
        os.close(theirs)
        self.terminals.append(Terminal(ours, process))
        return self.terminals[-1]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    kept = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    own = {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
    }
    home = Home(tmp_path, kept | own, [])
    yield home
    for terminal in home.terminals:
        terminal.close()


def plain(text: str) -> str:
    """What is left of an output without the signs that move and colour."""
    return SIGNS.sub("", text).replace("\r", "")


def play_to_the_end(child: Terminal, answer: Callable[[str], str], most: int = 400) -> list[str]:
    """Answer every screen until the program ends; returns the screens as plain text."""
    screens = []
    for _ in range(most):
        found = child.expect([PROMPT, r"(?:presses Enter\.|appuie sur Entrée\.)\s*$", pexpect.EOF])
        screens.append(plain(child.before + (child.after if isinstance(child.after, str) else "")))
        if found == 2:
            child.close()
            return screens
        child.sendline(answer(screens[-1]) if found == 0 else "")
    raise AssertionError("the game does not end")


def first_of_list(_screen: str) -> str:
    """Always the first move of the list."""
    return "1"


@pytest.fixture
def finished(home: Home) -> Path:
    """The record of a finished game."""
    record = home.folder / "finished.tablee"
    bots = "beginner,beginner,beginner"
    done = home.run("play", "artropp", "--players", bots, "--rounds", "1", "--seed", "3", "--save", str(record))
    assert done.returncode == 0, done.stderr
    return record


@pytest.fixture
def unfinished(home: Home) -> Path:
    """The record of a game that somebody left in the middle."""
    record = home.folder / "unfinished.tablee"
    flags = ["--seats", "3", "--rounds", "2", "--seed", "3", "--save", str(record)]
    done = home.run("play", "artropp", *flags, typed="1\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    return record


def field(record: Path, name: str) -> Any:
    """The value of a line in a record's header or footer."""
    found = re.search(rf"^{name}: (.*)$", record.read_text(), re.MULTILINE)
    return found[1] if found else None
