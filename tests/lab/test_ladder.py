"""The ladder: known odds come out as the points that they are."""

from __future__ import annotations

import math

import pytest

from tablee.lab.ladder import ladder, pairs_of

Games = list[tuple[list[str], list[int]]]


def duels(one: str, other: str, won: int, lost: int) -> Games:
    return [([one, other], [1, 0])] * won + [([other, one], [1, 0])] * lost


def test_ten_wins_for_one_loss_are_400_points() -> None:
    (first, second) = ladder(pairs_of(duels("a", "b", 10_000, 1_000)), "b")
    assert (first.name, first.games, second.points, second.margin) == ("a", 11_000, 0.0, 0.0)
    assert first.points == pytest.approx(400, abs=1)
    # The error of a logarithm of odds: the root of 1/wins + 1/losses.
    expected = 1.96 * 400 / math.log(10) * math.sqrt(1 / 10_000 + 1 / 1_000)
    assert first.margin == pytest.approx(expected, rel=0.01)


def test_rungs_add_up_through_somebody_in_between() -> None:
    games = duels("a", "b", 3_000, 1_000) + duels("b", "c", 3_000, 1_000)
    points = {rating.name: rating.points for rating in ladder(pairs_of(games), "b")}
    assert points["a"] == pytest.approx(-points["c"], abs=0.1)
    assert points["a"] == pytest.approx(400 * math.log10(3), abs=1)


def test_whoever_lost_every_game_has_a_place_all_the_same() -> None:
    ratings = ladder(pairs_of(duels("a", "b", 20, 0)), "b")
    assert ratings[0].name == "a"
    assert 400 < ratings[0].points < 800
    assert ratings[0].margin > 200


def test_equal_scores_are_half_a_win_and_equal_names_no_game() -> None:
    games: Games = [(["a", "b"], [3, 3])] * 50 + [(["a", "a"], [1, 0])] * 50
    first, second = ladder(pairs_of(games), "a")
    assert (first.points, second.points) == pytest.approx((0.0, 0.0))
    assert first.games == 50


def test_a_table_of_several_counts_every_pair_and_weighs_as_much_as_its_seats() -> None:
    pairs = pairs_of([(["a", "b", "c", "b"], [9, 5, 7, 5])])
    assert pairs[("a", "b")] == pytest.approx([0.5 + 2 / 3, 1 + 2 / 3])
    assert pairs[("b", "c")] == pytest.approx([0.5, 1 + 2 / 3])
    assert pairs[("a", "c")] == pytest.approx([0.5 + 1 / 3, 1 + 1 / 3])
