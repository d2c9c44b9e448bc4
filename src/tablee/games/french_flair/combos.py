"""Combinations, card by card: what may follow, and whether the hand can bring it to its end (FF-50 to FF-58, FF-64)."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Card
from tablee.games.french_flair.moves import ADVANCE, DROP, NUMBERS, RUN
from tablee.games.french_flair.origins import BACKS, EIGHT_NINE, FORWARDS, KINDS, LINK, RELANCE

MOST_CARDS: Final = 6
RELAYED: Final = 0
"""A relay has no number."""
FIRST_BACK: Final = 9
FIRST_WINGER: Final = 11


class Combo:
    """A combination that has begun."""

    def __init__(self, kinds: int, loose: bool, props: bool, link_run: bool) -> None:
        self.kinds = kinds
        """What it may still become."""
        self.cards: list[int] = []
        self.metres = 0
        """How far it has brought the ball."""
        self.relayed = False
        """FF-23: a relay opened it, so no 9 appears in it."""
        self.short_pass = False
        """FF-54: the next intermediate makes 5 m only."""
        self.after_opening = True
        """FF-44: the last card opened something, so a drop may follow."""
        self.first_run_only = False
        """FF-58: a 9 launched somebody, who can only run."""
        self.loose = loose
        """`loose_sequence`: forwards need only rise."""
        self.props = props
        """FF-59: whether 1 to 5 take part."""
        self.link_run = link_run
        """`link_run`: the back of a line link may run."""

    def copy(self) -> Combo:
        """The same cards and metres; what is laid on one is not laid on the other."""
        other = Combo(self.kinds, self.loose, self.props, self.link_run)
        other.cards = self.cards[:]
        other.metres = self.metres
        other.relayed = self.relayed
        other.short_pass = self.short_pass
        other.after_opening = self.after_opening
        other.first_run_only = self.first_run_only
        return other

    # How it grows

    def open_with(self, card: Card) -> None:
        """A 9, 10 or 8 opens it; in an 8–9 the 9 may open a backs' combination."""
        if self.cards:
            self.kinds = BACKS
        elif card == 8:
            self.kinds &= EIGHT_NINE
        elif card == 10:
            self.kinds &= BACKS
        else:
            self.kinds &= FORWARDS | BACKS | LINK | RELANCE
        self.cards.append(card)
        self.after_opening = True

    def open_with_relay(self) -> None:
        """FF-54: no metres, and the first intermediate makes 5 m only."""
        self.kinds &= FORWARDS | BACKS | LINK | RELANCE
        self.cards.append(RELAYED)
        self.relayed = True
        self.short_pass = True

    def pass_to(self, card: Card) -> None:
        """An intermediate: what it can still become is what allowed it."""
        launched = self.kinds == EIGHT_NINE
        self.kinds = self._kinds_with(card)
        self.cards.append(card)
        self.after_opening = False
        self.short_pass = False
        self.first_run_only = launched

    def _kinds_with(self, card: Card) -> int:
        kinds, kept = self.kinds, 0
        if kinds & FORWARDS and self._fits(FORWARDS, card):
            kept |= FORWARDS
        if kinds & BACKS and self._fits(BACKS, card):
            kept |= BACKS
        if kinds & RELANCE and self._fits(RELANCE, card):
            kept |= RELANCE
        if kinds & EIGHT_NINE and self._fits(EIGHT_NINE, card):
            kept |= EIGHT_NINE
        return kept

    # What may follow

    def fits(self, card: Card) -> bool:
        """Whether `card` may come next in anything that this can still become."""
        return self._kinds_with(card) != 0

    def may_pass_to(self, card: Card, hand: list[int]) -> bool:
        """Whether `card` may be an intermediate, and the rest of the hand can conclude."""
        if len(self.cards) + 2 > MOST_CARDS or self.first_run_only:
            return False
        kinds = self._kinds_with(card)
        return kinds != 0 and self._can_be_followed(kinds, card, without(hand, card))

    def may_conclude_with(self, card: Card, verb: int) -> bool:
        """Whether `card` may conclude with the ability `verb`, which is its own."""
        if verb == DROP and not self.after_opening:
            return False
        if self.first_run_only:
            return card >= FIRST_WINGER and verb == RUN
        if self.kinds & EIGHT_NINE:
            return card == 9
        return (
            self._concludes(LINK, card, verb)
            or self._concludes(FORWARDS, card, verb)
            or self._concludes(BACKS, card, verb)
            or self._concludes(RELANCE, card, verb)
        )

    def _concludes(self, kind: int, card: Card, verb: int) -> bool:
        """Whether `card` may end it with `verb` as a combination of this kind.  FF-53: a link does not run."""
        if not self.kinds & kind:
            return False
        if kind == LINK:
            return self.may_link_to(card) and (verb != RUN or self.link_run)
        return (kind != FORWARDS or len(self.cards) >= 2) and self._fits(kind, card)

    def may_link_to(self, card: Card) -> bool:
        """FF-53: whether `card` would make it a line link: one of 11 to 15 right behind the 9 or relay."""
        return self.kinds & LINK != 0 and len(self.cards) == 1 and card >= FIRST_WINGER

    def kind_with(self, card: Card, verb: int) -> str:
        """What kind of combination it is if `card` concludes it with `verb`; only an 8–9 is opened by an 8."""
        if self.cards[0] == 8:
            return KINDS[EIGHT_NINE]
        for kind in (FORWARDS, BACKS, LINK):
            if self._concludes(kind, card, verb):
                return KINDS[kind]
        return KINDS[RELANCE]

    def may_open_backs(self, card: Card, hand: list[int]) -> bool:
        """FF-58: in an 8–9, whether the 9 may open a backs' combination."""
        return card == 9 and self.kinds == EIGHT_NINE and len(self.cards) == 1 and hand[10] > 0

    def _fits(self, kind: int, card: Card) -> bool:
        """Whether `card` may come next in a combination of this kind, wherever that ends."""
        if card == 9 and self.relayed:
            return False
        last = self.cards[-1]
        first = len(self.cards) == 1
        if kind == FORWARDS:
            return self._fits_forwards(card, last, first)
        if kind == BACKS:
            if card < FIRST_BACK or card == last:
                return False
            return not self.after_opening or last == 10 or card == 10
        if kind == EIGHT_NINE:
            return first and card == 9
        return True

    def _fits_forwards(self, card: Card, last: int, first: bool) -> bool:
        """FF-51: rising, one by one; a 9 may close."""
        if card > 9 or (card <= 5 and not self.props):
            return False
        if first:
            return card < 9
        return card > last if self.loose else card == last + 1

    def _can_be_followed(self, kinds: int, card: Card, rest: list[int]) -> bool:
        """Whether somebody in `rest` can come after `card` in a combination of one of these kinds."""
        if kinds & RELANCE and (holds_any(rest, 1, 8) or holds_any(rest, self._first_back(), NUMBERS)):
            return True
        if kinds & EIGHT_NINE and holds_any(rest, FIRST_WINGER, NUMBERS):
            return True
        if kinds & BACKS:
            for other in range(self._first_back(), NUMBERS + 1):
                if other != card and rest[other] > 0:
                    return True
        if not kinds & FORWARDS or card == 9:
            return False
        top = 8 if self.relayed else 9
        return holds_any(rest, card + 1, top if self.loose else min(card + 1, top))

    def _first_back(self) -> int:
        """FF-23: after a relay no 9."""
        return 10 if self.relayed else FIRST_BACK


