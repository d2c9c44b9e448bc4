"""What a decent player of French Flair looks at: what may be expected of each play, and which cards to keep for later.

`expected` has the points. What it leaves out is added here: that cards have numbers, and that this game is played for
tries. Who only counts kicks for territory whenever the line is far; here one runs, mauls and passes where that is
nearly as good.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tablee.core.game import Card, Hints, Seat
from tablee.core.learned import Reason
from tablee.core.phrases import Phrase
from tablee.games.french_flair import expected
from tablee.games.french_flair import moves as verbs
from tablee.games.french_flair.features import FEATURES, REASONS, features_of
from tablee.games.french_flair.moves import Act, Metres
from tablee.games.french_flair.odds import chance_at_goal, chance_in_zone
from tablee.games.french_flair.position import (
    ADVANCE_METRES,
    CONVERTING,
    DROPPING_OUT,
    FIELD,
    FULL_HAND,
    KICKING_OFF,
    LINING_OUT,
    OFFSIDE,
    OPENING_METRES,
    PENALTY,
    SCRUMMING,
    TEMPO,
    TRY,
)
from tablee.games.french_flair.rules import FrenchFlairState

GOOD_CONTEST: Final = 0.6
"""A contest with a smaller chance of staying onside is left alone."""
READY: Final = 0.35
"""How many points make a play e times as ready."""
FLAIR: Final = 0.5
"""What a play with the ball in hand has before a kick, in points: a match is to be seen, too."""
SURE: Final[float] = 2.0 * expected.TRIED
"""A try that nothing can stop (FF-63): more than anything else, whatever the card or the score."""
SHEET: Final = 0.4
"""And what a maul, a pick and go or an 8–9 has besides: moments for them are rare."""
DEAR: Final = 0.06
"""What is lost with a card that one would rather keep, in points."""
CARDS_WORTH: Final = 0.1
"""A card in hand more than the others, in points."""
MATCH: Final = 10.0
"""What it is worth to win the match, in points."""
QUIET: Final = 2.0
"""The variance of the points still to come in a match that is about to end."""
LIVELY: Final = 0.6
"""And for each card or throw that is still to come."""


class FrenchFlairHints(Hints[FrenchFlairState, Act]):
    """A quick policy and the worth of a position, in points."""

    facts: tuple[str, ...] = FEATURES
    reasons: tuple[Reason, ...] = REASONS
    usual_lead: float = 10.0

    def weights(self, state: FrenchFlairState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent player would choose each of `moves`."""
        worths = [_worth(state, seat, move) for move in moves]
        most = max(worths)
        return [math.exp((worth - most) / READY) if worth > -math.inf else 0.0 for worth in worths]

    def worth(self, state: FrenchFlairState, seat: Seat) -> float:
        """The lead, with what ball, place and cards promise, and how near that brings the win."""
        lead = float(state.score[seat] - state.score[1 - seat])
        if state.outcome() is not None:
            return lead + (MATCH if lead > 0 else -MATCH if lead < 0 else 0.0)
        promise = _promise(state)
        lead += promise if state.attack == seat else -promise
        lead += CARDS_WORTH * (state.cards(seat) - state.cards(1 - seat))
        return lead + MATCH * math.erf(lead / math.sqrt(2.0 * (QUIET + LIVELY * _events_to_come(state))))

    def features(self, state: FrenchFlairState, seat: Seat) -> list[float]:
        """What a net judges by (:data:`~tablee.games.french_flair.features.FEATURES`)."""
        return features_of(state, seat, self.worth(state, seat) / MATCH)

    def lead(self, state: FrenchFlairState, seat: Seat) -> float:
        """In points."""
        return float(state.score[seat] - state.score[1 - seat])

    def why(self, state: FrenchFlairState, seat: Seat, move: Act) -> Phrase:
        """Why one would choose `move`."""
        return _why(state, move)

    def why_openly(self, state: FrenchFlairState, seat: Seat, move: Act) -> Phrase:
        """The same for everybody: it speaks only of the pitch and the dice."""
        return _why(state, move)


