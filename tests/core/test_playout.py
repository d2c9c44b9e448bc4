"""Random play at full speed."""

from __future__ import annotations

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.playout import random_playout, step_by_itself
from tests.toy import MINUTE, MOVES, Options, ToyState


def test_a_playout_goes_to_the_end_and_counts() -> None:
    state = ToyState(Options(), 3)
    tally = random_playout(state, Rng(1))
    assert state.outcome() is not None
    assert (tally.plies, tally.decisions) == (3 + 1 + 3 + 1, 3)


def test_a_playout_stops_at_its_limit() -> None:
    state = ToyState(Options(), 3)
    assert random_playout(state, Rng(1), limit=4).plies == 4
    assert state.waiting() == (0, 1, 2)


def test_a_playout_of_a_finished_game_does_nothing() -> None:
    state = ToyState(Options(), 2)
    random_playout(state, Rng(1))
    assert random_playout(state, Rng(1)).plies == 0


def test_the_same_seed_plays_the_same_game() -> None:
    games = [ToyState(Options(), 3) for _ in range(2)]
    for state in games:
        random_playout(state, Rng(7))
    assert games[0].view(None) == games[1].view(None)


def test_chance_and_clock_act_by_themselves_and_nobody_else_does() -> None:
    state = ToyState(Options(), 2)
    rng = Rng(1)
    assert [step_by_itself(state, rng) for _ in range(4)] == [True, True, True, False]
    state.play(0, MOVES.read("over"))
    assert not step_by_itself(state, rng)
    state.play(1, MOVES.read("over"))
    assert step_by_itself(state, rng), "only the clock was left"
    assert state.outcome() is not None
    assert not step_by_itself(state, rng)


def test_the_clock_acts_at_the_moment_it_is_due() -> None:
    moments = []

    class Watched(ToyState):
        def apply(self, seat: int, move: Move, at: int = 0) -> None:
            moments.append(at)
            super().apply(seat, move, at)

    state = Watched(Options(), 2)
    random_playout(state, Rng(1))
    assert moments[-1] == MINUTE
    assert state.legal(CHANCE) == []
