"""OpenSpiel's own tests of games, what a player knows, and the worlds it thinks possible."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from tablee.core.errors import BadOption
from tablee.core.luck import Rng
from tablee.env import open_spiel  # noqa: F401  (registers the games)
from tests.conformance.tables import GameSetup
from tests.env.tables import PLAIN, at_every_plain_table

QUICK = {"artropp-3", "rugby_champion-1", "ubongo-2"}
"""Where a game is short: the others are played as slow proofs."""


def load(table: GameSetup) -> Any:
    return pyspiel.load_game(f"tablee_{table.name}(players={table.seats})")


def random_step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def play(state: Any, steps: int, seed: int) -> Any:
    """Some random steps, then on to a decision, unless it is over before."""
    rng = random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        random_step(state, rng)
        steps -= 1
    return state


at_quick_tables = pytest.mark.parametrize(
    "table",
    [table if str(table) in QUICK else pytest.param(table, marks=pytest.mark.slow) for table in PLAIN],
    ids=str,
)


@at_quick_tables
def test_open_spiels_random_simulation(table: GameSetup) -> None:
    """Every ply of a game: copies, written down and read again, chances, masks, rewards."""
    pyspiel.random_sim_test(load(table), 1, True, False)


@at_quick_tables
def test_open_spiels_python_simulation(table: GameSetup) -> None:
    """Games, their types and positions, written down by OpenSpiel and by pickle and read again."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(table))


def test_another_process_reads_a_game_that_was_written_down() -> None:
    """It has not heard of our games before."""
    game = load(GameSetup("artropp", 3))
    state = play(game.new_initial_state(), 20, 1)
    code = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game, state, sep='\\n')"
    written = pickle.dumps((game, state))
    read = subprocess.run([sys.executable, "-c", code], input=written, capture_output=True, check=True)
    assert read.stdout.decode() == f"{game}\n{state}\n"


@at_every_plain_table
def test_a_resampled_world_is_the_same_to_its_player(table: GameSetup) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for steps in (20, 45):
        state = play(load(table).new_initial_state(), steps, steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        play(world, 5, 1)


def test_resampling_deals_what_is_hidden_anew() -> None:
    state = play(load(GameSetup("artropp", 3)).new_initial_state(), 30, 3)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [other for other in range(3) if other != player]
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    assert len({world.information_state_string(others[0]) for world in worlds}) > 1


def test_what_another_holds_back_in_a_race_is_resampled_too() -> None:
    state = load(GameSetup("ubongo", 2)).new_initial_state()
    rng = random.Random(4)
    while state.is_chance_node() or len(state.legal_actions()) == 1 or state.current_player() == 0:
        random_step(state, rng)
    assert state.current_player() == 1
    assert [seat for seat, _ in state.position.table._held] == [0]
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(1, sampler) for _ in range(6)]
    assert len({world.position.table._held[0][1].notation for world in worlds}) > 1
    assert {world.information_state_string(1) for world in worlds} == {state.information_state_string(1)}


def test_a_player_remembers_what_it_did() -> None:
    state = play(load(GameSetup("artropp", 2)).new_initial_state(), 12, 8)
    player = state.current_player()
    known = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions()) > 1


def test_what_another_does_in_secret_changes_nothing_that_a_player_knows() -> None:
    """The cards for a showdown are laid face down."""
    state = load(GameSetup("artropp", 3)).new_initial_state()
    rng = random.Random(2)
    while not (state.position.table.state.clause() == "AR-12" and state.position.table.state.is_secret_choice()):
        random_step(state, rng)
    chooser = state.current_player()
    watcher = next(seat for seat in range(3) if seat != chooser)
    assert len(state.legal_actions()) > 1
    assert len({state.child(action).information_state_string(watcher) for action in state.legal_actions()}) == 1


def test_observations_are_the_flat_vectors_by_their_names() -> None:
    game = load(GameSetup("artropp", 3))
    state = play(game.new_initial_state(), 20, 1)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert np.allclose(observer.tensor, state.observation_tensor(0))
    assert "hand" in observer.dict
    assert game.observation_tensor_shape() == [game.observer.layout.size]


def test_observers_of_other_kinds_are_refused() -> None:
    game = load(GameSetup("artropp", 3))
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_options_are_parameters_and_bad_ones_are_refused() -> None:
    game = pyspiel.load_game("tablee_artropp(players=3,rounds=1)")
    assert game.options.rounds == 1
    with pytest.raises(BadOption, match="rounds"):
        pyspiel.load_game("tablee_artropp(players=3,rounds=0)")
    with pytest.raises(BadOption, match="2 to 6"):
        pyspiel.load_game("tablee_artropp(players=9)")


def test_a_position_is_written_down_unless_nobody_played_it() -> None:
    state = play(load(GameSetup("french_flair", 2)).new_initial_state(), 40, 1)
    again = pickle.loads(pickle.dumps(state.position))
    assert again.known_to(0) == state.position.known_to(0)
    assert again.known_to(1) == state.position.known_to(1)
    state.position.imagine(0, Rng(1))
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(state.position)


def test_open_spiels_search_plays_our_games() -> None:
    state = play(pyspiel.load_game("tablee_artropp(players=2,duel_rounds=1)").new_initial_state(), 10, 1)
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, chance), 1.0, 4, random_state=chance)
    assert bot.step(state) in state.legal_actions()
