"""Simple play, tackle, ruck, contest and clear-out: FF-30 to FF-39."""

from __future__ import annotations

import pytest

from tablee.games.french_flair.events import Contested, Tackled
from tests.games.french_flair.script import SIX, ball, ruck, tackled

# FF-30, FF-31


def test_ff_30_a_simple_play_is_one_card() -> None:
    m = ball(1, "10 1", d=50)
    assert {"10a", "10k1", "10k2", "10t1", "10t2", "10d1", "10d2", "1a"} <= set(m.legal(1))
    assert m.play("1 10a").at == ("defence", 1, 40)


def test_ff_30_a_run_is_no_simple_play() -> None:
    """FF-40."""
    for origin in ("open", "ruck", "line-out", "maul", "fixation", "scrum", "hand"):
        m = ball(1, "9 12 1", origin=origin)
        assert m.refused("1 9r2") == ("FF-30", "refused-run-alone")


def test_ff_31_after_an_advance_the_defence_may_tackle() -> None:
    m = ball(1, "5 1").play("1 5a")
    assert (m.at, m.waiting) == (("defence", 1, 40), [2])
    assert m.legal(2) == ["x1", "x2", "x3", "x4", "x5", "x6", "let"]
    m.play("2 x3")
    assert (m.waiting, m.hand(2), m.discard(2)) == (["*"], "1 2 4 5 6", "3")
    assert [(event.seat, event.card, event.forced) for event in m.told(Tackled)] == [(1, 3, False)]


def test_ff_31_after_a_run_the_defence_may_tackle() -> None:
    m = ball(1, "10 13 1", d=80).play("1 10o", "1 13r2", "* [4][3]")
    assert (m.at, m.waiting) == (("defence", 1, 55), [2])


def test_ff_31_if_it_does_not_the_attack_plays_on() -> None:
    m = ball(1, "5 10 1").play("1 5a", "2 let")
    assert (m.at, m.origin, m.hand(2)) == (("attack", 1, 40), "open", SIX)
    assert m.refused("2 x1") == ("FF-30", "error-not-your-turn")


def test_ff_31_who_has_no_card_cannot_tackle() -> None:
    m = ball(1, "5 1", other="").play("1 5a")
    assert (m.at, m.waiting) == (("attack", 1, 40), [1])


def test_ff_31_a_kick_is_not_tackled() -> None:
    assert ball(1, "10 1").play("1 10k2", "* [2][2]").at == ("attack", 1, 30)


# FF-32: interception


def test_ff_32_a_double_of_the_defence_ends_the_duel_and_runs_the_sum_back() -> None:
    m = tackled("2 3", d=50).play("* [3][3]")
    assert (m.at, m.waiting, m.cards(), m.origin) == (("attack", 2, 50 - 30), [2], [6, 6], "open")


def test_ff_32_even_a_double_one() -> None:
    """FF-13: a 1 is not penalised in a duel, and the attack has no throw against it."""
    assert tackled("2 3", d=50).play("* [1][1]").at == ("attack", 2, 40)


def test_ff_32_nobody_tackles_the_run_of_an_interception() -> None:
    m = tackled("2 3", d=20).play("* [6][6]")
    assert (m.at, m.waiting) == (("attack", 2, 20), [2])


@pytest.mark.parametrize(("d", "throw", "score"), [(90, "[1][1]", [0, 0]), (85, "[2][2]", [0, 5])])
def test_ff_32_crossing_is_a_try(d: int, throw: str, score: list[int]) -> None:
    m = tackled("2 3", d=d).play(f"* {throw}")
    assert m.score == score
    assert m.at == (("attack", 2, 0) if score == [0, 0] else ("conversion", 2, -5))


# FF-33: the tackle that misses


@pytest.mark.parametrize("throw", ["[1][1]", "[6][6]"])
def test_ff_33_a_double_of_the_attack_is_a_missed_tackle(throw: str) -> None:
    m = tackled("3 10 12", d=50).play("* [6][5]", f"* {throw}", "* +9")
    assert (m.at, m.waiting, m.hand(1), m.origin) == (("attack", 1, 50), [1], "3 9 10 12", "open")
    assert m.may("1 10o")


