"""RLCard: stepped through ``env.step``, the lightest loop of its public API (``env.run`` also keeps trajectories)."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import rlcard

from bench.contest import Contest, Contestant, games_for

GAMES = ("uno", "gin-rummy", "doudizhu", "leduc-holdem")
SEED = 20_240_229


def contestants() -> list[Contestant]:
    """The card games nearest to ours."""
    return [
        Contestant(
            Contest.PYTHON_LOOP,
            "RLCard",
            name,
            env.num_players,
            partial(games_for, play_game=random_game(env)),
        )
        for name in GAMES
        for env in [rlcard.make(name, {"seed": SEED})]
    ]


def random_game(env: Any) -> Callable[[], tuple[int, int | None]]:
    """A function that plays one whole game at random; RLCard deals and draws inside its steps."""
    rng = random.Random(SEED)

    def play() -> tuple[int, int | None]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, None

    return play
