"""Coming and going between two rounds, and who starts then: AR-23, AR-26, AR-27."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.errors import BadOption
from tablee.games.artropp.events import Drew, Joined, PotShared
from tests.games.artropp.script import Script, showdown, table


def interval(*cards: str, **options: Any) -> Script:
    """A table whose first round is over; seat 1 has paid 100 and the highest of `cards` has it."""
    return showdown("high", *cards, open_table=True, **options)


def with_free_places(*cards: str, free: int = 1, **options: Any) -> Script:
    """As `interval`, with some free places after the last general."""
    hands = ["", *cards]
    hands[-1] += " h6"
    starter = len(hands)
    t = table(*hands, *[""] * free, starter=starter, free_places=free, open_table=True, **options)
    t.play(f"{starter} h6", "1 assault", "1 high")
    return t.play(*[f"{seat} ={card}" for seat, card in enumerate(cards, start=2)])


# AR-23: coming and going


def test_ar_23_between_two_rounds_everybody_says_whether_to_go_on() -> None:
    t = interval("o3", "o4")
    assert (t.phase, t.waiting) == ("interval", [1, 2, 3])
    assert [t.may(seat) for seat in (1, 2, 3)] == [["leave", "stay"]] * 3
    t.play("3 stay", "1 stay")
    assert (t.phase, t.waiting, t.state.round) == ("interval", [2], 1)
    t.play("2 stay")
    assert (t.phase, t.turn, t.state.round) == ("turn", 1, 2)


def test_ar_23_the_interval_is_a_chapter_between_two_others() -> None:
    t = showdown("high", "s", "o3", "o4", open_table=True)
    first = t.state.chapter()
    between = t.play("2 hold").state.chapter()
    second = t.play(*[f"{seat} stay" for seat in (1, 2, 3, 4)]).state.chapter()
    assert first < between < second


def test_ar_23_at_a_closed_table_nobody_is_asked() -> None:
    t = showdown("high", "o3", "o4", open_table=False)
    assert (t.phase, t.state.round) == ("turn", 2)


@pytest.mark.parametrize("word", ["leave", "stay", "join", "wait", "rebuy"])
def test_ar_23_nobody_comes_or_goes_inside_a_round(word: str) -> None:
    t = with_free_places("o3", "o4")
    t.play("1 stay", "2 stay", "3 stay", "4 wait")
    t.refuses(f"1 {word}", "AR-23", f"{word} is for another moment")
    t.refuses(f"4 {word}", "AR-6", "it is not this seat's turn")


def test_ar_23_a_leavers_hand_is_discarded() -> None:
    t = interval("o3", "o4", "o5")
    hand = t.hand(2)
    assert len(hand) == 4
    t.play("2 leave", "1 stay", "3 stay")
    t.step("4 stay")
    assert (t.hand(2), t.seated()) == ([], [1, 3, 4])
    assert set(hand) <= set(t.discard)


def test_ar_23_a_leaver_is_not_dealt_in_and_has_no_turn() -> None:
    t = interval("o3", "o4", "o5").play("2 leave", "1 stay", "3 stay", "4 stay")
    t.give(1, "o8").play("1 o8")
    assert (t.turn, t.hand(2)) == (3, [])
    t.play("3 assault", "3 high")
    assert t.waiting == [1, 4]


def test_ar_23_leavers_go_and_newcomers_come_before_hands_are_refilled() -> None:
    """AR-23 before AR-20: the leaver's cards are there to be drawn, and the newcomer draws with the others."""
    t = with_free_places("o3", "o4", "o5").stack("", discard="").leave(2, "l4 l5 l6 l7")
    t.play("1 stay", "3 stay", "4 stay", "5 join")
    t.story.take()
    t.step("2 leave")
    assert t.chances() == ["l4", "l5", "l6", "l7"]
    t.settle()
    assert [event.seat + 1 for event in t.told(Drew)] == [3, 4, 5, 5]


def test_ar_23_a_free_place_is_dealt_no_hand_and_has_no_turn() -> None:
    t = table("o5", "o6", "o7", "", free_places=1, starter=3)
    assert (t.seated(), t.hand(4)) == ([1, 2, 3], [])
    t.play("3 o7")
    assert t.turn == 1


def test_ar_23_a_newcomer_takes_a_free_place_with_a_fresh_purse() -> None:
    t = with_free_places("o3", "o4")
    assert (t.waiting, t.may(4)) == ([1, 2, 3, 4], ["join", "wait"])
    t.refuses("4 stay", "AR-23", "this place is free: join or wait")
    t.play("4 join")
    assert t.told(Joined)[0].seat == 3
    t.play("1 stay", "2 stay", "3 stay")
    assert (t.seated(), t.purse(4), len(t.hand(4))) == ([1, 2, 3, 4], 5000, 5)
    t.give(1, "o8").give(2, "o9").give(3, "o10").play("1 o8", "2 o9", "3 o10")
    assert t.turn == 4


