"""What a simulation of French Flair counts, from the story it hears."""

from __future__ import annotations

from tablee.games.french_flair import story as tale


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, tale.MatchOver):
        home, away = event.score
        scored = {"points": home + away, "tries": sum(event.tries), "points-at-home": home, "points-away": away}
        return {**scored, "won-at-home": int(home > away), "won-away": int(away > home)}
    if isinstance(event, tale.RuckFormed):
        return {"intercepted": 0, "tackle-missed": 0}
    if isinstance(event, tale.Intercepted):
        return {"intercepted": 1, "tackle-missed": 0}
    if isinstance(event, tale.MissedTackle):
        return {"intercepted": 0, "tackle-missed": 1}
    if isinstance(event, tale.Converted):
        return {"converted": int(event.good)}
    if isinstance(event, tale.Ran):
        return {"run-metres": event.metres}
    return {}
