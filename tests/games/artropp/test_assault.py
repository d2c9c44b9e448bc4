"""The assault, the announcement and the showdown without snipers: AR-11 to AR-14, AR-19."""

from __future__ import annotations

import pytest

from tablee.games.artropp.events import Assaulted, PotWon, Revealed
from tests.games.artropp.script import assaulted, showdown, table

# The assault


def test_ar_11_who_cannot_add_must_assault() -> None:
    t = table("o5", "l8", "o6 o7 l5 l6 h8").play("1 o5", "2 l8")
    assert t.may(3) == ["assault"]


def test_ar_11_who_will_not_add_may_assault() -> None:
    t = table("o5", "l8", "o9").play("1 o5", "2 l8")
    assert {"assault", "o9"} <= set(t.may(3))
    assert t.play("3 assault").phase == "announce"


def test_ar_11_he_pays_every_br_of_the_line_into_the_pot() -> None:
    """AR-11: orc 0, lutinoid 1, human 2, artillery 3, drum, sniper and officer 5 each: 21 Br. at 50 braves."""
    t = table("o9 d0", "l10 s", "h11 of7", "a7")
    t.play("1 o9", "2 l10", "3 h11", "4 a7", "1 d0", "1 >", "2 s7", "2 >", "3 of7", "3 >")
    assert (t.line(), t.br()) == ("d0 a7/of7 s o9 l10 h11", 21)
    t.play("4 assault")
    assert (t.pot, t.purses()) == (1050, [5000, 5000, 5000, 3950])


@pytest.mark.parametrize("value", [1, 50, 10_000])
def test_ar_11_a_br_is_worth_what_was_agreed(value: int) -> None:
    t = table("a8", "", "", br_value=value).play("1 a8", "2 assault")
    assert (t.pot, t.purse(2)) == (3 * value, 97 * value)


def test_ar_11_a_br_is_worth_50_braves_if_nothing_was_agreed() -> None:
    assert table("l8", "", "").play("1 l8", "2 assault").pot == 50


def test_ar_11_the_line_goes_to_the_discard() -> None:
    t = table("o5", "d0", "s", "").play("1 o5", "2 d0", "2 >", "3 s0", "3 >", "4 assault")
    assert (t.line(), t.discard) == ("", ["d0", "o5", "s"])
    (event,) = t.told(Assaulted)
    assert (event.seat, event.br, event.paid) == (3, 10, 500)


# The announcement


def test_ar_12_the_assaulter_announces_and_nobody_else() -> None:
    t = assaulted("o1", "o2", "o3")
    assert (t.waiting, t.may(1), t.view().announced) == ([1], ["high", "low"], 0)
    t.refuses("2 high", "AR-12", "it is not this seat's turn")
    t.refuses("1 =o1", "AR-12", "=o1 is for another moment")
    t.play("1 low")
    assert t.view().announced == -1
    assert assaulted("o1", "o2", "o3").play("1 high").view().announced == 1


def test_ar_12_nothing_is_announced_before_an_assault() -> None:
    t = table("o5", "", "")
    assert t.view().assaulter is None
    t.refuses("1 high", "AR-12", "high is for another moment")
    assert assaulted("", "", "").view().assaulter == 0


@pytest.mark.parametrize("order", ["2 3 4", "4 3 2", "3 2 4"])
def test_ar_12_every_other_general_lays_one_card_in_any_order(order: str) -> None:
    t = assaulted("o1", "o2", "o3", "o4").play("1 high")
    assert (t.phase, t.waiting) == ("commit", [2, 3, 4])
    *first, last = order.split()
    for seat in first:
        t.play(f"{seat} =o{seat}")
        assert t.phase == "commit"
        assert t.told(Revealed) == []
    t.play(f"{last} =o{last}")
    (event,) = t.told(Revealed)
    assert event.cards == [(1, "o2"), (2, "o3"), (3, "o4")]


def test_ar_12_the_assaulter_lays_none_and_nobody_lays_two() -> None:
    t = assaulted("o1", "o2 l2", "o3").play("1 high", "2 =o2")
    t.refuses("1 =o1", "AR-12", "it is not this seat's turn")
    t.refuses("2 =l2", "AR-12", "it is not this seat's turn")
    assert t.waiting == [3]


def test_ar_12_only_a_card_of_the_own_hand() -> None:
    t = assaulted("o1", "o2 of7 s l3 l4", "o3").play("1 high")
    assert t.may(2) == ["=l3", "=l4", "=o2", "=of7", "=s"]
    t.refuses("2 =o3", "AR-12", "o3 is not in your hand")
    t.refuses("2 =d0", "AR-12", "d0 is not in your hand")
    t.refuses("2 o2", "AR-12", "o2 is for another moment")


def test_ar_12_a_laid_card_is_sealed_until_all_are_laid() -> None:
    """AR-12: neither a rival, nor the assaulter, nor a spectator sees it; that it lies there everybody sees."""
    t = assaulted("o1", "l14", "o3", "o4").play("1 high", "2 =l14")
    for viewer in (None, 1, 3, 4):
        general = t.view(viewer).generals[1]
        assert (general.committed, general.showdown, general.cards) == (True, None, 4)
        assert "l14" not in repr(t.view(viewer))
    assert t.view(2).generals[1].showdown == "l14"


