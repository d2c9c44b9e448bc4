"""A round on one line: AR-3 to AR-9."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tablee.games.artropp.events import RoundBegan
from tests.games.artropp.script import SPECIALS, Script, table

# The start


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ar_3_five_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    t = table(*[""] * seats)
    assert [len(t.hand(seat)) for seat in range(1, seats + 1)] == [5] * seats
    assert len(t.pile) == 48 - 5 * seats
    assert t.discard == []


@pytest.mark.parametrize(("starter", "right"), [(1, 2), (2, 3), (3, 1)])
def test_ar_3_starter_opens_draws_and_the_arrow_points_to_his_right(starter: int, right: int) -> None:
    t = table(*[f"o{seat}" for seat in (1, 2, 3)], starter=starter)
    assert (t.turn, t.arrow, t.line()) == (starter, ">", "")
    t.step(f"{starter} o{starter}")
    assert (t.line(), len(t.hand(starter)), t.waiting) == (f"o{starter}", 4, ["*"])
    t.step("* +l9")
    assert "l9" in t.hand(starter)
    assert (t.turn, t.phase) == (right, "turn")


def test_ar_3_only_the_starter_may_open() -> None:
    t = table("o5", "o6", "o7", starter=2)
    t.refuses("1 o5", "AR-6", "it is not this seat's turn")
    t.refuses("3 o7", "AR-6", "it is not this seat's turn")
    t.play("2 o6")


def test_ar_3_hands_are_kept_from_round_to_round_and_completed() -> None:
    t = table("o1 o2 o3 o4 l2", "l3 l4 l5 l6 l7", "h3 h4 h5 h6 h7")
    t.play("1 l2", "* +h8", "2 assault", "2 high", "1 =o1", "3 =h7", "* +l9", "* +l10")
    assert t.hand(1) == ["h8", "l10", "o2", "o3", "o4"]
    assert t.hand(2) == ["l3", "l4", "l5", "l6", "l7"]
    assert t.hand(3) == ["h3", "h4", "h5", "h6", "l9"]


@pytest.mark.parametrize("seats", [3, 6])
def test_ar_4_anybody_may_be_drawn_to_start(seats: int) -> None:
    t = Script(seats)
    assert t.waiting == ["*"]
    assert [(move.notation, weight) for move, weight in t.state.chances()] == [
        (f"start{seat}", 1) for seat in range(1, seats + 1)
    ]


def test_ar_4_nobody_starts_from_a_free_place() -> None:
    t = Script(5, free_places=2)
    assert t.chances() == ["start1", "start2", "start3"]
    t.refuses("* start4", "AR-4", "start4 cannot come up")


def second_round_after_a_left_arrow(**agreed: Any) -> Script:
    """Seat 1 turned the arrow to the left, seat 3 took the line and starts the second round."""
    t = table("d0", "", "", **agreed).play("1 d0", "1 <")
    assert (t.turn, t.arrow) == (3, "<")
    t.play("3 assault", "3 high", f"1 ={t.hand(1)[0]}", f"2 ={t.hand(2)[0]}")
    assert (t.state.round, t.turn) == (2, 3)
    return t


def test_ar_4_the_arrow_lies_as_it_was_left_before_whoever_starts_the_next_round() -> None:
    t = second_round_after_a_left_arrow()
    assert t.arrow == "<"
    t.play(f"3 {t.may(3)[0]}")
    assert t.turn == 2


def test_ar_4_and_goes_on_lying_so_round_after_round() -> None:
    t = second_round_after_a_left_arrow()
    t.give(3, "o8").play("3 o8", "2 assault", "2 low", f"1 ={t.hand(1)[0]}", f"3 ={t.hand(3)[0]}")
    assert (t.state.round, t.turn, t.arrow) == (3, 2, "<")


def test_ar_4_everybody_is_told_how_it_lies_when_a_round_begins() -> None:
    assert [event.arrow for event in second_round_after_a_left_arrow().told(RoundBegan)] == [1, -1]


@pytest.mark.parametrize("agreed", [{"arrow_each_round": True}, {"rules": 1}], ids=["the option", "rules 1"])
def test_ar_4_with_arrow_each_round_or_by_older_rules_it_points_right_again(agreed: dict[str, Any]) -> None:
    t = second_round_after_a_left_arrow(**agreed)
    assert t.arrow == ">"
    t.play(f"3 {t.may(3)[0]}")
    assert t.turn == 1


# Units


def test_ar_5_everybody_in_turn_adds_at_either_end_and_draws_one() -> None:
    t = table("o7", "o5", "o9 o3", "o12")
    t.play("1 o7", "2 o5", "3 o9", "4 o12")
    assert t.line() == "o5 o7 o9 o12"
    assert t.turn == 1
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [5, 5, 5, 5]
    assert len(t.pile) == 48 - 20 - 4


@pytest.mark.parametrize("card", ["o5", "h5", "o6", "o7", "o8", "o9", "l9"])
def test_ar_5_between_the_ends_or_equal_to_one_of_them_nothing_fits(card: str) -> None:
    t = table("l5", "h9", card)
    t.play("1 l5", "2 h9")
    t.refuses(f"3 {card}", "AR-5", f"{card[1:]} is neither below 5 nor above 9")
    assert card not in t.may(3)


@pytest.mark.parametrize(("card", "line"), [("h4", "h4 l5 h9"), ("o1", "o1 l5 h9"), ("o10", "l5 h9 o10")])
def test_ar_5_strictly_lower_or_higher_fits(card: str, line: str) -> None:
    assert table("l5", "h9", card).play("1 l5", "2 h9", f"3 {card}").line() == line


def test_ar_5_equal_to_a_lone_unit_does_not_fit() -> None:
    t = table("o8", "a8", "").play("1 o8")
    t.refuses("2 a8", "AR-5", "8 is neither below 8 nor above 8")


def test_ar_5_a_card_that_is_not_in_hand_is_refused() -> None:
    t = table("o7", "o5", "o6").play("1 o7")
    t.refuses("2 o6", "AR-5", "o6 is not in your hand")
    t.refuses("2 s7", "AR-5", "s7 is not in your hand")
    t.refuses("2 d0", "AR-5", "d0 is not in your hand")


def test_ar_5_nobody_acts_out_of_turn_or_before_the_draw() -> None:
    t = table("o7", "o5", "o9").play("1 o7")
    assert (t.may(1), t.may(3)) == ([], [])
    t.refuses("3 o9", "AR-5", "it is not this seat's turn")
    t.step("2 o5")
    t.refuses("3 o9", "AR-5", "it is not this seat's turn")
    t.refuses("* +o9", "AR-5", "+o9 cannot come up")
    t.play("3 o9")


# The opening


def test_ar_6_any_unit_or_drum_opens_and_neither_officer_nor_sniper() -> None:
    t = table("o15 a8 d16 of7 s", "", "")
    assert t.may(1) == ["a8", "d16", "o15"]
    t.refuses("1 of7", "AR-6", "an officer or a sniper cannot open a line")
    t.refuses("1 s5", "AR-6", "an officer or a sniper cannot open a line")


@pytest.mark.parametrize("card", ["o1", "l14", "h3", "a9", "d0", "d16"])
def test_ar_6_opening(card: str) -> None:
    assert table(card, "", "").play(f"1 {card}").line() == card


def test_ar_6_an_empty_line_cannot_be_assaulted_nor_passed() -> None:
    t = table("o1", "", "")
    t.refuses("1 assault", "AR-6", "an empty line cannot be assaulted: open it")
    t.refuses("1 pass", "AR-11", "you can only pass an empty place that you cannot open")


def test_ar_6_five_cards_always_hold_an_opening() -> None:
    t = table("s s of7 of9 o8", "", "")
    assert t.may(1) == ["o8"]


# Drums


def test_ar_7_low_drum_shuts_the_lower_end() -> None:
    t = table("o7", "d0", "o3 o12", "")
    t.play("1 o7", "2 d0", "2 >")
    assert t.line() == "d0 o7"
    t.refuses("3 o3", "AR-7", "a drum shuts the lower end, and 3 does not fit at the other")
    assert t.play("3 o12").line() == "d0 o7 o12"


def test_ar_7_high_drum_shuts_the_upper_end() -> None:
    t = table("o7", "d16", "o3 o12", "")
    t.play("1 o7", "2 d16", "2 >")
    assert t.line() == "o7 d16"
    t.refuses("3 o12", "AR-7", "a drum shuts the upper end, and 12 does not fit at the other")
    assert t.play("3 o3").line() == "o3 o7 d16"


def test_ar_7_a_drum_goes_to_its_own_end_only() -> None:
    t = table("o7", "d0", "d16").play("1 o7")
    t.refuses("2 d16", "AR-5", "d16 is not in your hand")
    assert t.play("2 d0", "2 >", "3 d16").line() == "d0 o7 d16"


@pytest.mark.parametrize(("line", "drum"), [(("o1", "o2"), "d0"), (("o15", "l14"), "d16")])
def test_ar_7_a_drum_fits_beyond_every_unit(line: tuple[str, str], drum: str) -> None:
    t = table(line[0], line[1], drum).play(f"1 {line[0]}", f"2 {line[1]}")
    assert drum in t.may(3)


@pytest.mark.parametrize(("drum", "first", "line"), [("d0", "o15", "d0 o15"), ("d16", "o1", "o1 d16")])
def test_ar_7_a_drum_that_opens_shuts_its_end_at_once(drum: str, first: str, line: str) -> None:
    t = table(drum, f"{first} o8", "").play(f"1 {drum}", "1 >", f"2 {first}")
    assert t.line() == line
    assert t.view().lines[0].shut_low == (drum == "d0")
    assert t.view().lines[0].shut_high == (drum == "d16")


def test_ar_7_with_both_ends_shut_only_officers_and_snipers_fit() -> None:
    t = table("o7 o15", "d0 of7", "d16", "s of9 o1 l3 o12")
    t.play("1 o7", "2 d0", "2 >", "3 d16", "3 >")
    assert t.may(4) == ["assault", "s0", "s7"]
    for card in ("o1", "l3", "o12"):
        t.refuses(f"4 {card}", "AR-7", "drums shut both ends: only officers and snipers fit")
    t.play("4 s7", "4 >")
    assert "assault" in t.may(1)
    t.refuses("1 o15", "AR-7", "drums shut both ends: only officers and snipers fit")
    assert t.play("1 assault").phase == "announce"


def test_ar_7_the_next_line_is_open_at_both_ends() -> None:
    t = table("d0 h5", "o4", "o9")
    t.play("1 d0", "1 >", "2 assault", "2 high", "1 =h5", "3 =o9", "2 o4")
    assert not t.view().lines[0].shut_low
    t.give(3, "o1 o2 o5 o6 l5")
    assert t.may(3) == ["assault", "l5", "o1", "o2", "o5", "o6"]


# Officers


def test_ar_8_an_officer_is_stacked_on_its_number_and_moves_no_end() -> None:
    t = table("h7", "of7", "o6 o8")
    t.play("1 h7", "2 of7", "2 >")
    assert (t.line(), t.br()) == ("h7/of7", 7)
    assert (t.view().lines[0].low, t.view().lines[0].high) == (7, 7)
    assert {"o6", "o8"} <= set(t.may(3))


@pytest.mark.parametrize(
    ("line", "officer", "row"),
    [
        (("o7", "o9", "o12"), "of7", "o7/of7 o9 o12"),
        (("o7", "o9", "o12"), "of9", "o7 o9/of9 o12"),
        (("o12", "o10", "a9"), "of9", "a9/of9 o10 o12"),
        (("o3", "o5", "l7"), "of7", "o3 o5 l7/of7"),
    ],
)
def test_ar_8_wherever_its_number_stands(line: tuple[str, str, str], officer: str, row: str) -> None:
    t = table(*line, officer)
    t.play(*[f"{seat} {card}" for seat, card in enumerate(line, start=1)], f"4 {officer}", "4 >")
    assert t.line() == row


def test_ar_8_both_officers_and_drums_that_shut_the_ends() -> None:
    """AR-8 goes before AR-7: an officer fits a line that is shut at both ends."""
    t = table("o7 of7", "o9 of9", "d0", "d16")
    t.play("1 o7", "2 o9", "3 d0", "3 >", "4 d16", "4 >", "1 of7", "1 >", "2 of9", "2 >")
    assert (t.line(), t.br()) == ("d0 o7/of7 o9/of9 d16", 20)


def test_ar_8_without_its_number_an_officer_does_not_fit() -> None:
    t = table("o8", "of9 of7", "").play("1 o8")
    t.refuses("2 of9", "AR-8", "no 9 stands in the line")
    t.refuses("2 of7", "AR-8", "no 7 stands in the line")


def test_ar_8_not_on_a_sniper() -> None:
    """AR-8: a sniper in the one free place between 6 and 8 is no 7."""
    t = table("o6", "o8", "s", "of7")
    t.play("1 o6", "2 o8", "3 s6", "3 >")
    assert t.line() == "o6 s o8"
    t.refuses("4 of7", "AR-8", "no 7 stands in the line")


# Snipers


def test_ar_9_the_example_of_the_sheet_between_5_and_9(four_snipers: Path) -> None:
    """AR-9: the places of 6, 7 and 8 are free: room for three snipers, and not for a fourth."""
    t = table("o5", "o9", "s", "s", "s", "s", deck=four_snipers)
    t.play("1 o5", "2 o9", "3 s5", "3 >", "4 s5", "4 >", "5 s5", "5 >")
    assert t.line() == "o5 s s s o9"
    assert t.may(6).count("s5") == 0
    t.refuses("6 s5", "AR-9", "there is no room for a sniper above 5")


@pytest.fixture
def four_snipers(tmp_path: Path) -> Path:
    """The deck of the box with four snipers in place of two snipers and two officers."""
    text = (files("tablee.games.artropp") / "data" / "deck.toml").read_text(encoding="utf-8")
    text = text.replace("copies = 2", "copies = 4")
    path = tmp_path / "snipers.toml"
    path.write_text(text[: text.index('[[units]]\nfamily = "officer"')], encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("line", "gaps"),
    [
        ("o5", []),
        ("o5 o6", []),
        ("o5 o7", ["s5"]),
        ("o5 o9", ["s5"]),
        ("o5 o9 o12", ["s5", "s9"]),
        ("o5 o6 o12", ["s6"]),
        ("o15 o14 o12", ["s12"]),
        ("d0 o1", []),
        ("d0 o2", ["s0"]),
        ("d16 o15", []),
        ("d16 o14", ["s14"]),
        ("d0 d16", ["s0"]),
        ("o8 d0 d16", ["s0", "s8"]),
    ],
)
def test_ar_9_a_sniper_goes_between_two_numbers_of_which_a_drum_is_one(line: str, gaps: list[str]) -> None:
    cards = line.split()
    t = table(*cards, *["s"] * (2 if len(cards) == 1 else 1))
    for seat, card in enumerate(cards, start=1):
        t.play(f"{seat} {card}", *([f"{seat} >"] if card in SPECIALS else []))
    assert [move for move in t.may(len(cards) + 1) if move[0] == "s"] == gaps


def test_ar_9_a_gap_of_one_holds_one_sniper() -> None:
    t = table("o5", "o7", "s", "s")
    t.play("1 o5", "2 o7", "3 s5", "3 >")
    t.refuses("4 s5", "AR-9", "there is no room for a sniper above 5")


def test_ar_9_a_gap_of_two_holds_two() -> None:
    t = table("o5", "o8", "s", "s")
    t.play("1 o5", "2 o8", "3 s5", "3 >", "4 s5", "4 >")
    assert (t.line(), t.br()) == ("o5 s s o8", 10)


def test_ar_9_beyond_the_ends_and_inside_a_gap_there_is_no_place() -> None:
    t = table("o5", "o9", "s")
    t.play("1 o5", "2 o9")
    for above in (4, 6, 7, 9, 15):
        t.refuses(f"3 s{above}", "AR-9", f"there is no room for a sniper above {above}")


def test_ar_9_a_sniper_is_never_an_end_nor_a_number() -> None:
    """AR-9: only the gap is chosen, so nothing is lower or higher than a sniper, and it never opens up a new gap."""
    t = table("o5", "o8", "s", "o4 s", "o9")
    t.play("1 o5", "2 o8", "3 s5", "3 >")
    assert (t.view().lines[0].low, t.view().lines[0].high) == (5, 8)
    assert "s5" in t.may(4)
    t.play("4 o4", "5 o9")
    assert t.line() == "o4 o5 s o8 o9"


def test_ar_9_each_sniper_stays_in_the_gap_it_was_put_into() -> None:
    t = table("o3 s", "o5", "o8", "s")
    t.play("1 o3", "2 o5", "3 o8", "4 s5", "4 >", "1 s3", "1 >")
    assert t.line() == "o3 s o5 s o8"
