"""The facts of the contract: greedy players, some hundreds of matches, wide bounds."""

from __future__ import annotations

import pytest

from tablee.bots.levels import make_bot
from tablee.core.match import Match, run
from tablee.games.rugby_champion import events
from tablee.games.rugby_champion.figures import measure, measure_parts, use_name, used_in
from tablee.words import words_for
from tests.games.rugby_champion.script import GAME
from tests.games.rugby_champion.scripted import simulated
from tests.players import table_seed

pytestmark = pytest.mark.slow


def test_a_match_alone_is_as_the_contract_says() -> None:
    """About 25 to 19 points, 63 % won; 14 to 15 attacks, 5 scrums, 3 line-outs."""
    found = simulated(1)
    assert 21 <= found["one"] <= 27
    assert 15 <= found["two"] <= 21
    assert 0.53 <= found["won"] <= 0.72
    assert 13.5 <= found["attacks"] <= 15.5
    assert 4.5 <= found["scrums"] <= 6.8
    assert 2.5 <= found["line_outs"] <= 4


def test_rc_3_the_difficulty_makes_the_difference() -> None:
    """78 % easy, 46 % hard, 31 % expert."""
    won = {name: simulated(1, difficulty=name)["won"] for name in ("easy", "hard", "expert")}
    assert 0.70 <= won["easy"] <= 0.87
    assert 0.37 <= won["hard"] <= 0.56
    assert 0.23 <= won["expert"] <= 0.43


def test_who_plays_by_the_hints_does_better_than_the_greedy_player() -> None:
    casual, greedy = simulated(1, "casual"), simulated(1)
    assert casual["one"] - casual["two"] > greedy["one"] - greedy["two"]


def test_a_duel_with_interception_tries_is_even_and_has_some_sixteen_points_a_side() -> None:
    found = simulated(2, interception_try=True)
    assert 14 <= found["one"] <= 18
    assert 14 <= found["two"] <= 18
    assert 0.40 <= found["won"] <= 0.58


def test_rc_52_a_duel_without_them_is_as_even_and_has_some_twelve() -> None:
    found = simulated(2)
    assert 10 <= found["one"] <= 14
    assert 10 <= found["two"] <= 14
    assert 0.40 <= found["won"] <= 0.58


@pytest.mark.parametrize(("interception_try", "least", "most"), [(False, 12.5, 17), (True, 17, 24)])
def test_a_duel_of_casual_bots_has_more_points(interception_try: bool, least: float, most: float) -> None:
    """They support what is level or won by one as well, and make tries of it."""
    found = simulated(2, "casual", interception_try=interception_try)
    assert least <= found["one"] <= most
    assert least <= found["two"] <= most
    assert 0.40 <= found["won"] <= 0.58


@pytest.mark.parametrize("seats", [1, 2])
def test_figures_are_counted_from_the_story(seats: int) -> None:
    match = Match.start(GAME, GAME.options(), seats, seed=table_seed(3))
    run(match, [make_bot("casual", GAME, seat) for seat in range(seats)])
    counted = [measure(told.public) for told in match.take_story()]
    whole = counted[-1]
    names = ("own", "automaton") if seats == 1 else ("first", "second")
    assert whole["points"] == whole[f"{names[0]}-points"] + whole[f"{names[1]}-points"]
    assert {"attacks", "line-outs", "scrums", "tries", f"{names[0]}-won"} <= set(whole)
    assert any("gap" in figures for figures in counted)
    assert sum("converted" in figures for figures in counted) == whole["tries"]


def test_uses_are_cards_and_the_challenges_that_a_side_chose() -> None:
    assert list(used_in(events.Laid(1, "ailier<", False, "RC-12"))) == [(1, "ailier")]
    assert list(used_in(events.Whistled(0, "ailier<", 1, "cancelled", "RC-52"))) == [(0, "arbitre")]
    assert list(used_in(events.Challenged(0, "L1", "passe", "choice", "RC-12"))) == [(0, "passe L1")]
    assert list(used_in(events.Challenged(0, "C", "physique", "opening", "RC-11"))) == []
    words = words_for("fr", "rugby_champion")
    assert [words.tell(use_name(what)) for what in ("ailier", "passe L1")] == ["Ailier", "Passe à gauche"]


@pytest.mark.parametrize("seats", [1, 2])
def test_points_of_attack_and_defence_are_counted_attack_by_attack(seats: int) -> None:
    """All points of the match, in as many parts as attacks were begun."""
    match = Match.start(GAME, GAME.options(interception_try=True), seats, seed=table_seed(3))
    run(match, [make_bot("casual", GAME, seat) for seat in range(seats)])
    happened = [told.public for told in match.take_story()]
    parts = list(measure_parts(happened))
    whole = measure(happened[-1])
    assert [name for name, _ in parts] == ["attack-points", "defence-points"] * whole["attacks"]
    assert sum(points for _, points in parts) == whole["points"]
    assert {points for _, points in parts} <= {0, 3, 5, 7}


def test_points_belong_to_the_side_with_the_ball_or_to_the_other() -> None:
    happened: list[events.Event] = [
        events.PhaseBegan(kind="attack", side=0, clause="RC-10"),
        events.PhaseBegan(kind="touche", side=0, clause="RC-40"),
        events.TryScored(side=1, how="advantage", score=[0, 5], clause="RC-53"),
        events.Converted(side=1, good=True, card="buteur", score=[0, 7], clause="RC-13"),
        events.PhaseBegan(kind="attack", side=1, clause="RC-10"),
        events.PenaltyScored(side=1, card="buteur", score=[0, 10], clause="RC-52"),
        events.PhaseBegan(kind="attack", side=0, clause="RC-10"),
        events.HalfOver(half=1, score=[0, 10]),
        events.PhaseBegan(kind="attack", side=1, clause="RC-10"),
        events.TryScored(side=1, how="challenge", score=[0, 15], clause="RC-13"),
        events.HalfOver(half=2, score=[0, 15]),
    ]
    points = [points for _, points in measure_parts(happened)]
    assert list(zip(points[::2], points[1::2], strict=True)) == [(0, 7), (3, 0), (0, 0), (5, 0)]
