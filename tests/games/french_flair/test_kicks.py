"""Runs, kicks and drops: FF-40 to FF-46."""

from __future__ import annotations

import pytest

from tablee.games.french_flair.events import KnockedOn, Landed, Ran
from tests.games.french_flair.script import Script, ball, kick_off, penalty

# FF-40: runs


@pytest.mark.parametrize("number", range(6, 16))
def test_ff_40_6_to_15_run(number: int) -> None:
    m = ball(1, f"{number} 1", d=80, origin="kick").play(f"1 {number}r1", "* [3]")
    assert m.at == ("defence", 1, 65)


@pytest.mark.parametrize(
    ("dice", "throw", "metres"), [(1, "[2]", 10), (1, "[6]", 30), (2, "[6][2]", 30), (2, "[3][2]", 15)]
)
def test_ff_40_the_highest_die_counts(dice: int, throw: str, metres: int) -> None:
    m = ball(1, "13 1", d=80, origin="kick").play(f"1 13r{dice}", f"* {throw}")
    assert m.at == ("defence", 1, 80 - metres)
    assert [(event.card, event.metres, event.clear) for event in m.told(Ran)] == [(13, metres, False)]


@pytest.mark.parametrize(("dice", "throw"), [(1, "[1]"), (2, "[6][1]"), (2, "[1][1]")])
def test_ff_40_a_one_is_a_knock_on_before_moving_and_a_scrum_to_the_others(dice: int, throw: str) -> None:
    m = ball(1, "13 1", d=80, origin="kick").play(f"1 13r{dice}", f"* {throw}")
    assert (m.at, m.waiting, m.cards()) == (("scrum", 2, 20), [2], [6, 6])
    assert [(event.seat, event.ball) for event in m.told(KnockedOn)] == [(0, 20)]


@pytest.mark.parametrize(("d", "place"), [(0, 95), (105, 5)])
def test_ff_40_the_scrum_after_a_knock_on_is_5_metres_out(d: int, place: int) -> None:
    """FF-46."""
    assert ball(1, "13 1", d=d, origin="kick").play("1 13r1", "* [1]").ball == place


@pytest.mark.parametrize("die", range(2, 7))
def test_ff_40_a_double_leaves_everybody_standing_and_brings_a_card(die: int) -> None:
    m = ball(1, "13 1", d=80, origin="kick").play("1 13r2", f"* [{die}][{die}]", "* +9")
    assert (m.at, m.waiting, m.hand(1), m.origin) == (("attack", 1, 80 - 5 * die), [1], "1 9", "open")


# FF-41: open kicks


@pytest.mark.parametrize("number", range(9, 16))
def test_ff_41_9_to_15_kick(number: int) -> None:
    m = ball(1, f"{number} 1", d=80).play(f"1 {number}k2", "* [4][3]")
    assert (m.at, m.origin, m.cards()) == (("attack", 2, 55), "kick", [6, 6])


@pytest.mark.parametrize(("dice", "throw", "metres"), [(1, "[1]", 5), (1, "[6]", 30), (2, "[6][1]", 35)])
def test_ff_41_the_sum_counts_and_a_one_is_nothing_special(dice: int, throw: str, metres: int) -> None:
    assert ball(1, "13 1", d=80).play(f"1 13k{dice}", f"* {throw}").ball == 20 + metres


@pytest.mark.parametrize("double", [1, 2, 3])
def test_ff_41_low_doubles_keep_the_ball(double: int) -> None:
    m = ball(1, "13 10 1", d=80).play("1 13k2", f"* [{double}][{double}]")
    assert (m.at, m.waiting, m.origin) == (("attack", 1, 80 - 10 * double), [1], "kick")
    assert m.hand(1) == "1 10"


@pytest.mark.parametrize("double", [4, 5, 6])
def test_ff_41_high_doubles_are_a_scrum_to_the_kicker(double: int) -> None:
    m = ball(1, "13 1", d=80).play("1 13k2", f"* [{double}][{double}]")
    assert (m.at, m.waiting) == (("scrum", 1, 80 - 10 * double), [1])
    assert [event.how for event in m.told(Landed)] == ["knock-on"]


