"""What belongs to the whole match: cards drawn and discarded, the ball, goals, penalties, halves."""

from __future__ import annotations

from tablee.core.game import NOBODY, TEAMS, Card, Team
from tablee.core.luck import more_than
from tablee.games.worldwide_football import choices, events
from tablee.games.worldwide_football.edition import CODES, EFFECTS
from tablee.games.worldwide_football.moves import Number, role_of
from tablee.games.worldwide_football.phases import (
    AIMING,
    ATTACK,
    CORNER,
    DISCARDING,
    DRAWING,
    FOR_PENALTY,
    FOR_PENALTY_SAVE,
    MOST_KICKS,
    OVER,
    PENALTY,
    RIVAL,
    RIVAL_ATTACKS,
    THROWING,
    TOSSING,
)
from tablee.games.worldwide_football.position import Position

# Cards


def draw_actions(match: Position, team: Team, count: int) -> None:
    """So many Action cards, one by one."""
    for _ in range(count):
        match.drawing.append(2 * team)


def draw_players(match: Position, team: Team, count: int) -> None:
    """So many Player cards; the rival's become active."""
    for _ in range(count):
        match.drawing.append(2 * team + 1)


def go_to(match: Position, phase: int) -> None:
    """What comes next, once all have drawn and discarded what they have to."""
    match.goal_phase = phase
    deal_on(match)


def go_on(match: Position) -> None:
    """The team with the ball goes on."""
    go_to(match, RIVAL_ATTACKS if match.is_rival(match.attack) else ATTACK)


def deal_on(match: Position) -> None:
    """The next card to be drawn or discarded; a pile that is empty gives none (WF-28, WF-55)."""
    while match.drawing and not _can_draw(match, match.drawing[0]):
        match.drawing.pop(0)
    if match.drawing:
        match.phase = DRAWING
    elif choices.discarder(match) != NOBODY:
        match.phase = DISCARDING
    else:
        match.owes[0] = match.owes[1] = 0
        match.phase = match.goal_phase


def _can_draw(match: Position, entry: int) -> bool:
    team = entry // 2
    return bool(match.benches[team]) if entry % 2 else more_than(0, match.piles[team])


def draw_action(match: Position, card: Card) -> None:
    """The next one who has to draw has this card."""
    team = match.drawing.pop(0) // 2
    match.piles[team][card] -= 1
    match.hands[team][card] += 1
    if match.story is not None:
        match.story.tell(events.Drew(team), {team: events.Drew(team, CODES[card])})
    deal_on(match)


def draw_player(match: Position, number: Number) -> None:
    """The same with a Player card; a person's hand is kept in order, the rival's in that of activation."""
    team = match.drawing.pop(0) // 2
    match.benches[team].remove(number)
    match.squads[team].append(number)
    if match.is_rival(team):
        _activated(match, number)
    else:
        match.squads[team].sort()
        if match.story is not None:
            own = events.DrewPlayer(team, *footballer(match, team, number))
            match.story.tell(events.DrewPlayer(team), {team: own})
    deal_on(match)


def _activated(match: Position, number: Number) -> None:
    """WF-26: never more than three active."""
    if match.story is not None:
        match.story.tell(events.Activated(*footballer(match, RIVAL, number)))
    if len(match.squads[RIVAL]) > match.kit.most_active:
        dropped = _to_drop(match)
        spend_player(match, RIVAL, dropped)
        if match.story is not None:
            match.story.tell(events.Dropped(*footballer(match, RIVAL, dropped), match.lead(RIVAL)))


def _to_drop(match: Position) -> int:
    """WF-26: behind or level D, else G; ahead M, else A; the longest active; neither: the new one."""
    for role in "MA" if match.lead(RIVAL) > 0 else "DG":
        number = longest_active(match, role)
        if number != NOBODY:
            return number
    return match.squads[RIVAL][-1]


def longest_active(match: Position, role: str) -> int:
    """The rival's longest active Player card of a role, or NOBODY."""
    for number in match.squads[RIVAL]:
        if role_of(match.effect_of(RIVAL, number)) == role:
            return number
    return NOBODY


def spend_player(match: Position, team: Team, number: Number) -> None:
    """WF-28: a used Player card is discarded."""
    match.squads[team].remove(number)
    match.player_discards[team].append(number)


