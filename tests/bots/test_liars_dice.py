"""The search at a game that is all bluff, against those who follow the hints: the same luck at every seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.bots.levels import Bot
from tablee.bots.search import Manner, Search, pick_by_weight
from tablee.core.game import Game, Seat, State
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tests.bots.liars_dice import LiarsDiceBox
from tests.players import table_seed

BOX = LiarsDiceBox()
Make = Callable[[int], Bot]


class Searcher(Bot):
    def __init__(self, game: Game, seed: int, iterations: int, manner: Manner) -> None:
        super().__init__(game, seed)
        self.iterations = iterations
        self.manner = manner

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        search = Search(state, seat, self.game.hints, self.rng, self.manner)
        search.run(self.iterations)
        return search.choose()


class Follower(Bot):
    """Does what the hints say, as readily as they say it."""

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        return pick_by_weight(state, seat, self.game.hints, self.rng)


def follower(seed: int) -> Bot:
    return Follower(BOX, seed)


def sound(iterations: int, manner: Manner | None = None) -> Make:
    return lambda seed: Searcher(BOX, seed, iterations, manner or Manner())


def wins(one: Make, others: Make, seats: int, deals: int) -> tuple[int, int]:
    """How many games `one` won against others all alike, sitting once at each seat with the same luck; of how many."""
    won = 0
    for deal in range(deals):
        for place in range(seats):
            match = Match.start(BOX, BOX.options(), seats, seed=table_seed(deal))
            bots = [(one if seat == place else others)(100 * deal + seat) for seat in range(seats)]
            won += run(match, bots).winners == (place,)
    return won, deals * seats


@pytest.mark.slow
def test_a_sound_search_beats_those_who_follow_the_hints() -> None:
    """If they were as good, it would win 33 of 48 games once in a hundred and fifty times."""
    won, games = wins(sound(60), follower, 2, 24)
    assert won >= 33, f"{won} of {games}"


@pytest.mark.slow
def test_it_beats_three_of_them_as_well() -> None:
    """Whoever plays at par wins 15 of 32 games of four, or more, six times in a thousand."""
    won, games = wins(sound(100), follower, 4, 8)
    assert won >= 15, f"{won} of {games}"
