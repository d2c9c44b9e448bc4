"""PettingZoo's classic card games, in the loop that its documentation gives for the AEC API."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from bench.contest import Contest, Contestant, games_for

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
warnings.filterwarnings("ignore", category=UserWarning, module="gymnasium")

GAMES = ("hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4")
SEED = 20_240_229


def contestants() -> list[Contestant]:
    """The card games nearest to ours; those of RLCard are PettingZoo's wrapping of RLCard."""
    return [
        Contestant(
            Contest.PYTHON_LOOP,
            "PettingZoo",
            name,
            len(env.possible_agents),
            partial(games_for, play_game=random_game(env)),
        )
        for name in GAMES
        for env in [make(name)]
    ]


def make(name: str) -> Any:
    """The environment with its usual wrappers, seeded once."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=SEED)
    return env


def random_game(env: Any) -> Callable[[], tuple[int, int | None]]:
    """A function that plays one whole game at random; PettingZoo deals and draws inside its steps."""

    def play() -> tuple[int, int | None]:
        decisions = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions, None

    return play
