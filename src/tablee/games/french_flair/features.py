"""What a learned worth of French Flair looks at: facts of the pitch and of one's own hand, each about as large as one.

Those of the ball count for whoever has it, and against the other.
"""

from __future__ import annotations

import math
from typing import Final

from tablee.core.game import Seat
from tablee.core.learned import Reason
from tablee.games.french_flair.position import (
    CONVERTING,
    DROPPING_OUT,
    HALFWAY,
    KICKING_OFF,
    LINING_OUT,
    OFFSIDE,
    PENALTY,
    SCRUMMING,
    TEMPO,
    TWENTY_TWO,
    Position,
)

FEATURES: Final = (
    "worth by hand",
    "lead",
    "lead by time left",
    "ahead",
    "behind",
    "match left",
    "half left",
    "time up",
    "time up, with the ball",
    "ball",
    "ball near",
    "ball in 22",
    "ball far",
    "restart",
    "scrum",
    "line-out",
    "penalty",
    "conversion",
    "ball by time left",
    "own cards",
    "other cards",
    "own cards, with the ball",
    "other cards, with the ball",
    "own nine",
    "own ten",
    "own front five",
    "own pairs of the front five",
    "own back row",
    "own backs",
    "own nine, with the ball",
    "own backs, with the ball",
)
REASONS: Final = (
    Reason("lead", "ahead", "behind", "conversion", more="because-points"),
    Reason("ball", "restart", "scrum", "line-out", more="because-ball"),
    Reason("ball near", "ball in 22", "ball far", better="because-ground"),
    Reason("penalty", more="because-penalties"),
    Reason("own cards", more="because-own-cards"),
    Reason("other cards", less="because-other-cards"),
    Reason("half left", more="because-more-time", less="because-less-time"),
)
"""What people say of them where they made the difference between two moves (:mod:`tablee.bots.reasons`)."""


def features_of(state: Position, seat: Seat, worth: float) -> list[float]:
    """The facts of :data:`FEATURES`; `worth` is what the hints make of the position by hand."""
    hand = state.hands[seat]
    lead = float(state.score[seat] - state.score[1 - seat])
    half_left = 0.0 if state.time_up else float(state.half_seconds - state.seconds()) / TEMPO
    left = half_left + (float(state.half_seconds) / TEMPO if state.half < 2 else 0.0)
    has_ball = state.attack == seat
    sign = 1.0 if has_ball else -1.0
    mine = 1.0 if has_ball else 0.0
    phase = state.goal_phase if state.drawing else state.phase
    distance = float(state.distance(state.attack))
    spread = math.sqrt(2.0 + left)
    near = max(0.0, HALFWAY - distance) / HALFWAY
    own = float(state.cards(seat))
    other = float(state.cards(1 - seat))
    front = 0
    pairs = 0
    for card in range(1, 6):
        front += hand[card]
        pairs += hand[card] // 2
    backs = 0.0
    for card in range(11, 16):
        backs += hand[card]
    return [
        worth,
        lead / 10.0,
        lead / spread,
        1.0 if lead > 0.0 else 0.0,
        1.0 if lead < 0.0 else 0.0,
        left / 80.0,
        half_left / 40.0,
        1.0 if state.time_up else 0.0,
        sign if state.time_up else 0.0,
        sign,
        sign * near,
        sign if distance <= TWENTY_TWO else 0.0,
        sign * max(0.0, distance - HALFWAY) / HALFWAY,
        sign if phase == KICKING_OFF or phase == DROPPING_OUT else 0.0,
        sign if phase == SCRUMMING else 0.0,
        sign if phase == LINING_OUT else 0.0,
        sign if phase == PENALTY or phase == OFFSIDE else 0.0,
        sign if phase == CONVERTING else 0.0,
        sign * (1.0 + 2.0 * near) / spread,
        own / 6.0,
        other / 6.0,
        mine * own / 6.0,
        (1.0 - mine) * other / 6.0,
        float(hand[9]),
        float(hand[10]),
        front / 3.0,
        float(pairs),
        float(hand[6] + hand[7] + hand[8]) / 2.0,
        backs / 3.0,
        mine * hand[9],
        mine * backs / 3.0,
    ]
