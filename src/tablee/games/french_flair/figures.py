"""What a simulation of French Flair counts, from the story it hears."""

from __future__ import annotations

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
