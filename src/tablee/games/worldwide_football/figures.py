"""What a simulation of Worldwide Football counts, from the story it hears."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.core.phrases import Phrase
from tablee.games.worldwide_football import events

_STOPPED: Final = ("saved", "corner", "blocked")
_TEAMS: Final = ("home", "away")


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.MatchOver):
        home, away = event.score
        won = {"home-won": int(event.winner == 0), "away-won": int(event.winner == 1)}
        return {"goals": home + away, "home-goals": home, "away-goals": away, **won, "drawn": int(event.winner is None)}
    if isinstance(event, events.DefenceThrown):
        return {"defence-good": int(event.good)}
    if isinstance(event, events.ShotJudged):
        return _shot(event.result)
    if isinstance(event, events.Interposed) and event.blocked:
        return _shot("blocked")
    if isinstance(event, events.PenaltyTaken):
        return {"penalty-scored": int(event.goal)}
    return {}


def _shot(result: str) -> dict[str, int]:
    """A shot goes in, is stopped, or goes wide."""
    return {
        "shot-scored": int(result == "goal"),
        "shot-stopped": int(result in _STOPPED),
        "shot-wide": int(result == "wide"),
    }


def measure_match(happened: Sequence[object]) -> dict[str, int]:
    """The figures of a whole match: shots, balls won, Stars, fouls and cards, and what each team did of it."""
    shots = [event.seat for event in happened if isinstance(event, events.Shot)]
    stars = [event.seat for event in happened if isinstance(event, events.StarUsed)]
    won = [
        event.seat for event in happened if isinstance(event, events.Possession) and event.why in ("defence", "trap")
    ]
    cards = [event.card for event in happened if isinstance(event, events.Carded)]
    teams = {}
    for seat, team in enumerate(_TEAMS):
        teams[f"{team}-shots"] = shots.count(seat)
        teams[f"{team}-balls-won"] = won.count(seat)
        teams[f"{team}-stars"] = stars.count(seat)
    fouls = sum(isinstance(event, events.Fouled) for event in happened)
    shown = {"yellow-cards": cards.count("yellow"), "red-cards": cards.count("red")}
    return {"shots": len(shots), **teams, "fouls": fouls, **shown}


def used_in(event: object) -> Iterator[tuple[int, str]]:
    """Which seat used which Action card, Player card or Star ability."""
    if isinstance(event, events.Laid | events.Defended | events.Shot):
        yield event.seat, f"card {event.card}"
    elif isinstance(event, events.PlayerPlayed):
        yield event.seat, f"effect {event.effect}"
    elif isinstance(event, events.StarUsed):
        yield event.seat, f"ability {event.ability}"


def use_name(what: str) -> Phrase:
    """What people call it."""
    kind, _, code = what.partition(" ")
    return Phrase(kind, {kind: code})
