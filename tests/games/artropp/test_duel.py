"""The duel on three lines: AR-30 to AR-35."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.artropp.events import ArrowTurned, Passed, Reshuffled, RoundOver
from tests.games.artropp.script import Script, table


def lines(t: Script) -> list[str]:
    return [t.line(place) for place in (1, 2, 3)]


def three_lines(first: str = "o5", second: str = "o8", third: str = "o11", **options: Any) -> Script:
    """A unit on each line; seat 2 has the turn on the first.  Both hold some of everything."""
    return table(f"{first} {third} d0 s of7", f"{second} d16 s of9 l9", **options).play(
        f"1 {first}", f"2 {second}", f"1 {third}"
    )


# AR-30


@pytest.mark.parametrize(("starter", "other"), [(1, 2), (2, 1)])
def test_ar_30_the_generals_alternate_and_the_place_moves_clockwise(starter: int, other: int) -> None:
    """AR-30: one opens, the other opens, one opens the third, the other goes on with the first, and so on."""
    t = table("o5 o9 o10 o11 o12", "l5 l9 l10 l11 l12", starter=starter)
    assert (len(t.state.lines), t.arrow) == (3, ">")
    seen = []
    for turn in range(7):
        seen.append((t.turn, t.place, t.line(t.place) == ""))
        card = ("o5", "l5", "o9", "l9", "o10", "l10", "o11", "l11")[2 * (turn // 2) + (0 if t.turn == 1 else 1)]
        t.play(f"{t.turn} {card}")
    assert [place for _, place, _ in seen] == [1, 2, 3, 1, 2, 3, 1]
    assert [seat for seat, _, _ in seen] == [starter, other] * 3 + [starter]
    assert [empty for _, _, empty in seen] == [True] * 3 + [False] * 4


def test_ar_30_the_first_general_is_drawn() -> None:
    assert Script(2).chances() == ["start1", "start2"]


def test_ar_30_units_go_to_the_active_line() -> None:
    t = three_lines()
    t.refuses("1 d0", "AR-30", "it is not this seat's turn")
    assert lines(t) == ["o5", "o8", "o11"]
    t.play("2 l9")
    assert lines(t) == ["o5 l9", "o8", "o11"]
    assert (t.turn, t.place) == (1, 2)


def test_ar_30_there_is_no_pot_and_no_showdown() -> None:
    t = three_lines().play("2 assault")
    assert (t.phase, t.pot) == ("turn", 0)


# AR-31


@pytest.mark.parametrize("special", ["d16", "d0", "s5", "of9"])
@pytest.mark.parametrize(("arrow", "place"), [(">", 2), ("<", 3)])
def test_ar_31_a_special_chooses_the_rotation(special: str, arrow: str, place: int) -> None:
    t = three_lines().play("2 l9").give(1, "o9").play("1 o9").give(2, "o12").play("2 o12").give(1, "d16 d0 s of9")
    assert (t.turn, lines(t)) == (1, ["o5 l9", "o8 o9", "o11 o12"])
    t.play(f"1 {special}")
    assert (t.phase, t.may(1)) == ("arrow", ["<", ">"])
    t.play(f"1 {arrow}")
    assert (t.turn, t.place, t.arrow) == (2, place, arrow)


def test_ar_31_the_rotation_stays_as_it_was_set() -> None:
    t = three_lines().play("2 d16", "2 <")
    places = []
    for card in ("o12", "o9", "o3"):
        seat = t.turn
        t.give(seat, card)
        places.append((seat, t.place))
        t.play(f"{seat} {card}")
    assert places == [(1, 3), (2, 2), (1, 1)]


def test_ar_31_an_empty_place_that_is_met_that_way_is_opened() -> None:
    t = table("d0", "o9 of9 s", starter=1).play("1 d0", "1 <")
    assert (t.turn, t.place) == (2, 3)
    assert {"of9", "s0", "assault"}.isdisjoint(t.may(2))
    t.play("2 o9")
    assert lines(t) == ["d0", "", "o9"]
    assert (t.turn, t.place) == (1, 2)


# AR-32


def test_ar_32_the_assaulter_pays_his_opponent_and_opens_at_the_same_place() -> None:
    t = three_lines("h5", "a8", "l11").play("2 l9", "1 assault")
    assert t.purses() == [4850, 5150]
    assert lines(t) == ["h5 l9", "", "l11"]
    assert (t.turn, t.place, t.phase, t.pot) == (1, 2, "turn", 0)
    assert t.discard == ["a8"]
    t.give(1, "o3").play("1 o3")
    assert lines(t) == ["h5 l9", "o3", "l11"]
    assert (t.turn, t.place) == (2, 3)


def test_ar_32_every_br_of_that_line_alone_at_the_agreed_value() -> None:
    t = three_lines("h5", "a8", "l11", br_value=7).play("2 d16", "2 >", "1 assault")
    assert t.purses() == [700 - 21, 700 + 21]
    assert t.br(1) == 7


def test_ar_32_who_will_not_add_may_assault_and_who_cannot_must() -> None:
    t = three_lines()
    assert {"assault", "l9"} <= set(t.may(2))
    assert t.leave(2, "l5 h5").may(2) == ["assault"]


def test_ar_32_an_empty_place_cannot_be_assaulted() -> None:
    three_lines().play("2 assault").refuses("2 assault", "AR-6", "an empty line cannot be assaulted: open it")


def test_ar_32_a_drum_that_opens_the_new_line_chooses_the_rotation() -> None:
    t = three_lines().play("2 assault", "2 d16", "2 <")
    assert lines(t) == ["d16", "o8", "o11"]
    assert (t.turn, t.place) == (1, 3)


# AR-33


def test_ar_33_specials_are_tested_against_the_active_line_only() -> None:
    t = table("o9 o3 s", "o4 of9 of7 s d0").play("1 o9", "2 o4", "* +a9", "1 o3")
    assert t.may(2) == ["assault", "d0", "of9"]
    t.play("2 d0", "2 <")
    assert (t.turn, t.place) == (1, 3)
    t.leave(1, "s of9 d16 o2")
    assert t.may(1) == ["assault", "d16", "o2"]
    t.refuses("1 of9", "AR-8", "no 9 stands in the line")
    t.refuses("1 s0", "AR-9", "there is no room for a sniper above 0")


def test_ar_33_a_drum_shuts_the_line_it_stands_in_and_no_other() -> None:
    t = three_lines().play("2 d16", "2 >")
    assert "o15" in t.give(1, "o15").may(1)
    t.play("1 o15").give(2, "o12").play("2 o12").give(1, "o6")
    assert t.place == 1
    t.refuses("1 o6", "AR-7", "a drum shuts the upper end, and 6 does not fit at the other")


# AR-34


def last_draw(**options: Any) -> Script:
    """Three lines, seat 2 to play on the first, one card left in the pile."""
    return three_lines(**options).stack("l2")


def test_ar_34_the_reshuffle_ends_the_round_after_the_turn() -> None:
    t = last_draw().stack("l2 l3").play("2 l9", "* +l2")
    assert t.state.round == 1
    t.give(1, "o9").step("1 o9")
    assert t.state.round == 1
    t.step("* +l3")
    assert len(t.told(Reshuffled)) == 1
    assert len(t.pile) > 0
    assert t.discard == []
    assert t.state.round == 2


def test_ar_34_the_lines_stay_and_play_goes_on_where_it_was() -> None:
    t = last_draw().play("2 l9")
    assert (t.state.round, lines(t), t.turn, t.place) == (2, ["o5 l9", "o8", "o11"], 1, 2)
    assert t.purses() == [5000, 5000]


@pytest.mark.parametrize("special", ["d0", "of9", "s5"])
def test_ar_34_a_special_in_the_turn_that_ends_the_round_asks_for_no_arrow(special: str) -> None:
    """AR-34: the turn is finished first, and the reset would override the answer."""
    t = three_lines().play("2 l9").give(1, "o9").play("1 o9").give(2, "o12").play("2 o12")
    t.give(1, "d0 s of9").stack("l2").play(f"1 {special}")
    assert t.told(ArrowTurned) == []
    assert (t.phase, t.state.round, t.arrow, t.turn, t.place) == ("turn", 2, ">", 2, 2)


def test_ar_34_nor_if_the_arrow_lay_the_other_way() -> None:
    t = three_lines().play("2 d16", "2 <").give(1, "s d0").stack("l2").play("1 d0")
    assert (t.state.round, t.arrow, t.turn, t.place) == (2, ">", 2, 1)


def test_ar_34_nor_in_the_last_round() -> None:
    assert last_draw(duel_rounds=1).play("2 d16").outcome().reason == "rounds"


def test_ar_34_nor_if_the_shuffle_came_before_the_new_line_was_opened() -> None:
    """AR-21, AR-32: the line that was taken is shuffled at once, and a drum opens the next."""
    t = three_lines().stack("", discard="").leave(2, "d16").play("2 assault")
    assert (len(t.told(Reshuffled)), t.state.round) == (1, 1)
    t.play("2 d16")
    assert (t.state.round, t.turn, t.place) == (2, 1, 2)


def test_ar_34_without_a_real_shuffle_the_special_does_ask() -> None:
    t = three_lines().stack("l2", discard="").play("2 d16")
    assert (t.pile, t.phase, t.waiting) == ([], "arrow", [2])


def test_ar_34_at_a_table_the_shuffle_ends_nothing_and_the_special_asks() -> None:
    t = table("d0", "", "").stack("l2").play("1 d0")
    assert (len(t.told(Reshuffled)), t.phase, t.waiting) == (1, "arrow", [1])


def test_ar_34_by_older_rules_it_asks_and_the_answer_is_overridden() -> None:
    t = last_draw(rules=1).play("2 d16")
    assert (t.phase, t.waiting, t.state.round) == ("arrow", [2], 1)
    t.play("2 <")
    assert (t.state.round, t.arrow, t.turn, t.place) == (2, ">", 1, 2)


def test_ar_34_nobody_explains_a_special_by_an_arrow_that_it_does_not_turn() -> None:
    """AR-34: all can see that the pile runs out; by older rules, or while cards are left, it does turn the arrow."""

    def why(t: Script) -> set[str]:
        special = t.game.moves.read("d16")
        return {t.game.hints.why(t.state, 1, special).key, t.game.hints.why_openly(t.state, 1, special).key}

    assert why(last_draw()) == {"why-special-ends-round"}
    assert why(three_lines().stack("l2 l3")) == {"why-special-turns-arrow"}
    assert why(three_lines().stack("l2", discard="")) == {"why-special-turns-arrow"}
    assert why(last_draw(rules=1)) == {"why-special-turns-arrow"}
    assert why(table("o7", "d16", "").stack("l2").play("1 o7").stack("l3")) == {"why-special-turns-arrow"}


def test_ar_34_the_arrow_is_clockwise_again() -> None:
    t = three_lines().play("2 d16", "2 <").stack("l2").give(1, "o12")
    assert (t.turn, t.place, t.arrow) == (1, 3, "<")
    t.play("1 o12")
    assert (t.state.round, t.arrow, t.turn, t.place) == (2, ">", 2, 1)


def test_ar_34_already_while_people_think_about_leaving() -> None:
    t = three_lines(open_table=True).play("2 d16", "2 <").stack("l2").give(1, "o12").play("1 o12")
    assert (t.phase, t.arrow, t.place) == ("interval", ">", 1)


def test_ar_34_a_shuffle_in_an_assault_ends_the_round_after_the_new_line_is_open() -> None:
    t = three_lines().stack("", discard="").leave(2, "o2").play("2 assault")
    assert (len(t.told(Reshuffled)), t.state.round, t.turn, t.place) == (1, 1, 2, 1)
    t.play("2 o2")
    assert (t.state.round, t.turn, t.place) == (2, 1, 2)


def test_ar_34_only_a_real_shuffle_ends_a_round() -> None:
    t = three_lines().stack("l2", discard="").play("2 l9")
    assert (t.pile, t.discard, t.state.round) == ([], [], 1)
    assert (t.turn, t.place, t.phase) == (1, 2, "turn")


def test_ar_34_a_shuffle_between_two_rounds_does_not_end_the_next_one() -> None:
    """AR-34: while hands are completed before the first turn nobody is in the middle of a round."""
    t = last_draw(open_table=True).play("2 l9").stack("l3", discard="h3 h4 h13").leave(1, "o9 o1 o3").play("1 stay")
    t.step("2 stay")
    t.step("* +l3")
    assert len(t.told(Reshuffled)) == 2
    t.play("1 o9")
    assert (t.state.round, t.turn, t.place) == (2, 2, 3)


def test_ar_34_people_may_leave_then() -> None:
    t = last_draw(open_table=True).play("2 l9")
    assert (t.phase, t.waiting) == ("interval", [1, 2])
    t.play("1 leave")
    assert (t.outcome().reason, t.winners()) == ("alone", [2])


def test_ar_34_and_only_then() -> None:
    t = three_lines(open_table=True)
    t.refuses("2 leave", "AR-23", "leave is for another moment")
    t.play("2 assault")
    t.refuses("2 leave", "AR-23", "leave is for another moment")


def test_ar_34_a_duel_has_three_rounds_and_its_lines_are_dropped_unpaid() -> None:
    t = last_draw().play("2 l9")
    t.stack("l3").give(1, "h9").play("1 h9")
    assert t.state.round == 3
    t.stack("l4").give(2, "a7").play("2 a7")
    assert (t.outcome().reason, t.outcome().scores, t.winners()) == ("rounds", (0, 0), [1, 2])
    assert lines(t) == ["", "", ""]
    assert {"o5", "l9", "o8", "h9", "o11", "a7"} <= set(t.discard)
    assert [event.round for event in t.told(RoundOver)] == [1, 2, 3]


@pytest.mark.parametrize("agreed", [1, 2])
def test_ar_34_or_as_many_as_were_agreed(agreed: int) -> None:
    t = last_draw(duel_rounds=agreed, rounds=7).play("2 l9")
    assert (t.state.outcome() is None) == (agreed == 2)


def test_ar_34_a_table_that_became_a_duel_keeps_the_rounds_it_agreed_on() -> None:
    t = table("h6 o1", "o2", "o3", purse=2, rounds=4, duel_rounds=1)
    t.play("1 h6", "2 assault", "2 high", "1 =o1", "3 =o3")
    assert (t.state.duel, t.state.rounds, t.state.round) == (True, 4, 2)


# AR-35


def test_ar_35_after_a_unit_its_general_draws_one() -> None:
    t = table("o5", "o8")
    t.step("1 o5")
    assert (t.waiting, len(t.hand(1))) == (["*"], 4)
    t.step("* +l4")
    assert ("l4" in t.hand(1), len(t.hand(1)), t.turn) == (True, 5, 2)


def test_ar_35_the_draw_comes_before_the_rotation_is_chosen() -> None:
    t = three_lines()
    t.step("2 d16")
    assert (t.phase, t.waiting) == ("drawing", ["*"])
    t.step("* +l4")
    assert (t.phase, t.waiting) == ("arrow", [2])


def test_ar_35_neither_officer_nor_sniper_opens_a_line() -> None:
    t = table("s s of7 of9 o8", "")
    assert t.may(1) == ["o8"]
    t.refuses("1 of7", "AR-6", "an officer or a sniper cannot open a line")


def test_ar_35_who_assaulted_opens_with_five_cards_and_draws() -> None:
    t = three_lines().leave(2, "o2").play("2 assault")
    assert len(t.hand(2)) == 5
    t.play("2 o2")
    assert (len(t.hand(2)), t.turn, t.place) == (5, 1, 2)


def test_ar_35_a_general_without_a_card_must_assault_and_has_cards_again() -> None:
    """AR-21 in a duel: the line that he took is shuffled at once, and he opens with a card of it."""
    t = three_lines("o5", "o8", "o11").play("2 l9").stack("", discard="").leave(1, "")
    assert t.may(1) == ["assault"]
    t.play("1 assault")
    assert (t.hand(1), t.may(1)) == (["o8"], ["o8"])


def test_ar_35_purses_may_go_below_zero_and_recover_inside_a_round() -> None:
    """AR-22 in a duel: what counts is the purse when the round ends."""
    t = three_lines("h5", "h8", "o11", purse=1).play("2 assault")
    assert (t.purses(), t.turn) == ([150, -50], 2)
    t.give(2, "o2").play("2 o2", "1 assault").give(1, "l2").stack("l3").play("1 l2")
    assert (t.state.round, t.purses(), t.seated()) == (2, [50, 50], [1, 2])


def test_ar_35_who_is_ruined_when_the_round_ends_is_out() -> None:
    """AR-22, AR-24 in a duel."""
    t = three_lines("h5", "a8", "h11", purse=2).play("2 assault").stack("l2").give(2, "o2").play("2 o2")
    assert (t.outcome().reason, t.winners(), t.outcome().scores) == ("alone", [1], (100, -100))


def test_ar_35_or_buys_in_again() -> None:
    t = three_lines("h5", "a8", "h11", purse=2, rebuy=True).play("2 assault").stack("l2").give(2, "o2").play("2 o2")
    assert (t.waiting, t.may(2)) == ([2], ["leave", "rebuy"])
    t.play("2 rebuy")
    assert (t.purses(), t.debt(2), t.state.round, t.turn) == ([200, 100], 100, 2, 1)


def test_ar_35_hands_are_hidden_and_lines_are_public() -> None:
    """AR-25 in a duel."""
    t = three_lines()
    assert t.view(1).hand != t.view(2).hand
    assert set(t.state.hidden(0)) == {"pile", "hand 2"}
    assert [line.row for line in t.view(None).lines] == [[["o5"]], [["o8"]], [["o11"]]]


def test_ar_35_an_empty_place_that_cannot_be_opened_is_passed() -> None:
    """AR-6, AR-21 in a duel: without a card that could open, and none to draw, the place stays empty."""
    t = table("d0", "o9").play("1 d0", "1 <").stack("", discard="").leave(2, "s of7")
    assert t.may(2) == ["pass"]
    assert t.unsaid(2) == "pass"
    t.play("2 pass")
    assert (lines(t), t.turn, t.place) == (["d0", "", ""], 1, 2)
    assert t.told(Passed)[0].seat == 1


def test_ar_35_a_place_that_can_be_opened_or_assaulted_cannot_be_passed() -> None:
    t = three_lines()
    t.refuses("2 pass", "AR-11", "you can only pass an empty place that you cannot open; add or assault")
    t.play("2 assault").refuses("2 pass", "AR-11", "you can only pass an empty place that you cannot open")


def test_ar_35_after_a_shortage_the_next_draw_completes_the_hand() -> None:
    """AR-5, AR-21: one card is drawn after a unit; who could not draw before makes up for it."""
    t = three_lines().leave(2, "l9 o2 o3")
    t.step("2 l9")
    assert (len(t.hand(2)), t.waiting) == (2, ["*"])
    t.settle()
    assert len(t.hand(2)) == 5
