"""What a simulation of L'Artropp counts, from the story it hears."""

from __future__ import annotations

from tablee.games.artropp import events


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.Assaulted):
        return {"line-cards": len(event.cards), "line-br": event.br}
    if isinstance(event, events.PotWon):
        return {"pot": event.amount, "pot-won": 1}
    if isinstance(event, events.PotCarried):
        return {"pot-won": 0}
    return {}
