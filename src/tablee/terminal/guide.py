"""``--help`` in the person's language: the layout is ours, the words come from the catalogues.

What the commands carry as their help is the key of a sentence; it becomes one only here, where it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tablee.terminal.lists import described, paragraph
from tablee.words import Words

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

KEY_PREFIX: Final = "help-"
_COMMON: Final = (("--lang fr|en", "help-lang"), ("--help, -h", "help-help"), ("--version", "help-version"))
_VALUES: Final = {"PATH": "help-value-file", "INT": "help-value-number", "FLOAT": "help-value-number"}


class Guide:
    """Prints the parts of a help page."""

    def __init__(
        self, words: Words, commands: Sequence[str], toolboxes: Mapping[str, Words], characters: Sequence[str]
    ) -> None:
        self.words = words
        self.characters = characters
        """Those of the game that is spoken of, who play beside its levels."""
        self.commands = commands
        """In the order in which they are listed."""
        self.toolboxes = toolboxes
        """The commands that belong to one game, with its words."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel: commands, or flags."""
        rows = [
            (label := self._label(entry), self._words(entry.description, self.toolboxes.get(label)))
            for entry in panel.entries
        ]
        if panel.format == "command":
            rows = sorted([row for row in rows if row[0] in self.commands], key=lambda row: self.commands.index(row[0]))
        self._panel(console, panel.title, [row for row in rows if row[1]])

    def common(self, console: Console) -> None:
        """The flags that every command knows."""
        self._panel(console, "help-always", [(flag, self.words(key)) for flag, key in _COMMON])

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows the form of the command."""
        console.print(Text.assemble((f"{self.words('help-usage')} ", "bold"), self._words(usage)), "", sep="\n")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command is for."""
        console.print(*paragraph(self._words(description), console.width), "", sep="\n")

    def _panel(self, console: Console, title: Any, rows: Sequence[tuple[str, str]]) -> None:
        if rows:
            console.print(Text(self._words(title), "bold"), *described(rows, console.width), "", sep="\n")

    def _words(self, thing: Any, words: Words | None = None) -> str:
        inner = getattr(thing, "primary_renderable", thing)  # whatever a renderer wrapped around the text
        text = str(getattr(inner, "plain", inner)).strip()
        if not text.startswith(KEY_PREFIX):
            return text
        return (words or self.words)(text, characters=", ".join(self.characters) or "none", someone=self._someone())

    def _someone(self) -> str:
        """Whom an example names among the bots."""
        return self.characters[0] if self.characters else "strong"

    def _label(self, entry: HelpEntry) -> str:
        place = getattr(entry, "positional_label", None)
        if place:
            return str(place)
        names = [name for name in entry.names if not name.startswith("--no-")]
        if len(names) < len(entry.names):
            return f"--[no-]{names[0].removeprefix('--')}"
        metavar = getattr(entry, "metavar", None)
        value = f" {self.words(_VALUES.get(metavar, 'help-value-text'))}" if metavar else ""
        return ", ".join((*names, *entry.shorts)) + value
