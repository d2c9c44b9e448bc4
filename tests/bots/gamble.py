"""One decision: a prize that is certain, or a coin that is worth more on average.  The first throw may go wrong."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.game import CHANCE, Hints, Outcome, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move, MoveTable

MOVES = MoveTable()
for _notation in ("keep", "throw", "won", "lost"):
    MOVES.add(Move(_notation))
KEPT = 40
WON = 100


class Gamble(State):
    def __init__(self) -> None:
        super().__init__(1)
        self.done: list[Move] = []

    def waiting(self) -> tuple[int, ...]:
        if not self.done:
            return (0,)
        return (CHANCE,) if [move.notation for move in self.done] == ["throw"] else ()

    def legal(self, seat: Seat) -> list[Move]:
        return [MOVES.read("keep"), MOVES.read("throw")] if seat in self.waiting() else []

    def chances(self) -> list[tuple[Move, int]]:
        return [(MOVES.read("won"), 1), (MOVES.read("lost"), 1)]

    def apply(self, seat: Seat, move: Move, at: int = 0) -> None:
        self.done.append(move)

    def copy(self) -> Gamble:
        other = Gamble()
        other.done = self.done[:]
        return other

    def imagine(self, seat: Seat, rng: Rng) -> Gamble:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.waiting():
            return None
        prize = {"keep": KEPT, "won": WON, "lost": 0}[self.done[-1].notation]
        return Outcome((prize,), (0,), "shown")


class Prize(Hints):
    def worth(self, state: State, seat: Seat) -> float:
        outcome = state.outcome()
        return float(outcome.scores[seat]) if outcome else 0.0


class Indifferent(Hints):
    """Nothing is worth anything, but throwing is three times as tempting."""

    def weights(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        return [3.0 if move.notation == "throw" else 1.0 for move in moves]

    def worth(self, state: State, seat: Seat) -> float:
        return 0.0
