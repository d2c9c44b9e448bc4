"""Shots (WF-20 to WF-23, WF-32): what comes before the dice, the dice, and what becomes of them."""

from __future__ import annotations

from tablee.core.game import NOBODY, Card, Team
from tablee.games.worldwide_football import choices, events, referee, stars
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import A1, A2, D1, EFFICIENCY, FREE, G1, G2, Number
from tablee.games.worldwide_football.phases import (
    BEFORE_SHOT,
    FOR_EFFICIENCY,
    FOR_INTERPOSITION,
    FOR_KEEPER,
    FOR_SHOT,
    JUDGING,
    KEEPING,
    RIVAL,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    WITH_A1,
    WITH_EFFICIENCY,
)
from tablee.games.worldwide_football.position import Position

GOAL = "goal"
SAVED = "saved"
WIDE = "wide"
CORNERED = "corner"
BLOCKED = "blocked"


def shoot_card(match: Position, team: Team, card: Card) -> None:
    """A shot card is laid."""
    referee.leave_hand(match, team, card)
    match.laid.append(card)
    if match.is_rival(team):
        rival_shoots(match, card)
    else:
        start_shot(match, card)


def start_shot(match: Position, card: Card) -> None:
    """WF-22: the modifier by PA and what was prepared.  WF-32: none by PA on a free kick, and the keeper has +1."""
    kit = match.kit
    bonus = kit.shot_bonus[card] + (0 if card == FREE else kit.by_pa[match.pa])
    bonus += kit.bonus[A1] if match.prepared & WITH_A1 else 0
    bonus += kit.efficiency_bonus if match.prepared & WITH_EFFICIENCY else 0
    match.clear_throw()
    match.prepared = 0
    match.shot = card
    match.shot_bonus = bonus
    match.keeper_bonus = kit.direct_keeper if card == FREE else 0
    if match.story is not None:
        name = "FREE" if card == FREE else CODES[card]
        match.story.tell(events.Shot(match.attack, name, match.pa, bonus, match.keeper_bonus))
    match.phase = BEFORE_SHOT


# The rival's shot


def rival_shoots(match: Position, card: Card) -> None:
    """WF-26: Buteur as soon as it can.  WF-42: Efficacité behind, or level if a die says so, on a laid shot."""
    number = match.holder_of(RIVAL, A1)
    if number != NOBODY:
        referee.play_player(match, RIVAL, number)
        match.prepared |= WITH_A1
    match.shot = card
    lead = match.lead(RIVAL)
    if card == FREE or lead > 0 or not stars.rival_can(match, EFFICIENCY):
        start_shot(match, card)
    elif lead < 0:
        _rival_is_efficient(match)
    else:
        referee.throw(match, FOR_EFFICIENCY)


def efficiency_thrown(match: Position, die: int) -> None:
    """WF-42: level, on 4 to 6."""
    if die >= match.kit.calls_from:
        _rival_is_efficient(match)
    else:
        start_shot(match, match.shot)


def _rival_is_efficient(match: Position) -> None:
    stars.tell_rival(match, "WF-42", "efficiency")
    stars.pay(match, RIVAL, EFFICIENCY)
    match.prepared |= WITH_EFFICIENCY
    start_shot(match, match.shot)


# Before the dice


def before_shot(match: Position) -> None:
    """WF-27, WF-28: Interposition and Parade; then the dice."""
    team = 1 - match.attack
    if match.is_rival(team):
        _rival_keeps(match)
    elif choices.asks(match, team, D1) or choices.asks(match, team, G1):
        match.phase = KEEPING
    else:
        referee.throw(match, FOR_SHOT)


def _rival_keeps(match: Position) -> None:
    for effect in (D1, G1):
        number = match.holder_of(RIVAL, effect)
        if number != NOBODY:
            keep_with(match, RIVAL, number)
            return
    referee.throw(match, FOR_SHOT)


