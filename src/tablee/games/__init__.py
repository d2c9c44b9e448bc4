"""The shelf: every game that Tablée knows, one folder each.  Adding a game is adding its folder.

What a game brings is found by its id, which is the folder's name: the rooms with its rules here, its drawing in
``terminal/<id>.py``, its page in ``web/src/games/<id>/``, its print in ``press/<id>/`` if it can be printed, the
commands of its own in ``terminal/tools/``. ``docs/add-a-game.md`` walks through all of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from threading import Lock
from typing import Final, cast

from tablee.core.errors import BadMaterial, BadOption
from tablee.core.game import Game
from tablee.core.lesson import Lesson, read_lesson
from tablee.core.material import Source
from tablee.core.record import read_options

OpenBox = Callable[[Source | None], Game]
"""Opens a game's box, with the user's own deck or sheets if a file is named."""

SHELF: Final = {folder.name: f"{__name__}.{folder.name}" for folder in iter_modules(__path__) if folder.ispkg}
"""The id of each game and the package with its rooms, in the order of the alphabet."""

MOST_OWN: Final = 32
"""How many boxes with users' own files are kept open."""

_open: dict[str, Game] = {}
_own: OrderedDict[tuple[str, Source], Game] = OrderedDict()
_first_opening: Final = Lock()
"""msgspec learns what a struct looks like at first sight, and a thread that meets it meanwhile ends the process."""


def find_game(name: str, material: Source | None = None) -> Game:
    """The game called `name`, opened once; :class:`BadOption` says which there are."""
    box = _open.get(name) or _open_first(name)
    if material is None:
        return box
    key = (name, material.resolve() if isinstance(material, Path) else material)
    game = _own.pop(key, None)
    if game is None:
        if isinstance(material, Path) and not material.is_file():
            raise BadMaterial(f"{material}: there is no such file", key="error-no-file", file=str(material))
        game = _open_box(name)(material)
    _own[key] = game
    while len(_own) > MOST_OWN:
        _own.popitem(last=False)
    return game


@cache
def find_lesson(name: str) -> Lesson | None:
    """The first game of the game called `name`, if it has a room for one: ``lesson.txt``."""
    file = files(package_of(name)) / "lesson.txt"
    return read_lesson(file.read_text("utf-8"), f"{name}/lesson.txt") if file.is_file() else None


def open_shelf() -> None:
    """Open every box, so that threads find them open."""
    for name in SHELF:
        find_game(name)


def _open_first(name: str) -> Game:
    """Open a box with nobody else in the way, and read options once: threads that come later may do both."""
    with _first_opening:
        if name not in _open:
            game = _open_box(name)(None)
            read_options(game, {})
            _open[name] = game
        return _open[name]


def package_of(name: str) -> str:
    """The package of the game called `name`, whose box stays shut; :class:`BadOption` says which games there are."""
    package = SHELF.get(name)
    if package is None:
        known = ", ".join(SHELF)
        raise BadOption(f"there is no game {name!r}; there are: {known}", key="error-game", game=name, known=known)
    return package


def _open_box(name: str) -> OpenBox:
    return cast(OpenBox, import_module(package_of(name)).open_box)
