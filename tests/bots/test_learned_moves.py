"""Which moves are chosen, as it was learned: the files of the games, what they refuse, that no secret is looked at."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.core.errors import BadMaterial
from tablee.core.learned import MoveNet
from tablee.core.luck import Rng
from tablee.core.material import SentFile
from tablee.core.moves import Move, MoveTable
from tablee.core.worths import LARGEST, MOVES_NAME, NAME, read_move_nets
from tablee.env.learn.__main__ import learn_moves
from tablee.env.learn.decisions import Decisions, play_game
from tablee.env.learn.fit_moves import behind, fit
from tablee.env.learn.tables import KINDS, Kind
from tablee.games import find_game
from tests.bots.test_learned import GAMES, positions

FACTS = ["lead", "ball"]
KEPT = [kind for kind in KINDS if kind.keeps_moves]
GOOD: dict[str, Any] = {
    "made_by": "a test",
    "seed": 1,
    "tables": {
        "2": {
            "features": FACTS,
            "trust": 2.0,
            "moves": {"run": [10, 100, 0], "kick": [0, -50, 200]},
            "games": 1,
            "decisions": 1,
            "behind": 0.1,
            "behind_by_hints": 0.2,
        }
    },
}


def table() -> MoveTable[Move]:
    moves: MoveTable[Move] = MoveTable()
    for notation in ("run", "wait", "kick"):
        moves.add(Move(notation))
    return moves


def changed(**entries: Any) -> SentFile:
    file = {**GOOD, "tables": {"2": {**GOOD["tables"]["2"], **entries}}}
    return SentFile(MOVES_NAME, json.dumps(file).encode())


def test_a_file_says_how_many_times_more_readily_a_move_is_chosen() -> None:
    moves = table()
    net = read_move_nets(changed(), FACTS, moves)["2"]
    run, wait, kick = net.chosen(list(moves), [1.0, 0.5, 0.0], [2.0, 1.0])
    assert run == 1.0, "the most is one"
    assert wait == pytest.approx(0.5**2 / math.exp(0.1 + 2.0)), "what was not learned is as the hints say"
    assert kick == 0.0, "what the hints find silly stays so"
    assert net.chosen(list(moves), [0.0, 0.0, 0.0], [2.0, 1.0]) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (SentFile(MOVES_NAME, b"{"), "moves.json:  is not JSON; make it anew with make learn"),
        (SentFile(MOVES_NAME, b" " * (LARGEST + 1)), "is too large; it has at most 200000 bytes"),
        (changed(trust="much"), "trust"),
        (changed(features=["lead"]), "tables.2 was learned from other facts"),
        (changed(moves={"fly": [0, 0, 0]}), "tables.2 was learned from other facts"),
        (changed(moves={"run": [0, 0]}), "tables.2 has too many or too few weights"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(file: SentFile, told: str) -> None:
    with pytest.raises(BadMaterial) as refused:
        read_move_nets(file, FACTS, table())
    assert told in str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_has_learned_fits_it_and_is_small(name: str) -> None:
    nets = find_game(name).hints.move_nets
    assert nets is not None
    assert set(nets) == {kind.name for kind in KEPT if kind.game == name}
    data = files(f"tablee.games.{name}") / "data"
    learned = [data / file for file in (NAME, MOVES_NAME)]
    assert sum(len(file.read_bytes()) for file in learned if file.is_file()) < LARGEST


@pytest.mark.parametrize("kind", KEPT, ids=lambda kind: f"{kind.game} {kind.name}")
def test_what_was_learned_looks_at_no_secret(kind: Kind) -> None:
    """Deal anew what is hidden: how readily each move is chosen does not change.  Something was learned at all."""
    game = find_game(kind.game)
    rng = Rng(5)
    differs = False
    for state in positions(game, kind, 3, every=11):
        for seat in state.waiting():
            moves = state.legal(seat)
            weights = game.hints.learned_weights(state, seat, moves)
            differs = differs or weights != game.hints.weights(state, seat, moves)
            assert game.hints.learned_weights(state.imagine(seat, rng), seat, moves) == weights
    assert differs


def test_a_box_with_cards_of_ones_own_has_learned_nothing(tmp_path: Path) -> None:
    data_file = find_game("rugby_champion").data_file
    assert data_file is not None
    own = tmp_path / "own.toml"
    own.write_text(data_file.template(), encoding="utf-8")
    assert not find_game("rugby_champion", own).hints.move_nets


# Learning


def test_the_move_that_comes_out_best_is_learned_by_the_fact_that_tells_it() -> None:
    """Of two moves that the hints like alike, the first is better when the fact is there, else the second."""
    there = np.arange(400) % 2
    decisions = Decisions(
        there[:, None].astype(np.float32),
        np.full(400, 2, np.int32),
        np.tile(np.array([0, 2], np.int32), 400),
        np.ones(800, np.float32),
        np.stack([1 - there, there], axis=1).reshape(-1).astype(np.float32),
    )
    net = fit(decisions, codes=3, seed=1, rounds=60)
    assert behind(None, decisions) == 0.5
    assert behind(net, decisions) == 0.0
    asked = MoveNet(net.trust, net.rows.tolist(), net.biases.tolist())
    moves = [move for move in table() if move.notation != "wait"]
    for fact, best in ((1.0, 0), (0.0, 1)):
        assert asked.chosen(moves, [1.0, 1.0], [fact])[best] == 1.0


@pytest.mark.slow
def test_what_is_learned_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    kind = next(kind for kind in KINDS if kind.game == "rugby_champion")
    game = find_game(kind.game)
    one, other = (play_game(game, kind, 1, 7) for _ in range(2))
    assert all((first == second).all() for first, second in zip(one, other, strict=True))
    assert learn_moves(kind, 20, 7, tmp_path / "one") == learn_moves(kind, 20, 7, tmp_path / "other")
