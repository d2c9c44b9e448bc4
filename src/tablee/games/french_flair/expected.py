"""What may be expected of each play of French Flair, in points: the dice counted out, and then the worth of the ball.

The worth of the ball at the start of a possession is measured; everything else follows from it by the odds of one play.
Tables are made once, by metres to the line and cards that are left.
"""

from __future__ import annotations

from typing import Final

from tablee.games.french_flair.kicks import HIGHEST_RECOVERED
from tablee.games.french_flair.moves import Act, Metres, is_double
from tablee.games.french_flair.odds import chance_of_duel, chances_of_double, chances_of_tackle, throws
from tablee.games.french_flair.position import (
    ADVANCE_METRES,
    CONVERSION,
    DEAD,
    DOUBLE_BONUS,
    FIELD,
    FULL_HAND,
    GOAL,
    HALFWAY,
    NEAREST,
    STEP,
    TRY,
    TWENTY_TWO,
)

BALL: Final = 1.5
"""The ball at halfway, in points until the end of the half.

Rounded, with NEARER, from the points still to come in matches of casual bots when these always played what they like
best; those of today come to 1.34 (``python -m tests.games.french_flair.ball_worth 400``).
"""
NEARER: Final = 0.045
"""What each metre nearer to the line is worth."""
CARD: Final = 0.15
"""A card of six that is missing."""
UNSURE: Final = 0.25
"""What is lost with each further card of a combination: the hand may not have the one that is wanted."""
NOT_YET: Final = 0.5
"""A try that only the next card scores: the hand has to hold one that may be played."""
MOST_LEFT: Final = 9
"""Cards in hand that make a difference."""
USUAL_KICK: Final = 35
"""Metres of a kick with two dice."""

_PLACES: Final = (FIELD + 2 * DEAD) // STEP + 1
_TACKLE: Final = chances_of_tackle()
_INTERCEPTED: Final[float] = _TACKLE["intercepted"]
_MISSED: Final[float] = _TACKLE["missed"]
_RUCK_LOST: Final[float] = _TACKLE["defence"]
_RUCK_WON: Final[float] = _TACKLE["attack"]
_DUEL: Final[list[float]] = [0.0, chance_of_duel(1), chance_of_duel(2)]
"""By the number of dice."""
_DOUBLES: Final[list[float]] = [*chances_of_double(2)]
_THROWS: Final[list[list[tuple[Act, float]]]] = [[], throws(1), throws(2)]


def ball(distance: Metres) -> float:
    """A possession that begins so far from the line, with six cards."""
    return BALL + NEARER * (HALFWAY - max(NEAREST, min(FIELD, distance)))


RECEIVED: Final[float] = ball(HALFWAY + USUAL_KICK)
"""FF-4: who has scored has the ball next, from a kick-off."""
DROPPED_OUT: Final[float] = ball(FIELD - TWENTY_TWO - USUAL_KICK + DEAD)
"""FF-7: the other team drops out, somewhat farther than it would like."""
TRIED: Final[float] = TRY + CONVERSION * _DUEL[1] + RECEIVED
"""A try, with what its conversion is worth."""
KICKED: Final[float] = GOAL + RECEIVED
"""A drop or a penalty that is good."""


def _shows_one(throw: Act) -> bool:
    return throw.high == 1 or throw.low == 1


