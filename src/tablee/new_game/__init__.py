"""``tablee new-game NAME``: writes a small game that runs, with every room of :mod:`tablee.rooms`.

The template (`TEMPLATE`) is a whole game, *Sample Game*, laid out as in the project: what is below it is copied to the
same place below the project's root, and where the sample's name stands, in the text or in the path, the new one is
written. So the template can be read, formatted and played like any game.
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from tablee.core.errors import BadOption

TEMPLATE: Final = Path(__file__).parent / "template"
LONGEST_NAME: Final = 30
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_SOURCES: Final = ("src/tablee/games", "src/tablee/terminal", "web/src/games", "tests/games")
"""What a folder has if it is the root of the project."""
_NEIGHBOURS: Final = ("src/tablee/games", "src/tablee/terminal", "src/tablee/press")
"""Where a game is looked for by its id, among modules with other names."""
_NOT_SOURCES: Final = "__pycache__"


class Naming(NamedTuple):
    """The names of a game, in all forms in which the template has them."""

    id: str
    """``liars_dice``: in files, addresses and commands."""
    class_name: str
    """``LiarsDice``"""
    title: str
    """``Liars Dice``, to be written better in the catalogues."""
    prefix: str
    """``LD``: what its clauses begin with."""

    def put_into(self, text: str) -> str:
        """A text of the template with these names instead of the sample's."""
        text = text.replace(SAMPLE.id, self.id).replace(SAMPLE.class_name, self.class_name)
        text = text.replace(SAMPLE.title, self.title).replace(f"{SAMPLE.prefix}-", f"{self.prefix}-")
        return text.replace(f"test_{SAMPLE.prefix.lower()}_", f"test_{self.prefix.lower()}_")


SAMPLE: Final = Naming("sample_game", "SampleGame", "Sample Game", "SG")


def naming_of(name: str) -> Naming:
    """The names of a game with this id; :class:`BadOption` says what an id looks like."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or not 2 <= len(name) <= LONGEST_NAME:
        raise BadOption(
            f"{name!r} is no name for a game's folder: write small letters, digits and underscores, as in liars_dice, "
            f"at most {LONGEST_NAME}",
            key="error-new-name",
            name=name,
            longest=LONGEST_NAME,
        )
    parts = name.split("_")
    capitals = [part.capitalize() for part in parts]
    prefix = "".join(part[0] for part in parts) if len(parts) > 1 else name[:2]
    return Naming(name, "".join(capitals), " ".join(capitals), prefix.upper())


def new_game(name: str, tree: Path) -> list[Path]:
    """Write the game into the project at `tree`, and return what was written; nothing is ever overwritten."""
    naming = naming_of(name)
    if not all((tree / folder).is_dir() for folder in _SOURCES):
        raise BadOption(
            f"{tree} is not the folder of Tablée's sources: there is no {_SOURCES[0]} with {_SOURCES[2]} in it",
            key="error-new-tree",
            folder=str(tree),
        )
    files = {Path(naming.put_into(str(path))): naming.put_into(text) for path, text in template_files().items()}
    neighbours = [Path(folder) / form for folder in _NEIGHBOURS for form in (naming.id, f"{naming.id}.py")]
    taken = [path for path in (*neighbours, *files) if (tree / path).exists()]
    if taken:
        raise BadOption(
            f"the name {name!r} is taken: {taken[0].as_posix()} exists and is not overwritten",
            key="error-new-taken",
            name=name,
            file=taken[0].as_posix(),
        )
    for path, text in files.items():
        target = tree / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    _tidy([tree / path for path in files if path.suffix == ".py"])
    return list(files)


def _tidy(files: list[Path]) -> None:
    """With another name imports are sorted otherwise, and lines break elsewhere; whoever has ruff gets them so."""
    if find_spec("ruff") is not None:
        for task in (["check", "--select", "I", "--fix"], ["format"]):
            subprocess.run([sys.executable, "-m", "ruff", *task, "--quiet", "--no-cache", *files], check=True)


def template_files() -> dict[Path, str]:
    """Every file of the template, by its place below the project's root."""
    return {
        path.relative_to(TEMPLATE): path.read_text(encoding="utf-8")
        for path in sorted(TEMPLATE.rglob("*"))
        if path.is_file() and _NOT_SOURCES not in path.parts
    }