def play_player(match: Position, team: Team, number: Number) -> None:
    """The same, and everybody hears of it."""
    spend_player(match, team, number)
    if match.story is not None:
        match.story.tell(events.PlayerPlayed(team, *footballer(match, team, number)))


def footballer(match: Position, team: Team, number: Number) -> tuple[int, str, str]:
    """A Player card as events name it: its number from 1, its name and its effect."""
    return number + 1, match.kit.names[match.nations[team]][number], EFFECTS[match.effect_of(team, number)]


def leave_hand(match: Position, team: Team, card: Card) -> None:
    """A card leaves a hand; if it was seen being taken up, that was the one."""
    match.hands[team][card] -= 1
    if match.known[team][card]:
        match.known[team][card] -= 1


def discard(match: Position, team: Team, card: Card) -> None:
    """WF-5, WF-34: a card above the limit, or for a yellow card."""
    over = match.cards(team) > match.most_actions(team)
    leave_hand(match, team, card)
    match.discards[team][card] += 1
    if not over:
        match.owes[team] -= 1
    if match.story is not None:
        match.story.tell(events.Discarded(team, CODES[card], "limit" if over else "yellow"))
    deal_on(match)


def discard_player(match: Position, team: Team, number: Number) -> None:
    """WF-5: a Player card above the limit."""
    spend_player(match, team, number)
    if match.story is not None:
        match.story.tell(events.DiscardedPlayer(team, *footballer(match, team, number)))
    deal_on(match)


def take_up(match: Position, team: Team, card: Card, from_pile: bool) -> None:
    """A person takes a named card into the hand; everybody has seen it."""
    source = match.piles[team] if from_pile else match.discards[team]
    source[card] -= 1
    match.hands[team][card] += 1
    match.known[team][card] += 1
    if match.story is not None:
        match.story.tell(events.Recovered(team, CODES[card], "pile" if from_pile else "discard"))


# Dice


def throw(match: Position, aim: int) -> None:
    """A die is in the air."""
    match.phase = THROWING
    match.aim = aim


# The ball


def add_pa(match: Position, points: int) -> None:
    """WF-10: capped at 8."""
    match.pa = min(match.kit.most_pa, match.pa + points)


def clear_laid(match: Position) -> None:
    """The cards of this attack go onto the discard."""
    for card in match.laid:
        match.discards[match.attack][card] += 1
    match.laid = []


def begin_possession(match: Position, team: Team, pa: int, why: str) -> None:
    """WF-17: a new possession."""
    clear_laid(match)
    match.attack = team
    match.possession += 1
    match.clear_possession(pa)
    match.clear_throw()
    if match.story is not None:
        match.story.tell(events.Possession(team, pa, why))
    go_on(match)


def lose_ball(match: Position, why: str) -> None:
    """The other team has the ball at 0 PA."""
    match.gave_back = False
    begin_possession(match, 1 - match.attack, 0, why)


def win_corner(match: Position) -> None:
    """WF-23, WF-35: laid and shot cards are discarded, the same team goes on at 5 PA."""
    team = match.attack
    clear_laid(match)
    match.possession += 1
    match.clear_possession(match.kit.corner_pa)
    match.clear_throw()
    match.dead = CORNER
    if match.story is not None:
        match.story.tell(events.Possession(team, match.pa, "corner"))
    go_on(match)


def give_back(match: Position) -> None:
    """WF-17, WF-55: any two in a row end the half if a pile is empty; else each person draws one, once a pair."""
    team, both = match.attack, match.gave_back
    if match.story is not None:
        match.story.tell(events.GaveBack(team, both))
    match.pair_done = both and not match.pair_done
    match.gave_back = not (match.pair_done and match.pairs_only)
    if both and match.is_pile_empty():
        end_half(match)
        return
    if match.pair_done:
        for person in (1 - team, team):
            if not match.is_rival(person):
                draw_actions(match, person, match.kit.give_back_cards)
    begin_possession(match, 1 - team, 0, "given")


def score_goal(match: Position, how: str) -> None:
    """WF-17: the conceding team has the ball at 0 PA."""
    match.score[match.attack] += 1
    if match.story is not None:
        match.story.tell(events.Goal(match.attack, match.score[:], how))
    lose_ball(match, "goal")


