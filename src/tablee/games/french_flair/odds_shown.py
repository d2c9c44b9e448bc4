"""The chances of French Flair as they are shown: in phrases beside what may be thrown, and as places on the pitch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from tablee.core.phrases import Phrase
from tablee.games.french_flair.moves import VERBS, Act, is_double
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
from tablee.games.french_flair.position import DOUBLE_BONUS, STEP
from tablee.games.french_flair.view import FrenchFlairView

_PLACES: Final = 4
"""Places behind the point of a chance that a page counts with: a hundredth of a percent."""
_FEW: Final = 0.1
"""A chance below this one is told to a tenth of a percent even where there is little room."""

# ---------------------------------------------------------------------------------------------------------- phrases


def zone(faces: tuple[int, int]) -> Phrase:
    """What the die of a contest or clear-out has to show: "2 to 5", "a 6"."""
    low, high = faces
    return Phrase("zone", {"low": low, "high": high, "single": low == high})


def odds_of(view: FrenchFlairView, act: Act) -> Phrase | None:
    """What hangs on the dice of a move, as a line; nothing if it throws none."""
    how = VERBS[act.verb]
    if how == "tackle":
        return Phrase("odds-no-support") if view.must_tackle else _odds_of_tackle()
    if how in ("contest", "clear-out") and view.zone is not None:
        return Phrase("odds-zone", {"zone": zone(view.zone), "chance": _percent(chance_in_zone(*view.zone))})
    if not act.dice:
        return None
    if how == "dice":
        return _odds_of_duel(view.phase, act.dice)
    if how == "touch" and view.phase == "penalty":
        return Phrase("odds-penalty-touch", {"dice": act.dice})
    return _odds_of_throw(how, view.distance, act.dice)


def main_chance(view: FrenchFlairView, act: Act) -> Phrase | None:
    """The one figure that a button has room for; nothing if a throw has no such figure."""
    how = VERBS[act.verb]
    if not act.dice or how == "kick":
        return None
    if how == "touch" and view.phase == "penalty":
        return _in_short(1.0)  # FF-75: it is always found
    if how == "dice":
        return _in_short(chance_of_duel(act.dice))
    chances = _chances(how, view.distance, act.dice)
    if how == "run":
        return _in_short(1 - chances["knock-on"])
    return _in_short(chances["found" if how == "touch" else "chance"])


@cache
def _odds_of_tackle() -> Phrase:
    return Phrase("odds-tackle", _percents(chances_of_tackle()))


@cache
def _odds_of_duel(phase: str, dice: int) -> Phrase:
    mine, theirs = chances_of_double(dice)
    chances = {"chance": chance_of_duel(dice), "mine": mine, "theirs": theirs}
    return Phrase("odds-duel", {"dice": dice, "phase": phase, **_percents(chances)})


@cache
def _odds_of_throw(how: str, distance: int, dice: int) -> Phrase:
    return Phrase(f"odds-{how}", {"dice": dice, **_percents(_chances(how, distance, dice))})


@cache
def _chances(how: str, distance: int, dice: int) -> Mapping[str, float]:
    if how == "run":
        return chance_of_run(distance, dice)
    if how == "kick":
        return chances_of_kick(distance, dice)
    if how == "touch":
        return chances_of_touch(distance, dice)
    return {"chance": chance_at_goal(distance, dice)}


def _percents(chances: Mapping[str, float]) -> dict[str, Phrase]:
    return {name.replace("-", "_"): _percent(chance) for name, chance in chances.items()}


def _percent(chance: float) -> Phrase:
    return Phrase("odds-percent", {"percent": round(100 * chance, 1)})


def _in_short(chance: float) -> Phrase:
    return Phrase("odds-percent-short", {"percent": round(100 * chance, 1 if 0 < chance < _FEW else None)})


# ----------------------------------------------------------------------------------------------------------- places


class Reach(msgspec.Struct, frozen=True):
    """How far the ball goes: by aim, for one die and for two, the chance of so many steps of 5 m."""

    run: list[list[float]]
    """One that is knocked on goes none."""
    kick: list[list[float]]
    touch: list[list[float]]
    drop: list[list[float]]
    goal: list[list[float]]


def reach_of_throws() -> Reach:
    """FF-40 to FF-43: as far as the dice carry the ball where no line is in the way, counted out."""
    return Reach(**{aim: [_reach(aim, dice) for dice in (1, 2)] for aim in Reach.__struct_fields__})


def _reach(aim: str, dice: int) -> list[float]:
    farthest = 2 * DIE[-1] + DOUBLE_BONUS // STEP
    found = [0.0] * (farthest + 1)
    for throw, chance in throws(dice):
        found[_steps(aim, throw)] += chance
    return [round(chance, _PLACES) for chance in found]


def _steps(aim: str, throw: Act) -> int:
    shows_one = throw.high == 1 or throw.low == 1
    if aim == "run":
        return 0 if shows_one else throw.high
    bonus = aim != "kick" and is_double(throw) and not shows_one
    return throw.high + throw.low + (DOUBLE_BONUS // STEP if bonus else 0)
