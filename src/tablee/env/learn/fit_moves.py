"""Which moves are chosen, fitted with numpy to what came of them: the choice that searches find best on average."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.env.learn.decisions import Decisions

Array = NDArray[np.float64]
Places = NDArray[np.int64]

ROUNDS: Final = 10
"""How often all decisions are gone through."""
BATCH: Final = 512
STEP: Final = 0.02
"""Of the first round; it falls to a fiftieth."""
DECAY: Final = 1e-5
"""How strongly weights are drawn towards nothing."""
TRUST: Final = 2.0
"""To which power the hints' weights are taken at first."""
LEAST: Final = 1e-6
"""The hints' weight of a move that they would never make."""


class MoveWeights(NamedTuple):
    """Of a net, for facts as they are."""

    trust: float
    rows: Array
    """By the code of the move."""
    biases: Array


class _Lesson:
    """Decisions as numbers to learn from: facts with one in front, all of about the same size."""

    def __init__(self, decisions: Decisions, mean: Array, spread: Array) -> None:
        facts = np.clip((decisions.facts - mean) / spread, -4.0, 4.0)
        self.facts: Array = np.hstack([np.ones((len(facts), 1)), facts])
        self.counts = decisions.moves.astype(np.int64)
        self.first: Places = np.concatenate([[0], np.cumsum(self.counts)[:-1]])
        self.codes = decisions.codes.astype(np.int64)
        liked = np.log(np.maximum(decisions.weights.astype(np.float64), LEAST))
        self.liked: Array = liked - np.repeat(np.maximum.reduceat(liked, self.first), self.counts)
        self.behind = decisions.behind.astype(np.float64)


def fit(decisions: Decisions, codes: int, seed: int, rounds: int = ROUNDS) -> MoveWeights:
    """The net whose choices are least behind, by Adam; the same for the same seed."""
    rng = np.random.default_rng(seed)
    facts = decisions.facts.astype(np.float64)
    mean, spread = facts.mean(0), facts.std(0)
    spread[spread < 1e-6] = np.inf
    lesson = _Lesson(decisions, mean, spread)
    parts = [np.zeros((codes, facts.shape[1] + 1)), np.array(TRUST)]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    batch = min(BATCH, len(facts))
    steps, total = 0, rounds * max(1, len(facts) // batch)
    for _ in range(rounds):
        order = rng.permutation(len(facts))
        for begin in range(0, len(order) - batch + 1, batch):
            steps += 1
            step = STEP * 0.02 ** (steps / total)
            for place, slope in enumerate(_slopes(parts, lesson, np.sort(order[begin : begin + batch]))):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope * slope
                ahead = first[place] / (1 - 0.9**steps) / (np.sqrt(second[place] / (1 - 0.999**steps)) + 1e-8)
                parts[place] = parts[place] - step * ahead
    rows = parts[0][:, 1:] / spread
    return MoveWeights(float(parts[1]), rows, parts[0][:, 0] - rows @ mean)


def _slopes(parts: list[Array], lesson: _Lesson, chosen: Places) -> tuple[Array, Array]:
    """How much farther behind some decisions are with more of each weight."""
    weights, trust = parts
    counts = lesson.counts[chosen]
    ends = np.cumsum(counts)
    owner = np.repeat(np.arange(len(chosen)), counts)
    moves = np.arange(ends[-1]) + np.repeat(lesson.first[chosen] - (ends - counts), counts)
    codes, facts = lesson.codes[moves], lesson.facts[chosen][owner]
    shares = _shares(trust * lesson.liked[moves] + (weights[codes] * facts).sum(1), ends - counts, owner)
    behind = lesson.behind[moves]
    slope = shares * (behind - np.add.reduceat(shares * behind, ends - counts)[owner]) / len(chosen)
    slopes = DECAY * weights
    np.add.at(slopes, codes, slope[:, None] * facts)
    return slopes, np.array((slope * lesson.liked[moves]).sum())


def _shares(reached: Array, first: Places, owner: Places) -> Array:
    """How likely each move of a decision is."""
    above = np.exp(reached - np.maximum.reduceat(reached, first)[owner])
    shares: Array = above / np.add.reduceat(above, first)[owner]
    return shares


def behind(weights: MoveWeights | None, decisions: Decisions) -> float:
    """By how much the likeliest moves of a net, or of the hints, come out worse than the best ones."""
    width = decisions.facts.shape[1]
    lesson = _Lesson(decisions, np.zeros(width), np.ones(width))
    owner = np.repeat(np.arange(len(lesson.counts)), lesson.counts)
    reached = lesson.liked
    if weights is not None:
        facts = decisions.facts.astype(np.float64)[owner]
        reached = weights.trust * reached + weights.biases[lesson.codes] + (weights.rows[lesson.codes] * facts).sum(1)
    best = reached == np.maximum.reduceat(reached, lesson.first)[owner]
    share = best / np.add.reduceat(best.astype(np.float64), lesson.first)[owner]
    return float((share * lesson.behind).sum() / len(lesson.counts))
