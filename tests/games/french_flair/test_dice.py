"""Duels and distances: FF-10 to FF-13."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.french_flair.script import Script, ball, kick_off, line_out, penalty, ruck, scrum, tackled


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("[5]", "[4]", 1),
        ("[4]", "[5]", 2),
        ("[4]", "[4]", 1),
        ("[6][1]", "[5][4]", 1),
        ("[5][4]", "[6][1]", 2),
        ("[5][3]", "[5][2]", 1),
        ("[5][2]", "[5][3]", 2),
        ("[5][3]", "[5][3]", 1),
        ("[1][1]", "[6][5]", 1),
        ("[6][5]", "[1][1]", 2),
        ("[2][2]", "[3][3]", 2),
        ("[3][3]", "[2][2]", 1),
        ("[3][3]", "[3][3]", 1),
    ],
)
def test_ff_10_who_wins_a_duel(first: str, second: str, winner: int) -> None:
    """Highest, then the other die; any double beats any other throw, a higher one a lower; equal: who threw first."""
    dice = 2 if "][" in first else 1
    assert line_out(1).play(f"1 dice{dice}", f"* {first}", f"* {second}").attack == winner


@pytest.mark.parametrize("duel", [scrum, line_out])
def test_ff_11_the_first_thrower_chooses_for_both(duel: Callable[..., Script]) -> None:
    """FF-12: the side putting in, or throwing in, throws first."""
    m = duel(2)
    assert (m.waiting, m.legal(2)) == ([2], ["dice1", "dice2"])
    m.play("2 dice1")
    throw = m.view(None).throw
    assert throw is not None
    assert (throw.seat, throw.dice, throw.first) == (1, 1, [])
    assert m.refused("* [5][2]") == (m.view(None).clause, "refused-chance")
    m.play("* [3]")
    throw = m.view(None).throw
    assert throw is not None
    assert (throw.seat, throw.dice, throw.first) == (0, 1, [3])


def test_ff_12_the_scorers_throw_first_at_a_conversion() -> None:
    m = ball(2, "5 1", d=5).play("2 5a")
    assert (m.waiting, m.legal(2)) == ([2], ["dice1", "dice2"])
    m.play("2 dice2")
    assert [throw.seat for throw in [m.view(None).throw] if throw] == [1]


def test_ff_11_a_tackle_is_two_dice_each_and_the_defence_throws_first() -> None:
    """FF-12, FF-31."""
    m = tackled("2 3")
    throw = m.view(None).throw
    assert throw is not None
    assert (throw.seat, throw.aim, throw.dice) == (1, "tackle", 2)
    assert m.refused("* [5]") == ("FF-32", "refused-chance")
    throw = m.play("* [4][3]").view(None).throw
    assert throw is not None
    assert (throw.seat, throw.dice, throw.first) == (0, 2, [4, 3])


def test_ff_11_contest_and_clear_out_are_one_die() -> None:
    m = ruck("2 3", "[4][3]", "[5][2]").play("2 c7")
    assert [throw.dice for throw in [m.view(None).throw] if throw] == [1]
    m.play("* [3]", "1 b2")
    assert [throw.dice for throw in [m.view(None).throw] if throw] == [1]
    assert m.refused("* [5][2]") == ("FF-35", "refused-chance")


@pytest.mark.parametrize("play", ["10o 13r", "13k", "10t", "10d"])
def test_ff_11_who_throws_a_distance_chooses_one_die_or_two(play: str) -> None:
    *before, last = play.split()
    m = ball(1, "9 10 13 1", d=70).play(*[f"1 {ply}" for ply in before])
    assert m.may(f"1 {last}1")
    assert m.may(f"1 {last}2")


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_11_so_does_who_kicks_without_a_card(dice: int) -> None:
    assert kick_off(1).may(f"1 kick{dice}")
    assert penalty(1).may(f"1 goal{dice}")
    assert penalty(1).may(f"1 touch{dice}")


def test_ff_13_a_one_prevails_over_the_double_in_a_run() -> None:
    m = ball(1, "10 13 1", d=70).play("1 10o", "1 13r2", "* [1][1]")
    assert m.at == ("scrum", 2, 35)


def test_ff_13_a_one_prevails_over_the_double_to_touch() -> None:
    """FF-42: direct from outside the 22; inside it no 10 m are added, and touch is not found."""
    assert ball(1, "10 1", d=70).play("1 10t2", "* [1][1]").at == ("line-out", 2, 30)
    m = ball(1, "10 1", d=80).play("1 10t2", "* [1][1]")
    assert (m.at, m.origin) == (("attack", 2, 30), "kick")


def test_ff_13_a_one_prevails_over_the_double_at_goal() -> None:
    """10 m and no bonus of 10: from 15 m short, and no points from anywhere."""
    m = ball(1, "10 1", d=15).play("1 10d2", "* [1][1]")
    assert (m.at, m.score) == (("attack", 2, 95), [0, 0])
    m = penalty(1, d=5).play("1 goal2", "* [1][1]")
    assert (m.at, m.score) == (("receive", 2, 105), [0, 0])


def test_ff_13_where_a_one_is_not_penalised_double_one_is_a_double() -> None:
    """In duels and open kicks."""
    assert scrum(1).play("1 dice2", "* [1][1]", "* [6][5]").at == ("penalty", 1, 50)
    assert ball(1, "10 1", d=50).play("1 10k2", "* [1][1]").at == ("attack", 1, 40)
