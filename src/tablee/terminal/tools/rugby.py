"""``tablee rugby cards``: the cards of Rugby Champion."""

from typing import Final

from tablee.terminal.material_tools import material_app as make

__all__ = ["GAME", "TOOLS", "make"]

GAME: Final = "rugby_champion"
TOOLS: Final = ("cards",)
