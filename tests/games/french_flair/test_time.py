"""Both clocks, and every way in which a half ends: FF-77."""

from __future__ import annotations

import pytest

from tablee.games.french_flair.events import HalfOver, MatchOver, TimeUp
from tablee.games.french_flair.position import EXTRA_EVENTS, MOST_EVENTS
from tests.games.french_flair.script import SIX, Script, ball, kick_off, line_out, penalty, ruck, scrum

MINUTE = 60_000

# The tempo clock


def test_ff_77_tempo_every_card_and_every_throw_is_15_seconds() -> None:
    m = ball(1, "5 2 1")
    assert m.view(None).seconds == 0
    for ply, seconds in (
        ("1 5a", 15),
        ("2 x1", 30),
        ("* [3][2]", 45),
        ("* [5][4]", 60),
        ("2 c2", 75),
        ("* [5]", 90),
        ("1 no", 90),
    ):
        m.play(ply)
        assert (ply, m.view(None).seconds) == (ply, seconds)


def test_ff_77_tempo_choices_and_draws_cost_nothing() -> None:
    m = ruck("2 3", "[3][2]", "[5][4]").play("2 c7", "* [6]")
    before = m.view(None).seconds
    assert m.play("1 penalty", "1 touch1").view(None).seconds == before
    assert m.play("* [4]").view(None).seconds == before + 15


def test_ff_77_tempo_a_maul_is_two_cards_and_a_combination_one_each() -> None:
    assert ball(1, "1 2 3", origin="line-out").play("1 m1-2").view(None).seconds == 30
    assert ball(1, "9 10 12 1", d=90).play("1 9o", "1 10p", "1 12a").view(None).seconds == 45


def played(events: int, clock: str = "tempo", length: str = "full") -> Script:
    """Seat 1 is about to make the next event of the half."""
    m = ball(1, "5 10 1 2", clock=clock, length=length)
    m.state.events = events
    return m


def test_ff_77_tempo_time_is_up_after_forty() -> None:
    m = played(38).play("1 5a")
    assert (m.view(None).time_up, m.view(None).seconds) == (False, 585)
    m.play("2 x1")
    assert (m.view(None).time_up, m.view(None).seconds, m.phase) == (True, 600, "throw")
    assert [event.half for event in m.told(TimeUp)] == [1]


def test_ff_77_tempo_in_a_short_match_time_is_up_after_twenty() -> None:
    m = played(18, length="short").play("1 5a")
    assert (m.view(None).time_up, m.view(None).seconds, m.view(None).half_seconds) == (False, 285, 300)
    m.play("2 x1")
    assert (m.view(None).time_up, m.view(None).seconds, m.phase) == (True, 300, "throw")


def test_ff_77_tempo_has_no_clock_that_acts() -> None:
    m = played(0)
    assert m.state.due() is None
    assert m.refused("~ time @999999999") == ("FF-30", "error-not-your-turn")


# The real clock


START = 5_000
END = START + 10 * MINUTE


def real() -> Script:
    """The toss, and five seconds later the kick-off of seat 1: seat 2 has the ball 85 m out."""
    return Script(clock="real").play("* toss2 @0", f"1 kick2 @{START}", f"* [4][3] @{START}")


def test_ff_77_real_the_kick_off_starts_the_clock() -> None:
    """Who thinks before it loses no time."""
    m = Script(clock="real").play("* toss2 @0")
    assert m.state.due() is None
    m.play("1 kick2 @999999")
    assert m.state.due() is None
    m.play("* [4][3] @1000000")
    assert m.state.due() == 1_000_000 + 10 * MINUTE


def test_ff_77_real_a_half_is_ten_minutes() -> None:
    m = real()
    assert m.state.due() == END
    assert m.refused(f"~ time @{END - 1}") == ("FF-5", "error-not-your-turn")
    m.play(f"~ time @{END}")
    assert (m.view(None).time_up, m.at, m.state.due()) == (True, ("attack", 2, 85), None)


