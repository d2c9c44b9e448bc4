"""The program as a person meets it: started as a process, in a folder of its own, on an 80-column terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pexpect
import pytest

PROGRAM = [sys.executable, "-m", "tablee"]
PASSED_ON = ("PATH", "PYTHONPATH", "TABLEE_PURE", "SYSTEMROOT", "VIRTUAL_ENV")
PROMPT = r"quit,(?:\x1b\[[0-9;?]*[a-z]|\s)+help(?:\x1b\[[0-9;?]*[a-z]|\s)*> $"
"""The end of a screen that asks for a move; its last line may be broken anywhere."""
SIGNS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Home(NamedTuple):
    """One person's folder and what they have there."""

    folder: Path
    environ: dict[str, str]

    @property
    def games(self) -> list[Path]:
        return sorted((self.folder / "data" / "tablee" / "games").glob("*"))

    @property
    def seeds(self) -> list[Path]:
        return sorted((self.folder / "data" / "tablee" / "seeds").glob("*"))

    def files(self) -> dict[str, bytes]:
        """Everything in the folder, to see that nothing was written."""
        return {str(path): path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}

    def run(self, *args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, with `typed` coming through a pipe."""
        return subprocess.run(
            [*PROGRAM, *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environ | environ,
            timeout=60,
            check=False,
        )

    def spawn(self, *args: str, rows: int = 24, **environ: str) -> pexpect.spawn[str]:
        """Start a command on a terminal of its own."""
        child = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *args],
            encoding="utf-8",
            cwd=str(self.folder),
            env=self.environ | {"TERM": "xterm"} | environ,  # type: ignore[arg-type]
            dimensions=(rows, 80),
            timeout=30,
            preexec_fn=_hear_ctrl_c,
        )
        child.delaybeforesend = None
        return child


def _hear_ctrl_c() -> None:
    """A person's terminal: tests that run in the background inherit a shell's deafness to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    kept = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    own = {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
    }
    return Home(tmp_path, kept | own)


def plain(text: str) -> str:
    """What is left of an output without the signs that move and colour."""
    return SIGNS.sub("", text).replace("\r", "")


def play_to_the_end(child: pexpect.spawn[str], answer: Callable[[str], str], most: int = 400) -> list[str]:
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
