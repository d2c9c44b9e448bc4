"""Cards laid and answered (WF-10 to WF-14): attack card, defence card, d20."""

from __future__ import annotations

from tablee.core.game import NOBODY, Card, Team
from tablee.core.luck import more_than, total
from tablee.games.worldwide_football import choices, events, fouls, referee, stars
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import (
    BLOCK,
    COUNTER,
    D2,
    D3,
    D4,
    FIRST_DEFENCE,
    KINDS,
    NO_ANSWER,
    TRAP,
    Number,
    is_defence,
)
from tablee.games.worldwide_football.phases import (
    ALIVE,
    COUNTERING,
    DEFENCE,
    FOR_DEFENCE,
    FOR_TRAP,
    FOR_TRAP_CALL,
    MARKING,
    RIVAL,
    RIVAL_DEFENDS,
    TURN_GUARD,
    TURNING,
    WITH_A3,
    WITH_M3,
)
from tablee.games.worldwide_football.position import Position


def lay(match: Position, team: Team, card: Card) -> None:
    """WF-10: the card adds its PA at once; WF-27: with what was prepared for it."""
    match.laid.append(card)
    match.pa = choices.reach(match, card)
    match.sure = match.prepared & (WITH_M3 | WITH_A3) != 0
    match.prepared = 0
    match.dead = ALIVE
    if match.story is not None:
        match.story.tell(events.Laid(team, CODES[card], match.pa, match.sure))
    match.phase = RIVAL_DEFENDS if match.is_rival(1 - team) else DEFENCE


def target_number(match: Position) -> int:
    """WF-13: what the d20 needs, by the PA of the attack."""
    return match.kit.targets[match.pa]


# A person defends


def defend_with(match: Position, team: Team, card: Card) -> None:
    """WF-11: a defence card from the hand."""
    referee.leave_hand(match, team, card)
    match.discards[team][card] += 1
    defend(match, team, card - FIRST_DEFENCE, 0, NOBODY)


def stand_in(match: Position, team: Team, number: Number) -> None:
    """WF-27: Stoppeur or Libéro."""
    effect = match.effect_of(team, number)
    referee.play_player(match, team, number)
    defend(match, team, match.kit.stands_for[effect], match.kit.bonus[effect], number)


def draw_instead(match: Position, team: Team) -> None:
    """WF-11: two Action cards, and the card stands."""
    if match.story is not None:
        match.story.tell(events.DrewInstead(team))
    referee.draw_actions(match, team, match.kit.instead_cards)
    fouls.stand(match)


# The rival defends


def rival_defends(match: Position) -> None:
    """WF-43: Piège first, on its die; then the pile Défense (WF-11) or a Player card (WF-28)."""
    if match.sure:
        fouls.stand(match)
    elif choices.can_trap(match, RIVAL) and stars.rival_can(match, TRAP):
        referee.throw(match, FOR_TRAP_CALL)
    else:
        rival_answers(match)


def trap_called(match: Position, die: int) -> None:
    """WF-43: 1 to 3: no Star is spent; an activated Piège replaces the Défense card."""
    if die < match.kit.calls_from:
        rival_answers(match)
        return
    stars.tell_rival(match, "WF-42", "trap", match.last_laid())
    stars.pay(match, RIVAL, TRAP)
    referee.throw(match, FOR_TRAP)


def trap_thrown(match: Position, die: int) -> None:
    """WF-40: 4 to 6 the ball is won, else the attacker has +1 PA."""
    good = die >= match.kit.trap_good
    if not good:
        referee.add_pa(match, match.kit.trap_pa)
    if match.story is not None:
        match.story.tell(events.TrapSprung(1 - match.attack, good, match.pa))
    if good:
        referee.lose_ball(match, "trap")
    else:
        fouls.stand(match)


def rival_answers(match: Position) -> None:
    """WF-11, WF-28: a Défense card is turned for every card that can be defended."""
    if not match.players_first or not _rival_steps_in(match):
        _turn_guard(match)


def _rival_steps_in(match: Position) -> bool:
    """WF-28: a suitable D2 or D3 defends."""
    number = _rival_stand_in(match)
    if number == NOBODY:
        return False
    stars.tell_rival(match, "WF-28", "steps-in")
    stand_in(match, RIVAL, number)
    return True


def _rival_stand_in(match: Position) -> int:
    """The better one, if both suit."""
    best, found = NO_ANSWER, NOBODY
    for effect in (D2, D3):
        number, answer = match.holder_of(RIVAL, effect), match.kit.stands_for[effect]
        if number != NOBODY and match.answers(answer, match.last_laid()):
            bonus = match.kit.answers[answer][match.last_laid()] + match.kit.bonus[effect]
            if bonus > best:
                best, found = bonus, number
    return found


