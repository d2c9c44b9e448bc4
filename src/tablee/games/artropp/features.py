"""What a learned worth of L'Artropp looks at: the money, the rounds to come and one's own hand, each about one."""

from __future__ import annotations

import math
from typing import Final

from tablee.core.game import Seat
from tablee.core.learned import Reason
from tablee.games.artropp.moves import DRUM, HIGH_DRUM, NO_NUMBER, OFFICER, SNIPER
from tablee.games.artropp.position import INTERVAL, Position

FEATURES: Final = (
    "worth by hand",
    "ahead of the richest other",
    "the same by rounds left",
    "ahead of the others",
    "the same by rounds left, of the others",
    "richest",
    "others close to the richest",
    "rounds left",
    "last round to come",
    "own purse",
    "poorest purse",
    "pot",
    "generals",
    "begins",
    "begins next",
    "snipers",
    "officers",
    "drums",
    "low drums",
    "lowest cards",
    "low cards",
    "middle cards",
    "high cards",
    "highest cards",
    "spread of the hand",
)
REASONS: Final = (
    Reason("ahead of the others", "ahead of the richest other", "richest", more="because-money"),
    Reason(
        *("snipers", "officers", "drums", "low drums"),
        *("lowest cards", "low cards", "middle cards", "high cards", "highest cards"),
        better="because-hand",
    ),
)
"""What people say of them where they made the difference between two moves (:mod:`tablee.bots.reasons`)."""
CLOSE: Final = 8.0
"""In Br.: who is not farther behind may be ahead after a round."""


def features_of(state: Position, seat: Seat, worth: float) -> list[float]:
    """The facts of :data:`FEATURES`; `worth` is what the hints make of the position by hand."""
    unit = float(state.br_value)
    own = state.gain(seat) / unit
    richest = -1e9
    poorest = state.purses[seat] / unit
    others = 0.0
    rivals = 0
    for other in range(state.seats):
        if other != seat and state.was_seated[other]:
            gain = state.gain(other) / unit
            richest = max(richest, gain)
            poorest = min(poorest, state.purses[other] / unit)
            others += gain
            rivals += 1
    if rivals == 0:
        richest = own
    close = 0
    for other in range(state.seats):
        if other != seat and state.was_seated[other] and state.gain(other) / unit >= richest - CLOSE:
            close += 1
    mean = others / rivals if rivals else own
    rounds_left = float(state.rounds - state.round + (1 if state.phase < INTERVAL else 0))
    spread = 1.0 + 6.0 * math.sqrt(rounds_left)
    found = [
        worth,
        (own - richest) / 40.0,
        (own - richest) / spread,
        (own - mean) / 40.0,
        (own - mean) / spread,
        1.0 if own > richest else 0.0,
        float(close) / 2.0,
        rounds_left / 5.0,
        1.0 if rounds_left <= 1.0 else 0.0,
        state.purses[seat] / unit / 100.0,
        poorest / 100.0,
        state.pot / unit / 20.0,
        state.generals / 4.0,
        1.0 if state.turn == seat else 0.0,
        1.0 if state.generals and state.beside(state.turn, state.arrow) == seat else 0.0,
    ]
    return found + _hand_of(state, seat)


def _hand_of(state: Position, seat: Seat) -> list[float]:
    kit = state.kit
    snipers = officers = drums = low_drums = lowest = low = middle = high = highest = 0
    least = HIGH_DRUM
    most = 0
    for card in state.hands[seat]:
        role, number = kit.role[card], kit.number[card]
        if role == SNIPER:
            snipers += 1
        elif role == OFFICER:
            officers += 1
        elif role == DRUM:
            drums += 1
            if number == 0:
                low_drums += 1
        elif number <= 3:
            lowest += 1
        elif number <= 6:
            low += 1
        elif number <= 9:
            middle += 1
        elif number <= 12:
            high += 1
        else:
            highest += 1
        if number != NO_NUMBER and role != SNIPER:
            least = min(least, number)
            most = max(most, number)
    counts = (snipers, officers, drums, low_drums, lowest, low, middle, high, highest)
    found = [0.5 * count for count in counts]
    found.append(max(0, most - least) / 8.0)
    return found
