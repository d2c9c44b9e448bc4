"""The tackle and what comes of it: interception, missed tackle, ruck, contest, clear-out, offside (FF-31 to FF-39)."""

from __future__ import annotations

from tablee.core.game import Card, Team
from tablee.games.french_flair import events, referee
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
    Position,
)

FEWEST_TO_CONTEST: int = 2
"""FF-36: nobody contests or clears out holding a single card."""


def carried(match: Position, card: Card, concluded: bool) -> None:
    """A card has moved the ball: a try, a chance to tackle, or play goes on (FF-3, FF-31, FF-60 to FF-63)."""
    referee.measure_advantage(match)
    team = match.attack
    distance = match.distance(team)
    first_from_five, match.fresh_five = match.fresh_five, False
    match.must_tackle = concluded and match.cards(team) == 0 and distance >= 0
    if distance < 0 and not first_from_five:
        referee.score_try(match, team, card)
    elif distance < 0 or concluded or distance <= TWENTY_TWO:
        match.crosses = distance < 0
        match.carrier = team
        _offer_tackle(match, 1 - team)
    else:
        match.phase = ATTACK


def _offer_tackle(match: Position, team: Team) -> None:
    """FF-31, FF-37: who has no card cannot tackle, but a carrier without a card is lost all the same."""
    if match.cards(team):
        referee.go_to(match, DEFENCE, team)
    elif match.must_tackle:
        _tackle_by_default(match, team, None)
    else:
        let_pass(match, team)


def let_pass(match: Position, team: Team) -> None:
    """FF-31: the attack plays on; FF-61: or has scored."""
    if match.story is not None:
        match.story.tell(events.LetPass(team))
    if match.crosses:
        referee.score_try(match, match.attack, None)
    elif match.combo is not None:
        referee.go_to(match, ATTACK, match.attack)
    else:
        referee.give(match, match.attack, OPEN)


def tackle(match: Position, team: Team, card: Card) -> None:
    """FF-31: one card, two dice each, defence first."""
    forced = match.must_tackle
    referee.play_card(match, team, card)
    if forced:
        _tackle_by_default(match, team, card)
        return
    if match.story is not None:
        match.story.tell(events.Tackled(team, card, match.ball, False))
    referee.throw(match, team, FOR_TACKLE, 2)


def _tackle_by_default(match: Position, team: Team, card: Card | None) -> None:
    """FF-37: the attack cannot support its carrier."""
    if match.story is not None:
        match.story.tell(events.Tackled(team, card, match.ball, True))
    referee.turn_over(match, RUCK)


def tackle_thrown(match: Position, throw: Act) -> None:
    """FF-32: a double of the defence ends the duel at once.  FF-33: a double of the attack is a missed tackle."""
    first = match.first_throw
    if first is None:
        if is_double(throw):
            _intercept(match, throw)
        else:
            referee.keep_first_throw(match, throw)
        return
    if is_double(throw):
        _miss_tackle(match)
    else:
        _form_ruck(match, first, throw)


def _intercept(match: Position, throw: Act) -> None:
    """FF-32: sum × 5 m the other way; crossing is a try; both to six."""
    team = match.thrower
    _back_to_the_line(match)
    if referee.bring_back(match):
        return
    metres = STEP * (throw.high + throw.low)
    referee.carry(match, team, metres)
    if match.story is not None:
        match.story.tell(events.Intercepted(team, metres, match.ball))
    if match.distance(team) < 0:
        referee.score_try(match, team, None)
    else:
        referee.give_and_renew(match, team, OPEN)


def _back_to_the_line(match: Position) -> None:
    """FF-61: who is tackled while crossing is tackled on the line."""
    if match.crosses:
        match.ball = match.spot(match.attack, 0)
        match.crosses = False


def _miss_tackle(match: Position) -> None:
    """FF-33: a card, and play on; FF-61: or the try stands."""
    if match.story is not None:
        match.story.tell(events.MissedTackle(1 - match.attack))
    if match.crosses:
        referee.score_try(match, match.attack, None)
    else:
        referee.bonus(match, match.attack)
        referee.give(match, match.attack, OPEN)


# The ruck


def _form_ruck(match: Position, defence: Act, attack: Act) -> None:
    """FF-34: the duel's winner has the ball; the loser may contest between the winner's dice."""
    _back_to_the_line(match)
    match.combo = None
    defence_won = beats(defence, attack)
    best = defence if defence_won else attack
    match.holder = 1 - match.attack if defence_won else match.attack
    match.zone_low, match.zone_high = best.low, best.high
    match.first_throw = None
    if match.story is not None:
        match.story.tell(events.RuckFormed(match.holder, (match.zone_low, match.zone_high), match.ball))
    _invite(match, 1 - match.holder, CONTESTING)


def _invite(match: Position, team: Team, phase: int) -> None:
    if match.cards(team) >= FEWEST_TO_CONTEST:
        referee.go_to(match, phase, team)
    else:
        _end_ruck(match)


def contest(match: Position, team: Team, card: Card, aim: int) -> None:
    """FF-34, FF-35: one card, one die."""
    referee.play_card(match, team, card)
    if match.story is not None:
        match.story.tell(events.Contested(team, "contest" if aim == FOR_CONTEST else "clear-out", card))
    referee.throw(match, team, aim, 1)


def decline(match: Position, team: Team) -> None:
    """FF-36: both are optional."""
    if match.story is not None:
        how = "contest" if match.phase == CONTESTING else "clear-out"
        match.story.tell(events.Contested(team, how, None))
    _end_ruck(match)


def contest_thrown(match: Position, throw: Act) -> None:
    """FF-34, FF-35: inside the zone the ball is won, outside it is offside."""
    team, die = match.thrower, throw.high
    if not match.zone_low <= die <= match.zone_high:
        _offside(match, team)
        return
    match.holder = team
    if match.aim == FOR_CLEAR_OUT:
        if match.story is not None:
            match.story.tell(events.BallWon(team, None))
        _end_ruck(match)
        return
    match.zone_low = die
    if match.story is not None:
        match.story.tell(events.BallWon(team, (match.zone_low, match.zone_high)))
    _invite(match, 1 - team, CLEARING)


def _end_ruck(match: Position) -> None:
    """FF-39: only now is it judged whether the ball changed hands."""
    if match.holder != match.carrier:
        referee.turn_over(match, RUCK)
    else:
        referee.give(match, match.carrier, RUCK)


# Offside


def _offside(match: Position, team: Team) -> None:
    """FF-73: the attack may play the advantage; the defence has its penalty at once."""
    if match.story is not None:
        match.story.tell(events.Offside(team, match.ball))
    if team == match.carrier:
        if not referee.bring_back(match):
            referee.award_penalty(match, 1 - team, match.ball)
    else:
        referee.go_to(match, OFFSIDE, match.carrier)


def play_advantage(match: Position) -> None:
    """FF-74: a bonus card, and play on from the ruck."""
    team = match.carrier
    match.advantage_team = team
    match.advantage_spot = match.ball
    if match.story is not None:
        match.story.tell(events.AdvantagePlayed(team))
    referee.bonus(match, team)
    referee.give(match, team, RUCK)
