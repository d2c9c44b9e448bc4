"""Simulations: repeatable, fair, and near the figures that the contract gives."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from tablee.core.errors import BadOption
from tablee.core.luck import Rng
from tablee.core.playout import step_by_itself
from tablee.games import find_game
from tablee.games.artropp.moves import UNIT, Act
from tablee.games.artropp.position import TURN
from tablee.games.artropp.rules import ArtroppState
from tablee.lab.players import Entrant
from tablee.lab.playing import Job, play_game
from tablee.lab.simulate import Report, simulate, wilson
from tablee.lab.tournament import tournament

GAME = find_game("artropp")


def simulated(jobs: int = 1, games: int = 24) -> Report:
    return simulate(GAME, GAME.options(rounds=2), ["casual", "beginner", "beginner"], games, seed=3, jobs=jobs)


@pytest.mark.slow
def test_the_report_does_not_depend_on_the_number_of_cores() -> None:
    assert simulated(jobs=1) == simulated(jobs=2)


def test_win_shares_add_up_to_one_and_gains_to_nothing() -> None:
    report = simulated()
    assert report.games == 24
    assert sum(player.win_share for player in report.players) == pytest.approx(1)
    assert sum(player.mean_score for player in report.players) == pytest.approx(0)
    assert sum(report.reasons.values()) == 24


def test_progress_is_told_game_by_game() -> None:
    heard: list[int] = []
    simulate(GAME, GAME.options(rounds=1), ["beginner"] * 3, 7, jobs=1, on_progress=heard.append)
    assert sum(heard) == 7


def test_figures_are_counted_once_a_line() -> None:
    report = simulated()
    lines = report.figures["line-br"]
    assert lines.count == report.figures["line-cards"].count == 24 * 2
    assert 0 <= lines.median <= lines.p95 <= lines.most


def test_players_take_turns_at_the_seats() -> None:
    """Each sits everywhere as often as the others, and wins are the player's and not the seat's."""
    options = GAME.options(rounds=1)
    job = Job("artropp", None, options, (Entrant("beginner", "beginner"),) * 3, seed=1)
    endings = [play_game(GAME, job, number) for number in range(6)]
    for seat in range(3):
        assert sorted(ending.player_at[seat] for ending in endings) == [0, 0, 1, 1, 2, 2]
    report = simulate(GAME, options, ["beginner"] * 3, 6, seed=1, jobs=1)
    won = [sum(ending.wins(ending.player_at.index(player)) for ending in endings) for player in range(3)]
    assert [player.win_share for player in report.players] == pytest.approx([wins / 6 for wins in won])
    assert len(set(won)) > 1


@pytest.mark.parametrize(("levels", "wrong"), [(["casual"], "2 to 6"), (["casual", "genius"], "no level")])
def test_what_cannot_be_played_is_refused_before_anything_starts(levels: list[str], wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        simulate(GAME, GAME.options(), levels, 10)


def test_wilson_interval() -> None:
    """Ten of twenty: a textbook case."""
    low, high = wilson(0.5, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)


def nearest_unit(state: ArtroppState, moves: list[Act]) -> Act:
    """What the contract calls a simple bot: the nearest number, a special as if it were one step away."""
    line = state.lines[state.place]

    def distance(move: Act) -> int:
        if move.notation == "assault":
            return 99
        if move.verb != UNIT:
            return 1
        return min(abs(move.number - line.low), abs(move.number - line.high)) if line.cards else abs(move.number - 8)

    return min(moves, key=distance)


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_line_costs_what_the_contract_says(seats: int) -> None:
    """AR-11: taken after 8 to 9 cards, for 15 to 16 Br. on average, 95 % for 30 or less (simple bots)."""
    cards: list[int] = []
    costs: list[int] = []
    for seed in range(250):
        state = cast(ArtroppState, GAME.new(GAME.options(open_table=False, purse=1000), seats))
        rng = Rng(seed)
        while state.outcome() is None:
            if step_by_itself(state, rng):
                continue
            seat = state.waiting()[0]
            moves = state.legal(seat)
            move = nearest_unit(state, moves) if state.phase == TURN else moves[rng.below(len(moves))]
            if move.notation == "assault":
                cards.append(len(state.lines[0].cards))
                costs.append(state.lines[0].br)
            state.apply(seat, move)
    costs.sort()
    assert 8 <= sum(cards) / len(cards) <= 9.2
    assert 14.5 <= sum(costs) / len(costs) <= 16.5
    assert costs[int(0.95 * len(costs))] <= 30


@pytest.mark.slow
def test_levels_are_compared_with_ones_own_deck(tmp_path: Path) -> None:
    """A deck in which nothing costs anything: nobody gains."""
    assert GAME.data_file is not None
    deck = tmp_path / "free.toml"
    deck.write_text(re.sub(r"br = \d", "br = 0", GAME.data_file.template()), encoding="utf-8")
    pairing = next(tournament("artropp", 4, 10, (2,), deck))
    assert (pairing.games, pairing.ahead) == (4, 0)
    assert next(tournament("artropp", 4, 10, (2,))).ahead != 0