@pytest.mark.parametrize(("d", "throw", "place"), [(40, "[4][4]", 95), (35, "[4][4]", 95), (45, "[4][4]", 95)])
def test_ff_41_the_scrum_is_at_least_5_metres_out(d: int, throw: str, place: int) -> None:
    """FF-46: also of a ball that was knocked on on the line or behind it."""
    m = ball(1, "13 1", d=d).play("1 13k2", f"* {throw}")
    assert (m.at, m.ball) == (("scrum", 1, 5), place)


@pytest.mark.parametrize(("d", "expected"), [(30, ("attack", 1, 0)), (25, ("conversion", 1, -5))])
def test_ff_41_recovered_past_the_line_is_a_try(d: int, expected: tuple[str, int, int]) -> None:
    m = ball(1, "13 1", d=d).play("1 13k2", "* [3][3]")
    assert (m.at, m.score) == (expected, [5 if d == 25 else 0, 0])


def test_ff_41_recovered_in_dead_ball_is_a_drop_out() -> None:
    m = ball(1, "13 1", d=15).play("1 13k2", "* [3][3]")
    assert (m.at, m.score) == (("drop-out", 2, 80), [0, 0])


# FF-42: touch


@pytest.mark.parametrize("number", [9, 10, 15])
def test_ff_42_9_10_and_15_find_touch(number: int) -> None:
    m = ball(1, f"{number} 1", d=80).play(f"1 {number}t1", "* [4]")
    assert (m.at, m.waiting, m.cards()) == (("line-out", 2, 40), [2], [6, 6])


@pytest.mark.parametrize(
    ("d", "throw", "place"),
    [
        (80, "[3][3]", 20 + 30 + 10),
        (40, "[3][3]", 95),  # to the line exactly: 5 m out
        (35, "[3][3]", 65 + 30),  # with the bonus it would be past the line
        (30, "[3][3]", 95),  # on the line without it
    ],
)
def test_ff_42_a_double_adds_10_metres_unless_that_takes_it_past_the_line(d: int, throw: str, place: int) -> None:
    m = ball(1, "10 1", d=d).play("1 10t2", f"* {throw}")
    assert (m.phase, m.attack, m.ball) == ("line-out", 2, place)


def test_ff_42_on_the_goal_line_it_is_5_metres_out() -> None:
    m = ball(1, "10 1", d=45).play("1 10t2", "* [6][3]")
    assert (m.at, m.ball) == (("line-out", 2, 95), 95)


@pytest.mark.parametrize(("throw", "d"), [("[6][4]", 45), ("[6][6]", 50)])
def test_ff_42_past_the_goal_line_it_is_a_drop_out(throw: str, d: int) -> None:
    assert ball(1, "10 1", d=d).play("1 10t2", f"* {throw}").at == ("drop-out", 2, 80)


@pytest.mark.parametrize(("dice", "throw"), [(1, "[1]"), (2, "[6][1]"), (2, "[1][1]")])
def test_ff_42_a_one_from_outside_the_own_22_is_direct(dice: int, throw: str) -> None:
    m = ball(1, "10 1", d=75).play(f"1 10t{dice}", f"* {throw}")
    assert m.at == ("line-out", 2, 25)
    assert [event.how for event in m.told(Landed)] == ["direct"]


@pytest.mark.parametrize("d", [80, 95, 100])
def test_ff_42_a_one_from_the_own_22_does_not_find_touch(d: int) -> None:
    """The goal line is where the in-goal begins, so it counts with the 22 here."""
    m = ball(1, "10 1", d=d).play("1 10t2", "* [6][1]")
    assert (m.at, m.origin, m.cards()) == (("attack", 2, 100 - d + 35), "kick", [6, 6])
    assert [event.how for event in m.told(Landed)] == ["missed-touch"]


def test_ff_42_nor_from_the_own_in_goal() -> None:
    m = ball(1, "10 1", d=110).play("1 10t2", "* [6][1]")
    assert (m.at, m.origin) == (("attack", 2, 25), "kick")


def test_ff_42_the_opponents_22_is_not_the_own() -> None:
    assert ball(1, "10 1", d=20).play("1 10t2", "* [2][1]").at == ("line-out", 2, 80)


def test_ff_42_no_line_out_is_nearer_than_5_metres() -> None:
    """FF-46: a direct kick from on the line that is attacked, and one that barely leaves the own in-goal."""
    assert ball(1, "10 1", d=0).play("1 10t1", "* [1]").ball == 95
    assert ball(1, "10 1", d=110).play("1 10t1", "* [3]").ball == 5


# FF-43, FF-44: drops