def begun(kinds: int, card: Card, loose: bool, props: bool) -> Combo:
    """A combination opened by `card` (0: a relay), of which no more is asked than whether it reaches its minimum."""
    combo = Combo(kinds, loose, props, link_run=False)  # whoever may run may also advance
    if card == RELAYED:
        combo.open_with_relay()
    else:
        combo.open_with(card)
    return combo


def can_go_on(combo: Combo, hand: list[int]) -> bool:
    """FF-64: whether a combination that was just opened can reach its minimum with what is left in the hand."""
    if not combo.kinds:
        return False
    # To conclude asks nothing of the others in the hand: what is quickly answered is asked first.
    if can_conclude(combo, hand, 1):
        return True
    for card in range(1, NUMBERS + 1):
        if hand[card] > 0 and (combo.may_pass_to(card, hand) or combo.may_open_backs(card, hand)):
            return True
    return False


def can_conclude(combo: Combo, hand: list[int], many: int) -> bool:
    """Whether at least so `many` in the hand could conclude it."""
    for card in range(NUMBERS, 0, -1):  # high numbers can do so most often
        if hand[card] > 0 and combo.may_conclude_with(card, ADVANCE):
            many -= hand[card]
            if many <= 0:
                return True
    return False


def without(hand: list[int], card: Card) -> list[int]:
    """The hand less one card."""
    rest = hand[:]
    rest[card] -= 1
    return rest


def holds_any(hand: list[int], first: int, last: int) -> bool:
    """Whether a number from `first` to `last` is in the hand."""
    return any(hand[number] > 0 for number in range(first, last + 1))
