"""What was learned from games that were played: what a position is worth, and which moves are chosen in it.

Both look at named facts of what a seat sees, and need nothing but this module to be asked. Where their weights come
from: :mod:`tablee.core.worths` reads them, ``make learn`` makes them (:mod:`tablee.env.learn`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tablee.core.moves import Move

LEAD_COUNTS: Final = 0.1
"""How much of the worth is the lead and not the win: far behind, one move is not as good as another."""
FARTHEST: Final = 30.0
"""Beyond this the logistic curve is flat."""


class Reason:
    """What people say of facts by which one position came out better than another: keys of the game's catalogues.

    `more` and `less` are said where the first of the facts is more, or less; `better` where only all of them together
    say what is good, as the cards of a hand.
    """

    __slots__ = ("better", "facts", "less", "more")

    def __init__(self, *facts: str, more: str = "", less: str = "", better: str = "") -> None:
        self.facts = facts
        self.more = more
        self.less = less
        self.better = better


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


class MoveNet:
    """How readily each move is chosen by who has learned, where the hints say how readily by who has not.

    By its code each move has a weight for every fact, and one that counts anyway. They say how many times more readily
    it is chosen than the hints say, as logarithms.
    """

    __slots__ = ("_biases", "_rows", "_trust")

    def __init__(self, trust: float, rows: list[list[float]], biases: list[float]) -> None:
        """`trust` is to which power the hints' weights are taken."""
        self._trust = trust
        self._rows = rows
        self._biases = biases

    def chosen(self, moves: Sequence[Move], weights: list[float], facts: list[float]) -> list[float]:
        """How readily each of `moves` is chosen: one is most, and what the hints find silly stays nothing."""
        most = -math.inf
        found: list[float] = []
        for place, move in enumerate(moves):
            weight = weights[place]
            if weight <= 0.0:
                found.append(-math.inf)
                continue
            reached = self._biases[move.code] + self._trust * math.log(weight)
            for number, counts in enumerate(self._rows[move.code]):
                reached += counts * facts[number]
            found.append(reached)
            most = max(most, reached)
        if most == -math.inf:
            return weights
        for place, reached in enumerate(found):
            found[place] = math.exp(max(-FARTHEST, reached - most)) if reached > -math.inf else 0.0
        return found


def result(share: float, lead: float, usual_lead: float) -> float:
    """What a game came to, on the scale of a net: the share of the win, and a little for the lead."""
    return (1.0 - LEAD_COUNTS) * share + LEAD_COUNTS * (0.5 + 0.5 * math.tanh(lead / usual_lead))
