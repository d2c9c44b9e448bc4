"""Fouls, cards and free kicks of the mode Professionnel (WF-30 to WF-34, WF-37)."""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import A_PLAYER, AN_ACTION, DIVE, FREE, NO_CARD, T
from tablee.games.worldwide_football.phases import (
    ATTACK,
    DIVING,
    FOR_CARD,
    FOR_DIVE,
    FOR_DIVE_CALL,
    FREE_KICK,
    INDIRECT_KICK,
    NOBODY,
    PENALTY,
    RIVAL,
    RIVAL_ATTACKS,
    TURN_LOST,
    TURNING,
)
from tablee.games.worldwide_football.shots import Shots


class Fouls(Shots):
    """A position, and what a failed defence leads to."""

    __slots__ = ()

    def defence_failed(self) -> None:
        """WF-30: a foul by the natural die; WF-40: without one the attacker may dive."""
        foul_to = self.kit.foul_to[self.answer]
        if not self.pro or not foul_to:
            self.stand()
        elif self.die <= foul_to:
            self.commit_foul()
        elif self.is_rival(self.attack):
            self._rival_may_dive()
        elif DIVE in self.abilities[self.attack] and self.can_pay(self.attack):
            self.phase = DIVING
        else:
            self.stand()

    def stand(self) -> None:
        """WF-12: the card stands, and the attack goes on."""
        self.stand_then(RIVAL_ATTACKS if self.is_rival(self.attack) else ATTACK)

    def stand_then(self, phase: int) -> None:
        """WF-16, WF-25: what a card brings once it stands: a card drawn, or a Player card activated."""
        side, card = self.attack, self.last_laid()
        self.answer = NO_CARD
        self.answer_player = NOBODY
        if self.story is not None:
            self.story.tell(tale.Stood(side, CODES[card], self.pa))
        draws = self.kit.draws[card]
        if draws == A_PLAYER:
            self.draw_players(side, 1)
        elif draws == AN_ACTION and not self.is_rival(side):
            self.draw_actions(side, 1)
        self.go_to(phase)

    # Simulation

    def _rival_may_dive(self) -> None:
        """WF-42, WF-43: when possible, on d6 4 to 6."""
        if self.rival_can(DIVE):
            self.throw(FOR_DIVE_CALL)
        else:
            self.stand()

    def dive_called(self, die: int) -> None:
        """WF-43: the activation die first; 1 to 3: no Star is spent."""
        if die < self.kit.calls_from:
            self.stand()
            return
        self.tell_rival("WF-42", "dive")
        self.pay(RIVAL, DIVE)
        self.throw(FOR_DIVE)

    def dive_thrown(self, die: int) -> None:
        """WF-40: 5 or 6 a foul, 1 a yellow card for the diver."""
        foul, yellow = die >= self.kit.dive_foul, die <= self.kit.dive_yellow
        if self.story is not None:
            self.story.tell(tale.Dived(self.attack, "foul" if foul else "yellow" if yellow else "nothing"))
        if foul:
            self.commit_foul()
        elif yellow:
            self._show(self.attack, "yellow")
            self.after_cards()
        else:
            self.stand()

    # Fouls and cards

    def commit_foul(self) -> None:
        """WF-30: the fouled card stands, and the defender may be shown a card."""
        if self.story is not None:
            self.story.tell(tale.Fouled(1 - self.attack, self.pa))
        self.throw(FOR_CARD)

    def card_checked(self, die: int) -> None:
        """WF-30: 1–3 none, 4–5 yellow, 6 red if the side has a yellow or the attack 6 PA, else yellow."""
        kit, side = self.kit, 1 - self.attack
        card = "none"
        if die >= kit.red_from and (self.yellows[side] or self.pa >= kit.red_pa):
            card = "red"
        elif die >= kit.yellow_from:
            card = "yellow"
        self._show(side, card)
        self.after_cards()

    def _show(self, side: int, card: str) -> None:
        """WF-34: the rival loses cards off its Action pile, a person discards one, or has smaller limits (WF-5)."""
        kit = self.kit
        if self.story is not None:
            self.story.tell(tale.Carded(side, card))
        if card == "none":
            return
        red = card == "red"
        if red:
            self.reds[side] += 1
        else:
            self.yellows[side] += 1
        if self.is_rival(side):
            self.to_lose = min(kit.rival_red if red else kit.rival_yellow, self.pile_size(side))
        elif not red:
            self.owes[side] += kit.human_yellow

    def after_cards(self) -> None:
        """Once the rival has lost its cards: the free kick, or after a dive the attack goes on."""
        if self.to_lose:
            self.to_lose -= 1
            self.turning = TURN_LOST
            self.phase = TURNING
        elif self.aim == FOR_CARD:
            self._restart()
        else:
            self.stand()

    def lose_card(self, card: int) -> None:
        """WF-34: the top card of the rival's Action pile is discarded."""
        self.take_off_pile(card)
        self.discards[RIVAL][card] += 1
        if self.story is not None:
            self.story.tell(tale.LostCard(CODES[card]))
        self.after_cards()

    def take_off_pile(self, card: int) -> None:
        """The top card of the rival's Action pile."""
        if sum(self.piles[RIVAL]):
            self.piles[RIVAL][card] -= 1
        else:
            self.under.pop(0)

    # Free kicks

    def _restart(self) -> None:
        """WF-30: 0–3 indirect, 4–5 the attacker's choice, 6–8 a penalty."""
        if self.pa >= self.kit.penalty_pa:
            self.stand_then(PENALTY)
        elif self.pa >= self.kit.choice_pa:
            self.stand_then(FREE_KICK)
        else:
            self._tell_kick("indirect")
            self.dead = INDIRECT_KICK
            self.turned = 0
            self.stand()

    def rival_takes_kick(self) -> None:
        """WF-37: direct only at 4 PA without an active Tir."""
        if self.pa == self.kit.choice_pa and not self.hands[RIVAL][T]:
            self.tell_rival("WF-37", "takes-direct")
            self.take_direct()
        else:
            self.tell_rival("WF-37", "takes-indirect")
            self.take_indirect()

    def take_direct(self) -> None:
        """WF-32: a shot without a card."""
        self._tell_kick("direct")
        if self.is_rival(self.attack):
            self.rival_shoots(FREE)
        else:
            self.start_shot(FREE)

    def take_indirect(self) -> None:
        """WF-31: PA are kept."""
        self._tell_kick("indirect")
        self.dead = INDIRECT_KICK
        self.turned = 0
        self.go_on()

    def _tell_kick(self, how: str) -> None:
        if self.story is not None:
            self.story.tell(tale.FreeKick(self.attack, how))
