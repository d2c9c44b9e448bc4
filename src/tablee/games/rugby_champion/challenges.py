"""The challenge: where it is, who names it, and the table of its results, the same alone and in a duel."""

from __future__ import annotations

from tablee.games.rugby_champion import events, referee
from tablee.games.rugby_champion.moves import LEFT, RIGHT, TYPES, Act, Slot
from tablee.games.rugby_champion.position import (
    CENTRE,
    DOWN,
    EMPTY,
    FOLLOW_UP,
    L1,
    LAYING,
    LINE_OUT,
    NAMING,
    NON_PLAYER,
    R1,
    SCRUM,
    SLOTS,
    TURNING,
    Position,
)

# Where the next one is


def go_on(match: Position, slot: Slot, way: int, kind: int) -> None:
    """RC-14, RC-15: the next challenge, of a type that the attacker names (-1) or that is given."""
    if not match.count_players(match.attack):
        referee.spent(match)
        return
    referee.clear_laid(match)
    match.opening = False
    match.slot = slot
    match.way = way
    match.type = kind
    if kind < 0:
        match.phase = NAMING
    else:
        _play_slot(match, "melee" if match.kind == FOLLOW_UP else "arrow")


def name(match: Position, act: Act) -> None:
    """RC-12, RC-14: the attacker says of which type, and after the opening on which side."""
    if match.way == 0:
        match.slot = L1 if act.way == LEFT else R1
    match.way = act.way
    match.type = act.number
    _play_slot(match, "choice")


def _play_slot(match: Position, why: str) -> None:
    """RC-19, RC-45: a card that was turned is replaced as soon as its slot is played."""
    if match.solo and match.line[match.slot] != DOWN:
        if not referee.lay_down(match, match.slot):
            return
        if match.story is not None:
            match.story.tell(events.Refreshed(SLOTS[match.slot], "RC-45" if match.kind == FOLLOW_UP else "RC-19"))
    if match.story is not None:
        clause = "RC-41" if match.kind == FOLLOW_UP else "RC-12" if why == "choice" else "RC-15"
        match.story.tell(events.Challenged(match.attack, SLOTS[match.slot], match.type_name(), why, clause))
    match.phase = LAYING


# What it led to


def compare(match: Position) -> None:
    """What both teams count: the attack's lead in a challenge, that of team 0 in a set piece."""
    in_set_piece = match.kind == LINE_OUT or match.kind == SCRUM
    kind = match.set_piece_type() if in_set_piece else match.type
    one = 0 if in_set_piece else match.attack
    values = [match.strength(one, kind), match.strength(1 - one, kind)]
    match.gap = values[0] - values[1]
    if match.story is not None:
        clause = "RC-11" if not in_set_piece else "RC-40" if match.kind == LINE_OUT else "RC-41"
        match.story.tell(events.Compared(TYPES[kind], [one, 1 - one], values, match.gap, clause))


def settle(match: Position) -> None:
    """RC-13 to RC-18, RC-52 for a duel, and RC-41 for the challenge that follows a scrum."""
    gap = match.gap
    if gap >= 2 and (not match.opening or match.opening_try):
        referee.score_try(match, match.attack, "challenge", "RC-13")
    elif gap <= -2:
        _lost_by_two(match)
    elif match.kind == FOLLOW_UP:
        _settle_follow_up(match)
    elif gap >= 1:
        _won(match)
    else:
        _held(match)


def _won(match: Position) -> None:
    """RC-12: an opening leads to either side.  RC-14: by one it goes on the same way, RC-18: or into touch."""
    if match.gap == 1:
        referee.give_back(match, 1 - match.attack)
    if match.opening:
        go_on(match, CENTRE, 0, -1)
    elif match.is_edge(match.slot):
        in_touch(match)
    else:
        go_on(match, match.slot + match.way, match.way, -1)


def _held(match: Position) -> None:
    """RC-15, RC-16, RC-18: tied or lost by one."""
    if match.gap == -1 and _lost_by_one(match):
        return
    if match.is_edge(match.slot) and not match.inward:
        in_touch(match)
    elif match.solo and match.line[match.slot] == EMPTY:
        turn_another(match, for_arrow=True)
    else:
        follow_arrow(match)


def _lost_by_one(match: Position) -> bool:
    """RC-17 before RC-16: the holder gives the Avantage back, else the defence has it; true if that is a try."""
    if referee.give_back(match, match.attack):
        return False
    return referee.gain(match, 1 - match.attack, "RC-16")


def _lost_by_two(match: Position) -> None:
    """RC-16: a try of the defence.  RC-52: in a duel the ball is lost, and nothing else."""
    if match.interception_try:
        referee.score_try(match, 1 - match.attack, "interception", "RC-16" if match.solo else "RC-52")
        return
    if match.story is not None:
        match.story.tell(events.BallLost(match.attack))
    referee.begin_attack(match, 1 - match.attack)


def follow_arrow(match: Position) -> None:
    """RC-15: the defender's card says where the ball goes and what is asked there."""
    card = match.card_of(1 - match.attack)
    way, kind = match.kit.arrow[card], match.kit.red[card]
    slot = match.slot + way
    if not 0 <= slot < len(SLOTS):
        in_touch(match)
        return
    if match.story is not None:
        side = "right" if way == RIGHT else "left"
        match.story.tell(events.Redirected(match.kit.names[card], side, TYPES[kind], solo=match.solo))
    go_on(match, slot, way, kind)


def in_touch(match: Position) -> None:
    """RC-18: the ball is out, and a line-out is played."""
    if match.story is not None:
        match.story.tell(events.InTouch(SLOTS[match.slot]))
    referee.begin_set_piece(match, LINE_OUT)


def _settle_follow_up(match: Position) -> None:
    """RC-41: by one the Avantage, and RC-43: giving it back comes first; then a new attack."""
    if match.gap == 1 and not referee.give_back(match, NON_PLAYER) and referee.gain(match, 0, "RC-41"):
        return
    if match.gap == -1 and _lost_by_one(match):
        return
    referee.begin_attack(match, 0)


def turn_another(match: Position, for_arrow: bool) -> None:
    """RC-26: the next card of the pile is turned up in the slot."""
    match.for_arrow = for_arrow
    if referee.lay_down(match, match.slot):
        match.phase = TURNING
