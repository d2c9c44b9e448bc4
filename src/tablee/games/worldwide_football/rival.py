"""The virtual opponent with the ball: rules, not a player (WF-15 to WF-21, WF-31, WF-35, WF-41, WF-42).

`rival_step` is WF-18: the first of its lines that applies, one card or Star at a time, and each told with its clause.
"""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.duels import Duels
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import (
    A3,
    CREATIVITY,
    ENDURANCE,
    M1,
    M2,
    M3,
    NO_CARD,
    OFFENSIVE,
    SCHEME,
    TE,
    VO,
    T,
    is_shot,
)
from tablee.games.worldwide_football.phases import (
    CORNER,
    FOR_CREATIVITY,
    INDIRECT_KICK,
    NOBODY,
    RIVAL,
    RIVAL_ATTACKS,
    TURN_ACTION,
    TURN_SPECIAL,
    TURNING,
)


class Rival(Duels):
    """A position, and what the rival does in it when it has the ball."""

    __slots__ = ()

    def rival_step(self) -> None:
        """WF-18: the first that applies."""
        at_five = self.pa == self.kit.special_at
        if self.dead:
            self._restart_play()
        elif self.pa >= self.kit.shoots_from:
            self._finish_attack()
        elif at_five and sum(self.special) > 0:
            self._turn("WF-15", "special", TURN_SPECIAL)
        elif self._recover():
            return
        elif at_five and self._may_be_creative():
            self.throw(FOR_CREATIVITY)
        elif self.pile_size(RIVAL):
            self._turn("WF-15", "action", TURN_ACTION)
        elif not self._endure() and not self._press_on():
            self._end("WF-55", "pile-empty")

    def _end(self, clause: str, step: str) -> None:
        """The ball goes back."""
        self.tell_rival(clause, step)
        self.give_back()

    def _turn(self, clause: str, step: str, which: int) -> None:
        """The next card comes from this pile."""
        cards = sum(self.special) if which == TURN_SPECIAL else self.pile_size(RIVAL)
        self.tell_rival(clause, step, cards=cards)
        self.turning = which
        self.phase = TURNING

    # 6 PA and more

    def _finish_attack(self) -> None:
        """WF-20, WF-21: an active shot; else Schéma tactique fetches one; else the ball goes back."""
        card = self._active_shot()
        if card != NO_CARD:
            self.tell_rival("WF-20", "shoots", card)
            self.shoot_card(RIVAL, card)
        elif not self.rival_can(SCHEME) or not self._fetch_shot():
            self._end("WF-21", "no-shot")

    def _active_shot(self) -> int:
        """WF-19: TE and VO only when their own condition holds; the best of what is active."""
        for card in (VO, TE, T):
            if self.hands[RIVAL][card] and self.allows(card):
                return card
        return NO_CARD

    def _fetch_shot(self) -> bool:
        """WF-21: Schéma tactique fetches a Tir from the Action pile, else from the discard."""
        if self.piles[RIVAL][T] + self.discards[RIVAL][T] == 0 and T not in self.under:
            return False
        self.tell_rival("WF-21", "fetches-shot", T)
        self.pay(RIVAL, SCHEME)
        if self.piles[RIVAL][T]:
            self.piles[RIVAL][T] -= 1
        elif T in self.under:
            self.under.remove(T)
        else:
            self.discards[RIVAL][T] -= 1
        self.hands[RIVAL][T] += 1
        return True

    # Cards from the discard

    def _recover(self) -> bool:
        """WF-26, WF-27: M1 takes PL, then PP, then P from the discard, if it may be laid; it is laid at once."""
        number = self.holder_of(RIVAL, M1)
        if number == NOBODY:
            return False
        for card in self.kit.recovers:
            if self.discards[RIVAL][card] and self.kit.needs[card] <= self.pa:
                self.tell_rival("WF-26", "recovers", card)
                self.play_player(RIVAL, number)
                self._lay_from_discard(card)
                return True
        return False

    def _lay_from_discard(self, card: int) -> None:
        """WF-18: a recovered card is laid at once and may be defended."""
        self.discards[RIVAL][card] -= 1
        self.rival_lays(card)

    def _may_be_creative(self) -> bool:
        """WF-42, WF-44: at 5 PA with an empty pile Spéciale, if there is a card to recover."""
        if not self.rival_can(CREATIVITY):
            return False
        return any(self.discards[RIVAL][card] for card in self.kit.creative)

    def creativity_thrown(self, die: int) -> None:
        """WF-42: 1–3 a Centre, 4–6 a PP.  WF-44: the other one if it is not there."""
        first, second = self.kit.creative
        card, other = (first, second) if die <= self.kit.creativity_first else (second, first)
        if not self.discards[RIVAL][card]:
            card = other
        self.tell_rival("WF-42", "creativity", card)
        self.pay(RIVAL, CREATIVITY)
        self._lay_from_discard(card)

    def _endure(self) -> bool:
        """WF-42, WF-44: with an empty Action pile PL at 3 PA, PP at 4 or 5, if it is in the discard."""
        place = self.pa - self.kit.endurance_pa
        if place < 0 or not self.rival_can(ENDURANCE):
            return False
        card = self.kit.endurance_cards[place]
        if not self.discards[RIVAL][card]:
            return False
        self.tell_rival("WF-42", "endurance", card)
        self.pay(RIVAL, ENDURANCE)
        self._lay_from_discard(card)
        return True

    def _press_on(self) -> bool:
        """WF-41, WF-42: Jeu offensif with an empty Action pile, if one or two of the Stars it holds reach 6 PA."""
        missing, most = self.kit.shoots_from - self.pa, self.kit.rival_offensive
        if not self.rival_can(OFFENSIVE) or missing > most - self.offensive_used:
            return False
        if missing > max(1, self.stars[RIVAL]):
            return False
        if self.offensive_two and missing > most - self.offensive_all:
            self.tell_rival("WF-42", "offensive-spent")
            return False
        for _ in range(missing):
            self.tell_rival(self.rival_clause(), "offensive")
            self.pay(RIVAL, OFFENSIVE)
            self.play_offensively()
            self.offensive_all += 1
        return True

    # Dead balls

    def _restart_play(self) -> None:
        """WF-18: a dead ball; no Star, no M1."""
        if self.dead == CORNER:
            self._take_corner()
        else:
            self._take_free_kick()

    def _take_free_kick(self) -> None:
        """WF-31: at 5 PA from the pile Spéciale if it has cards, else from the Action pile until one suits."""
        if self.pa == self.kit.special_at and sum(self.special) > 0:
            self._turn("WF-31", "free-kick-special", TURN_SPECIAL)
        elif self.turned < self.pile_size(RIVAL):
            self._turn("WF-31", "free-kick-action", TURN_ACTION)
        else:
            self._end("WF-31", "no-restart")

    def _take_corner(self) -> None:
        """WF-35: from the pile Spéciale, else from the Action pile until one suits."""
        if sum(self.special):
            self._turn("WF-35", "corner-special", TURN_SPECIAL)
        elif self.pile_size(RIVAL):
            self._turn("WF-35", "corner-action", TURN_ACTION)
        else:
            self._shuffle_back()
            self._end("WF-35", "no-restart")

    def _shuffle_back(self) -> None:
        """WF-35: the cards that did not suit are shuffled into the Action pile, and what lay under it with them."""
        if not self.aside:
            return
        pile = self.piles[RIVAL]
        if self.story is not None:
            self.story.tell(tale.ShuffledBack([CODES[card] for card in self.aside]))
        for card in self.aside + self.under:
            pile[card] += 1
        self.aside = []
        self.under = []

    # Cards turned

    def special_turned(self, card: int) -> None:
        """WF-15, WF-31, WF-35: C and PP, on corners too."""
        self.special[card] -= 1
        self.rival_lays(card)

    def action_turned(self, card: int) -> None:
        """WF-15: a Tir is set aside as active; WF-31, WF-35: with a dead ball only some cards will do."""
        self.take_off_pile(card)
        if self.dead == INDIRECT_KICK and card not in self.kit.restart:
            self._put_under(card)
        elif self.dead == CORNER and card not in self.kit.corner:
            self._put_aside(card)
        elif is_shot(card):
            self._activate_shot(card)
        else:
            self._shuffle_back()
            self.rival_lays(card)

    def _put_under(self, card: int) -> None:
        """WF-31: under the pile, and another card is drawn."""
        self.under.append(card)
        self.turned += 1
        self.phase = RIVAL_ATTACKS
        if self.story is not None:
            self.story.tell(tale.PutUnder(CODES[card]))

    def _put_aside(self, card: int) -> None:
        self.aside.append(card)
        self.phase = RIVAL_ATTACKS
        if self.story is not None:
            self.story.tell(tale.PutAside(CODES[card]))

    def _activate_shot(self, card: int) -> None:
        """WF-15, WF-19: the card is active, and another is drawn."""
        self.hands[RIVAL][card] += 1
        self.phase = RIVAL_ATTACKS
        if self.story is not None:
            self.story.tell(tale.ShotActive(CODES[card]))

    def rival_lays(self, card: int) -> None:
        """WF-26, WF-28: with the Player cards that change something: M2, M3, A3."""
        kit = self.kit
        if self.pa + kit.card_pa[card] < kit.most_pa:
            self._help(M2, card)
        self._help(M3, card)
        self._help(A3, card)
        self.lay(RIVAL, card)

    def _help(self, effect: int, card: int) -> None:
        number = self.holder_of(RIVAL, effect)
        if number != NOBODY and card in self.kit.effect_cards[effect]:
            self.play_player(RIVAL, number)
            self.prepared |= self.helps(effect)
