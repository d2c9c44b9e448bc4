"""The box of Sample Game: its options and its first position."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablee.core.errors import BadMaterial
from tablee.core.game import Game
from tablee.core.material import Source
from tablee.games.sample_game.hints import SampleGameHints
from tablee.games.sample_game.moves import Kit
from tablee.games.sample_game.position import SEATS
from tablee.games.sample_game.rules import SampleGameState
from tablee.games.sample_game.say import SampleGameNarrator


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``."""

    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many rounds there are (SG-6)."""
    limit: Annotated[int, Meta(ge=8, le=30)] = 12
    """What nobody may go over (SG-4)."""


class SampleGameBox(Game):
    """Two cups and a handful of dice."""

    def __init__(self) -> None:
        self.kit = Kit()
        self.id = "sample_game"
        self.version = 1
        self.seat_counts = (SEATS,)
        self.options = Options
        self.moves = self.kit.table
        self.hints = SampleGameHints()
        self.narrator = SampleGameNarrator()
        self.material = "sample_game 1"

    def new(self, options: Any, seats: int, rules: int | None = None) -> SampleGameState:
        """The position before the first die is hidden."""
        self.check_seats(seats)
        state = SampleGameState(seats)
        state.set_up(self.kit, options)
        return state

    def longest(self, options: Any, seats: int) -> int:
        """Every die in the open counts at least 1, so that nobody throws more of them than the limit."""
        return int(options.rounds) * SEATS * (1 + 2 * int(options.limit) + 1) + 1


def open_box(material: Source | None = None) -> SampleGameBox:
    """Sample Game, ready to be played; there is no file of cards that a user's own could take the place of."""
    if material is not None:
        raise BadMaterial(f"{material}: there is no deck to be replaced", key="error-no-own-deck", file=str(material))
    return SampleGameBox()
