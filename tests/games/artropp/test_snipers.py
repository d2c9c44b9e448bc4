"""Snipers in the showdown: AR-15 to AR-18."""

from __future__ import annotations

import pytest

from tablee.games.artropp.events import Felled, PotCarried, PotWon
from tests.games.artropp.script import Script, showdown

# Three generals


@pytest.mark.parametrize("announced", ["high", "low"])
@pytest.mark.parametrize("cards", ["s d16", "s d0", "o8 s"])
def test_ar_15_among_three_the_sniper_fells_the_other_and_the_pot_waits(announced: str, cards: str) -> None:
    t = showdown(announced, *cards.split())
    assert (t.pot, t.purses()) == (100, [4900, 5000, 5000])
    assert (t.state.round, t.phase, t.turn) == (2, "turn", 1)


def test_ar_15_nobody_is_asked() -> None:
    t = showdown("high", "o8", "s")
    told = t.story.take()
    assert [(e.public.seat, e.public.target) for e in told if isinstance(e.public, Felled)] == [(2, 1)]
    assert [e.public.amount for e in told if isinstance(e.public, PotCarried)] == [100]


def test_ar_15_the_pot_adds_to_that_of_the_next_round() -> None:
    t = showdown("high", "s", "o5")
    t.give(1, "a8 o2 o3 o4 o6").give(3, "o5 l5").play("1 a8", "2 assault")
    assert t.pot == 100 + 150
    t.play("2 high", "1 =o2", "3 =o5")
    assert t.purses() == [4900, 4850, 5250]


# Four generals


@pytest.mark.parametrize("announced", ["high", "low"])
@pytest.mark.parametrize(("target", "winner"), [(3, 4), (4, 3)])
def test_ar_16_among_four_the_survivor_wins_whatever_its_value(announced: str, target: int, winner: int) -> None:
    t = showdown(announced, "s", "o3", "l9")
    assert (t.phase, t.waiting, t.may(2)) == ("snipe", [2], ["hold", "x3", "x4"])
    t.play(f"2 x{target}")
    assert t.pot == 0
    assert [t.purse(seat) - 5000 for seat in (2, 3, 4)] == [100 if seat == winner else 0 for seat in (2, 3, 4)]


@pytest.mark.parametrize(("announced", "winner"), [("high", 4), ("low", 3)])
def test_ar_16_if_he_declines_the_two_units_are_compared(announced: str, winner: int) -> None:
    t = showdown(announced, "s", "o3", "l9").play("2 hold")
    assert t.purse(winner) == 5100


def test_ar_16_it_is_his_decision_and_only_rivals_who_laid_a_card_can_be_felled() -> None:
    t = showdown("high", "s", "o3", "l9")
    t.refuses("3 x4", "AR-16", "it is not this seat's turn")
    t.refuses("2 x1", "AR-16", "there is no rival unit of that seat to fell")
    t.refuses("2 x2", "AR-16", "there is no rival unit of that seat to fell")
    t.refuses("2 x5", "AR-16", "there is no rival unit of that seat to fell")


def test_ar_16_without_a_sniper_nobody_shoots() -> None:
    t = showdown("high", "o2", "o3", "o4")
    assert t.told(PotWon)[0].seat == 3
    t.refuses("1 hold", "AR-16", "hold is for another moment")


# Five and six


@pytest.mark.parametrize(
    ("announced", "cards", "shot", "winner"),
    [
        ("high", "s o3 l9 o12", "x5", 4),
        ("high", "s o3 l9 o12", "x3", 5),
        ("high", "s o3 l9 o12", "hold", 5),
        ("low", "s o3 l9 o12", "x3", 4),
        ("low", "s o3 l9 o12", "hold", 3),
        ("high", "s o3 l9 o12 o11", "x5", 6),
        ("low", "s o3 l9 o12 o11", "x3", 4),
    ],
)
def test_ar_17_among_five_or_six_the_rest_are_compared(announced: str, cards: str, shot: str, winner: int) -> None:
    t = showdown(announced, *cards.split())
    assert (t.phase, t.state.clause()) == ("snipe", "AR-17")
    t.refuses("2 x1", "AR-17", "there is no rival unit of that seat to fell")
    t.play(f"2 {shot}")
    assert t.purse(winner) == 5100


# Two snipers


def test_ar_18_two_snipers_among_three_leave_the_pot_where_it_is() -> None:
    t = showdown("high", "s", "s")
    assert (t.pot, t.purses(), t.state.round) == (100, [4900, 5000, 5000], 2)
    assert len(t.told(Felled)) == 1


