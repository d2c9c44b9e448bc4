"""Cards, abilities, renewals and the relay: FF-20 to FF-25."""

from __future__ import annotations

import pytest

from tablee.games.french_flair.events import Discarded, Reshuffled
from tests.games.french_flair.script import SIX, Script, ball, kick_off, line_out, penalty, ruck, scrum

# FF-20: the cards


def test_ff_20_a_team_has_21_cards() -> None:
    m = Script()
    assert m.cards() == [0, 0]
    for team in (0, 1):
        pile = m.state.piles[team]
        assert pile == [0, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 1, 1, 1, 1, 2]
        assert sum(pile) == 21


def test_ff_20_each_side_begins_with_six() -> None:
    m = Script().play("* toss1")
    assert (m.cards(), [team.pile for team in m.view(None).teams]) == ([6, 6], [15, 15])


def test_ff_20_each_side_draws_from_its_own_pile() -> None:
    m = line_out(1, "9 9 9 9 1 2", other="3 4 5 6 7 8").play("1 dice2", "* [3][3]", "* [2][1]")
    assert m.hand(1) == "1 2 3 9 9 9 9"


def test_ff_20_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    m = ruck("2 3", "[5][4]", "[3][2]").give(1, "2 3 4").empty_pile(1)
    m.play("1 no")
    assert (m.cards(), m.discard(1)) == ([6, 6], "")
    assert [(event.seat, event.cards) for event in m.told(Reshuffled)] == [(0, 18)]


def test_ff_20_only_what_is_in_the_hand_can_be_played() -> None:
    m = ball(1, "5 1")
    assert m.refused("1 6a") == ("FF-20", "refused-not-in-hand")
    assert m.play("1 5a").refused("2 x9") == ("FF-20", "refused-not-in-hand")


# FF-21: renewals


def test_ff_21_on_a_change_of_possession() -> None:
    m = ruck("2 3", "[5][4]", "[3][2]").play("1 no")
    assert (m.attack, m.cards()) == (2, [6, 6])


def test_ff_21_not_when_the_same_side_keeps_the_ball() -> None:
    """FF-39: after a ruck, a missed tackle or if nobody tackles."""
    assert ruck("2 3", "[3][2]", "[5][4]").play("2 no").cards() == [2, 5]
    assert ball(1, "1 2 3", other="4 5").play("1 1a", "2 let").cards() == [2, 2]


@pytest.mark.parametrize("event", ["scrum", "line-out", "penalty"])
def test_ff_21_before_scrum_line_out_and_penalty(event: str) -> None:
    knocked_on = ball(1, "10 13 1", other="1 2").play("1 10o", "1 13r1", "* [1]")
    in_touch = ball(1, "10 1", other="1 2").play("1 10t1", "* [3]")
    offside = ruck("2 3", "[3][2]", "[5][4]").play("2 c7", "* [1]", "1 penalty")
    m = {"scrum": knocked_on, "line-out": in_touch, "penalty": offside}[event]
    assert (m.phase, m.cards()) == (event, [6, 6])


@pytest.mark.parametrize(
    ("play", "throw"), [("10k1", "[3]"), ("10d1", "[3]"), ("10d1", "[1]"), ("10k2", "[4][4]"), ("10d2", "[6][6]")]
)
def test_ff_21_after_an_open_kick_and_a_drop(play: str, throw: str) -> None:
    assert ball(1, "10 1", d=65, other="1 2").play(f"1 {play}", f"* {throw}").cards() == [6, 6]


def test_ff_21_after_a_penalty_attempt() -> None:
    m = penalty(1, d=50, other="1 2 3 4 5 6").play("1 goal1", "* [3]")
    assert (m.at, m.cards()) == (("attack", 2, 65), [6, 6])


@pytest.mark.parametrize("double", [1, 2, 3])
def test_ff_21_not_when_the_kicker_s_side_recovers_its_kick(double: int) -> None:
    m = ball(1, "10 1", d=90, other="1 2").play("1 10k2", f"* [{double}][{double}]")
    assert (m.attack, m.cards()) == (1, [1, 2])


