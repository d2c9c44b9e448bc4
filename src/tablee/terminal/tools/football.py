"""``tablee football``: the editions of Worldwide Football, and its cup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cyclopts import App

from tablee.terminal.cup_tool import CUP, add_cup
from tablee.terminal.material_tools import material_app

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands
    from tablee.terminal.toolboxes import Toolbox

GAME: Final = "worldwide_football"
TOOLS: Final = ("edition", CUP)


def make(commands: Commands, name: str, toolbox: Toolbox) -> App:
    """``tablee football`` with its commands."""
    app = material_app(commands, name, toolbox)
    add_cup(app, commands, name, toolbox)
    return app
