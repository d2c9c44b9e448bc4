"""What the measurement plays of ours."""

from __future__ import annotations

import pytest

from bench.contest import Contest
from bench.modes import CHOSEN, Mode, modes
from bench.peers.tablee_play import contestants, playout_game, stepped_game
from tablee.games import SHELF, find_game


def test_every_game_of_the_shelf_takes_part_with_every_number_of_people_who_play_against_each_other() -> None:
    assert {mode.game for mode in modes()} == set(SHELF)
    for name in SHELF:
        chosen = {mode.seats for mode in modes() if mode.game == name}
        assert chosen <= set(find_game(name).seat_counts)


def test_a_game_that_nobody_chose_modes_for_is_played_with_its_defaults() -> None:
    names = {mode.game for mode in CHOSEN}
    for name in set(SHELF) - names:
        assert [mode for mode in modes() if mode.game == name] == [Mode(name, n) for n in find_game(name).seat_counts]


def test_one_mode_is_the_yardstick_and_no_two_have_the_same_line() -> None:
    assert sum(mode.yardstick for mode in modes()) == 1
    lines = [(mode.title, mode.seats) for mode in modes()]
    assert len(set(lines)) == len(lines)


def test_both_loops_offer_every_mode() -> None:
    offered = [(one.contest, one.game, one.seats) for one in contestants()]
    loops = (Contest.PYTHON_LOOP, Contest.OWN_LOOP)
    assert offered == [(loop, mode.title, mode.seats) for loop in loops for mode in modes()]


@pytest.mark.parametrize("mode", modes(), ids=lambda mode: f"{mode.title}, {mode.seats}")
def test_both_loops_play_the_same_game(mode: Mode) -> None:
    """The same seed gives the same choices, so what is counted must be the same."""
    decisions, plies = stepped_game(mode)()
    assert (decisions, plies) == playout_game(mode)()
    assert plies is not None
    assert 0 < decisions < plies
