"""Which values of a box are our reconstruction, and the small sign that says so wherever one is printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.press.ink import GREY
from tablee.press.marks import Label, Mark, Point

SIGN: Final = "◊"
_SIGN_SIZE: Final = 7.0
"""In points, on a card."""


class Reconstructed:
    """The places of a data file (``section.entry.field``) whose values are ours."""

    def __init__(self, places: Iterable[str]) -> None:
        """Say which: what the file names as ``reconstructed``."""
        self._places: set[str] = set()
        for place in places:
            parts = place.split(".")
            self._places.update(".".join(parts[:length]) for length in range(1, len(parts) + 1))

    def has(self, *places: str) -> bool:
        """Whether a value at one of these places, or inside of it, is ours."""
        return any(place in self._places for place in places)

    def signed(self, text: str, *places: str) -> str:
        """The text, with the sign if something in it is ours."""
        return f"{text}\u202f{SIGN}" if self.has(*places) else text

    def sign(self, at: Point, *places: str, colour: str = GREY) -> list[Mark]:
        """The sign on a card, or nothing."""
        return [Label(at, SIGN, _SIGN_SIZE, colour=colour)] if self.has(*places) else []
