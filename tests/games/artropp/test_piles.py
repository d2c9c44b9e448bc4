"""The end of a round, the draw pile and the discard: AR-20, AR-21."""

from __future__ import annotations

import pytest

from tablee.games.artropp.events import Drew, Reshuffled
from tests.games.artropp.script import Script, assaulted, showdown, table

# After the showdown


def test_ar_20_showdown_cards_are_discarded_with_the_line() -> None:
    t = showdown("high", "o5", "l9", "s")
    assert t.discard == ["h6"]
    t.play("4 hold")
    assert t.discard == ["h6", "l9", "o5", "s"]


def test_ar_20_everybody_has_five_cards_again_and_the_assaulter_starts() -> None:
    t = showdown("high", "o5", "l9", "o4")
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [5, 5, 5, 5]
    assert (t.state.round, t.turn, t.phase, t.line()) == (2, 1, "turn", "")


@pytest.mark.parametrize(("arrow", "order"), [(">", [2, 3, 4]), ("<", [4, 3, 2])])
def test_ar_20_the_assaulter_refills_first_then_the_others_in_arrow_order(arrow: str, order: list[int]) -> None:
    t = assaulted("o1", "o2", "o3", "o4", arrow=arrow)
    t.leave(1, "o1 l2 l3").play("1 high", "2 =o2", "3 =o3")
    t.step("4 =o4")
    t.story.take()
    t.settle()
    assert [event.seat + 1 for event in t.told(Drew)] == [1, 1, *order]


# The pile


def test_ar_21_an_empty_pile_is_made_anew_from_the_discard_at_once() -> None:
    t = table("o7", "o9", "").stack("l3", discard="h4 h5")
    t.step("1 o7")
    assert (t.pile, t.discard) == (["l3"], ["h4", "h5"])
    t.step("* +l3")
    assert (t.pile, t.discard) == (["h4", "h5"], [])
    assert t.told(Reshuffled)[0].cards == 2
    t.step("2 o9")
    assert t.chances() == ["h4", "h5"]


def test_ar_21_the_discard_stays_as_long_as_a_card_is_left() -> None:
    t = table("o7", "o9", "").stack("l3 l4", discard="h4 h5").play("1 o7", "* +l3")
    assert (t.pile, t.discard) == (["l4"], ["h4", "h5"])
    assert t.told(Reshuffled) == []


def test_ar_21_the_line_is_not_part_of_the_discard() -> None:
    t = table("o7", "o9", "o11").stack("l3 l4 l5").play("1 o7", "2 o9", "3 o11", "* +l5")
    assert "o7" not in t.pile
    assert t.line() == "o7 o9 o11"


def test_ar_21_a_refill_goes_on_with_the_shuffled_discard() -> None:
    """AR-21: the cards of this very showdown lie in the discard and come back."""
    t = assaulted("", "o2", "o3").stack("l9", discard="").play("1 high", "2 =o2")
    t.step("3 =o3")
    assert (t.pile, t.discard) == (["l9"], ["o2", "o3"])
    t.step("* +l9")
    assert (t.pile, t.discard) == (["o2", "o3"], [])
    t.step("* +o3")
    assert "o3" in t.hand(3)
    assert (t.pile, t.turn) == (["o2"], 1)


def both_piles_empty() -> Script:
    return table("o7 o1", "o9", "o11").stack("l3", discard="").play("1 o7", "* +l3")


def test_ar_21_with_both_piles_empty_play_goes_on_with_fewer_cards() -> None:
    t = both_piles_empty()
    assert (t.pile, t.discard, len(t.hand(1))) == ([], [], 5)
    t.play("2 o9")
    assert (len(t.hand(2)), t.turn) == (4, 3)
    t.play("3 o11", "1 o1")
    assert [len(t.hand(seat)) for seat in (1, 2, 3)] == [4, 4, 4]
    assert t.told(Reshuffled) == []


def test_ar_21_a_special_without_a_draw_still_turns_the_arrow() -> None:
    t = both_piles_empty().leave(2, "d0 o9")
    t.step("2 d0")
    assert (t.phase, t.waiting, t.hand(2)) == ("arrow", [2], ["o9"])


def test_ar_21_a_general_without_a_card_must_assault() -> None:
    t = both_piles_empty().leave(2, "")
    assert t.may(2) == ["assault"]


def test_ar_21_a_line_that_is_discarded_onto_nothing_is_the_new_pile_at_once() -> None:
    t = both_piles_empty().play("2 o9", "3 assault")
    assert (t.pile, t.discard, t.phase) == (["o7", "o9"], [], "announce")


def test_ar_21_a_general_without_a_card_lays_nothing_in_the_showdown() -> None:
    """AR-12 asks for a hand card; who has none cannot win."""
    t = assaulted("", "o2", "o3", "o4").leave(3, "").play("1 high")
    assert t.waiting == [2, 4]
    t.play("2 =o2", "4 =o4")
    assert t.purses() == [4900, 5000, 5000, 5100]


def test_ar_21_if_nobody_has_a_card_for_the_showdown_the_pot_waits() -> None:
    t = assaulted("", "", "").leave(2, "").leave(3, "").play("1 high")
    assert (t.pot, t.state.round) == (100, 2)
