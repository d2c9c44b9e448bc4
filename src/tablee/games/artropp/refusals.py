"""Why a move of L'Artropp is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Refusal, Seat
from tablee.games.artropp import moves as verbs
from tablee.games.artropp.moves import Act
from tablee.games.artropp.position import (
    ANNOUNCING,
    COMMITTING,
    DRAWING,
    INTERVAL,
    POINTING,
    SNIPING,
    STARTING,
    TURN,
)

if TYPE_CHECKING:
    from tablee.games.artropp.rules import ArtroppState

_PHASE_OF = {
    verbs.UNIT: TURN,
    verbs.DRUM: TURN,
    verbs.OFFICER: TURN,
    verbs.SNIPER: TURN,
    verbs.ASSAULT: TURN,
    verbs.PASS: TURN,
    verbs.ARROW: POINTING,
    verbs.ANNOUNCE: ANNOUNCING,
    verbs.COMMIT: COMMITTING,
    verbs.FELL: SNIPING,
    verbs.STAY: INTERVAL,
    verbs.LEAVE: INTERVAL,
    verbs.JOIN: INTERVAL,
    verbs.WAIT: INTERVAL,
    verbs.REBUY: INTERVAL,
    verbs.DRAW: DRAWING,
    verbs.STARTER: STARTING,
}


def why_not(state: ArtroppState, seat: Seat, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    phase = _PHASE_OF[act.verb]
    if phase != state.phase:
        return state.refuse_moment(act, phase, state.clause() if phase == TURN else "")
    if phase == TURN:
        return _why_not_in_turn(state, seat, act)
    if phase == COMMITTING:
        return _why_not_in_commit(state, seat, act)
    if phase == SNIPING:
        return Refusal(state.clause(), "refused-target", "there is no rival unit of that seat to fell")
    if phase == INTERVAL:
        return _why_not_in_interval(state, seat)
    return Refusal(state.clause(), "refused-chance", f"{act.notation} cannot come up")


def _why_not_in_turn(state: ArtroppState, seat: Seat, act: Act) -> Refusal:
    line = state.lines[state.place]
    if act.verb == verbs.PASS:
        return Refusal("AR-11", "refused-pass", "you can only pass an empty place that you cannot open; add or assault")
    if act.verb == verbs.ASSAULT:
        return Refusal("AR-6", "refused-empty-line", "an empty line cannot be assaulted: open it")
    if not state.holds(seat, act):
        return Refusal("AR-5", "refused-not-in-hand", f"{act.notation} is not in your hand")
    if not line.cards:
        return Refusal("AR-6", "refused-opening", "an officer or a sniper cannot open a line")
    if act.verb == verbs.OFFICER:
        return Refusal("AR-8", "refused-officer", f"no {act.number} stands in the line", {"number": act.number})
    if act.verb == verbs.SNIPER:
        return Refusal(
            "AR-9", "refused-gap", f"there is no room for a sniper above {act.number}", {"number": act.number}
        )
    return _why_not_at_the_ends(line.low, line.high, act)


def _why_not_at_the_ends(low: int, high: int, act: Act) -> Refusal:
    if low == verbs.LOW_DRUM and high == verbs.HIGH_DRUM:
        return Refusal("AR-7", "refused-shut", "drums shut both ends: only officers and snipers fit")
    facts: dict[str, str | int] = {"number": act.number, "low": low, "high": high}
    if low == verbs.LOW_DRUM or high == verbs.HIGH_DRUM:
        shut = "lower" if low == verbs.LOW_DRUM else "upper"
        facts["end"] = shut
        return Refusal(
            "AR-7", "refused-one-end", f"a drum shuts the {shut} end, and {act.number} does not fit at the other", facts
        )
    return Refusal("AR-5", "refused-inside", f"{act.number} is neither below {low} nor above {high}", facts)


def _why_not_in_commit(state: ArtroppState, seat: Seat, act: Act) -> Refusal:
    blank = state.kit.blank_drum
    if blank in state.hands[seat] and act.notation in ("=d", "=d0", "=d16"):
        if state.free_drums_count:
            return Refusal("AR-28", "refused-drum-end", "say which end the drum counts for: =d0 or =d16")
        return Refusal("AR-28", "refused-drum-number", "a free drum has no number in a showdown: lay it as =d")
    return Refusal("AR-12", "refused-not-in-hand", f"{act.notation[1:]} is not in your hand")


def _why_not_in_interval(state: ArtroppState, seat: Seat) -> Refusal:
    if not state.seated[seat]:
        return Refusal("AR-23", "refused-free-place", "this place is free: join or wait")
    if state.purses[seat] <= 0:
        return Refusal("AR-22", "refused-ruined", "your purse is empty: rebuy or leave")
    return Refusal("AR-23", "refused-solvent", "stay or leave")