def _events_to_come(state: FrenchFlairState) -> float:
    """FF-77: cards and throws that are left of the match, by the clock."""
    seconds = 0 if state.time_up else state.half_seconds - state.seconds()
    if state.half < 2:
        seconds += state.half_seconds
    return seconds / TEMPO


def _promise(state: FrenchFlairState) -> float:
    """What the team with the ball may expect, whatever it is about to do with it.

    FF-4, FF-7: at a restart it gives the ball away.
    """
    phase = state.goal_phase if state.drawing else state.phase
    distance = state.distance(state.attack)
    if phase == CONVERTING:
        return expected.TRIED - TRY
    if phase == KICKING_OFF or phase == DROPPING_OUT:
        return expected.lost(distance - expected.USUAL_KICK)
    if phase == SCRUMMING or phase == LINING_OUT:
        return expected.set_piece(distance, 1)
    if phase == PENALTY or phase == OFFSIDE:
        return expected.penalty(distance)
    return expected.ball(distance)


def _worth(state: FrenchFlairState, seat: Seat, act: Act) -> float:
    verb = act.verb
    if verb <= verbs.RENEW:
        return _attacking(state, seat, act)
    if verb == verbs.TACKLE or verb == verbs.DISCARD:
        return -DEAR * _dear(act.card)
    if verb == verbs.LET:
        return -1.0
    if verb in (verbs.CONTEST, verbs.CLEAR_OUT):
        return (0.0 if _is_zone_wide(state) else -1.0) - DEAR * _dear(act.card)
    if verb == verbs.DECLINE:
        return -1.0 if _is_zone_wide(state) else 0.0
    return _choosing(state, seat, act)


def _is_zone_wide(state: FrenchFlairState) -> bool:
    return chance_in_zone(state.zone_low, state.zone_high) >= GOOD_CONTEST


def _dear(card: Card) -> float:
    """How much one would rather keep a card: 9 and 10 make the play, 1 to 5 in pairs pick and go."""
    if card in (9, 10):
        return 4.0
    return 1.0 if card >= 11 else 0.2


def _attacking(state: FrenchFlairState, seat: Seat, act: Act) -> float:
    """FF-24, FF-50 to FF-57: by the metres that the card makes, and what may come of it there."""
    verb, distance, fresh = act.verb, state.distance(seat), state.fresh_five
    if _scores(state, seat, act):
        return SURE
    left = state.cards(seat) - 1
    price = DEAR * _dear(act.card)
    if verb == verbs.ADVANCE:
        return FLAIR + expected.carried(distance - ADVANCE_METRES, left, fresh) - price
    if verb == verbs.RUN:
        return FLAIR + expected.run(distance, act.dice, left) - price
    if verb == verbs.OPENING:
        return _sheet(act.card == 8) + expected.passed(distance - OPENING_METRES, left, fresh)
    if verb == verbs.PASS:
        return FLAIR + expected.passed(distance - _sure_metres(state, act), left, fresh) - price
    if verb == verbs.RELAY:
        return FLAIR + expected.begun(distance, left) - price
    if verb == verbs.MAUL:
        return _sheet(True) + _gathered(distance - OPENING_METRES, left - 1)
    if verb == verbs.FIXATION:
        # FF-57: whoever ends the chain has six cards again.
        return _sheet(True) + _gathered(distance - OPENING_METRES, FULL_HAND)
    if verb == verbs.RENEW:
        return FLAIR + expected.held(distance, FULL_HAND)
    if verb == verbs.TOUCH and state.time_up:
        return _whistling(state, seat)
    return _kicking(act, distance) - price


def _scores(state: FrenchFlairState, seat: Seat, act: Act) -> bool:
    """FF-61, FF-63: whether nobody can stop this from being a try."""
    return not state.fresh_five and _sure_metres(state, act) > state.distance(seat)


