"""Alone: what the Non-joueur does.  It never chooses; every step follows from cards and is told with its clause."""

from __future__ import annotations

from tablee.core.game import NOBODY, Card
from tablee.games.rugby_champion import challenges, events, referee
from tablee.games.rugby_champion.moves import LEFT
from tablee.games.rugby_champion.position import (
    AIDING,
    AIMS,
    EMPTY,
    FOLLOW_UP,
    FOR_CHALLENGE,
    FOR_CONVERSION,
    FOR_PENALTY,
    FOR_SET_PIECE,
    KINDS,
    L1,
    LINE_OUT,
    NON_PLAYER,
    PACK,
    R1,
    SCRUM,
    SLOTS,
    TURNING,
    WHISTLING,
    Position,
)


def lay_alone(match: Position, card: Card) -> None:
    """RC-11, RC-40: the person's card first, face up; then the Non-joueur's is turned."""
    in_set_piece = match.kind == LINE_OUT or match.kind == SCRUM
    referee.leave_hand(match, 0, card)
    match.laid[0].append(card)
    if match.story is not None:
        match.story.tell(events.Laid(0, match.kit.names[card], False, "RC-40" if in_set_piece else "RC-11", solo=True))
    if len(match.laid[0]) == (PACK if in_set_piece else 1):
        match.phase = TURNING


def turn_alone(match: Position, card: Card) -> None:
    """A card of the Non-joueur is turned up."""
    match.unseen[card] -= 1
    if match.kind == LINE_OUT or match.kind == SCRUM:
        _turn_in_set_piece(match, card)
    else:
        _turn_in_line(match, card)


# The line


def _turn_in_line(match: Position, card: Card) -> None:
    _tell_turned(match, card, SLOTS[match.slot], "RC-26" if card == match.kit.arbitre or match.for_arrow else "RC-11")
    if card == match.kit.arbitre:
        match.line[match.slot] = EMPTY
        match.discard[card] += 1
        _arbitre_in_line(match)
        return
    match.line[match.slot] = card
    if match.for_arrow:
        match.for_arrow = False
        challenges.follow_arrow(match)
    else:
        challenges.compare(match)
        _ask_for_whistle(match)


def _tell_turned(match: Position, card: Card, slot: str, clause: str) -> None:
    if match.story is not None:
        match.story.tell(events.Turned(NON_PLAYER, match.kit.names[card], slot, clause, solo=True))


def _arbitre_in_line(match: Position) -> None:
    """RC-26: without a whistle on your card it is replaced; one is a loss by one; two a scrum or a penalty."""
    if match.for_arrow:
        challenges.turn_another(match, for_arrow=True)
        return
    card = match.laid[0][0]
    whistles = match.kit.whistles[card]
    if match.story is not None:
        effect = ("nothing", "cancelled", _two_whistles(match))[whistles]
        match.story.tell(events.Whistled(NON_PLAYER, match.kit.names[card], whistles, effect, "RC-26", solo=True))
    if whistles == 0:
        challenges.turn_another(match, for_arrow=False)
    elif whistles == 1:
        match.gap = -1
        challenges.settle(match)
    else:
        _punish(match, _two_whistles(match))


def _two_whistles(match: Position) -> str:
    """RC-26: a scrum, or a penalty if its Buteur already lies aside."""
    if match.buteur:
        return "penalty"
    return "draw" if match.draws_for_penalty and not match.aided else "scrum"


def _punish(match: Position, effect: str) -> None:
    """RC-26: what two whistles on your card lead to."""
    if effect == "penalty":
        referee.score_penalty(match, NON_PLAYER, match.kit.buteur, "RC-26")
    elif effect == "draw":
        _draw_aid(match, FOR_PENALTY)
    else:
        referee.begin_set_piece(match, SCRUM)


# Whistle and support


def _ask_for_whistle(match: Position) -> None:
    """RC-25: after the reveal, if there is a whistle and an Arbitre in hand."""
    if match.kit.whistles[match.line[match.slot]] and match.kit.arbitre in match.hands[0]:
        match.asked = 0
        match.phase = WHISTLING
    else:
        _give_support(match)


def whistle_alone(match: Position) -> None:
    """RC-25: the card is cancelled, which is won by exactly one without support; two whistles are a scrum."""
    card = match.line[match.slot]
    whistles = match.kit.whistles[card]
    referee.discard(match, 0, match.kit.arbitre)
    if match.story is not None:
        effect = "scrum" if whistles == 2 else "cancelled"
        match.story.tell(events.Whistled(0, match.kit.names[card], whistles, effect, "RC-25", solo=True))
    if whistles == 2:
        referee.begin_set_piece(match, SCRUM)
    else:
        match.gap = 1
        challenges.settle(match)


