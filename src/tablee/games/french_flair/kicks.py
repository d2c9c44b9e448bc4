"""Where kicks end, and who has the ball then (FF-5 to FF-8, FF-41 to FF-46, FF-75)."""

from __future__ import annotations

from tablee.core.game import Team
from tablee.games.french_flair import events, referee
from tablee.games.french_flair.moves import Act, Metres, is_double
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
    Position,
)

HIGHEST_RECOVERED: int = 3
"""FF-6, FF-41: doubles up to three are the kicker's own ball, higher ones a knock-on of the receivers."""


def open_kick(match: Position, throw: Act) -> None:
    """FF-41, and FF-5 for restarts: sum × 5 m, and a double decides who has it."""
    kicker = match.attack
    _fly(match, kicker, STEP * (throw.high + throw.low))
    distance = match.distance(kicker)
    if distance <= -DEAD:
        _land(match, kicker, "dead")
        _dead(match, kicker)
    elif _stays_in_goal(match, kicker):
        _land(match, kicker, "short")
        _stop_for_scrum(match, 1 - kicker)
    elif is_double(throw) and throw.high <= HIGHEST_RECOVERED:
        _recover(match, kicker, distance)
    elif is_double(throw):
        _land(match, kicker, "knock-on")
        _receivers_knock_on(match, kicker)
    else:
        _land(match, kicker, "received")
        _receive(match, 1 - kicker, markable=match.aim != FOR_RESTART)


def _fly(match: Position, kicker: Team, metres: Metres) -> None:
    """FF-1: no farther than to the dead-ball line."""
    start = match.ball
    match.ball = match.spot(kicker, max(match.distance(kicker) - metres, -DEAD))
    if match.story is not None:
        match.story.tell(events.Kicked(kicker, AIMS[match.aim], last_card(match), start, match.ball))


def last_card(match: Position) -> int | None:
    """The card with which the present throw is made, if it needs one."""
    return match.kicking_card or None


def _land(match: Position, kicker: Team, how: str) -> None:
    if match.story is not None:
        match.story.tell(events.Landed(kicker, how, match.ball))


def _dead(match: Position, kicker: Team) -> None:
    """FF-7: a dead ball is a drop-out for the other team."""
    if not referee.bring_back(match):
        referee.drop_out(match, 1 - kicker)


def _stays_in_goal(match: Position, kicker: Team) -> bool:
    """FF-46: whether the kick has not left the kicker's own in-goal, which begins with the line."""
    return FIELD - match.distance(kicker) <= 0


def _stop_for_scrum(match: Position, team: Team) -> None:
    if not referee.bring_back(match):
        referee.scrum(match, team, match.ball)


def _receivers_knock_on(match: Position, kicker: Team) -> None:
    """FF-41: the scrum is the kicker's.  FF-74: what the kick has gained counts, and may end an advantage."""
    if match.knock_on_gains:
        referee.measure_advantage(match)
    _stop_for_scrum(match, kicker)


def _recover(match: Position, kicker: Team, distance: Metres) -> None:
    """FF-41: the kicker's team has the ball where it lands, without a renewal; past the line that is a try.

    FF-8, FF-55: it may play what a team may that receives such a kick.
    """
    _land(match, kicker, "recovered")
    own_kick = KICK_RECEIVED if match.own_kick_relance else OPEN
    origin = RESTART if match.aim == FOR_RESTART else own_kick
    referee.measure_advantage(match)
    if distance < 0:
        referee.score_try(match, kicker, last_card(match))
    else:
        referee.give(match, kicker, origin)


def _receive(match: Position, team: Team, markable: bool) -> None:
    """FF-7, FF-45: receivers may touch down behind their line, or call the mark in their 22."""
    origin = RESTART if match.aim == FOR_RESTART else KICK_RECEIVED
    if referee.bring_back(match):
        return
    distance = match.distance(1 - team)
    if distance <= 0 or (markable and NEAREST <= distance <= TWENTY_TWO):
        referee.begin_play(match, team, origin)
        referee.renew_and_go_to(match, RECEIVING, team)
    else:
        referee.give_and_renew(match, team, origin)


# To touch


def touch_kick(match: Position, throw: Act) -> None:
    """FF-42: found, direct, or not found at all."""
    kicker, shows_one = match.attack, _shows_one(throw)
    if shows_one and not match.in_own_22(kicker):
        _land(match, kicker, "direct")
        _out(match, 1 - kicker, match.ball)
        return
    double = is_double(throw) and not shows_one
    _fly(match, kicker, _touch_metres(match, kicker, throw, double))
    if _stays_in_goal(match, kicker):
        _land(match, kicker, "short")
        _stop_for_scrum(match, 1 - kicker)
    elif shows_one:
        _land(match, kicker, "missed-touch")
        _receive(match, 1 - kicker, markable=False)
    elif match.distance(kicker) < 0:
        _land(match, kicker, "dead")
        _dead(match, kicker)
    else:
        _land(match, kicker, "touch")
        _out(match, 1 - kicker, match.ball)


def _touch_metres(match: Position, kicker: Team, throw: Act, double: bool) -> int:
    """FF-42: a double adds 10 m unless that would take the ball past the line."""
    metres = STEP * (throw.high + throw.low)
    if double and match.distance(kicker) - metres - DOUBLE_BONUS >= 0:
        metres += DOUBLE_BONUS
    return metres


def _out(match: Position, team: Team, spot: Metres) -> None:
    if not referee.bring_back(match):
        referee.line_out(match, team, spot)


def penalty_touch(match: Position, throw: Act) -> None:
    """FF-75: always found, own throw; a 1 has no effect, and past the line it is 5 m out."""
    kicker = match.attack
    metres = _touch_metres(match, kicker, throw, is_double(throw))
    _fly(match, kicker, min(metres, match.distance(kicker)))
    _land(match, kicker, "touch")
    referee.line_out(match, kicker, match.ball)


# At goal


def kick_at_goal(match: Position, throw: Act) -> None:
    """FF-43, FF-75: it must pass the line; any 1 misses."""
    kicker, shows_one = match.attack, _shows_one(throw)
    metres = STEP * (throw.high + throw.low)
    if is_double(throw) and not shows_one:
        metres += DOUBLE_BONUS
    good = not shows_one and metres > match.distance(kicker)
    penalty = match.aim == FOR_GOAL
    _fly(match, kicker, metres)
    if good:
        referee.score_goal(match, kicker, AIMS[match.aim])
    elif penalty and match.time_up:
        _miss(match, kicker)
        referee.end_half(match)
    else:
        _miss(match, kicker)
        _play_miss(match, kicker)


def _miss(match: Position, kicker: Team) -> None:
    _land(match, kicker, "wide" if match.distance(kicker) < 0 else "short")


def _play_miss(match: Position, kicker: Team) -> None:
    """FF-43: the other team's ball where it lands; on or behind the line they may touch down."""
    if match.distance(kicker) <= -DEAD:
        _dead(match, kicker)
    elif _stays_in_goal(match, kicker):
        _stop_for_scrum(match, 1 - kicker)
    else:
        _receive(match, 1 - kicker, markable=False)


def _shows_one(throw: Act) -> bool:
    """FF-13: where a 1 is penalised, it prevails over a double."""
    return throw.high == 1 or throw.low == 1
