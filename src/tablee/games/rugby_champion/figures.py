"""What a simulation of Rugby Champion counts, from the story it hears."""

from __future__ import annotations

from tablee.games.rugby_champion import story as tale


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, tale.MatchOver):
        return _match(event)
    if isinstance(event, tale.Compared):
        return {"gap": abs(event.gap)}
    if isinstance(event, tale.Converted):
        return {"converted": int(event.good)}
    return {}


def _match(event: tale.MatchOver) -> dict[str, int]:
    one, two = event.score
    names = ("own", "automaton") if event.solo else ("first", "second")
    scored = {f"{names[0]}-points": one, f"{names[1]}-points": two, "points": one + two, "tries": sum(event.tries)}
    attacks, line_outs, scrums = event.phases
    phases = {"attacks": attacks, "line-outs": line_outs, "scrums": scrums}
    return {**scored, **phases, f"{names[0]}-won": int(one > two), f"{names[1]}-won": int(two > one)}
