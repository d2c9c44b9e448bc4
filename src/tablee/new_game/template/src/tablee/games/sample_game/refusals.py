"""Why a move of Sample Game is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Refusal, Seat
from tablee.games.sample_game.moves import STOP, THROW, Act

if TYPE_CHECKING:
    from tablee.games.sample_game.rules import SampleGameState


def why_not(state: SampleGameState, seat: Seat, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    if act.verb == THROW or act.verb == STOP:
        return Refusal(state.clause(), "refused-not-now", "the dice are being thrown")
    return Refusal("SG-3", "refused-die", "dice are thrown by chance, nobody chooses their faces")
