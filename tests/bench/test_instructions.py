"""What valgrind counted is read, and that it counted nothing is noticed."""

from __future__ import annotations

import pytest

from bench.instructions import PLIES, collected, play
from bench.modes import modes


def test_the_count_is_read_from_what_valgrind_says() -> None:
    assert collected("==7== Events    : Ir\n==7== Collected : 435205070\n==7==\n") == 435205070


@pytest.mark.parametrize("said", ["", "==7== Collected : 0\n"])
def test_to_count_nothing_is_an_error(said: str) -> None:
    with pytest.raises(ValueError, match="counted nothing"):
        collected(said)


def test_the_same_games_are_played_every_time() -> None:
    mode = next(mode for mode in modes() if mode.yardstick)
    decisions, plies = play(mode)
    assert PLIES <= plies < PLIES + 1000
    assert (decisions, plies) == play(mode)
