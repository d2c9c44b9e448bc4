"""Who may act in Worldwide Football, and what they may do."""

from __future__ import annotations

from tablee.core.game import CHANCE, CLOCK
from tablee.core.luck import Luck
from tablee.core.moves import Move
from tablee.games.worldwide_football.edition import ABILITIES, RIVAL_FIVE
from tablee.games.worldwide_football.moves import (
    A1,
    A2,
    A3,
    BLOCK,
    COUNTER,
    CREATIVITY,
    D1,
    D4,
    DIVE,
    EFFICIENCY,
    ENDURANCE,
    FIRST_DEFENCE,
    FIRST_SHOT,
    G1,
    G2,
    KINDS,
    M1,
    M2,
    M3,
    NO_ANSWER,
    OFFENSIVE,
    SCHEME,
    SIDES,
    TRAP,
)
from tablee.games.worldwide_football.phases import (
    AIMING,
    ALIVE,
    ATTACK,
    COUNTERING,
    DEFENCE,
    DISCARDING,
    DIVING,
    DRAWING,
    FOR_A_CARD,
    FOR_A_SHOT,
    FOR_DEFENCE,
    FREE_KICK,
    INDIRECT_KICK,
    KEEPING,
    MARKING,
    NOBODY,
    OVER,
    PICKING,
    RIVAL,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    THROWING,
    TOSSING,
    TURN_ACTION,
    TURN_GUARD,
    TURN_LOST,
    TURNING,
    WITH_A1,
    WITH_A3,
    WITH_EFFICIENCY,
    WITH_M2,
    WITH_M3,
)
from tablee.games.worldwide_football.unseen import Unseen


