"""What belongs to the whole match: hands, set pieces, penalties, advantage, points, restarts and time."""

from __future__ import annotations

from tablee.core.game import NOBODY, TEAMS, Card, Team
from tablee.core.luck import more_than, total
from tablee.games.french_flair import events
from tablee.games.french_flair.moves import CARDS, NUMBERS, Act, Metres
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
    HALFWAY,
    KICKING_OFF,
    LINING_OUT,
    MOST_EVENTS,
    NEAREST,
    OVER,
    PENALTY,
    SCRUMMING,
    STEP,
    TEMPO,
    THROWING,
    TRY,
    TWENTY_TWO,
    Position,
)

# Cards


def play_card(match: Position, team: Team, card: Card) -> None:
    """A card is played: it goes onto the discard, and the tempo clock moves on."""
    match.hands[team][card] -= 1
    match.discards[team][card] += 1
    count_event(match)


def count_event(match: Position) -> None:
    """FF-77: a card or a throw; the first of a half starts the clock."""
    if match.events == 0:
        match.half_began = match.now
    match.events += 1
    if match.time_up:
        match.events_after += 1
    elif (not match.real_time and match.events * TEMPO >= match.half_seconds) or match.events >= MOST_EVENTS:
        call_time(match)


def call_time(match: Position) -> None:
    """FF-77: the half's time is up."""
    match.time_up = True
    if match.story is not None:
        match.story.tell(events.TimeUp(match.half))


def bonus(match: Position, team: Team) -> None:
    """FF-22: a card is drawn at once, even above six."""
    if match.cards(team) < CARDS:
        match.drawing.append(team)


def renew(match: Position) -> bool:
    """FF-21: both teams to exactly six; whether somebody has more."""
    surplus = False
    for team in range(TEAMS):
        held = match.cards(team)
        surplus = surplus or held > FULL_HAND
        for _ in range(FULL_HAND - held - match.drawing.count(team)):
            match.drawing.append(team)
    return surplus


def go_to(match: Position, phase: int, team: Team) -> None:
    """What comes next, once all have discarded and drawn what they have to."""
    match.goal_phase = phase
    match.waiting_team = team
    _deal_on(match)


def renew_and_go_to(match: Position, phase: int, team: Team) -> None:
    """FF-21: hands are completed first; who has more than six discards."""
    match.goal_phase = phase
    match.waiting_team = team
    if renew(match) and not match.keep_surplus:
        match.phase = DISCARDING
    else:
        _deal_on(match)


def _deal_on(match: Position) -> None:
    match.phase = DRAWING if match.drawing else match.goal_phase
    if match.drawing and not more_than(0, match.piles[match.drawing[0]]):
        _reshuffle(match, match.drawing[0])


def _reshuffle(match: Position, team: Team) -> None:
    """FF-20: the discards become the pile."""
    match.piles[team] = match.discards[team]
    match.discards[team] = [0] * (NUMBERS + 1)
    if match.story is not None:
        match.story.tell(events.Reshuffled(team, total(match.piles[team])))


def draw(match: Position, card: Card) -> None:
    """The next one who has to draw has this card."""
    team = match.drawing.pop(0)
    match.piles[team][card] -= 1
    match.hands[team][card] += 1
    if match.story is not None:
        match.story.tell(events.Drew(team), {team: events.Drew(team, card)})
    _deal_on(match)


def discard(match: Position, team: Team, card: Card) -> None:
    """FF-21: a card above six."""
    match.hands[team][card] -= 1
    match.discards[team][card] += 1
    if match.story is not None:
        match.story.tell(events.Discarded(team, card))
    if max(match.cards(0), match.cards(1)) <= FULL_HAND:
        _deal_on(match)


# Throwing


def throw(match: Position, team: Team, aim: int, dice: int) -> None:
    """Dice are in the air."""
    match.phase = THROWING
    match.thrower = team
    match.aim = aim
    match.dice = dice


