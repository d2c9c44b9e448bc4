"""A net that says what came of positions, fitted with numpy: the facts themselves and one layer of units."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.env.learn.selfplay import Positions

Array = NDArray[np.float64]

UNITS: Final = 12
ROUNDS: Final = 12
"""How often all positions are gone through."""
BATCH: Final = 512
STEP: Final = 0.004
"""Of the first round; it falls to a fiftieth."""
DECAY: Final = 1e-4
"""How strongly weights are drawn towards nothing."""


class Weights(NamedTuple):
    """Of a net, for facts as they are."""

    rows: Array
    """Of the facts themselves, then of each unit."""
    biases: Array
    outputs: Array


def fit(positions: Positions, seed: int, units: int = UNITS, rounds: int = ROUNDS) -> Weights:
    """The net that comes nearest to `positions`, by Adam; the same for the same seed."""
    rng = np.random.default_rng(seed)
    facts = positions.facts.astype(np.float64)
    mean, spread = facts.mean(0), facts.std(0)
    spread[spread < 1e-6] = np.inf
    facts = (facts - mean) / spread
    results = positions.results.astype(np.float64)
    width = facts.shape[1]
    rows = rng.normal(0.0, np.sqrt(1.0 / width), (1 + units, width))
    rows[0] = 0.0
    parts = [rows, np.zeros(1 + units), rng.normal(0.0, 0.1, units)]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    steps = 0
    total = rounds * max(1, len(results) // BATCH)
    for _ in range(rounds):
        order = rng.permutation(len(results))
        for begin in range(0, max(1, len(order) - BATCH + 1), BATCH):
            batch = order[begin : begin + BATCH]
            steps += 1
            step = STEP * 0.02 ** (steps / total)
            for place, slope in enumerate(_slopes(parts, facts[batch], results[batch])):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope * slope
                ahead = first[place] / (1 - 0.9**steps) / (np.sqrt(second[place] / (1 - 0.999**steps)) + 1e-8)
                parts[place] -= step * ahead
                if place != 1:
                    parts[place] -= step * DECAY * parts[place]
    rows = parts[0] / spread
    return Weights(rows, parts[1] - rows @ mean, parts[2])


def _slopes(parts: list[Array], facts: Array, results: Array) -> list[Array]:
    """How the cross-entropy changes with each weight."""
    rows, biases, outputs = parts
    reached = facts @ rows.T + biases
    above = np.maximum(reached[:, 1:], 0.0)
    off = (_share(reached[:, 0] + above @ outputs) - results) / len(results)
    back = np.empty_like(reached)
    back[:, 0] = off
    back[:, 1:] = off[:, None] * outputs * (reached[:, 1:] > 0.0)
    return [back.T @ facts, back.sum(0), above.T @ off]


def _share(total: Array) -> Array:
    shares: Array = 1.0 / (1.0 + np.exp(-np.clip(total, -30.0, 30.0)))
    return shares


def expected(weights: Weights, facts: Array) -> Array:
    """What the net makes of positions."""
    reached = facts @ weights.rows.T + weights.biases
    return _share(reached[:, 0] + np.maximum(reached[:, 1:], 0.0) @ weights.outputs)


def loss(shares: Array, results: Array) -> float:
    """How far they are off, as cross-entropy."""
    near = np.clip(shares, 1e-9, 1 - 1e-9)
    return float(-(results * np.log(near) + (1 - results) * np.log(1 - near)).mean())