def test_ff_21_after_points_de_fixation_both_renew_when_the_attack_ends_the_chain() -> None:
    """FF-57."""
    m = ball(1, "1 2 3 4 9", origin="ruck", other="1 2").play("1 f1-2")
    assert m.cards() == [3, 2]
    m.play("1 f3-4")
    assert m.cards() == [1, 2]
    assert m.play("1 renew").cards() == [6, 6]


def surplus(other: str = SIX, keep_surplus: bool = False) -> Script:
    """Seat 1 has drawn twice above six and kicks: seven are left, and hands are completed."""
    return ball(1, "9 10 10 1 2 3 4 5", other=other, keep_surplus=keep_surplus).play("1 9k1", "* [5]")


def test_ff_21_a_renewal_leaves_exactly_six() -> None:
    m = surplus()
    assert (m.phase, m.waiting, m.cards()) == ("discard", [1], [7, 6])
    assert m.legal(1) == ["-1", "-2", "-3", "-4", "-5", "-10"]
    assert m.refused("1 -9") == ("FF-20", "refused-not-in-hand")
    m.play("1 -4")
    assert (m.at, m.cards(), m.hand(1)) == (("attack", 2, 75), [6, 6], "1 2 3 5 10 10")
    assert [(event.seat, event.card) for event in m.told(Discarded)] == [(0, 4)]


def test_ff_21_discards_come_before_the_other_side_draws() -> None:
    """Who has too many lays them aside first; the other hand is completed then."""
    m = surplus(other="1 2")
    assert (m.waiting, m.cards()) == ([1], [7, 2])
    assert m.refused("* +3") == ("FF-21", "error-not-your-turn")
    assert m.play("1 -4").cards() == [6, 6]


def test_ff_21_with_the_option_the_surplus_is_kept() -> None:
    """`keep_surplus`."""
    m = surplus(keep_surplus=True)
    assert (m.at, m.cards()) == (("attack", 2, 75), [7, 6])


def test_ff_21_nothing_is_discarded_otherwise() -> None:
    assert ball(1, "5 1").refused("1 -5") == ("FF-21", "refused-phase")


# FF-22: bonus cards


def test_ff_22_a_bonus_card_is_drawn_at_once_even_above_six() -> None:
    m = line_out(1).play("1 dice2", "* [3][3]", "* [2][1]", "* +9")
    assert (m.at, m.hand(1)) == (("attack", 1, 50), f"{SIX} 9")


# FF-23: the relay


def test_ff_23_any_card_may_stand_in_for_a_9() -> None:
    for card in range(1, 16):
        m = line_out(1, "12 1 2 3 4 5").give(1, f"{card} 13 12" if card not in (12, 13) else f"{card} 11")
        m = m.play("1 dice1", "* [5]", "* [1]", f"1 {card}j")
        assert (m.at, m.waiting) == (("attack", 1, 50), [1])
        assert m.may("1 12a" if card not in (12, 13) else "1 11a")


def test_ff_23_the_relay_has_no_ability_of_its_own() -> None:
    """It advances nothing, and does not kick to touch nor drop: there is a move for a card or for a relay, not both."""
    m = ball(1, "10 12 13 1", d=50, origin="line-out").play("1 10j")
    assert (m.d, m.combo(None).cards) == (50, [0])
    assert m.refused("1 10d2") == ("FF-20", "refused-not-in-hand")


def test_ff_23_the_relay_cannot_be_tackled() -> None:
    m = ball(1, "4 12 1", d=15, origin="line-out").play("1 4j")
    assert (m.phase, m.waiting) == ("attack", [1])


def test_ff_23_never_two_relays_in_a_row() -> None:
    m = ball(1, "4 5 12 13", origin="line-out").play("1 4j")
    assert m.refused("1 5j") == ("FF-50", "refused-in-combination")


def test_ff_23_with_a_9_in_hand_it_is_allowed_but_then_no_9_appears() -> None:
    m = ball(1, "4 9 10 12 7 8", origin="line-out").play("1 4j")
    for play in ("9a", "9r2", "9k1", "9t2", "9d1", "9p", "9o"):
        assert m.refused(f"1 {play}") == ("FF-23", "refused-nine-behind-relay")
    m.play("1 10p")
    assert m.refused("1 9a") == ("FF-23", "refused-nine-behind-relay")
    assert m.may("1 12a")


