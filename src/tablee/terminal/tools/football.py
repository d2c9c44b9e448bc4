"""``tablee football``: the editions of Worldwide Football, and its cup."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Group, Parameter

from tablee.games import find_game
from tablee.terminal.material_tools import material_app
from tablee.words import words_for

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands
    from tablee.terminal.toolboxes import Toolbox

GAME: Final = "worldwide_football"
TOOLS: Final = ("edition", "cup")
_FLAGS: Final = Group.create_ordered("help-flags")


class CupTool:
    """The command that plays a cup."""

    def __init__(self, commands: Commands, game: str) -> None:
        self.commands = commands
        self.game = game

    def run(
        self,
        file: Annotated[Path | None, Parameter(help="help-cup-file", group=_FLAGS)] = None,
        /,
        *,
        team: Annotated[str | None, Parameter(help="help-cup-team", group=_FLAGS)] = None,
        level: Annotated[str | None, Parameter(help="help-level", group=_FLAGS)] = None,
        mode: Annotated[str | None, Parameter(help="help-cup-mode", group=_FLAGS)] = None,
        against: Annotated[str | None, Parameter(help="help-cup-against", group=_FLAGS)] = None,
        seed: Annotated[str | None, Parameter(help="help-cup-seed", group=_FLAGS)] = None,
    ) -> int:
        """Play a cup, or go on with one."""
        from tablee.terminal.cup import CupWishes, open_cup
        from tablee.terminal.screen import Screen

        screen = Screen(words_for(self.commands.lang, self.game))
        wishes = CupWishes(team, level, mode, against, seed)
        return open_cup(find_game(self.game), file, wishes, screen).run(self.commands.run_session)


def make(commands: Commands, name: str, toolbox: Toolbox) -> App:
    """``tablee football`` with its commands."""
    app = material_app(commands, name, toolbox)
    app.command(CupTool(commands, toolbox.game).run, name="cup", help="help-cup", usage=f"tablee {name} cup [FILE] […]")
    return app
