"""What a simulation of Ubongo counts, from the story it hears."""

from __future__ import annotations

from tablee.games.ubongo import events


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.DuelWon):
        return {"duel-seconds": event.milliseconds // 1000, "tie": 0}
    if isinstance(event, events.RolledAgain):
        return {"tie": int(event.end == "tie")}
    if isinstance(event, events.Solved):
        return {"solve-seconds": event.milliseconds // 1000}
    return {}
