"""What belongs to the whole match: hands, set pieces, penalties, advantage, points, restarts and time."""

from __future__ import annotations

from tablee.games.french_flair import story as tale
from tablee.games.french_flair.choices import Choices
from tablee.games.french_flair.moves import COPIES, NUMBERS, TEAMS, Act
from tablee.games.french_flair.origins import LINE_OUT, SCRUM
from tablee.games.french_flair.position import (
    ADVANTAGE_METRES,
    AIMS,
    ATTACK,
    CONVERSION,
    CONVERTING,
    DEAD,
    DISCARDING,
    DRAWING,
    DROPPING_OUT,
    EXTRA_EVENTS,
    FIELD,
    FOR_SCRUM,
    FULL_HAND,
    GOAL,
    HALF,
    HALFWAY,
    KICKING_OFF,
    LINING_OUT,
    MOST_EVENTS,
    NEAREST,
    NOBODY,
    OVER,
    PENALTY,
    SCRUMMING,
    STEP,
    TEMPO,
    THROWING,
    TRY,
    TWENTY_TWO,
)


class Referee(Choices):
    """A position, and what is done in it whoever has the ball."""

    __slots__ = ()

    # Cards

    def spend(self, team: int, card: int) -> None:
        """A card is played: it goes onto the discard, and the tempo clock moves on."""
        self.hands[team][card] -= 1
        self.discards[team][card] += 1
        self.count_event()

    def count_event(self) -> None:
        """FF-77: a card or a throw; the first of a half starts the clock."""
        if self.events == 0:
            self.half_began = self.now
        self.events += 1
        if self.time_up:
            self.events_after += 1
        elif (not self.real_time and self.events * TEMPO >= HALF) or self.events >= MOST_EVENTS:
            self.call_time()

    def call_time(self) -> None:
        """FF-77: the half's time is up."""
        self.time_up = True
        if self.story is not None:
            self.story.tell(tale.TimeUp(self.half))

    def bonus(self, team: int) -> None:
        """FF-22: a card is drawn at once, even above six."""
        if self.cards(team) < sum(COPIES):
            self.drawing.append(team)

    def renew(self) -> None:
        """FF-21: both sides to exactly six."""
        for team in range(TEAMS):
            missing = FULL_HAND - self.cards(team) - self.drawing.count(team)
            self.drawing.extend([team] * missing)

    def go_to(self, phase: int, team: int) -> None:
        """What comes next, once all have discarded and drawn what they have to."""
        self.goal_phase = phase
        self.waiting_team = team
        self._deal_on()

    def renew_and_go_to(self, phase: int, team: int) -> None:
        """FF-21: hands are completed first; who has more than six discards."""
        self.goal_phase = phase
        self.waiting_team = team
        self.renew()
        if not self.keep_surplus and max(self.cards(0), self.cards(1)) > FULL_HAND:
            self.phase = DISCARDING
        else:
            self._deal_on()

    def _deal_on(self) -> None:
        self.phase = DRAWING if self.drawing else self.goal_phase
        if self.drawing and not sum(self.piles[self.drawing[0]]):
            self._reshuffle(self.drawing[0])

    def _reshuffle(self, team: int) -> None:
        """FF-20: the discards become the pile."""
        self.piles[team] = self.discards[team]
        self.discards[team] = [0] * (NUMBERS + 1)
        if self.story is not None:
            self.story.tell(tale.Reshuffled(team, sum(self.piles[team])))

    def draw(self, card: int) -> None:
        """The next one who has to draw has this card."""
        team = self.drawing.pop(0)
        self.piles[team][card] -= 1
        self.hands[team][card] += 1
        if self.story is not None:
            self.story.tell(tale.Drew(team), {team: tale.Drew(team, card)})
        self._deal_on()

    def discard(self, team: int, card: int) -> None:
        """FF-21: a card above six."""
        self.hands[team][card] -= 1
        self.discards[team][card] += 1
        if self.story is not None:
            self.story.tell(tale.Discarded(team, card))
        if max(self.cards(0), self.cards(1)) <= FULL_HAND:
            self._deal_on()

    # Throwing

    def throw(self, team: int, aim: int, dice: int) -> None:
        """Dice are in the air."""
        self.phase = THROWING
        self.thrower = team
        self.aim = aim
        self.dice = dice

    def tell_throw(self, throw: Act) -> None:
        """Everybody sees the dice."""
        self.count_event()
        if self.story is not None:
            dice = [throw.high, throw.low] if throw.low else [throw.high]
            self.story.tell(tale.Threw(self.thrower, AIMS[self.aim], dice))

    def is_second_throw(self, throw: Act) -> bool:
        """A duel: keep the first throw and let the other side throw; true when both have."""
        if self.first_throw is not None:
            return True
        self.first_throw = throw
        self.thrower = 1 - self.thrower
        return False

    # Possession

    def give(self, team: int, origin: int) -> None:
        """`team` plays next, without a renewal."""
        if self._is_enough():
            self.end_half()
            return
        self.begin_play(team, origin)
        self.go_to(ATTACK, team)

    def give_and_renew(self, team: int, origin: int) -> None:
        """FF-21: `team` plays next, and both complete their hands."""
        if self._is_enough():
            self.end_half()
            return
        self.begin_play(team, origin)
        self.renew_and_go_to(ATTACK, team)

    def begin_play(self, team: int, origin: int) -> None:
        """A new play: nothing of the last one is left but an advantage."""
        advantage_team, advantage_spot = self.advantage_team, self.advantage_spot
        self.clear_play()
        self.clear_throw()
        if advantage_team == team:
            self.advantage_team, self.advantage_spot = advantage_team, advantage_spot
        self.attack = team
        self.origin = origin
        self.fresh_five = origin in (SCRUM, LINE_OUT) and self.distance(team) == NEAREST

    def _is_enough(self) -> bool:
        """Long after time the referee blows, wherever the ball is."""
        return self.time_up and self.events_after >= EXTRA_EVENTS

    def turn_over(self, origin: int) -> None:
        """The other side has the ball where it lies; an advantage brings the penalty back."""
        if self.bring_back():
            return
        team = 1 - self.attack
        if self.story is not None:
            self.story.tell(tale.TurnedOver(team, self.ball))
        self.give_and_renew(team, origin)

    # Advantage and penalty

    def bring_back(self) -> bool:
        """FF-74: play ends for a side that has its advantage not yet: the penalty at the spot."""
        if self.advantage_team == NOBODY:
            return False
        team, spot = self.advantage_team, self.advantage_spot
        self.award_penalty(team, spot, back=True)
        return True

    def measure_advantage(self) -> None:
        """FF-74: 10 m from the spot are advantage enough: carried, or kicked and not given away."""
        team = self.advantage_team
        if team != NOBODY and (self.ball - self.advantage_spot) * self.direction(team) >= ADVANTAGE_METRES:
            self.advantage_team = NOBODY
            if self.story is not None:
                self.story.tell(tale.AdvantageOver(team))

    def award_penalty(self, team: int, spot: int, back: bool = False) -> None:
        """FF-75, FF-76: never nearer than 5 m, and both have six cards before."""
        self.clear_play()
        self.clear_throw()
        self.attack = team
        self.ball = self.inside(spot)
        if self.story is not None:
            self.story.tell(tale.PenaltyGiven(team, self.ball, back))
        self.renew_and_go_to(PENALTY, team)

    def inside(self, spot: int) -> int:
        """FF-46, FF-76: at least 5 m from either line."""
        return max(NEAREST, min(FIELD - NEAREST, spot))

    def carry(self, team: int, metres: int) -> None:
        """FF-1, FF-3: the ball is carried on, and grounded in the in-goal before it could be dead."""
        self.ball += self.direction(team) * metres
        if self.distance(team) <= -DEAD:
            self.ball = self.spot(team, STEP - DEAD)

    # Set pieces

    def scrum(self, team: int, spot: int) -> None:
        """FF-70: `team` puts in, at least 5 m out, both with six cards."""
        self._set_piece(team, spot, SCRUMMING, "scrum")

    def line_out(self, team: int, spot: int) -> None:
        """FF-71: `team` throws in; after time the half is over."""
        if self.time_up:
            self.ball = self.inside(spot)
            self.end_half()
        else:
            self._set_piece(team, spot, LINING_OUT, "line-out")

    def _set_piece(self, team: int, spot: int, phase: int, how: str) -> None:
        self.clear_play()
        self.clear_throw()
        self.ball = self.inside(spot)
        self.attack = team
        self.put_in = team
        if self.story is not None:
            self.story.tell(tale.SetPiece(how, team, self.ball))
        self.renew_and_go_to(phase, team)

    def win_set_piece(self, winner: int, double: bool) -> None:
        """FF-70: a scrum won by a double is a penalty.  FF-71: a line-out won by a double a card."""
        scrum = self.aim == FOR_SCRUM
        if self.story is not None:
            self.story.tell(tale.SetPieceWon("scrum" if scrum else "line-out", winner, double))
        if scrum and double:
            self.award_penalty(winner, self.ball)
            return
        if double:
            self.bonus(winner)
        self.give(winner, SCRUM if scrum else LINE_OUT)

    # Points

    def score_try(self, team: int, card: int | None) -> None:
        """FF-3, FF-76: five points, and the conversion."""
        self.score[team] += TRY
        self.tries[team] += 1
        self.clear_play()
        self.clear_throw()
        self.attack = team
        self.put_in = team
        if self.story is not None:
            self.story.tell(tale.TryScored(team, card, self.score[:]))
        self.go_to(CONVERTING, team)

    def convert(self, good: bool) -> None:
        """FF-72: two points.  FF-77: after time the half is over with it."""
        team = self.put_in
        if good:
            self.score[team] += CONVERSION
        if self.story is not None:
            self.story.tell(tale.Converted(team, good, self.score[:]))
        self.restart_after_points(team)

    def score_goal(self, team: int, how: str) -> None:
        """FF-43, FF-75: three points."""
        self.score[team] += GOAL
        if self.story is not None:
            self.story.tell(tale.GoalScored(team, how, self.score[:]))
        self.restart_after_points(team)

    def restart_after_points(self, team: int) -> None:
        """FF-4: the side that conceded kicks off."""
        if self.time_up:
            self.end_half()
        else:
            self.kick_off(1 - team)

    # Restarts

    def kick_off(self, team: int) -> None:
        """FF-5, FF-8: from the halfway line, both with six cards."""
        self._restart(team, HALFWAY, KICKING_OFF)

    def drop_out(self, team: int) -> None:
        """FF-7, FF-8: from the own 22; the ball was dead, so after time the half is over."""
        if self.time_up:
            self.end_half()
            return
        if self.story is not None:
            self.story.tell(tale.DropOut(team))
        self._restart(team, self.spot(1 - team, TWENTY_TWO), DROPPING_OUT)

    def _restart(self, team: int, spot: int, phase: int) -> None:
        self.clear_play()
        self.clear_throw()
        self.ball = spot
        self.attack = team
        self.renew_and_go_to(phase, team)

    # Halves

    def begin_half(self, half: int, team: int) -> None:
        """FF-4, FF-77: `team` kicks off."""
        self.half = half
        self.events = 0
        self.events_after = 0
        self.time_up = False
        if self.story is not None:
            self.story.tell(tale.HalfBegan(half, team))
        self.kick_off(team)

    def end_half(self) -> None:
        """FF-77: the other side kicks off the second half; after it the match is over."""
        if self.story is not None:
            self.story.tell(tale.HalfOver(self.half, self.score[:]))
        self.drawing = []
        if self.half == 1:
            self.begin_half(2, 1 - self.kicked_off)
        else:
            self._finish()

    def _finish(self) -> None:
        self.phase = OVER
        self.reason = "time"
        self.clear_play()
        self.clear_throw()
        outcome = self.outcome()
        if self.story is not None and outcome is not None:
            self.story.tell(tale.MatchOver(self.score[:], list(outcome.winners), self.tries[:]))
