"""Who may act in Sample Game and what they may do: SG-2 and SG-3."""

from __future__ import annotations

from tablee.core.game import CHANCE
from tablee.core.moves import Move
from tablee.games.sample_game.moves import Act
from tablee.games.sample_game.position import HIDING, OVER, THROWING, TURN, Position


def waiting(match: Position) -> tuple[int, ...]:
    """Who may act now."""
    if match.phase == OVER:
        return ()
    return (match.turn,) if match.phase == TURN else (CHANCE,)


def legal(match: Position, seat: int) -> list[Move]:
    """SG-3: whoever is at turn throws one more die or stops."""
    if seat == CHANCE:
        return [*_faces(match)]
    if match.phase != TURN or seat != match.turn:
        return []
    return [match.kit.throw, match.kit.stop]


def chances(match: Position) -> list[tuple[Move, int]]:
    """Every face of a die is as likely as any other."""
    return [(act, 1) for act in _faces(match)]


def _faces(match: Position) -> list[Act]:
    if match.phase == HIDING:
        return match.kit.cup
    return match.kit.die if match.phase == THROWING else []
