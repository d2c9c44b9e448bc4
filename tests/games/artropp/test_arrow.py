"""Specials and the arrow: AR-10."""

from __future__ import annotations

import pytest

from tests.games.artropp.script import Script, table


def after_special(special: str, arrow: str) -> Script:
    """Four generals; the second one has played a special on a line of 7 and 9 and set the arrow."""
    t = table("o7", "d0 d16 s of7 of9", "o9", "o12", starter=3)
    t.play("3 o9", "4 o12", "1 o7", f"2 {special}")
    assert (t.phase, t.waiting) == ("arrow", [2])
    return t.play(f"2 {arrow}")


@pytest.mark.parametrize("special", ["d0", "d16", "of7", "of9", "s7", "s9"])
@pytest.mark.parametrize(("arrow", "neighbour"), [(">", 3), ("<", 1)])
def test_ar_10_after_every_special_the_neighbour_that_the_arrow_points_to_is_next(
    special: str, arrow: str, neighbour: int
) -> None:
    t = after_special(special, arrow)
    assert (t.turn, t.arrow, t.phase) == (neighbour, arrow, "turn")


@pytest.mark.parametrize(("arrow", "neighbour"), [(">", 2), ("<", 3)])
def test_ar_10_a_drum_that_opens_the_line_turns_it_too(arrow: str, neighbour: int) -> None:
    assert table("d16", "", "").play("1 d16", f"1 {arrow}").turn == neighbour


def test_ar_10_the_arrow_stays_until_somebody_turns_it_again() -> None:
    t = table("d0 o2", "o3 d16", "o4 o6", "o5 of7")
    t.play("1 d0", "1 <")
    turns = []
    for card in ("o5", "o6"):
        turns.append(t.turn)
        t.play(f"{t.turn} {card}")
    assert [*turns, t.turn] == [4, 3, 2]
    t.play("2 d16", "2 >")
    assert (t.turn, t.arrow) == (3, ">")


def test_ar_10_the_arrow_may_stay_as_it_is() -> None:
    t = table("d0", "o5 d16", "o4", "")
    t.play("1 d0", "1 <", "4 assault")
    assert t.arrow == "<"
    t = table("o9", "d16", "").play("1 o9", "2 d16", "2 >")
    assert (t.arrow, t.turn) == (">", 3)


@pytest.mark.parametrize("card", ["o8", "l8", "h8", "a8"])
def test_ar_10_after_a_plain_unit_there_is_no_choice(card: str) -> None:
    t = table(card, "", "").play(f"1 {card}")
    assert (t.phase, t.turn) == ("turn", 2)
    t.refuses("2 <", "AR-10", "< is for another moment")


def test_ar_10_the_draw_comes_before_the_choice() -> None:
    t = table("d0", "", "")
    t.step("1 d0")
    assert (t.phase, t.waiting) == ("drawing", ["*"])
    t.refuses("1 <", "AR-5", "it is not this seat's turn")
    t.step("* +l8")
    assert "l8" in t.hand(1)
    assert (t.phase, t.waiting, t.may(1)) == ("arrow", [1], ["<", ">"])


def test_ar_10_the_choice_is_his_own_step() -> None:
    t = table("d0 o5", "o9", "o8").play("1 d0")
    t.refuses("2 o9", "AR-10", "it is not this seat's turn")
    t.refuses("1 o5", "AR-10", "o5 is for another moment")
    t.refuses("1 assault", "AR-10", "assault is for another moment")
    t.play("1 <", "3 o8")
