"""The table as a learner meets it: nothing to decide where there is no choice, and a reward for every step ahead."""

from __future__ import annotations

from math import tanh
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tablee.core.game import Seat, State
from tablee.env.observation import Vector
from tablee.env.seat import SeatEnv
from tablee.observation.turns import returns

Info = dict[str, Any]


def promise(state: State, seat: Seat, env: SeatEnv, lead: float) -> float:
    """How a game stands, from -1 to 1: what it came to once it is over, else what the game's hints think of it.

    `lead` is what the hints must think of a position for it to be three quarters won.
    """
    outcome = state.outcome()
    if outcome is not None:
        return returns(outcome, state.seats)[seat]
    return tanh(env.game.hints.worth(state, seat) / lead)


class Lesson(gymnasium.Wrapper[Vector, int, Vector, int]):
    """One seat that is asked only where it has a choice.

    A reward is by how much the game stands better than at the last choice. The rewards of a game add up to how it ended
    and how it began, so nothing can be gained by them but games; they only come sooner.
    """

    env: SeatEnv

    def __init__(self, env: SeatEnv, lead: float) -> None:
        super().__init__(env)
        self._lead = lead
        self._stood = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Sit down to a new game, and go on to the first choice in it."""
        while True:
            observation, info = self.env.reset(seed=seed)
            observation, ended = self._to_the_next_choice(observation, False, info)
            if not ended:
                self._stood = self._stands()
                return observation, {}
            seed = None

    def step(self, action: int) -> tuple[Vector, float, bool, bool, Info]:
        """Choose, and go on to the next choice."""
        observation, _, ended, cut, info = self.env.step(action)
        observation, ended = self._to_the_next_choice(observation, ended or cut, info)
        before, self._stood = self._stood, self._stands()
        return observation, self._stood - before, ended, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return self.env.action_masks()

    def _to_the_next_choice(self, observation: Vector, ended: bool, info: Info) -> tuple[Vector, bool]:
        while not ended:
            legal = np.flatnonzero(info["action_mask"])
            if len(legal) > 1:
                break
            observation, _, over, cut, info = self.env.step(int(legal[0]))
            ended = over or cut
        return observation, ended

    def _stands(self) -> float:
        return promise(self.env.table.state, self.env.seat, self.env, self._lead)
