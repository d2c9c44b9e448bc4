"""A table of L'Artropp that is played by script, in the notation of the records.

Seats are numbered from 1 here, as in a record. Cards that a script does not mention are drawn by themselves:

>>> t = table("o7", "l9 s", "h3")             # three hands; what is missing to five is filled up with plain units
>>> t.play("1 o7", "2 l9", "* +h5", "3 h3")   # seat 2 draws the h5; seats 1 and 3 draw something that nobody named
>>> t.line()
'h3 o7 l9'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import IllegalMove
from tablee.core.game import CHANCE
from tablee.games import find_game
from tablee.games.artropp.box import Artropp
from tablee.games.artropp.rules import ArtroppState
from tablee.games.artropp.view import ArtroppView
from tests.games.script import DrawingGame

SPECIALS = ("d", "d0", "d16", "s", "of7", "of9")


class Script(DrawingGame[ArtroppState, ArtroppView]):
    """One position and the words to play it and to ask about it."""

    game: Artropp

    def __init__(self, seats: int, deck: Path | None = None, rules: int | None = None, **options: bool | int) -> None:
        super().__init__(find_game("artropp", deck), seats, options, rules)

    # Playing

    def settle(self, to_come: Iterable[str] = ()) -> None:
        """Draw until a seat has to act: plain units first, and none that the script still wants."""
        wanted = {ply[3:] for ply in to_come if ply.startswith("* +")}
        while self.state.waiting() == (CHANCE,):
            self.step(f"* +{self._dull(wanted)}")

    def _dull(self, wanted: set[str]) -> str:
        """A card that can be drawn and that nobody cares about."""
        names = self.chances()
        return next((name for name in names if name not in wanted and name not in SPECIALS), names[0])

    def deal(self, hands: tuple[str, ...]) -> None:
        """Give every seat the cards that are named for it, and fill up with others."""
        wanted = [hand.split() for hand in hands]
        named = {name for hand in wanted for name in hand}
        while self.state.waiting() == (CHANCE,):
            hand = wanted[self.state.drawer]
            if hand:
                self.step(f"* +{hand.pop(0)}")
            else:
                self.step(f"* +{self._dull(named)}")

    def refuses(self, ply: str, clause: str, because: str) -> None:
        """The ply is refused in the name of `clause`, with these words, and nothing has changed."""
        before = self.everything()
        with pytest.raises(IllegalMove, match=re.escape(because)) as caught:
            self.step(ply)
        assert caught.value.clause == clause, f"{ply} is refused by {caught.value.clause}, not by {clause}"
        assert self.everything() == before

    def stack(self, pile: str, discard: str | None = None) -> Script:
        """Set up the two piles; the other cards go to the discard or, if that is named too, out of the game."""
        faces = sorted(self.faces(pile))
        rest = self.state.pile + self.state.discard
        for face in faces:
            rest.remove(face)
        self.state.pile = faces
        self.state.discard = rest if discard is None else self.faces(discard)
        return self

    def give(self, seat: int, cards: str) -> Script:
        """Swap cards into a hand, from the piles or from other hands."""
        state = self.state
        hand = state.hands[seat - 1]
        kept: list[int] = []
        for face in self.faces(cards):
            source = next(place for place in (hand, state.pile, state.discard, *state.hands) if face in place)
            source.remove(face)
            kept.append(face)
            if source is not hand:
                source.append(next(held for held in hand if self.state.kit.names[held] not in cards.split()))
                hand.remove(source[-1])
        hand.extend(kept)
        state.pile.sort()
        return self

    def leave(self, seat: int, cards: str) -> Script:
        """Leave nothing but these cards in a hand; the others go out of the game."""
        self.state.hands[seat - 1] = self.faces(cards)
        return self

    def faces(self, names: str) -> list[int]:
        return [self.state.kit.names.index(name) for name in names.split()]

    # Asking

    def chances(self) -> list[str]:
        return [move.notation.removeprefix("+") for move, _ in self.state.chances()]

    def may(self, seat: int) -> list[str]:
        """The moves that a seat has, sorted."""
        return sorted(move.notation for move in self.state.legal(seat - 1))

    @property
    def phase(self) -> str:
        return self.state.phase_name()

    @property
    def turn(self) -> int:
        """The seat whose turn it is, which must be the only one to act."""
        assert self.waiting == [self.state.turn + 1]
        return self.state.turn + 1

    @property
    def place(self) -> int:
        """The active line of a duel, from 1."""
        return self.state.place + 1

    @property
    def arrow(self) -> str:
        return ">" if self.state.arrow == 1 else "<"

    @property
    def pot(self) -> int:
        return self.state.pot

    @property
    def pile(self) -> list[str]:
        return self._names(self.state.pile)

    @property
    def discard(self) -> list[str]:
        return self._names(self.state.discard)

    def _names(self, faces: list[int]) -> list[str]:
        return sorted(self.state.kit.names[face] for face in faces)

    def hand(self, seat: int) -> list[str]:
        return self._names(self.state.hands[seat - 1])

    def purse(self, seat: int) -> int:
        return self.state.purses[seat - 1]

    def purses(self) -> list[int]:
        return self.state.purses[:]

    def debt(self, seat: int) -> int:
        return self.state.debts[seat - 1]

    def line(self, place: int = 1) -> str:
        """A line from low to high; an officer is written after the unit it is stacked on."""
        return " ".join("/".join(stack) for stack in self.view().lines[place - 1].row)

    def br(self, place: int = 1) -> int:
        return self.state.lines[place - 1].br

    def seated(self) -> list[int]:
        return [seat + 1 for seat in range(self.state.seats) if self.state.seated[seat]]

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.outcome().winners]

    def everything(self) -> tuple[object, ...]:
        return *super().everything(), self.state.drawers[:], self.state.drawer


def table(*hands: str, starter: int = 1, deck: Path | None = None, open_table: bool = False, **options: Any) -> Script:
    """A first round, dealt: one hand a seat, and unless it is said otherwise nobody comes or goes."""
    t = Script(len(hands), deck, open_table=open_table, **options)
    t.step(f"* start{starter}")
    t.deal(hands)
    return t


def assaulted(*hands: str, arrow: str = ">", **options: Any) -> Script:
    """Seat 1 has taken a line and must announce: a lone h6, or under a left arrow a lone d16."""
    opening, opener = ("h6", len(hands)) if arrow == ">" else ("d16", 2)
    dealt = [f"{opening} {hand}" if seat == opener else hand for seat, hand in enumerate(hands, start=1)]
    t = table(*dealt, starter=opener, **options)
    t.play(f"{opener} {opening}", *([f"{opener} <"] if arrow == "<" else []))
    return t.play("1 assault")


def showdown(announced: str, *cards: str, arrow: str = ">", **options: Any) -> Script:
    """Seat 1 has taken a line and announced; seats 2, 3 … have laid these cards."""
    t = assaulted("", *cards, arrow=arrow, **options)
    return t.play(f"1 {announced}", *[f"{seat} ={card}" for seat, card in enumerate(cards, start=2)])
