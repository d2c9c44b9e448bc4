"""The odds of French Flair as a page: ``python -m tablee.games.french_flair.odds_table``."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tablee.core.markdown import head, percent, row
from tablee.games.french_flair.odds import (
    chance_at_goal,
    chance_in_zone,
    chance_of_duel,
    chance_of_run,
    chances_of_double,
    chances_of_kick,
    chances_of_tackle,
    chances_of_touch,
)
from tablee.games.french_flair.position import FIELD, STEP

FARTHEST: int = 65
"""The longest way from which a throw at goal can still pass the line, in metres."""
FAR: int = FIELD
"""A distance at which no kick reaches the line."""


def page() -> str:
    """Every table, as Markdown."""
    tables = (_tackle(), _duels(), _zones(), _throws(), _distances())
    return "\n\n".join("\n".join(lines) for lines in tables) + "\n"


def _tackle() -> Iterator[str]:
    """FF-32 to FF-34."""
    yield from head("a tackle ends in", "chance")
    names = {
        "intercepted": "an interception",
        "missed": "a missed tackle",
        "defence": "a ruck won by the defence",
        "attack": "a ruck won by the attack",
    }
    for name, chance in chances_of_tackle().items():
        yield row((names[name], percent(chance)))


def _duels() -> Iterator[str]:
    """FF-70 to FF-72."""
    yield from head("scrum, line-out, conversion", "first thrower wins", "by a double", "the other by a double")
    for dice in (1, 2):
        chances = (chance_of_duel(dice), *chances_of_double(dice))
        yield row(("one die" if dice == 1 else "two dice", *map(percent, chances)))


def _zones() -> Iterator[str]:
    """FF-34, FF-35."""
    yield from head("zone of a contest or clear-out", "onside")
    for width in range(1, 7):
        numbers = "number" if width == 1 else "numbers"
        yield row((f"{width} {numbers}", percent(chance_in_zone(1, width))))


def _throws() -> Iterator[str]:
    """FF-40 to FF-42, far from both lines."""
    yield from head("", "one die", "two dice")
    runs = [chance_of_run(FAR, dice) for dice in (1, 2)]
    kicks = [chances_of_kick(FAR, dice) for dice in (1, 2)]
    touches = [chances_of_touch(FAR, dice) for dice in (1, 2)]
    yield row(("a run is knocked on", *[percent(run["knock-on"]) for run in runs]))
    yield row(("a run leaves everybody standing", *[percent(run["clear"]) for run in runs]))
    yield row(("a kick ahead is gathered by the kicker’s side", *[percent(kick["recovered"]) for kick in kicks]))
    yield row(("a kick ahead is knocked on", *[percent(kick["knock-on"]) for kick in kicks]))
    yield row(("a kick to touch finds it", *[percent(touch["found"]) for touch in touches]))


def _distances() -> Iterator[str]:
    """FF-40, FF-43: by the metres to the line."""
    titles = ("metres to the line", "run crosses, one die", "two dice", "at goal, one die", "two dice")
    yield from head(*titles)
    for distance in range(0, FARTHEST + 1, STEP):
        runs = [chance_of_run(distance, dice)["crosses"] for dice in (1, 2)]
        goals = [chance_at_goal(distance, dice) for dice in (1, 2)]
        yield row((str(distance), *map(percent, [*runs, *goals])))


if __name__ == "__main__":
    sys.stdout.buffer.write(page().encode())
