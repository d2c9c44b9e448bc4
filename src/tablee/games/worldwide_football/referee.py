"""What belongs to the whole match: cards drawn and discarded, the ball, goals, penalties, halves."""

from __future__ import annotations

from tablee.core.luck import total
from tablee.games.worldwide_football import choices, events
from tablee.games.worldwide_football.edition import CODES, EFFECTS
from tablee.games.worldwide_football.moves import SIDES, Card, Number, Side, role_of
from tablee.games.worldwide_football.phases import (
    AIMING,
    ATTACK,
    CORNER,
    DISCARDING,
    DRAWING,
    FOR_PENALTY,
    FOR_PENALTY_SAVE,
    MOST_KICKS,
    NOBODY,
    OVER,
    PENALTY,
    RIVAL,
    RIVAL_ATTACKS,
    THROWING,
    TOSSING,
)
from tablee.games.worldwide_football.position import Position

# Cards


def draw_actions(match: Position, side: Side, count: int) -> None:
    """So many Action cards, one by one."""
    match.drawing.extend([2 * side] * count)


def draw_players(match: Position, side: Side, count: int) -> None:
    """So many Player cards; the rival's become active."""
    match.drawing.extend([2 * side + 1] * count)


def go_to(match: Position, phase: int) -> None:
    """What comes next, once all have drawn and discarded what they have to."""
    match.goal_phase = phase
    deal_on(match)


def go_on(match: Position) -> None:
    """The side with the ball goes on."""
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
        match.owes = [0, 0]
        match.phase = match.goal_phase


def _can_draw(match: Position, entry: int) -> bool:
    side = entry // 2
    return bool(match.benches[side]) if entry % 2 else total(match.piles[side]) > 0


def draw_action(match: Position, card: Card) -> None:
    """The next one who has to draw has this card."""
    side = match.drawing.pop(0) // 2
    match.piles[side][card] -= 1
    match.hands[side][card] += 1
    if match.story is not None:
        match.story.tell(events.Drew(side), {side: events.Drew(side, CODES[card])})
    deal_on(match)


def draw_player(match: Position, number: Number) -> None:
    """The same with a Player card; a person's hand is kept in order, the rival's in that of activation."""
    side = match.drawing.pop(0) // 2
    match.benches[side].remove(number)
    match.squads[side].append(number)
    if match.is_rival(side):
        _activated(match, number)
    else:
        match.squads[side].sort()
        if match.story is not None:
            own = events.DrewPlayer(side, *footballer(match, side, number))
            match.story.tell(events.DrewPlayer(side), {side: own})
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


def spend_player(match: Position, side: Side, number: Number) -> None:
    """WF-28: a used Player card is discarded."""
    match.squads[side].remove(number)
    match.spent[side].append(number)


def play_player(match: Position, side: Side, number: Number) -> None:
    """The same, and everybody hears of it."""
    spend_player(match, side, number)
    if match.story is not None:
        match.story.tell(events.PlayerPlayed(side, *footballer(match, side, number)))


def footballer(match: Position, side: Side, number: Number) -> tuple[int, str, str]:
    """A Player card as events name it: its number from 1, its name and its effect."""
    return number + 1, match.kit.names[match.teams[side]][number], EFFECTS[match.effect_of(side, number)]


def leave_hand(match: Position, side: Side, card: Card) -> None:
    """A card leaves a hand; if it was seen being taken up, that was the one."""
    match.hands[side][card] -= 1
    if match.known[side][card]:
        match.known[side][card] -= 1


def discard(match: Position, side: Side, card: Card) -> None:
    """WF-5, WF-34: a card above the limit, or for a yellow card."""
    over = match.cards(side) > match.most_actions(side)
    leave_hand(match, side, card)
    match.discards[side][card] += 1
    if not over:
        match.owes[side] -= 1
    if match.story is not None:
        match.story.tell(events.Discarded(side, CODES[card], "limit" if over else "yellow"))
    deal_on(match)


def discard_player(match: Position, side: Side, number: Number) -> None:
    """WF-5: a Player card above the limit."""
    spend_player(match, side, number)
    if match.story is not None:
        match.story.tell(events.DiscardedPlayer(side, *footballer(match, side, number)))
    deal_on(match)


def take_up(match: Position, side: Side, card: Card, from_pile: bool) -> None:
    """A person takes a named card into the hand; everybody has seen it."""
    source = match.piles[side] if from_pile else match.discards[side]
    source[card] -= 1
    match.hands[side][card] += 1
    match.known[side][card] += 1
    if match.story is not None:
        match.story.tell(events.Recovered(side, CODES[card], "pile" if from_pile else "discard"))


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