def place(distance: Metres) -> int:
    """Where in a table a distance stands."""
    return max(0, min(_PLACES - 1, (distance + DEAD) // STEP))


def _distances() -> list[Metres]:
    return [STEP * number - DEAD for number in range(_PLACES)]


def lost(distance: Metres) -> float:
    """The other team has the ball there."""
    return -ball(FIELD - distance)


def set_piece(distance: Metres, dice: int) -> float:
    """FF-71: a line-out that one throws in; a scrum with one die is the same."""
    where = max(NEAREST, distance)
    return _DUEL[dice] * ball(where) + (1.0 - _DUEL[dice]) * lost(where)


def conversion(dice: int) -> float:
    """FF-72."""
    return CONVERSION * _DUEL[dice]


def scrum(distance: Metres, dice: int) -> float:
    """FF-70: won by a double it is a penalty."""
    worth = set_piece(distance, dice)
    if dice == 2:
        where = max(NEAREST, distance)
        worth += _DOUBLES[0] * max(0.0, at_goal(where, 2) - ball(where))
        worth -= _DOUBLES[1] * max(0.0, at_goal(FIELD - where, 2) - ball(FIELD - where))
    return worth


def _tables() -> tuple[list[list[float]], list[list[float]]]:
    """For each number of cards that are left: going on with the ball in hand, and a tackle.  Each needs the other."""
    holds: list[list[float]] = []
    tackles: list[list[float]] = []
    for left in range(MOST_LEFT + 1):
        holds.append([_holding(distance, left, tackles) for distance in _distances()])
        tackles.append([_tackled(distance, left, holds[left]) for distance in _distances()])
    return holds, tackles


def _holding(distance: Metres, left: int, tackles: list[list[float]]) -> float:
    """FF-25: without a card the ball is lost.  FF-63: who is near enough scores with the next one."""
    if left == 0:
        return lost(distance)
    if distance < ADVANCE_METRES:
        return TRIED - NOT_YET
    usual = ball(distance) - CARD * (FULL_HAND - left)
    return max(usual if left > 1 else lost(distance), tackles[left - 1][place(distance - ADVANCE_METRES)])


def _tackled(distance: Metres, left: int, holds: list[float]) -> float:
    """FF-31 to FF-37: what a carrier who may be tackled there can expect; FF-61: on the line, if he would cross it."""
    if left == 0 and distance >= 0:
        return lost(distance)
    missed = TRIED if distance < 0 else holds[place(distance)] + CARD
    where = max(0, distance)
    back = FIELD - where - USUAL_KICK  # an interception runs as far as a kick goes
    intercepted = -TRIED if back < 0 else -ball(back)
    won = holds[place(where)]
    return _INTERCEPTED * intercepted + _MISSED * missed + _RUCK_LOST * lost(where) + _RUCK_WON * won


_BOTH: Final[list[list[list[float]]]] = [*_tables()]
_HOLDS: Final[list[list[float]]] = _BOTH[0]
_TACKLES: Final[list[list[float]]] = _BOTH[1]


def held(distance: Metres, left: int) -> float:
    """The ball in hand there, with so many cards, whose turn it is to go on."""
    return _HOLDS[min(left, MOST_LEFT)][place(distance)]


def carried(distance: Metres, left: int, fresh: bool) -> float:
    """A card has brought the ball there and may be tackled, unless it has scored (FF-61, FF-63)."""
    if distance < 0 and not fresh:
        return TRIED
    return _TACKLES[min(left, MOST_LEFT)][place(distance)]


def passed(distance: Metres, left: int, fresh: bool) -> float:
    """A card of a combination has: FF-60: only near the line it may be tackled; else the next one goes on."""
    return carried(distance, left, fresh) if distance <= TWENTY_TWO else begun(distance, left)


def begun(distance: Metres, left: int) -> float:
    """A combination that must go on (FF-64): the next card ends it, or passes in its turn, if the hand allows."""
    return _BEGUN[min(left, MOST_LEFT)][place(distance)]


def _begun(distance: Metres, left: int, fewer: list[list[float]]) -> float:
    """By what is left after the next card, whichever that is: not every hand has the one that would be best."""
    if left == 0:
        return lost(distance)
    ends = max(carried(distance - ADVANCE_METRES, left - 1, False), run(distance, 2, left - 1))
    end = distance - ADVANCE_METRES
    passes = carried(end, left - 1, False) if end <= TWENTY_TWO else fewer[left - 1][place(end)]
    return max(ends, passes) - UNSURE


def _begun_table() -> list[list[float]]:
    table: list[list[float]] = []
    for left in range(MOST_LEFT + 1):
        table.append([_begun(distance, left, table) for distance in _distances()])
    return table


def run(distance: Metres, dice: int, left: int) -> float:
    """FF-40."""
    return _RUNS[dice][min(left, MOST_LEFT)][place(distance)]


def _run(distance: Metres, dice: int, left: int) -> float:
    worth = 0.0
    for throw, chance in _THROWS[dice]:
        end = distance - STEP * throw.high
        if _shows_one(throw):
            worth += chance * -set_piece(FIELD - distance, 1)
        elif is_double(throw):
            worth += chance * (TRIED if end < 0 else held(end, left + 1))
        else:
            worth += chance * carried(end, left, False)
    return worth


def _run_table(dice: int) -> list[list[float]]:
    return [[_run(distance, dice, left) for distance in _distances()] for left in range(MOST_LEFT + 1)]


_RUNS: Final[list[list[list[float]]]] = [[], _run_table(1), _run_table(2)]
_BEGUN: Final[list[list[float]]] = _begun_table()


# Kicks


def open_kick(distance: Metres, dice: int) -> float:
    """FF-41."""
    return _KICKS[dice][place(distance)]


def _open_kick(distance: Metres, dice: int) -> float:
    worth = 0.0
    for throw, chance in _THROWS[dice]:
        end = distance - STEP * (throw.high + throw.low)
        if end <= -DEAD:
            worth += chance * DROPPED_OUT
        elif is_double(throw) and throw.high <= HIGHEST_RECOVERED:
            worth += chance * (TRIED if end < 0 else held(end, FULL_HAND // 2))
        elif is_double(throw):
            worth += chance * set_piece(end, 1)
        else:
            worth += chance * _received(end)
    return worth


def _received(distance: Metres) -> float:
    """FF-7: behind their line they touch down, if the drop-out is better for them."""
    return lost(distance) if distance > 0 else min(DROPPED_OUT, lost(0))


def touch(distance: Metres, dice: int, penalty: bool) -> float:
    """FF-42: the others throw in; FF-75: after a penalty it is found in any case, and the own throw."""
    return (_PENALTY_TOUCHES if penalty else _TOUCHES)[dice][place(distance)]


def _touch(distance: Metres, dice: int, penalty: bool) -> float:
    worth = 0.0
    for throw, chance in _THROWS[dice]:
        metres = STEP * (throw.high + throw.low)
        if is_double(throw) and distance - metres - DOUBLE_BONUS >= 0:
            metres += DOUBLE_BONUS
        if penalty:
            worth += chance * set_piece(distance - metres, 1)
        elif _shows_one(throw):
            worth += chance * -set_piece(FIELD - distance, 1)
        else:
            worth += chance * (-set_piece(FIELD - distance + metres, 1) if metres <= distance else DROPPED_OUT)
    return worth


def at_goal(distance: Metres, dice: int) -> float:
    """FF-43, FF-75: three points, or the others' ball."""
    worth = 0.0
    for throw, chance in _THROWS[dice]:
        one = _shows_one(throw)
        metres = STEP * (throw.high + throw.low) + (DOUBLE_BONUS if is_double(throw) and not one else 0)
        worth += chance * (KICKED if not one and metres > distance else _received(distance - metres))
    return worth


_KICKS: Final[list[list[float]]] = [[_open_kick(distance, dice) for distance in _distances()] for dice in range(3)]
_TOUCHES: Final[list[list[float]]] = [[_touch(distance, dice, False) for distance in _distances()] for dice in range(3)]
_PENALTY_TOUCHES: Final[list[list[float]]] = [
    [_touch(distance, dice, True) for distance in _distances()] for dice in range(3)
]
_GOALS: Final[list[list[float]]] = [[at_goal(distance, dice) for distance in _distances()] for dice in range(3)]
"""By the number of dice: with none nothing is thrown."""


def goal(distance: Metres, dice: int) -> float:
    """The same, looked up."""
    return _GOALS[dice][place(distance)]


def penalty(distance: Metres) -> float:
    """FF-75: the best that can be made of a penalty without knowing the hand."""
    best = ball(distance)
    for dice in (1, 2):
        best = max(best, goal(distance, dice), touch(distance, dice, True))
    return best
