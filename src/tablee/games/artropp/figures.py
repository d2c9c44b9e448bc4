"""What a simulation of L'Artropp counts, from the story it hears."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.games.artropp import events
from tablee.games.artropp.say import card_name


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.Assaulted):
        return {"line-cards": len(event.cards), "line-br": event.br}
    if isinstance(event, events.PotWon):
        return {"pot": event.amount, "pot-won": 1}
    if isinstance(event, events.PotCarried):
        return {"pot-won": 0}
    return {}


def used_in(event: object) -> Iterator[tuple[int, str]]:
    """Which seat added which card to a line."""
    if isinstance(event, events.Added):
        yield event.seat, event.card


def use_name(what: str) -> Phrase:
    """What people call it."""
    return card_name(what)
