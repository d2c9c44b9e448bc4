"""PettingZoo's own tests, and what ours are about: rewards, the end, illegal actions, races, pictures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tablee.env
from tablee.core.errors import BadOption, IllegalMove
from tablee.core.game import Outcome
from tablee.core.luck import Rng
from tablee.core.record import begin, replay_ply
from tablee.env.aec import RawEnv, make_env
from tablee.observation.turns import AgentTable, margins, returns
from tests.conformance.tables import GameSetup
from tests.env.tables import at_every_plain_table

pytestmark = pytest.mark.filterwarnings(
    # PettingZoo says so of every environment with a mask but those that it knows by name.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # It looks at agents whose turn it is not, too.
    "ignore:Action mask numpy array is all zeros",
)


def act_at_random(env: RawEnv, rng: np.random.Generator, barred: frozenset[str] = frozenset()) -> None:
    """One decision."""
    mask = env.last()[0]["action_mask"]
    actions = [
        int(action) for action in np.flatnonzero(mask) if env.observer.actions.move(int(action)).notation not in barred
    ]
    env.step(int(rng.choice(actions)))


def play_out(env: RawEnv, seed: int) -> None:
    """A whole random game."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        act_at_random(env, rng)


@at_every_plain_table
def test_pettingzoos_api_test(table: GameSetup) -> None:
    api_test(make_env(table.name, table.seats), num_cycles=60)


@at_every_plain_table
def test_pettingzoos_seed_test(table: GameSetup) -> None:
    seed_test(lambda: make_env(table.name, table.seats), num_cycles=20)


@at_every_plain_table
def test_a_game_ends_for_everybody_with_what_it_was_worth(table: GameSetup) -> None:
    env = RawEnv(table.name, table.seats)
    play_out(env, 5)
    outcome = env.table.outcome()
    assert outcome is not None
    assert list(env.rewards.values()) == returns(outcome, table.seats)
    for agent in env.possible_agents:
        assert env.agent_selection == agent
        assert env.last()[1:3] == (env._cumulative_rewards[agent], True)
        env.step(None)
    assert env.agents == []


@at_every_plain_table
def test_what_was_played_is_a_record_that_replays(table: GameSetup) -> None:
    env = RawEnv(table.name, table.seats)
    play_out(env, 6)
    record = env.record()
    state = begin(record, env.game)
    for number, ply in enumerate(record.plies):
        replay_ply(state, env.game, ply, number)
    assert repr(state.outcome()) == repr(env.table.outcome())


@at_every_plain_table
def test_every_game_is_drawn_as_text_and_as_svg(table: GameSetup) -> None:
    env = RawEnv(table.name, table.seats, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 3
    picture = RawEnv(table.name, table.seats, render_mode="svg")
    picture.reset(seed=1)
    svg = picture.render()
    assert svg.startswith("<svg")
    assert "url(http" not in svg, "a picture fetches nothing"


def test_a_drawing_shows_no_more_than_its_agent_may_see() -> None:
    env = RawEnv("artropp", 3, render_mode="ansi")
    env.reset(seed=2)
    seat = env.possible_agents.index(env.agent_selection)
    before = env.render()
    env.table.state = env.table.state.imagine(seat, Rng(9))
    assert env.render() == before


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = RawEnv("artropp", 3)
    env.reset(seed=1)
    turn, plies = env.agent_selection, len(env.record().plies)
    wrong = int(np.flatnonzero(env.observe(turn)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove) as refused:
        env.step(wrong)
    assert refused.value.clause.startswith("AR-")
    assert (env.agent_selection, len(env.record().plies)) == (turn, plies)


def test_in_the_usual_environment_an_illegal_action_loses() -> None:
    env = make_env("artropp", 3)
    env.reset(seed=1)
    turn = env.agent_selection
    observation = env.last()[0]
    assert observation is not None
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert set(env.terminations.values()) == {True}
    assert {agent for agent, reward in env.rewards.items() if reward} == {turn}
    assert env.rewards[turn] == -1
    assert env.infos[turn]["illegal"]


def test_before_the_first_game_and_after_the_last_nobody_can_act() -> None:
    env = make_env("artropp", 3)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    play_out(env, 5)
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_seeds_decide_the_games_after_them_too() -> None:
    def vectors() -> list[bytes]:
        env = RawEnv("artropp", 3)
        env.reset(seed=11)
        first = env.observe("seat_0")["observation"].tobytes()
        env.reset()
        return [first, env.observe("seat_0")["observation"].tobytes()]

    assert vectors() == vectors()
    assert len(set(vectors())) == 2


def test_a_game_that_is_cut_off_is_truncated_for_everybody() -> None:
    env = RawEnv("artropp", 3, most_decisions=2)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(2):
        act_at_random(env, rng)
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def test_fields_have_names() -> None:
    env = RawEnv("rugby_champion", 2)
    env.reset(seed=1)
    flat = env.observe("seat_1")["observation"]
    assert np.array_equal(np.concatenate(list(env.fields("seat_1").values())), flat)


# What a game is worth


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ((0,), 2, [1, -1]),
        ((0, 1), 2, [0, 0]),
        ((), 2, [0, 0]),
        ((2,), 3, [-0.5, -0.5, 1]),
        ((0, 2), 3, [0.25, -0.5, 0.25]),
        ((0,), 1, [1]),
        ((), 1, [-1]),
    ],
)
def test_what_an_outcome_is_worth(winners: tuple[int, ...], seats: int, worth: list[float]) -> None:
    assert returns(Outcome((0,) * seats, winners, "over"), seats) == worth