def test_ar_12_the_choice_is_secret_also_for_the_last_to_lay() -> None:
    t = assaulted("o1", "o2", "o3")
    assert not t.state.is_secret_choice()
    t.play("1 high")
    assert t.state.is_secret_choice()
    t.play("2 =o2")
    assert (t.waiting, t.state.is_secret_choice()) == ([3], True)
    assert not t.play("3 =o3").state.is_secret_choice()


# Who wins


@pytest.mark.parametrize(
    ("announced", "cards", "winner"),
    [
        ("high", "o5 l9", 3),
        ("high", "l9 o5", 2),
        ("low", "o5 l9", 2),
        ("low", "l9 o5", 3),
        ("high", "o15 d16", 3),
        ("low", "d0 o1", 2),
        ("high", "o5 l9 o12 h8 l4", 4),
        ("low", "o5 l9 o12 h8 l4", 6),
    ],
)
def test_ar_13_the_highest_or_the_lowest_number_wins_the_pot(announced: str, cards: str, winner: int) -> None:
    t = showdown(announced, *cards.split())
    seats = range(2, 2 + len(cards.split()))
    assert t.purse(1) == 5000 - 100
    assert [t.purse(seat) for seat in seats] == [5100 if seat == winner else 5000 for seat in seats]
    assert t.pot == 0
    (event,) = t.told(PotWon)
    assert (event.seat, event.card, event.amount) == (winner - 1, cards.split()[winner - 2], 100)


@pytest.mark.parametrize("announced", ["high", "low"])
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("o8 l8", 3), ("l8 o8", 2), ("l8 h8", 3), ("a8 h8", 2), ("a7 of7", 3), ("of9 a9", 2), ("o8 l8 h8 a8", 5)],
)
def test_ar_13_of_equal_numbers_more_br_win_both_ways(announced: str, cards: str, winner: int) -> None:
    assert showdown(announced, *cards.split()).purse(winner) == 5100


@pytest.mark.parametrize(("announced", "winner"), [("high", 2), ("low", 3)])
def test_ar_13_br_count_only_among_equal_numbers(announced: str, winner: int) -> None:
    """AR-13: an officer's 5 Br. do not lift its 7 above an orc's 8, nor save it from an orc's 6."""
    assert showdown(announced, "o8", "of7").purse(winner) == 5100
    assert showdown(announced, "of7", "o6").purse(winner) == 5100


@pytest.mark.parametrize(
    ("announced", "cards", "winner"),
    [
        ("high", "d0 o1", 3),
        ("low", "d16 o15", 3),
        ("high", "of9 o10", 3),
        ("high", "of9 o8", 2),
        ("low", "of7 o6", 3),
        ("low", "of7 o8", 2),
        ("low", "of7 of9", 2),
    ],
)
def test_ar_14_drums_count_0_and_16_and_officers_7_and_9(announced: str, cards: str, winner: int) -> None:
    assert showdown(announced, *cards.split()).purse(winner) == 5100


@pytest.mark.parametrize("announced", ["high", "low"])
def test_ar_14_a_sniper_never_wins(announced: str) -> None:
    """AR-14: not even as the only card of a general who spares everybody."""
    t = showdown(announced, "s", "o8", "l8")
    t.play("2 hold")
    assert t.purses() == [4900, 5000, 5000, 5100]


# A pot of nothing


def test_ar_19_a_pot_of_zero_is_played_for_all_the_same() -> None:
    t = table("o8 o2", "", "o3").play("1 o8", "2 assault")
    assert (t.pot, t.phase) == (0, "announce")
    t.play("2 high", "1 =o2", "3 =o3")
    assert (t.state.round, t.purses()) == (2, [5000] * 3)
    assert t.discard == ["o2", "o3", "o8"]


def test_ar_19_with_skip_empty_pot_there_is_no_showdown_and_hands_are_kept() -> None:
    t = table("o8 o2", "l5", "o3", skip_empty_pot=True).play("1 o8")
    hands = [t.hand(seat) for seat in (1, 2, 3)]
    t.play("2 assault")
    assert (t.state.round, t.phase, t.turn) == (2, "turn", 2)
    assert [t.hand(seat) for seat in (1, 2, 3)] == hands
    assert t.discard == ["o8"]


def test_ar_19_skip_empty_pot_does_not_skip_a_pot_with_something_in_it() -> None:
    assert table("l8", "", "", skip_empty_pot=True).play("1 l8", "2 assault").phase == "announce"


def test_ar_19_nor_one_that_was_carried_over() -> None:
    t = showdown("high", "s", "o5", skip_empty_pot=True)
    assert (t.pot, t.turn) == (100, 1)
    t.give(1, "o8 o2 o3 o4 o6").play("1 o8", "2 assault")
    assert (t.br(), t.pot, t.phase) == (0, 100, "announce")
