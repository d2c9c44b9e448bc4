"""The option free_drums: AR-2, AR-28."""

from __future__ import annotations

import pytest

from tablee.games.artropp.story import PotShared, PotWon, Revealed
from tests.games.artropp.script import Table, table


def free(*hands: str, starter: int = 1) -> Table:
    return table(*hands, starter=starter, free_drums=True)


@pytest.mark.parametrize(("end", "line"), [("d0", "d0 o7"), ("d16", "o7 d16")])
def test_ar_2_a_free_drum_may_be_put_at_either_end(end: str, line: str) -> None:
    t = free("o7", "d", "o8 l6").play("1 o7")
    assert {"d0", "d16"} <= set(t.may(2))
    assert t.play(f"2 {end}", "2 >").line() == line


def test_ar_2_without_the_option_a_drum_has_its_own_end() -> None:
    t = table("o7", "d0", "d16").play("1 o7")
    assert "d16" not in t.may(2)
    t.refuses("2 d16", "AR-5", "d16 is not in your hand")


def test_ar_28_his_end_is_shut_and_the_other_is_not() -> None:
    t = free("o7", "d", "o3 o12", "").play("1 o7", "2 d0", "2 >")
    t.refuses("3 o3", "AR-7", "a drum shuts the lower end, and 3 does not fit at the other")
    assert t.play("3 o12").line() == "d0 o7 o12"


@pytest.mark.parametrize(("end", "card", "line"), [("d0", "o15", "d0 o15"), ("d16", "o1", "o1 d16")])
def test_ar_28_the_end_is_named_also_when_opening(end: str, card: str, line: str) -> None:
    t = free("d", card, "")
    assert {"d0", "d16"} <= set(t.may(1))
    t.play(f"1 {end}", "1 >", f"2 {card}")
    assert t.line() == line


@pytest.mark.parametrize(("end", "gap"), [("d0", "s0"), ("d16", "s8")])
def test_ar_28_it_counts_0_low_and_16_high(end: str, gap: str) -> None:
    """AR-28: as a gap for a sniper shows (AR-9)."""
    t = free("d", "o8", "s").play(f"1 {end}", "1 >", "2 o8")
    assert [move for move in t.may(3) if move[0] == "s"] == [gap]


@pytest.mark.parametrize(("first", "other"), [("d0", "d16"), ("d16", "d0")])
def test_ar_28_one_drum_an_end(first: str, other: str) -> None:
    t = free("o7", "d", "d", "").play("1 o7", f"2 {first}", "2 >")
    assert [move for move in t.may(3) if move[0] == "d"] == [other]
    shut = "lower" if first == "d0" else "upper"
    t.refuses(f"3 {first}", "AR-7", f"a drum shuts the {shut} end, and {first[1:]} does not fit at the other")
    t.play(f"3 {other}", "3 >")
    assert t.line() == "d0 o7 d16"


def test_ar_28_two_drums_in_one_hand_are_the_same_choice_once() -> None:
    t = free("d d o5 o6 o7", "", "")
    assert t.may(1) == ["d0", "d16", "o5", "o6", "o7"]
    t = free("l6", "d d o6 o5 o7", "").play("1 l6")
    assert t.may(2) == ["assault", "d0", "d16", "o5", "o7"]


def test_ar_28_it_costs_5_br_and_turns_the_arrow() -> None:
    t = free("d", "", "").play("1 d16")
    assert (t.br(), t.phase, t.may(1)) == (5, "arrow", ["<", ">"])


def test_ar_28_a_drum_in_the_hand_does_not_stand_in_for_another_card() -> None:
    t = free("d o1", "", "").play("1 o1")
    assert (t.line(), "d" in t.hand(1)) == ("o1", True)
    t = free("h6", "", "d o1").play("1 h6", "2 assault", "2 low", "3 =o1")
    assert (t.view(3).generals[2].showdown, "d" in t.hand(3)) == ("o1", True)


# The showdown


def laid(announced: str, *cards: str) -> Table:
    """Seat 1 took a lone h6 and announced; seats 2, 3 … lay these cards, a drum by its end."""
    hands = ["d" if card in ("d0", "d16") else card for card in cards]
    t = free("", *hands[:-1], f"h6 {hands[-1]}", starter=len(cards) + 1)
    t.play(f"{len(cards) + 1} h6", "1 assault", f"1 {announced}")
    return t.play(*[f"{seat} ={card}" for seat, card in enumerate(cards, start=2)])


@pytest.mark.parametrize(
    ("announced", "cards", "winner"),
    [
        ("high", "d16 o15", 2),
        ("high", "d0 o1", 3),
        ("low", "d0 o1", 2),
        ("low", "d16 o15", 3),
        ("high", "d0 d16", 3),
        ("low", "d0 d16", 2),
    ],
)
def test_ar_28_in_a_showdown_it_counts_as_the_end_named_at_commit(announced: str, cards: str, winner: int) -> None:
    t = laid(announced, *cards.split())
    assert t.purse(winner) == 5100


def test_ar_28_the_end_is_named_in_the_showdown_of_who_lays_it() -> None:
    t = free("", "d o3", "h6", starter=3).play("3 h6", "1 assault", "1 high")
    assert {"=d0", "=d16"} <= set(t.may(2))
    t.refuses("3 =d0", "AR-12", "d0 is not in your hand")
    t.play("2 =d16")
    assert t.view(2).generals[1].showdown == "d16"
    assert t.view(3).generals[1].showdown is None


def test_ar_28_everybody_is_told_the_end_that_was_named() -> None:
    t = laid("high", "d16", "d0")
    told = [event.public for event in t.story.take()]
    assert [event.cards for event in told if isinstance(event, Revealed)] == [[(1, "d16"), (2, "d0")]]
    assert [event.card for event in told if isinstance(event, PotWon)] == ["d16"]


@pytest.mark.parametrize(("announced", "end"), [("high", "d16"), ("low", "d0")])
def test_ar_28_two_drums_of_the_same_end_share_the_pot(announced: str, end: str) -> None:
    """AR-13 cannot tell them apart: shared as in AR-24, the remainder to the poorer."""
    t = laid(announced, end, end)
    assert t.purses() == [4900, 5050, 5050]
    assert t.told(PotShared)[0].shares == [(1, 50), (2, 50)]
    assert t.pot == 0


def test_ar_28_and_are_beaten_together() -> None:
    assert laid("high", "d0", "d0", "o5").purses() == [4900, 5000, 5000, 5100]