def no_whistle_alone(match: Position) -> None:
    """The person lets the card be."""
    if match.story is not None:
        match.story.tell(events.Passed(0, "whistle", "RC-25"))
    _give_support(match)


def _give_support(match: Position) -> None:
    """RC-30: the first challenge that the Non-joueur loses in a phase brings it a support card."""
    if match.gap > 0 and not match.aided:
        _draw_aid(match, FOR_CHALLENGE)
    else:
        challenges.settle(match)


def _draw_aid(match: Position, aim: int) -> None:
    match.aid_for = aim
    match.phase = AIDING


def aid(match: Position, card: Card) -> None:
    """RC-30: once a phase, whatever comes of it."""
    match.aided = True
    if match.aid_for == FOR_CONVERSION:
        _aid_conversion(match, card)
    elif match.aid_for == FOR_PENALTY:
        _aid_penalty(match, card)
    else:
        _aid_challenge(match, card)


def _tell_aid(match: Position, card: Card, effect: str, clause: str) -> None:
    if match.story is not None:
        match.story.tell(events.Aided(match.kit.names[card], AIMS[match.aid_for], effect, clause))


def _aid_conversion(match: Position, card: Card) -> None:
    """RC-32: only a Buteur counts."""
    kicks = card == match.kit.buteur
    _tell_aid(match, card, "kicks" if kicks else "nothing", "RC-32")
    referee.convert(match, NON_PLAYER, card if kicks else NOBODY)


def _aid_penalty(match: Position, card: Card) -> None:
    """RC-26 by the rules of version 1: a Buteur kicks the penalty, anything else makes it a scrum."""
    kicks = card == match.kit.buteur
    _tell_aid(match, card, "kicks" if kicks else "nothing", "RC-26")
    if kicks:
        referee.score_penalty(match, NON_PLAYER, card, "RC-26")
    else:
        referee.begin_set_piece(match, SCRUM)


def _aid_challenge(match: Position, card: Card) -> None:
    """RC-31: a Faute stops the phase, a Buteur is set aside, a blue card is added."""
    if card == match.kit.faute:
        _tell_aid(match, card, "foul", "RC-31")
        referee.begin_set_piece(match, SCRUM)
        return
    if card == match.kit.buteur:
        match.buteur = True
        _tell_aid(match, card, "aside", "RC-31")
    else:
        match.aids[NON_PLAYER] = card
        _tell_aid(match, card, "added", "RC-31")
        challenges.compare(match)
    if match.aid_for == FOR_SET_PIECE:
        _settle_set_piece(match)
    else:
        challenges.settle(match)


# Set pieces


def _turn_in_set_piece(match: Position, card: Card) -> None:
    """RC-40, RC-26: the hidden card; an Arbitre is discarded and another one drawn."""
    _tell_turned(match, card, "", "RC-26" if card == match.kit.arbitre else "RC-40")
    match.hidden_card = 0
    if card != match.kit.arbitre:
        match.laid[NON_PLAYER].append(card)
        _compare_set_piece(match)
        return
    match.discard[card] += 1
    if not match.can_draw():
        referee.run_out(match)
    else:
        match.hidden_card = 1


def _compare_set_piece(match: Position) -> None:
    """RC-30: a set piece that the Non-joueur loses brings it a support card too."""
    challenges.compare(match)
    if match.gap > 0:
        _draw_aid(match, FOR_SET_PIECE)
    else:
        _settle_set_piece(match)


def _settle_set_piece(match: Position) -> None:
    """RC-40, RC-41: the winner takes the Avantage; an attack follows, or the challenge after the scrum."""
    winner = NOBODY if match.gap == 0 else 0 if match.gap > 0 else NON_PLAYER
    clause = "RC-40" if match.kind == LINE_OUT else "RC-41"
    if match.story is not None:
        match.story.tell(events.SetPieceWon(KINDS[match.kind], None if winner == NOBODY else winner, clause, solo=True))
    if winner != NOBODY and referee.gain(match, winner, clause):
        return
    if match.kind == LINE_OUT:
        referee.begin_attack(match, 0)
    else:
        _follow_up(match, winner)


def _follow_up(match: Position, winner: int) -> None:
    """RC-41, RC-45: on the side of its card's arrow, of your type if you won the scrum, else of its red one."""
    card = match.laid[NON_PLAYER][1]
    way = match.kit.arrow[card]
    match.kind = FOLLOW_UP
    challenges.go_on(match, L1 if way == LEFT else R1, way, -1 if winner == 0 else match.kit.red[card])
