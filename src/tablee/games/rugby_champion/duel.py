"""The duel: cards laid face down, the reactions in their order, set pieces of two cards each (RC-50 to RC-55)."""

from __future__ import annotations

from typing import Final

from tablee.core.luck import total
from tablee.games.rugby_champion import challenges, choices, events, hidden, referee
from tablee.games.rugby_champion.moves import TEAMS, Face, Side
from tablee.games.rugby_champion.position import (
    AWARDING,
    FROM_PILE,
    KINDS,
    LAYING,
    LINE_OUT,
    NOBODY,
    SCRUM,
    SLOTS,
    STOPPING,
    SUPPORTING,
    TURNING,
    WHISTLING,
    Position,
)

# Reactions to a challenge, in their order (RC-51).
FIRST_WHISTLE: Final = 0
SECOND_WHISTLE: Final = 1
FIRST_SUPPORT: Final = 2
SECOND_SUPPORT: Final = 3
STOP: Final = 4
ALL_REACTED: Final = 5


# Laying


def lay_down_card(match: Position, side: Side, face: Face) -> None:
    """RC-50: a player, face down."""
    match.hands[side].remove(face)
    # A player that everybody has seen may be the one that lies face down now, or not.
    match.known[side] = [known for known in match.known[side] if known >= match.kit.players]
    _lay(match, side, face)


def lay_from_pile(match: Position, side: Side) -> None:
    """RC-55: who has no player shows what he has, and the top player card of the pile is laid for him."""
    match.known[side] = match.hands[side][:]
    if match.story is not None and match.hands[side]:
        hand = [match.kit.names[face] for face in match.hands[side]]
        match.story.tell(events.Shown(side, hand, [], "RC-55"))
    _lay(match, side, FROM_PILE)


def _lay(match: Position, side: Side, face: Face) -> None:
    match.laid[side].append(face)
    match.may_show[side] = False
    if match.story is not None:
        _tell_laid(match, side, face)
    _go_on_laying(match)


def show_and_draw(match: Position, side: Side) -> None:
    """RC-54: the hand is shown now; the other side is not kept waiting, and the draw comes when it has laid."""
    referee.show_hand(match, side, "RC-54")
    _go_on_laying(match)


def _go_on_laying(match: Position) -> None:
    if match.waiting():
        return
    if match.drawing:
        referee.go_to(match, match.phase)
    else:
        _reveal(match)


def _tell_laid(match: Position, side: Side, face: Face) -> None:
    assert match.story is not None
    clause = "RC-50" if match.phase == LAYING else "RC-53"
    if face == FROM_PILE:
        match.story.tell(events.Laid(side, None, True, "RC-55"))
    else:
        match.story.tell(
            events.Laid(side, None, False, clause), {side: events.Laid(side, match.kit.names[face], False, clause)}
        )


def _reveal(match: Position) -> None:
    """RC-50: together; a card of the pile is turned with them."""
    if match.story is not None:
        names = match.kit.names
        cards = [[names[face] for face in match.laid[side] if face >= 0] for side in range(TEAMS)]
        match.story.tell(events.Revealed(cards, "RC-50" if match.phase == LAYING else "RC-53"))
    _turn_from_pile(match)


def _turn_from_pile(match: Position) -> None:
    """RC-55; RC-6: if the pile has no player the half is over."""
    if FROM_PILE not in match.laid[0] and FROM_PILE not in match.laid[1]:
        _compare_duel(match)
    elif total(match.unseen[: match.kit.players]) == 0:
        referee.run_out(match)
    else:
        match.phase = TURNING


def turn_duel(match: Position, face: Face) -> None:
    """A player card of the pile for whoever had none."""
    side = choices.turning_side(match)
    match.unseen[face] -= 1
    match.laid[side][match.laid[side].index(FROM_PILE)] = face
    if match.story is not None:
        slot = "" if match.kind == LINE_OUT or match.kind == SCRUM else SLOTS[match.slot]
        match.story.tell(events.Turned(side, match.kit.names[face], slot, "RC-55"))
    _turn_from_pile(match)


def _compare_duel(match: Position) -> None:
    challenges.compare(match)
    if match.kind == LINE_OUT or match.kind == SCRUM:
        _settle_set_piece_duel(match)
        return
    match.first = 1 - match.attack if match.gap > 0 else match.attack
    match.stage = FIRST_WHISTLE
    _next_reaction(match)


