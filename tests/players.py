"""Players for tests: they choose at random, but always the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.core.game import Game, Seat, State
from tablee.core.luck import SEED_BYTES, Rng
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.core.players import Player
from tablee.core.playout import step_by_itself


class RandomPlayer:
    """Picks any legal move."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: Seat) -> Move:
        moves: list[Move] = state.legal(seat)
        return moves[self.rng.below(len(moves))]


def decisions(state: State, players: Sequence[Player], rng: Rng) -> Iterator[tuple[Seat, Any]]:
    """Play on to the end: who chose what, told before it is done."""
    while state.outcome() is None:
        if step_by_itself(state, rng):
            continue
        seat = state.waiting()[0]
        move = players[seat].choose(state, seat)
        yield seat, move
        state.apply(seat, move)


def table_seed(number: int) -> bytes:
    """A seed for a table that is no secret at all."""
    return number.to_bytes(SEED_BYTES, "big")


def played_match(game: Game, options: object, seats: int, number: int = 1) -> Match:
    """A match played to its end at random."""
    match = Match.start(game, options, seats, seed=table_seed(number), names={0: "Camille"})
    run(match, [RandomPlayer(100 * number + seat) for seat in range(seats)])
    return match
