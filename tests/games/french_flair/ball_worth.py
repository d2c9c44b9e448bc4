"""What the ball is worth in French Flair, by its place: BALL and NEARER of ``games/french_flair/expected.py``.

Casual bots play; whenever a team begins a possession, the points that it still makes more than the other one until the
end of the half are regressed on the metres to the line.

    python -m tests.games.french_flair.ball_worth 400
"""

from __future__ import annotations

import sys

from tablee.bots.levels import make_bot
from tablee.core.luck import Rng
from tablee.core.playout import step_by_itself
from tablee.games.french_flair.moves import Act
from tablee.games.french_flair.position import ATTACK, HALFWAY
from tests.games.french_flair.script import GAME, Script
from tests.regression import regression


def possessions(seed: int) -> list[tuple[int, int]]:
    """One match: the metres to the line at the start of every possession, and the lead that came of it."""
    state = Script().state
    rng = Rng(seed)
    bots = [make_bot("casual", GAME, 2 * seed + seat) for seat in range(2)]
    found: list[tuple[int, int]] = []
    begun: list[tuple[int, int, int]] = []
    half, attack, points = 0, -1, 0
    while state.outcome() is None:
        if state.half != half:
            found += _closed(begun, points)
            begun, half, attack = [], state.half, -1
        points = state.score[0] - state.score[1]
        if step_by_itself(state, rng):
            continue
        seat = state.waiting()[0]
        if state.phase == ATTACK and attack != seat:
            attack = seat
            begun.append((seat, state.distance(seat), points))
        elif state.phase != ATTACK and state.attack != attack:
            attack = -1
        act = bots[seat].choose(state, seat)
        assert isinstance(act, Act)
        state.apply(seat, act)
    return found + _closed(begun, state.score[0] - state.score[1])


def _closed(begun: list[tuple[int, int, int]], points: int) -> list[tuple[int, int]]:
    """FF-77: a half is over: what each of its possessions has brought."""
    return [(distance, (points - before) * (1 if seat == 0 else -1)) for seat, distance, before in begun]


def main() -> None:
    """Print what a possession is worth at halfway, and how that grows towards the line."""
    rows = []
    for seed in range(int(sys.argv[1])):
        for distance, points in possessions(seed):
            rows.append(([1.0, float(HALFWAY - distance)], float(points)))
    for name, value in zip(("BALL", "NEARER"), regression(rows), strict=True):
        print(f"{name:>6} {value:8.4f}")


if __name__ == "__main__":
    main()
