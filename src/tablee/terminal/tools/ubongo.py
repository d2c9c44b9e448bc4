"""``tablee ubongo``: the solver and the sheets, for people who make puzzles or wonder about one."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Group, Parameter

from tablee.terminal.complaints import BadUsage
from tablee.words import Words, words_for

if TYPE_CHECKING:
    from tablee.terminal.commands import Commands
    from tablee.terminal.toolboxes import Toolbox

GAME: Final = "ubongo"
TOOLS: Final = {"solve": "[REGION] […]", "sheets": "[…]"}
"""The commands below ``tablee ubongo`` and their form."""
NO_SOLUTION: Final = 3
"""The exit code of a search that found nothing: 2 is for a question that makes no sense."""
_FLAGS: Final = Group.create_ordered("help-flags")


class UbongoTools:
    """What each of them does; each returns the exit code."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands

    @property
    def words(self) -> Words:
        """The words of the game, in the language of the command line."""
        return words_for(self.commands.lang, GAME)

    def solve(
        self,
        region: Annotated[str | None, Parameter(help="help-solve-region", group=_FLAGS)] = None,
        /,
        *,
        pieces: Annotated[str | None, Parameter(help="help-solve-pieces", group=_FLAGS)] = None,
        count: Annotated[int | None, Parameter(help="help-solve-count", group=_FLAGS)] = None,
        sheet: Annotated[str | None, Parameter(help="help-solve-sheet", group=_FLAGS)] = None,
        row: Annotated[int | None, Parameter(help="help-solve-row", group=_FLAGS)] = None,
        file: Annotated[Path | None, Parameter(help="help-solve-file", group=_FLAGS)] = None,
        every: Annotated[bool, Parameter(name="--all", help="help-solve-all", group=_FLAGS, negative="")] = False,
    ) -> int:
        """Tile a region; the exit code says whether that can be done."""
        from tablee.terminal.ubongo_solve import Question, show_answer

        _stop_at_once()
        found = show_answer(Question(region, pieces, count, sheet, row, file), self.words, every)
        return 0 if found else NO_SOLUTION

    def sheets(
        self,
        *,
        seed: Annotated[int | None, Parameter(help="help-sheets-seed", group=_FLAGS)] = None,
        output: Annotated[Path | None, Parameter(help="help-sheets-output", group=_FLAGS)] = None,
        check: Annotated[Path | None, Parameter(help="help-sheets-check", group=_FLAGS)] = None,
        template: Annotated[bool, Parameter(help="help-own-template", group=_FLAGS, negative="")] = False,
    ) -> int:
        """Make a box of sheets, judge one, or write the shipped one to be filled in."""
        from tablee.terminal.material import write_template
        from tablee.terminal.ubongo_sheets import show_sheets

        _stop_at_once()
        if template:
            if seed is not None or check is not None:
                raise BadUsage("error-own-flags")
            write_template(GAME, f"tablee {GAME} sheets", output, self.words)
        else:
            show_sheets(seed, output, check, self.words)
        return 0


def make(commands: Commands, _name: str, _toolbox: Toolbox) -> App:
    """``tablee ubongo`` with its commands."""
    tools = UbongoTools(commands)
    app = App(name=GAME, help="help-tools", usage=f"tablee {GAME} COMMAND […]", group_commands=Group("help-commands"))
    for name, form in TOOLS.items():
        app.command(getattr(tools, name), name=name, help=f"help-{name}", usage=f"tablee {GAME} {name} {form}")
    return app


def _stop_at_once() -> None:
    """Compiled code does not look for Ctrl-C while it searches: let the system end the program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