def tell_throw(match: Position, throw: Act) -> None:
    """Everybody sees the dice."""
    count_event(match)
    if match.story is not None:
        dice = [throw.high, throw.low] if throw.low else [throw.high]
        match.story.tell(events.Threw(match.thrower, AIMS[match.aim], dice))


def keep_first_throw(match: Position, throw: Act) -> None:
    """A duel: the other team throws next."""
    match.first_throw = throw
    match.thrower = 1 - match.thrower


# Possession


def give(match: Position, team: Team, origin: int) -> None:
    """`team` plays next, without a renewal."""
    if _is_enough(match):
        end_half(match)
        return
    begin_play(match, team, origin)
    go_to(match, ATTACK, team)


def give_and_renew(match: Position, team: Team, origin: int) -> None:
    """FF-21: `team` plays next, and both complete their hands."""
    if _is_enough(match):
        end_half(match)
        return
    begin_play(match, team, origin)
    renew_and_go_to(match, ATTACK, team)


def begin_play(match: Position, team: Team, origin: int) -> None:
    """A new play: nothing of the last one is left but an advantage."""
    advantage_team, advantage_spot = match.advantage_team, match.advantage_spot
    match.clear_play()
    match.clear_throw()
    if advantage_team == team:
        match.advantage_team, match.advantage_spot = advantage_team, advantage_spot
    match.attack = team
    match.origin = origin
    match.fresh_five = origin in (SCRUM, LINE_OUT) and match.distance(team) == NEAREST


def _is_enough(match: Position) -> bool:
    """Long after time the referee blows, wherever the ball is."""
    return match.time_up and match.events_after >= EXTRA_EVENTS


def turn_over(match: Position, origin: int) -> None:
    """The other team has the ball where it lies; an advantage brings the penalty back."""
    if bring_back(match):
        return
    team = 1 - match.attack
    if match.story is not None:
        match.story.tell(events.TurnedOver(team, match.ball))
    give_and_renew(match, team, origin)


# Advantage and penalty


def bring_back(match: Position) -> bool:
    """FF-74: play ends for a team that has its advantage not yet: the penalty at the spot."""
    if match.advantage_team == NOBODY:
        return False
    team, spot = match.advantage_team, match.advantage_spot
    award_penalty(match, team, spot, back=True)
    return True


def measure_advantage(match: Position) -> None:
    """FF-74: 10 m from the spot are advantage enough: carried, or kicked and not given away."""
    team = match.advantage_team
    if team != NOBODY and (match.ball - match.advantage_spot) * match.direction(team) >= ADVANTAGE_METRES:
        match.advantage_team = NOBODY
        if match.story is not None:
            match.story.tell(events.AdvantageOver(team))


def award_penalty(match: Position, team: Team, spot: Metres, back: bool = False) -> None:
    """FF-75, FF-76: never nearer than 5 m, and both have six cards before."""
    match.clear_play()
    match.clear_throw()
    match.attack = team
    match.ball = inside(match, spot)
    if match.story is not None:
        match.story.tell(events.PenaltyGiven(team, match.ball, back))
    renew_and_go_to(match, PENALTY, team)


def inside(match: Position, spot: Metres) -> int:
    """FF-46, FF-76: at least 5 m from either line."""
    return max(NEAREST, min(FIELD - NEAREST, spot))


def carry(match: Position, team: Team, metres: Metres) -> None:
    """FF-1, FF-3: the ball is carried on, and grounded in the in-goal before it could be dead."""
    match.ball += match.direction(team) * metres
    if match.distance(team) <= -DEAD:
        match.ball = match.spot(team, STEP - DEAD)


# Set pieces


def scrum(match: Position, team: Team, spot: Metres) -> None:
    """FF-70: `team` puts in, at least 5 m out, both with six cards."""
    _set_piece(match, team, spot, SCRUMMING, "scrum")


def line_out(match: Position, team: Team, spot: Metres) -> None:
    """FF-71: `team` throws in; after time the half is over."""
    if match.time_up:
        match.ball = inside(match, spot)
        end_half(match)
    else:
        _set_piece(match, team, spot, LINING_OUT, "line-out")


