"""What a decent player of French Flair looks at: metres, the risk of dice, cards left, the chance of a kick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.game import Card, Hints, Seat
from tablee.core.phrases import Phrase
from tablee.games.french_flair import moves as verbs
from tablee.games.french_flair.moves import Act, Metres
from tablee.games.french_flair.odds import chance_at_goal, chance_in_zone
from tablee.games.french_flair.position import TWENTY_TWO
from tablee.games.french_flair.rules import FrenchFlairState

LONG_SHOT: Final = 0.3
"""A kick at goal with a smaller chance is not worth trying."""
GOOD_CONTEST: Final = 0.6
"""A contest with a smaller chance of staying onside is left alone."""
LAST_CARD: Final = 0.3
"""Carrying the ball with the last card loses it (FF-37)."""
FAR: Final = 70
"""Metres to go from which a decent player kicks for the other half."""
CARDS_WORTH: Final = 0.15
"""A card in hand, in points."""
METRES_TO_POINT: Final = 0.035
"""A metre nearer to the line, in points."""
BALL_WORTH: Final = 1.2
"""Having the ball, in points."""


class FrenchFlairHints(Hints[FrenchFlairState, Act]):
    """A quick policy and the worth of a position, in points."""

    def weights(self, state: FrenchFlairState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent player would choose each of `moves`."""
        return [_weight(state, seat, move) for move in moves]

    def worth(self, state: FrenchFlairState, seat: Seat) -> float:
        """The lead in points, and what ball, place and cards promise."""
        lead = float(state.score[seat] - state.score[1 - seat])
        if state.outcome() is not None:
            return 3.0 * lead
        promise = BALL_WORTH + METRES_TO_POINT * (50 - state.distance(state.attack))
        cards = CARDS_WORTH * (state.cards(seat) - state.cards(1 - seat))
        return lead + cards + (promise if state.attack == seat else -promise)

    def why(self, state: FrenchFlairState, seat: Seat, move: Act) -> Phrase:
        """Why one would choose `move`."""
        return _why(state, move)

    def why_openly(self, state: FrenchFlairState, seat: Seat, move: Act) -> Phrase:
        """The same for everybody: it speaks only of the pitch and the dice."""
        return _why(state, move)


def _weight(state: FrenchFlairState, seat: Seat, act: Act) -> float:
    verb = act.verb
    if verb <= verbs.RENEW:
        return _attacking(state, seat, act)
    if verb == verbs.TACKLE:
        return 1.0 / (1.0 + _dear(act.card))
    if verb == verbs.LET:
        return 0.05
    if verb in (verbs.CONTEST, verbs.CLEAR_OUT):
        return (1.0 if _is_zone_wide(state) else 0.05) / (1.0 + _dear(act.card))
    if verb == verbs.DECLINE:
        return 0.05 if _is_zone_wide(state) else 0.6
    if verb == verbs.DISCARD:
        return 1.0 / (1.0 + _dear(act.card))
    return _choosing(state, seat, act)


def _is_zone_wide(state: FrenchFlairState) -> bool:
    return chance_in_zone(state.zone_low, state.zone_high) >= GOOD_CONTEST


def _dear(card: Card) -> float:
    """How much one would rather keep a card: 9 and 10 make the play."""
    if card in (9, 10):
        return 4.0
    return 1.0 if card >= 11 else 0.2


def _attacking(state: FrenchFlairState, seat: Seat, act: Act) -> float:
    verb, distance = act.verb, state.distance(seat)
    left = state.cards(seat) - 1
    if verb == verbs.DROP:
        return 8.0 * chance_at_goal(distance, act.dice) if chance_at_goal(distance, act.dice) >= LONG_SHOT else 0.0
    if verb in (verbs.OPENING, verbs.PASS):
        return 3.0 if distance > TWENTY_TWO else 1.5
    if verb in (verbs.MAUL, verbs.FIXATION, verbs.RENEW):
        return 2.0
    if verb == verbs.RUN:
        return (2.5 if act.dice == 2 else 1.5) * (1.0 if left else LAST_CARD)
    if verb == verbs.RELAY:
        return 0.8 / (1.0 + _dear(act.card))
    if verb == verbs.ADVANCE:
        return (1.0 if left else LAST_CARD) / (1.0 + 0.3 * _dear(act.card))
    return _kicking(act, distance, left)


def _kicking(act: Act, distance: Metres, left: int) -> float:
    """A kick gives the ball away but brings new cards: worth it far from the line, or before the last card is gone."""
    if act.dice == 1:
        return 0.05
    if distance >= FAR:
        return 1.0
    return 0.9 if left < 2 and distance > 2 * TWENTY_TWO else 0.05


def _choosing(state: FrenchFlairState, seat: Seat, act: Act) -> float:
    verb = act.verb
    if verb == verbs.GOAL_KICK:
        return 4.0 * chance_at_goal(state.distance(seat), act.dice)
    if verb == verbs.WHISTLE:
        return 50.0 if state.score[seat] > state.score[1 - seat] else 0.0
    if verb in (verbs.DICE, verbs.FREE_KICK, verbs.FREE_TOUCH):
        return 1.0 if act.dice == 2 else 0.4
    if verb == verbs.DOWN:
        return 1.0
    if verb == verbs.MARK:
        return 0.4
    return 0.7


def _why(state: FrenchFlairState, act: Act) -> Phrase:
    if act.verb in (verbs.DROP, verbs.GOAL_KICK):
        percent = round(100 * chance_at_goal(state.distance(state.attack), act.dice))
        return Phrase("why-chance", {"percent": percent})
    if act.verb in (verbs.CONTEST, verbs.CLEAR_OUT, verbs.DECLINE):
        percent = round(100 * chance_in_zone(state.zone_low, state.zone_high))
        return Phrase("why-zone-good" if act.verb != verbs.DECLINE else "why-zone-bad", {"percent": percent})
    if act.verb <= verbs.RENEW:
        return Phrase("why-metres")
    return Phrase("why-stop-them" if act.verb == verbs.TACKLE else "why-looked-best")
