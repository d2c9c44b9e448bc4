"""A line of assault (AR-5, AR-7 to AR-9)."""

from __future__ import annotations

from tablee.core.game import Card
from tablee.games.artropp.moves import Number


class Line:
    """The units in the middle of the table.

    Numbers only ever join at the two ends, so a line is known by its ends and by which numbers it holds. A drum
    counts 0 or 16, beyond which there is no number: an end that it shuts stays shut without another word.
    """

    def __init__(self) -> None:
        self.cards: list[int] = []
        """The cards in the order in which they were added."""
        self.br = 0
        """What the line costs whoever takes it."""
        self.low = 0
        self.high = 0
        self.numbers = 0
        """One bit for every number that stands in the line."""
        self.snipers: list[int] = []
        """For each sniper the number just below its gap."""

    def copy(self) -> Line:
        """The same line, sharing nothing."""
        other = Line()
        other.cards = self.cards[:]
        other.br = self.br
        other.low = self.low
        other.high = self.high
        other.numbers = self.numbers
        other.snipers = self.snipers[:]
        return other

    def accepts(self, number: Number) -> bool:
        """AR-5, AR-7: a number joins below everything or above everything; any number opens an empty line."""
        return not self.cards or number < self.low or number > self.high

    def has(self, number: Number) -> bool:
        """AR-8: whether a unit with `number` stands in the line, for an officer to be stacked on."""
        return (self.numbers >> number) & 1 == 1

    def add_number(self, number: Number) -> None:
        """A unit or drum joins at an end."""
        if not self.cards:
            self.low = number
            self.high = number
        elif number < self.low:
            self.low = number
        else:
            self.high = number
        self.numbers |= 1 << number

    def lay(self, card: Card, br: int) -> None:
        """The card itself goes into the line."""
        self.cards.append(card)
        self.br += br

    def gaps(self) -> list[int]:
        """AR-9: the numbers above which a sniper still has room; a gap a < b holds b - a - 1 of them."""
        found: list[int] = []
        if not self.cards:
            return found
        below = self.low
        for number in range(self.low + 1, self.high + 1):
            if self.has(number):
                if number - below - 1 > self.snipers.count(below):
                    found.append(below)
                below = number
        return found
