"""Many matches: the facts that the rules were checked against, with wide bounds for few matches.

Everybody plays a simple script: attacks as the hints like best, defends from 5 PA on and draws before. Two of them are
even in Amateur with a few goals (39/22/39 %); alone it is even in Amateur (1.7 to 1.6 goals), and in Professionnel the
virtual opponent wins more (47 %).
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.games.worldwide_football.edition import DEFENCES, TEAM_NAMES
from tests.games.worldwide_football.script import GAME, Script

QUICK = 120
MANY = 600
DANGER = 5
"""From so many PA on the script defends."""


class Tally(NamedTuple):
    """Shares of matches, and goals a match."""

    home: float
    away: float
    home_goals: float
    away_goals: float


def simulate(seats: int, mode: str, matches: int) -> Tally:
    """Every team meets every other."""
    home_won = away_won = home_goals = away_goals = 0
    for number in range(matches):
        home, away = number % 5, (number % 5 + 1 + number // 5 % 4) % 5
        m = Script(seats, mode=mode, home=TEAM_NAMES[home], away=TEAM_NAMES[away])
        play_out(m, Rng(number))
        home_won += m.state.ahead() == 0
        away_won += m.state.ahead() == 1
        home_goals += m.score[0]
        away_goals += m.score[1]
    return Tally(home_won / matches, away_won / matches, home_goals / matches, away_goals / matches)


def play_out(m: Script, rng: Rng) -> None:
    state = m.state
    state.story = None
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, state.roll(rng) if seat == CHANCE else choose(m, seat))


def choose(m: Script, seat: int) -> Move:
    moves = m.state.legal(seat)
    if m.phase == "defence":
        answers = [move for move in moves if move.notation in DEFENCES]
        return answers[0] if answers and m.pa >= DANGER else GAME.kit.instead
    weights = GAME.hints.weights(m.state, seat, moves)
    return moves[weights.index(max(weights))]


def test_two_people_are_even() -> None:
    tally = simulate(2, "amateur", QUICK)
    assert 0.22 <= tally.home <= 0.54
    assert 0.22 <= tally.away <= 0.54
    assert 2 <= tally.home_goals + tally.away_goals <= 5


def test_alone_in_amateur_it_is_close() -> None:
    tally = simulate(1, "amateur", QUICK)
    assert abs(tally.home - tally.away) < 0.25
    assert 1.2 <= tally.home_goals <= 2.2
    assert 1.2 <= tally.away_goals <= 2.1


def test_alone_in_professionnel_the_virtual_opponent_wins_more() -> None:
    tally = simulate(1, "pro", QUICK)
    assert 0.33 <= tally.away <= 0.62
    assert tally.away_goals >= 1.7


@pytest.mark.slow
def test_many_matches() -> None:
    two, alone, pro = simulate(2, "amateur", MANY), simulate(1, "amateur", MANY), simulate(1, "pro", MANY)
    assert abs(two.home - two.away) < 0.1
    assert abs(alone.home - alone.away) < 0.12
    assert abs(alone.home_goals - 1.7) < 0.25
    assert abs(alone.away_goals - 1.6) < 0.25
    assert abs(pro.away - 0.47) < 0.08
    assert pro.away > pro.home
