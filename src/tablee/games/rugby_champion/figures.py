"""What a simulation of Rugby Champion counts, from the story it hears."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.core.phrases import Phrase
from tablee.games.rugby_champion import events
from tablee.games.rugby_champion.say import card_name


def measure(event: object) -> dict[str, int]:
    """The figures in one event, by name; the words for them are ``figure-…`` in the catalogues."""
    if isinstance(event, events.MatchOver):
        return _match(event)
    if isinstance(event, events.Compared):
        return {"gap": abs(event.gap)}
    if isinstance(event, events.TryScored):
        return {"interception": int(event.how == "interception"), "advantage-try": int(event.how == "advantage")}
    if isinstance(event, events.Converted):
        return {"converted": int(event.good)}
    return {}


def _match(event: events.MatchOver) -> dict[str, int]:
    attacks, line_outs, scrums = event.phases
    phases = {"attacks": attacks, "line-outs": line_outs, "scrums": scrums}
    names = ("own", "automaton") if event.solo else ("first", "second")
    teams: dict[str, int] = {}
    for team, name in enumerate(names):
        teams[f"{name}-points"] = event.score[team]
        teams[f"{name}-tries"] = event.tries[team]
        teams[f"{name}-won"] = int(event.score[team] > event.score[1 - team])
    drawn = int(event.score[0] == event.score[1])
    return {"points": sum(event.score), "tries": sum(event.tries), **teams, "drawn": drawn, **phases}


def measure_parts(happened: Sequence[object]) -> Iterator[tuple[str, int]]:
    """Of each attack what it brought either side, with the line-out or scrum that it led to."""
    attack: int | None = None
    before = score = [0, 0]
    for event in happened:
        if isinstance(event, events.TryScored | events.Converted | events.PenaltyScored):
            score = event.score
        elif isinstance(event, events.HalfOver) or (isinstance(event, events.PhaseBegan) and event.kind == "attack"):
            if attack is not None:
                yield "attack-points", score[attack] - before[attack]
                yield "defence-points", score[1 - attack] - before[1 - attack]
            attack = None if isinstance(event, events.HalfOver) else event.side
            before = score


def used_in(event: object) -> Iterator[tuple[int, str]]:
    """Which team laid which card of its hand, also as a Soutien or to stop, and which challenges it chose and where.

    A card is the same whichever way its arrow points.
    """
    if isinstance(event, events.Revealed):
        for team, cards in enumerate(event.cards):
            for card in cards:
                yield team, card.rstrip("<>")
    elif isinstance(event, events.Laid | events.Supported | events.Stopped) and event.card:
        yield event.side, event.card.rstrip("<>")
    elif isinstance(event, events.Whistled):
        yield event.side, "arbitre"
    elif isinstance(event, events.Challenged) and event.why == "choice":
        yield event.side, f"{event.type} {event.slot}"


def use_name(what: str) -> Phrase:
    """What people call it."""
    kind, _, slot = what.partition(" ")
    return Phrase("move-name", {"type": kind, "slot": slot}) if slot else card_name(what)
