"""The field, tries and restarts: FF-1 to FF-8."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.french_flair.events import DropOut, Intercepted, Kicked, Ran
from tests.games.french_flair.script import Script, ball, drop_out, kick_off, penalty, ruck, tackled

# FF-1: the field


@pytest.mark.parametrize(("seat", "place"), [(1, 60), (2, 40)])
def test_ff_1_each_side_plays_towards_its_own_line(seat: int, place: int) -> None:
    m = ball(seat, "5 1", d=50).play(f"{seat} 5a")
    assert (m.ball, m.d) == (place, 40)


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("d", "throw", "phase"),
    [(45, "[6][6]", "drop-out"), (40, "[6][5]", "drop-out"), (45, "[6][5]", "receive"), (50, "[6][5]", "receive")],
)
def test_ff_7_at_the_dead_ball_line_a_drop_out_before_it_a_choice(seat: int, d: int, throw: str, phase: str) -> None:
    """FF-1: the dead-ball line is 15 m behind the goal line, and to reach it is to be dead."""
    m = ball(seat, "10 1", d=d).play(f"{seat} 10k2", f"* {throw}")
    assert (m.phase, m.attack) == (phase, 3 - seat)


def test_ff_1_a_kick_flies_no_farther_than_to_the_dead_ball_line() -> None:
    m = ball(1, "10 1", d=25).play("1 10k2", "* [6][5]")
    assert [(event.start, event.end) for event in m.told(Kicked)] == [(75, 115)]
    m = ball(2, "10 1", d=10).time_up().begin(half=2).play("2 10d2", "* [6][5]")
    assert (m.phase, m.ball) == ("over", -15)


def test_ff_1_a_carried_ball_is_grounded_before_the_dead_ball_line() -> None:
    """FF-3: however long the run, it ends in the in-goal with a try."""
    m = ball(1, "10 13 1", d=15).play("1 10o", "2 let", "1 13r1", "* [6]")
    assert (m.score, m.ball) == ([5, 0], 110)
    assert [event.ball for event in m.told(Ran)] == [110]
    m = tackled("2 3", d=90).play("* [6][6]")
    assert (m.score, m.ball) == ([0, 5], -10)
    assert [event.ball for event in m.told(Intercepted)] == [-10]


# FF-2: the 22


@pytest.mark.parametrize(("d", "phase"), [(25, "attack"), (20, "receive"), (5, "receive")])
def test_ff_2_the_22_reaches_from_5_to_20_metres(d: int, phase: str) -> None:
    """FF-45 shows it: a mark can be called there and not in front of it."""
    m = ball(1, "10 1", d=d + 25).play("1 10k2", "* [3][2]")
    assert (m.at, m.may("2 mark")) == ((phase, 2, 100 - d), phase == "receive")


def test_ff_2_the_goal_line_is_not_in_the_22() -> None:
    m = ball(1, "10 1", d=25).play("1 10k2", "* [3][2]")
    assert (m.at, m.legal(2)) == (("receive", 2, 100), ["down", "on"])


@pytest.mark.parametrize("seat", [1, 2])
def test_ff_2_the_drop_out_is_taken_20_metres_out(seat: int) -> None:
    m = drop_out(seat)
    assert (m.at, m.ball, len(m.told(DropOut))) == (("drop-out", seat, 80), 20 if seat == 1 else 80, 1)


def test_ff_2_a_ball_on_the_line_is_no_try_and_can_be_defended() -> None:
    m = ball(1, "5 1", d=10).play("1 5a")
    assert (m.at, m.score, m.legal(2)) == (("defence", 1, 0), [0, 0], ["x1", "x2", "x3", "x4", "x5", "x6", "let"])


def test_ff_2_a_ruck_on_the_line_is_no_try() -> None:
    m = ruck("2 3", "[3][2]", "[5][4]", d=0).play("2 no")
    assert (m.at, m.origin, m.score) == (("attack", 1, 0), "ruck", [0, 0])


# FF-3: tries


@pytest.mark.parametrize(("d", "phase", "score"), [(10, "defence", [0, 0]), (5, "conversion", [5, 0])])
def test_ff_3_a_try_is_past_the_line(d: int, phase: str, score: list[int]) -> None:
    """FF-76: five points; the in-goal cannot be defended."""
    m = ball(1, "5 1", d=d).play("1 5a")
    assert (m.phase, m.score) == (phase, score)


def test_ff_3_the_view_counts_tries() -> None:
    assert [team.tries for team in ball(2, "5 1", d=5).play("2 5a").view(None).teams] == [0, 1]


# FF-4: who kicks off


@pytest.mark.parametrize(("winner", "kicker"), [(1, 2), (2, 1)])
def test_ff_4_the_loser_of_the_toss_kicks_off_the_first_half_and_the_other_the_second(winner: int, kicker: int) -> None:
    m = Script().play(f"* toss{winner}")
    assert (m.at, m.half, m.cards(), m.ball) == (("kick-off", kicker, 50), 1, [6, 6], 50)
    m.time_up().play(f"{kicker} kick1", "* [3]", f"{winner} whistle")
    assert (m.at, m.half) == (("kick-off", winner, 50), 2)


def test_ff_4_nothing_comes_before_the_toss() -> None:
    m = Script()
    assert (m.phase, m.waiting, m.legal(1)) == ("toss", ["*"], [])
    assert m.refused("1 kick2") == ("FF-4", "error-not-your-turn")
    assert m.refused("* [1]") == ("FF-10", "refused-phase")


@pytest.mark.parametrize("seat", [1, 2])
def test_ff_4_after_points_the_side_that_conceded_kicks_off(seat: int) -> None:
    drop = ball(seat, "10 1", d=20).play(f"{seat} 10d1", "* [6]")
    goal = penalty(seat, d=20).play(f"{seat} goal1", "* [6]")
    scored = ball(seat, "5 1", d=5).play(f"{seat} 5a", f"{seat} dice1", "* [1]", "* [6]")
    for m in (drop, goal, scored):
        assert (m.at, m.ball) == (("kick-off", 3 - seat, 50), 50)


# FF-5 to FF-8: restarts


@pytest.mark.parametrize(
    ("dice", "throw", "metres"), [(1, "[6]", 30), (1, "[1]", 5), (2, "[6][5]", 55), (2, "[6][1]", 35)]
)
def test_ff_5_a_kick_off_goes_the_sum_and_gives_the_ball_away(dice: int, throw: str, metres: int) -> None:
    """FF-11: one die or two, as the kicker likes; it takes no card."""
    m = kick_off(1, "1 2 3 4 5 6")
    assert m.legal(1) == ["kick1", "kick2"]
    m.play(f"1 kick{dice}", f"* {throw}")
    assert (m.ball, m.attack, m.cards(), m.origin) == (50 + metres, 2, [6, 6], "restart")


def test_ff_5_a_drop_out_is_a_kick_off_from_the_22() -> None:
    m = drop_out(2).play("2 kick2", "* [6][4]")
    assert (m.at, m.ball, m.origin) == (("attack", 1, 70), 30, "restart")


@pytest.mark.parametrize("restart", [kick_off, drop_out])
def test_ff_5_after_a_restart_only_a_relance_or_a_simple_card(restart: Callable[..., Script]) -> None:
    """FF-55: it is the only combination after kick-off and 22."""
    m = restart(1, other="1 2 9 10 12 13").play("1 kick2", "* [3][2]")
    assert {ply for ply in m.legal(2) if "-" in ply or ply.endswith("o")} == {"9o"}
    assert m.refused("2 10o") == ("FF-5", "refused-cannot-open")
    assert m.refused("2 m1-2") == ("FF-56", "refused-gathering")
    assert m.refused("2 f1-2") == ("FF-57", "refused-gathering")
    assert all(m.may(f"2 {play}") for play in ("1a", "9a", "10k2", "12r1", "9d2", "10t1", "1j"))
    assert m.play("2 9o").combo(None).kinds == ["relance"]


@pytest.mark.parametrize("double", [1, 2, 3])
def test_ff_6_low_doubles_of_a_restart_are_the_kicker_s_ball(double: int) -> None:
    m = kick_off(1, "1 2 9 10").play("1 kick2", f"* [{double}][{double}]")
    assert (m.at, m.origin) == (("attack", 1, 50 - 10 * double), "restart")


@pytest.mark.parametrize(("double", "d"), [(4, 10), (5, 5), (6, 5)])
def test_ff_6_high_doubles_are_a_knock_on_and_a_scrum_to_the_kicker(double: int, d: int) -> None:
    """On the goal line (5-5) or in the in-goal (6-6) it is at 5 m."""
    m = kick_off(1).play("1 kick2", f"* [{double}][{double}]")
    assert (m.at, m.waiting) == (("scrum", 1, d), [1])


@pytest.mark.parametrize(("throw", "place"), [("[6][4]", 100), ("[6][5]", 105)])
def test_ff_7_on_the_line_or_behind_it_the_receivers_touch_down_or_play_on(throw: str, place: int) -> None:
    m = kick_off(1, other="9 1 2 3 4 5").play("1 kick2", f"* {throw}")
    assert (m.at, m.ball, m.legal(2)) == (("receive", 2, place), place, ["down", "on"])
    assert m.refused("2 mark") == ("FF-45", "refused-no-mark")
    played_on = m.play("2 on")
    assert (played_on.at, played_on.origin) == (("attack", 2, place), "restart")


def test_ff_7_who_touches_down_drops_out() -> None:
    m = kick_off(1).play("1 kick2", "* [6][4]", "2 down")
    assert (m.at, m.waiting) == (("drop-out", 2, 80), [2])


def test_ff_7_a_ball_in_front_of_the_line_cannot_be_touched_down() -> None:
    m = ball(1, "10 1", d=30).play("1 10k1", "* [4]")
    assert (m.at, m.refused("2 down")) == (("receive", 2, 90), ("FF-7", "refused-no-touch-down"))


@pytest.mark.parametrize("restart", [kick_off, drop_out])
def test_ff_8_both_sides_have_six_before_a_restart(restart: Callable[..., Script]) -> None:
    assert restart(1, "1 2", other="").cards() == [6, 6]


def test_ff_8_a_recovered_restart_is_held_to_ff_5_too() -> None:
    m = kick_off(1, "1 2 9 10 12 13").play("1 kick2", "* [2][2]")
    assert m.origin == "restart"
    assert m.refused("1 10o") == ("FF-5", "refused-cannot-open")
    assert m.may("1 12r2")
    assert m.play("1 9o").combo(1).kinds == ["relance"]
