"""The shelf: every game that Tablée knows, one folder each.  Adding a game is one more line in `SHELF`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from tablee.core.errors import BadMaterial, BadOption
from tablee.core.game import Game

OpenBox = Callable[[Path | None], Game]
"""Opens a game's box, with the user's own deck or sheets if a file is named."""

SHELF: Final[dict[str, str]] = {
    "artropp": "tablee.games.artropp",
    "ubongo": "tablee.games.ubongo",
    "french_flair": "tablee.games.french_flair",
}
"""The id of each game and the package with its rooms."""

_open: dict[tuple[str, Path | None], Game] = {}


def find_game(name: str, material: Path | None = None) -> Game:
    """The game called `name`, opened once; :class:`BadOption` says which there are."""
    key = (name, material.resolve() if material else None)
    if key not in _open:
        _open[key] = _open_box(name)(_readable(material))
    return _open[key]


def _open_box(name: str) -> OpenBox:
    package = SHELF.get(name)
    if package is None:
        known = ", ".join(SHELF)
        raise BadOption(f"there is no game {name!r}; there are: {known}", key="error-game", game=name, known=known)
    return cast(OpenBox, import_module(package).open_box)


def _readable(material: Path | None) -> Path | None:
    if material is not None and not material.is_file():
        raise BadMaterial(f"{material}: there is no such file", key="error-no-file", file=str(material))
    return material