@pytest.mark.parametrize(("arrow", "first", "second"), [(">", 2, 4), ("<", 4, 2)])
def test_ar_18_snipers_act_in_arrow_order_from_the_assaulter(arrow: str, first: int, second: int) -> None:
    t = showdown("high", "s", "o8", "s", arrow=arrow)
    assert t.waiting == [first]
    t.refuses(f"{second} hold", "AR-16", "it is not this seat's turn")
    t.play(f"{first} hold")
    assert t.waiting == [second]


@pytest.fixture(params=["s s o8", "s o8 s", "o8 s s"])
def two_of_four(request: pytest.FixtureRequest) -> tuple[Script, int, int, int]:
    """Four generals, two snipers: the table, who shoots first, who second, and whose unit it is."""
    cards = str(request.param).split()
    first, second = [seat for seat, card in enumerate(cards, start=2) if card == "s"]
    return showdown("low", *cards), first, second, cards.index("o8") + 2


def test_ar_18_one_may_fell_the_other_before_it_acts(two_of_four: tuple[Script, int, int, int]) -> None:
    t, first, second, unit = two_of_four
    t.play(f"{first} x{second}")
    assert t.purse(unit) == 5100
    assert (t.pot, t.state.round) == (0, 2)


def test_ar_18_no_numbered_unit_left_goes_before_the_survivor(two_of_four: tuple[Script, int, int, int]) -> None:
    """AR-18 before AR-16: the surviving sniper wins nothing, and is not asked whom to fell."""
    t, first, _, unit = two_of_four
    pot = t.pot
    t.play(f"{first} x{unit}")
    assert (t.pot, t.state.round, t.turn) == (pot, 2, 1)


def test_ar_18_the_second_may_do_what_the_first_declined(two_of_four: tuple[Script, int, int, int]) -> None:
    t, first, second, unit = two_of_four
    pot = t.pot
    t.play(f"{first} hold", f"{second} x{unit}")
    assert (t.pot, t.state.round) == (pot, 2)


def test_ar_18_the_second_may_fell_the_first_who_declined(two_of_four: tuple[Script, int, int, int]) -> None:
    t, first, second, unit = two_of_four
    t.play(f"{first} hold", f"{second} x{first}")
    assert (t.pot, t.purse(unit)) == (0, 5100)


def test_ar_18_both_may_decline(two_of_four: tuple[Script, int, int, int]) -> None:
    t, first, second, unit = two_of_four
    t.play(f"{first} hold", f"{second} hold")
    assert (t.pot, t.purse(unit)) == (0, 5100)


def test_ar_18_among_five_both_fell_a_unit_and_none_is_left() -> None:
    t = showdown("high", "s", "o3", "s", "l9").play("2 x3")
    assert (t.waiting, t.may(4)) == ([4], ["hold", "x2", "x5"])
    t.refuses("4 x3", "AR-17", "there is no rival unit of that seat to fell")
    t.play("4 x5")
    assert (t.pot, t.purses()) == (100, [4900, 5000, 5000, 5000, 5000])


def test_ar_18_among_six_two_shots_and_the_rest_are_compared() -> None:
    t = showdown("high", "s", "o12", "s", "l9", "o3").play("2 x3", "4 x5")
    assert t.purses() == [4900, 5000, 5000, 5000, 5000, 5100]


def test_ar_18_a_felled_sniper_does_not_act() -> None:
    t = showdown("high", "s", "o12", "s", "l9", "o3").play("2 x4")
    assert t.purse(3) == 5100


def test_ar_18_carry_overs_add_up() -> None:
    t = showdown("high", "s", "o5")
    t.give(1, "a8 o2 o3 o4 o6").give(3, "s l5 l6 l7 l8").play("1 a8", "2 assault", "2 low", "1 =o2", "3 =s")
    assert t.pot == 100 + 150
    t.give(2, "h9 o2 o3 o4 o6").give(1, "s l5 l6 l7 l8").play("2 h9", "3 assault", "3 high", "1 =s", "2 =o2")
    assert t.pot == 100 + 150 + 100
    t.give(3, "l9 o2 o3 o4 o6").give(2, "o15 o14").play("3 l9", "1 assault", "1 high", "2 =o15", "3 =o2")
    assert (t.pot, t.purses()) == (0, [4850, 5250, 4900])