def test_a_game_can_be_played_for_its_score() -> None:
    assert margins(Outcome((10, 4, 1), (0,), "over"), 3) == [7.5, -1.5, -6]
    assert margins(Outcome((10,), (), "over"), 1) == [10]
    env = RawEnv("french_flair", reward="score")
    play_out(env, 4)
    outcome = env.table.outcome()
    assert outcome is not None
    assert env.rewards["seat_0"] == outcome.scores[0] - outcome.scores[1]


# Races and clocks

QUITTING = frozenset({"resign", "away", "again"})


def racing(seed: int = 1) -> tuple[RawEnv, np.random.Generator]:
    env = RawEnv("ubongo", 2)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while env.table.state.clause() != "UB-7" or env.table._held:
        act_at_random(env, rng, QUITTING)
    return env, rng


def test_in_a_race_nobody_sees_what_the_other_does_at_the_same_moment() -> None:
    env, rng = racing()
    assert env.agent_selection == "seat_0"
    before = env.observe("seat_1")["observation"]
    act_at_random(env, rng, QUITTING)
    assert env.agent_selection == "seat_1"
    assert np.array_equal(env.observe("seat_1")["observation"], before)
    act_at_random(env, rng, QUITTING)
    assert not np.array_equal(env.observe("seat_1")["observation"], before)
    first, second = env.record().plies[-2:]
    assert first.at == second.at
    assert {first.actor, second.actor} == {0, 1}


def test_who_acts_first_within_a_moment_changes_from_moment_to_moment() -> None:
    env, rng = racing()
    for _ in range(4):
        act_at_random(env, rng, QUITTING)
    order = [ply.actor for ply in env.record().plies[-4:]]
    assert order in ([0, 1, 1, 0], [1, 0, 0, 1])


def test_a_move_that_comes_too_late_within_a_moment_does_not_happen() -> None:
    env, rng = racing()
    resign = env.game.moves.read("resign").code
    act_at_random(env, rng, QUITTING)
    before = len(env.record().plies)
    env.step(resign)
    late = [ply for ply in env.record().plies[before:] if ply.notation != "resign"]
    assert env.table.outcome() is not None
    assert len(late) <= 1


def test_a_match_by_the_real_clock_ends_by_it() -> None:
    env = RawEnv("french_flair", clock="real", beat=10_000)
    play_out(env, 2)
    assert any(ply.notation == "time" for ply in env.record().plies)


def test_a_table_without_a_beat_stands_still() -> None:
    kind = GameSetup("ubongo", 2)
    table = AgentTable(kind.game, kind.options, 2, Rng(1), beat=0)
    assert table.now == 0
    assert table.turn == 0


# Bad input


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"seats": 9}, "is played by 2 to 6"),
        ({"render_mode": "human"}, "render_mode is one of ansi, svg, not 'human'"),
        ({"reward": "fun"}, "reward is one of outcome, score, not 'fun'"),
        ({"illegal": "ignore"}, "illegal is one of raise, lose, not 'ignore'"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_first_game(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises((BadOption, ValueError), match=complaint):
        RawEnv("artropp", **settings)


def test_environments_are_found_by_name_and_version() -> None:
    made = tablee.env.artropp_v0.env(seats=4)
    assert str(made) == "artropp_v0"
    assert made.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert isinstance(tablee.env.ubongo_v0.raw_env(), RawEnv)
    for wrong in ("artropp_v1", "chess_v0"):
        with pytest.raises(AttributeError, match=wrong):
            getattr(tablee.env, wrong)
