"""How much ink a print may use, and the colours of what is always drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

BLACK: Final = "#24201a"
"""Lines to cut along, letters and numbers."""
GREY: Final = "#7a7266"
"""Lines to fold along, and what matters less."""
PALE: Final = "#d8d0c0"
"""Lines inside of things."""
WHITE: Final = "#ffffff"
CREAM: Final = "#f8eed6"
"""Spaces of a track."""
GRASS: Final = ("#cfe5c9", "#dcedd7")
"""The stripes of a pitch."""
LEATHER: Final = "#d9a066"
"""A ball."""


class Ink(NamedTuple):
    """Whether surfaces are filled or only outlined."""

    name: str
    fills: bool

    def tint(self, colour: str) -> str | None:
        """The colour of a surface; none where ink is saved."""
        return colour if self.fills else None

    def edge(self, width: float) -> float:
        """The width of an edge: thinner where ink is saved."""
        return width if self.fills else 0.7 * width

    def seam(self, colour: str) -> str:
        """The colour of a line across a surface that is filled; pale where it is not."""
        return colour if self.fills else PALE


INKS: Final = {"colour": Ink("colour", fills=True), "saving": Ink("saving", fills=False)}
"""The ways to use ink by the name that they have on the command line."""
