"""The nouns of a measurement: a contest, its contestants, and the slices of work they are timed for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from time import perf_counter, process_time


class Contest(Enum):
    """What is measured.  Only figures of the same contest are the same kind of figure."""

    PYTHON_LOOP = "Random play, driven from Python"
    """A person's own loop in Python over the public API: list the choices, pick one, play it."""

    OWN_LOOP = "Random play, the engine's own loop"
    """The loop that an engine itself offers, compiled; Python asks for whole games only."""

    SEARCH = "Information-set Monte-Carlo tree search"
    """One decision after another, each searched with the same number of iterations."""

    @property
    def unit(self) -> str:
        """What is counted."""
        return "iterations" if self is Contest.SEARCH else "decisions"


@dataclass(frozen=True, slots=True)
class Slice:
    """Work done in one go."""

    seconds: float
    """Processor time that the work itself took: what other programs do meanwhile is not held against anybody."""
    count: int
    """Decisions of seats, or iterations of a search."""
    plies: float | None
    """Decisions and chance events together; ``None`` where the library hides its deals and draws."""
    units: int
    """Games played, or positions searched."""

    @property
    def rate(self) -> float:
        """Decisions or iterations a second."""
        return self.count / self.seconds

    @property
    def ply_rate(self) -> float | None:
        """Plies a second."""
        return None if self.plies is None else self.plies / self.seconds

    @property
    def unit_rate(self) -> float:
        """Games or searched positions a second."""
        return self.units / self.seconds


@dataclass(frozen=True, slots=True)
class Contestant:
    """One engine on one game in one contest."""

    contest: Contest
    engine: str
    game: str
    seats: int
    run_for: Callable[[float], Slice]
    """Work for at least so many seconds, always finishing the game or the decision at hand."""
    ours: bool = False
    yardstick: bool = False
    """The one of ours that the others of this contest are divided into."""

    @property
    def label(self) -> str:
        """Short name for progress bars and messages."""
        return f"{self.engine}: {self.game}"


def games_for(seconds: float, play_game: Callable[[], tuple[int, int | None]]) -> Slice:
    """Play whole games until the time is up; `play_game` gives the decisions and plies of one game."""
    decisions = plies = games = 0
    hidden = False
    begin = process_time()
    end = perf_counter() + seconds
    while perf_counter() < end:
        made, seen = play_game()
        decisions += made
        if seen is None:
            hidden = True
        else:
            plies += seen
        games += 1
    return Slice(process_time() - begin, decisions, None if hidden else plies, games)


def searches_for(seconds: float, iterations: int, positions: int, search: Callable[[int], float]) -> Slice:
    """Search all prepared positions, again and again until the time is up; a pass over them is always finished.

    `search` searches position k with `iterations` iterations and gives the plies that were played in them.
    """
    passes = 0
    plies = 0.0
    begin = process_time()
    end = perf_counter() + seconds
    while perf_counter() < end:
        for which in range(positions):
            plies += search(which)
        passes += 1
    return Slice(process_time() - begin, iterations * passes * positions, plies, passes * positions)
