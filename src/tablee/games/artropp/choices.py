"""Who may act in L'Artropp and what they may do: AR-4 to AR-12, AR-16 to AR-18, AR-22, AR-23 and AR-28."""

from __future__ import annotations

from tablee.core.luck import Luck
from tablee.core.moves import Move
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import DRUM, HIGH_DRUM, LOW_DRUM, OFFICER, SNIPER, UNIT
from tablee.games.artropp.position import ANNOUNCING, COMMITTING, DRAWING, SNIPING, STARTING, TURN, TURNING, Position


def waiting(match: Position) -> tuple[int, ...]:
    """Who may act now."""
    return match.actors


def legal(match: Position, seat: int) -> list[Move]:
    """All that `seat` may do now."""
    if seat not in match.actors:
        return []
    phase = match.phase
    if phase == TURN:
        return _legal_turn(match, seat)
    if phase == DRAWING or phase == STARTING:
        return [move for move, _ in chances(match)]
    if phase == TURNING:
        return [match.kit.arrow_right, match.kit.arrow_left]
    if phase == ANNOUNCING:
        return [match.kit.high, match.kit.low]
    if phase == COMMITTING:
        return _legal_commits(match, seat)
    if phase == SNIPING:
        return _legal_targets(match, seat)
    return _legal_interval(match, seat)


def _legal_turn(match: Position, seat: int) -> list[Move]:
    """AR-5 to AR-9 and AR-11: a unit that fits, or the assault."""
    line = match.lines[match.place]
    if not line.cards:
        return _legal_openings(match, seat)
    kit = match.kit
    low = line.low
    high = line.high
    moves: list[Move] = []
    sniping = False
    for face in match.hands[seat]:
        role = kit.role[face]
        if role == SNIPER:
            sniping = True
        elif role == OFFICER:
            if line.has(kit.number[face]):
                moves.append(kit.add[face])
        elif face == kit.blank_drum:
            _add_blank_drum(match, moves, line)
        else:
            number = kit.number[face]
            if number < low or number > high:
                moves.append(kit.add[face])
    if sniping:
        for below in line.gaps():
            moves.append(kit.sniper[below])
    moves.append(kit.assault)
    return moves if not kit.twins else _each_once(moves)


def _add_blank_drum(match: Position, moves: list[Move], line: Line) -> None:
    """AR-28: a free drum goes to either end that no drum shuts; a second one offers nothing new."""
    kit = match.kit
    if line.accepts(LOW_DRUM) and kit.low_drum not in moves:
        moves.append(kit.low_drum)
    if line.accepts(HIGH_DRUM) and kit.high_drum not in moves:
        moves.append(kit.high_drum)


def _legal_openings(match: Position, seat: int) -> list[Move]:
    """AR-6: any unit or drum, no officer, no sniper, and no assault."""
    kit = match.kit
    moves: list[Move] = []
    for face in match.hands[seat]:
        role = kit.role[face]
        if face == kit.blank_drum:
            _add_blank_drum(match, moves, match.lines[match.place])
        elif role == UNIT or role == DRUM:
            moves.append(kit.add[face])
    if not moves:
        moves.append(kit.pass_on)
    return moves if not kit.twins else _each_once(moves)


def _legal_commits(match: Position, seat: int) -> list[Move]:
    """AR-12: any card of the hand; AR-28: by rules 1 a free drum with the end that it counts for."""
    kit = match.kit
    moves: list[Move] = []
    for face in match.hands[seat]:
        if face == kit.blank_drum and match.free_drums_count:
            if kit.commit_low_drum not in moves:
                moves.append(kit.commit_low_drum)
                moves.append(kit.commit_high_drum)
        elif kit.copies[face] == 1 or kit.commit[face] not in moves:
            moves.append(kit.commit[face])
    return moves


def _legal_targets(match: Position, seat: int) -> list[Move]:
    """AR-16 to AR-18: any rival unit that still stands, or none."""
    moves: list[Move] = []
    for rival in range(match.seats):
        if rival != seat and match.stands(rival):
            moves.append(match.kit.fell[rival])
    moves.append(match.kit.hold)
    return moves


def _legal_interval(match: Position, seat: int) -> list[Move]:
    """AR-22, AR-23: between two rounds."""
    kit = match.kit
    if not match.seated[seat]:
        return [kit.wait, kit.join]
    if match.purses[seat] <= 0:
        return [kit.rebuy, kit.leave]
    return [kit.stay, kit.leave]


def chances(match: Position) -> list[tuple[Move, int]]:
    """Who may start (AR-4), or which cards may be drawn."""
    if match.phase == STARTING:
        return [(match.kit.starter[seat], 1) for seat in range(match.seats) if match.seated[seat]]
    outcomes: list[tuple[Move, int]] = []
    if match.phase == DRAWING:
        for face in sorted(set(match.pile)):
            outcomes.append((match.kit.draw[face], match.pile.count(face)))
    return outcomes


def roll(match: Position, luck: Luck) -> Move:
    """One of the chances."""
    if match.phase == DRAWING:
        return match.kit.draw[match.pile[luck.below(len(match.pile))]]
    return match.kit.starter[luck.below(match.generals)]


def _each_once(moves: list[Move]) -> list[Move]:
    """Two cards of a deck with copies that look the same are one move."""
    return list(dict.fromkeys(moves))
