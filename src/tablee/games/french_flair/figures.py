"""What a simulation of French Flair counts, from the story it hears."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.games.french_flair import events


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.MatchOver):
        home, away = event.score
        scored = {"points": home + away, "tries": sum(event.tries), "points-at-home": home, "points-away": away}
        return {**scored, "won-at-home": int(home > away), "won-away": int(away > home)}
    if isinstance(event, events.RuckFormed):
        return {"intercepted": 0, "tackle-missed": 0}
    if isinstance(event, events.Intercepted):
        return {"intercepted": 1, "tackle-missed": 0}
    if isinstance(event, events.MissedTackle):
        return {"intercepted": 0, "tackle-missed": 1}
    if isinstance(event, events.Converted):
        return {"converted": int(event.good)}
    if isinstance(event, events.Ran):
        return {"run-metres": event.metres}
    return {}


def used_in(event: object) -> Iterator[tuple[int, str]]:
    """Which seat played which number, and what kind of combination or gathering it turned out to be."""
    if isinstance(event, events.Played | events.Tried):
        yield event.seat, f"number {event.card}"
        if event.kind:
            yield event.seat, f"kind {event.kind}"
    elif isinstance(event, events.Gathered):
        yield event.seat, f"gathered {event.how}"


def use_name(what: str) -> Phrase:
    """What people call it."""
    kind, _, name = what.partition(" ")
    if kind == "kind":
        return Phrase(f"kind-{name}")
    return Phrase(f"use-{kind}", {"number" if kind == "number" else "how": name})
