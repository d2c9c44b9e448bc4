"""Every command that README, CONTRIBUTING and docs name is run.

A line of the pages is run as it stands, but for three things: numbers of games and iterations are made small, games are
played by somebody who says nothing and leaves, and what a server would serve is only asked for.  What cannot be run
here at all is in `ELSEWHERE`, with the reason; a command that is neither run nor listed fails.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee import cli
from tablee.games import SHELF, find_game
from tablee.server.store.sqlite import SqliteStore
from tests.players import played_match

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

ELSEWHERE = {
    "python3 -m venv /opt/tablee": "installs from the network, with the lock file; test_house reads that",
    "python3 -m venv .venv && .venv/bin/pip install .": "installs from the network; test_build makes the wheel",
    "uv tool install .": "the same with a program that is not ours",
    "uvx --from . tablee": "the same with a program that is not ours",
    ".venv/bin/tablee": "the same program as tablee, in the place that the line above it made",
    "python -m bench": "minutes, and needs the other engines: make bench",
    "python -m bench.instructions": "minutes, and needs valgrind",
    "python -m bench.tilings": "a minute, and needs the other solvers: make bench",
    "python -m bench.rivals": "minutes; tests/bench/test_rivals.py plays a few games",
    "python -m bench.is_mcts": "an hour, and needs OpenSpiel; tests/bench/test_is_mcts.py plays a deal",
    "python -m bench.levels": "half a minute when compiled; tests/bench/test_rivals.py plays a game at each table",
    "python -m bench.together": "minutes, with a machine for itself",
    "python -m bench.load": "five minutes, and needs boardgame.io: make load",
    "python -m bench.drag": "half a minute in a browser: make drag",
    "tablee admin": "asks a server that runs; tests/server/test_admin.py starts one",
    "python -m tablee.lab.balance": "thousands of games: make balance; tests/lab/test_balance.py plays a few",
    "python -m tests.settings_table": "writes a table of this repository; tests/server/test_settings.py compares it",
    "python -m tests.env.sb3_check": "needs torch: the extra train",
    "python -m tablee.env.learn": "minutes of games: make learn; tests/bots/test_learned.py plays a few hundred",
    "python -m tablee.env.train": "needs torch, and half an hour: make train",
    "python -m bench.policies": "a measurement, of a file of this repository",
    "tablee serve --set players=": "serves until it is stopped; tests/server/test_guests.py starts such a one",
    "python -m tests.env.layout_table": "writes a page of this repository; tests/env compares it",
    "python -m tests.architecture": "writes a picture of this repository; tests/test_house.py draws it",
    "python -m bench.capacity": "three minutes: make capacity",
    "python -m bench.studies": "minutes of games on one process and on two: make pace",
    "python -m bench.store": "ten seconds, and one of the lines needs a database",
    "tablee store copy": "needs two stores; tests/server/store/test_copying.py copies from each kind to each",
    "tablee lab run mine.toml --on": "needs a cluster; tests/lab/test_cluster.py and test_ray.py start one",
    "tablee new-game": "writes into the sources; test_add_a_game runs it in a copy of them",
    "tablee play high_dice": "the game of that page, which is only in that copy",
    "python -m pytest": "tests that run tests; test_add_a_game runs these",
    "python -m tests.games.french_flair.ball_worth": "400 matches; tests/games plays one of them",
    "python -m tests.bots.habits": "minutes of games; tests/games watches a few of casual bots",
    "python -m tests.bots.characters": "2400 games; tests/bots/test_characters.py plays a few of each manner",
    "python -m tests.games.worldwide_football.scripted": "600 matches of a strategy; tests/games plays some of them",
    "python -m tests.games.rugby_champion.scripted": "2000 matches of a strategy; tests/games plays some of them",
    "python -m tests.games.rugby_champion.sequences": "minutes of strong bots; tests/games counts the points of a few",
}
"""What cannot be run by a test, by its beginning, and why."""

SLOW = {
    "python -m tablee.lab.tournament": "starts processes that play",
    "tablee lab run": "starts processes that play",
    "tablee print": "sets dozens of pages",
    "tablee ubongo sheets --seed": "makes a whole box of puzzles",
}
"""What takes seconds even so: make proofs runs these."""

SMALL = {"--games": "2", "--iterations": "4"}
"""Flags whose number decides how long it takes, and a number that is soon done."""

COMMAND = re.compile(r"^(?:time )?((?:tablee|make|python3?|uvx?|\.venv/bin/\w+)(?: .*|))$")


class Command(NamedTuple):
    """A line, and the first page that has it."""

    line: str
    page: str

    def __str__(self) -> str:
        return self.line


def code_of(text: str) -> Iterator[str]:
    """Lines of code blocks, the commands in their comments, and code within sentences."""
    text = re.sub(r"^```python\n.*?^```\n", "", text, flags=re.MULTILINE | re.DOTALL)
    for line in re.findall(r"^(?:    |\t)(.+)$", text, flags=re.MULTILINE):
        code, _, comment = re.sub(r"\s+# ", "\0", line.strip()).partition("\0")
        yield code
        yield from re.split(r"(?:^|: )(?=tablee |python -m |uvx? )", comment)[1:]
    blocks = r"^(?:    |\t)[^\n]+$|^```.*?^```$"
    for span in re.findall(r"`([^`]+)`", re.sub(blocks, "", text, flags=re.MULTILINE | re.DOTALL)):
        yield " ".join(span.split())


def commands() -> list[Command]:
    found: dict[str, str] = {}
    for page in PAGES:
        for code in code_of(page.read_text(encoding="utf-8")):
            if match := COMMAND.match(code):
                found.setdefault(match[1].strip(), page.name)
    return [Command(line, page) for line, page in found.items()]


ALL = commands()
LISTED = [command for command in ALL if any(command.line.startswith(beginning) for beginning in ELSEWHERE)]
TARGETS = [command for command in ALL if command.line.split()[0] == "make"]
MODULES = [command for command in ALL if command.line.startswith("python -m ") and command not in LISTED]
OURS = [
    command
    for command in ALL
    if (command.line == "tablee" or command.line.startswith("tablee ")) and command not in LISTED
]


def each(commands: list[Command]) -> pytest.MarkDecorator:
    """A test for each command, the slow ones marked so."""
    slow = [command for command in commands if any(command.line.startswith(beginning) for beginning in SLOW)]
    return pytest.mark.parametrize(
        "command",
        [pytest.param(command, marks=[pytest.mark.slow] if command in slow else []) for command in commands],
        ids=str,
    )


def test_every_command_is_run_or_listed() -> None:
    assert [command for command in ALL if command not in [*LISTED, *TARGETS, *MODULES, *OURS]] == []


def test_nothing_is_listed_that_no_page_names() -> None:
    for beginning in [*ELSEWHERE, *SLOW]:
        assert any(command.line.startswith(beginning) for command in ALL), beginning


def test_the_pages_are_read() -> None:
    """Else nothing below would prove anything."""
    lines = {command.line for command in ALL}
    assert {
        "tablee",  # a block
        "tablee rules artropp AR-9",  # a comment of a block
        "tablee rules french_flair",  # a sentence
        "python -m tablee.games.french_flair.odds_table",
        "make play",
    } <= lines


@each(TARGETS)
def test_make_knows_what_it_is_told_to_do(command: Command) -> None:
    for target in command.line.split()[1:]:
        assert re.search(rf"^{target}:", MAKEFILE, flags=re.MULTILINE), f"{command.page}: make has no {target}"


def shortened(line: str) -> list[str]:
    words = shlex.split(line)
    for place, word in enumerate(words[:-1]):
        if word in SMALL:
            words[place + 1] = SMALL[word]
    return words


@each(MODULES)
def test_modules_run_as_commands(command: Command, tmp_path: Path) -> None:
    """In a process of its own, because compiled modules cannot be run so: what is a command must not be compiled."""
    arguments = shortened(command.line)[1:]
    if "tablee.lab.tournament" in arguments:
        shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("pictures"))
        arguments += [flag for name in ("--games", "--iterations") if name not in arguments for flag in (name, "2")]
    search_path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": search_path, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command.page}: {command.line}\n{done.stderr}"
    assert done.stdout or "--write" in arguments


# Our own program, in this process

SERVES = re.compile(r"tablee($| serve(?! --help| --show-settings))")
TOOLBOXES = {"football": "worldwide_football", "rugby": "rugby_champion"}
OWN_FILES = {
    "artropp": "deck.toml",
    "rugby_champion": "cards.toml",
    "ubongo": "sheets.toml",
    "worldwide_football": "edition.toml",
}
"""The files of boxes, which are as good as one's own."""
VALUES = {
    "--host": "127.0.0.1",
    "--port": "8737",
    "--name": "tablee.example.org",
    "--store": "tables",
    "--workers": "2",
}
"""For pages that name flags without values."""