# FF-34: contest


def test_ff_34_the_winner_has_the_ball_and_the_loser_may_contest() -> None:
    m = ruck("2 3", "[4][3]", "[5][2]")
    assert (m.phase, m.waiting, m.zone, m.view(None).holder) == ("contest", [2], (2, 5), 0)
    m = ruck("2 3", "[5][2]", "[4][3]")
    assert (m.phase, m.waiting, m.zone, m.view(None).holder) == ("contest", [1], (2, 5), 1)


def test_ff_34_equal_throws_are_the_defence_s() -> None:
    """FF-10, FF-12: it threw first."""
    assert ruck("2 3", "[5][2]", "[5][2]").view(None).holder == 1


@pytest.mark.parametrize("die", range(1, 7))
def test_ff_34_the_attack_contests_what_the_defence_won(die: int) -> None:
    """FF-73: inside [6][4] it has the ball for now; outside the defence has a penalty."""
    m = ruck("2 3", "[6][4]", "[5][2]").play("1 c2", f"* [{die}]")
    if die >= 4:
        assert (m.phase, m.waiting, m.zone, m.view(None).holder) == ("clear-out", [2], (die, 6), 0)
    else:
        assert (m.at, m.waiting) == (("penalty", 2, 50), [2])


def test_ff_34_a_contest_takes_a_card() -> None:
    m = ruck("2 3", "[4][3]", "[5][2]").play("2 c5", "* [3]")
    assert (m.hand(2), m.discard(2)) == ("3 4 6 7", "5 8")


@pytest.mark.parametrize("die", range(1, 7))
def test_ff_34_a_zone_of_neighbours_is_two_wide(die: int) -> None:
    m = ruck("2 3", "[4][1]", "[4][3]").play("2 c5", f"* [{die}]")
    assert m.phase == ("clear-out" if die in (3, 4) else "offside")


# FF-35: clear-out


@pytest.mark.parametrize("die", range(1, 7))
def test_ff_35_a_good_clear_out_keeps_the_ball_and_a_bad_one_is_offside(die: int) -> None:
    """The defence clears out: its offside is the attack's choice of penalty or advantage (FF-73)."""
    m = ruck("2 3", "[6][2]", "[5][4]").play("1 c2", "* [4]")
    assert (m.waiting, m.zone) == ([2], (4, 6))
    m.play("2 b7", f"* [{die}]")
    if die >= 4:
        assert (m.at, m.origin, m.cards()) == (("attack", 2, 50), "ruck", [6, 6])
    else:
        assert (m.phase, m.waiting, m.legal(1)) == ("offside", [1], ["advantage", "penalty"])


def test_ff_35_then_the_ruck_is_over() -> None:
    """Nobody contests a clear-out."""
    m = ruck("2 3 4", "[4][3]", "[5][2]").play("2 c7", "* [3]", "1 b2", "* [5]")
    assert (m.at, m.waiting, m.origin) == (("attack", 1, 50), [1], "ruck")


def test_ff_35_without_a_clear_out_the_contest_stands() -> None:
    m = ruck("2 3", "[4][3]", "[5][2]").play("2 c7", "* [3]", "1 no")
    assert (m.at, m.origin, m.cards()) == (("attack", 2, 50), "ruck", [6, 6])
    assert [(event.how, event.card) for event in m.told(Contested)] == [("contest", 7), ("clear-out", None)]


def test_ff_35_a_ruck_word_is_for_a_ruck() -> None:
    m = ball(1, "5 1")
    assert m.refused("1 c5") == ("FF-34", "refused-phase")
    assert m.refused("1 b5") == ("FF-35", "refused-phase")
    assert m.refused("1 no") == ("FF-34", "refused-phase")


# FF-36: not with a single card


def test_ff_36_nobody_contests_with_a_single_card() -> None:
    assert ruck("2 3", "[4][3]", "[5][2]", other="3").at == ("attack", 1, 50)
    assert ruck("2 3", "[4][3]", "[5][2]", other="3 4").phase == "contest"
    assert ruck("2", "[5][2]", "[4][3]").at == ("attack", 2, 50)
    assert ruck("2 3", "[5][2]", "[4][3]").phase == "contest"


