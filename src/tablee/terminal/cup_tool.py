"""``tablee <tools> cup``: the command that plays a cup, the same for every game with teams."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Group, Parameter

from tablee.games import find_game
from tablee.words import words_for

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands
    from tablee.terminal.toolboxes import Toolbox

CUP: Final = "cup"
_FLAGS: Final = Group.create_ordered("help-flags")


class CupTool:
    """The command that plays a cup."""

    def __init__(self, commands: Commands, game: str, command: str) -> None:
        self.commands = commands
        self.game = game
        self.command = command
        """How it is called, as in ``tablee football cup``."""

    def run(
        self,
        file: Annotated[Path | None, Parameter(help="help-cup-file", group=_FLAGS)] = None,
        /,
        *,
        team: Annotated[str | None, Parameter(help="help-cup-team", group=_FLAGS)] = None,
        level: Annotated[str | None, Parameter(help="help-level", group=_FLAGS)] = None,
        against: Annotated[str | None, Parameter(help="help-cup-against", group=_FLAGS)] = None,
        seed: Annotated[str | None, Parameter(help="help-cup-seed", group=_FLAGS)] = None,
        **options: Any,
    ) -> int:
        """Play a cup, or go on with one."""
        from tablee.terminal.cup import CupWishes, open_cup
        from tablee.terminal.screen import Screen

        screen = Screen(words_for(self.commands.lang, self.game))
        wishes = CupWishes(team, level, against, seed, options)
        cup = open_cup(find_game(self.game), file, wishes, screen, self.command)
        return cup.run(self.commands.run_session)


def add_cup(app: App, commands: Commands, name: str, toolbox: Toolbox) -> None:
    """Give a toolbox the command; the flags of the game's options too, if it is what was asked for."""
    command = f"tablee {name} {CUP}"
    run: Any = CupTool(commands, toolbox.game, command).run
    if commands.asked[:2] == (name, CUP):
        from tablee.terminal.cup import open_choices
        from tablee.terminal.flags import with_flags

        words = words_for(commands.lang, toolbox.game)
        run = with_flags(run, open_choices(find_game(toolbox.game)), words, "help-game-options")
    app.command(run, name=CUP, help="help-cup", usage=f"{command} [FILE] […]")
