"""What a team may do in French Flair."""

from __future__ import annotations

from tablee.core.game import Card, Seat, Team
from tablee.games.french_flair.combos import RELAYED, Combo, begun, can_conclude, can_go_on, without
from tablee.games.french_flair.moves import NUMBERS, OPENERS, RUN, Act
from tablee.games.french_flair.origins import EIGHT_NINE, FIRST_LOOSE, HAND, ORIGINS, POINT, Origin
from tablee.games.french_flair.position import (
    ATTACK,
    CLEARING,
    CONTESTING,
    CONVERTING,
    DEFENCE,
    DISCARDING,
    DROPPING_OUT,
    KICKING_OFF,
    LINING_OUT,
    MARKING,
    OFFSIDE,
    PENALTY,
    RECEIVING,
    SCRUMMING,
    Position,
)


def of_team(match: Position, seat: Seat) -> list[Act]:
    """What a team that is waited for may do."""
    if match.phase == ATTACK:
        return _legal_attack(match, seat)
    if match.phase == DEFENCE:
        return _legal_defence(match, seat)
    if match.phase == DISCARDING:
        return _for_hand(match, seat, match.kit.discard)
    if match.phase == CONTESTING:
        return _for_hand_or(match, seat, match.kit.contest, match.kit.decline)
    if match.phase == CLEARING:
        return _for_hand_or(match, seat, match.kit.clear_out, match.kit.decline)
    return _without_card(match, seat)


def _for_hand(match: Position, team: Team, acts: list[Act]) -> list[Act]:
    """One move for each number in the hand."""
    hand = match.hands[team]
    return [acts[card] for card in range(1, NUMBERS + 1) if hand[card]]


def _for_hand_or(match: Position, team: Team, acts: list[Act], without_card: Act) -> list[Act]:
    """The same, or a move without a card."""
    moves = _for_hand(match, team, acts)
    moves.append(without_card)
    return moves


def _without_card(match: Position, seat: Seat) -> list[Act]:
    kit = match.kit
    if match.phase in (KICKING_OFF, DROPPING_OUT):
        return [*kit.kick]
    if match.phase in (SCRUMMING, LINING_OUT, CONVERTING):
        return [*kit.dice]
    if match.phase == RECEIVING:
        return [kit.mark if match.may_mark() else kit.down, kit.play_on]
    if match.phase == MARKING:
        return [*kit.touch, *kit.kick]
    if match.phase == OFFSIDE:
        return [kit.advantage, kit.take_penalty]
    assert match.phase == PENALTY
    # FF-75: at goal, to touch, or by hand if the hand allows.
    return [*kit.goal_kick, *kit.touch, *([kit.by_hand] if can_play_by_hand(match, seat) else [])]


# Attack


def _legal_attack(match: Position, team: Team) -> list[Act]:
    """FF-25: without a play the ball is lost.  FF-77: after time the team in possession may end the half."""
    if match.combo is not None:
        # A hand that somebody else imagines need not be able to end what was begun (FF-64).
        return _legal_next(match, team, match.combo) or [match.kit.lost]
    moves = _legal_plays(match, team, match.origin) or [match.kit.lost]
    if match.time_up:
        moves.append(match.kit.whistle)
    return moves


def _legal_plays(match: Position, team: Team, number: int) -> list[Act]:
    """What can be begun from an origin: the table in `origins.py`, looked up."""
    moves: list[Act] = []
    if number == POINT and not match.renewed:
        _add_pairs(match, team, match.kit.fixations, moves)
        moves.append(match.kit.renew)
        return moves
    origin = match.origin_now()
    _add_alone(match, team, origin, moves)
    _add_openings(match, team, origin, moves)
    # FF-56: two phases, or one if a maul is two cards in all.
    if origin.maul and match.maul_phases < (1 if match.one_maul else 2):
        _add_pairs(match, team, match.kit.mauls, moves)
    if origin.fixation and not match.renewed:
        _add_pairs(match, team, match.kit.fixations, moves)
    return moves


def _add_pairs(match: Position, team: Team, acts: list[Act], moves: list[Act]) -> None:
    hand = match.hands[team]
    for act in acts:
        if hand[act.card] and hand[act.second]:
            moves.append(act)


def _add_alone(match: Position, team: Team, origin: Origin, moves: list[Act]) -> None:
    """FF-30: one simple card.  FF-55: in a relance one card may run too."""
    first, last = origin.simple
    hand = match.hands[team]
    for card in range(first, last + 1):
        if hand[card]:
            for act in match.kit.concluding[card]:
                if act.verb != RUN or origin.relance_alone:
                    moves.append(act)


def _add_openings(match: Position, team: Team, origin: Origin, moves: list[Act]) -> None:
    """FF-64: only what the hand can bring to its end."""
    hand = match.hands[team]
    for card in OPENERS:
        if hand[card] > 0 and _may_open(origin, card):
            combo = begun(origin.kinds, card, match.loose, origin.props)
            if can_go_on(combo, without(hand, card)):
                moves.append(match.kit.opening[card])
    # FF-75: a penalty by hand is opened by a 9, and by a relay only if there is none.
    if match.origin != HAND or hand[9] == 0:
        _add_relays(match, team, origin, moves)


def _may_open(origin: Origin, card: Card) -> bool:
    if card == 8:
        return origin.kinds & EIGHT_NINE != 0
    return card == 9 or origin.ten_opens


def _add_relays(match: Position, team: Team, origin: Origin, moves: list[Act]) -> None:
    """FF-23: any card; FF-59: after a scrum not 1 to 5."""
    combo = begun(origin.kinds & ~EIGHT_NINE, RELAYED, match.loose, origin.props)
    hand = match.hands[team]
    goes_on = can_conclude(combo, hand, 2)  # one of them is left, whichever is the relay
    for card in range(first_relay(match, origin), NUMBERS + 1):
        if hand[card] and (goes_on or can_go_on(combo, without(hand, card))):
            moves.append(match.kit.relay[card])


def first_relay(match: Position, origin: Origin) -> int:
    """FF-59: the lowest number that may be a relay."""
    return 1 if origin.props or match.prop_relay else FIRST_LOOSE


def _legal_next(match: Position, team: Team, combo: Combo) -> list[Act]:
    """What may follow in a combination: conclusions, intermediates, and the 9 of an 8–9 that opens."""
    hand = match.hands[team]
    moves: list[Act] = []
    for card in range(1, NUMBERS + 1):
        if hand[card]:
            for act in match.kit.concluding[card]:
                if combo.may_conclude_with(card, act.verb):
                    moves.append(act)
            if combo.may_pass_to(card, hand):
                moves.append(match.kit.passing[card])
            if combo.may_open_backs(card, hand):
                moves.append(match.kit.opening[card])
    return moves


def can_play_by_hand(match: Position, team: Team) -> bool:
    """FF-75: a 9 can always advance; without one a relay must lead somewhere."""
    if match.hands[team][9]:
        return True
    hand = match.hands[team]
    combo = begun(ORIGINS[HAND].kinds, RELAYED, match.loose, True)
    return any(hand[card] and can_go_on(combo, without(hand, card)) for card in range(1, NUMBERS + 1))


# Defence


def _legal_defence(match: Position, team: Team) -> list[Act]:
    """FF-31: tackle or not.  FF-37: who has no card left must be tackled."""
    moves = _for_hand(match, team, match.kit.tackle)
    if not match.must_tackle:
        moves.append(match.kit.let)
    return moves