def begin_possession(match: Position, side: Side, pa: int, why: str) -> None:
    """WF-17: a new possession."""
    clear_laid(match)
    match.attack = side
    match.possession += 1
    match.clear_possession(pa)
    match.clear_throw()
    if match.story is not None:
        match.story.tell(events.Possession(side, pa, why))
    go_on(match)


def lose_ball(match: Position, why: str) -> None:
    """The other side has the ball at 0 PA."""
    match.gave_back = False
    begin_possession(match, 1 - match.attack, 0, why)


def win_corner(match: Position) -> None:
    """WF-23, WF-35: laid and shot cards are discarded, the same side goes on at 5 PA."""
    side = match.attack
    clear_laid(match)
    match.possession += 1
    match.clear_possession(match.kit.corner_pa)
    match.clear_throw()
    match.dead = CORNER
    if match.story is not None:
        match.story.tell(events.Possession(side, match.pa, "corner"))
    go_on(match)


def give_back(match: Position) -> None:
    """WF-17, WF-55: any two in a row end the half if a pile is empty; else each person draws one, once a pair."""
    side, both = match.attack, match.gave_back
    if match.story is not None:
        match.story.tell(events.GaveBack(side, both))
    match.pair_done = both and not match.pair_done
    match.gave_back = not (match.pair_done and match.pairs_only)
    if both and match.is_pile_empty():
        end_half(match)
        return
    if match.pair_done:
        for person in (1 - side, side):
            if not match.is_rival(person):
                draw_actions(match, person, match.kit.give_back_cards)
    begin_possession(match, 1 - side, 0, "given")


def score_goal(match: Position, how: str) -> None:
    """WF-17: the conceding side has the ball at 0 PA."""
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


def pick_face(match: Position, side: Side, face: int) -> None:
    """WF-33, two people: each secretly picks a face."""
    match.picks[side] = face
    if match.story is not None:
        match.story.tell(events.Aimed(side), {side: events.Aimed(side, face)})
    if match.picks[0] and match.picks[1]:
        _judge_penalty(match)


def _judge_penalty(match: Position) -> None:
    """WF-33: different is a goal; the same is saved, and the ball changes side."""
    side, goal = match.attack, match.picks[0] != match.picks[1]
    if match.story is not None:
        faces = [match.picks[side], match.picks[1 - side]]
        match.story.tell(events.PenaltyTaken(side, faces, goal))
    if match.shootout:
        _kick_counted(match, goal)
    elif goal:
        score_goal(match, "penalty")
    else:
        lose_ball(match, "penalty-saved")


# Halves


def toss(match: Position, side: Side) -> None:
    """WF-4: the first ball; or the lot after a very long shoot-out."""
    if match.story is not None:
        match.story.tell(events.Tossed(side))
    if match.shootout:
        match.lots = side
        _finish(match)
        return
    match.kicked_off = side
    begin_half(match, 1, side)


def begin_half(match: Position, half: int, side: Side) -> None:
    """WF-4, WF-56: all cards are dealt anew; `side` kicks off."""
    match.half = half
    match.laid = []
    match.lay_out_cards()
    match.gave_back = False
    match.attack = side
    if match.story is not None:
        match.story.tell(events.HalfBegan(half, side))
    for who in (side, 1 - side):
        if not match.is_rival(who):
            draw_actions(match, who, match.kit.deal[1 if who == side else 0])
        draw_players(match, who, match.kit.deal_players)
    begin_possession(match, side, 0, "kick-off")


def end_half(match: Position) -> None:
    """WF-4: the other side kicks off the second half.  WF-56: level after it is a draw, or a shoot-out."""
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
    """WF-56: five each, then one each until one side has more."""
    side = match.attack
    match.kicks[side] += 1
    match.kicks_made[side] += 1 if goal else 0
    match.picks = [0, 0]
    if _is_decided(match):
        _finish(match)
    elif min(match.kicks) >= MOST_KICKS:
        match.phase = TOSSING
    else:
        match.attack = 1 - side
        match.possession += 1
        match.phase = PENALTY


def _is_decided(match: Position) -> bool:
    """One side cannot be caught any more."""
    rounds = max(match.kit.penalties, match.kicks[0], match.kicks[1])
    for side in range(SIDES):
        other = 1 - side
        if match.kicks_made[side] > match.kicks_made[other] + rounds - match.kicks[other]:
            return True
    return False


def _finish(match: Position) -> None:
    match.phase = OVER
    winner = match.ahead()
    match.reason = "draw" if winner == NOBODY else "shoot-out" if match.shootout else "goals"
    if match.story is not None:
        kicks = match.kicks_made[:] if match.shootout else None
        match.story.tell(events.MatchOver(match.score[:], None if winner == NOBODY else winner, kicks))
