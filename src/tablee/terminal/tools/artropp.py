"""``tablee artropp deck``: the deck of L'Artropp."""

from typing import Final

from tablee.terminal.material_tools import material_app as make

__all__ = ["GAME", "TOOLS", "make"]

GAME: Final = "artropp"
TOOLS: Final = ("deck",)
