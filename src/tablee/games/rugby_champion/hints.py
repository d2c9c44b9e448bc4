"""What a decent player of Rugby Champion looks at: the chance to win by two, what a loss costs, which cards to keep.

Everything is in points. A weight is a worth on an exponential scale, so that near misses are still played where a
fixed choice could be read.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tablee.core.game import Card, Hints, Seat
from tablee.core.learned import Reason
from tablee.core.phrases import Phrase
from tablee.games.rugby_champion import moves as verbs
from tablee.games.rugby_champion.features import FEATURES, REASONS, features_of
from tablee.games.rugby_champion.moves import LEFT, PASSE, TYPES, Act, Slot
from tablee.games.rugby_champion.odds import HIGHEST, chances_of_challenge, chances_of_set_piece, rival_sums, spread
from tablee.games.rugby_champion.position import (
    CENTRE,
    CONVERTING,
    FOLLOW_UP,
    L1,
    LAYING,
    NAMING,
    PACK,
    PACKING,
    R1,
    SCRUM,
    STOPPING,
    SUPPORTING,
    WHISTLING,
)
from tablee.games.rugby_champion.rules import RugbyChampionState

TRY: Final = 5.6
"""A try with what its conversion is worth on average."""
KICKED: Final = 7.0
"""A try with the conversion in hand."""
GOING_ON: Final = 1.0
"""The ball goes on and the attacker names the next challenge."""
REDIRECTED: Final = 0.5
"""The ball goes where the defender's card points."""
OUT: Final = 0.2
"""A line-out with hands that nobody knows."""
USUAL_PAIR: Final = (6.0, 5.0)
"""What two cards count in a line-out that is even, in a duel and alone."""
PAIR_SCALE: Final = 2.0
"""So much more than that, and a line-out is as good as won."""
SCRUM_WORTH: Final = 0.5
ADVANTAGE: Final = 1.3
"""Having the Avantage."""
GOAL: Final = 3.0
RARE: Final = 0.4
"""An Arbitre, a Soutien or an Arrêt that stays in hand."""
SHARP: Final = 0.9
"""How much readier one is for a move that is worth a point more.

It makes no difference to who takes the best move. It says how freely cards that are laid face down are mixed, and what
a beginner still thinks of.
"""
BALL: Final = 0.05
"""Attacking, in a duel: hardly more than defending, since the other team attacks next and a failure costs the ball."""
BURDEN: Final = -1.1
"""The same where an interception is a try: whoever opens risks one and cannot score yet."""
KEEPING: Final = 0.8
"""How much of what a card is worth in hand is lost when it is played: another one is drawn."""
ALONE: Final = (0.64, 0.32, 0.11)
"""Alone: what a point of Physique, Passe and Pied in hand is worth.

From a regression of the points still to come on what one has at the start of an attack, in matches of casual bots
(``python -m tests.games.rugby_champion.card_worth 3000``, and with ``interception_try`` for that option). The bots it
was made with had other figures than these, so a new run gives somewhat different ones. BALL and SPECIALS come from it
too, SPECIALS rounded and none below zero; the other figures of this file are estimates, or were tried out in a few
hundred matches.
"""
DUELLING: Final = (0.7, 0.3, 0.15)
"""The same in a duel.

The regression says 0.40, 0.21 and 0.06, and less for SPECIALS too. Who believes it plays his best cards too early, and
won 46 % of 2000 duels; with these, halfway to where an interception is a try, nobody was ahead.
"""
DUELLING_FOR_TRIES: Final = (1.12, 0.40, 0.23)
"""The same where an interception is a try."""
KICKING: Final = 0.2
"""A card that kicks at goal."""
SPECIALS: Final = (1.2, 0.0, 0.9, 0.0, 0.2, 1.4, 0.9)
"""In a duel: Arbitre, Touche, Mêlée, Buteur, Faute volontaire, Rucking, Raffut, above an average player."""
SPECIALS_FOR_TRIES: Final = (1.6, 0.0, 1.0, 0.0, 0.2, 2.0, 1.4)
"""The same where an interception is a try."""
AVERAGE: Final = 3.0
"""What an average player counts in a type."""