def test_ff_77_real_a_half_of_a_short_match_is_five_minutes() -> None:
    m = Script(clock="real", length="short").play("* toss2 @0", f"1 kick2 @{START}", f"* [4][3] @{START}")
    due = START + 5 * MINUTE
    assert m.state.due() == due
    assert m.state.copy().due() == due
    assert m.refused(f"~ time @{due - 1}") == ("FF-5", "error-not-your-turn")
    m.play(f"~ time @{due}")
    assert (m.view(None).time_up, m.view(None).seconds) == (True, 300)


def test_ff_77_real_a_move_after_time_waits_for_the_clock() -> None:
    m = real().give(2, "5 1 2")
    assert m.refused(f"2 5a @{END}") == ("FF-5", "error-time-up")
    m.play(f"~ time @{END}", f"2 5a @{END + 1}")
    assert m.phase == "defence"


def test_ff_77_real_the_view_shows_the_seconds_of_the_last_ply() -> None:
    m = real().give(2, "5 1 2")
    assert m.view(None).seconds == 0
    assert m.play(f"2 5a @{START + 61_999}").view(None).seconds == 61


def test_ff_77_real_cards_and_throws_do_not_count() -> None:
    m = played(39, clock="real").play("1 5a", "2 x1")
    assert not m.view(None).time_up


def test_ff_77_real_the_second_half_has_its_own_ten_minutes() -> None:
    m = real().play(f"~ time @{END}", f"2 whistle @{END + 7_000}")
    assert (m.at, m.half, m.state.due()) == (("kick-off", 2, 50), 2, None)
    m.play(f"2 kick2 @{END + 9_000}", f"* [4][3] @{END + 9_000}")
    assert m.state.due() == END + 9_000 + 10 * MINUTE


def test_ff_77_real_no_half_has_more_than_so_many_cards_and_throws() -> None:
    """Every match must end, whatever the clock of the place says."""
    m = played(MOST_EVENTS - 1, clock="real").play("1 5a")
    assert (m.view(None).time_up, m.state.due()) == (True, None)


def test_ff_77_the_clock_says_nothing_before_the_toss_nor_after_the_match() -> None:
    assert Script(clock="real").state.due() is None
    m = ball(1, "5 1", clock="real").begin(half=2).time_up().play("1 whistle")
    assert (m.phase, m.state.due()) == ("over", None)


# How a half ends


def ended(m: Script) -> bool:
    """The first half is over: seat 2 kicks off the second one."""
    return (m.at, m.half) == (("kick-off", 2, 50), 2)


def test_ff_77_the_side_in_possession_says_so() -> None:
    m = ball(1, "5 1").time_up()
    assert ended(m.play("1 whistle"))
    assert [event.half for event in m.told(HalfOver)] == [1]


def test_ff_77_not_before_time_and_not_the_other_side() -> None:
    assert ball(1, "5 1").refused("1 whistle") == ("FF-77", "refused-not-time")
    m = ball(1, "5 1").time_up()
    assert m.refused("2 whistle") == ("FF-30", "error-not-your-turn")
    m.play("1 5a")
    assert m.refused("2 whistle")[1] == "refused-phase"


def test_ff_77_otherwise_play_goes_on() -> None:
    m = ball(1, "5 2 1", other="1 2 3").time_up().play("1 5a", "2 x1", "* [5][4]", "* [3][2]", "1 no")
    assert (m.at, m.half) == (("attack", 2, 60), 1)
    assert m.may("2 whistle")


@pytest.mark.parametrize(("play", "throw"), [("10t1", "[3]"), ("10t1", "[1]"), ("10t2", "[6][6]")])
def test_ff_77_the_ball_goes_into_touch(play: str, throw: str) -> None:
    assert ended(ball(1, "10 1").time_up().play(f"1 {play}", f"* {throw}"))


def test_ff_77_the_ball_is_dead() -> None:
    assert ended(ball(1, "10 1", d=30).time_up().play("1 10k2", "* [6][5]"))


def test_ff_77_the_ball_is_touched_down() -> None:
    """It would be a drop-out: there is no restart after time."""
    m = ball(1, "10 1", d=30).time_up().play("1 10k1", "* [6]")
    assert m.half == 1
    assert ended(m.play("2 down"))


def test_ff_77_a_conversion_is_over() -> None:
    """A try at the end is converted."""
    m = ball(1, "5 1", d=5).time_up().play("1 5a")
    assert (m.phase, m.half) == ("conversion", 1)
    assert ended(m.play("1 dice1", "* [6]", "* [1]"))
    assert m.score == [7, 0]