@pytest.mark.parametrize("number", [9, 10])
@pytest.mark.parametrize(
    ("d", "dice", "throw"), [(25, 1, "[6]"), (50, 2, "[6][5]"), (35, 2, "[3][3]"), (65, 2, "[6][6]"), (5, 1, "[2]")]
)
def test_ff_43_a_drop_must_pass_the_line(number: int, d: int, dice: int, throw: str) -> None:
    """Sum × 5 m, 10 m more for a double; FF-76: three points."""
    m = ball(1, f"{number} 1", d=d).play(f"1 {number}d{dice}", f"* {throw}")
    assert (m.score, m.at) == ([3, 0], ("kick-off", 2, 50))
    short = ball(1, f"{number} 1", d=d + 5).play(f"1 {number}d{dice}", f"* {throw}")
    assert short.score == [0, 0]


def test_ff_43_a_short_one_is_the_others_ball_where_it_lands() -> None:
    m = ball(1, "10 1", d=50).play("1 10d2", "* [4][3]")
    assert (m.at, m.waiting, m.origin) == (("attack", 2, 85), [2], "kick")


def test_ff_43_exactly_on_the_line_they_may_drop_out() -> None:
    m = ball(1, "10 1", d=35).play("1 10d2", "* [4][3]")
    assert (m.at, m.legal(2), m.score) == (("receive", 2, 100), ["down", "on"], [0, 0])
    assert m.play("2 down").at == ("drop-out", 2, 80)


@pytest.mark.parametrize(("d", "expected"), [(25, "receive"), (20, "drop-out")])
def test_ff_43_wide_past_the_line_they_touch_down_or_play_on(d: int, expected: str) -> None:
    """Any 1 misses; FF-7: as far as the dead-ball line it is a drop-out."""
    m = ball(1, "10 1", d=d).play("1 10d2", "* [6][1]")
    assert (m.phase, m.score) == (expected, [0, 0])
    if expected == "receive":
        assert m.legal(2) == ["down", "on"]
        assert m.play("2 on").at == ("attack", 2, 110)


def test_ff_43_a_short_drop_in_the_22_is_no_mark() -> None:
    """FF-45 is for open kicks."""
    assert ball(1, "10 1", d=50).play("1 10d2", "* [5][3]").at == ("attack", 2, 90)


def test_ff_44_a_drop_is_a_simple_card_or_comes_straight_after_the_opening() -> None:
    m = ball(1, "9 10 12 10", d=60)
    assert m.may("1 10d2")
    m.play("1 9o")
    assert m.may("1 10d2")
    m.play("1 10p", "1 12p")
    assert m.refused("1 10d2") == ("FF-44", "refused-late-drop")
    assert m.may("1 10t2")


@pytest.mark.parametrize(
    ("hand", "plays", "late"),
    [
        ("9 7 8 9 1", "9o 7p 8p", "9d2"),
        ("10 12 9 1", "10o 12p", "9d1"),
        ("9 5 10 1", "9o 5p", "10d2"),
        ("4 12 10 1", "4j 12p", "10d2"),
    ],
)
def test_ff_44_not_later_in_any_kind_of_combination(hand: str, plays: str, late: str) -> None:
    m = ball(1, hand, d=70, origin="kick").play(*[f"1 {play}" for play in plays.split()])
    assert m.refused(f"1 {late}") == ("FF-44", "refused-late-drop")


@pytest.mark.parametrize(("hand", "opening", "drop"), [("10 9 1", "10o", "9d2"), ("4 10 1", "4j", "10d1")])
def test_ff_44_after_any_opening(hand: str, opening: str, drop: str) -> None:
    assert ball(1, hand).play(f"1 {opening}").may(f"1 {drop}")


# FF-45: the mark


def marked() -> Script:
    """Seat 1 has kicked to 15 m from its opponents' line, and they call the mark."""
    return ball(1, "13 1", d=50).play("1 13k2", "* [4][3]", "2 mark")


def test_ff_45_an_open_kick_into_the_22_can_be_marked() -> None:
    m = ball(1, "13 1", d=50).play("1 13k2", "* [4][3]")
    assert (m.at, m.legal(2)) == (("receive", 2, 85), ["mark", "on"])
    m.play("2 mark")
    assert (m.at, m.legal(2)) == (("mark", 2, 85), ["touch1", "touch2", "kick1", "kick2"])


