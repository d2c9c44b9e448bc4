"""One bluff: the first seat bets on nothing or checks; the second looks at its card, and calls or folds.

| | the second has the high card | the low card |
|---|---|---|
| check | the first loses ½ | the first loses ½ |
| bet, call | the first loses 3 | the first wins 3 |
| bet, fold | the first wins 1 | the first wins 1 |

Who has the high card calls and who has the low one folds, so that a bet costs 1 on average, and checking, which costs
half as much, is right. Whoever did not know his own card would call both times, at no loss on average: then a bet would
cost nothing, and look better by as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.game import Game, Hints, Outcome, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move, MoveTable

MOVES = MoveTable()
CHECK, BET, CALL, FOLD = (Move(notation) for notation in ("check", "bet", "call", "fold"))
for _move in (CHECK, BET, CALL, FOLD):
    MOVES.add(_move)
CHECKED = -0.5
UNLIKELY = 0.02
"""How readily somebody does what his card forbids."""


class Bluff(State):
    def __init__(self, high: bool) -> None:
        super().__init__(2)
        self.high = high
        self.done: list[Move] = []

    def waiting(self) -> tuple[int, ...]:
        if not self.done:
            return (0,)
        return (1,) if self.done == [BET] else ()

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.waiting():
            return []
        return [CALL, FOLD] if self.done else [CHECK, BET]

    def apply(self, seat: Seat, move: Move, at: int = 0) -> None:
        self.done.append(move)

    def copy(self) -> Bluff:
        other = Bluff(self.high)
        other.done = self.done[:]
        return other

    def imagine(self, seat: Seat, rng: Rng) -> Bluff:
        world = self.copy()
        if seat == 0:
            world.high = rng.below(2) == 1
        return world

    def prize(self) -> float:
        """What the first seat wins."""
        if self.done[-1] is CHECK:
            return CHECKED
        if self.done[-1] is FOLD:
            return 1.0
        return -3.0 if self.high else 3.0

    def outcome(self) -> Outcome | None:
        return None if self.waiting() else Outcome((0, 0), (0,) if self.prize() > 0 else (1,), "shown")


class Sense(Hints):
    """Calls with the high card, folds with the low one."""

    def weights(self, state: Any, seat: Seat, moves: Sequence[Move]) -> list[float]:
        if seat == 0:
            return [1.0] * len(moves)
        return [1.0 if (move is CALL) == state.high else UNLIKELY for move in moves]

    def worth(self, state: Any, seat: Seat) -> float:
        prize: float = state.prize()
        return prize if seat == 0 else -prize


class BluffBox(Game):
    def __init__(self) -> None:
        self.id, self.version, self.material, self.seat_counts = "bluff", 1, "cards 1", (2,)
        self.moves, self.hints = MOVES, Sense()
