"""The tackle and what comes of it: interception, missed tackle, ruck, contest, clear-out, offside (FF-31 to FF-39)."""

from __future__ import annotations

from tablee.games.french_flair import story as tale
from tablee.games.french_flair.kicks import Kicks
from tablee.games.french_flair.moves import Act, beats, is_double
from tablee.games.french_flair.origins import OPEN, RUCK
from tablee.games.french_flair.position import (
    ATTACK,
    CLEARING,
    CONTESTING,
    DEFENCE,
    FOR_CLEAR_OUT,
    FOR_CONTEST,
    FOR_TACKLE,
    OFFSIDE,
    STEP,
    TWENTY_TWO,
)

FEWEST_TO_CONTEST: int = 2
"""FF-36: nobody contests or clears out holding a single card."""


class Rucks(Kicks):
    """A position, and what becomes of a ball that is carried at somebody."""

    __slots__ = ()

    def carried(self, card: int, concluded: bool) -> None:
        """A card has moved the ball: a try, a chance to tackle, or play goes on (FF-3, FF-31, FF-60 to FF-63)."""
        self.measure_advantage()
        team = self.attack
        distance = self.distance(team)
        first_from_five, self.fresh_five = self.fresh_five, False
        self.must_tackle = concluded and self.cards(team) == 0 and distance >= 0
        if distance < 0 and not first_from_five:
            self.score_try(team, card)
        elif distance < 0 or concluded or distance <= TWENTY_TWO:
            self.crosses = distance < 0
            self.carrier = team
            self._offer_tackle(1 - team)
        else:
            self.phase = ATTACK

    def _offer_tackle(self, team: int) -> None:
        """FF-31, FF-37: who has no card cannot tackle, but a carrier without a card is lost all the same."""
        if self.cards(team):
            self.go_to(DEFENCE, team)
        elif self.must_tackle:
            self._tackle_by_default(team, None)
        else:
            self.let_pass(team)

    def let_pass(self, team: int) -> None:
        """FF-31: the attack plays on; FF-61: or has scored."""
        if self.story is not None:
            self.story.tell(tale.LetPass(team))
        if self.crosses:
            self.score_try(self.attack, None)
        elif self.combo is not None:
            self.go_to(ATTACK, self.attack)
        else:
            self.give(self.attack, OPEN)

    def tackle(self, team: int, card: int) -> None:
        """FF-31: one card, two dice each, defence first."""
        forced = self.must_tackle
        self.spend(team, card)
        if forced:
            self._tackle_by_default(team, card)
            return
        if self.story is not None:
            self.story.tell(tale.Tackled(team, card, self.ball, False))
        self.throw(team, FOR_TACKLE, 2)

    def _tackle_by_default(self, team: int, card: int | None) -> None:
        """FF-37: the attack cannot support its carrier."""
        if self.story is not None:
            self.story.tell(tale.Tackled(team, card, self.ball, True))
        self.turn_over(RUCK)

    def tackle_thrown(self, throw: Act) -> None:
        """FF-32: a double of the defence ends the duel at once.  FF-33: a double of the attack is a missed tackle."""
        first = self.first_throw
        if first is None:
            if is_double(throw):
                self._intercept(throw)
            else:
                self.is_second_throw(throw)
            return
        if is_double(throw):
            self._miss_tackle()
        else:
            self._form_ruck(first, throw)

    def _intercept(self, throw: Act) -> None:
        """FF-32: sum × 5 m the other way; crossing is a try; both to six."""
        team = self.thrower
        self._back_to_the_line()
        if self.bring_back():
            return
        metres = STEP * (throw.high + throw.low)
        self.carry(team, metres)
        if self.story is not None:
            self.story.tell(tale.Intercepted(team, metres, self.ball))
        if self.distance(team) < 0:
            self.score_try(team, None)
        else:
            self.give_and_renew(team, OPEN)

    def _back_to_the_line(self) -> None:
        """FF-61: who is tackled while crossing is tackled on the line."""
        if self.crosses:
            self.ball = self.spot(self.attack, 0)
            self.crosses = False

    def _miss_tackle(self) -> None:
        """FF-33: a card, and play on; FF-61: or the try stands."""
        if self.story is not None:
            self.story.tell(tale.MissedTackle(1 - self.attack))
        if self.crosses:
            self.score_try(self.attack, None)
        else:
            self.bonus(self.attack)
            self.give(self.attack, OPEN)

    # The ruck

    def _form_ruck(self, defence: Act, attack: Act) -> None:
        """FF-34: the duel's winner has the ball; the loser may contest between the winner's dice."""
        self._back_to_the_line()
        self.combo = None
        defence_won = beats(defence, attack)
        best = defence if defence_won else attack
        self.holder = 1 - self.attack if defence_won else self.attack
        self.zone_low, self.zone_high = best.low, best.high
        self.first_throw = None
        if self.story is not None:
            self.story.tell(tale.RuckFormed(self.holder, (self.zone_low, self.zone_high), self.ball))
        self._invite(1 - self.holder, CONTESTING)

    def _invite(self, team: int, phase: int) -> None:
        if self.cards(team) >= FEWEST_TO_CONTEST:
            self.go_to(phase, team)
        else:
            self._end_ruck()

    def contest(self, team: int, card: int, aim: int) -> None:
        """FF-34, FF-35: one card, one die."""
        self.spend(team, card)
        if self.story is not None:
            self.story.tell(tale.Contested(team, "contest" if aim == FOR_CONTEST else "clear-out", card))
        self.throw(team, aim, 1)

    def decline(self, team: int) -> None:
        """FF-36: both are optional."""
        if self.story is not None:
            how = "contest" if self.phase == CONTESTING else "clear-out"
            self.story.tell(tale.Contested(team, how, None))
        self._end_ruck()

    def contest_thrown(self, throw: Act) -> None:
        """FF-34, FF-35: inside the zone the ball is won, outside it is offside."""
        team, die = self.thrower, throw.high
        if not self.zone_low <= die <= self.zone_high:
            self._offside(team)
            return
        self.holder = team
        if self.aim == FOR_CLEAR_OUT:
            if self.story is not None:
                self.story.tell(tale.BallWon(team, None))
            self._end_ruck()
            return
        self.zone_low = die
        if self.story is not None:
            self.story.tell(tale.BallWon(team, (self.zone_low, self.zone_high)))
        self._invite(1 - team, CLEARING)

    def _end_ruck(self) -> None:
        """FF-39: only now is it judged whether the ball changed hands."""
        if self.holder != self.carrier:
            self.turn_over(RUCK)
        else:
            self.give(self.carrier, RUCK)

    # Offside

    def _offside(self, team: int) -> None:
        """FF-73: the attack may play the advantage; the defence has its penalty at once."""
        if self.story is not None:
            self.story.tell(tale.Offside(team, self.ball))
        if team == self.carrier:
            if not self.bring_back():
                self.award_penalty(1 - team, self.ball)
        else:
            self.go_to(OFFSIDE, self.carrier)

    def play_advantage(self) -> None:
        """FF-74: a bonus card, and play on from the ruck."""
        team = self.carrier
        self.advantage_team = team
        self.advantage_spot = self.ball
        if self.story is not None:
            self.story.tell(tale.AdvantagePlayed(team))
        self.bonus(team)
        self.give(team, RUCK)
