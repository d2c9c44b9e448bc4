"""What a decent player of Ubongo looks at: which layings leave a way, and when to say yes to another roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.game import Hints, Seat
from tablee.core.phrases import Phrase
from tablee.games.ubongo.moves import AGAIN, BACK, HINT, LAY, READY, REPLAY, SOLVABLE, TAKE, TAKE_UP, Act
from tablee.games.ubongo.position import NEVER
from tablee.games.ubongo.rules import UbongoState

WAYS: Final = 64
"""So many ways to go on are looked at; a puzzle with more is easy anyway."""


class UbongoHints(Hints[UbongoState, Act]):
    """A quick policy: what lies in some solution is good, what blocks all of them comes up again."""

    def weights(self, state: UbongoState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent player would choose each of `moves`."""
        good = layings_with_a_way(state, seat)
        weights = [_weight(state, seat, move, good) for move in moves]
        return weights if any(weights) else [1.0] * len(moves)

    def worth(self, state: UbongoState, seat: Seat) -> float:
        """The share of the five spaces that `seat` is ahead."""
        if state.is_practice():
            return float(state.spaces[seat])
        return (state.spaces[seat] - state.spaces[1 - seat]) / 5.0

    def why(self, state: UbongoState, seat: Seat, move: Act) -> Phrase:
        """Why one would choose `move`."""
        if move.verb == LAY:
            fits = move.code in layings_with_a_way(state, seat)
            return Phrase("why-fits" if fits else "why-try", {"piece": state.kit.letters[move.piece]})
        if move.verb == TAKE_UP:
            return Phrase("why-blocks", {"piece": state.kit.letters[move.piece]})
        return _why_said(move)

    def why_openly(self, state: UbongoState, seat: Seat, move: Act) -> Phrase:
        """The same for everybody: nothing about where a piece lies."""
        return Phrase("why-racing") if move.verb in (LAY, TAKE_UP) else _why_said(move)


def _why_said(act: Act) -> Phrase:
    return Phrase("why-agrees" if act.verb == AGAIN else "why-only-sensible")


def layings_with_a_way(state: UbongoState, seat: Seat) -> set[int]:
    """The codes of all layings that some completion of the seat's board contains."""
    if not state.tasks[seat] or state.laid[seat] & ~state.needed(seat):
        return set()
    missing = state.needed(seat) & ~state.laid[seat]
    good: set[int] = set()
    for way in state.ground().tiler.solutions(missing, state.covered[seat], WAYS):
        for placement in way:
            good.add(state.code_of_mask(placement.piece, placement.mask))
    return good


def _weight(state: UbongoState, seat: Seat, act: Act, good: set[int]) -> float:
    verb = act.verb
    if verb == LAY:
        return 1.0 if act.code in good else 0.0
    if verb == TAKE_UP:
        return 0.0 if good else 1.0
    if verb == AGAIN:
        return 10.0 if state.votes[1 - seat] != NEVER else 0.0
    if verb == HINT or verb == SOLVABLE:
        return 0.001
    if verb == REPLAY:
        return 0.1
    return 1.0 if verb in (READY, BACK, TAKE) else 0.0
