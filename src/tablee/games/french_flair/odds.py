"""The chances of the throws of French Flair, counted out exactly: for hints, and for whoever asks before throwing."""

from __future__ import annotations

from typing import Final

from tablee.games.french_flair.kicks import HIGHEST_RECOVERED
from tablee.games.french_flair.moves import Act, Metres, beats, is_double
from tablee.games.french_flair.position import DEAD, DOUBLE_BONUS, STEP

DIE: Final = range(1, 7)


def throws(dice: int) -> list[tuple[Act, float]]:
    """Every throw of one or two dice with its chance."""
    if dice == 1:
        return [(Act(f"[{die}]", 0, high=die), 1 / 6) for die in DIE]
    return [(Act("", 0, high=max(one, two), low=min(one, two)), 1 / 36) for one in DIE for two in DIE]


def chance_at_goal(distance: Metres, dice: int) -> float:
    """FF-43: no 1, and the ball passes the line."""
    total = 0.0
    for throw, chance in throws(dice):
        metres = STEP * (throw.high + throw.low) + (DOUBLE_BONUS if is_double(throw) else 0)
        if throw.high != 1 and throw.low != 1 and metres > distance:
            total += chance
    return total


def chance_in_zone(low: int, high: int) -> float:
    """FF-34, FF-35: one die in the zone, ends included."""
    return (high - low + 1) / 6


def chance_of_duel(dice: int) -> float:
    """FF-10: that the first thrower wins a scrum, line-out or conversion."""
    return sum(one * two for first, one in throws(dice) for second, two in throws(dice) if beats(first, second))


def chances_of_double(dice: int) -> tuple[float, float]:
    """FF-70, FF-71: that the first thrower wins a duel by a double, and that the second one does."""
    found = [0.0, 0.0]
    for first, one in throws(dice):
        for second, two in throws(dice):
            won = beats(first, second)
            if is_double(first if won else second):
                found[0 if won else 1] += one * two
    return found[0], found[1]


def chances_of_tackle() -> dict[str, float]:
    """FF-32 to FF-34: what becomes of a tackle."""
    found = {"intercepted": 0.0, "missed": 0.0, "defence": 0.0, "attack": 0.0}
    for defence, one in throws(2):
        for attack, two in throws(2):
            found[_result(defence, attack)] += one * two
    return found


def _result(defence: Act, attack: Act) -> str:
    if is_double(defence):
        return "intercepted"
    if is_double(attack):
        return "missed"
    return "defence" if beats(defence, attack) else "attack"


def chance_of_run(distance: Metres, dice: int) -> dict[str, float]:
    """FF-40: that a run is knocked on, gets clear, or crosses the line."""
    found = {"knock-on": 0.0, "clear": 0.0, "crosses": 0.0}
    for throw, chance in throws(dice):
        if throw.high == 1 or throw.low == 1:
            found["knock-on"] += chance
            continue
        found["clear"] += chance if is_double(throw) else 0.0
        found["crosses"] += chance if STEP * throw.high > distance else 0.0
    return found


def chances_of_kick(distance: Metres, dice: int) -> dict[str, float]:
    """FF-41: that the kicker's team gathers an open kick, that the receivers knock it on, that it goes dead."""
    found = {"recovered": 0.0, "knock-on": 0.0, "dead": 0.0}
    for throw, chance in throws(dice):
        if STEP * (throw.high + throw.low) >= distance + DEAD:
            found["dead"] += chance
        elif is_double(throw):
            found["recovered" if throw.high <= HIGHEST_RECOVERED else "knock-on"] += chance
    return found


def chances_of_touch(distance: Metres, dice: int) -> dict[str, float]:
    """FF-42: that a touch kick is found, and that it goes past the goal line; neither with a 1."""
    found = {"found": 0.0, "dead": 0.0}
    for throw, chance in throws(dice):
        past = STEP * (throw.high + throw.low) > distance
        if throw.high != 1 and throw.low != 1:
            found["dead" if past else "found"] += chance
    return found
