"""Liar's dice, the smallest game that is all bluff.

Everybody throws dice that nobody else sees. In turn one bids that among all dice there are at least so many of a face,
each time somewhat more than the last bid, or calls the last bidder a liar. Then all dice are shown: who was wrong loses
a die, and who has none left is out. The last one wins.

No move shows in itself what its maker holds; what a bid tells about the dice is for `imagine` to heed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

import msgspec

from tablee.core.game import CHANCE, Game, Hints, Outcome, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move, MoveTable

FACES = 6
MOST_DICE = 16
STEP = 9
"""A bid is at most so much more than the last one."""
MOVES = MoveTable()
LIAR = Move("liar")
MOVES.add(LIAR)
BIDS = [Move(f"{count}x{face}") for count in range(1, MOST_DICE + 1) for face in range(1, FACES + 1)]
THROWS = [Move(f"+{face}") for face in range(1, FACES + 1)]
for _move in (*BIDS, *THROWS):
    MOVES.add(_move)
COUNT = [place // FACES + 1 for place in range(len(BIDS))]
FACE = [place % FACES + 1 for place in range(len(BIDS))]
PLACE = {bid: place for place, bid in enumerate(BIDS)}
SURE = 3.0
"""How much more readily what is likely true is bid, and what is likely false called."""
TRIES = 12


def _at_least(least: int, dice: int) -> float:
    return float(sum(comb(dice, k) * (FACES - 1) ** (dice - k) for k in range(least, dice + 1)) / FACES**dice)


AT_LEAST = [[_at_least(least, dice) for least in range(MOST_DICE + 2)] for dice in range(MOST_DICE + 1)]
"""How likely so many dice show a face at least so often."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    dice: int = 4


class LiarsDice(State):
    def __init__(self, dice: list[int]) -> None:
        super().__init__(len(dice))
        self.dice = dice
        """How many each has left."""
        self.thrown: list[list[int]] = [[] for _ in dice]
        self.bid = -1
        self.bidder = -1
        self.last = [-1] * len(dice)
        """What each has bid last in this round."""
        self.turn = 0
        self.round = 0

    def waiting(self) -> tuple[int, ...]:
        if sum(map(bool, self.dice)) == 1:
            return ()
        return (CHANCE,) if self._thrower() is not None else (self.turn,)

    def _thrower(self) -> int | None:
        return next((seat for seat in range(self.seats) if len(self.thrown[seat]) < self.dice[seat]), None)

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.waiting():
            return []
        if seat == CHANCE:
            return THROWS[:]
        return ([LIAR] if self.bid >= 0 else []) + BIDS[self.bid + 1 : min(self.bid + 1 + STEP, FACES * sum(self.dice))]

    def chances(self) -> list[tuple[Move, int]]:
        return [(throw, 1) for throw in THROWS] if self.waiting() == (CHANCE,) else []

    def apply(self, seat: Seat, move: Move, at: int = 0) -> None:
        if seat == CHANCE:
            thrower = self._thrower()
            assert thrower is not None
            self.thrown[thrower].append(THROWS.index(move) + 1)
        elif move is LIAR:
            self._show(seat)
        else:
            self.bid, self.bidder = PLACE[move], seat
            self.last[seat] = self.bid
            self.turn = self._after(seat)

    def _show(self, caller: Seat) -> None:
        shown = sum(hand.count(FACE[self.bid]) for hand in self.thrown)
        loser = caller if shown >= COUNT[self.bid] else self.bidder
        self.dice[loser] -= 1
        self.thrown = [[] for _ in self.dice]
        self.bid = self.bidder = -1
        self.last = [-1] * self.seats
        self.turn = loser if self.dice[loser] else self._after(loser)
        self.round += 1

    def _after(self, seat: Seat) -> Seat:
        return next(other % self.seats for other in range(seat + 1, seat + 9) if self.dice[other % self.seats])

    def copy(self) -> LiarsDice:
        other = LiarsDice(self.dice[:])
        other.thrown = [hand[:] for hand in self.thrown]
        other.last = self.last[:]
        other.bid, other.bidder, other.turn, other.round = self.bid, self.bidder, self.turn, self.round
        return other

    def imagine(self, seat: Seat, rng: Rng) -> LiarsDice:
        """Dice with which their owner would have bid as he did are more likely than others."""
        world = self.copy()
        for other in range(self.seats):
            if other != seat:
                for _ in range(TRIES):
                    world.thrown[other] = [1 + rng.below(FACES) for _ in self.thrown[other]]
                    if self.last[other] < 0 or rng.fraction() < world.trust(other, self.last[other]) ** SURE:
                        break
        return world

    def trust(self, seat: Seat, bid: int) -> float:
        """How likely a bid is true, for whoever sits at `seat`."""
        own = self.thrown[seat]
        return AT_LEAST[sum(self.dice) - len(own)][max(0, COUNT[bid] - own.count(FACE[bid]))]

    def outcome(self) -> Outcome | None:
        if self.waiting():
            return None
        return Outcome(tuple(self.dice), tuple(seat for seat in range(self.seats) if self.dice[seat]), "last")

    def chapter(self) -> int:
        return self.round


class Bluff(Hints):
    """Bids what is likely true and calls what is likely false, by one's own dice."""

    def weights(self, state: Any, seat: Seat, moves: Sequence[Move]) -> list[float]:
        found = []
        for move in moves:
            true = state.trust(seat, state.bid if move is LIAR else PLACE[move])
            found.append(((1.0 - true) if move is LIAR else true) ** SURE)
        return found if max(found) > 0 else [1.0] * len(found)

    def worth(self, state: Any, seat: Seat) -> float:
        """The share of all dice that are left."""
        return float(state.dice[seat] / sum(state.dice))


class LiarsDiceBox(Game):
    def __init__(self) -> None:
        self.id, self.version, self.material, self.seat_counts = "liars_dice", 1, "dice 1", (2, 3, 4)
        self.options, self.moves, self.hints = Options, MOVES, Bluff()

    def new(self, options: Any, seats: int, rules: int | None = None) -> State:
        self.check_seats(seats)
        return LiarsDice([options.dice] * seats)

    def longest(self, options: Any, seats: int) -> int:
        return int(options.dice * seats * (len(BIDS) + MOST_DICE))
