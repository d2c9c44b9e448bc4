"""The opponents' 22, 5 m out and on the line: FF-60 to FF-63."""

from __future__ import annotations

import pytest

from tests.games.french_flair.script import Script, ball, line_out, scrum

# FF-60: in the 22 every card may be tackled


@pytest.mark.parametrize(("d", "phase"), [(30, "attack"), (25, "defence"), (5, "defence")])
def test_ff_60_an_opening_that_ends_in_the_22_may_be_tackled(d: int, phase: str) -> None:
    """5 m on from there: at 25 m not yet, at 20 m and on the line it may."""
    assert ball(1, "9 10 12", d=d).play("1 9o").phase == phase


@pytest.mark.parametrize(("d", "phase"), [(40, "attack"), (35, "defence"), (15, "defence")])
def test_ff_60_so_may_an_intermediate(d: int, phase: str) -> None:
    m = ball(1, "9 10 12 13", d=d).play("1 9o")
    m = m.play("2 let") if m.phase == "defence" else m
    assert m.play("1 10p").phase == phase


def test_ff_60_where_a_move_ends_counts_and_not_where_it_began() -> None:
    m = ball(1, "9 10 12 13", d=30).play("1 9o")
    assert m.at == ("attack", 1, 25)
    assert m.play("1 10p").at == ("defence", 1, 15)


def test_ff_60_if_nobody_tackles_the_combination_goes_on() -> None:
    m = ball(1, "9 10 12 13", d=25).play("1 9o", "2 let")
    assert (m.at, m.combo(1).cards) == (("attack", 1, 20), [9])
    m.play("1 10p", "2 let", "1 12a")
    assert m.at == ("defence", 1, 0)


def test_ff_60_tackled_the_combination_is_over_and_the_unplayed_cards_stay() -> None:
    m = ball(1, "9 10 12 13", d=25).play("1 9o", "2 x1", "* [3][2]", "* [5][4]", "2 no")
    assert (m.at, m.origin, m.hand(1), m.view(1).combo) == (("attack", 1, 20), "ruck", "10 12 13", None)


def test_ff_60_missed_too() -> None:
    """FF-33: with a card more, and free to begin anything."""
    m = ball(1, "9 10 12 13", d=25).play("1 9o", "2 x1", "* [3][2]", "* [5][5]", "* +1")
    assert (m.at, m.origin, m.hand(1), m.view(1).combo) == (("attack", 1, 20), "open", "1 10 12 13", None)
    assert m.may("1 10o")


def test_ff_60_not_a_relay() -> None:
    m = ball(1, "1 10 12 13", d=15).play("1 1j")
    assert m.at == ("attack", 1, 15)
    assert m.play("1 10p").at == ("defence", 1, 10)


def test_ff_60_not_a_maul_nor_a_point_de_fixation() -> None:
    assert ball(1, "1 2 3", d=15, origin="line-out").play("1 m1-2").at == ("attack", 1, 10)
    assert ball(1, "1 2 3", d=15, origin="ruck").play("1 f1-2").at == ("attack", 1, 10)


def test_ff_60_not_a_kick_nor_a_drop() -> None:
    assert ball(1, "10 1", d=20).play("1 10k2", "* [2][2]").at == ("attack", 1, 0)
    assert ball(1, "10 1", d=20).play("1 10d1", "* [3]").at == ("attack", 2, 95)


def test_ff_60_not_a_run_double() -> None:
    m = ball(1, "10 13 1", d=40).play("1 10o", "1 13r2", "* [3][3]")
    assert (m.at, m.waiting) == (("attack", 1, 20), [1])


def test_ff_60_the_own_22_is_not_the_opponents() -> None:
    assert ball(1, "9 10 12", d=95).play("1 9o").at == ("attack", 1, 90)


@pytest.mark.parametrize("seat", [1, 2])
def test_ff_60_it_is_the_22_of_whoever_defends(seat: int) -> None:
    assert ball(seat, "9 10 12", d=20).play(f"{seat} 9o").waiting == [3 - seat]


# FF-61: a restart 5 m out


def five(kind: str, hand: str = "9 10 12 13 6 1") -> Script:
    """Seat 1 restarts play 5 m out."""
    if kind == "scrum":
        return scrum(1, hand, d=5).play("1 dice1", "* [5]", "* [2]")
    if kind == "line-out":
        return line_out(1, hand, d=5).play("1 dice1", "* [5]", "* [2]")
    m = ball(1, "2 3", d=10, origin="ruck").play("1 f2-3", "1 renew")
    return m.give(1, hand)


FIVES = pytest.mark.parametrize("kind", ["scrum", "line-out", "fixation"])


@FIVES
def test_ff_61_the_first_card_may_be_tackled_even_if_it_would_cross(kind: str) -> None:
    m = five(kind).play("1 9a")
    assert (m.phase, m.waiting, m.score, m.view(2).crosses) == ("defence", [2], [0, 0], True)
    assert m.play("2 let").score == [5, 0]


