"""How Sample Game looks in a terminal.  It draws a view and knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.sample_game.view import PlayerView, SampleGameView
from tablee.terminal.heads import title_line
from tablee.terminal.scene import Scene


def draw(scene: Scene) -> RenderableType:
    """The table: a line for each player."""
    view: SampleGameView = scene.view
    words = scene.words
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("table-player", "table-cup", "table-open", "table-sum", "table-points"):
        table.add_column(words(column))
    for seat, player in enumerate(view.players):
        name = Text(scene.who(seat), "bold" if seat == view.turn and view.phase != "over" else "")
        dice = " ".join(f"[{face}]" for face in player.dice)
        table.add_row(name, _cup(player), Text(dice), str(player.open), str(player.points))
    progress = words.tell(scene.game.narrator.progress(view))
    return Group(title_line(scene, progress, words("table-limit", limit=view.limit)), table)


def _cup(player: PlayerView) -> Text:
    if not player.hides:
        return Text("–", "dim")
    return Text("[?]" if player.cup is None else f"[{player.cup}]")


def usual(view: SampleGameView, moves: Sequence[str]) -> str | None:
    """Nothing goes without saying."""
    return None


def ordered(view: SampleGameView, moves: Sequence[str]) -> list[str]:
    """As they come."""
    return list(moves)
