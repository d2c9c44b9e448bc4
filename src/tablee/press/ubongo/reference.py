"""What is looked up during a race: how a duel goes.  On paper the cover says it."""

from __future__ import annotations

from typing import Final

from tablee.games.ubongo.box import Ubongo
from tablee.press.marks import Block
from tablee.press.sheet import Sheet
from tablee.words import Words

STEPS: Final = ("setup", "roll", "race", "again", "win", "orange")
"""From the first sheet to the last space."""


def sheets(game: Ubongo, words: Words) -> list[Sheet]:
    """All there is to look up."""
    return [Sheet(words("print-playing"), [Block("step", words(f"print-ubongo-{name}")) for name in STEPS])]
