"""Play many games between bots on all cores and count what happened.

The same call gives the same report on any machine and any number of cores, as every game has a seed of its own
(:mod:`tablee.lab.playing`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import starmap
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.bots.guests import is_guest, read_guest
from tablee.core.game import Game
from tablee.games import find_game
from tablee.lab.cluster import workers_on
from tablee.lab.players import Entrant
from tablee.lab.playing import Job, Measure, figures_of, measure_with, play_game

BATCHES_A_CORE: Final = 20
"""Small enough for a progress bar that moves, large enough to be worth sending."""
LARGEST_BATCH: Final = 200
_Z: Final = 1.96
"""Standard normal quantile of a 95 % interval."""


class Summary(msgspec.Struct):
    """How a figure was distributed."""

    count: int
    mean: float
    median: int
    p95: int
    most: int


class PlayerReport(msgspec.Struct):
    """How one player did, over all the seats it sat at."""

    level: str
    games: int
    win_share: float
    """Wins by games; a shared win counts its part."""
    low: float
    """The lower end of the 95 % interval of `win_share`."""
    high: float
    mean_score: float
    score_error: float
    """The standard error of `mean_score`."""


class Report(msgspec.Struct):
    """What a simulation found."""

    game: str
    seats: int
    games: int
    plies: int
    players: list[PlayerReport]
    reasons: dict[str, int]
    """Why the games ended."""
    figures: dict[str, Summary]


class Tally(msgspec.Struct):
    """What a part of the games added up to."""

    games: int
    plies: int
    wins: list[float]
    scores: list[int]
    squares: list[int]
    reasons: Counter[str]
    figures: dict[str, Counter[int]]


def simulate(
    game: Game,
    options: Any,
    levels: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = -1,
    material: Path | None = None,
    iterations: int | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games with one bot of each of `levels`; `jobs` is how many cores to use, -1 all of them.

    Among the levels may be files of one's own: ``mine.policy``, ``mine.py``.
    """
    from joblib import cpu_count, delayed  # slow to import, and only needed here

    game.new(options, len(levels))  # refuses before anything is started what cannot be played
    players = tuple(
        Entrant(level, file=read_guest(Path(level))) if is_guest(level) else Entrant(level, level, iterations)
        for level in levels
    )
    for player in players:
        player.check(game, len(levels))
        player.sit_down(game, 0)
    job = Job(game.id, material, options, players, seed)
    cores = cpu_count() if jobs < 0 else jobs
    size = max(1, min(LARGEST_BATCH, games // (cores * BATCHES_A_CORE) or 1))
    batches = [(first, min(size, games - first)) for first in range(0, games, size)]
    total = _nothing(len(levels))
    with workers_on(None, min(cores, len(batches)) or 1) as workers:
        for tally in workers(delayed(play_batch)(job, first, count) for first, count in batches):
            _add(total, tally)
            if on_progress:
                on_progress(tally.games)
    return _report(job, total)


def play_batch(job: Job, first: int, count: int) -> Tally:
    """Play the games with the numbers from `first` on."""
    game = find_game(job.game, job.material)
    module = figures_of(job.game)
    measure = measure_with(module) if module else None
    tally = _nothing(len(job.players))
    for number in range(first, first + count):
        _play_one(game, job, number, tally, measure)
    return tally


def _play_one(game: Game, job: Job, number: int, tally: Tally, measure: Measure | None) -> None:
    ending = play_game(game, job, number)
    outcome = ending.outcome
    tally.games += 1
    tally.plies += len(ending.match.record.plies)
    tally.reasons[outcome.reason] += 1
    for seat, player in enumerate(ending.player_at):
        tally.wins[player] += ending.wins(seat)
        tally.scores[player] += outcome.scores[seat]
        tally.squares[player] += outcome.scores[seat] ** 2
    if measure:
        for name, value in measure([told.public for told in ending.match.take_story()]):
            tally.figures.setdefault(name, Counter())[value] += 1


def _nothing(players: int) -> Tally:
    return Tally(0, 0, [0.0] * players, [0] * players, [0] * players, Counter(), {})


def _add(total: Tally, part: Tally) -> None:
    total.games += part.games
    total.plies += part.plies
    total.wins = list(starmap(float.__add__, zip(total.wins, part.wins, strict=True)))
    total.scores = list(starmap(int.__add__, zip(total.scores, part.scores, strict=True)))
    total.squares = list(starmap(int.__add__, zip(total.squares, part.squares, strict=True)))
    total.reasons.update(part.reasons)
    for name, counter in part.figures.items():
        total.figures.setdefault(name, Counter()).update(counter)


def _report(job: Job, tally: Tally) -> Report:
    return Report(
        game=job.game,
        seats=len(job.players),
        games=tally.games,
        plies=tally.plies,
        players=[_player_report(job, tally, player) for player in range(len(job.players))],
        reasons=dict(sorted(tally.reasons.items())),
        figures={name: _summary(counter) for name, counter in sorted(tally.figures.items())},
    )


def _player_report(job: Job, tally: Tally, player: int) -> PlayerReport:
    games = tally.games
    share = tally.wins[player] / games
    low, high = wilson(share, games)
    mean = tally.scores[player] / games
    variance = max(0.0, tally.squares[player] / games - mean * mean)
    return PlayerReport(job.players[player].name, games, share, low, high, mean, math.sqrt(variance / games))


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share that was observed `count` times (Wilson's score)."""
    spread = _Z * _Z / count
    centre = (share + spread / 2) / (1 + spread)
    half = _Z * math.sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def _summary(counter: Counter[int]) -> Summary:
    count = counter.total()
    values = sorted(counter)
    mean = sum(value * counter[value] for value in values) / count
    return Summary(count, mean, _quantile(counter, values, 0.5), _quantile(counter, values, 0.95), values[-1])


def _quantile(counter: Counter[int], values: list[int], share: float) -> int:
    seen = 0
    for value in values:
        seen += counter[value]
        if seen >= share * counter.total():
            return value
    return values[-1]
