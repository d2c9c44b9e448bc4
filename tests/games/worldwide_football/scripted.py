"""The scripted side whose matches are the contract's facts, and those facts anew:

    python -m tests.games.worldwide_football.scripted 600

It attacks as the hints like best. Against a card it defends from so many PA on, whenever it can, and draws before.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.worldwide_football.edition import DEFENCES, NATIONS
from tablee.games.worldwide_football.moves import Act
from tests.games.worldwide_football.script import GAME, Script

ALWAYS: Final = 1
"""Defends against every card."""
DANGER: Final = 5
"""Keeps its defence cards for attacks that may end in a shot."""


class Tally(NamedTuple):
    """Shares of matches, and goals a match."""

    home: float
    away: float
    home_goals: float
    away_goals: float


def simulate(seats: int, mode: str, matches: int, defends_from: int = DANGER) -> Tally:
    """Every team meets every other."""
    home_won = away_won = home_goals = away_goals = 0
    for number in range(matches):
        home, away = number % 5, (number % 5 + 1 + number // 5 % 4) % 5
        m = Script(seats, mode=mode, home=NATIONS[home], away=NATIONS[away])
        _play_out(m, Rng(number), defends_from)
        home_won += m.state.ahead() == 0
        away_won += m.state.ahead() == 1
        home_goals += m.score[0]
        away_goals += m.score[1]
    return Tally(home_won / matches, away_won / matches, home_goals / matches, away_goals / matches)


def _play_out(m: Script, rng: Rng, defends_from: int) -> None:
    state = m.state
    state.story = None
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, state.roll(rng) if seat == CHANCE else _choose(m, seat, defends_from))


def _choose(m: Script, seat: int, defends_from: int) -> Act:
    moves = m.state.legal(seat)
    if m.phase == "defence":
        answers = [move for move in moves if move.notation in DEFENCES]
        return answers[0] if answers and m.pa >= defends_from else GAME.kit.instead
    weights = GAME.hints.weights(m.state, seat, moves)
    return moves[weights.index(max(weights))]


if __name__ == "__main__":
    for people, how, begins in (
        (2, "amateur", ALWAYS),
        (2, "amateur", DANGER),
        (1, "amateur", DANGER),
        (1, "pro", DANGER),
    ):
        found = simulate(people, how, int(sys.argv[1]), begins)
        drawn = 1 - found.home - found.away
        print(
            f"{people} seat(s), {how}, defends from {begins} PA: {found.home:.0%} / {drawn:.0%} / {found.away:.0%}, "
            f"{found.home_goals:.2f} to {found.away_goals:.2f} goals"
        )
