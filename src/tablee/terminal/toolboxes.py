"""The commands that belong to one game: ``tablee ubongo solve``, ``tablee football edition``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from cyclopts import App

from tablee.games import SHELF
from tablee.terminal import football_tools, ubongo_tools
from tablee.terminal.material_tools import material_app

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands


class Toolbox(NamedTuple):
    """The commands of one game."""

    game: str
    tools: tuple[str, ...]
    """What can be written after the toolbox's own name."""
    make: Callable[[Commands, str, Toolbox], App]


_ALL: Final = {
    "ubongo": Toolbox("ubongo", tuple(ubongo_tools.TOOLS), ubongo_tools.tools_app),
    "artropp": Toolbox("artropp", ("deck",), material_app),
    "football": Toolbox("worldwide_football", football_tools.TOOLS, football_tools.football_app),
    "rugby": Toolbox("rugby_champion", ("cards",), material_app),
}
TOOLBOXES: Final = {name: toolbox for name, toolbox in _ALL.items() if toolbox.game in SHELF}
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
