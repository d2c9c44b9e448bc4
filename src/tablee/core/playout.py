"""A game to its end, or to the end of its chapter, at full speed."""

from __future__ import annotations

from tablee.core.game import CHANCE, CLOCK, State
from tablee.core.luck import Rng
from tablee.core.moves import M


class Tally:
    """What a playout counted."""

    __slots__ = ("decisions", "plies")

    def __init__(self) -> None:
        self.decisions = 0
        self.plies = 0


def step_by_itself(state: State[M], rng: Rng) -> bool:
    """Let chance or the clock act if it is their turn; say whether one did."""
    waiting = state.waiting()
    if waiting:
        if waiting[0] != CHANCE:
            return False
        state.apply(CHANCE, state.roll(rng))
        return True
    due = state.due()
    if due is None:
        return False
    state.apply(CLOCK, state.legal(CLOCK)[0], due)
    return True


def random_playout(state: State[M], rng: Rng, limit: int = 1_000_000) -> Tally:
    """Play `state` on with random moves until it is over, or until `limit` plies were played."""
    tally = Tally()
    plies = 0
    decisions = 0
    while plies < limit:
        waiting = state.waiting()
        if not waiting:
            if not step_by_itself(state, rng):
                break
        else:
            seat = waiting[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            else:
                moves = state.legal(seat)
                state.apply(seat, moves[rng.below(len(moves))])
                decisions += 1
        plies += 1
    tally.plies = plies
    tally.decisions = decisions
    return tally
