"""Scrum, line-out, conversion, offside, advantage, penalty and points: FF-70 to FF-76."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.french_flair.events import AdvantageOver, GoalScored, Kicked, PenaltyGiven, SetPieceWon
from tests.games.french_flair.script import Script, advantage, ball, line_out, penalty, ruck, scrum

# FF-70 to FF-72: duels


@pytest.mark.parametrize("seat", [1, 2])
def test_ff_70_a_scrum_is_a_duel_and_the_winner_plays(seat: int) -> None:
    m = scrum(seat).play(f"{seat} dice1", "* [3]", "* [5]")
    assert (m.at, m.origin, m.waiting) == (("attack", 3 - seat, 50), "scrum", [3 - seat])


def test_ff_70_won_by_a_double_it_is_a_penalty() -> None:
    assert scrum(1).play("1 dice2", "* [2][2]", "* [6][5]").at == ("penalty", 1, 50)
    m = scrum(1, d=30).play("1 dice2", "* [2][2]", "* [3][3]")
    assert (m.at, m.cards()) == (("penalty", 2, 70), [6, 6])
    assert [(event.how, event.seat, event.double) for event in m.told(SetPieceWon)] == [("scrum", 1, True)]


def test_ff_70_there_is_no_double_with_one_die() -> None:
    assert scrum(1).play("1 dice1", "* [2]", "* [2]").at == ("attack", 1, 50)


@pytest.mark.parametrize("seat", [1, 2])
def test_ff_71_a_line_out_is_a_duel_and_the_winner_plays(seat: int) -> None:
    m = line_out(seat).play(f"{seat} dice2", "* [3][2]", "* [5][1]")
    assert (m.at, m.origin, m.cards()) == (("attack", 3 - seat, 50), "line-out", [6, 6])


def test_ff_71_won_by_a_double_it_brings_a_card() -> None:
    m = line_out(1).play("1 dice2", "* [3][2]", "* [1][1]", "* +15")
    assert (m.at, m.cards(), m.hand(2)) == (("attack", 2, 50), [6, 7], "1 2 3 4 5 6 15")


def conversion(seat: int = 1) -> Script:
    return ball(seat, "5 1", d=5).play(f"{seat} 5a")


@pytest.mark.parametrize(
    ("dice", "first", "second", "points"),
    [(1, "[4]", "[4]", 2), (1, "[3]", "[4]", 0), (2, "[5][3]", "[5][2]", 2), (2, "[6][5]", "[1][1]", 0)],
)
def test_ff_72_a_conversion_is_a_duel_for_two_points(dice: int, first: str, second: str, points: int) -> None:
    m = conversion().play(f"1 dice{dice}", f"* {first}", f"* {second}")
    assert (m.score, m.at) == ([5 + points, 0], ("kick-off", 2, 50))


def test_ff_72_it_takes_no_card() -> None:
    m = conversion(2)
    before = m.hand(2)
    m.play("2 dice1", "* [4]", "* [4]")
    assert m.score == [0, 7]
    assert set(before.split()) <= set(m.hand(2).split())


# FF-73: offside


def test_ff_73_the_attack_chooses_if_the_defence_is_offside() -> None:
    m = ruck("2 3 9", "[3][2]", "[5][4]").play("2 c7", "* [6]")
    assert (m.phase, m.waiting, m.legal(1)) == ("offside", [1], ["advantage", "penalty"])
    m.play("1 penalty")
    assert (m.at, m.waiting, m.cards()) == (("penalty", 1, 50), [1], [6, 6])


def test_ff_73_the_same_if_its_clear_out_was() -> None:
    m = ruck("2 3 9", "[5][4]", "[3][2]").play("1 c2", "* [4]", "2 b7", "* [6]")
    assert (m.phase, m.waiting) == ("offside", [1])


def test_ff_73_if_the_attack_is_offside_it_is_a_penalty_without_advantage() -> None:
    contest = ruck("2 3 9", "[5][4]", "[3][2]").play("1 c2", "* [6]")
    clear_out = ruck("2 3 9", "[3][2]", "[5][4]").play("2 c7", "* [4]", "1 b2", "* [6]")
    for m in (contest, clear_out):
        assert (m.at, m.waiting, m.cards()) == (("penalty", 2, 50), [2], [6, 6])


def test_ff_73_elsewhere_there_is_nothing_to_choose() -> None:
    m = ball(1, "5 1")
    assert m.refused("1 advantage") == ("FF-73", "refused-phase")
    assert m.refused("1 penalty") == ("FF-73", "refused-phase")


# FF-74: advantage


def test_ff_74_the_advantage_is_a_card_and_play_goes_on_from_the_ruck() -> None:
    m = advantage("9 10 3", bonus="12")
    assert (m.at, m.origin, m.hand(1)) == (("attack", 1, 50), "ruck", "3 9 10 12")
    view = m.view(2)
    assert (view.advantage, view.advantage_spot) == (0, 50)


@pytest.mark.parametrize("plays", [["1 3a"], ["1 9o", "1 10p"]])
def test_ff_74_ten_metres_are_enough(plays: list[str]) -> None:
    """From then on there is no way back."""
    m = advantage("9 10 3 12 13").play(*plays)
    assert m.view(1).advantage is None
    assert [event.seat for event in m.told(AdvantageOver)] == [0]


def test_ff_74_a_run_counts_whether_it_is_a_double_or_not() -> None:
    for throw in ("[3][2]", "[2][2]"):
        m = advantage("9 10 3").play("1 9o", "1 10r2", f"* {throw}")
        assert m.view(1).advantage is None


def test_ff_74_five_are_not() -> None:
    m = advantage("9 10 3 12").play("1 9o")
    assert (m.d, m.view(1).advantage) == (45, 0)


def brought_back(m: Script) -> None:
    assert (m.at, m.waiting, m.cards()) == (("penalty", 1, 50), [1], [6, 6])
    assert [(event.seat, event.ball, event.back) for event in m.told(PenaltyGiven)] == [(0, 50, True)]


def five_metres(**options: Any) -> Script:
    """Seat 1 plays its advantage from 50 m and has gained 5."""
    return advantage("9 10 12 15", **options).play("1 9o")


@pytest.mark.parametrize(
    ("play", "throw"),
    [
        ("10k1", "[3]"),  # received
        ("10k2", "[6][6]"),  # dead
        ("10d2", "[3][2]"),  # a drop that falls short
        ("10d2", "[6][1]"),  # or is wide
        ("10t2", "[3][2]"),  # into touch
        ("10t1", "[1]"),  # directly
        ("15t2", "[6][4]"),  # past the line
        ("10r1", "[1]"),  # a knock-on
    ],
)
def test_ff_74_a_kick_a_missed_drop_and_a_knock_on_bring_the_penalty_back(play: str, throw: str) -> None:
    brought_back(five_metres().play(f"1 {play}", f"* {throw}"))


@pytest.mark.parametrize(("d", "double", "left"), [(80, 4, 40), (80, 5, 30), (55, 5, 5), (50, 6, 5), (30, 4, 5)])
def test_ff_74_a_kick_that_they_knock_on_ends_it_with_the_kickers_scrum(d: int, double: int, left: int) -> None:
    """It has gained 10 m and more: the success is not punished."""
    m = advantage("10 12 3", d=d).play("1 10k2", f"* [{double}][{double}]")
    assert (m.at, m.waiting, m.cards()) == (("scrum", 1, left), [1], [6, 6])
    assert m.view(1).advantage is None
    told = [event.public for event in m.story.take()]
    assert [event.seat for event in told if isinstance(event, AdvantageOver)] == [0]
    assert not [event for event in told if isinstance(event, PenaltyGiven)]


def test_ff_74_the_same_inside_a_combination_and_after_time() -> None:
    """FF-77: a scrum is played on."""
    assert five_metres().play("1 15k2", "* [4][4]").at == ("scrum", 1, 5)
    assert five_metres().time_up().play("1 15k2", "* [4][4]").at == ("scrum", 1, 5)


def test_ff_74_dead_ball_comes_before_that_knock_on() -> None:
    """FF-46."""
    m = advantage("10 12 3", d=25).play("1 10k2", "* [4][4]")
    assert m.at == ("penalty", 1, 25)


def test_ff_74_in_version_1_that_knock_on_brings_the_penalty_back() -> None:
    brought_back(five_metres(rules=1).play("1 15k2", "* [4][4]"))


def test_ff_74_a_turnover_brings_it_back() -> None:
    """In the 22 an opening may be tackled after 5 m."""
    m = advantage("9 10 12 3", d=25).play("1 9o", "2 x3", "* [5][4]", "* [3][2]", "1 no")
    assert (m.at, m.cards()) == (("penalty", 1, 25), [6, 6])


def test_ff_74_an_interception_brings_it_back() -> None:
    m = advantage("9 10 12 3", d=25).play("1 9o", "2 x3", "* [5][5]")
    assert m.at == ("penalty", 1, 25)


def test_ff_74_an_offside_of_the_attack_brings_it_back() -> None:
    m = advantage("9 10 12 3", d=25).play("1 9o", "2 x3", "* [5][4]", "* [3][2]", "1 c3", "* [1]")
    assert m.at == ("penalty", 1, 25)


def test_ff_74_having_nothing_to_play_brings_it_back() -> None:
    """FF-25: a turnover like any other."""
    m = advantage("9 13").give(1, "")
    assert m.legal(1) == ["lost"]
    brought_back(m.play("1 lost"))


def test_ff_74_the_last_card_that_is_tackled_after_10_metres_is_lost() -> None:
    """FF-37: but the advantage was had."""
    m = advantage("9").give(1, "3").play("1 3a", "2 x3")
    assert m.at == ("attack", 2, 60)


def test_ff_74_a_recovered_kick_does_not_bring_it_back() -> None:
    """And its metres count."""
    m = five_metres().play("1 10k2", "* [1][1]")
    assert (m.at, m.view(1).advantage) == (("attack", 1, 35), None)


def test_ff_74_nor_does_one_without_a_combination() -> None:
    m = advantage("10 12 3").play("1 10k2", "* [1][1]")
    assert (m.at, m.view(1).advantage) == (("attack", 1, 40), None)


def test_ff_74_points_end_it() -> None:
    drop = advantage("9 10", d=25).play("1 10d1", "* [6]")
    assert (drop.score, drop.phase) == ([3, 0], "kick-off")
    scored = advantage("9 10 3", d=5).play("1 3a")
    assert (scored.score, scored.phase) == ([5, 0], "conversion")


def test_ff_74_a_missed_tackle_or_a_won_ruck_do_not() -> None:
    m = advantage("9 10 12 3", d=25).play("1 9o", "2 x3", "* [3][2]", "* [5][5]")
    assert (m.at, m.view(1).advantage) == (("attack", 1, 20), 0)
    m = advantage("9 10 12 3", d=25).play("1 9o", "2 x3", "* [3][2]", "* [5][4]", "2 no")
    assert (m.at, m.view(1).advantage) == (("attack", 1, 20), 0)


def test_ff_74_points_de_fixation_count() -> None:
    m = advantage("3 4 5 12", bonus="2").play("1 f2-3")
    assert m.view(1).advantage == 0
    assert m.play("1 f4-5").view(1).advantage is None


def test_ff_74_another_offside_is_a_new_choice_there() -> None:
    """The new spot is never behind the old one."""
    m = advantage("9 10 12 3", d=25).play("1 9o", "2 x3", "* [3][2]", "* [5][4]", "2 c4", "* [1]")
    assert (m.phase, m.waiting) == ("offside", [1])
    assert m.play("1 penalty").at == ("penalty", 1, 20)


def test_ff_74_the_penalty_is_still_taken_after_time() -> None:
    """FF-77."""
    m = five_metres().time_up().play("1 10t2", "* [3][2]")
    brought_back(m)


def test_ff_74_after_10_metres_play_ends_as_always() -> None:
    m = advantage("10 12 3 9 13").play("1 3a", "2 let", "1 10k1", "* [3]")
    assert (m.at, m.origin) == (("attack", 2, 75), "kick")


# FF-75: three ways


def test_ff_75_at_goal_to_touch_or_by_hand() -> None:
    m = penalty(1, "9 1 2 3 4 5")
    assert m.legal(1) == ["goal1", "goal2", "touch1", "touch2", "hand"]
    assert m.refused("1 9a") == ("FF-75", "refused-phase")


def test_ff_75_both_have_six_first() -> None:
    assert penalty(1, "9 1", other="").cards() == [6, 6]


@pytest.mark.parametrize(
    ("d", "dice", "throw", "score"),
    [
        (25, 1, "[6]", 3),
        (30, 1, "[6]", 0),
        (50, 2, "[6][5]", 3),
        (35, 2, "[3][3]", 3),
        (40, 2, "[3][3]", 0),
        (5, 2, "[6][1]", 0),
    ],
)
def test_ff_75_at_goal_like_a_drop_without_a_card(d: int, dice: int, throw: str, score: int) -> None:
    m = penalty(1, "9 1 2 3 4 5", d=d).play(f"1 goal{dice}", f"* {throw}")
    assert (m.score, m.hand(1)) == ([score, 0], "1 2 3 4 5 9")
    assert [event.how for event in m.told(GoalScored)] == (["goal"] if score else [])


def test_ff_75_short_it_is_played_where_it_falls() -> None:
    m = penalty(1, d=50).play("1 goal1", "* [3]")
    assert (m.at, m.origin) == (("attack", 2, 65), "kick")


def test_ff_75_short_in_the_22_it_is_no_mark_and_on_the_line_they_choose() -> None:
    """FF-45 is for open kicks; FF-43: on the line they may drop out."""
    assert penalty(1, d=50).play("1 goal2", "* [5][3]").at == ("attack", 2, 90)
    assert penalty(1, d=30).play("1 goal1", "* [6]").legal(2) == ["down", "on"]


def test_ff_75_wide_past_the_line_they_touch_down_or_play_on() -> None:
    m = penalty(1, d=30).play("1 goal2", "* [6][1]")
    assert (m.at, m.legal(2)) == (("receive", 2, 105), ["down", "on"])
    assert penalty(1, d=20).play("1 goal2", "* [6][1]").at == ("drop-out", 2, 80)


@pytest.mark.parametrize(
    ("d", "dice", "throw", "left"),
    [
        (60, 1, "[4]", 40),
        (60, 2, "[6][3]", 15),
        (60, 2, "[6][1]", 25),
        (60, 1, "[1]", 55),
        (90, 2, "[6][1]", 55),
        (60, 2, "[3][3]", 20),
        (60, 2, "[1][1]", 40),
        (35, 2, "[3][3]", 5),
        (20, 1, "[6]", 5),
        (30, 1, "[6]", 5),
    ],
)
def test_ff_75_to_touch_it_is_always_found_and_the_throw_is_theirs(d: int, dice: int, throw: str, left: int) -> None:
    """A 1 has no effect, not even on the 10 m of a double; past the line it is 5 m out."""
    m = penalty(1, d=d).play(f"1 touch{dice}", f"* {throw}")
    assert (m.at, m.waiting, m.cards()) == (("line-out", 1, left), [1], [6, 6])


def test_ff_75_past_the_line_it_went_out_on_the_line() -> None:
    m = penalty(1, d=20).play("1 touch1", "* [6]")
    assert [(event.start, event.end) for event in m.told(Kicked)] == [(80, 100)]


def test_ff_75_by_hand_it_is_opened_by_a_9() -> None:
    m = penalty(1, "9 10 12 1 2 3").play("1 hand")
    assert (m.at, m.origin) == (("attack", 1, 50), "hand")
    assert m.refused("1 12a") == ("FF-75", "refused-number-from-here")
    assert m.play("1 9o", "1 10p", "1 12a").at == ("defence", 1, 25)


def test_ff_75_without_a_9_by_a_relay() -> None:
    m = penalty(1, "1 2 3 4 12 13").play("1 hand", "1 1j", "1 12a")
    assert m.at == ("defence", 1, 40)


def test_ff_75_by_hand_needs_one_that_leads_on() -> None:
    assert penalty(1, "1 3 5 7 8 4").may("1 hand")
    assert penalty(1, "2 4 6 8 1 7").may("1 hand")
    m = penalty(1, "1 3 5 7 8 4").give(1, "1 3 5 7")
    assert m.refused("1 hand") == ("FF-75", "refused-no-nine")


# FF-76: points


def test_ff_76_five_two_three_three() -> None:
    assert ball(1, "5 1", d=5).play("1 5a").score == [5, 0]
    assert conversion().play("1 dice1", "* [6]", "* [1]").score == [7, 0]
    assert ball(1, "10 1", d=20).play("1 10d1", "* [6]").score == [3, 0]
    assert penalty(1, d=20).play("1 goal1", "* [6]").score == [3, 0]


@pytest.mark.parametrize(("d", "expected"), [(0, 5), (100, 95), (5, 5), (95, 95)])
def test_ff_76_a_penalty_is_never_nearer_than_5_metres(d: int, expected: int) -> None:
    assert penalty(1, d=d).d == expected


def test_ff_76_nor_one_for_an_offside_on_the_line() -> None:
    m = ruck("2 3 9", "[3][2]", "[5][4]", d=0).play("2 c7", "* [6]", "1 penalty")
    assert m.at == ("penalty", 1, 5)
