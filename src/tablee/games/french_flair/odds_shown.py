"""Every chance of French Flair at once, for a page that knows no rule and looks them up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tablee.games.french_flair.moves import Act, is_double
from tablee.games.french_flair.odds import (
    DIE,
    chance_at_goal,
    chance_in_zone,
    chance_of_duel,
    chance_of_run,
    chances_of_double,
    chances_of_kick,
    chances_of_tackle,
    chances_of_touch,
    throws,
)
from tablee.games.french_flair.position import DEAD, DOUBLE_BONUS, FIELD, STEP

Series = dict[str, list[list[float]]]
"""What can come of a throw: for one die and for two its chance from every distance, in steps of 5 m."""
_PLACES: Final = 4
"""Places behind the point: a hundredth of a percent."""


class Odds(msgspec.Struct, frozen=True):
    """Every chance of the game, to be looked up."""

    throws: dict[str, Series]
    """By aim: ``run``, ``kick``, ``touch`` and ``goal``, which a drop is too."""
    reach: Series
    """By aim: the chance that the ball goes so many steps of 5 m; a run that is knocked on goes none."""
    duel: dict[str, list[float]]
    """For one die and for two: ``won`` by the first thrower, and by a double ``mine`` or ``theirs``."""
    tackle: dict[str, float]
    zone: list[float]
    """A contest or clear-out, by the number of good faces."""


def odds_table() -> Odds:
    """Count everything out."""
    doubles = [chances_of_double(dice) for dice in (1, 2)]
    return Odds(
        throws={
            "run": _series(chance_of_run),
            "kick": _series(chances_of_kick),
            "touch": _series(chances_of_touch),
            "goal": _series(lambda distance, dice: {"good": chance_at_goal(distance, dice)}),
        },
        reach={aim: [_reach(aim, dice) for dice in (1, 2)] for aim in ("run", "kick", "touch", "goal")},
        duel={
            "won": [_rounded(chance_of_duel(dice)) for dice in (1, 2)],
            "mine": [_rounded(mine) for mine, _ in doubles],
            "theirs": [_rounded(theirs) for _, theirs in doubles],
        },
        tackle={name: _rounded(chance) for name, chance in chances_of_tackle().items()},
        zone=[_rounded(chance_in_zone(1, faces)) for faces in range(len(DIE) + 1)],
    )


def _series(chances: Callable[[int, int], Mapping[str, float]]) -> Series:
    names = chances(0, 1)
    distances = range(0, FIELD + DEAD + STEP, STEP)
    return {
        name: [[_rounded(chances(distance, dice)[name]) for distance in distances] for dice in (1, 2)] for name in names
    }


def _reach(aim: str, dice: int) -> list[float]:
    """FF-40 to FF-43: as far as the dice carry the ball where no line is in the way."""
    farthest = 2 * DIE[-1] + DOUBLE_BONUS // STEP
    found = [0.0] * (farthest + 1)
    for throw, chance in throws(dice):
        found[_steps(aim, throw)] += chance
    return [_rounded(chance) for chance in found]


def _steps(aim: str, throw: Act) -> int:
    shows_one = throw.high == 1 or throw.low == 1
    if aim == "run":
        return 0 if shows_one else throw.high
    bonus = aim != "kick" and is_double(throw) and not shows_one
    return throw.high + throw.low + (DOUBLE_BONUS // STEP if bonus else 0)


def _rounded(chance: float) -> float:
    return round(chance, _PLACES)