class Shell:
    """An empty folder to run commands in, with somebody at the keyboard who leaves at once."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        monkeypatch.chdir(folder)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(self, line: str) -> int:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO())
        return cli.run(shortened(line)[1:])

    def keep_a_table(self, file: str) -> None:
        """A store as a server would leave it."""
        asyncio.run(made_store(self.folder / file))

    def prepare(self, line: str) -> None:
        """Make the files that a command reads."""
        words = shlex.split(line)
        if "policies/" in line:
            shutil.copytree(ROOT / "policies", self.folder / "policies")
        game = next((TOOLBOXES.get(word, word) for word in words if word in TOOLBOXES or word in SHELF), "artropp")
        for before, word in pairwise(words):
            if before == "resume":
                assert self.run(f"tablee play artropp --save {word}") == 0
            elif before in ("replay", "verify"):
                box = find_game(game)
                record = played_match(box, box.options(), box.seat_counts[-1]).record
                (self.folder / word).write_text(record.text(), encoding="utf-8")
            elif words[1] == "lab" and before in ("run", "report", "ladder"):
                study = 'game = "artropp"\nplayers = ["beginner", "casual"]\ngames = 2\n'
                (self.folder / word).write_text(study, encoding="utf-8")
                if before != "run":
                    assert self.run(f"tablee lab run {word} --jobs 1") == 0
            elif words[1:2] == ["store"]:
                self.keep_a_table(word if before == "restore" else "data/tablee/tables.sqlite")
            elif before == "--settings":
                (self.folder / word).write_text("idle = 60\n", encoding="utf-8")
            elif before in ("--check", "--deck", "--sheets"):
                shutil.copy(ROOT / "src/tablee/games" / game / "data" / OWN_FILES[game], self.folder / word)


async def made_store(file: Path) -> None:
    store = SqliteStore(str(file))
    await store.open()
    await store.close()


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(tmp_path, monkeypatch)


@pytest.mark.few(12)
@each([command for command in OURS if not SERVES.match(command.line)])
def test_the_program_does_what_pages_say(command: Command, shell: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"{command.line} FILE" if command.line in ("tablee resume", "tablee verify") else command.line
    shell.prepare(line)
    assert shell.run(line) == 0, f"{command.page}: {command.line}\n{capsys.readouterr().err}"
    assert capsys.readouterr().out
    for before, word in pairwise(shlex.split(line)):
        if before == "--output":
            assert (shell.folder / word).stat().st_size


@each([command for command in OURS if SERVES.match(command.line)])
def test_a_server_is_asked_for_as_pages_say(
    command: Command, shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Serving itself is the business of tests/server."""
    served: list[str] = []

    def open_house(*_: object, **__: object) -> int:
        served.append("served")
        return 0

    monkeypatch.setattr("tablee.terminal.serve.open_house", open_house)
    words = shlex.split(command.line)
    line = [filled for word, after in pairwise([*words, "--"]) for filled in completed(word, after)]
    assert shell.run(shlex.join(line)) == 0, capsys.readouterr().err
    assert served == ["served"]


def completed(flag: str, after: str) -> list[str]:
    return [flag, VALUES[flag]] if flag in VALUES and after.startswith("--") else [flag]