def test_ar_23_a_newcomer_can_be_ruined_like_everybody_else() -> None:
    t = with_free_places("o3", "o4", purse=3).play("4 join", "1 stay", "2 stay", "3 stay")
    t.give(1, "o8 o1").give(2, "o9 l9").give(3, "a7 l2").play("1 o8", "2 o9", "3 a7", "4 assault", "4 high")
    t.play("1 =o1", "2 =l9", "3 =l2")
    assert (t.purse(4), t.seated(), t.waiting) == (0, [1, 2, 3], [1, 2, 3])


def test_ar_23_or_leaves_it_free() -> None:
    t = with_free_places("o3", "o4").play("4 wait", "1 stay", "2 stay", "3 stay")
    assert (t.seated(), t.hand(4)) == ([1, 2, 3], [])


def test_ar_23_a_place_that_was_left_can_be_taken_from_the_next_interval_on() -> None:
    t = interval("o3", "o4", "o5", purse=3).play("1 leave")
    assert 1 not in t.waiting
    t.refuses("1 join", "AR-23", "it is not this seat's turn")
    t.play("2 stay", "3 stay", "4 stay")
    t.give(2, "o8 l2").play("2 o8", "3 assault", "3 high", "2 =l2", f"4 ={t.hand(4)[0]}")
    assert (t.waiting, t.may(1)) == ([1, 2, 3, 4], ["join", "wait"])
    assert t.purse(1) == 50
    t.play("1 join")
    assert t.purse(1) == 150


def test_ar_23_a_newcomer_does_not_take_over_debts() -> None:
    t = with_free_places("o3", "o4")
    t.state.debts[3] = 700
    t.play("4 join")
    assert (t.debt(4), t.view().generals[3].gain) == (0, 0)


def test_ar_23_a_table_that_falls_to_two_goes_on_as_a_duel() -> None:
    t = interval("o3", "o4").play("2 leave", "1 stay", "3 stay")
    assert (t.state.duel, len(t.state.lines), t.state.round) == (True, 3, 2)
    t.give(1, "o8 l8").give(3, "o9")
    t.play("1 o8", "3 o9")
    assert [t.line(place) for place in (1, 2, 3)] == ["o8", "o9", ""]
    assert (t.turn, t.place) == (1, 3)


def test_ar_23_but_a_newcomer_keeps_it_a_table() -> None:
    t = with_free_places("o3", "o4").play("2 leave", "4 join", "1 stay", "3 stay")
    assert (t.state.duel, t.seated(), t.pot) == (False, [1, 3, 4], 0)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_generals_and_no_other_number(seats: int) -> None:
    with pytest.raises(BadOption, match=f"artropp is played by 2 to 6, not by {seats}"):
        Script(seats)


def test_ar_23_not_everything_can_be_free() -> None:
    with pytest.raises(BadOption, match="with 3 seats at most 1 may be free, not 2"):
        Script(3, free_places=2)


# AR-26: who starts


def test_ar_26_if_the_starter_has_left_the_next_to_his_right_starts() -> None:
    t = interval("o3", "o4", "o5").play("1 leave", "2 stay", "3 stay", "4 stay")
    assert t.turn == 2


def test_ar_26_or_the_next_but_one_if_that_one_left_too() -> None:
    t = interval("o3", "o4", "o5", "o7").play("1 leave", "2 leave", "3 stay", "4 stay", "5 stay")
    assert t.turn == 3


def test_ar_26_be_it_a_newcomer() -> None:
    t = with_free_places("o3", "o4", free=2).play("1 leave", "2 leave", "4 join", "5 join", "3 leave")
    assert (t.seated(), t.turn) == ([4, 5], 4)


def test_ar_26_to_his_right_whatever_the_arrow_said() -> None:
    t = interval("o3", "o4", "o5", arrow="<").play("1 leave", "2 stay", "3 stay", "4 stay")
    assert (t.turn, t.arrow) == (2, "<")


def test_ar_26_also_if_he_is_bankrupt() -> None:
    t = showdown("high", "o3", "o4", "o5", purse=2)
    assert (t.seated(), t.turn) == ([2, 3, 4], 2)


def test_ar_26_also_around_the_table() -> None:
    t = table("o2", "o3", "h8 o4", "o5", starter=3, purse=2)
    t.play("3 h8", "4 assault", "4 high", "1 =o2", "2 =o3", "3 =o4")
    assert (t.seated(), t.turn) == ([1, 2, 3], 1)


# AR-27: from table to duel and back


