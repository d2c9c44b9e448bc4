"""Every move of L'Artropp, made once for a deck, and the figures of its cards as plain lists for the rules.

=========== =====================================================================
``o7``      add that unit to the line (``of7``: stack the officer, ``d0`` ``d16``: shut that end with a drum)
``s5``      put a sniper into the gap above the 5
``assault`` take the line
``>`` ``<`` turn the arrow to the right (clockwise in a duel) or to the left
``high``    announce that the highest card wins the pot; ``low``: the lowest
``=o7``     lay that card face down for the showdown (``=d``: a drum without a number)
``x3``      let the sniper fell the unit of the third seat; ``hold``: let it be
``stay``    between two rounds: go on; ``leave``, ``rebuy``; at a free place ``join`` or ``wait``
``pass``    leave an empty place of the duel empty, for want of a card that can open
``+o7``     chance: that card is drawn; ``start3``: the third seat begins
=========== =====================================================================
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.game import Card
from tablee.core.moves import Move, MoveTable

# Verbs, in the order in which `ArtroppState.apply` asks for them.
DRAW: Final = 0
UNIT: Final = 1
DRUM: Final = 2
OFFICER: Final = 3
SNIPER: Final = 4
ASSAULT: Final = 5
ARROW: Final = 6
ANNOUNCE: Final = 7
COMMIT: Final = 8
FELL: Final = 9
STARTER: Final = 10
STAY: Final = 11
LEAVE: Final = 12
JOIN: Final = 13
WAIT: Final = 14
REBUY: Final = 15
PASS: Final = 16

SEATS: Final = 6
LOW_DRUM: Final = 0
HIGH_DRUM: Final = 16
NO_NUMBER: Final = -1
BLANK_DRUM: Final = "d"
"""A drum under `free_drums`: two cards that look the same (AR-2)."""

Number = int
"""What a unit counts, 0 to 16; both ends are drums."""


class Act(Move):
    """A move of L'Artropp: a verb, a card, and a number (an end, a gap, a direction or a seat)."""

    def __init__(self, notation: str, verb: int, card: Card = -1, number: Number = 0) -> None:
        super().__init__(notation)
        self.verb = verb
        self.card = card
        self.number = number


class Kit:
    """The cards of a deck as lists by index, and its table of moves.

    The last card is the blank drum, which is in play only under `free_drums`.
    """

    def __init__(self, cards: Any) -> None:
        self.names: list[str] = [str(card.name) for card in cards] + [BLANK_DRUM]
        self.number: list[int] = [int(card.number) for card in cards] + [NO_NUMBER]
        self.br: list[int] = [int(card.br) for card in cards]
        self.copies: list[int] = [int(card.copies) for card in cards] + [0]
        self.role: list[int] = [_role(str(card.family)) for card in cards] + [DRUM]
        self.br.append(max((br for br, role in zip(self.br, self.role, strict=False) if role == DRUM), default=0))
        self.twins: bool = any(
            copies > 1 and (role == UNIT or role == OFFICER)
            for copies, role in zip(self.copies, self.role, strict=False)
        )
        """Whether a hand can hold two cards that are the same move."""
        self.blank_drum = len(self.names) - 1
        self.full_pile = self._pile(False)
        self.free_pile = self._pile(True)
        self.table: MoveTable[Act] = MoveTable()
        self._make_turn_moves()
        self._make_showdown_moves()
        self._make_table_moves()
        self.draw = [self._make(f"+{name}", DRAW, card) for card, name in enumerate(self.names)]
        self.starter = [self._make(f"start{seat + 1}", STARTER, -1, seat) for seat in range(SEATS)]

    def pile_of(self, free_drums: bool) -> list[int]:
        """All cards, sorted: the draw pile of a new session."""
        if free_drums:
            return self.free_pile[:]
        return self.full_pile[:]

    def _pile(self, free_drums: bool) -> list[int]:
        pile: list[int] = []
        for card in range(self.blank_drum):
            blank = free_drums and self.role[card] == DRUM
            pile.extend([self.blank_drum if blank else card] * self.copies[card])
        pile.sort()
        return pile

    def _make(self, notation: str, verb: int, card: Card = -1, number: Number = 0) -> Act:
        act = Act(notation, verb, card, number)
        self.table.add(act)
        return act

    def _make_turn_moves(self) -> None:
        # A drum is added by its end, whatever it looks like: with the printed drums that says the same.
        self.low_drum = self._make("d0", DRUM, -1, LOW_DRUM)
        self.high_drum = self._make("d16", DRUM, -1, HIGH_DRUM)
        self.add: list[Act] = [self._adding(card) for card in range(len(self.names))]
        self.sniper = [self._make(f"s{number}", SNIPER, -1, number) for number in range(HIGH_DRUM)]
        for card in range(len(self.names)):
            if self.role[card] == SNIPER:
                self.add[card] = self.sniper[0]  # which gap it will be nobody knows yet, but that it is a sniper
        self.assault = self._make("assault", ASSAULT)
        self.arrow_right = self._make(">", ARROW, -1, 1)
        self.arrow_left = self._make("<", ARROW, -1, -1)
        self.pass_on = self._make("pass", PASS)

    def _adding(self, card: Card) -> Act:
        role = self.role[card]
        if role == DRUM or role == SNIPER:
            return self.low_drum if self.number[card] == LOW_DRUM else self.high_drum
        return self._make(self.names[card], role, card, self.number[card])

    def _make_showdown_moves(self) -> None:
        self.high = self._make("high", ANNOUNCE, -1, 1)
        self.low = self._make("low", ANNOUNCE, -1, -1)
        self.commit_low_drum = self._make("=d0", COMMIT, -1, LOW_DRUM)
        self.commit_high_drum = self._make("=d16", COMMIT, -1, HIGH_DRUM)
        self.commit: list[Act] = [self._committing(card) for card in range(len(self.names))]
        self.fell = [self._make(f"x{seat + 1}", FELL, -1, seat) for seat in range(SEATS)]
        self.hold = self._make("hold", FELL, -1, -1)

    def _committing(self, card: Card) -> Act:
        if self.role[card] == DRUM and card != self.blank_drum:
            return self.commit_low_drum if self.number[card] == LOW_DRUM else self.commit_high_drum
        return self._make(f"={self.names[card]}", COMMIT, card, self.number[card])

    def _make_table_moves(self) -> None:
        self.stay = self._make("stay", STAY)
        self.leave = self._make("leave", LEAVE)
        self.rebuy = self._make("rebuy", REBUY)
        self.wait = self._make("wait", WAIT)
        self.join = self._make("join", JOIN)


def _role(family: str) -> int:
    if family == "drum":
        return DRUM
    if family == "officer":
        return OFFICER
    return SNIPER if family == "sniper" else UNIT