def _turn_guard(match: Position) -> None:
    """WF-11: the top card of the pile Défense, which is rebuilt from the discard when it is empty."""
    if not more_than(0, match.guard):
        _rebuild_guard(match)
    match.turning = TURN_GUARD
    match.phase = TURNING


def _rebuild_guard(match: Position) -> None:
    for card in range(KINDS):
        if is_defence(card):
            match.guard[card], match.discards[RIVAL][card] = match.discards[RIVAL][card], 0
    if match.story is not None:
        match.story.tell(events.GuardRebuilt(total(match.guard)))


def guard_turned(match: Position, card: Card) -> None:
    """WF-11: if it suits, the d20 is thrown; it is discarded.  WF-28: else a suitable D2 or D3 steps in."""
    match.guard[card] -= 1
    match.discards[RIVAL][card] += 1
    suits = match.answers(card - FIRST_DEFENCE, match.last_laid())
    if match.story is not None:
        match.story.tell(events.GuardTurned(CODES[card], suits))
    if suits:
        defend(match, RIVAL, card - FIRST_DEFENCE, 0, NOBODY)
    elif not _rival_steps_in(match):
        fouls.stand(match)


# The d20


def defend(match: Position, team: Team, answer: int, bonus: int, number: Number) -> None:
    """WF-13, WF-14: the modifier of the card, that of a Player card, and Bloc défensif."""
    if match.is_rival(team):
        _rival_may_close_ranks(match)
    match.answer = answer
    match.answer_player = number
    match.answer_bonus = match.kit.answers[answer][match.last_laid()] + bonus
    if match.block_left:
        match.block_left -= 1
        match.answer_bonus += match.kit.block_bonus
    if match.story is not None:
        shown = None if number == NOBODY else number + 1
        event = events.Defended(team, CODES[FIRST_DEFENCE + answer], shown, match.answer_bonus, target_number(match))
        match.story.tell(event)
    referee.throw(match, FOR_DEFENCE)


def _rival_may_close_ranks(match: Position) -> None:
    """WF-42, WF-45: ahead with 10 cards or fewer in its Action pile, once a possession, before its first d20."""
    cards = match.pile_size(RIVAL)
    if match.block_used or match.lead(RIVAL) <= 0 or cards > match.kit.block_pile or not stars.rival_can(match, BLOCK):
        return
    stars.tell_rival(match, "WF-42", "block", cards=cards)
    stars.pay(match, RIVAL, BLOCK)
    stars.close_ranks(match)


def defence_thrown(match: Position, die: int) -> None:
    """WF-13: 20 always good, 1 never."""
    match.die = die
    total, target = die + match.answer_bonus, target_number(match)
    good = die == 20 or (die > 1 and total >= target)
    if match.story is not None:
        match.story.tell(events.DefenceThrown(1 - match.attack, die, total, target, good))
    if good:
        win_ball(match)
    elif die > 1 and total + match.kit.bonus[D4] >= target:
        _offer_marking(match)
    else:
        fouls.defence_failed(match)


def _offer_marking(match: Position) -> None:
    """WF-27: Marquage, +4 to a failed d20; who has it is asked only when it makes the defence good."""
    team = 1 - match.attack
    if not match.is_rival(team):
        if choices.asks(match, team, D4):
            match.phase = MARKING
        else:
            fouls.defence_failed(match)
        return
    number = match.holder_of(RIVAL, D4)
    if number == NOBODY:
        fouls.defence_failed(match)
    else:
        mark(match, RIVAL, number)


def mark(match: Position, team: Team, number: Number) -> None:
    """D4 makes the defence good."""
    referee.play_player(match, team, number)
    win_ball(match)


def win_ball(match: Position) -> None:
    """WF-12: ball to the defender; WF-40: Contre-attaque if the attack had 4 PA."""
    team, counters = 1 - match.attack, match.pa >= match.kit.counter_from
    match.gave_back = False
    referee.begin_possession(match, team, 0, "defence")
    if not counters:
        return
    if match.is_rival(team):
        _rival_may_counter(match)
    elif COUNTER in match.abilities[team] and choices.can_pay(match, team):
        referee.go_to(match, COUNTERING)


def _rival_may_counter(match: Position) -> None:
    """WF-41, WF-42: whenever possible."""
    if stars.rival_can(match, COUNTER):
        stars.tell_rival(match, stars.rival_clause(match), "counter")
        stars.pay(match, RIVAL, COUNTER)
        match.pa = match.kit.counter_pa
