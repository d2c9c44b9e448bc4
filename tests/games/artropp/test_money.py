"""Purses, debts, and the end of a session: AR-22, AR-24."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadOption
from tablee.games.artropp.box import Options
from tablee.games.artropp.events import Left, PotShared
from tests.games.artropp.script import Script, assaulted, showdown, table

# The purse


def test_ar_22_everybody_sits_down_with_a_full_purse() -> None:
    assert Script(3).purses() == [5000] * 3
    assert Script(4, purse=7, br_value=3).purses() == [21] * 4


def test_ar_22_nobody_sits_down_without_one() -> None:
    with pytest.raises(BadOption, match="purse"):
        Script(3, purse=0)


def test_ar_22_a_payment_may_go_below_zero_inside_a_round() -> None:
    t = assaulted("o2", "o3", "o4", "o5", purse=1)
    assert (t.purse(1), t.pot, t.phase) == (-50, 100, "announce")
    assert t.view().generals[0].purse == -50


@pytest.mark.parametrize(("purse", "stays"), [(1, False), (2, False), (3, True)])
def test_ar_22_at_or_below_zero_he_leaves_after_the_round(purse: int, stays: bool) -> None:
    t = showdown("high", "o3", "o4", "o5", purse=purse, br_value=1)
    assert t.state.round == 2
    assert t.seated() == ([1, 2, 3, 4] if stays else [2, 3, 4])
    assert t.purse(1) == purse - 2


def test_ar_22_one_brave_is_enough_to_stay() -> None:
    t = showdown("high", "o3", "o4", purse=3, br_value=1, rebuy=True, open_table=True)
    t.state.purses[0] = 1
    assert (t.may(1), t.unsaid(1)) == (["leave", "stay"], "stay")
    t.state.purses[0] = 0
    assert (t.may(1), t.unsaid(1)) == (["leave", "rebuy"], None)


def test_ar_22_a_ruined_general_is_not_asked_unless_the_table_allows_to_buy_in_again() -> None:
    t = showdown("high", "o3", "o4", "o5", purse=2)
    assert (t.phase, t.turn) == ("turn", 2)
    (event,) = t.told(Left)
    assert (event.seat, event.gain, event.bankrupt) == (0, -100, True)


def test_ar_22_he_is_gone_once_and_for_all() -> None:
    """AR-22: the table plays on, and nobody is counted out twice."""
    t = showdown("high", "o3", "o4", "o5", purse=2).give(2, "o8 l8").give(4, "o9")
    t.play("2 o8", "3 assault", "3 high", "2 =l8", "4 =o9")
    assert (t.state.round, t.seated(), t.state.generals, t.state.duel) == (3, [2, 3, 4], 3, False)


def test_ar_22_with_rebuy_he_buys_in_again_and_owes_it() -> None:
    t = showdown("high", "o3", "o4", "o5", purse=1, rebuy=True)
    assert (t.phase, t.waiting, t.may(1)) == ("interval", [1], ["leave", "rebuy"])
    t.refuses("1 stay", "AR-22", "your purse is empty: rebuy or leave")
    t.play("1 rebuy")
    assert (t.purse(1), t.debt(1)) == (50, 100)
    assert (t.seated(), t.turn) == ([1, 2, 3, 4], 1)


def test_ar_22_or_leaves() -> None:
    t = showdown("high", "o3", "o4", "o5", purse=1, rebuy=True).play("1 leave")
    assert (t.seated(), t.turn) == ([2, 3, 4], 2)


def test_ar_22_debts_add_up_and_are_public() -> None:
    t = showdown("high", "o3", "o4", purse=1, rebuy=True).play("1 rebuy")
    t.give(1, "h5 o1").give(3, "o9").play("1 h5", "2 assault", "2 high", "1 =o1", "3 =o9", "2 rebuy")
    t.give(2, "a7 o9").give(1, "o1").play("2 a7", "3 assault", "3 high", "1 =o1", "2 =o9")
    t.give(3, "a8 o9").give(2, "o1").play("3 a8", "1 assault", "1 high", "2 =o1", "3 =o9", "1 rebuy")
    assert [t.debt(seat) for seat in (1, 2, 3)] == [100 + 150, 100, 0]
    for viewer in (None, 1, 2):
        assert [general.debt for general in t.view(viewer).generals] == [250, 100, 0]
        assert [general.purse for general in t.view(viewer).generals] == t.purses()


def test_ar_22_only_the_ruined_buy_in_again() -> None:
    t = showdown("high", "o3", "o4", rebuy=True, open_table=True)
    t.refuses("2 rebuy", "AR-23", "stay or leave")


# The end


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 10), (6, 10)])
def test_ar_24_ten_rounds_unless_agreed_otherwise(seats: int, rounds: int) -> None:
    """AR-24: ten; AR-34: three in a duel."""
    assert Script(seats).state.rounds == rounds


@pytest.mark.parametrize("rounds", [1, 2])
def test_ar_24_the_session_ends_after_the_agreed_rounds(rounds: int) -> None:
    t = showdown("high", "o3", "o4", rounds=rounds)
    assert (t.state.outcome() is None) == (rounds == 2)
    if rounds == 2:
        t.give(1, "o5 o6").play("1 o5", "2 assault", "2 high", "1 =o6", f"3 ={t.hand(3)[0]}")
    assert (t.outcome().reason, t.waiting, t.phase) == ("rounds", [], "over")
    t.refuses("1 o5", "AR-24", "it is not this seat's turn")


def test_ar_24_the_richest_wins_and_gains_are_the_scores() -> None:
    t = showdown("high", "o3", "o4", "o5", rounds=1)
    assert (t.outcome().scores, t.winners()) == ((-100, 0, 0, 100), [4])


def test_ar_24_ties_are_shared() -> None:
    """AR-24: a pot of nothing leaves all three level."""
    t = table("o8 o2", "", "o3", rounds=1).play("1 o8", "2 assault", "2 high", "1 =o2", "3 =o3")
    assert t.winners() == [1, 2, 3]


def test_ar_24_what_was_borrowed_does_not_make_rich() -> None:
    """AR-22, AR-24: gains count debts."""
    t = assaulted("", "o3", "o4", rounds=1)
    t.state.debts[1] = 300
    t.state.purses[1] += 300 - 150
    t.play("1 high", "2 =o3", "3 =o4")
    assert t.outcome().scores == (-100, -150, 100)


def test_ar_24_a_pot_nobody_won_is_shared_and_the_poorest_has_the_remainder() -> None:
    t = showdown("high", "s", "o5", rounds=1)
    assert t.told(PotShared)[0].shares == [(0, 34), (1, 33), (2, 33)]
    assert (t.pot, t.outcome().scores, t.winners()) == (0, (-66, 33, 33), [2, 3])


def test_ar_24_the_poorest_is_whoever_lost_most_debts_counted() -> None:
    t = assaulted("", "s", "o5", rounds=1)
    t.state.debts[2] = 4000
    t.play("1 high", "2 =s", "3 =o5")
    assert t.told(PotShared)[0].shares == [(0, 33), (1, 33), (2, 34)]


def test_ar_24_it_ends_when_one_solvent_general_remains() -> None:
    """AR-24: here in a duel, the ruined opponent being gone."""
    t = table("a8 o1", "o2 o3", purse=3).play("1 a8", "2 o2", "1 o1", "2 assault").stack("l2").play("2 o3")
    assert (t.outcome().reason, t.winners(), t.outcome().scores) == ("alone", [1], (150, -150))


def test_ar_24_who_leaves_does_not_win() -> None:
    t = showdown("high", "o3", "o4", open_table=True)
    t.play("3 leave", "2 leave")
    assert (t.outcome().reason, t.outcome().scores, t.winners()) == ("alone", (-100, 0, 100), [1])


def test_ar_24_the_last_one_at_the_table_has_the_pot() -> None:
    t = showdown("high", "s", "o4", open_table=True).play("1 leave", "2 leave")
    assert (t.outcome().scores, t.winners()) == ((-100, 0, 100), [3])


def test_ar_24_if_all_leave_at_once_those_who_sat_share_the_pot() -> None:
    t = table("h6 o1", "", "s", "", open_table=True, free_places=1)
    t.play("1 h6", "2 assault", "2 high", "1 =o1", "3 =s", "1 leave", "3 leave", "2 leave")
    assert t.seated() == []
    assert (t.outcome().reason, t.outcome().scores, t.winners()) == ("alone", (33, -66, 33, 0), [1, 3])


def test_the_options_have_their_defaults() -> None:
    """AR-11, AR-19, AR-22, AR-24, AR-28, AR-34: what holds if nothing else is agreed."""
    options = Options()
    assert (options.rounds, options.duel_rounds, options.br_value, options.purse) == (10, 3, 50, 100)
    assert (options.rebuy, options.free_drums, options.skip_empty_pot) == (False, False, False)
