"""The shelf: every game that Tablée knows, one folder each.  Adding a game is one more line in `SHELF`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from tablee.core.errors import BadMaterial, BadOption
from tablee.core.game import Game
from tablee.core.material import Source

OpenBox = Callable[[Source | None], Game]
"""Opens a game's box, with the user's own deck or sheets if a file is named."""

SHELF: Final[dict[str, str]] = {
    "artropp": "tablee.games.artropp",
    "ubongo": "tablee.games.ubongo",
    "french_flair": "tablee.games.french_flair",
    "worldwide_football": "tablee.games.worldwide_football",
    "rugby_champion": "tablee.games.rugby_champion",
}
"""The id of each game and the package with its rooms."""

MOST_OWN: Final = 32
"""How many boxes with users' own files are kept open."""

_open: dict[str, Game] = {}
_own: OrderedDict[tuple[str, Source], Game] = OrderedDict()


def find_game(name: str, material: Source | None = None) -> Game:
    """The game called `name`, opened once; :class:`BadOption` says which there are."""
    if material is None:
        if name not in _open:
            _open[name] = _open_box(name)(None)
        return _open[name]
    key = (name, material.resolve() if isinstance(material, Path) else material)
    game = _own.pop(key, None) or _open_box(name)(_readable(material))
    _own[key] = game
    while len(_own) > MOST_OWN:
        _own.popitem(last=False)
    return game


def _open_box(name: str) -> OpenBox:
    package = SHELF.get(name)
    if package is None:
        known = ", ".join(SHELF)
        raise BadOption(f"there is no game {name!r}; there are: {known}", key="error-game", game=name, known=known)
    return cast(OpenBox, import_module(package).open_box)


def _readable(material: Source) -> Source:
    if isinstance(material, Path) and not material.is_file():
        raise BadMaterial(f"{material}: there is no such file", key="error-no-file", file=str(material))
    return material
