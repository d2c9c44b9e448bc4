"""How bots race (UB-12): a solving time like a person's, and the pieces going down one after the other.

A bot knows the solution from the start; what makes it human is when it lays each piece. The time it needs is drawn
from a log-normal distribution, as people's solving times are: its median grows with the difficulty of the puzzle and
falls with the level, and it never depends on the other board.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tablee.core.game import Pace, Seat
from tablee.core.luck import Rng
from tablee.games.ubongo.moves import Act
from tablee.games.ubongo.position import NEVER, RACING
from tablee.games.ubongo.rules import UbongoState
from tablee.games.ubongo.solver import difficulty

SECONDS: Final = {"beginner": 150.0, "casual": 95.0, "strong": 60.0, "expert": 40.0}
"""The median time of each level for a puzzle of middling difficulty on side A.

A duel takes people one to three minutes: the slowest level stays within that, and each is faster by as much again.
"""
MIDDLING: Final = 5.3
"""The difficulty that these medians belong to."""
GROWTH: Final = 0.5
"""How much the logarithm of the median grows with each step of difficulty."""
SPREAD: Final = 0.45
"""The standard deviation of the logarithm of the time."""
FIRST_PIECE: Final = 0.4
"""The share of the time after which the first piece lies: looking comes before laying."""
FASTEST: Final = 4_000
"""Nobody solves anything faster, in milliseconds."""
A_RACE: Final = 1_000_003
"""From race to race a bot's luck moves on by this much."""
A_PUZZLE: Final = 7_919
"""And from the first to the second puzzle of a leader by this much."""
NOD: Final = 1_500
"""How long a bot takes to agree to another roll, in milliseconds (UB-9)."""


class UbongoPace(Pace[UbongoState, Act]):
    """When a bot acts, and what it does."""

    def __init__(self, looks: float = FIRST_PIECE) -> None:
        """`looks` is the share of the time after which the first piece lies."""
        self._looks = looks

    def in_manner(self, manner: Mapping[str, float]) -> UbongoPace:
        """Somebody may look for longer and lay faster, or the other way round; the whole time is that of the level."""
        return UbongoPace(manner.get("looks", FIRST_PIECE))

    def next_deed(self, state: UbongoState, seat: Seat, level: str, seed: int) -> tuple[Act, int]:
        """Ready at once; agree when asked; otherwise the next piece of its plan."""
        if state.phase != RACING:
            return state.kit.ready, 0
        if not state.is_practice() and state.votes[1 - seat] != NEVER and state.votes[seat] == NEVER:
            return state.kit.again, state.votes[1 - seat] + NOD
        return self._next_piece(state, seat, level, seed + state.turns * A_RACE)

    def _next_piece(self, state: UbongoState, seat: Seat, level: str, seed: int) -> tuple[Act, int]:
        needed = state.needed(seat)
        stray = next((lay.piece for lay in state.lays_on(seat) if not needed >> lay.piece & 1), None)
        plan = _plan(state, seat, seed) if stray is None else []
        if not plan:  # somebody else played here before: clear the board first
            piece = stray if stray is not None else state.lays_on(seat)[-1].piece
            return state.kit.take_up[piece], state.began
        lying = len(state.boards[seat])
        moment = _moments(state, seat, level, seed, self._looks)[lying]
        return next(lay for lay in plan if lay.code not in state.boards[seat]), moment


def _plan(state: UbongoState, seat: Seat, seed: int) -> list[Act]:
    """The layings still to be made, in an order of the bot's own; empty if there is no way from here."""
    missing = state.needed(seat) & ~state.laid[seat]
    tiling = state.ground().tiler.solve(missing, state.covered[seat], seed % 97)
    if tiling is None:
        return []
    lays = [state.kit.lays[state.code_of_mask(part.piece, part.mask)] for part in tiling]
    return sorted(lays, key=lambda lay: Rng(seed + lay.piece).below(1000))


def _moments(state: UbongoState, seat: Seat, level: str, seed: int, looks: float = FIRST_PIECE) -> list[int]:
    """When each piece of the present puzzle lies: the first after a good look, the last at the solving time."""
    times = [
        _solving_time(state, row, level, Rng(seed + number * A_PUZZLE)) for number, row in enumerate(state.tasks[seat])
    ]
    done = state.done[seat]
    begin = state.began + sum(times[:done])
    pieces = state.needed(seat).bit_count()
    shares = [looks + (1 - looks) * step / (pieces - 1) for step in range(pieces)]
    return [begin + round(times[done] * share) for share in shares]


def _solving_time(state: UbongoState, row: int, level: str, rng: Rng) -> int:
    """One draw of the time that a level needs for a row, in milliseconds."""
    seconds = median_seconds(state, row, level) * math.exp(SPREAD * _normal(rng))
    return max(FASTEST, round(1000 * seconds))


def median_seconds(state: UbongoState, row: int, level: str) -> float:
    """What a level needs for a row of the present sheet in the middle of all tries."""
    tiler = state.ground().tiler
    pieces = state.ground().rows[row]
    hard = difficulty(tiler.count(pieces), tiler.effort(pieces))
    return SECONDS[level] * math.exp(GROWTH * (hard - MIDDLING))


def _normal(rng: Rng) -> float:
    """A standard normal number: twelve even ones less six."""
    return sum(rng.below(10_000) for _ in range(12)) / 10_000 - 6
