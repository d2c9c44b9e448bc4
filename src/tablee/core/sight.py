"""What every ``sight.py`` needs to fill in the end of a view."""

from __future__ import annotations

from tablee.core.frames import GameState


def winners(state: GameState) -> list[int]:
    """The seats that have won; nobody before the end."""
    outcome = state.outcome()
    return list(outcome.winners) if outcome is not None else []


def reason(state: GameState) -> str:
    """Why it is over; nothing before."""
    outcome = state.outcome()
    return outcome.reason if outcome is not None else ""
