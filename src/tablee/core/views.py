"""What every view begins and ends with."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from tablee.core.frames import GameState
from tablee.core.game import Seat


class View(msgspec.Struct, gc=False):
    """The head of a view: who looks, and what is to be decided by whom."""

    seat: int | None
    """Who looks; nobody: a spectator."""
    phase: str
    clause: str
    """The one that governs the next step."""
    waiting: list[int]


class Head(TypedDict):
    """The fields of :class:`View`, and the last one of every view: why it is over; nothing before."""

    seat: int | None
    phase: str
    clause: str
    waiting: list[int]
    reason: str


def head(state: GameState, seat: Seat | None) -> Head:
    """What is in the view of `seat` whatever the game; ``None`` is a spectator."""
    outcome = state.outcome()
    return {
        "seat": seat,
        "phase": state.phase_name(),
        "clause": state.clause(),
        "waiting": list(state.waiting()),
        "reason": outcome.reason if outcome else "",
    }


def winners(state: GameState) -> list[int]:
    """The seats that have won; nobody before the end."""
    outcome = state.outcome()
    return list(outcome.winners) if outcome else []