def keep_with(match: Position, team: Team, number: Number) -> None:
    """D1: on 5 or 6 the shot is blocked.  G1: the keeper has +1."""
    referee.play_player(match, team, number)
    if match.effect_of(team, number) == D1:
        match.answer_player = number
        referee.throw(match, FOR_INTERPOSITION)
    else:
        match.keeper_bonus += match.kit.bonus[G1]
        match.phase = BEFORE_SHOT


def interposition_thrown(match: Position, die: int) -> None:
    """WF-27: 5 or 6 blocks.  WF-23: defender's ball."""
    blocked = die >= match.kit.blocks_from
    if match.story is not None:
        match.story.tell(events.Interposed(1 - match.attack, match.answer_player + 1, blocked))
    if blocked:
        referee.lose_ball(match, BLOCKED)
    else:
        match.phase = BEFORE_SHOT


# The dice


def shot_thrown(match: Position, die: int) -> None:
    """WF-20: a d6 for the shooter, a d6 for the keeper; each may be thrown again."""
    if match.aim == FOR_SHOT:
        match.shot_die = die
    else:
        match.keeper_die = die
    if match.keeper_die:
        match.phase = JUDGING
    else:
        referee.throw(match, FOR_KEEPER)


def result_of_shot(match: Position) -> str:
    """WF-22: what the dice say as they lie."""
    if match.shot_die <= match.kit.wide[match.shot]:
        return WIDE
    shooter, keeper = match.shot_die + match.shot_bonus, match.keeper_die + match.keeper_bonus
    if shooter == keeper:
        return CORNERED if match.pro else SAVED
    return GOAL if shooter > keeper else SAVED


def judge(match: Position) -> None:
    """WF-27: Renard and Réflexe throw again; then the result stands."""
    result = result_of_shot(match)
    if not match.shot_done and result != GOAL and _shooter_again(match, result):
        return
    if not match.keeper_done and result in (GOAL, CORNERED) and _keeper_again(match, result):
        return
    _end_shot(match, result)


def _shooter_again(match: Position, result: str) -> bool:
    """The rival does so when it can change the result for the better: not for a corner."""
    team = match.attack
    if not match.is_rival(team):
        if choices.asks(match, team, A2):
            match.phase = SHOOTING_AGAIN
        return match.phase == SHOOTING_AGAIN
    number = match.holder_of(RIVAL, A2)
    if number == NOBODY or result == CORNERED:
        return False
    shoot_again(match, team, number)
    return True


def _keeper_again(match: Position, result: str) -> bool:
    """The rival does so when a goal was scored."""
    team = 1 - match.attack
    if not match.is_rival(team):
        if choices.asks(match, team, G2):
            match.phase = SAVING_AGAIN
        return match.phase == SAVING_AGAIN
    number = match.holder_of(RIVAL, G2)
    if number == NOBODY or result != GOAL:
        return False
    save_again(match, team, number)
    return True


def shoot_again(match: Position, team: Team, number: Number) -> None:
    """A2: the shooter's die is thrown again; the keeper may answer."""
    _tell_again(match, team, number)
    match.shot_done = True
    match.keeper_done = False
    referee.throw(match, FOR_SHOT)


def save_again(match: Position, team: Team, number: Number) -> None:
    """G2: the keeper's die is thrown again; the shooter may answer."""
    _tell_again(match, team, number)
    match.keeper_done = True
    match.shot_done = False
    referee.throw(match, FOR_KEEPER)


def _tell_again(match: Position, team: Team, number: Number) -> None:
    referee.play_player(match, team, number)
    if match.story is not None:
        match.story.tell(events.ThrowsAgain(team, number + 1))


def _end_shot(match: Position, result: str) -> None:
    """WF-22, WF-23: goal, corner, or the defender's ball at 0 PA."""
    direct = match.shot == FREE
    if match.story is not None:
        shooter, keeper = match.shot_die + match.shot_bonus, match.keeper_die + match.keeper_bonus
        event = events.ShotJudged(match.attack, match.shot_die, shooter, match.keeper_die, keeper, result)
        match.story.tell(event)
    if result == GOAL:
        referee.score_goal(match, "direct" if direct else "shot")
    elif result == CORNERED:
        referee.win_corner(match)
    else:
        referee.lose_ball(match, result)