def test_ff_45_is_the_clause_of_the_mark_or_play_on() -> None:
    """FF-7 is that of a ball on or behind the line."""
    m = ball(1, "13 1", d=50).play("1 13k2", "* [4][3]")
    assert (m.phase, m.state.clause(), m.view(2).clause) == ("receive", "FF-45", "FF-45")
    assert m.play("2 mark").state.clause() == "FF-45"
    for throw in ("[6][4]", "[6][5]"):
        behind = ball(1, "13 1", d=50).play("1 13k2", f"* {throw}")
        assert (behind.phase, behind.state.clause(), behind.view(2).clause) == ("receive", "FF-7", "FF-7")


def test_ff_45_a_mark_elsewhere_is_refused_by_it() -> None:
    assert ball(1, "13 1").refused("1 mark") == ("FF-45", "refused-phase")
    assert ball(1, "13 1").refused("1 down") == ("FF-7", "refused-phase")


def test_ff_45_or_played_on_from() -> None:
    m = ball(1, "13 1", d=50).play("1 13k2", "* [4][3]", "2 on")
    assert (m.at, m.origin) == (("attack", 2, 85), "kick")


def test_ff_45_the_mark_is_kicked_without_a_card() -> None:
    m = marked()
    before = m.hand(2)
    m.play("2 kick2", "* [5][4]")
    assert (m.at, m.hand(2)) == (("attack", 1, 60), before)
    assert m.origin == "kick"


def test_ff_45_or_to_touch_like_any_kick_to_touch() -> None:
    """FF-42: from the own 22 a 1 does not find it."""
    assert marked().play("2 touch2", "* [5][4]").at == ("line-out", 1, 60)
    m = marked().play("2 touch2", "* [5][1]")
    assert (m.at, m.origin) == (("attack", 1, 45), "kick")


def test_ff_45_an_open_kick_from_a_mark_is_an_open_kick() -> None:
    """FF-41: doubles decide, and the other side may mark it."""
    assert marked().play("2 kick2", "* [2][2]").at == ("attack", 2, 65)
    assert marked().play("2 kick2", "* [4][4]").at == ("scrum", 2, 45)


def test_ff_45_no_mark_from_restarts() -> None:
    """A kick-off of 40 m comes down 10 m from the line; a drop-out never gets that far."""
    assert kick_off(1).play("1 kick2", "* [5][3]").at == ("attack", 2, 90)


def test_ff_45_no_mark_outside_the_22_nor_of_a_missed_touch() -> None:
    assert ball(1, "13 1", d=50).play("1 13k1", "* [5]").at == ("attack", 2, 75)
    assert ball(1, "10 1", d=80).play("1 10t1", "* [1]").at == ("attack", 2, 25)


# FF-46: edges


def test_ff_46_dead_ball_comes_before_a_knock_on() -> None:
    assert ball(1, "13 1", d=25).play("1 13k2", "* [4][4]").at == ("drop-out", 2, 80)
    assert ball(1, "13 1", d=30).play("1 13k2", "* [4][4]").at == ("scrum", 1, 5)


@pytest.mark.parametrize(
    ("play", "throw"), [("13k1", "[1]"), ("13k2", "[1][1]"), ("10t1", "[1]"), ("10d1", "[1]"), ("10d1", "[2]")]
)
def test_ff_46_a_kick_that_stays_in_the_own_in_goal_is_a_scrum_to_the_others(play: str, throw: str) -> None:
    """The in-goal begins with the line, so a kick that ends on it has not left."""
    m = ball(1, "10 13 1", d=110).play(f"1 {play}", f"* {throw}")
    assert (m.at, m.ball) == (("scrum", 2, 5), 5)


def test_ff_46_one_that_leaves_it_does_not() -> None:
    assert ball(1, "10 13 1", d=110).play("1 13k1", "* [3]").at == ("attack", 2, 5)
    assert ball(1, "10 13 1", d=105).play("1 10d1", "* [3]").at == ("attack", 2, 10)


@pytest.mark.parametrize("seat", [1, 2])
def test_ff_46_every_scrum_and_line_out_is_at_least_5_metres_out(seat: int) -> None:
    penalised = penalty(seat, d=10).play(f"{seat} touch1", "* [3]")
    assert penalised.at == ("line-out", seat, 5)
    assert ball(seat, "13 1", d=45).play(f"{seat} 13k2", "* [4][4]").at == ("scrum", seat, 5)
