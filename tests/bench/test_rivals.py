"""The search against others: a few games of each kind."""

from __future__ import annotations

import pytest

from bench.rivals import Searcher, deals_between, deals_with_openspiel, read_manner
from tablee.bots.levels import Bot, make_bot
from tablee.bots.search import Manner
from tablee.games import find_game

GAME = find_game("rugby_champion")


def searcher(text: str) -> Bot:
    return Searcher(GAME, 1, read_manner(text), 4, 0.0)


def test_a_manner_is_read_from_the_command_line() -> None:
    manner = read_manner("horizon=40,others_learn=1,exploration=0.5")
    assert (manner.horizon, manner.others_learn, manner.exploration) == (40, True, 0.5)
    assert manner.learns is Manner().learns
    with pytest.raises(SystemExit, match="'wings=2': a manner has"):
        read_manner("wings=2")


@pytest.mark.parametrize("manner", ["", "horizon=30", "others_learn=1", "learns=0", "cheats=1"])
def test_every_manner_plays_whole_games(manner: str) -> None:
    shares = list(deals_between(GAME, lambda _: searcher(manner), lambda seed: make_bot("casual", GAME, seed), 1))
    assert len(shares) == 1
    assert 0.0 <= shares[0] <= 1.0


def test_a_player_against_itself_wins_half_of_each_deal() -> None:
    assert list(deals_between(GAME, lambda _: searcher(""), lambda _: searcher(""), 2)) == [0.5, 0.5]


@pytest.mark.slow
def test_openspiels_search_plays_our_game() -> None:
    pytest.importorskip("pyspiel")
    shares = list(deals_with_openspiel(GAME, 0.01, 1))
    assert 0.0 <= shares[0] <= 1.0