def test_ff_36_nobody_clears_out_with_a_single_card() -> None:
    assert ruck("2", "[4][3]", "[5][2]").play("2 c7", "* [3]").at == ("attack", 2, 50)
    assert ruck("2 3", "[4][3]", "[5][2]").play("2 c7", "* [3]").phase == "clear-out"
    assert ruck("2 3", "[5][2]", "[4][3]", other="3").play("1 c2", "* [3]").at == ("attack", 1, 50)


def test_ff_36_both_are_optional() -> None:
    m = ruck("2 3", "[4][3]", "[5][2]")
    assert m.may("2 no")
    assert m.play("2 c7", "* [3]").may("1 no")


# FF-37: the last card


def test_ff_37_the_last_card_must_be_tackled_and_is_lost_without_dice() -> None:
    m = ball(1, "5").play("1 5a")
    assert (m.phase, m.waiting, m.view(2).must_tackle) == ("defence", [2], True)
    assert m.refused("2 let") == ("FF-37", "refused-must-tackle")
    m.play("2 x3")
    assert (m.at, m.origin, m.cards()) == (("attack", 2, 60), "ruck", [6, 6])
    assert (m.discard(1), m.discard(2)) == ("5", "3")
    assert [(event.card, event.forced) for event in m.told(Tackled)] == [(3, True)]


def test_ff_37_the_same_for_a_run() -> None:
    m = ball(1, "10 13", d=80).play("1 10o", "1 13r1", "* [4]")
    assert m.refused("2 let") == ("FF-37", "refused-must-tackle")
    assert m.play("2 x3").at == ("attack", 2, 45)


def test_ff_37_a_defence_without_a_card_wins_it_too() -> None:
    m = ball(1, "5", other="").play("1 5a")
    assert (m.at, m.cards()) == (("attack", 2, 60), [6, 6])
    assert [(event.card, event.forced) for event in m.told(Tackled)] == [(None, True)]


def test_ff_37_a_run_double_cancels_it() -> None:
    """FF-40: it brings a card."""
    m = ball(1, "10 13", d=80).play("1 10o", "1 13r2", "* [4][4]", "* +12")
    assert (m.at, m.hand(1), m.waiting) == (("attack", 1, 55), "12", [1])


def test_ff_37_a_last_card_that_scores_scores() -> None:
    assert ball(1, "5", d=5).play("1 5a").score == [5, 0]


def test_ff_37_nor_does_it_concern_kicks() -> None:
    assert ball(1, "10").play("1 10k2", "* [2][2]").at == ("attack", 1, 30)


def test_ff_37_somebody_with_a_card_left_is_tackled_by_dice() -> None:
    assert ball(1, "5 6").play("1 5a").may("2 let")


# FF-39: who attacks, and when hands are renewed


def test_ff_39_a_ball_that_is_lost_and_won_again_in_a_ruck_renews_nothing() -> None:
    m = ruck("2 3 4", "[5][2]", "[4][3]").play("1 c2", "* [3]", "2 no")
    assert (m.at, m.cards(), m.origin) == (("attack", 1, 50), [2, 5], "ruck")


def test_ff_39_nor_one_that_is_contested_and_cleared_out() -> None:
    m = ruck("2 3 4", "[4][3]", "[5][2]").play("2 c7", "* [3]", "1 b2", "* [3]")
    assert (m.attack, m.cards()) == (1, [2, 4])


def test_ff_39_the_attack_is_who_carried_into_the_tackle() -> None:
    """FF-73: even while the defence has the ball, the attack's offside is a penalty and the defence's a choice."""
    attack_offside = ruck("2 3", "[6][4]", "[5][2]").play("1 c2", "* [1]")
    assert (attack_offside.at, attack_offside.waiting) == (("penalty", 2, 50), [2])
    defence_offside = ruck("2 3", "[6][4]", "[5][2]").play("1 c2", "* [5]", "2 b7", "* [1]")
    assert (defence_offside.phase, defence_offside.waiting) == ("offside", [1])
