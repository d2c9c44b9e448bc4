"""OpenSpiel's information-set search: the C++ bot and the Python one, on the C++ games that support it.

Left out because they cannot be searched this way: hearts (its resampled worlds contradict themselves), crazy_eights,
spades, dou_dizhu, cribbage and the Python games (no resampling of worlds).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.contest import Contest, Contestant, searches_for
from bench.peers.openspiel_loop import SEED, step_at_random
from bench.positions import ITERATIONS, POSITIONS, SAMPLES

GAMES = ("euchre", "oh_hell", "gin_rummy", "leduc_poker")
EXPLORATION = 2.0


def contestants() -> list[Contestant]:
    """Each game under both searches, from the same positions."""
    return [contestant for name in GAMES for contestant in both_searches(name)]


def both_searches(name: str) -> list[Contestant]:
    """The C++ and the Python search of one game."""
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    positions = [random_position(game, rng) for _ in range(POSITIONS)]
    lengths = [mean_plies_left(position, rng) for position in positions]
    bots = {"OpenSpiel C++ ISMCTS": cpp_bot(), "OpenSpiel Python ISMCTS": python_bot(game)}
    return [
        Contestant(
            Contest.SEARCH,
            engine,
            name,
            game.num_players(),
            partial(
                searches_for,
                iterations=ITERATIONS,
                positions=POSITIONS,
                search=searcher(bot, positions, lengths),
            ),
        )
        for engine, bot in bots.items()
    ]


def searcher(bot: Any, positions: list[Any], lengths: list[float]) -> Callable[[int], float]:
    """A function that lets `bot` search one of the positions; every search starts from an empty tree.

    The bots do not tell how many plies they played, so the mean length of random games from there stands for it.
    """

    def search(which: int) -> float:
        bot.step(positions[which])
        return ITERATIONS * lengths[which]

    return search


def cpp_bot() -> Any:
    """One random rollout an iteration, worlds without limit."""
    return pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), EXPLORATION, ITERATIONS)


def python_bot(game: Any) -> Any:
    """The same search, written in Python."""
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(SEED))
    return ismcts.ISMCTSBot(game, evaluator, EXPLORATION, ITERATIONS, random_state=numpy.random.RandomState(SEED))


def random_position(game: Any, rng: random.Random) -> Any:
    """A random moment of a random game at which a seat has a choice."""
    choices: list[Any] = []
    while not choices:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                choices.append(state.clone())
            step_at_random(state, rng)
    return rng.choice(choices)


def mean_plies_left(position: Any, rng: random.Random) -> float:
    """How long a random game goes on from here."""
    plies = 0
    for _ in range(SAMPLES):
        state = position.clone()
        while not state.is_terminal():
            step_at_random(state, rng)
            plies += 1
    return plies / SAMPLES
