"""From a net of torch to a policy file that needs no torch."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
import torch
from torch import nn

from tablee.bots.policy import Example, Head, written
from tablee.env.seat import SeatEnv
from tablee.observation.observer import VERSION

EXAMPLES: Final = 4
"""Answers that a file keeps, to be compared with where it is played."""


def policy_bytes(policy: Any, env: SeatEnv, training: dict[str, str | int | float], seed: int) -> bytes:
    """The file; its weights are rounded to two bytes, and its examples are answers of the rounded net."""
    inner = [part for part in policy.mlp_extractor.policy_net if isinstance(part, nn.Linear)]
    rounded = [torch.from_numpy(_both(layer)).float() for layer in (*inner, policy.action_net)]
    sizes = [rounded[0].shape[0] - 1, *(layer.shape[1] for layer in rounded)]
    head = Head(
        game=env.game.id,
        seats=env.seats,
        layout=VERSION,
        digest=env.observer.digest,
        layers=sizes,
        options=msgspec.to_builtins(env.options),
        training=training,
        examples=_examples(rounded, env, seed),
    )
    return written(head, np.concatenate([layer.numpy().ravel() for layer in rounded]).tolist())


def _both(layer: nn.Linear) -> np.ndarray:
    """For each number that goes in what it adds to each that comes out, and in the last row what is added anyway."""
    weights = layer.weight.detach().numpy().T
    both = np.vstack([weights, layer.bias.detach().numpy()])
    return both.astype(np.float16)


def _examples(layers: list[torch.Tensor], env: SeatEnv, seed: int) -> list[Example]:
    """Positions of a random game, and what torch makes of them."""
    rng = np.random.default_rng(seed)
    found: list[Example] = []
    observation, info = env.reset(seed=seed)
    while len(found) < EXAMPLES:
        legal = np.flatnonzero(info["action_mask"])
        if len(legal) > 1 and rng.random() < 0.2:
            numbers = torch.from_numpy(observation.copy())
            for layer in layers[:-1]:
                numbers = torch.relu(numbers @ layer[:-1] + layer[-1])
            scores = numbers @ layers[-1][:-1] + layers[-1][-1]
            places = np.flatnonzero(observation)
            found.append(
                Example(
                    {int(place): round(float(observation[place]), 7) for place in places},
                    {int(action): round(float(scores[action]), 4) for action in legal},
                )
            )
        observation, _, ended, cut, info = env.step(int(rng.choice(legal)))
        if ended or cut:
            observation, info = env.reset()
    return found
