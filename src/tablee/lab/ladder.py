"""How strong players are, from games between them: Bradley and Terry's model, on the scale that chess made known.

Whoever has the higher score at a table has beaten the others there; equal scores are half a win for each. At a table of
several every pair counts, so that a game weighs as much as it has seats by two. Each pair that met is given one drawn
game more: without it nobody could be rated who lost them all.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

import msgspec

SCALE: Final = 400 / math.log(10)
"""Points for a factor e: 400 points ahead is ten wins for one loss."""
_Z: Final = 1.96
_STEPS: Final = 50
_ENOUGH: Final = 1e-10

Pairs = dict[tuple[str, str], list[float]]
"""For two names in their order: what the first won, and how many games they had."""


class Rating(msgspec.Struct, frozen=True):
    """A player's place on the ladder, in points above or below the one that all are compared with."""

    name: str
    points: float
    margin: float
    """Half of the 95 % interval; nothing for the one that all are compared with."""
    games: int


def pairs_of(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> Pairs:
    """Who beat whom, from the players and scores of each game."""
    pairs: Pairs = {}
    for players, scores in games:
        for one, other in combinations(range(len(players)), 2):
            if players[one] != players[other]:
                _count(pairs, (players[one], scores[one]), (players[other], scores[other]), 1 / (len(players) - 1))
    return pairs


def _count(pairs: Pairs, one: tuple[str, int], other: tuple[str, int], weight: float) -> None:
    first, second = sorted((one, other))
    won = 0.5 if first[1] == second[1] else float(first[1] > second[1])
    found = pairs.setdefault((first[0], second[0]), [0.5, 1.0])
    found[0] += weight * won
    found[1] += weight


def ladder(pairs: Pairs, anchor: str) -> list[Rating]:
    """Everybody who met anybody, the strongest first, compared with `anchor`."""
    names = sorted({name for pair in pairs for name in pair} - {anchor})
    strength = dict.fromkeys([anchor, *names], 0.0)
    inverse: list[list[float]] = []
    for _ in range(_STEPS):
        gradient, information = _slopes(pairs, strength, names)
        inverse = _inverted(information)
        steps = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in inverse]
        longest = max(map(abs, steps), default=0.0)
        for name, step in zip(names, steps, strict=True):
            strength[name] += step / max(1.0, longest)
        if longest < _ENOUGH:
            break
    errors = {name: math.sqrt(inverse[place][place]) for place, name in enumerate(names)} | {anchor: 0.0}
    games = {name: sum(n - 1 for pair, (_, n) in pairs.items() if name in pair) for name in strength}
    ratings = [Rating(name, SCALE * strength[name], SCALE * _Z * errors[name], round(games[name])) for name in strength]
    return sorted(ratings, key=lambda rating: (-rating.points, rating.name))


def _slopes(pairs: Pairs, strength: dict[str, float], names: list[str]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the likelihood, and the information that the games bring about each strength."""
    place = {name: number for number, name in enumerate(names)}
    gradient = [0.0] * len(names)
    information = [[0.0] * len(names) for _ in names]
    for (first, second), (won, games) in pairs.items():
        expected = 1 / (1 + math.exp(strength[second] - strength[first]))
        known = games * expected * (1 - expected)
        for name, sign in ((first, 1), (second, -1)):
            if name in place:
                gradient[place[name]] += sign * (won - games * expected)
                information[place[name]][place[name]] += known
        if first in place and second in place:
            information[place[first]][place[second]] -= known
            information[place[second]][place[first]] -= known
    return gradient, information


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan: a ladder has few rungs."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for number in range(size):
            if number != column:
                factor = rows[number][column]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[column], strict=True)]
    return [row[size:] for row in rows]