def test_ar_27_a_carried_pot_is_shared_before_the_duel() -> None:
    """AR-27: between the two who play it, here with an odd brave for the poorer one, as in AR-24."""
    t = interval("s", "o4", arrow="<", br_value=1)
    t.state.purses[1] += 10
    assert t.pot == 5
    t.play("2 stay", "3 stay", "1 leave")
    assert t.told(PotShared)[0].shares == [(1, 2), (2, 3)]
    assert (t.state.duel, t.pot, t.purses()) == (True, 0, [95, 112, 103])


def test_ar_27_of_two_who_are_equally_poor_the_first_seat_has_the_odd_brave() -> None:
    t = interval("s", "o4", arrow="<", br_value=1).play("1 leave", "2 stay", "3 stay")
    assert t.told(PotShared)[0].shares == [(1, 3), (2, 2)]


def test_ar_27_a_newcomer_who_plays_the_duel_has_his_share_of_the_pot() -> None:
    """AR-27: a pot belongs to those who sit at the table, as it would if the table stayed one."""
    t = with_free_places("s", "o4").play("1 leave", "2 leave", "4 join", "3 stay")
    assert (t.state.duel, t.seated()) == (True, [3, 4])
    assert [t.purse(seat) for seat in (3, 4)] == [5050, 5050]


def test_ar_27_a_table_that_stays_one_keeps_its_pot() -> None:
    t = interval("s", "o4").play("1 stay", "2 stay", "3 stay")
    assert (t.state.duel, t.pot) == (False, 100)


def test_ar_30_a_table_that_becomes_a_duel_turns_the_arrow_clockwise() -> None:
    """AR-4 leaves it as it lies; the sheet has it clockwise at the start of every round of a duel."""
    t = interval("o3", "o4", arrow="<").play("1 leave", "2 stay")
    assert (t.phase, t.arrow) == ("interval", "<")
    t.play("3 stay")
    assert (t.state.duel, t.arrow) == (True, ">")
    t.play(f"{t.turn} {t.may(t.turn)[0]}")
    assert t.place == 2


def test_ar_4_a_duel_that_becomes_a_table_leaves_it_to_the_right() -> None:
    """AR-34 has set it clockwise when the duel's round ended, and so it lies."""
    t = table("l5 h8", "o2 d16", "", free_places=1, open_table=True).play("1 l5", "2 o2", "1 h8", "2 d16", "2 <")
    t.stack("l14").give(1, "o12").play("1 o12", "1 stay", "2 stay", "3 join")
    assert (t.state.duel, t.arrow) == (False, ">")


def duel_at_the_end_of_its_first_round() -> Script:
    """Two generals, a free place, and three lines on the table of 4, 0 and 2 Br."""
    t = table("l5 h8", "o2 a9", "", free_places=1, open_table=True).play("1 l5", "2 o2", "1 h8").stack("l14")
    return t.play("2 a9")


def test_ar_27_a_third_person_ends_the_duel_and_its_lines_are_discarded_unpaid() -> None:
    t = duel_at_the_end_of_its_first_round()
    assert (t.phase, t.waiting) == ("interval", [1, 2, 3])
    assert [t.br(place) for place in (1, 2, 3)] == [4, 0, 2]
    t.play("1 stay", "2 stay")
    t.step("3 join")
    assert (t.state.duel, len(t.state.lines), t.line(), t.state.place) == (False, 1, "", 0)
    assert t.discard == ["a9", "h8", "l5", "o2"]
    assert (t.purses(), t.pot) == ([5000, 5000, 5000], 0)
    t.settle()
    assert (t.turn, t.phase, len(t.hand(3))) == (1, "turn", 5)


def test_ar_27_without_him_the_duel_and_its_lines_go_on() -> None:
    t = duel_at_the_end_of_its_first_round().play("1 stay", "3 wait", "2 stay")
    assert (t.state.duel, [t.line(place) for place in (1, 2, 3)]) == (True, ["l5 a9", "o2", "h8"])


def test_ar_27_a_newcomer_in_the_place_of_a_leaver_takes_up_the_duel() -> None:
    """AR-26, AR-34: two play on, so the lines stay; the next to the right of who left has the turn."""
    t = duel_at_the_end_of_its_first_round().play("1 leave", "3 join", "2 stay")
    assert (t.state.duel, t.seated(), [t.line(place) for place in (1, 2, 3)]) == (True, [2, 3], ["l5 a9", "o2", "h8"])
    assert (t.turn, t.place, len(t.hand(3))) == (2, 2, 5)


def test_ar_27_the_lines_that_are_dropped_are_shuffled_together() -> None:
    """AR-21, AR-27: with no pile to draw from, all three lines make the new one."""
    t = duel_at_the_end_of_its_first_round().stack("", discard="").play("1 stay", "2 stay")
    t.step("3 join")
    assert sorted(t.chances()) == ["a9", "h8", "l5", "o2"]
