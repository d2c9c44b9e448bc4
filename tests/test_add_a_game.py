"""``docs/add-a-game.md`` is done, step by step, in a copy of the project: its commands are run, its blocks applied."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
GAME: Final = "high_dice"
LEFT: Final = (
    ".git",
    ".venv",
    ".*_cache",
    ".hypothesis",
    "__pycache__",
    "node_modules",
    "build",
    "dist",
    "page",
    "_compiled",
)
"""What was made and not written."""
STEPS = re.findall(r"^```diff\n(.*?)^```$|^    ((?:tablee|python|make) [^\n]*)$", PAGE, re.MULTILINE | re.DOTALL)
"""Blocks to be applied and commands to be run, in the order of the page."""


def changed(text: str, block: str) -> str:
    """A file after the changes of a block: what is between two ``@@`` stands there once, and is replaced."""
    for part in block.split("@@\n")[1:]:
        lines = part.splitlines()
        old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert old, "a change says where it is"
        assert text.count(old) == 1, f"stands there {text.count(old)} times:\n{old}"
        text = text.replace(old, new)
    return text


class Project:
    """A copy of the sources."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT))
        (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def run(self, *command: str) -> str:
        environment = os.environ | {"PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
        environment["XDG_DATA_HOME"] = str(self.tree / "data")
        done = subprocess.run(
            command,
            cwd=self.tree,
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def apply(self, block: str) -> None:
        head, _, changes = block.partition("\n")
        file = self.tree / head.removeprefix("+++ ")
        file.write_text(changed(file.read_text(encoding="utf-8"), changes), encoding="utf-8")

    def do(self, command: str) -> None:
        """A command of the page, run by the sources of the copy."""
        words = command.split()
        if words[0] == "make":
            self.check()
        elif words[0] == "tablee":
            self.run(sys.executable, "-m", "tablee", *words[1:], *(["--yes"] if words[1] == "play" else []))
        elif words[1:3] == ["-m", "pytest"]:
            told = self.run(sys.executable, *words[1:], "-q", "-p", "no:cacheprovider", *self.ignored())
            assert int(re.findall(r"(\d+) passed", told)[-1]) > 0
        else:
            self.run(sys.executable, *words[1:])

    def ignored(self) -> list[str]:
        """What needs a browser, or would do all of this again."""
        return [f"--ignore=tests/{name}" for name in ("browser", "press", "test_add_a_game.py", "test_build.py")]

    def check(self) -> None:
        """``make check`` for the new game: style, types, imports, and the types of its page."""
        python = [f"src/tablee/games/{GAME}", f"src/tablee/terminal/{GAME}.py", f"tests/games/{GAME}"]
        words = f"tests/words/test_{GAME}_words.py"
        self.run(sys.executable, "-m", "ruff", "check", "--no-cache", *python, words)
        self.run(sys.executable, "-m", "ruff", "format", "--check", "--no-cache", *python, words)
        self.run(sys.executable, "-m", "mypy", "--cache-dir", str(self.tree / "mypy"), *python, words)
        self.run(str(Path(sys.executable).parent / "lint-imports"), "--no-cache")
        self.check_page()

    def check_page(self) -> None:
        environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            ["npm", "--prefix", "web", "run", "check"],
            cwd=self.tree,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:]


def test_the_page_has_steps() -> None:
    blocks, commands = [block for block, _ in STEPS if block], [command for _, command in STEPS if command]
    assert len(blocks) > 15
    assert commands[0] == f"tablee new-game {GAME}"
    assert commands[-1] == "make check"


def test_a_change_that_fits_nowhere_is_noticed() -> None:
    assert changed("a\nb\n", "@@\n a\n-b\n+c\n") == "a\nc\n"
    for text, times in (("a\n", 0), ("b\nb\n", 2)):
        with pytest.raises(AssertionError, match=f"{times} times"):
            changed(text, "@@\n-b\n+c\n")


@pytest.mark.slow
def test_the_walk_leads_to_a_whole_game(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    for block, command in STEPS:
        if block:
            project.apply(block)
        else:
            project.do(command)
    assert "HD-7" in (project.tree / "src" / "tablee" / "games" / GAME / "rules.py").read_text(encoding="utf-8")
