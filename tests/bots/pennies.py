"""Matching pennies: two seats choose in secret, the first wins if they chose alike.  Any fixed choice loses."""

from __future__ import annotations

from tablee.core.game import Hints, Outcome, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move, MoveTable

MOVES = MoveTable()
for _notation in ("heads", "tails"):
    MOVES.add(Move(_notation))


class Pennies(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.coins: list[Move | None] = [None, None]

    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if self.coins[seat] is None)

    def legal(self, seat: Seat) -> list[Move]:
        return list(MOVES) if seat in self.waiting() else []

    def apply(self, seat: Seat, move: Move, at: int = 0) -> None:
        self.coins[seat] = move

    def copy(self) -> Pennies:
        other = Pennies()
        other.coins = self.coins[:]
        return other

    def imagine(self, seat: Seat, rng: Rng) -> Pennies:
        world = self.copy()
        if world.coins[1 - seat] is not None:
            world.coins[1 - seat] = MOVES[rng.below(2)]
        return world

    def is_secret_choice(self) -> bool:
        return True

    def outcome(self) -> Outcome | None:
        if self.waiting():
            return None
        alike = self.coins[0] is self.coins[1]
        return Outcome((int(alike), int(not alike)), (0,) if alike else (1,), "shown")


HINTS = Hints()
