"""Shots (WF-20 to WF-23, WF-32): what comes before the dice, the dice, and what becomes of them."""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import A1, A2, D1, EFFICIENCY, FREE, G1, G2
from tablee.games.worldwide_football.phases import (
    BEFORE_SHOT,
    FOR_EFFICIENCY,
    FOR_INTERPOSITION,
    FOR_KEEPER,
    FOR_SHOT,
    JUDGING,
    KEEPING,
    NOBODY,
    RIVAL,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    WITH_A1,
    WITH_EFFICIENCY,
)
from tablee.games.worldwide_football.stars import Stars

GOAL = "goal"
SAVED = "saved"
WIDE = "wide"
CORNERED = "corner"
BLOCKED = "blocked"


class Shots(Stars):
    """A position, and how a shot is resolved in it."""

    __slots__ = ()

    def shoot_card(self, side: int, card: int) -> None:
        """A shot card is laid."""
        self.leave_hand(side, card)
        self.laid.append(card)
        if self.is_rival(side):
            self.rival_shoots(card)
        else:
            self.start_shot(card)

    def start_shot(self, card: int) -> None:
        """WF-22: the modifier by PA and what was prepared.  WF-32: none by PA on a free kick, and the keeper has +1."""
        kit = self.kit
        bonus = kit.shot_bonus[card] + (0 if card == FREE else kit.by_pa[self.pa])
        bonus += kit.bonus[A1] if self.prepared & WITH_A1 else 0
        bonus += kit.efficiency_bonus if self.prepared & WITH_EFFICIENCY else 0
        self.clear_throw()
        self.prepared = 0
        self.shot = card
        self.shot_bonus = bonus
        self.keeper_bonus = kit.direct_keeper if card == FREE else 0
        if self.story is not None:
            name = "FREE" if card == FREE else CODES[card]
            self.story.tell(tale.Shot(self.attack, name, self.pa, bonus, self.keeper_bonus))
        self.phase = BEFORE_SHOT

    # The rival's shot

    def rival_shoots(self, card: int) -> None:
        """WF-26: Buteur as soon as it can.  WF-42: Efficacité behind, or level if a die says so, on a laid shot."""
        number = self.holder_of(RIVAL, A1)
        if number != NOBODY:
            self.play_player(RIVAL, number)
            self.prepared |= WITH_A1
        self.shot = card
        lead = self.lead(RIVAL)
        if card == FREE or lead > 0 or not self.rival_can(EFFICIENCY):
            self.start_shot(card)
        elif lead < 0:
            self._rival_is_efficient()
        else:
            self.throw(FOR_EFFICIENCY)

    def efficiency_thrown(self, die: int) -> None:
        """WF-42: level, on 4 to 6."""
        if die >= self.kit.calls_from:
            self._rival_is_efficient()
        else:
            self.start_shot(self.shot)

    def _rival_is_efficient(self) -> None:
        self.tell_rival("WF-42", "efficiency")
        self.pay(RIVAL, EFFICIENCY)
        self.prepared |= WITH_EFFICIENCY
        self.start_shot(self.shot)

    # Before the dice

    def before_shot(self) -> None:
        """WF-27, WF-28: Interposition and Parade; then the dice."""
        side = 1 - self.attack
        if self.is_rival(side):
            self._rival_keeps()
        elif self.asks(side, D1) or self.asks(side, G1):
            self.phase = KEEPING
        else:
            self.throw(FOR_SHOT)

    def _rival_keeps(self) -> None:
        for effect in (D1, G1):
            number = self.holder_of(RIVAL, effect)
            if number != NOBODY:
                self.keep_with(RIVAL, number)
                return
        self.throw(FOR_SHOT)

    def keep_with(self, side: int, number: int) -> None:
        """D1: on 5 or 6 the shot is blocked.  G1: the keeper has +1."""
        self.play_player(side, number)
        if self.effect_of(side, number) == D1:
            self.answer_player = number
            self.throw(FOR_INTERPOSITION)
        else:
            self.keeper_bonus += self.kit.bonus[G1]
            self.phase = BEFORE_SHOT

    def interposition_thrown(self, die: int) -> None:
        """WF-27: 5 or 6 blocks.  WF-23: defender's ball."""
        blocked = die >= self.kit.blocks_from
        if self.story is not None:
            self.story.tell(tale.Interposed(1 - self.attack, self.answer_player + 1, blocked))
        if blocked:
            self.lose_ball(BLOCKED)
        else:
            self.phase = BEFORE_SHOT

    # The dice

    def shot_thrown(self, die: int) -> None:
        """WF-20: a d6 for the shooter, a d6 for the keeper; each may be thrown again."""
        if self.aim == FOR_SHOT:
            self.shot_die = die
        else:
            self.keeper_die = die
        if self.keeper_die:
            self.phase = JUDGING
        else:
            self.throw(FOR_KEEPER)

    def result(self) -> str:
        """WF-22: what the dice say as they lie."""
        if self.shot_die <= self.kit.wide[self.shot]:
            return WIDE
        shooter, keeper = self.shot_die + self.shot_bonus, self.keeper_die + self.keeper_bonus
        if shooter == keeper:
            return CORNERED if self.pro else SAVED
        return GOAL if shooter > keeper else SAVED

    def judge(self) -> None:
        """WF-27: Renard and Réflexe throw again; then the result stands."""
        result = self.result()
        if not self.shot_done and result != GOAL and self._shooter_again(result):
            return
        if not self.keeper_done and result in (GOAL, CORNERED) and self._keeper_again(result):
            return
        self._end_shot(result)

    def _shooter_again(self, result: str) -> bool:
        """The rival does so when it can change the result for the better: not for a corner."""
        side = self.attack
        if not self.is_rival(side):
            if self.asks(side, A2):
                self.phase = SHOOTING_AGAIN
            return self.phase == SHOOTING_AGAIN
        number = self.holder_of(RIVAL, A2)
        if number == NOBODY or result == CORNERED:
            return False
        self.shoot_again(side, number)
        return True

    def _keeper_again(self, result: str) -> bool:
        """The rival does so when a goal was scored."""
        side = 1 - self.attack
        if not self.is_rival(side):
            if self.asks(side, G2):
                self.phase = SAVING_AGAIN
            return self.phase == SAVING_AGAIN
        number = self.holder_of(RIVAL, G2)
        if number == NOBODY or result != GOAL:
            return False
        self.save_again(side, number)
        return True

    def shoot_again(self, side: int, number: int) -> None:
        """A2: the shooter's die is thrown again; the keeper may answer."""
        self._tell_again(side, number)
        self.shot_done = True
        self.keeper_done = False
        self.throw(FOR_SHOT)

    def save_again(self, side: int, number: int) -> None:
        """G2: the keeper's die is thrown again; the shooter may answer."""
        self._tell_again(side, number)
        self.keeper_done = True
        self.shot_done = False
        self.throw(FOR_KEEPER)

    def _tell_again(self, side: int, number: int) -> None:
        self.play_player(side, number)
        if self.story is not None:
            self.story.tell(tale.ThrowsAgain(side, number + 1))

    def _end_shot(self, result: str) -> None:
        """WF-22, WF-23: goal, corner, or the defender's ball at 0 PA."""
        direct = self.shot == FREE
        if self.story is not None:
            shooter, keeper = self.shot_die + self.shot_bonus, self.keeper_die + self.keeper_bonus
            event = tale.ShotJudged(self.attack, self.shot_die, shooter, self.keeper_die, keeper, result)
            self.story.tell(event)
        if result == GOAL:
            self.score_goal("direct" if direct else "shot")
        elif result == CORNERED:
            self.win_corner()
        else:
            self.lose_ball(result)