def test_ff_23_nor_at_the_end_of_a_sequence() -> None:
    m = ball(1, "4 9 7 8", d=80).play("1 4j", "1 7p")
    assert m.refused("1 9a") == ("FF-23", "refused-nine-behind-relay")
    assert m.refused("1 8p") == ("FF-64", "refused-dead-end")
    assert m.may("1 8a")


def test_ff_23_nor_in_a_relance() -> None:
    m = ball(1, "4 9 7 1", d=80, origin="restart").play("1 4j")
    assert m.refused("1 9a") == ("FF-23", "refused-nine-behind-relay")
    assert m.may("1 7r2")


def test_ff_23_a_10_behind_a_10_that_was_a_relay_is_no_repetition() -> None:
    """FF-52: a relay has no number."""
    m = ball(1, "10 10 1", origin="line-out").play("1 10j")
    assert m.may("1 10d1")


# FF-24: abilities


@pytest.mark.parametrize("card", range(1, 16))
def test_ff_24_what_each_number_can_do(card: int) -> None:
    m = ball(1, f"{card} {card % 8 + 1}", d=50, origin="restart", other="1 2 3")
    able = {play.removeprefix(str(card)) for play in m.legal(1) if play.startswith(str(card)) and play[-1] in "a2"}
    expected = {"a"}
    expected |= {"r2"} if card >= 6 else set()
    expected |= {"k2"} if card >= 9 else set()
    expected |= {"t2"} if card in (9, 10, 15) else set()
    expected |= {"d2"} if card in (9, 10) else set()
    assert able & {"a", "r2", "k2", "t2", "d2"} == expected


@pytest.mark.parametrize("card", range(1, 16))
def test_ff_24_every_number_tackles_contests_and_clears_out(card: int) -> None:
    hand = f"{card} {card % 8 + 1}"
    assert ball(1, "5 1", other=hand).play("1 5a").may(f"2 x{card}")
    contest = ruck("2 3", "[4][3]", "[5][2]").give(2, hand)
    assert contest.may(f"2 c{card}")
    cleared = ruck("2 3", "[4][3]", "[5][2]").play("2 c7", "* [3]").give(1, hand)
    assert cleared.may(f"1 b{card}")


def test_ff_24_one_card_one_ability() -> None:
    m = ball(1, "10 1").play("1 10a")
    assert (m.hand(1), m.discard(1)) == ("1", "10")


# FF-25: nothing to play


def test_ff_25_without_a_card_the_ball_is_lost_on_the_spot() -> None:
    """FF-21: a kick with the last card that is recovered brings no new ones."""
    m = ball(1, "10", d=50).play("1 10k2", "* [2][2]")
    assert (m.at, m.legal(1)) == (("attack", 1, 30), ["lost"])
    m.play("1 lost")
    assert (m.at, m.origin, m.cards()) == (("attack", 2, 70), "open", [6, 6])


def test_ff_25_to_give_up_a_ball_that_cannot_be_played_goes_without_saying() -> None:
    assert ball(1, "12", origin="line-out").unsaid(1) == "lost"
    assert ball(1, "5 1").unsaid(1) is None


def test_ff_25_nor_can_it_be_thrown_away_while_something_can_be_played() -> None:
    assert ball(1, "5 1").refused("1 lost") == ("FF-25", "refused-not-lost")


def test_ff_25_cards_that_cannot_be_played_from_here_are_as_good_as_none() -> None:
    m = ball(1, "12", origin="line-out")
    assert m.legal(1) == ["lost"]
    assert scrum(1).give(1, "4 5").play("1 dice1", "* [2]", "* [2]").legal(1) == ["lost"]


def test_ff_25_after_time_it_is_lost_all_the_same_unless_they_end_the_half() -> None:
    """FF-77: nobody has to end a half."""
    m = ball(1, "12", origin="line-out").time_up()
    assert m.legal(1) == ["lost", "whistle"]
    assert m.play("1 lost").at == ("attack", 2, 50)


def test_ff_20_a_kick_off_takes_no_card() -> None:
    assert kick_off(1, SIX).play("1 kick1", "* [4]").hand(1) == SIX
