"""What may be done or may happen in Sample Game: SG-2 and SG-3."""

from __future__ import annotations

from tablee.games.sample_game.moves import Act
from tablee.games.sample_game.position import HIDING, THROWING, Position


def of_player(match: Position) -> list[Act]:
    """SG-3: whoever is at turn throws one more die or stops."""
    return [match.kit.throw, match.kit.stop]


def of_chance(match: Position) -> list[Act]:
    """Every face of the die that is thrown, under a cup or in the open."""
    if match.phase == HIDING:
        return match.kit.cup
    return match.kit.die if match.phase == THROWING else []
