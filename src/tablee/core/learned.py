"""What a position is worth by games that were played: a small net over named facts of what a seat sees.

The net has one layer in between and needs nothing but this module to be asked. Where its weights come from:
:mod:`tablee.core.worths` reads them, ``make learn`` makes them (:mod:`tablee.env.learn`).
"""

from __future__ import annotations

import math
from typing import Final

LEAD_COUNTS: Final = 0.1
"""How much of the worth is the lead and not the win: far behind, one move is not as good as another."""
FARTHEST: Final = 30.0
"""Beyond this the logistic curve is flat."""


class Net:
    """The share of the win that may be expected, from 0 to 1.

    Each unit adds up the facts by its weights, and counts what is above zero; the facts count by themselves, too.
    """

    __slots__ = ("_biases", "_outputs", "_rows")

    def __init__(self, rows: list[list[float]], biases: list[float], outputs: list[float]) -> None:
        """The first row and bias are those of the facts themselves; each further one is a unit, with its output."""
        self._rows = rows
        self._biases = biases
        self._outputs = outputs

    def value(self, facts: list[float]) -> float:
        """What a seat that sees these facts may expect."""
        total = 0.0
        for place, row in enumerate(self._rows):
            reached = self._biases[place]
            for number, weight in enumerate(row):
                reached += weight * facts[number]
            if place == 0:
                total = reached
            elif reached > 0.0:
                total += self._outputs[place - 1] * reached
        return 1.0 / (1.0 + math.exp(-max(-FARTHEST, min(FARTHEST, total))))


def result(share: float, lead: float, usual_lead: float) -> float:
    """What a game came to, on the scale of a net: the share of the win, and a little for the lead."""
    return (1.0 - LEAD_COUNTS) * share + LEAD_COUNTS * (0.5 + 0.5 * math.tanh(lead / usual_lead))
