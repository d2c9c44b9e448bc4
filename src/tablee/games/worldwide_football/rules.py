"""Worldwide Football, clause by clause: one ply and what follows from it.

A state is built in layers that each read like a part of the sheet: `position` (what there is), `choices` (who may do
what), `referee` (cards, ball, penalties, halves), `stars`, `shots`, `fouls`, `duels` (attack card against defence),
`rival` (the virtual opponent), and here the way from a ply to all of that.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.game import Refusal
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.edition import ABILITIES
from tablee.games.worldwide_football.moves import (
    AIM,
    DECLINE,
    DEFEND,
    DIE,
    DIRECT,
    DISCARD,
    DISCARD_PLAYER,
    DRAW_INSTEAD,
    DRAWN,
    DRAWN_PLAYER,
    GIVE,
    INDIRECT,
    LAY,
    PICK,
    PLAYER,
    RELAUNCH,
    SHOOT,
    STAR,
    SUB,
    TOSS,
    Act,
)
from tablee.games.worldwide_football.phases import (
    AIMS,
    BEFORE_SHOT,
    COUNTERING,
    DEFENCE,
    DRAWING,
    FOR_CARD,
    FOR_CREATIVITY,
    FOR_DEFENCE,
    FOR_DIVE,
    FOR_DIVE_CALL,
    FOR_EFFICIENCY,
    FOR_INTERPOSITION,
    FOR_KEEPER,
    FOR_PENALTY,
    FOR_PENALTY_SAVE,
    FOR_SHOT,
    FOR_TRAP,
    FOR_TRAP_CALL,
    FREE_KICK,
    JUDGING,
    KEEPING,
    MARKING,
    NOBODY,
    PENALTY,
    RIVAL_ATTACKS,
    RIVAL_DEFENDS,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    TOSSING,
    TURN_ACTION,
    TURN_GUARD,
    TURN_SPECIAL,
)
from tablee.games.worldwide_football.rival import Rival


class WorldwideFootballState(Rival):
    """One position of Worldwide Football, and what may follow from it."""

    __slots__ = ()

    def copy(self) -> WorldwideFootballState:
        """The same position, sharing nothing that can change, with nobody listening."""
        other = WorldwideFootballState(self.kit, self.seats)
        other.take_over(self)
        return other

    def imagine(self, seat: int, rng: Rng) -> WorldwideFootballState:
        """The same position with the other hand dealt anew; alone there is nothing that one could not know."""
        world = self.copy()
        if not self.solo:
            world.imagine_side(1 - seat, rng)
        return world

    def view(self, seat: int | None) -> Any:
        """What `seat` may see."""
        from tablee.games.worldwide_football.view import view_of  # the view looks at this class, so it comes second

        return view_of(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """Which clause forbids `move`."""
        from tablee.games.worldwide_football.refusals import why_not

        return why_not(self, seat, cast(Act, move))

    # What follows

    def apply(self, seat: int, move: Move, at: int = 0) -> None:
        """Do `move`, which must be legal, and all that follows by itself."""
        act = cast(Act, move)
        if act.verb >= TOSS:
            self._chance(act)
        elif act.verb <= RELAUNCH:
            self._play_card(seat, act)
        else:
            self._decide(seat, act)
        self.settle()

    def settle(self) -> None:
        """All that nobody decides, until chance or a person has to act."""
        while (self.phase >= RIVAL_ATTACKS or self.phase == FREE_KICK) and self._go_on_by_itself():
            pass

    def _go_on_by_itself(self) -> bool:
        """The rival's steps, and what nobody decides."""
        phase = self.phase
        if phase == RIVAL_ATTACKS:
            self.rival_step()
        elif phase == RIVAL_DEFENDS:
            self.rival_defends()
        elif phase == BEFORE_SHOT:
            self.before_shot()
        elif phase == JUDGING:
            self.judge()
        elif phase == PENALTY:
            self.award_penalty()
        elif self.is_rival(self.attack):
            self.rival_takes_kick()
        else:
            return False
        return True

    def _play_card(self, seat: int, act: Act) -> None:
        verb = act.verb
        if verb == LAY:
            self.leave_hand(seat, act.card)
            self.lay(seat, act.card)
        elif verb == SHOOT:
            self.shoot_card(seat, act.card)
        elif verb == DEFEND:
            self.defend_with(seat, act.card)
        elif verb == DRAW_INSTEAD:
            self.draw_instead(seat)
        elif verb == RELAUNCH:
            self.play_player(seat, act.number)
            self.take_up(seat, act.card, False)
            self.go_on()
        else:
            assert verb == PLAYER
            self._play_footballer(seat, act.number)

    def _play_footballer(self, seat: int, number: int) -> None:
        """WF-27: what a Player card is for depends on the moment."""
        if self.phase == DEFENCE:
            self.stand_in(seat, number)
        elif self.phase == KEEPING:
            self.keep_with(seat, number)
        elif self.phase == MARKING:
            self.mark(seat, number)
        elif self.phase == SHOOTING_AGAIN:
            self.shoot_again(seat, number)
        elif self.phase == SAVING_AGAIN:
            self.save_again(seat, number)
        else:
            self.play_player(seat, number)
            self.prepared |= self.helps(self.effect_of(seat, number))

    def _decide(self, seat: int, act: Act) -> None:
        """Choices without a card."""
        verb = act.verb
        if verb == GIVE:
            self.give_back()
        elif verb == STAR:
            self.use_star(seat, act)
        elif verb == SUB:
            self.substitute(seat, act.number)
            self.must_spend = True
        elif verb == DECLINE:
            self._decline()
        elif verb == DIRECT:
            self.take_direct()
        elif verb == INDIRECT:
            self.take_indirect()
        elif verb == AIM:
            self.pick_face(seat, act.number)
        elif verb == DISCARD:
            self.discard(seat, act.card)
        elif verb == DISCARD_PLAYER:
            self.discard_player(seat, act.number)
        else:
            assert verb == PICK
            self._pick(seat, act.ability)

    def _decline(self) -> None:
        """Nothing is played at this moment."""
        phase = self.phase
        if phase == MARKING:
            self.defence_failed()
        elif phase == KEEPING:
            self.throw(FOR_SHOT)
        elif phase == SHOOTING_AGAIN:
            self.shot_done = True
            self.phase = JUDGING
        elif phase == SAVING_AGAIN:
            self.keeper_done = True
            self.phase = JUDGING
        elif phase == COUNTERING:
            self.go_on()
        else:
            self.stand()

    def _pick(self, seat: int, ability: int) -> None:
        """WF-2: two abilities besides the Team card's; then the toss."""
        self.abilities[seat].append(ability)
        if self.story is not None:
            self.story.tell(tale.Picked(seat, ABILITIES[ability]))
        if self.picker() == NOBODY:
            self.phase = TOSSING

    # Chance

    def _chance(self, act: Act) -> None:
        if act.verb == DIE:
            self._thrown(act.number)
        elif act.verb == DRAWN_PLAYER:
            self.draw_player(act.number)
        elif act.verb == TOSS:
            self.toss(act.number)
        else:
            assert act.verb == DRAWN
            self._card_came(act.card)

    def _card_came(self, card: int) -> None:
        if self.phase == DRAWING:
            self.draw_action(card)
        elif self.turning == TURN_GUARD:
            self.guard_turned(card)
        elif self.turning == TURN_SPECIAL:
            self.special_turned(card)
        elif self.turning == TURN_ACTION:
            self.action_turned(card)
        else:
            self.lose_card(card)

    def _thrown(self, die: int) -> None:
        aim = self.aim
        if aim == FOR_DEFENCE:
            self.defence_thrown(die)
            return
        self._tell_throw(die)
        if aim in (FOR_SHOT, FOR_KEEPER):
            self.shot_thrown(die)
        elif aim in (FOR_PENALTY, FOR_PENALTY_SAVE):
            self.penalty_thrown(die)
        elif aim == FOR_INTERPOSITION:
            self.interposition_thrown(die)
        elif aim == FOR_CARD:
            self.card_checked(die)
        elif aim == FOR_TRAP_CALL:
            self.trap_called(die)
        elif aim == FOR_TRAP:
            self.trap_thrown(die)
        elif aim == FOR_DIVE_CALL:
            self.dive_called(die)
        elif aim == FOR_DIVE:
            self.dive_thrown(die)
        elif aim == FOR_CREATIVITY:
            self.creativity_thrown(die)
        else:
            assert aim == FOR_EFFICIENCY
            self.efficiency_thrown(die)

    def _tell_throw(self, die: int) -> None:
        """Everybody sees the die; the keeper's and the defender's belong to the side without the ball."""
        if self.story is not None:
            defender = self.aim in (FOR_KEEPER, FOR_INTERPOSITION, FOR_TRAP_CALL, FOR_TRAP, FOR_PENALTY_SAVE)
            side = 1 - self.attack if defender else self.attack
            self.story.tell(tale.Threw(side, AIMS[self.aim], die))