class Choices(Unseen):
    """A position and all that is possible in it."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        """Who may act now."""
        phase = self.phase
        if phase == OVER:
            return ()
        if phase >= TOSSING:
            return (CHANCE,)
        if phase == AIMING:
            return tuple([side for side in range(SIDES) if not self.picks[side]])
        return (self.decider(),)

    def decider(self) -> int:
        """The side that decides in this phase."""
        phase = self.phase
        if phase == PICKING:
            return self.picker()
        if phase == DISCARDING:
            return self.discarder()
        if phase in (DEFENCE, MARKING, KEEPING, SAVING_AGAIN):
            return 1 - self.attack
        return self.attack

    def picker(self) -> int:
        """WF-2: who has fewer than five abilities; NOBODY if all have chosen."""
        for side in range(self.seats):
            if len(self.abilities[side]) < RIVAL_FIVE:
                return side
        return NOBODY

    def discarder(self) -> int:
        """WF-5, WF-34: who has to discard, the side with the ball first; NOBODY if no one has."""
        for side in (self.attack, 1 - self.attack):
            if not self.is_rival(side) and (self.owes_action(side) or self.owes_player(side)):
                return side
        return NOBODY

    def owes_action(self, side: int) -> bool:
        """Too many Action cards, or a yellow card."""
        cards = self.cards(side)
        return cards > self.most_actions(side) or (self.owes[side] > 0 and cards > 0)

    def owes_player(self, side: int) -> bool:
        """Too many Player cards."""
        return len(self.squads[side]) > self.most_players(side)

    def legal(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        if seat == CLOCK:
            return []
        if seat == CHANCE:
            return [move for move, _ in self.chances()]
        if seat not in self.waiting():
            return []
        if self.phase == PICKING:
            return [self.kit.pick[n] for n in range(len(ABILITIES)) if n not in self.abilities[seat]]
        if self.phase == DISCARDING:
            return self._legal_discards(seat)
        if self.phase == AIMING:
            return [*self.kit.aim]
        return self._legal_with_stars(seat)

    def _legal_with_stars(self, seat: int) -> list[Move]:
        """WF-36: after a substitution nothing but the Star can be played."""
        stars = self.star_moves(seat)
        moves: list[Move] = []
        if not self.must_spend:
            moves = self._legal_plays(seat)
        if self.stars[seat]:
            moves.extend(stars)
        if stars and not self.must_spend and self.may_substitute(seat):
            moves.extend([self.kit.substitute[number] for number in sorted(self.squads[seat])])
        return moves

    def _legal_plays(self, seat: int) -> list[Move]:
        phase, kit = self.phase, self.kit
        if phase == ATTACK:
            return self._legal_attack(seat)
        if phase == DEFENCE:
            return self._legal_defence(seat)
        if phase == FREE_KICK:
            return self._legal_free_kick(seat)
        moves: list[Move] = [kit.decline]
        if phase == KEEPING:
            moves.extend(self._players(seat, D1))
            moves.extend(self._players(seat, G1))
        elif phase == MARKING:
            moves.extend(self._players(seat, D4))
        elif phase == SHOOTING_AGAIN:
            moves.extend(self._players(seat, A2))
        elif phase == SAVING_AGAIN:
            moves.extend(self._players(seat, G2))
        return moves

    def _players(self, seat: int, effect: int) -> list[Move]:
        """The Player cards in hand that do this."""
        numbers = sorted(self.squads[seat])
        return [self.kit.player[number] for number in numbers if self.effect_of(seat, number) == effect]

    def _legal_discards(self, seat: int) -> list[Move]:
        """WF-5: your choice, of the kind that is too many."""
        moves: list[Move] = []
        if self.owes_action(seat):
            moves.extend([self.kit.discard[card] for card in range(KINDS) if self.hands[seat][card]])
        if self.owes_player(seat):
            moves.extend([self.kit.discard_player[number] for number in sorted(self.squads[seat])])
        return moves

    # Attack

    def _legal_attack(self, seat: int) -> list[Move]:
        moves: list[Move] = [self.kit.lay[card] for card in range(FIRST_DEFENCE) if self.can_play(seat, card)]
        moves.extend(self._legal_helpers(seat))
        if not self.prepared:
            moves.extend(self._legal_relaunches(seat))
            moves.append(self.kit.give)
        return moves

    def can_play(self, side: int, card: int) -> bool:
        """A card in hand that may be laid or shot now, with what was prepared."""
        return self.hands[side][card] > 0 and self.allows(card) and self.suits(card, self.prepared)

    def allows(self, card: int) -> bool:
        """WF-25: the PA and the card that it needs.  WF-31, WF-35: with a dead ball only some cards."""
        kit = self.kit
        if self.dead != ALIVE:
            return self._restarts(card)
        if kit.needs[card] > self.pa:
            return False
        return not kit.after[card] or self.last_laid() in kit.after[card]

    def _restarts(self, card: int) -> bool:
        kit = self.kit
        if self.dead == INDIRECT_KICK:
            return card in kit.restart and kit.needs[card] <= self.pa
        return card in kit.corner

    def suits(self, card: int, prepared: int) -> bool:
        """WF-27: whether all that was prepared goes with this card."""
        if card >= FIRST_SHOT:
            return not prepared & FOR_A_CARD
        if prepared & FOR_A_SHOT:
            return False
        cards = self.kit.effect_cards
        return (
            (not prepared & WITH_M2 or card in cards[M2])
            and (not prepared & WITH_M3 or card in cards[M3])
            and (not prepared & WITH_A3 or card in cards[A3])
        )

    def reach(self, card: int) -> int:
        """WF-10, WF-27: the PA that this card brings the attack to, with what was prepared; capped at 8."""
        kit = self.kit
        return min(kit.most_pa, self.pa + kit.card_pa[card] + (kit.bonus[M2] if self.prepared & WITH_M2 else 0))

    def helps(self, effect: int) -> int:
        """The mark of a Player card that is played for the next card or shot; 0 if it is no such card."""
        if effect == M2:
            return WITH_M2
        if effect == M3:
            return WITH_M3
        if effect == A3:
            return WITH_A3
        return WITH_A1 if effect == A1 else 0

    def _legal_helpers(self, seat: int) -> list[Move]:
        """WF-27: M2, M3, A3 and A1, if a card in hand goes with them."""
        moves: list[Move] = []
        for number in sorted(self.squads[seat]):
            mark = self.helps(self.effect_of(seat, number))
            if mark and not self.prepared & mark and self._has_card_for(seat, self.prepared | mark):
                moves.append(self.kit.player[number])
        return moves

    def _has_card_for(self, seat: int, prepared: int) -> bool:
        hand = self.hands[seat]
        low, high = (FIRST_SHOT, FIRST_DEFENCE) if prepared & FOR_A_SHOT else (0, FIRST_SHOT)
        return any(hand[card] and self.allows(card) and self.suits(card, prepared) for card in range(low, high))

    def _legal_relaunches(self, seat: int) -> list[Move]:
        """WF-27: M1 takes P, PL or PP from the discard."""
        moves: list[Move] = []
        for number in sorted(self.squads[seat]):
            if self.effect_of(seat, number) == M1:
                moves.extend([act for act in self.kit.relaunch[number] if self.discards[seat][act.card]])
        return moves

    def _legal_free_kick(self, seat: int) -> list[Move]:
        """WF-30: direct or indirect; who prepared a shot has chosen."""
        moves: list[Move] = [self.kit.direct]
        if not self.prepared:
            moves.append(self.kit.indirect)
            moves.extend(self._players(seat, A1))
        elif not self.prepared & WITH_A1:
            moves.extend(self._players(seat, A1))
        return moves

    # Defence

    def _legal_defence(self, seat: int) -> list[Move]:
        """WF-11, WF-14: a card that answers, or two cards drawn."""
        moves: list[Move] = []
        if not self.sure:
            card = self.last_laid()
            for answer in range(KINDS - FIRST_DEFENCE):
                if self.hands[seat][FIRST_DEFENCE + answer] and self.answers(answer, card):
                    moves.append(self.kit.lay[FIRST_DEFENCE + answer])
            moves.extend([self.kit.player[n] for n in sorted(self.squads[seat]) if self.can_stand_in(seat, n, card)])
        moves.append(self.kit.instead)
        return moves

    def can_stand_in(self, side: int, number: int, card: int) -> bool:
        """WF-27: D2 and D3 defend on what their card answers."""
        answer = self.kit.stands_for[self.effect_of(side, number)]
        return answer != NO_ANSWER and self.answers(answer, card)

    # Stars

    def star_moves(self, side: int) -> list[Move]:
        """WF-40: the Star abilities whose moment this is, whether or not a Star is left."""
        phase = self.phase
        if phase == ATTACK:
            return self._attack_stars(side)
        if phase == DEFENCE:
            return self._defence_stars(side)
        if phase == COUNTERING and COUNTER in self.abilities[side]:
            return [self.kit.star[COUNTER]]
        if phase == DIVING and DIVE in self.abilities[side]:
            return [self.kit.star[DIVE]]
        if phase == FREE_KICK and self._may_be_efficient(side):
            return [self.kit.star[EFFICIENCY]]
        return []

    def _may_be_efficient(self, side: int) -> bool:
        return EFFICIENCY in self.abilities[side] and not self.prepared & WITH_EFFICIENCY

    def _attack_stars(self, side: int) -> list[Move]:
        abilities, kit = self.abilities[side], self.kit
        moves: list[Move] = []
        if self._may_be_efficient(side) and self._has_card_for(side, self.prepared | WITH_EFFICIENCY):
            moves.append(kit.star[EFFICIENCY])
        if self.prepared:
            return moves
        if OFFENSIVE in abilities and self.pa < kit.most_pa and self.offensive_used < kit.offensive_most:
            moves.append(kit.star[OFFENSIVE])
        if SCHEME in abilities:
            piles, discards = self.piles[side], self.discards[side]
            moves.extend([kit.scheme[card] for card in range(KINDS) if piles[card] or discards[card]])
        if CREATIVITY in abilities:
            moves.extend([act for act in kit.creativity if self.discards[side][act.card]])
        if ENDURANCE in abilities and not self.pile_size(side):
            moves.extend([act for act in kit.endurance if self.discards[side][act.card]])
        return moves

    def _defence_stars(self, side: int) -> list[Move]:
        moves: list[Move] = []
        if self.sure:
            return moves
        if BLOCK in self.abilities[side] and not self.block_used:
            moves.append(self.kit.star[BLOCK])
        if self.can_trap(side):
            moves.append(self.kit.star[TRAP])
        return moves

    def can_trap(self, side: int) -> bool:
        """WF-40: on PP or PL at 4 PA or more, instead of defending."""
        kit = self.kit
        return (
            TRAP in self.abilities[side]
            and not self.sure
            and self.pa >= kit.trap_from
            and self.last_laid() in kit.trap_cards
        )

    def may_substitute(self, side: int) -> bool:
        """WF-36: three a match."""
        return self.substitutions and self.subs[side] < self.kit.most_subs and bool(self.squads[side])

    def can_pay(self, side: int) -> bool:
        """A person has a Star, or a Player card to give up for one."""
        return self.stars[side] > 0 or self.may_substitute(side)

    def asks(self, side: int, effect: int) -> bool:
        """Whether a person is asked for a Player card.

        Alone only who has it; between two people everybody who has any, as the question would give it away.
        """
        if self.solo:
            return self.holder_of(side, effect) != NOBODY
        return bool(self.squads[side])

    # Chance

    def chances(self) -> list[tuple[Move, int]]:
        """What can happen when CHANCE is waiting: the toss, a card of a pile, a die."""
        kit = self.kit
        if self.phase == TOSSING:
            return [(act, 1) for act in kit.toss]
        if self.phase == DRAWING and self.drawing[0] % 2:
            return [(kit.drawn_player[number], 1) for number in self.benches[self.drawing[0] // 2]]
        if self.phase in (DRAWING, TURNING):
            pile = self._open_pile()
            return [(kit.drawn[card], pile[card]) for card in range(KINDS) if pile[card]]
        if self.phase == THROWING:
            return [(act, 1) for act in (kit.d20 if self.aim == FOR_DEFENCE else kit.d6)]
        return []

    def _open_pile(self) -> list[int]:
        """The pile that a card comes from; WF-31: what lies under the rival's Action pile comes last, in order."""
        if self.phase == DRAWING:
            return self.piles[self.drawing[0] // 2]
        if self.turning == TURN_GUARD:
            return self.guard
        if self.turning != TURN_ACTION and self.turning != TURN_LOST:
            return self.special
        if self.under and not sum(self.piles[RIVAL]):
            top = [0] * KINDS
            top[self.under[0]] = 1
            return top
        return self.piles[RIVAL]

    def roll(self, luck: Luck) -> Move:
        """One of `chances`, drawn without listing all of them."""
        kit = self.kit
        if self.phase == THROWING:
            return kit.d20[luck.below(20)] if self.aim == FOR_DEFENCE else kit.d6[luck.below(6)]
        if self.phase == TOSSING:
            return kit.toss[luck.below(SIDES)]
        if self.phase == DRAWING and self.drawing[0] % 2:
            bench = self.benches[self.drawing[0] // 2]
            return kit.drawn_player[bench[luck.below(len(bench))]]
        return self._drawn(luck)

    def _drawn(self, luck: Luck) -> Move:
        pile = self._open_pile()
        pick = luck.below(sum(pile))
        for card in range(KINDS):
            pick -= pile[card]
            if pick < 0:
                return self.kit.drawn[card]
        raise AssertionError("nobody draws from an empty pile")