# Reactions


def _next_reaction(match: Position) -> None:
    """RC-51: whoever could react now, by all that everybody knows, is asked."""
    while match.stage < ALL_REACTED:
        side = _reacting_side(match)
        if side != NOBODY and _could_react(match, side):
            match.asked = side
            match.phase = _phase_of_stage(match)
            return
        match.stage += 1
    challenges.settle(match)


def _reacting_side(match: Position) -> int:
    """The losing side first; after a tie the attack.  Only who has lost can stop."""
    if match.stage == STOP:
        return NOBODY if match.gap == 0 else 1 - match.attack if match.gap > 0 else match.attack
    return match.first if match.stage in (FIRST_WHISTLE, FIRST_SUPPORT) else 1 - match.first


def _phase_of_stage(match: Position) -> int:
    if match.stage <= SECOND_WHISTLE:
        return WHISTLING
    return SUPPORTING if match.stage <= SECOND_SUPPORT else STOPPING


def _could_react(match: Position, side: Side) -> bool:
    kit = match.kit
    if match.stage <= SECOND_WHISTLE:
        return kit.whistles[match.card_of(1 - side)] > 0 and hidden.may_hold(match, side, kit.arbitre)
    acts = kit.support if match.stage <= SECOND_SUPPORT else choices.stops_for_type(match)
    return any(hidden.may_hold(match, side, act.face) for act in acts)


def no_reaction(match: Position, side: Side) -> None:
    """It is let be, and the next one is asked."""
    if match.story is not None:
        what = "whistle" if match.phase == WHISTLING else "support" if match.phase == SUPPORTING else "stop"
        match.story.tell(events.Passed(side, what, "RC-51"))
    match.stage += 1
    _next_reaction(match)


def whistle_duel(match: Position, side: Side) -> None:
    """RC-52: one whistle is won by exactly one, which no Arbitre and no Soutien changes; two are a penalty."""
    card = match.card_of(1 - side)
    whistles = match.kit.whistles[card]
    referee.throw_away(match, side, match.kit.arbitre)
    if match.story is not None:
        effect = "penalty" if whistles == 2 else "cancelled"
        match.story.tell(events.Whistled(side, match.kit.names[card], whistles, effect, "RC-52"))
    if whistles == 2:
        _award(match, side, "RC-52")
    else:
        match.gap = 1 if side == match.attack else -1
        match.stage = STOP
        _next_reaction(match)


def support_duel(match: Position, side: Side, face: Face) -> None:
    """RC-51: a Soutien is added to the card of `side`."""
    referee.spend(match, side, face)
    match.aids[side] = face
    if match.story is not None:
        match.story.tell(events.Supported(side, match.kit.names[face]))
    challenges.compare(match)
    match.stage += 1
    _next_reaction(match)


def stop_duel(match: Position, side: Side, face: Face) -> None:
    """RC-51: the result is void; a penalty for the other side, or a set piece with that card as one of the two."""
    if match.story is not None:
        match.story.tell(events.Stopped(side, match.kit.names[face]))
    if face == match.kit.faute:
        referee.throw_away(match, side, face)
        _award(match, 1 - side, "RC-51")
    else:
        referee.begin_set_piece(match, LINE_OUT if face == match.kit.touche else SCRUM, side)


# Penalties


def _award(match: Position, side: Side, clause: str) -> None:
    """RC-51, RC-52: three points with a card that kicks, or a scrum."""
    if match.story is not None:
        match.story.tell(events.PenaltyAwarded(side, clause))
    match.asked = side
    match.phase = AWARDING


# Set pieces


def _settle_set_piece_duel(match: Position) -> None:
    """RC-53: the winner has the Avantage, the second is a try; he attacks, after a tie who had the ball."""
    winner = NOBODY if match.gap == 0 else 0 if match.gap > 0 else 1
    if match.story is not None:
        match.story.tell(events.SetPieceWon(KINDS[match.kind], None if winner == NOBODY else winner, "RC-53"))
    if winner != NOBODY and referee.gain(match, winner, "RC-53"):
        return
    referee.begin_attack(match, match.attack if winner == NOBODY else winner)
