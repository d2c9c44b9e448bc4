"""What may be done in L'Artropp: AR-4 to AR-12, AR-16 to AR-18, AR-22, AR-23 and AR-28."""

from __future__ import annotations

from tablee.core.game import Card, Seat
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import DRUM, HIGH_DRUM, LOW_DRUM, OFFICER, SNIPER, UNIT, Act, Kit
from tablee.games.artropp.position import Position


def in_turn(match: Position, seat: Seat) -> list[Act]:
    """AR-5 to AR-9 and AR-11: a unit that fits, or the assault."""
    line = match.lines[match.place]
    if not line.cards:
        return _legal_openings(match, seat)
    kit = match.kit
    low = line.low
    high = line.high
    moves: list[Act] = []
    sniping = False
    for card in match.hands[seat]:
        act = kit.add[card]
        if act.verb == SNIPER:
            sniping = True
        elif act.verb == OFFICER:
            if line.has(act.number):
                moves.append(act)
        elif card == kit.blank_drum:
            _add_blank_drum(match, moves, line)
        elif act.number < low or act.number > high:
            moves.append(act)
    if sniping:
        for below in line.gaps():
            moves.append(kit.sniper[below])
    moves.append(kit.assault)
    return moves if not kit.twins else _each_once(moves)


def _add_blank_drum(match: Position, moves: list[Act], line: Line) -> None:
    """AR-28: a free drum goes to either end that no drum shuts; a second one offers nothing new."""
    kit = match.kit
    if line.accepts(LOW_DRUM) and kit.low_drum not in moves:
        moves.append(kit.low_drum)
    if line.accepts(HIGH_DRUM) and kit.high_drum not in moves:
        moves.append(kit.high_drum)


def _legal_openings(match: Position, seat: Seat) -> list[Act]:
    """AR-6: any unit or drum, no officer, no sniper, and no assault."""
    kit = match.kit
    moves: list[Act] = []
    for card in match.hands[seat]:
        act = kit.add[card]
        if card == kit.blank_drum:
            _add_blank_drum(match, moves, match.lines[match.place])
        elif act.verb == UNIT or act.verb == DRUM:
            moves.append(act)
    if not moves:
        moves.append(kit.pass_on)
    return moves if not kit.twins else _each_once(moves)


def to_commit(match: Position, seat: Seat) -> list[Act]:
    """AR-12: any card of the hand; AR-28: by rules 1 a free drum with the end that it counts for."""
    kit = match.kit
    hand = match.hands[seat]
    if _are_single(kit, hand):
        return [kit.commit[card] for card in hand]
    moves: list[Act] = []
    for card in hand:
        if card == kit.blank_drum and match.free_drums_count:
            if kit.commit_low_drum not in moves:
                moves.append(kit.commit_low_drum)
                moves.append(kit.commit_high_drum)
        elif kit.copies[card] == 1 or kit.commit[card] not in moves:
            moves.append(kit.commit[card])
    return moves


def _are_single(kit: Kit, hand: list[Card]) -> bool:
    """Whether the deck has one copy of each of these cards, so that each of them is a move of its own."""
    return all(kit.copies[card] == 1 for card in hand)


def to_fell(match: Position, seat: Seat) -> list[Act]:
    """AR-16 to AR-18: any rival unit that still stands, or none."""
    moves: list[Act] = []
    for rival in range(match.seats):
        if rival != seat and match.stands(rival):
            moves.append(match.kit.fell[rival])
    moves.append(match.kit.hold)
    return moves


def in_interval(match: Position, seat: Seat) -> list[Act]:
    """AR-22, AR-23: between two rounds."""
    kit = match.kit
    if not match.seated[seat]:
        return [kit.wait, kit.join]
    if match.purses[seat] <= 0:
        return [kit.rebuy, kit.leave]
    return [kit.stay, kit.leave]


def _each_once(moves: list[Act]) -> list[Act]:
    """Two cards of a deck with copies that look the same are one move."""
    return list(dict.fromkeys(moves))
