"""The search against others: a few games of each kind."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bench import levels
from bench.rivals import Searcher, deals_between, read_manner
from tablee.bots.levels import Bot, make_bot
from tablee.bots.search import Manner
from tablee.core.match import Match
from tablee.games import find_game

GAME = find_game("rugby_champion")
Readiness = Callable[[Any, int, Any], list[float]]


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


@pytest.mark.parametrize(
    ("manner", "readiness"), [("", GAME.hints.learned_weights), ("by_hints=1", GAME.hints.weights)]
)
def test_without_worlds_what_is_chosen_most_readily_is_played(manner: str, readiness: Readiness) -> None:
    player = Searcher(GAME, 1, read_manner(manner), 0, 0.0)
    match = Match.start(GAME, GAME.options(), 2, seed=bytes(32))
    match.settle()
    while waiting := match.state.waiting():
        seat = waiting[0]
        moves = match.state.legal(seat)
        move = player.choose(match.state, seat)
        liked = readiness(match.state, seat, moves)
        assert liked[moves.index(move)] == max(liked) or match.state.is_secret_choice()
        match.play(seat, move)
        match.settle()


def test_a_move_is_timed_at_every_table_of_every_game_with_moves_to_think_about() -> None:
    lines = list(levels.rows(1))
    assert len(lines) == 7
    assert all(len(re.findall(r"\d\.\d\d \(\d+\.\d\)", line)) == len(levels.QUICK) for line in lines)
