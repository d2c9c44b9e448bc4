"""Many lessons side by side in one process, as Stable-Baselines3 asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from tablee.env.train.lesson import Lesson

Steps = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]


class Lessons(VecEnv):
    """A game that is over is followed by another one."""

    def __init__(self, lessons: Sequence[Lesson], seed: int) -> None:
        env = lessons[0].env
        super().__init__(len(lessons), env.observation_space, env.action_space)
        self._lessons = lessons
        self._first_seed = seed * len(lessons)
        self._actions: list[int] = []

    def reset(self) -> NDArray[np.float32]:
        """Sit down at all tables; the seed decides these games and those after them."""
        for number, lesson in enumerate(self._lessons):
            lesson.begin(self._first_seed + number)
        return self._observations()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """What is chosen at each table."""
        self._actions = actions.tolist()

    def step_wait(self) -> Steps:
        """Play that."""
        rewards = [lesson.choose(action) for lesson, action in zip(self._lessons, self._actions)]
        ended = [not lesson.moves for lesson in self._lessons]
        for lesson in self._lessons:
            if not lesson.moves:
                lesson.begin()
        nothing: list[dict[str, Any]] = [{} for _ in self._lessons]
        return self._observations(), np.array(rewards, dtype=np.float32), np.array(ended), nothing

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """The masks, which sb3-contrib asks for in this way; it asks for nothing else."""
        assert method_name == "action_masks"
        return [lesson.mask() for lesson in self._lessons]

    def has_attr(self, attr_name: str) -> bool:
        """Whether there are masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """There is nothing else to ask for."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """There is nothing to be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> NDArray[np.float32]:
        return np.stack([lesson.observation() for lesson in self._lessons])
