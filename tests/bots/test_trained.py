"""The policy that ``make train`` made: it plays with nothing but Python, as it did where it was trained."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.bots.guests import guest_bot, read_guest
from tablee.bots.policy import read_policy
from tablee.core.luck import Rng
from tablee.games import find_game
from tests.bots.test_levels import positions

POLICIES = sorted((Path(__file__).parents[2] / "policies").glob("*.policy"))
PLAY = """
import sys
from pathlib import Path

from tablee.bots.guests import guest_bot, read_guest
from tablee.bots.policy import read_policy
from tablee.core.match import Match, run
from tablee.core.record import read_options
from tablee.games import find_game

file = read_guest(Path(sys.argv[1]))
head = read_policy(file).head
game = find_game(head.game)
match = Match.start(game, read_options(game, head.options), head.seats, seed=bytes(32))
outcome = run(match, [guest_bot(file, game, seat) for seat in range(head.seats)])
print(outcome.reason, [name for name in ("torch", "numpy", "gymnasium", "polars") if name in sys.modules])
"""


def test_there_is_one() -> None:
    assert "rugby_alone.policy" in {path.name for path in POLICIES}


@pytest.mark.parametrize("path", POLICIES, ids=lambda path: path.name)
def test_it_is_small_and_fits_its_table(path: Path) -> None:
    assert path.stat().st_size <= 200_000
    policy = read_policy(read_guest(path))
    policy.check(find_game(policy.head.game), policy.head.seats)


@pytest.mark.parametrize("path", POLICIES, ids=lambda path: path.name)
def test_it_answers_as_torch_did(path: Path) -> None:
    policy = read_policy(read_guest(path))
    assert len(policy.head.examples) >= 4
    for example in policy.head.examples:
        numbers = [example.observation.get(place, 0.0) for place in range(policy.head.layers[0])]
        actions = list(example.scores)
        answers = policy.scores(numbers, actions)
        assert answers == pytest.approx(list(example.scores.values()), abs=2e-3)
        assert answers.index(max(answers)) == list(example.scores.values()).index(max(example.scores.values()))


@pytest.mark.parametrize("path", POLICIES, ids=lambda path: path.name)
def test_it_plays_a_game_with_nothing_but_python(path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", PLAY, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.split()[1:] == ["[]"]


@pytest.mark.parametrize("path", POLICIES, ids=lambda path: path.name)
def test_it_chooses_the_same_whatever_it_cannot_see(path: Path) -> None:
    file = read_guest(path)
    head = read_policy(file).head
    game = find_game(head.game)
    for number, state in enumerate(positions(game, head.seats, 3)):
        seat = state.waiting()[0]
        worlds = (state, *(state.imagine(seat, Rng(100 + other)) for other in range(3)))
        assert len({guest_bot(file, game, number).choose(world, seat).notation for world in worlds}) == 1
