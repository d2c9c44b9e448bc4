"""What a simulation of Sample Game counts, from the story it hears."""

from __future__ import annotations

from tablee.games.sample_game import events


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.RoundWon):
        return {"winning-total": event.total, "round-won": 1}
    if isinstance(event, events.RoundDrawn):
        return {"round-won": 0}
    return {}
