"""What a learned worth of Rugby Champion looks at: facts of the match and of one's own hand, each about one.

Those of ball and Avantage count for whoever has them, and against the other.
"""

from __future__ import annotations

import math
from typing import Final

from tablee.core.game import Seat
from tablee.core.learned import Reason
from tablee.games.rugby_champion.moves import TYPES
from tablee.games.rugby_champion.position import LINE_OUT, SCRUM, Position

SPECIALS: Final = ("arbitre", "touche", "melee", "buteur", "faute", "rucking", "raffut")
FEATURES: Final = (
    "worth by hand",
    "lead",
    "lead by cards to come",
    "ahead",
    "behind",
    "match left",
    "pile",
    "second half",
    "ball",
    "Avantage",
    "Avantage for the ball",
    "extra card",
    "line-out",
    "scrum",
    "follow-up",
    "set pieces count",
    "own hand",
    "other hand",
    "own players",
    "kickers",
    *[f"{kind} in hand" for kind in TYPES],
    *[f"best {kind}" for kind in TYPES],
    *[f"{kind} of others that is known" for kind in TYPES],
    *SPECIALS,
)
REASONS: Final = (
    Reason("lead", "ahead", "behind", more="because-points"),
    Reason("Avantage", more="because-advantage"),
    Reason("ball", more="because-ball"),
    Reason("own players", "kickers", *[f"{kind} in hand" for kind in TYPES], better="because-players"),
    Reason(*SPECIALS, better="because-specials"),
)
"""What people say of them where they made the difference between two moves (:mod:`tablee.bots.reasons`)."""


def features_of(state: Position, seat: Seat, worth: float) -> list[float]:
    """The facts of :data:`FEATURES`; `worth` is what the hints make of the position by hand."""
    kit = state.kit
    other = 1 - seat
    lead = float(state.score[seat] - state.score[other])
    pile = float(state.piles())
    left = pile + (HALF if state.half < 2 else 0.0)
    sign = 1.0 if state.attack == seat else -1.0
    holds = 0.0 if state.holder < 0 else 1.0 if state.holder == seat else -1.0
    found = [
        worth,
        lead / 14.0,
        lead / math.sqrt(8.0 + 4.0 * left),
        1.0 if lead > 0.0 else 0.0,
        1.0 if lead < 0.0 else 0.0,
        left / 60.0,
        pile / 30.0,
        1.0 if state.half == 2 else 0.0,
        sign,
        holds,
        holds * sign,
        float(state.fresh[seat] - state.fresh[other]),
        sign if state.kind == LINE_OUT else 0.0,
        sign if state.kind == SCRUM else 0.0,
        sign if state.kind > SCRUM else 0.0,
        state.set_value / 3.0 if state.solo else 0.0,
        len(state.hands[seat]) / 4.0,
        0.0 if state.solo else len(state.hands[other]) / 4.0,
    ]
    players = 0
    kickers = 0
    totals = [0] * len(TYPES)
    best = [0] * len(TYPES)
    specials = [0] * len(SPECIALS)
    for card in state.hands[seat]:
        if kit.goal[card]:
            kickers += 1
        if card >= kit.players:
            specials[card - kit.players] += 1
            continue
        players += 1
        for kind in range(len(TYPES)):
            value = kit.value[kind][card]
            totals[kind] += value
            best[kind] = max(best[kind], value)
    found.append(players / 4.0)
    found.append(float(kickers))
    for number in totals:
        found.append(number / 12.0)
    for number in best:
        found.append(number / 5.0)
    for kind in range(len(TYPES)):
        seen = 0
        for card in state.known[other]:
            seen += kit.value[kind][card]
        found.append(seen / 6.0)
    for number in specials:
        found.append(float(number))
    return found


HALF: Final = 30.0
"""About how many cards are drawn in a half."""
