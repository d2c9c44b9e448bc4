"""One game of an experiment: who sat where, how it ended, what was used in it, how the chances moved.

The players move one seat on from game to game, so that nobody profits from a place. Every game has a seed of its own,
made from the experiment's and the game's number: whoever plays it, wherever, plays the same game.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from tablee.core.game import Game, Outcome
from tablee.core.match import Match, run
from tablee.core.material import Source
from tablee.games import SHELF, find_game
from tablee.lab.players import Entrant

MOMENTS: Final = 10
"""A course has so many steps: the position at the beginning, after each tenth of the moves, and at the end."""

Measure = Callable[[Sequence[object]], Iterator[tuple[str, int]]]
"""The figures in the events of a match: a name and a value each."""


class Job(msgspec.Struct, frozen=True):
    """All that a worker needs to play games at one table, wherever it is."""

    game: str
    material: Source | None
    options: Any
    players: tuple[Entrant, ...]
    """One for each seat; in the first game they sit in this order."""
    seed: int


class Ending(NamedTuple):
    """A game that was played."""

    match: Match
    outcome: Outcome
    player_at: list[int]
    """Which player sat at each seat."""

    def wins(self, seat: int) -> float:
        """One, or the part of a win that was shared."""
        return (seat in self.outcome.winners) / max(1, len(self.outcome.winners))


def seed_of(seed: int, number: int) -> bytes:
    """What decides all luck in the game with this number."""
    return hashlib.sha256(f"{seed} {number}".encode()).digest()


def play_game(game: Game, job: Job, number: int, after_ply: Callable[[Match], None] | None = None) -> Ending:
    """Play the game with this number."""
    seats = len(job.players)
    seed = seed_of(job.seed, number)
    player_at = [(seat + number) % seats for seat in range(seats)]
    heads = int.from_bytes(seed[:12], "big")
    players = [job.players[player].sit_down(game, heads + player) for player in player_at]
    match = Match.start(game, job.options, seats, seed=seed)
    return Ending(match, run(match, players, after_ply), player_at)


# --------------------------------------------------------------------------------------------- what a study keeps of it


class Use(msgspec.Struct):
    """How often a seat used a card, an ability or a combination."""

    seat: int
    """From 1, as people count."""
    what: str
    times: int


class Figure(msgspec.Struct):
    """How often a figure had a value."""

    name: str
    value: int
    times: int


class Played(msgspec.Struct):
    """A game as the results keep it; lists are in the order of the seats."""

    number: int
    players: list[str]
    wins: list[float]
    """One for a win, its part for a shared one."""
    scores: list[int]
    reason: str
    plies: int
    uses: list[Use]
    figures: list[Figure]
    course: list[float]
    """What the position was worth to the first seat, on the scale of the game's hints, at each of the moments."""


def play_piece(job: Job, numbers: Sequence[int]) -> list[Played]:
    """Play the games with these numbers, one after the other."""
    game = find_game(job.game, job.material)
    module = figures_of(job.game)
    return [_kept(game, job, number, module) for number in numbers]


def _kept(game: Game, job: Job, number: int, module: ModuleType | None) -> Played:
    worths: list[float] = []
    worth = game.hints.worth
    ending = play_game(game, job, number, lambda match: worths.append(worth(match.state, 0)))
    events = [told.public for told in ending.match.take_story()]
    seats = range(len(job.players))
    return Played(
        number=number,
        players=[job.players[player].name for player in ending.player_at],
        wins=[ending.wins(seat) for seat in seats],
        scores=list(ending.outcome.scores),
        reason=ending.outcome.reason,
        plies=len(ending.match.record.plies),
        uses=_uses(events, module, len(job.players)),
        figures=_figures(events, module),
        course=_course(worths),
    )


def _uses(events: Sequence[object], module: ModuleType | None, seats: int) -> list[Use]:
    """Without those of the game's own opponent, who has no seat."""
    if not hasattr(module, "used_in"):
        return []
    assert module is not None
    counted: Counter[tuple[int, str]] = Counter()
    for event in events:
        counted.update(use for use in module.used_in(event) if use[0] < seats)
    return [Use(seat + 1, what, times) for (seat, what), times in sorted(counted.items())]


def _figures(events: Sequence[object], module: ModuleType | None) -> list[Figure]:
    counted = Counter(measure_with(module)(events)) if module else Counter()
    return [Figure(name, value, times) for (name, value), times in sorted(counted.items())]


def _course(worths: Sequence[float]) -> list[float]:
    """The worth at each moment."""
    last = len(worths) - 1
    return [worths[round(moment * last / MOMENTS)] for moment in range(MOMENTS + 1)] if worths else []


# ------------------------------------------------------------------------------------------------- what a game counts


def figures_of(game: str) -> ModuleType | None:
    """The module ``figures.py`` of a game, if it has one."""
    name = f"{SHELF[game]}.figures"
    return None if find_spec(name) is None else import_module(name)


def measure_with(module: ModuleType) -> Measure:
    """What ``figures.py`` of a game counts: in each event, and if it says so in a match as a whole or in its parts."""
    whole: Callable[[Sequence[object]], Mapping[str, int]] = getattr(module, "measure_match", lambda events: {})
    parts: Measure = getattr(module, "measure_parts", lambda events: iter(()))

    def measure(events: Sequence[object]) -> Iterator[tuple[str, int]]:
        for event in events:
            yield from module.measure(event).items()
        yield from whole(events).items()
        yield from parts(events)

    return measure
