"""``tablee football edition``, ``tablee rugby cards``, ``tablee artropp deck``: one command for every data file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Group, Parameter

from tablee.terminal.complaints import BadUsage
from tablee.words import words_for

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands
    from tablee.terminal.toolboxes import Toolbox

_FLAGS: Final = Group.create_ordered("help-flags")


class MaterialTool:
    """The command for the data file of a game."""

    def __init__(self, commands: Commands, game: str, command: str) -> None:
        self.commands = commands
        self.game = game
        self.command = command
        """How it is called: ``tablee football edition``."""

    def run(
        self,
        *,
        check: Annotated[Path | None, Parameter(help="help-own-check", group=_FLAGS)] = None,
        template: Annotated[bool, Parameter(help="help-own-template", group=_FLAGS, negative="")] = False,
        output: Annotated[Path | None, Parameter(help="help-own-output", group=_FLAGS)] = None,
    ) -> int:
        """Report on a file, or write one to be filled in."""
        if (template and check is not None) or (output is not None and not template):
            raise BadUsage("error-own-flags")
        from tablee.terminal.material import show_material, write_template

        words = words_for(self.commands.lang, self.game)
        if template:
            write_template(self.game, self.command, output, words)
        else:
            show_material(self.game, check, words)
        return 0


def material_app(commands: Commands, name: str, toolbox: Toolbox) -> App:
    """``tablee artropp`` with the command for its data file, which is the first of its tools."""
    tool = toolbox.tools[0]
    command = f"tablee {name} {tool}"
    app = App(name=name, help="help-tools", usage=f"tablee {name} COMMAND […]", group_commands=Group("help-commands"))
    app.command(
        MaterialTool(commands, toolbox.game, command).run, name=tool, help="help-own-file", usage=f"{command} […]"
    )
    return app
