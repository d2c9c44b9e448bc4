"""The box of French Flair: its options and its first position."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.game import Game, State
from tablee.games.french_flair.hints import FrenchFlairHints
from tablee.games.french_flair.moves import TEAMS, Kit
from tablee.games.french_flair.position import EXTRA_EVENTS, MOST_EVENTS
from tablee.games.french_flair.rules import FrenchFlairState


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``."""

    clock: Literal["tempo", "real"] = "tempo"
    """Ten minutes a half on the wall, or 15 seconds for every card and throw (FF-77)."""
    strict_ruck_nine: bool = False
    """After a ruck a back, too, plays only behind a 9 or relay (FF-38)."""
    loose_sequence: bool = False
    """A forwards' sequence need only rise (FF-51)."""
    keep_surplus: bool = False
    """A hand above six stays so when hands are completed (FF-21)."""
    two_card_maul: bool = False
    """A maul is two cards in all, not two a phase (FF-56)."""


class FrenchFlair(Game):
    """The box."""

    def __init__(self) -> None:
        """Open it."""
        self.kit = Kit()
        self.id = "french_flair"
        self.version = 1
        self.seat_counts = (TEAMS,)
        self.options = Options
        self.moves = self.kit.table
        self.hints = FrenchFlairHints()
        self.material = "french_flair 21"

    def new(self, options: Any, seats: int) -> State:
        """The position before the toss."""
        self.check_seats(seats)
        state = FrenchFlairState(self.kit)
        state.set_up(options)
        return state

    def longest(self, options: Any, seats: int) -> int:
        """Cards and throws are bounded; each is followed by a few choices and at most a dozen cards drawn."""
        return 2 * (MOST_EVENTS + EXTRA_EVENTS) * 20


def open_box(material: Path | None = None) -> Game:
    """Open the box; its cards are printed on the sheet, so there is nothing to bring along."""
    if material is not None:
        raise BadMaterial(
            f"{material}: French Flair has no deck to be replaced", key="error-no-own-deck", file=str(material)
        )
    return FrenchFlair()
