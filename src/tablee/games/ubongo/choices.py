"""Who may act in Ubongo, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.game import CHANCE, CLOCK
from tablee.core.moves import Move
from tablee.games.ubongo.position import (
    COUNTING,
    MOST_DEEDS,
    NEVER,
    RACING,
    READYING,
    ROLLING,
    Position,
)


def waiting(match: Position) -> tuple[int, ...]:
    """Who may act now: those who are not ready, the die, or whoever still races."""
    if match.phase == ROLLING:
        return (CHANCE,)
    if match.phase == READYING:
        return tuple([seat for seat in range(match.seats) if not match.ready[seat]])
    if match.phase == RACING:
        return tuple([seat for seat in range(match.seats) if match.claims[seat] == NEVER])
    return ()


def legal(match: Position, seat: int) -> list[Move]:
    """All that `seat` may do now."""
    if seat == CLOCK:
        return _legal_clock(match)
    if seat == CHANCE:
        return [move for move, _ in chances(match)]
    if not 0 <= seat < match.seats or seat not in waiting(match):
        return []
    if match.phase == READYING:
        return [match.kit.ready]
    moves = _legal_hand(match, seat) if match.deeds[seat] < MOST_DEEDS else []
    if match.is_practice():
        moves.append(match.kit.solution)
    else:
        moves.extend(_legal_ends(match, seat))
    return moves


def _legal_hand(match: Position, seat: int) -> list[Move]:
    """UB-6, UB-7: lay what fits, take up what lies; and ask for what the others or a teacher may give."""
    moves = _legal_lays(match, seat)
    moves.extend([match.kit.take_up[lay.piece] for lay in match.lays_on(seat)])
    moves.extend(_legal_questions(match, seat) if match.is_practice() else _legal_words(match, seat))
    return moves


def _legal_lays(match: Position, seat: int) -> list[Move]:
    ground = match.ground()
    covered = match.covered[seat]
    free = match.tray(seat) & ~match.laid[seat]
    moves: list[Move] = []
    for piece in range(len(match.kit.letters)):
        if free >> piece & 1:
            for lay in ground.by_piece[piece]:
                if not ground.masks[lay.code] & covered:
                    moves.append(lay)
    return moves


def _legal_questions(match: Position, seat: int) -> list[Move]:
    """UB-13: graded hints about every cell that is open, and whether there is still a way."""
    ground = match.ground()
    moves: list[Move] = [match.kit.hint_at(cell, ground) for cell in ground.open_cells(match.covered[seat])]
    moves.append(match.kit.solvable)
    return moves


def _legal_words(match: Position, seat: int) -> list[Move]:
    """UB-9: ask for another roll as long as nobody has finished.  UB-14: be away, or back."""
    kit = match.kit
    moves: list[Move] = [kit.away if match.away_since[seat] == NEVER else kit.back]
    if match.first_claim() == NEVER:
        moves.append(kit.again if match.votes[seat] == NEVER else kit.go_on)
    return moves


def _legal_ends(match: Position, seat: int) -> list[Move]:
    """UB-14: what may be done about somebody who left; and one may always give up."""
    kit = match.kit
    moves: list[Move] = [kit.resign]
    if match.forsaken[1 - seat] and match.first_claim() == NEVER:
        moves.extend([kit.take, kit.replay])
    return moves


def _legal_clock(match: Position) -> list[Move]:
    if match.phase == COUNTING:
        return [match.kit.go]
    if match.due() is None:
        return []
    if match.is_settling():
        return [*match.kit.settle]
    return [match.kit.forsaken[match.next_forsaken()]]


def tick(match: Position, lags: Sequence[int]) -> Move:
    """UB-10: a claim is settled with the lags that were measured."""
    if match.phase == RACING and match.is_settling():
        return match.kit.settling(lags[0], lags[1])
    return legal(match, CLOCK)[0]


def chances(match: Position) -> list[tuple[Move, int]]:
    """UB-5: the faces of the die; UB-9, UB-11: but for the rows just tried or rolled."""
    if match.phase != ROLLING:
        return []
    if match.is_practice() and match.practice_row >= 0:
        return [(match.kit.roll[match.practice_row], 1)]
    return [(face, 1) for face in match.kit.roll if face.number not in match.tried and face.number not in match.rows]
