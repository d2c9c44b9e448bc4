"""The commands that belong to one game: ``tablee ubongo solve``, ``tablee football edition``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

from cyclopts import App

from tablee.games import SHELF
from tablee.terminal import tools

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands


class Toolbox(NamedTuple):
    """The commands of one game."""

    game: str
    tools: tuple[str, ...]
    """What can be written after the toolbox's own name."""
    make: Callable[[Commands, str, Toolbox], App]


class ToolModule(Protocol):
    """What a module of :mod:`tablee.terminal.tools` offers; its name is the first word on the command line."""

    GAME: str
    TOOLS: Sequence[str]

    def make(self, commands: Commands, name: str, toolbox: Toolbox) -> App:
        """The command `name` with its tools below it."""


def _found() -> dict[str, Toolbox]:
    modules = {
        found.name: cast(ToolModule, import_module(f"{tools.__name__}.{found.name}"))
        for found in iter_modules(tools.__path__)
    }
    return {
        name: Toolbox(module.GAME, tuple(module.TOOLS), module.make)
        for name, module in modules.items()
        if module.GAME in SHELF
    }


TOOLBOXES: Final = _found()
"""Those of the games on the shelf, by their first word on the command line."""


def tools_of(name: str) -> Sequence[str]:
    """The commands in a toolbox; none if `name` is no toolbox."""
    return TOOLBOXES[name].tools if name in TOOLBOXES else ()


def file_command(game: str, noun: str) -> str:
    """The command that shows what is in the data file of a game."""
    (name,) = (name for name, toolbox in TOOLBOXES.items() if toolbox.game == game)
    return f"tablee {name} {noun}"


def add_toolboxes(app: App, commands: Commands) -> None:
    """Give `app` a command for every toolbox."""
    for name, toolbox in TOOLBOXES.items():
        app.command(toolbox.make(commands, name, toolbox))
