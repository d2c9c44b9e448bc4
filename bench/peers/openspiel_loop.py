"""What the OpenSpiel adapters share: random play from Python through ``pyspiel``."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

SEED = 20_240_229


def step_at_random(state: Any, rng: random.Random) -> bool:
    """One ply at random; true if it was a seat's decision.

    OpenSpiel's own examples draw with ``numpy.random.choice``; ``random.choices`` is several times faster, so it
    is used here in the peer's favour.
    """
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
        return False
    state.apply_action(rng.choice(state.legal_actions()))
    return True


def random_game(first_position: Callable[[], Any]) -> Callable[[], tuple[int, int | None]]:
    """A function that plays one whole game at random and gives its decisions and plies."""
    rng = random.Random(SEED)

    def play() -> tuple[int, int | None]:
        decisions = plies = 0
        state = first_position()
        while not state.is_terminal():
            plies += 1
            decisions += step_at_random(state, rng)
        return decisions, plies

    return play
