"""What a learned worth of Worldwide Football looks at: facts of the match and of one's own hand, each about one."""

from __future__ import annotations

import math
from typing import Final

from tablee.core.game import Seat
from tablee.core.learned import Reason
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import KINDS, T
from tablee.games.worldwide_football.phases import RIVAL
from tablee.games.worldwide_football.position import Position

FEATURES: Final = (
    "worth by hand",
    "goals ahead",
    "goals ahead by cards to come",
    "ahead",
    "behind",
    "cards to come",
    "cards of the half",
    "second half",
    "pile empty",
    "ball",
    "PA",
    "dead ball",
    "gave back",
    "own hand",
    "other hand",
    "own pile",
    "other pile",
    "own Stars",
    "other Stars",
    "own players",
    "other players",
    "own red cards",
    "other red cards",
    "shots that wait",
    "defence that waits",
    "specials that wait",
    "penalties ahead",
    *[f"first {code}" for code in CODES],
    *[f"more {code}" for code in CODES],
)
REASONS: Final = (
    Reason("goals ahead", "ahead", "behind", more="because-goals"),
    Reason("penalties ahead", more="because-penalties"),
    Reason("ball", more="because-ball"),
    Reason("PA", more="because-pa"),
    Reason("own hand", more="because-own-cards"),
    Reason("other hand", less="because-other-cards"),
    Reason("own Stars", more="because-own-stars"),
    Reason("other Stars", less="because-other-stars"),
    Reason("own players", more="because-own-players"),
    Reason("other players", less="because-other-players"),
    Reason("first T", more="because-shot"),
    Reason("shots that wait", less="because-shots-that-wait"),
    Reason("cards of the half", more="because-more-to-come", less="because-less-to-come"),
)
"""What people say of them where they made the difference between two moves (:mod:`tablee.bots.reasons`)."""


def features_of(state: Position, seat: Seat, worth: float) -> list[float]:
    """The facts of :data:`FEATURES`; `worth` is what the hints make of the position by hand."""
    other = 1 - seat
    lead = float(state.lead(seat))
    own_pile, other_pile = state.pile_size(seat), state.pile_size(other)
    half_left = float(min(own_pile, other_pile))
    left = half_left + (float(state.half_cards()) if state.half < 2 else 0.0)
    sign = 1.0 if state.attack == seat else -1.0
    alone = state.is_rival(other)
    found = [
        worth,
        lead / 2.0,
        lead / math.sqrt(0.5 + 0.03 * left),
        1.0 if lead > 0.0 else 0.0,
        1.0 if lead < 0.0 else 0.0,
        left / 60.0,
        half_left / 30.0,
        1.0 if state.half == 2 else 0.0,
        1.0 if state.is_pile_empty() else 0.0,
        sign,
        sign * state.pa / 4.0,
        sign if state.dead else 0.0,
        sign if state.gave_back else 0.0,
        state.cards(seat) / 8.0,
        0.0 if alone else state.cards(other) / 8.0,
        own_pile / 30.0,
        other_pile / 30.0,
        state.stars[seat] / 3.0,
        state.stars[other] / 3.0,
        len(state.squads[seat]) / 3.0,
        len(state.squads[other]) / 3.0,
        float(state.reds[seat]),
        float(state.reds[other]),
        float(state.hands[RIVAL][T]) if alone else 0.0,
        _count(state.guard) / 10.0 if alone else 0.0,
        _count(state.special) / 10.0 if alone else 0.0,
        float(state.kicks_made[seat] - state.kicks_made[other]) / 2.0,
    ]
    hand = state.hands[seat]
    for card in range(KINDS):
        found.append(1.0 if hand[card] else 0.0)
    for card in range(KINDS):
        found.append(0.5 * (hand[card] - 1) if hand[card] > 1 else 0.0)
    return found


def _count(cards: list[int]) -> float:
    count = 0.0
    for held in cards:
        count += held
    return count