def _sure_metres(state: FrenchFlairState, act: Act) -> Metres:
    """FF-50, FF-54, FF-56, FF-57: what a play brings the ball forward without dice."""
    verb = act.verb
    if verb == verbs.ADVANCE:
        return ADVANCE_METRES
    if verb == verbs.PASS:
        return OPENING_METRES if state.combo is not None and state.combo.short_pass else ADVANCE_METRES
    return OPENING_METRES if verb in (verbs.OPENING, verbs.MAUL, verbs.FIXATION) else 0


def _sheet(rare: bool) -> float:
    return FLAIR + SHEET if rare else FLAIR


def _gathered(distance: Metres, left: int) -> float:
    return expected.TRIED if distance < 0 else expected.held(distance, left)


def _kicking(act: Act, distance: Metres) -> float:
    if act.verb == verbs.DROP:
        return expected.goal(distance, act.dice)
    if act.verb == verbs.TOUCH:
        return expected.touch(distance, act.dice, False)
    return expected.open_kick(distance, act.dice)


def _choosing(state: FrenchFlairState, seat: Seat, act: Act) -> float:
    """Without a card: FF-5, FF-7, FF-11, FF-45, FF-73, FF-75, FF-77."""
    verb, distance = act.verb, state.distance(seat)
    if verb == verbs.GOAL_KICK:
        return expected.goal(distance, act.dice)
    if verb == verbs.FREE_TOUCH:
        if state.time_up:
            return _whistling(state, seat)
        return expected.touch(distance, act.dice, state.phase == PENALTY)
    if verb == verbs.BY_HAND:
        return FLAIR + expected.held(distance, FULL_HAND)
    if verb == verbs.FREE_KICK:
        return expected.open_kick(distance, act.dice)
    if verb == verbs.DICE:
        return _duelling(state, seat, act.dice)
    if verb == verbs.WHISTLE:
        return _whistling(state, seat)
    if verb == verbs.DOWN or verb == verbs.ADVANTAGE:
        return 1.0
    if verb == verbs.MARK:
        return max(expected.touch(distance, 2, False), expected.open_kick(distance, 2))
    if verb == verbs.PLAY_ON:
        return FLAIR + expected.ball(min(FIELD, distance))
    return 0.0


def _duelling(state: FrenchFlairState, seat: Seat, dice: int) -> float:
    """FF-72: one die converts more often than two; FF-70: two may win a penalty from a scrum."""
    distance = state.distance(seat)
    if state.phase == CONVERTING:
        return expected.conversion(dice)
    if state.phase == SCRUMMING:
        return expected.scrum(distance, dice)
    return expected.set_piece(distance, dice)


def _whistling(state: FrenchFlairState, seat: Seat) -> float:
    """FF-77: that a half is over.

    Who is ahead in the second ends the match, but for a try that nothing can stop; who is not does so for want of
    anything else.
    """
    lead = state.score[seat] - state.score[1 - seat]
    if state.half < 2:
        return 0.0
    return expected.TRIED - FLAIR if lead > 0 else -expected.TRIED


def _why(state: FrenchFlairState, act: Act) -> Phrase:
    if act.verb in (verbs.DROP, verbs.GOAL_KICK):
        percent = round(100 * chance_at_goal(state.distance(state.attack), act.dice))
        return Phrase("why-chance", {"percent": percent})
    if act.verb in (verbs.CONTEST, verbs.CLEAR_OUT, verbs.DECLINE):
        percent = round(100 * chance_in_zone(state.zone_low, state.zone_high))
        return Phrase("why-zone-good" if act.verb != verbs.DECLINE else "why-zone-bad", {"percent": percent})
    if act.verb <= verbs.RENEW:
        return Phrase("why-sure-try" if _scores(state, state.attack, act) else "why-metres")
    return Phrase("why-stop-them" if act.verb == verbs.TACKLE else "why-looked-best")
