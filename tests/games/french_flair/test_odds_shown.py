"""The chances that people read are those of the rules, for every distance and both numbers of dice; said once."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from tablee.core.phrases import Phrase
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
from tablee.games.french_flair.odds_shown import reach_of_throws
from tablee.games.french_flair.view import FrenchFlairChoice
from tablee.server.api import page_material
from tablee.words import words_for
from tests.games.french_flair.script import GAME, Script, ball, penalty, ruck, scrum

REACH = reach_of_throws()
AIMS = ("run", "kick", "touch", "drop", "goal")
DISTANCES = range(5, 100, 5)


def choices(m: Script, seat: int = 1) -> dict[str, FrenchFlairChoice]:
    """What the page gets, by notation."""
    view = m.view(seat)
    return {
        notation: GAME.narrator.choice(view, GAME.moves.read(notation))  # type: ignore[misc]  # French Flair's own
        for notation in m.legal(seat)
    }


def percents(phrase: Phrase | None) -> dict[str, float]:
    """The figures in a line."""
    assert phrase is not None
    return {
        name: fact.facts["percent"]
        for name, fact in phrase.facts.items()
        if isinstance(fact, Phrase) and fact.key == "odds-percent"
    }


def rounded(chances: Mapping[str, float]) -> dict[str, float]:
    return {name.replace("-", "_"): round(100 * chance, 1) for name, chance in chances.items()}


def short(choice: FrenchFlairChoice) -> str:
    assert choice.chance is not None
    return words_for("en", "french_flair").tell(choice.chance)


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", DISTANCES)
def test_every_throw_from_every_distance(d: int, dice: int) -> None:
    """FF-40 to FF-43."""
    back = choices(ball(1, "10 1", d=d))
    assert percents(back[f"10k{dice}"].odds) == rounded(chances_of_kick(d, dice))
    assert percents(back[f"10t{dice}"].odds) == rounded(chances_of_touch(d, dice))
    assert percents(back[f"10d{dice}"].odds) == rounded({"chance": chance_at_goal(d, dice)})
    runner = choices(ball(1, "13 1", d=d, origin="kick"))
    assert percents(runner[f"13r{dice}"].odds) == rounded(chance_of_run(d, dice))
    at_goal = choices(penalty(1, d=d))
    assert percents(at_goal[f"goal{dice}"].odds) == rounded({"chance": chance_at_goal(d, dice)})


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_70_a_duel_and_its_doubles(dice: int) -> None:
    mine, theirs = chances_of_double(dice)
    expected = rounded({"chance": chance_of_duel(dice), "mine": mine, "theirs": theirs})
    assert percents(choices(scrum(1))[f"dice{dice}"].odds) == expected


def test_ff_32_a_tackle_and_no_tackle() -> None:
    found = choices(ball(1, "2 3", d=20).play("1 2a"), seat=2)
    tackles = [choice for choice in found.values() if choice.kind == "tackle"]
    assert tackles
    assert all(percents(choice.odds) == rounded(chances_of_tackle()) for choice in tackles)
    assert found["let"].odds is None


def test_ff_37_without_support_nothing_is_thrown() -> None:
    found = choices(ball(1, "2", d=20).play("1 2a"), seat=2)
    assert [choice.odds for choice in found.values()] == [Phrase("odds-no-support")] * 6


def test_ff_34_a_contest_by_its_zone() -> None:
    found = choices(ruck("2 3", "[2][1]", "[5][2]"), seat=2)
    contests = [choice for choice in found.values() if choice.kind == "contest"]
    assert contests
    assert all(percents(choice.odds) == rounded({"chance": chance_in_zone(2, 5)}) for choice in contests)


def test_what_throws_nothing_has_no_chance() -> None:
    found = choices(ball(1, "10 1", d=50))
    assert found["10a"].odds is None
    assert found["10a"].chance is None


def test_a_button_shows_the_one_figure_that_counts() -> None:
    back = choices(ball(1, "10 1", d=20))
    assert short(back["10d1"]) == f"{100 * chance_at_goal(20, 1):.0f}%"
    assert short(back["10t1"]) == f"{100 * chances_of_touch(20, 1)['found']:.0f}%"
    assert back["10k2"].chance is None
    assert short(choices(ball(1, "13 1", d=20, origin="kick"))["13r2"]) == "69%"
    assert short(choices(scrum(1))["dice1"]) == "58%"
    assert short(choices(ball(1, "10 1", d=65))["10d2"]) == "2.8%"
    assert short(choices(penalty(1, d=30))["touch1"]) == "100%"


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("dice", [1, 2])
def test_the_ball_ends_somewhere(aim: str, dice: int) -> None:
    assert sum(getattr(REACH, aim)[dice - 1]) == pytest.approx(1, abs=0.002)


def test_how_far_the_ball_goes() -> None:
    """FF-40 to FF-43: a run takes the higher die, a kick the sum, and a double adds 10 m unless it is of ones."""
    assert REACH.run[1][:7] == pytest.approx([11 / 36, 0, 1 / 36, 3 / 36, 5 / 36, 7 / 36, 9 / 36], abs=0.0001)
    assert REACH.kick[1][12] == pytest.approx(1 / 36, abs=0.0001)
    assert REACH.touch[1][14] == REACH.drop[1][14] == REACH.goal[1][14] == pytest.approx(1 / 36, abs=0.0001)
    assert REACH.touch[1][13] == 0


def test_the_page_gets_it_with_the_box() -> None:
    material = msgspec.json.decode(page_material(find_game("french_flair")))
    assert material["reach"]["kick"] == REACH.kick
    assert material["squad"]["abilities"]["drop"] == [9, 10]