# Penalties


def award_penalty(match: Position) -> None:
    """WF-33: two dice, or two faces that two people pick."""
    match.picks = [0, 0]
    if match.story is not None:
        match.story.tell(events.Penalty(match.attack, match.shootout))
    if match.solo:
        throw(match, FOR_PENALTY)
    else:
        match.phase = AIMING


def penalty_thrown(match: Position, die: int) -> None:
    """WF-33, alone: the first die, then the second."""
    if match.aim == FOR_PENALTY:
        match.picks[match.attack] = die
        throw(match, FOR_PENALTY_SAVE)
    else:
        match.picks[1 - match.attack] = die
        _judge_penalty(match)


def pick_face(match: Position, team: Team, face: int) -> None:
    """WF-33, two people: each secretly picks a face."""
    match.picks[team] = face
    if match.story is not None:
        match.story.tell(events.Aimed(team), {team: events.Aimed(team, face)})
    if match.picks[0] and match.picks[1]:
        _judge_penalty(match)


def _judge_penalty(match: Position) -> None:
    """WF-33: different is a goal; the same is saved, and the ball changes hands."""
    team, goal = match.attack, match.picks[0] != match.picks[1]
    if match.story is not None:
        faces = [match.picks[team], match.picks[1 - team]]
        match.story.tell(events.PenaltyTaken(team, faces, goal))
    if match.shootout:
        _kick_counted(match, goal)
    elif goal:
        score_goal(match, "penalty")
    else:
        lose_ball(match, "penalty-saved")


# Halves


def toss(match: Position, team: Team) -> None:
    """WF-4: the first ball; or the lot after a very long shoot-out."""
    if match.story is not None:
        match.story.tell(events.Tossed(team))
    if match.shootout:
        match.lots = team
        _finish(match)
        return
    match.kicked_off = team
    begin_half(match, 1, team)


def begin_half(match: Position, half: int, team: Team) -> None:
    """WF-4, WF-56: all cards are dealt anew; `team` kicks off."""
    match.half = half
    match.laid = []
    match.lay_out_cards()
    match.gave_back = False
    match.attack = team
    if match.story is not None:
        match.story.tell(events.HalfBegan(half, team))
    for who in (team, 1 - team):
        if not match.is_rival(who):
            draw_actions(match, who, match.kit.deal[1 if who == team else 0])
        draw_players(match, who, match.kit.deal_players)
    begin_possession(match, team, 0, "kick-off")


def end_half(match: Position) -> None:
    """WF-4: the other team kicks off the second half.  WF-56: level after it is a draw, or a shoot-out."""
    if match.story is not None:
        match.story.tell(events.HalfOver(match.half, match.score[:]))
    clear_laid(match)
    match.clear_possession(0)
    match.clear_throw()
    match.drawing = []
    if match.half == 1:
        begin_half(match, 2, 1 - match.kicked_off)
    elif match.knockout and match.lead(0) == 0:
        match.shootout = True
        match.attack = match.kicked_off
        match.possession += 1
        match.phase = PENALTY
    else:
        _finish(match)


def _kick_counted(match: Position, goal: bool) -> None:
    """WF-56: five each, then one each until one team has more."""
    team = match.attack
    match.kicks[team] += 1
    match.kicks_made[team] += 1 if goal else 0
    match.picks = [0, 0]
    if _is_decided(match):
        _finish(match)
    elif min(match.kicks) >= MOST_KICKS:
        match.phase = TOSSING
    else:
        match.attack = 1 - team
        match.possession += 1
        match.phase = PENALTY


def _is_decided(match: Position) -> bool:
    """One team cannot be caught any more."""
    rounds = max(match.kit.penalties, match.kicks[0], match.kicks[1])
    for team in range(TEAMS):
        other = 1 - team
        if match.kicks_made[team] > match.kicks_made[other] + rounds - match.kicks[other]:
            return True
    return False


def _finish(match: Position) -> None:
    match.phase = OVER
    winner = match.ahead()
    match.reason = "draw" if winner == NOBODY else "shoot-out" if match.shootout else "goals"
    if match.story is not None:
        kicks = match.kicks_made[:] if match.shootout else None
        match.story.tell(events.MatchOver(match.score[:], None if winner == NOBODY else winner, kicks))
