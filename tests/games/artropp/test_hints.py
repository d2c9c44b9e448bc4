"""Hints: what is laid and announced in a showdown, and to whom a pot may go."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.bots.search import Search
from tablee.core.luck import Rng
from tablee.games import find_game
from tests.bots.habits import Artropp
from tests.games.artropp.script import Script, assaulted, showdown

GAME = find_game("artropp")


def weights(t: Script, seat: int) -> dict[str, float]:
    """How readily a seat makes each of its moves, the best of them as one."""
    moves = t.state.legal(seat - 1)
    found = GAME.hints.weights(t.state, seat - 1, moves)
    return {move.notation: weight / max(found) for move, weight in zip(moves, found, strict=True)}


def favourite(t: Script, seat: int) -> str:
    found = weights(t, seat)
    return max(found, key=lambda notation: found[notation])


def announced(direction: str, hand: str, others: tuple[str, ...] = ("", ""), pot: int = 0, **options: Any) -> Script:
    """Seat 1 has announced; seat 2 holds `hand`, and so much more is in the pot, in Br."""
    t = assaulted("", hand, *others, **options).play(f"1 {direction}")
    t.state.pot += pot * t.state.br_value
    return t


# The last showdown


def test_ar_24_in_the_last_showdown_no_winning_card_is_kept() -> None:
    found = Artropp("casual", 4, 60, rounds=1)
    assert found.last_pots > 40
    assert found.winners_kept == 0


def test_ar_24_of_several_cards_only_the_best_is_laid_last() -> None:
    hand = "o15 o8 l9 h10"
    early, last = weights(announced("high", hand, rounds=2), 2), weights(announced("high", hand, rounds=1), 2)
    assert early["=o8"] > early["=o15"], "an orc 15 is dear to the next line, and the pot is small"
    assert last["=o15"] == 1.0
    assert last["=o8"] == last["=l9"] == last["=h10"] == 0.0


def test_ar_24_a_hand_is_worth_nothing_when_the_session_is_over() -> None:
    t = showdown("high", "o14", "o13", rounds=1)
    assert t.phase == "over"
    before = GAME.hints.worth(t.state, 1)
    assert GAME.hints.worth(t.give(2, "d0 d16 s").state, 1) == before


def test_ar_24_the_search_lays_the_winning_card_last() -> None:
    t = announced("low", "o1 o8 l9 h10", rounds=1)
    search = Search(t.state, 1, GAME.hints, Rng(1))
    search.run(60)
    assert search.choose().notation == "=o1"


# Higher or lower


@pytest.mark.parametrize(("hand", "expected"), [("o15 l14 h13 o12 o11", "high"), ("o1 l2 h3 o4 o5", "low")])
def test_ar_12_what_is_announced_depends_on_what_is_held(hand: str, expected: str) -> None:
    assert favourite(assaulted(hand, "", "").give(1, hand), 1) == expected


def test_ar_12_both_sides_are_announced() -> None:
    found = Artropp("casual", 4, 20, rounds=5).announced
    sides = Counter(notation for notation, _ in found.elements())
    assert min(sides["high"], sides["low"]) > 0.35 * sides.total()
    assert all(long for _, long in found.elements())


# Snipers


def test_ar_15_of_three_a_sniper_keeps_a_large_pot_from_the_other() -> None:
    poor = "s o7 l8 h9 h7"
    assert favourite(announced("high", poor, ("",), pot=20), 2) == "=s"
    assert favourite(announced("high", poor, ("",)), 2) != "=s", "a small pot is not worth it"
    assert favourite(announced("high", "s o15 l8 h9 h7", ("",), pot=20), 2) == "=o15", "nor if one may win it"


def test_ar_15_snipers_are_laid_now_and_then() -> None:
    found = Artropp("casual", 3, 30, rounds=5)
    assert 0.1 < found.sniped / found.could_snipe < 0.5


# Who wins the pot


def richest(t: Script, seat: int, lead: int = 60) -> Script:
    """Somebody has won so many Br. more."""
    t.state.purses[seat - 1] += lead * t.state.br_value
    return t


def test_ar_24_a_pot_is_the_worse_lost_the_richer_the_winner_is() -> None:
    """Either way the others have as much together; but one of them would have the session."""
    worths = []
    for winner in (2, 3):
        t = richest(showdown("high", "o14", "o9", "o8", rounds=4), 3, lead=10)
        worths.append(GAME.hints.worth(richest(t, winner, lead=15).state, 0))
    assert worths[0] > worths[1] + 1.0


def test_ar_16_the_sniper_fells_whoever_is_ahead() -> None:
    """Of four: the orc 14 of seat 3 would beat the 12 of seat 4, and the survivor has the pot."""
    for leader, expected in ((3, {"x3"}), (4, {"x4", "hold"})):
        t = richest(showdown("high", "s", "o14", "o12"), leader)
        t.state.pot += 20 * t.state.br_value
        assert favourite(t, 2) in expected
