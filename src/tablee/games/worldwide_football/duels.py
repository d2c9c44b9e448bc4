"""Cards laid and answered (WF-10 to WF-14): attack card, defence card, d20."""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.fouls import Fouls
from tablee.games.worldwide_football.moves import (
    BLOCK,
    COUNTER,
    D2,
    D3,
    D4,
    FIRST_DEFENCE,
    KINDS,
    NO_ANSWER,
    TRAP,
    is_defence,
)
from tablee.games.worldwide_football.phases import (
    ALIVE,
    COUNTERING,
    DEFENCE,
    FOR_DEFENCE,
    FOR_TRAP,
    FOR_TRAP_CALL,
    MARKING,
    NOBODY,
    RIVAL,
    RIVAL_DEFENDS,
    TURN_GUARD,
    TURNING,
    WITH_A3,
    WITH_M3,
)


class Duels(Fouls):
    """A position, and how attack and defence meet in it."""

    __slots__ = ()

    def lay(self, side: int, card: int) -> None:
        """WF-10: the card adds its PA at once; WF-27: with what was prepared for it."""
        self.laid.append(card)
        self.pa = self.reach(card)
        self.sure = self.prepared & (WITH_M3 | WITH_A3) != 0
        self.prepared = 0
        self.dead = ALIVE
        if self.story is not None:
            self.story.tell(tale.Laid(side, CODES[card], self.pa, self.sure))
        self.phase = RIVAL_DEFENDS if self.is_rival(1 - side) else DEFENCE

    def target(self) -> int:
        """WF-13: what the d20 needs, by the PA of the attack."""
        return self.kit.targets[self.pa]

    # A person defends

    def defend_with(self, side: int, card: int) -> None:
        """WF-11: a defence card from the hand."""
        self.leave_hand(side, card)
        self.discards[side][card] += 1
        self.defend(side, card - FIRST_DEFENCE, 0, NOBODY)

    def stand_in(self, side: int, number: int) -> None:
        """WF-27: Stoppeur or Libéro."""
        effect = self.effect_of(side, number)
        self.play_player(side, number)
        self.defend(side, self.kit.stands_for[effect], self.kit.bonus[effect], number)

    def draw_instead(self, side: int) -> None:
        """WF-11: two Action cards, and the card stands."""
        if self.story is not None:
            self.story.tell(tale.DrewInstead(side))
        self.draw_actions(side, self.kit.instead_cards)
        self.stand()

    # The rival defends

    def rival_defends(self) -> None:
        """WF-43: Piège first, on its die; then the pile Défense (WF-11) or a Player card (WF-28)."""
        if self.sure:
            self.stand()
        elif self.can_trap(RIVAL) and self.rival_can(TRAP):
            self.throw(FOR_TRAP_CALL)
        else:
            self.rival_answers()

    def trap_called(self, die: int) -> None:
        """WF-43: 1 to 3: no Star is spent; an activated Piège replaces the Défense card."""
        if die < self.kit.calls_from:
            self.rival_answers()
            return
        self.tell_rival("WF-42", "trap", self.last_laid())
        self.pay(RIVAL, TRAP)
        self.throw(FOR_TRAP)

    def trap_thrown(self, die: int) -> None:
        """WF-40: 4 to 6 the ball is won, else the attacker has +1 PA."""
        good = die >= self.kit.trap_good
        if not good:
            self.add_pa(self.kit.trap_pa)
        if self.story is not None:
            self.story.tell(tale.TrapSprung(1 - self.attack, good, self.pa))
        if good:
            self.lose_ball("trap")
        else:
            self.stand()

    def rival_answers(self) -> None:
        """WF-11, WF-28: a Défense card is turned for every card that can be defended."""
        if not self.players_first or not self._rival_steps_in():
            self._turn_guard()

    def _rival_steps_in(self) -> bool:
        """WF-28: a suitable D2 or D3 defends."""
        number = self._rival_stand_in()
        if number == NOBODY:
            return False
        self.tell_rival("WF-28", "steps-in")
        self.stand_in(RIVAL, number)
        return True

    def _rival_stand_in(self) -> int:
        """The better one, if both suit."""
        best, found = NO_ANSWER, NOBODY
        for effect in (D2, D3):
            number, answer = self.holder_of(RIVAL, effect), self.kit.stands_for[effect]
            if number != NOBODY and self.answers(answer, self.last_laid()):
                bonus = self.kit.answers[answer][self.last_laid()] + self.kit.bonus[effect]
                if bonus > best:
                    best, found = bonus, number
        return found

    def _turn_guard(self) -> None:
        """WF-11: the top card of the pile Défense, which is rebuilt from the discard when it is empty."""
        if not sum(self.guard):
            self._rebuild_guard()
        self.turning = TURN_GUARD
        self.phase = TURNING

    def _rebuild_guard(self) -> None:
        for card in range(KINDS):
            if is_defence(card):
                self.guard[card], self.discards[RIVAL][card] = self.discards[RIVAL][card], 0
        if self.story is not None:
            self.story.tell(tale.GuardRebuilt(sum(self.guard)))

    def guard_turned(self, card: int) -> None:
        """WF-11: if it suits, the d20 is thrown; it is discarded.  WF-28: else a suitable D2 or D3 steps in."""
        self.guard[card] -= 1
        self.discards[RIVAL][card] += 1
        suits = self.answers(card - FIRST_DEFENCE, self.last_laid())
        if self.story is not None:
            self.story.tell(tale.GuardTurned(CODES[card], suits))
        if suits:
            self.defend(RIVAL, card - FIRST_DEFENCE, 0, NOBODY)
        elif not self._rival_steps_in():
            self.stand()

    # The d20

    def defend(self, side: int, answer: int, bonus: int, number: int) -> None:
        """WF-13, WF-14: the modifier of the card, that of a Player card, and Bloc défensif."""
        if self.is_rival(side):
            self._rival_may_close_ranks()
        self.answer = answer
        self.answer_player = number
        self.answer_bonus = self.kit.answers[answer][self.last_laid()] + bonus
        if self.block_left:
            self.block_left -= 1
            self.answer_bonus += self.kit.block_bonus
        if self.story is not None:
            shown = None if number == NOBODY else number + 1
            event = tale.Defended(side, CODES[FIRST_DEFENCE + answer], shown, self.answer_bonus, self.target())
            self.story.tell(event)
        self.throw(FOR_DEFENCE)

    def _rival_may_close_ranks(self) -> None:
        """WF-42, WF-45: ahead with 10 cards or fewer in its Action pile, once a possession, before its first d20."""
        cards = self.pile_size(RIVAL)
        if self.block_used or self.lead(RIVAL) <= 0 or cards > self.kit.block_pile or not self.rival_can(BLOCK):
            return
        self.tell_rival("WF-42", "block", cards=cards)
        self.pay(RIVAL, BLOCK)
        self.close_ranks()

    def defence_thrown(self, die: int) -> None:
        """WF-13: 20 always good, 1 never."""
        self.die = die
        total, target = die + self.answer_bonus, self.target()
        good = die == 20 or (die > 1 and total >= target)
        if self.story is not None:
            self.story.tell(tale.DefenceThrown(1 - self.attack, die, total, target, good))
        if good:
            self.win_ball()
        elif die > 1 and total + self.kit.bonus[D4] >= target:
            self._may_mark()
        else:
            self.defence_failed()

    def _may_mark(self) -> None:
        """WF-27: Marquage, +4 to a failed d20; who has it is asked only when it makes the defence good."""
        side = 1 - self.attack
        if not self.is_rival(side):
            if self.asks(side, D4):
                self.phase = MARKING
            else:
                self.defence_failed()
            return
        number = self.holder_of(RIVAL, D4)
        if number == NOBODY:
            self.defence_failed()
        else:
            self.mark(RIVAL, number)

    def mark(self, side: int, number: int) -> None:
        """D4 makes the defence good."""
        self.play_player(side, number)
        self.win_ball()

    def win_ball(self) -> None:
        """WF-12: ball to the defender; WF-40: Contre-attaque if the attack had 4 PA."""
        side, counters = 1 - self.attack, self.pa >= self.kit.counter_from
        self.gave_back = False
        self.begin_possession(side, 0, "defence")
        if not counters:
            return
        if self.is_rival(side):
            self._rival_may_counter()
        elif COUNTER in self.abilities[side] and self.can_pay(side):
            self.go_to(COUNTERING)

    def _rival_may_counter(self) -> None:
        """WF-41, WF-42: whenever possible."""
        if self.rival_can(COUNTER):
            self.tell_rival(self.rival_clause(), "counter")
            self.pay(RIVAL, COUNTER)
            self.pa = self.kit.counter_pa