def _set_piece(match: Position, team: Team, spot: Metres, phase: int, how: str) -> None:
    match.clear_play()
    match.clear_throw()
    match.ball = inside(match, spot)
    match.attack = team
    match.put_in = team
    if match.story is not None:
        match.story.tell(events.SetPiece(how, team, match.ball))
    renew_and_go_to(match, phase, team)


def win_set_piece(match: Position, winner: Team, double: bool) -> None:
    """FF-70: a scrum won by a double is a penalty.  FF-71: a line-out won by a double a card."""
    scrum = match.aim == FOR_SCRUM
    if match.story is not None:
        match.story.tell(events.SetPieceWon("scrum" if scrum else "line-out", winner, double))
    if scrum and double:
        award_penalty(match, winner, match.ball)
        return
    if double:
        bonus(match, winner)
    give(match, winner, SCRUM if scrum else LINE_OUT)


# Points


def score_try(match: Position, team: Team, card: Card | None) -> None:
    """FF-3, FF-76: five points, and the conversion."""
    match.score[team] += TRY
    match.tries[team] += 1
    match.clear_play()
    match.clear_throw()
    match.attack = team
    match.put_in = team
    if match.story is not None:
        match.story.tell(events.TryScored(team, card, match.score[:]))
    go_to(match, CONVERTING, team)


def convert(match: Position, good: bool) -> None:
    """FF-72: two points.  FF-77: after time the half is over with it."""
    team = match.put_in
    if good:
        match.score[team] += CONVERSION
    if match.story is not None:
        match.story.tell(events.Converted(team, good, match.score[:]))
    restart_after_points(match, team)


def score_goal(match: Position, team: Team, how: str) -> None:
    """FF-43, FF-75: three points."""
    match.score[team] += GOAL
    if match.story is not None:
        match.story.tell(events.GoalScored(team, how, match.score[:]))
    restart_after_points(match, team)


def restart_after_points(match: Position, team: Team) -> None:
    """FF-4: the team that conceded kicks off."""
    if match.time_up:
        end_half(match)
    else:
        kick_off(match, 1 - team)


# Restarts


def kick_off(match: Position, team: Team) -> None:
    """FF-5, FF-8: from the halfway line, both with six cards."""
    _restart(match, team, HALFWAY, KICKING_OFF)


def drop_out(match: Position, team: Team) -> None:
    """FF-7, FF-8: from the own 22; the ball was dead, so after time the half is over."""
    if match.time_up:
        end_half(match)
        return
    if match.story is not None:
        match.story.tell(events.DropOut(team))
    _restart(match, team, match.spot(1 - team, TWENTY_TWO), DROPPING_OUT)


def _restart(match: Position, team: Team, spot: Metres, phase: int) -> None:
    match.clear_play()
    match.clear_throw()
    match.ball = spot
    match.attack = team
    renew_and_go_to(match, phase, team)


# Halves


def begin_half(match: Position, half: int, team: Team) -> None:
    """FF-4, FF-77: `team` kicks off."""
    match.half = half
    match.events = 0
    match.events_after = 0
    match.time_up = False
    if match.story is not None:
        match.story.tell(events.HalfBegan(half, team))
    kick_off(match, team)


def end_half(match: Position) -> None:
    """FF-77: the other team kicks off the second half; after it the match is over."""
    if match.story is not None:
        match.story.tell(events.HalfOver(match.half, match.score[:]))
    match.drawing = []
    if match.half == 1:
        begin_half(match, 2, 1 - match.kicked_off)
    else:
        _finish(match)


def _finish(match: Position) -> None:
    match.phase = OVER
    match.reason = "time"
    match.clear_play()
    match.clear_throw()
    outcome = match.outcome()
    if match.story is not None and outcome is not None:
        match.story.tell(events.MatchOver(match.score[:], list(outcome.winners), match.tries[:]))
