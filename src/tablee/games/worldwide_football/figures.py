"""What a simulation of Worldwide Football counts, from the story it hears."""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, tale.MatchOver):
        home, away = event.score
        won = {"home-won": int(event.winner == 0), "away-won": int(event.winner == 1)}
        return {"goals": home + away, "home-goals": home, "away-goals": away, **won, "drawn": int(event.winner is None)}
    if isinstance(event, tale.DefenceThrown):
        return {"defence-good": int(event.good)}
    if isinstance(event, tale.ShotJudged):
        return {"shot-scored": int(event.result == "goal"), "shot-wide": int(event.result == "wide")}
    if isinstance(event, tale.PenaltyTaken):
        return {"penalty-scored": int(event.goal)}
    if isinstance(event, tale.Carded):
        return {"foul-yellow": int(event.card == "yellow"), "foul-red": int(event.card == "red")}
    return {}