class RugbyChampionHints(Hints[RugbyChampionState, Act]):
    """A quick policy and the worth of a position, in points."""

    facts: tuple[str, ...] = FEATURES
    reasons: tuple[Reason, ...] = REASONS
    usual_lead: float = 14.0
    good_enough: float = 0.6
    strong_worlds: int = 4

    def weights(self, state: RugbyChampionState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent player would choose each of `moves`."""
        if len(moves) == 1:
            return [1.0]
        worths = _Look(state, seat).worths(list(moves))
        best = max(worths)
        return [math.exp(SHARP * (worth - best)) for worth in worths]

    def worth(self, state: RugbyChampionState, seat: Seat) -> float:
        """The lead in points, and what Avantage, ball and hand promise."""
        lead = float(state.score[seat] - state.score[1 - seat])
        if state.outcome() is not None:
            return 2.0 * lead
        if state.holder >= 0:
            lead += ADVANTAGE if state.holder == seat else -ADVANTAGE
        lead += _ball(state) if state.attack == seat else -_ball(state)
        for card in state.hands[seat]:
            lead += _in_hand(state, card)
        return lead

    def table_kind(self, state: RugbyChampionState) -> str:
        """Alone, a duel, or a duel where an interception is a try."""
        if state.solo:
            return "1"
        return "2 interception_try" if state.interception_try else "2"

    def features(self, state: RugbyChampionState, seat: Seat) -> list[float]:
        """What a net judges by (:data:`~tablee.games.rugby_champion.features.FEATURES`)."""
        return features_of(state, seat, self.worth(state, seat) / self.usual_lead)

    def lead(self, state: RugbyChampionState, seat: Seat) -> float:
        """In points."""
        return float(state.score[seat] - state.score[1 - seat])

    def why(self, state: RugbyChampionState, seat: Seat, move: Act) -> Phrase:
        """Why one would choose `move`, with its chance where there is one."""
        if move.verb == verbs.LAY:
            return _why_laid(state, seat, move)
        return self.why_openly(state, seat, move)

    def why_openly(self, state: RugbyChampionState, seat: Seat, move: Act) -> Phrase:
        """The same for everybody: it speaks of the move alone."""
        return Phrase(_WHY.get(move.verb, "why-looked-best"))


_WHY: Final = {
    verbs.REFEREE: "why-whistle",
    verbs.SUPPORT: "why-support",
    verbs.STOP: "why-stop",
    verbs.KICK: "why-kick",
    verbs.SCRUM: "why-scrum",
    verbs.PASS: "why-keep-card",
    verbs.PILE: "why-forced",
    verbs.SHOW: "why-poor-hand",
}


def _why_laid(state: RugbyChampionState, seat: Seat, act: Act) -> Phrase:
    if state.phase == PACKING:
        total = state.strength(seat, state.set_piece_type()) + state.value_of(act.card, state.set_piece_type())
        chance = chances_of_set_piece(state, seat, total)["won"] if len(state.laid[seat]) == 1 else 0.0
        return Phrase("why-set-piece", {"percent": round(100 * chance)}) if chance else Phrase("why-strong-card")
    chances = chances_of_challenge(state, seat, act.card, state.type)
    two, one = round(100 * chances["won-by-two"]), round(100 * chances["won-by-one"])
    return Phrase("why-challenge", {"two": two, "one": one})


def _ball(state: RugbyChampionState) -> float:
    """What having the ball is worth; alone nobody else ever has it."""
    if state.solo:
        return 0.0
    return BURDEN if state.interception_try else BALL


def _in_hand(state: RugbyChampionState, card: Card) -> float:
    """What a card in hand is worth, above an average player."""
    kit = state.kit
    if card >= kit.players:
        if state.solo:
            return 0.2
        return (SPECIALS_FOR_TRIES if state.interception_try else SPECIALS)[card - kit.players]
    points = ALONE if state.solo else DUELLING_FOR_TRIES if state.interception_try else DUELLING
    worth = KICKING if kit.goal[card] else 0.0
    for kind in range(len(TYPES)):
        worth += points[kind] * (kit.value[kind][card] - AVERAGE)
    return worth


class _Look:
    """One look at a position with the eyes of a seat."""

    def __init__(self, state: RugbyChampionState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.sign = 1.0 if state.attack == seat else -1.0
        self.rivals: list[list[int]] = [[], [], []]
        self.line_out = OUT
        """What it is worth to `seat` if the ball goes out."""

    def worths(self, acts: list[Act]) -> list[float]:
        """What each move is worth."""
        phase = self.state.phase
        if phase == LAYING:
            return [self._laying(act) for act in acts]
        if phase == NAMING:
            return [self._naming(act) for act in acts]
        if phase == PACKING:
            return self._packing(acts)
        return [self._choosing(act) for act in acts]

    # Challenges

    def _laying(self, act: Act) -> float:
        if act.verb == verbs.SHOW:
            return 0.8
        if act.verb == verbs.PILE:
            return 0.0
        state = self.state
        return self._challenge(act.card, state.slot, state.type, state.opening) - self._price(act.card)

    def _naming(self, act: Act) -> float:
        state = self.state
        slot = state.slot if state.way else L1 if act.way == LEFT else R1
        best = -10.0
        for card in state.hands[self.seat]:
            if card < state.kit.players:
                best = max(best, self._challenge(card, slot, act.number, False) - self._price(card))
        return best

    def _price(self, card: Card) -> float:
        """What is lost by playing a card."""
        return KEEPING * _in_hand(self.state, card)

    def _challenge(self, card: Card, slot: Slot, kind: int, opening: bool) -> float:
        """The mean over what the other team could have."""
        others = self._others(kind)
        own = self.state.kit.value[kind][card]
        self.line_out = self._line_out(card) if self.sign > 0 else OUT
        kicks = any(held != card and self.state.kit.goal[held] for held in self.state.hands[self.seat])
        total = 0.0
        count = 0.0
        for value in range(1, HIGHEST + 1):
            if others[value]:
                total += others[value] * self._gap_worth(own - value, slot, kind, opening, kicks)
                count += others[value]
        return total / count if count else 0.0

    def _others(self, kind: int) -> list[int]:
        """How many unseen cards have which value; in a duel the better of two, as the rival may choose."""
        if not self.rivals[kind]:
            found = spread(self.state, self.seat, kind)
            self.rivals[kind] = found if self.state.solo else _better_of_two(found)
        return self.rivals[kind]

    def _gap_worth(self, gap: int, slot: Slot, kind: int, opening: bool, kicks: bool) -> float:
        """A gap seen from `seat`, with the support that the Non-joueur may draw for it (RC-30, RC-31)."""
        state = self.state
        if not state.solo or gap <= 0 or state.aided:
            return self._result(gap, slot, opening, kicks)
        kit = state.kit
        total = 0.0
        weight = 0.0
        for act in kit.aid:
            copies = float(kit.copies[act.card])
            left = SCRUM_WORTH if act.card == kit.faute else 0.0
            if act.card != kit.faute:
                left = self._result(gap - kit.value[kind][act.card], slot, opening, kicks)
            total += copies * left
            weight += copies
        return total / weight

    def _result(self, gap: int, slot: Slot, opening: bool, kicks: bool) -> float:
        """RC-13 to RC-18 in points, for the attack or, turned round, for the defence."""
        if self.sign < 0:
            return -self._attack_result(-gap, slot, opening, False)
        return self._attack_result(gap, slot, opening, kicks)

    def _attack_result(self, gap: int, slot: Slot, opening: bool, kicks: bool) -> float:
        state = self.state
        ball = _ball(state)
        if gap >= 2 and (not opening or state.opening_try):
            return (KICKED if kicks else TRY) - ball
        if gap <= -2:
            return ball - TRY if state.interception_try else -ball
        if gap == -1:
            return self._after(slot, 0) - self._loss_by_one()
        return self._after(slot, gap)

    def _after(self, slot: Slot, gap: int) -> float:
        """What going on is worth."""
        state = self.state
        if state.kind == FOLLOW_UP:
            return (TRY if state.gains else ADVANTAGE) if gap > 0 else 0.0
        gives_back = ADVANTAGE if gap == 1 and state.holder == 1 - state.attack else 0.0
        if slot != CENTRE and state.is_edge(slot):
            return self.line_out + gives_back
        if gap <= 0:
            return REDIRECTED
        return (GOING_ON if len(state.hands[state.attack]) > 1 else 0.0) + gives_back

    def _line_out(self, played: Card) -> float:
        """RC-12, RC-18: on the right the ball goes out at once, which is good for whoever has two passers left.

        Were a line-out the same for every hand, the left, where the ball goes on, would always be better.
        """
        state = self.state
        best = 0
        second = 0
        for card in state.hands[self.seat]:
            if card != played and card < state.kit.players:
                value = state.kit.value[PASSE][card]
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        more = (best + second - USUAL_PAIR[state.solo]) / PAIR_SCALE
        return self._prize() * max(-1.0, min(1.0, more))

    def _loss_by_one(self) -> float:
        """RC-16, RC-17: the Avantage is taken, given back, or a try."""
        if self.state.holder == 1 - self.state.attack:
            return TRY
        return ADVANTAGE

    # Set pieces

    def _packing(self, acts: list[Act]) -> list[float]:
        """The pair that wins most often for the least; of a pair the first card as good as its best partner."""
        state = self.state
        kind = state.set_piece_type()
        sums = rival_sums(state, self.seat)
        laid = state.strength(self.seat, kind)
        if len(state.laid[self.seat]) == PACK - 1:
            return [self._pack_worth(act, laid, sums, kind) for act in acts]
        worths: list[float] = []
        for act in acts:
            partners = [
                self._pack_worth(other, state.value_of(act.card, kind), sums, kind)
                for other in acts
                if other is not act and other.verb == verbs.LAY
            ]
            worths.append(
                self._pack_worth(act, 0, sums, kind)
                if act.verb != verbs.LAY or not partners
                else max(partners) - 0.5 * self._price(act.card)
            )
        return worths

    def _pack_worth(self, act: Act, laid: int, sums: list[int], kind: int) -> float:
        if act.verb == verbs.SHOW:
            return 1.0
        if act.verb == verbs.PILE:
            return 0.0
        total = laid + self.state.value_of(act.card, kind)
        won = 0
        lost = 0
        for value in range(len(sums)):
            if total > value:
                won += sums[value]
            elif total < value:
                lost += sums[value]
        return self._prize() * (won - lost) / max(1, sum(sums)) - 0.5 * self._price(act.card)

    def _prize(self) -> float:
        """What a set piece is worth: the Avantage, a try if it is a second one."""
        state = self.state
        second = state.holder == 1 - self.seat or (state.holder == self.seat and not state.solo)
        return 0.5 * (TRY + ADVANTAGE) if second else ADVANTAGE + (0.7 if state.kind == SCRUM else 0.0)

    # Reactions and kicks

    def _choosing(self, act: Act) -> float:
        state = self.state
        if state.phase == WHISTLING:
            return self._whistling(act)
        if state.phase == SUPPORTING:
            return self._supporting(act)
        if state.phase == STOPPING:
            return self._stopping(act)
        if act.verb == verbs.KICK:
            return (KICKED - TRY if state.phase == CONVERTING else GOAL) - 0.3 * self._price(act.card)
        return 0.0 if state.phase == CONVERTING else SCRUM_WORTH

    def _now(self, gap: int) -> float:
        """What a result is worth for `seat`, which is given as the attack's lead."""
        state = self.state
        own = gap if self.sign > 0 else -gap
        return self._result(own, state.slot, state.opening, state.can_kick(self.seat))

    def _whistling(self, act: Act) -> float:
        state = self.state
        if act.verb == verbs.PASS:
            own = state.gap if self.sign > 0 else -state.gap
            return self._gap_worth(own, state.slot, state.type, state.opening, state.can_kick(self.seat))
        if state.kit.whistles[state.card_of(1 - self.seat)] == 1:
            return self._now(1 if self.sign > 0 else -1) - RARE
        penalty = GOAL if not state.solo and state.can_kick(self.seat) else SCRUM_WORTH
        return penalty - RARE

    def _supporting(self, act: Act) -> float:
        state = self.state
        if act.verb == verbs.PASS:
            return self._now(state.gap)
        bonus = state.kit.value[state.type][act.card]
        return self._now(state.gap + (bonus if self.sign > 0 else -bonus)) - RARE

    def _stopping(self, act: Act) -> float:
        state = self.state
        if act.verb == verbs.PASS:
            return self._now(state.gap)
        if act.card == state.kit.faute:
            return -0.6 * GOAL - RARE
        return -RARE


def _better_of_two(found: list[int]) -> list[int]:
    """How many pairs have which value as their better one."""
    below = 0
    pairs: list[int] = []
    for count in found:
        pairs.append(count * count + 2 * count * below)
        below += count
    return pairs
