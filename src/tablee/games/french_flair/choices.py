"""Who may act in French Flair, and what they may do."""

from __future__ import annotations

from tablee.core.game import CHANCE, CLOCK
from tablee.core.luck import Luck
from tablee.core.moves import Move
from tablee.games.french_flair.combos import RELAYED, Combo, can_begin, without
from tablee.games.french_flair.moves import NUMBERS, RUN, TEAMS, Act
from tablee.games.french_flair.origins import EIGHT_NINE, FIRST_LOOSE, HAND, ORIGINS, POINT, Origin
from tablee.games.french_flair.position import (
    ATTACK,
    CLEARING,
    CONTESTING,
    CONVERTING,
    DEFENCE,
    DISCARDING,
    DRAWING,
    DROPPING_OUT,
    FULL_HAND,
    KICKING_OFF,
    LINING_OUT,
    MARKING,
    OFFSIDE,
    OVER,
    PENALTY,
    RECEIVING,
    SCRUMMING,
    THROWING,
    TOSSING,
    Position,
)


class Choices(Position):
    """A position and all that is possible in it."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        """Who may act now."""
        if self.phase == OVER:
            return ()
        if self.phase in (TOSSING, DRAWING, THROWING):
            return (CHANCE,)
        if self.phase == DISCARDING:
            return tuple([team for team in range(TEAMS) if self.cards(team) > FULL_HAND])
        return (self.waiting_team,)

    def legal(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        if seat == CLOCK:
            return [self.kit.time] if self.due() is not None else []
        if seat == CHANCE:
            return [move for move, _ in self.chances()]
        if seat not in self.waiting():
            return []
        if self.phase == ATTACK:
            return self._legal_attack(seat)
        if self.phase == DEFENCE:
            return self._legal_defence(seat)
        if self.phase == DISCARDING:
            return self._for_hand(seat, self.kit.discard)
        if self.phase == CONTESTING:
            return [*self._for_hand(seat, self.kit.contest), self.kit.decline]
        if self.phase == CLEARING:
            return [*self._for_hand(seat, self.kit.clear_out), self.kit.decline]
        return self._legal_without_card(seat)

    def _for_hand(self, team: int, acts: list[Act]) -> list[Move]:
        """One move for each number in the hand."""
        return [acts[card] for card in range(1, NUMBERS + 1) if self.hands[team][card]]

    def _legal_without_card(self, seat: int) -> list[Move]:
        kit = self.kit
        if self.phase in (KICKING_OFF, DROPPING_OUT):
            return [*kit.kick]
        if self.phase in (SCRUMMING, LINING_OUT, CONVERTING):
            return [*kit.dice]
        if self.phase == RECEIVING:
            return [kit.mark if self.may_mark() else kit.down, kit.play_on]
        if self.phase == MARKING:
            return [*kit.touch, *kit.kick]
        if self.phase == OFFSIDE:
            return [kit.advantage, kit.take_penalty]
        assert self.phase == PENALTY
        return self._legal_penalty(seat)

    def _legal_penalty(self, seat: int) -> list[Move]:
        """FF-75: at goal, to touch, or by hand if the hand allows."""
        moves: list[Move] = [*self.kit.goal_kick, *self.kit.touch]
        if self.can_play_by_hand(seat):
            moves.append(self.kit.by_hand)
        return moves

    # Attack

    def _legal_attack(self, team: int) -> list[Move]:
        """FF-25: without a play the ball is lost.  FF-77: after time the side in possession may end the half."""
        if self.combo is not None:
            # A hand that somebody else imagines need not be able to end what was begun (FF-64).
            return self._legal_next(team, self.combo) or [self.kit.lost]
        moves = self._legal_plays(team, self.origin) or [self.kit.lost]
        if self.time_up:
            moves.append(self.kit.whistle)
        return moves

    def _legal_plays(self, team: int, number: int) -> list[Move]:
        """What can be begun from an origin: the table in `origins.py`, looked up."""
        if number == POINT and not self.renewed:
            return [*self._pairs(team, self.kit.fixations), self.kit.renew]
        origin = self.origin_now()
        moves = self._legal_alone(team, origin)
        moves.extend(self._legal_openings(team, origin))
        if origin.maul and self._may_maul():
            moves.extend(self._pairs(team, self.kit.mauls))
        if origin.fixation and not self.renewed:
            moves.extend(self._pairs(team, self.kit.fixations))
        return moves

    def _may_maul(self) -> bool:
        """FF-56: two phases, or one if a maul is two cards in all."""
        return self.maul_phases < (1 if self.one_maul else 2)

    def _pairs(self, team: int, acts: list[Act]) -> list[Move]:
        hand = self.hands[team]
        return [act for act in acts if hand[act.card] and hand[act.second]]

    def _legal_alone(self, team: int, origin: Origin) -> list[Move]:
        """FF-30: one simple card.  FF-55: in a relance one card may run too."""
        first, last = origin.simple
        moves: list[Move] = []
        for card in range(first, last + 1):
            if self.hands[team][card]:
                moves.extend([act for act in self.kit.concluding[card] if act.verb != RUN or origin.relance_alone])
        return moves

    def _legal_openings(self, team: int, origin: Origin) -> list[Move]:
        """FF-64: only what the hand can bring to its end."""
        hand = self.hands[team]
        moves: list[Move] = []
        for card, act in self.kit.opening.items():
            may_open = hand[card] > 0 and self._may_open(origin, card)
            if may_open and can_begin(origin.kinds, card, without(hand, card), self.loose, origin.props):
                moves.append(act)
        if self._may_relay(team):
            moves.extend(self._legal_relays(team, origin))
        return moves

    def _may_open(self, origin: Origin, card: int) -> bool:
        if card == 8:
            return origin.kinds & EIGHT_NINE != 0
        return card == 9 or origin.ten_opens

    def _may_relay(self, team: int) -> bool:
        """FF-75: a penalty by hand is opened by a 9, and by a relay only if there is none."""
        return self.origin != HAND or self.hands[team][9] == 0

    def _legal_relays(self, team: int, origin: Origin) -> list[Move]:
        """FF-23: any card; FF-59: after a scrum not 1 to 5."""
        hand = self.hands[team]
        kinds = origin.kinds & ~EIGHT_NINE
        return [
            self.kit.relay[card]
            for card in range(self.first_relay(origin), NUMBERS + 1)
            if hand[card] and can_begin(kinds, RELAYED, without(hand, card), self.loose, origin.props)
        ]

    def first_relay(self, origin: Origin) -> int:
        """FF-59: the lowest number that may be a relay."""
        return 1 if origin.props or self.prop_relay else FIRST_LOOSE

    def _legal_next(self, team: int, combo: Combo) -> list[Move]:
        """What may follow in a combination: conclusions, intermediates, and the 9 of an 8–9 that opens."""
        hand = self.hands[team]
        moves: list[Move] = []
        for card in range(1, NUMBERS + 1):
            if hand[card]:
                moves.extend([act for act in self.kit.concluding[card] if combo.may_conclude_with(card, act.verb)])
                if combo.may_pass_to(card, hand):
                    moves.append(self.kit.passing[card])
                if combo.may_open_backs(card, hand):
                    moves.append(self.kit.opening[card])
        return moves

    def can_play_by_hand(self, team: int) -> bool:
        """FF-75: a 9 can always advance; without one a relay must lead somewhere."""
        if self.hands[team][9]:
            return True
        hand = self.hands[team]
        kinds = ORIGINS[HAND].kinds
        for card in range(1, NUMBERS + 1):
            if hand[card] and can_begin(kinds, RELAYED, without(hand, card), self.loose, True):
                return True
        return False

    # Defence

    def _legal_defence(self, team: int) -> list[Move]:
        """FF-31: tackle or not.  FF-37: who has no card left must be tackled."""
        moves = self._for_hand(team, self.kit.tackle)
        if not self.must_tackle:
            moves.append(self.kit.let)
        return moves

    # Chance

    def chances(self) -> list[tuple[Move, int]]:
        """What can happen when CHANCE is waiting: the toss, a card of the pile, a throw."""
        if self.phase == TOSSING:
            return [(act, 1) for act in self.kit.toss]
        if self.phase == DRAWING:
            pile = self.piles[self.drawing[0]]
            return [(self.kit.draw[card], pile[card]) for card in range(1, NUMBERS + 1) if pile[card]]
        if self.phase == THROWING:
            if self.dice == 1:
                return [(act, 1) for act in self.kit.one_die]
            return [(act, 1 if act.high == act.low else 2) for act in self.kit.two_dice]
        return []

    def roll(self, luck: Luck) -> Move:
        """One of `chances`, drawn without listing all of them."""
        if self.phase == THROWING:
            one = luck.below(6)
            if self.dice == 1:
                return self.kit.one_die[one]
            two = luck.below(6)
            high, low = (one, two) if one >= two else (two, one)
            return self.kit.two_dice[high * (high + 1) // 2 + low]
        if self.phase == TOSSING:
            return self.kit.toss[luck.below(TEAMS)]
        return self._drawn(luck)

    def _drawn(self, luck: Luck) -> Move:
        pile = self.piles[self.drawing[0]]
        pick = luck.below(sum(pile))
        for card in range(1, NUMBERS + 1):
            pick -= pile[card]
            if pick < 0:
                return self.kit.draw[card]
        raise AssertionError("nobody draws from an empty pile")