@FIVES
def test_ff_61_tackled_it_is_tackled_on_the_line(kind: str) -> None:
    m = five(kind).play("1 9a", "2 x1", "* [3][2]", "* [5][4]", "2 no")
    assert (m.at, m.origin, m.score) == (("attack", 1, 0), "ruck", [0, 0])
    m = five(kind).play("1 9a", "2 x1", "* [5][4]", "* [3][2]", "1 no")
    assert (m.at, m.origin, m.score) == (("attack", 2, 100), "ruck", [0, 0])


@FIVES
def test_ff_61_missed_the_try_stands(kind: str) -> None:
    m = five(kind).play("1 9a", "2 x1", "* [3][2]", "* [2][2]")
    assert (m.score, m.phase) == ([5, 0], "conversion")


@FIVES
def test_ff_61_intercepted_it_is_run_back_from_the_line(kind: str) -> None:
    """FF-32."""
    assert five(kind).play("1 9a", "2 x1", "* [3][3]").at == ("attack", 2, 70)


@FIVES
def test_ff_61_it_is_the_first_card_that_moves_the_ball(kind: str) -> None:
    """A relay does not; what comes behind it may be tackled."""
    m = five(kind).play("1 6j", "1 12a")
    assert (m.phase, m.score) == ("defence", [0, 0])


@FIVES
def test_ff_61_and_only_the_first(kind: str) -> None:
    """FF-63."""
    m = five(kind).play("1 9o")
    assert m.at == ("defence", 1, 0)
    m.play("2 let", "1 12a")
    assert (m.score, m.phase) == ([5, 0], "conversion")


@FIVES
def test_ff_61_a_run_double_cannot_be_tackled(kind: str) -> None:
    m = five(kind).play("1 6j", "1 10r2", "* [2][2]")
    assert (m.score, m.phase) == ([5, 0], "conversion")


def test_ff_61_a_run_that_is_no_double_can() -> None:
    m = five("scrum").play("1 6j", "1 10r2", "* [6][2]")
    assert (m.phase, m.score) == ("defence", [0, 0])
    assert m.play("2 x1", "* [5][4]", "* [3][2]", "1 no").at == ("attack", 2, 100)


def test_ff_61_the_last_card_is_tackled_by_dice_if_it_would_score() -> None:
    """FF-37 is for cards that do not score."""
    m = five("line-out").give(1, "9").play("1 9a")
    assert m.may("2 let")
    assert m.play("2 x1", "* [3][2]", "* [6][6]").score == [5, 0]


def test_ff_61_a_defence_without_a_card_cannot_tackle() -> None:
    assert five("line-out").give(2, "").play("1 9a").score == [5, 0]


@pytest.mark.parametrize("origin", ["ruck", "open", "kick", "hand", "maul"])
def test_ff_63_from_5_metres_elsewhere_there_is_no_defence(origin: str) -> None:
    """A ruck, a penalty by hand, a maul that ended there: none of them restarts play 5 m out."""
    assert ball(1, "9 1", d=5, origin=origin).play("1 9a").score == [5, 0]


def test_ff_61_the_side_that_wins_it_on_its_own_line_is_not_5_metres_out() -> None:
    """A line-out 5 m from the line that the others attack."""
    m = line_out(1, d=5, other="9 1 2 3 4 5").play("1 dice1", "* [2]", "* [5]", "2 9a")
    assert (m.at, m.view(1).crosses) == (("defence", 2, 85), False)


# FF-62, FF-63


@pytest.mark.parametrize("plays", ["9a", "1a", "9o", "1j 12a", "m1-2"])
def test_ff_62_after_a_maul_that_ended_on_the_line_the_next_card_scores(plays: str) -> None:
    m = line_out(1, "7 8 9 12 1 2", d=5).play("1 dice1", "* [5]", "* [2]", "1 m7-8")
    assert m.at == ("attack", 1, 0)
    m.play(*[f"1 {play}" for play in plays.split()])
    assert (m.score, m.phase) == ([5, 0], "conversion")


@pytest.mark.parametrize(("d", "plays"), [(5, "5a"), (0, "5a"), (0, "9o"), (5, "9o 10p"), (5, "10o 12a")])
def test_ff_63_other_plays_that_cross_the_line_are_a_try(d: int, plays: str) -> None:
    m = ball(1, "5 9 10 12 13", d=d, other="").play(*[f"1 {play}" for play in plays.split()])
    assert (m.score, m.phase) == ([5, 0], "conversion")


@pytest.mark.parametrize("throw", ["[6][2]", "[6][6]"])
def test_ff_63_a_run_that_crosses_is_a_try(throw: str) -> None:
    m = ball(1, "10 13 1", d=30).play("1 10o", "1 13r2", f"* {throw}")
    assert (m.score, m.phase) == ([5, 0], "conversion")
