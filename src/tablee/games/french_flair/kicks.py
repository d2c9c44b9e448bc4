"""Where kicks end, and who has the ball then (FF-5 to FF-8, FF-41 to FF-46, FF-75)."""

from __future__ import annotations

from tablee.games.french_flair import story as tale
from tablee.games.french_flair.moves import Act, is_double
from tablee.games.french_flair.origins import KICK_RECEIVED, OPEN, RESTART
from tablee.games.french_flair.position import (
    AIMS,
    DEAD,
    DOUBLE_BONUS,
    FIELD,
    FOR_GOAL,
    FOR_RESTART,
    NEAREST,
    RECEIVING,
    STEP,
    TWENTY_TWO,
)
from tablee.games.french_flair.referee import Referee

HIGHEST_RECOVERED: int = 3
"""FF-6, FF-41: doubles up to three are the kicker's own ball, higher ones a knock-on of the receivers."""


class Kicks(Referee):
    """A position, and what becomes of kicks."""

    __slots__ = ()

    def open_kick(self, throw: Act) -> None:
        """FF-41, and FF-5 for restarts: sum × 5 m, and a double decides who has it."""
        kicker = self.attack
        self._fly(kicker, STEP * (throw.high + throw.low))
        distance = self.distance(kicker)
        if distance <= -DEAD:
            self._land(kicker, "dead")
            self._dead(kicker)
        elif self._stays_in_goal(kicker):
            self._land(kicker, "short")
            self._stop_for_scrum(1 - kicker)
        elif is_double(throw) and throw.high <= HIGHEST_RECOVERED:
            self._recover(kicker, distance)
        elif is_double(throw):
            self._land(kicker, "knock-on")
            self._receivers_knock_on(kicker)
        else:
            self._land(kicker, "received")
            self._receive(1 - kicker, markable=self.aim != FOR_RESTART)

    def _fly(self, kicker: int, metres: int) -> None:
        """FF-1: no farther than to the dead-ball line."""
        start = self.ball
        self.ball = self.spot(kicker, max(self.distance(kicker) - metres, -DEAD))
        if self.story is not None:
            self.story.tell(tale.Kicked(kicker, AIMS[self.aim], self.last_card(), start, self.ball))

    def last_card(self) -> int | None:
        """The card with which the present throw is made, if it needs one."""
        return self.kicking_card or None

    def _land(self, kicker: int, how: str) -> None:
        if self.story is not None:
            self.story.tell(tale.Landed(kicker, how, self.ball))

    def _dead(self, kicker: int) -> None:
        """FF-7: a dead ball is a drop-out for the other side."""
        if not self.bring_back():
            self.drop_out(1 - kicker)

    def _stays_in_goal(self, kicker: int) -> bool:
        """FF-46: whether the kick has not left the kicker's own in-goal, which begins with the line."""
        return FIELD - self.distance(kicker) <= 0

    def _stop_for_scrum(self, team: int) -> None:
        if not self.bring_back():
            self.scrum(team, self.ball)

    def _receivers_knock_on(self, kicker: int) -> None:
        """FF-41: the scrum is the kicker's.  FF-74: what the kick has gained counts, and may end an advantage."""
        if self.knock_on_gains:
            self.measure_advantage()
        self._stop_for_scrum(kicker)

    def _recover(self, kicker: int, distance: int) -> None:
        """FF-41: the kicker's side has the ball where it lands, without a renewal; past the line that is a try.

        FF-8, FF-55: it may play what a side may that receives such a kick.
        """
        self._land(kicker, "recovered")
        own_kick = KICK_RECEIVED if self.own_kick_relance else OPEN
        origin = RESTART if self.aim == FOR_RESTART else own_kick
        self.measure_advantage()
        if distance < 0:
            self.score_try(kicker, self.last_card())
        else:
            self.give(kicker, origin)

    def _receive(self, team: int, markable: bool) -> None:
        """FF-7, FF-45: receivers may touch down behind their line, or call the mark in their 22."""
        origin = RESTART if self.aim == FOR_RESTART else KICK_RECEIVED
        if self.bring_back():
            return
        distance = self.distance(1 - team)
        if distance <= 0 or (markable and NEAREST <= distance <= TWENTY_TWO):
            self.begin_play(team, origin)
            self.renew_and_go_to(RECEIVING, team)
        else:
            self.give_and_renew(team, origin)

    # To touch

    def touch_kick(self, throw: Act) -> None:
        """FF-42: found, direct, or not found at all."""
        kicker, shows_one = self.attack, _shows_one(throw)
        if shows_one and not self.in_own_22(kicker):
            self._land(kicker, "direct")
            self._out(1 - kicker, self.ball)
            return
        double = is_double(throw) and not shows_one
        self._fly(kicker, self._touch_metres(kicker, throw, double))
        if self._stays_in_goal(kicker):
            self._land(kicker, "short")
            self._stop_for_scrum(1 - kicker)
        elif shows_one:
            self._land(kicker, "missed-touch")
            self._receive(1 - kicker, markable=False)
        elif self.distance(kicker) < 0:
            self._land(kicker, "dead")
            self._dead(kicker)
        else:
            self._land(kicker, "touch")
            self._out(1 - kicker, self.ball)

    def _touch_metres(self, kicker: int, throw: Act, double: bool) -> int:
        """FF-42: a double adds 10 m unless that would take the ball past the line."""
        metres = STEP * (throw.high + throw.low)
        if double and self.distance(kicker) - metres - DOUBLE_BONUS >= 0:
            metres += DOUBLE_BONUS
        return metres

    def _out(self, team: int, spot: int) -> None:
        if not self.bring_back():
            self.line_out(team, spot)

    def penalty_touch(self, throw: Act) -> None:
        """FF-75: always found, own throw; a 1 has no effect, and past the line it is 5 m out."""
        kicker = self.attack
        metres = self._touch_metres(kicker, throw, is_double(throw))
        self._fly(kicker, min(metres, self.distance(kicker)))
        self._land(kicker, "touch")
        self.line_out(kicker, self.ball)

    # At goal

    def kick_at_goal(self, throw: Act) -> None:
        """FF-43, FF-75: it must pass the line; any 1 misses."""
        kicker, shows_one = self.attack, _shows_one(throw)
        metres = STEP * (throw.high + throw.low)
        if is_double(throw) and not shows_one:
            metres += DOUBLE_BONUS
        good = not shows_one and metres > self.distance(kicker)
        penalty = self.aim == FOR_GOAL
        self._fly(kicker, metres)
        if good:
            self.score_goal(kicker, AIMS[self.aim])
        elif penalty and self.time_up:
            self._miss(kicker)
            self.end_half()
        else:
            self._miss(kicker)
            self._play_miss(kicker)

    def _miss(self, kicker: int) -> None:
        self._land(kicker, "wide" if self.distance(kicker) < 0 else "short")

    def _play_miss(self, kicker: int) -> None:
        """FF-43: the other side's ball where it lands; on or behind the line they may touch down."""
        if self.distance(kicker) <= -DEAD:
            self._dead(kicker)
        elif self._stays_in_goal(kicker):
            self._stop_for_scrum(1 - kicker)
        else:
            self._receive(1 - kicker, markable=False)


def _shows_one(throw: Act) -> bool:
    """FF-13: where a 1 is penalised, it prevails over a double."""
    return throw.high == 1 or throw.low == 1
