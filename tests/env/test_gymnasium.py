"""One seat against bots or the automaton: Gymnasium's checker, fairness of seeds, races, many tables at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablee.bots.levels import Casual
from tablee.core.errors import BadMaterial, BadOption
from tablee.core.game import Game
from tablee.core.luck import Rng
from tablee.core.record import begin, replay_ply
from tablee.env.aec import RawEnv, make_env
from tablee.env.seat import ILLEGAL, SeatEnv, SeatVectorEnv
from tablee.games import find_game
from tests.conformance.tables import GameSetup
from tests.env.tables import at_every_plain_table


def play_out(env: SeatEnv, seed: int, most: int = 5000) -> tuple[float, bool]:
    """A random game of this seat: what it brought, and whether it ended."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(most):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, cut, info = env.step(action)
        if ended or cut:
            return float(reward), ended
    raise AssertionError("it never ends")


@at_every_plain_table
@pytest.mark.filterwarnings("ignore:.*we suggest using `gymnasium.make`")
def test_gymnasiums_checker(table: GameSetup) -> None:
    made = gymnasium.make(f"tablee.env.seat:tablee/{table.name}-v0", seats=table.seats)
    check_env(made.unwrapped, skip_render_check=True)


@at_every_plain_table
def test_a_seat_plays_to_the_end_and_its_record_replays(table: GameSetup) -> None:
    env = SeatEnv(table.name, table.seats, opponents="beginner")
    reward, ended = play_out(env, 8)
    assert ended
    assert -1 <= reward <= 1
    record = env.record()
    state = begin(record, env.game)
    for number, ply in enumerate(record.plies):
        replay_ply(state, env.game, ply, number)
    assert state.outcome() is not None


def test_the_same_seed_is_the_same_game() -> None:
    def plies() -> list[str]:
        env = SeatEnv("artropp", 4)
        play_out(env, 21)
        return list(map(str, env.record().plies))

    assert plies() == plies()


def test_without_a_seat_every_seat_has_its_turn() -> None:
    env = SeatEnv("artropp", 3)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    env = SeatEnv("artropp", 3, seat=2)
    env.reset(seed=1)
    assert env.seat == 2


def test_it_is_always_this_seats_turn() -> None:
    env = SeatEnv("artropp", 4, seat=1)
    _, info = env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(40):
        assert env.table.turn == 1
        assert info["action_mask"].any()
        _, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        if ended:
            assert not info["action_mask"].any()
            _, info = env.reset()


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv("rugby_champion")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut) == (ILLEGAL, True, False)
    assert info["illegal"]


def test_a_game_may_be_cut_off() -> None:
    env = SeatEnv("rugby_champion", most_decisions=3)
    _, info = env.reset(seed=1)
    for left in (2, 1, 0):
        _, _, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not ended
        assert cut == (left == 0)


def test_opponents_are_levels_or_players_of_ones_own() -> None:
    made: list[int] = []

    def make(game: Game, seed: int) -> Casual:
        made.append(seed)
        return Casual(game, seed)

    env = SeatEnv("artropp", 3, opponents=["beginner", make], seat=0)
    play_out(env, 3)
    assert len(made) == 2, "one before the first game, one for it"


def test_in_a_race_a_bot_keeps_its_pace_and_wins_against_one_who_does_nothing() -> None:
    env = SeatEnv("ubongo", 2, seat=0, opponents="strong", beat=20_000)
    _, info = env.reset(seed=4)
    table = env.game.moves
    ended = False
    reward: Any = 0
    for turn in range(2000):
        wanted = ["ready", "go-on"] if turn % 2 else ["ready", "again"]
        actions = [table.read(notation).code for notation in wanted if info["action_mask"][table.read(notation).code]]
        _, reward, ended, _, info = env.step(actions[0] if actions else int(np.flatnonzero(info["action_mask"])[0]))
        if ended:
            break
    assert ended
    assert reward == -1
    lays = [ply for ply in env.record().plies if ply.actor == 1 and ply.notation[0] in "ABCDEFGHIJKLMNOPQRSTU"]
    assert len({ply.at for ply in lays}) > 5, "its pieces go down one after the other"


def test_drawings_are_of_the_own_seat() -> None:
    env = SeatEnv("artropp", 3, seat=1, render_mode="ansi")
    env.reset(seed=2)
    before = env.render()
    env.table.state = env.table.state.imagine(1, Rng(4))
    assert env.render() == before
    picture = SeatEnv("artropp", 3, seat=1, render_mode="svg")
    picture.reset(seed=2)
    assert picture.render().startswith("<svg")


def test_many_tables_at_once() -> None:
    many = gymnasium.make_vec(
        "tablee.env.seat:tablee/rugby_champion-v0", num_envs=3, vectorization_mode="vector_entry_point"
    )
    assert isinstance(many, SeatVectorEnv)
    first, info = many.reset(seed=5)
    assert first.shape == (3, many.single_observation_space.shape[0])  # type: ignore[index]
    rng = np.random.default_rng(5)
    ends = 0
    for _ in range(200):
        masks = many.action_masks()
        # Where a game is over the next step begins another, whatever the action.
        actions = [int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]
        _, _, ended, _, info = many.step(np.array(actions))
        assert info["action_mask"].shape == masks.shape
        ends += int(ended.sum())
    assert ends >= 3
    many.close()


def test_tables_of_a_vector_have_seeds_of_their_own() -> None:
    many = SeatVectorEnv("artropp", 2, seats=3)
    vectors, _ = many.reset(seed=1)
    assert not np.array_equal(vectors[0], vectors[1])
    assert np.array_equal(vectors[1], SeatEnv("artropp", 3).reset(seed=2)[0])


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"seat": 3}, "seats are 0 to 2, not 3"),
        ({"opponents": ["casual"]}, "2 others sit at the table, and 1 were named"),
        ({"opponents": "genius"}, "genius"),
        ({"render_mode": "human"}, "render_mode"),
        ({"reward": "fun"}, "reward"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_first_game(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises((BadOption, ValueError), match=complaint):
        SeatEnv("artropp", 3, **settings)


@pytest.mark.parametrize("make", [RawEnv, make_env, SeatEnv], ids=["raw_env", "env", "seat"])
@pytest.mark.parametrize("written", [str, Path])
def test_a_file_of_ones_own_is_named_by_its_path(
    make: Callable[..., RawEnv | SeatEnv], written: Callable[[str], str | Path], tmp_path: Path
) -> None:
    data_file = find_game("artropp").data_file
    assert data_file is not None
    deck = tmp_path / "deck.toml"
    deck.write_text(data_file.template("mine").replace("br = 3", "br = 4"), encoding="utf-8")
    assert make("artropp", material=written(str(deck))).game.material == find_game("artropp", deck).material
    assert make("artropp").game is find_game("artropp")
    with pytest.raises(BadMaterial, match=r"nowhere\.toml: there is no such file"):
        make("artropp", material=written("nowhere.toml"))
