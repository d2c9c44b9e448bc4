"""What racers and the clock may do in Ubongo."""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.games.ubongo.moves import Act
from tablee.games.ubongo.position import (
    COUNTING,
    MOST_DEEDS,
    NEVER,
    READYING,
    Position,
)


def of_racer(match: Position, seat: Seat) -> list[Act]:
    """What a racer who is waited for may do."""
    if match.phase == READYING:
        return [match.kit.ready]
    moves = _legal_hand(match, seat) if match.deeds[seat] < MOST_DEEDS else []
    if match.is_practice():
        moves.append(match.kit.solution)
    else:
        moves.extend(_legal_ends(match, seat))
    return moves


def _legal_hand(match: Position, seat: Seat) -> list[Act]:
    """UB-6, UB-7: lay what fits, take up what lies; and ask for what the others or a teacher may give."""
    moves = match.ground().lays_that_fit(match.tray(seat) & ~match.laid[seat], match.covered[seat])
    moves.extend([match.kit.take_up[lay.piece] for lay in match.lays_on(seat)])
    if not match.is_practice():
        moves.extend(_legal_words(match, seat))
    elif match.teaches:
        moves.extend(_legal_questions(match, seat))
    return moves


def _legal_questions(match: Position, seat: Seat) -> list[Act]:
    """UB-13: graded hints about every cell that is open, and whether there is still a way."""
    ground = match.ground()
    moves: list[Act] = [match.kit.hint_at(cell, ground) for cell in ground.open_cells(match.covered[seat])]
    moves.append(match.kit.solvable)
    return moves


def _legal_words(match: Position, seat: Seat) -> list[Act]:
    """UB-9: ask for another roll as long as nobody has finished.  UB-14: be away, or back."""
    kit = match.kit
    moves: list[Act] = [kit.away if match.away_since[seat] == NEVER else kit.back]
    if match.first_claim() == NEVER:
        moves.append(kit.again if match.votes[seat] == NEVER else kit.go_on)
    return moves


def _legal_ends(match: Position, seat: Seat) -> list[Act]:
    """UB-14: what may be done about somebody who left; and one may always give up."""
    kit = match.kit
    moves: list[Act] = [kit.resign]
    if match.forsaken[1 - seat] and match.first_claim() == NEVER:
        moves.extend([kit.take, kit.replay])
    return moves


def of_clock(match: Position) -> list[Act]:
    """The end of the countdown, a claim that is settled, somebody who has been away for too long."""
    if match.phase == COUNTING:
        return [match.kit.go]
    if match.due() is None:
        return []
    if match.is_settling():
        return [*match.kit.settle]
    return [match.kit.forsaken[match.next_forsaken()]]
