"""Worth that was learned: the files of the games, what they refuse, and that better positions are judged better."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import BadMaterial
from tablee.core.game import Game, State
from tablee.core.learned import LEAD_COUNTS, Net, result
from tablee.core.luck import Rng
from tablee.core.material import SentFile
from tablee.core.playout import step_by_itself
from tablee.core.worths import LARGEST, NAME, read_nets
from tablee.env.learn.__main__ import learn, written
from tablee.env.learn.selfplay import play_game
from tablee.env.learn.tables import KINDS, Kind
from tablee.games import find_game
from tablee.games.french_flair.hints import FrenchFlairHints
from tablee.games.french_flair.position import OVER
from tests.games.french_flair.script import GAME as RUGBY_BY_DICE
from tests.games.french_flair.script import SIX, Script, ball

GAMES = sorted({kind.game for kind in KINDS})
FACTS = ["lead", "ball"]
GOOD: dict[str, Any] = {
    "made_by": "a test",
    "seed": 1,
    "tables": {
        "2": {
            "features": FACTS,
            "rows": [[1.0, 0.5], [0.0, 1.0]],
            "biases": [0.0, -1.0],
            "outputs": [2.0],
            "games": 1,
            "positions": 1,
            "loss": 0.5,
            "loss_by_hand": 0.6,
        }
    },
}


def sent(file: Any) -> SentFile:
    return SentFile(NAME, json.dumps(file).encode())


def changed(**entries: Any) -> SentFile:
    return sent({**GOOD, "tables": {"2": {**GOOD["tables"]["2"], **entries}}})


def features_of(game: str) -> tuple[str, ...]:
    names: tuple[str, ...] = import_module(f"tablee.games.{game}.features").FEATURES
    return names


def positions(game: Game, kind: Kind, number: int, every: int = 7) -> list[Any]:
    """Some positions of a game that was played at random, where somebody has to decide."""
    state = game.new(kind.option(game, number), kind.seats[number % len(kind.seats)])
    rng = Rng(number)
    found: list[State] = []
    for ply in range(100_000):
        if step_by_itself(state, rng):
            continue
        waiting = state.waiting()
        if not waiting:
            break
        if ply % every == 0:
            found.append(state.copy())
        moves = state.legal(waiting[0])
        state.apply(waiting[0], moves[rng.below(len(moves))])
    return found


# The files


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_has_learned_fits_it_and_is_small(name: str) -> None:
    nets = find_game(name).hints.nets
    assert nets is not None
    file = files(f"tablee.games.{name}") / "data" / NAME
    if file.is_file():
        assert len(file.read_bytes()) < LARGEST
        assert set(nets) == set(read_nets(file, features_of(name))) != set()
    assert set(nets) <= {kind.name for kind in KINDS if kind.game == name}


def test_a_file_says_what_a_net_makes_of_facts() -> None:
    net = read_nets(sent(GOOD), FACTS)["2"]
    assert net.value([0.0, 0.0]) == 0.5
    assert net.value([1.0, 0.0]) == pytest.approx(0.7311, abs=1e-4)
    assert net.value([0.0, 3.0]) == pytest.approx(1 / (1 + 2.718281828 ** -(1.5 + 2 * 2)), abs=1e-6)


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (SentFile(NAME, b"{"), "worth.json:  is not JSON; make it anew with make learn"),
        (SentFile(NAME, b" " * (LARGEST + 1)), "is too large; it has at most 200000 bytes"),
        (sent({**GOOD, "seed": "one"}), "seed"),
        (changed(features=["lead"]), "tables.2 was learned from other facts"),
        (changed(outputs=[]), "tables.2 has too many or too few weights"),
        (changed(rows=[[1.0, 0.5], [0.0]]), "tables.2 has too many or too few weights"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(file: SentFile, told: str) -> None:
    with pytest.raises(BadMaterial) as refused:
        read_nets(file, FACTS)
    assert told in str(refused.value)


def test_a_box_with_cards_of_ones_own_is_judged_by_hand(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    data_file = find_game("rugby_champion").data_file
    assert data_file is not None
    own.write_text(data_file.template(), encoding="utf-8")
    game = find_game("rugby_champion", own)
    state = game.new(game.options(), 2)
    assert not game.hints.nets
    assert game.hints.judge(state, 0) == game.hints.worth(state, 0)


# What a net looks at


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game} {kind.name}")
def test_facts_are_what_a_seat_may_know(kind: Kind) -> None:
    """Deal anew what is hidden: neither the facts nor the judgement change."""
    game = find_game(kind.game)
    rng = Rng(5)
    for state in positions(game, kind, 3, every=29):
        for seat in range(state.seats):
            facts = game.hints.features(state, seat)
            assert len(facts) == len(features_of(kind.game))
            assert all(abs(fact) < 50 for fact in facts)
            world = state.imagine(seat, rng)
            assert game.hints.features(world, seat) == facts
            assert game.hints.judge(world, seat) == game.hints.judge(state, seat)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game} {kind.name}")
def test_a_table_knows_its_net_from_the_first_ply_to_the_last(kind: Kind) -> None:
    game = find_game(kind.game)
    assert {game.hints.table_kind(state) for state in positions(game, kind, 4)} == {kind.name}


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    m = ball(1, SIX, d=50).begin(2)
    m.state.score = [8, 3]
    m.state.phase = OVER
    hints = FrenchFlairHints()
    hints.nets = {"2": read_nets(sent(GOOD), FACTS)["2"]}
    won, lost = (hints.judge(m.state, seat) for seat in range(2))
    assert won == result(1.0, 5.0, 10.0)
    assert won + lost == pytest.approx(1.0)
    assert 1.0 - LEAD_COUNTS < won < 1.0


# What it makes of it


def judged(m: Script, seat: int = 0) -> float:
    return RUGBY_BY_DICE.hints.judge(m.state, seat)


def test_french_flair_a_lead_is_worth_more_the_less_is_left() -> None:
    early, late, level = ball(1, SIX, d=50), ball(1, SIX, d=50).begin(2), ball(1, SIX, d=50)
    late.state.events = 38
    for m in (early, late):
        m.state.score = [7, 0]
    assert judged(late) > judged(early) > judged(level)


def test_french_flair_the_ball_is_worth_more_near_the_line_than_far_from_it() -> None:
    assert judged(ball(1, SIX, d=10)) > judged(ball(1, SIX, d=60)) > judged(ball(2, SIX, d=10))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game} {kind.name}")
def test_to_be_far_ahead_is_better_than_to_be_far_behind(kind: Kind) -> None:
    """In every game whoever is far ahead in the middle of it is judged better than whoever is far behind."""
    game = find_game(kind.game)
    for state in positions(game, kind, 6, every=41):
        worths = []
        for leads in (-2, 2):
            world = state.copy()
            if kind.game == "artropp":
                world.purses[0] += 20 * leads * world.br_value
            else:
                world.score[0 if leads > 0 else 1] += round(2 * game.hints.usual_lead)
            worths.append(game.hints.judge(world, 0))
        assert worths[0] < worths[1]


# Learning


@pytest.mark.parametrize("worlds", [0, pytest.param(20, marks=pytest.mark.slow)])
def test_games_to_learn_from_are_the_same_for_the_same_seed(worlds: int) -> None:
    kind = next(kind for kind in KINDS if kind.game == "rugby_champion")._replace(worlds=worlds)
    game = find_game(kind.game)
    one, other, third = play_game(game, kind, 1, 7), play_game(game, kind, 1, 7), play_game(game, kind, 2, 7)
    assert one.facts.tolist() == other.facts.tolist()
    assert one.results.tolist() == other.results.tolist()
    assert one.facts.tolist() != third.facts.tolist()
    assert ((one.results >= 0) & (one.results <= 1)).all()


@pytest.mark.slow
def test_what_is_learned_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    kind = next(kind for kind in KINDS if kind.game == "rugby_champion")
    lessons = [{kind.name: learn(kind, 200, 7, tmp_path / name)} for name in ("one", "other")]
    one, other = (written(lesson, 7, "a test") for lesson in lessons)
    assert one == other
    assert isinstance(read_nets(SentFile(NAME, one), features_of(kind.game))[kind.name], Net)
    again = written({kind.name: learn(kind, 200, 7, tmp_path / "one")}, 7, "a test")
    assert again == one, "a run that goes on from what was kept comes to the same"
