"""The table of chances that goes to the page says what the rules say, for every distance and both numbers of dice."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games import find_game
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
from tablee.games.french_flair.odds_shown import Odds, odds_table
from tablee.server.api import page_material

ODDS = odds_table()
DISTANCES = range(0, 120, 5)
NEAR = 0.0001


def looked_up(aim: str, distance: int, dice: int) -> dict[str, float]:
    return {name: chances[dice - 1][distance // 5] for name, chances in ODDS.throws[aim].items()}


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("distance", DISTANCES)
def test_every_throw_from_every_distance(distance: int, dice: int) -> None:
    assert looked_up("run", distance, dice) == pytest.approx(chance_of_run(distance, dice), abs=NEAR)
    assert looked_up("kick", distance, dice) == pytest.approx(chances_of_kick(distance, dice), abs=NEAR)
    assert looked_up("touch", distance, dice) == pytest.approx(chances_of_touch(distance, dice), abs=NEAR)
    assert looked_up("goal", distance, dice)["good"] == pytest.approx(chance_at_goal(distance, dice), abs=NEAR)


@pytest.mark.parametrize("dice", [1, 2])
def test_duels(dice: int) -> None:
    mine, theirs = chances_of_double(dice)
    assert ODDS.duel["won"][dice - 1] == pytest.approx(chance_of_duel(dice), abs=NEAR)
    assert ODDS.duel["mine"][dice - 1] == pytest.approx(mine, abs=NEAR)
    assert ODDS.duel["theirs"][dice - 1] == pytest.approx(theirs, abs=NEAR)


def test_tackle_and_zone() -> None:
    assert ODDS.tackle == pytest.approx(chances_of_tackle(), abs=NEAR)
    assert [*ODDS.zone[1:]] == pytest.approx([chance_in_zone(1, high) for high in range(1, 7)], abs=NEAR)


@pytest.mark.parametrize("aim", ["run", "kick", "touch", "goal"])
@pytest.mark.parametrize("dice", [1, 2])
def test_the_ball_ends_somewhere(aim: str, dice: int) -> None:
    assert sum(ODDS.reach[aim][dice - 1]) == pytest.approx(1, abs=0.002)


def test_the_page_gets_it_with_the_box() -> None:
    material = msgspec.json.decode(page_material(find_game("french_flair")))
    assert material["odds"]["duel"]["won"] == ODDS.duel["won"]
    assert material["squad"]["abilities"]["drop"] == [9, 10]
    assert isinstance(ODDS, Odds)
