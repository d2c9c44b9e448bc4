"""Policies that have learned nothing: nets with weights by chance, for any table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tablee.bots.policy import Example, Head, Policy, observer_of, written
from tablee.core.game import Game
from tablee.core.material import SentFile
from tablee.observation.observer import VERSION

BETWEEN = (8, 6)


def head_for(game: Game, seats: int) -> Head:
    observer = observer_of(game, seats)
    layers = [observer.layout.size, *BETWEEN, observer.action_count]
    return Head(game=game.id, seats=seats, layout=VERSION, digest=observer.digest, layers=layers, examples=[])


def weights_for(head: Head, seed: int = 1) -> list[float]:
    """Exact in two bytes."""
    rng = random.Random(seed)
    count = sum((inputs + 1) * outputs for inputs, outputs in zip(head.layers, head.layers[1:]))
    return [rng.randrange(-64, 65) / 128 for _ in range(count)]


def with_example(head: Head, weights: Sequence[float]) -> Head:
    actions = range(min(5, head.layers[-1]))
    observation = dict.fromkeys(range(0, head.layers[0], 7), 1.0)
    numbers = [observation.get(place, 0.0) for place in range(head.layers[0])]
    scores = Policy("", head, weights).scores(numbers, actions)
    return msgspec.structs.replace(head, examples=[Example(observation, dict(zip(actions, scores, strict=True)))])


def policy_file(game: Game, seats: int, seed: int = 1, name: str = "chance.policy") -> SentFile:
    head = head_for(game, seats)
    weights = weights_for(head, seed)
    return SentFile(name, written(with_example(head, weights), weights))


def stubborn_file(game: Game, seats: int, name: str = "stubborn.policy") -> SentFile:
    """Whatever it sees, it likes an action the more the higher its number is."""
    head = head_for(game, seats)
    actions = head.layers[-1]
    weights = [0.0] * (len(weights_for(head)) - actions) + [action / 8 for action in range(actions)]
    return SentFile(name, written(with_example(head, weights), weights))