def test_ff_77_a_conversion_that_fails_is_over_too() -> None:
    assert ended(ball(1, "5 1", d=5).time_up().play("1 5a", "1 dice1", "* [1]", "* [6]"))


@pytest.mark.parametrize(("throw", "points"), [("[6]", 3), ("[1]", 0), ("[2]", 0)])
def test_ff_77_a_penalty_kick_is_over(throw: str, points: int) -> None:
    m = penalty(1, d=20).time_up().play("1 goal1", f"* {throw}")
    assert ended(m)
    assert m.score == [points, 0]


def test_ff_77_a_penalty_to_touch_leaves_the_field() -> None:
    assert ended(penalty(1).time_up().play("1 touch1", "* [3]"))


def test_ff_77_a_drop_goal_is_followed_by_no_kick_off() -> None:
    m = ball(1, "10 1", d=20).time_up().play("1 10d1", "* [6]")
    assert ended(m)
    assert m.score == [3, 0]


def test_ff_77_a_drop_that_misses_is_played_on() -> None:
    m = ball(1, "10 1", d=50).time_up().play("1 10d1", "* [6]")
    assert (m.at, m.half) == (("attack", 2, 80), 1)


def test_ff_77_a_scrum_a_penalty_by_hand_and_a_mark_are_played_on() -> None:
    knocked_on = ball(1, "13 1", origin="kick").time_up().play("1 13r1", "* [1]")
    assert (knocked_on.at, knocked_on.half) == (("scrum", 2, 50), 1)
    by_hand = penalty(1, "9 1 2 3 4 5").time_up().play("1 hand")
    assert (by_hand.at, by_hand.half) == (("attack", 1, 50), 1)
    marked = ball(1, "13 1").time_up().play("1 13k2", "* [4][3]", "2 mark", "2 kick1", "* [4]")
    assert (marked.at, marked.half) == (("attack", 1, 35), 1)


def test_ff_77_a_line_out_that_was_given_before_time_is_played() -> None:
    m = line_out(1).time_up().play("1 dice1", "* [4]", "* [2]")
    assert (m.at, m.half) == (("attack", 1, 50), 1)


def test_ff_77_long_after_time_the_referee_blows() -> None:
    """Nobody ends the half and the ball stays in play: after so many cards and throws it is enough."""
    m = scrum(1).time_up()
    m.state.events_after = EXTRA_EVENTS - 2
    assert ended(m.play("1 dice1", "* [4]", "* [2]"))


def test_ff_77_time_that_runs_out_while_dice_are_in_the_air_is_up() -> None:
    m = penalty(1, d=20)
    m.state.events = 39
    assert ended(m.play("1 goal1", "* [6]"))


def test_ff_77_the_second_half_begins_anew() -> None:
    """FF-8: six cards each; the score stays, the clock does not."""
    m = ball(1, "5 1", other="1 2").time_up()
    m.state.score = [3, 8]
    m.play("1 whistle")
    view = m.view(None)
    assert (view.seconds, view.time_up, m.cards(), m.score) == (0, False, [6, 6], [3, 8])


@pytest.mark.parametrize(("score", "winners"), [([7, 3], [0]), ([3, 5], [1]), ([5, 5], [0, 1])])
def test_ff_77_after_the_second_half_the_match_is_over(score: list[int], winners: list[int]) -> None:
    m = ball(1, "5 1").begin(half=2).time_up()
    m.state.score = score[:]
    m.play("1 whistle")
    outcome = m.outcome()
    assert (m.phase, m.waiting, list(outcome.scores), list(outcome.winners)) == ("over", [], score, winners)
    assert outcome.reason == "time"
    assert [event.winners for event in m.told(MatchOver)] == [winners]


def test_ff_77_time_between_points_and_kick_off_is_not_lost() -> None:
    """A kick-off that was given before time is taken, and played on."""
    m = kick_off(1, SIX)
    m.state.events = 39
    m.play("1 kick1", "* [4]")
    assert (m.at, m.half, m.view(None).time_up) == (("attack", 2, 70), 1, True)
