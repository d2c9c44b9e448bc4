"""The option free_drums: AR-2, AR-28."""

from __future__ import annotations

import pytest

from tablee.core.phrases import Phrase
from tablee.games.artropp.events import Felled, PotCarried, PotShared, PotWon, Revealed
from tests.games.artropp.script import Script, table


def free(*hands: str, starter: int = 1, rules: int | None = None) -> Script:
    return table(*hands, starter=starter, free_drums=True, rules=rules)


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


def laid(announced: str, *cards: str, rules: int | None = None) -> Script:
    """Seat 1 took a lone h6 and announced; seats 2, 3 … lay these cards, by rules 1 a drum by its end."""
    hands = ["d" if card in ("d0", "d16") else card for card in cards]
    t = free("", *hands[:-1], f"h6 {hands[-1]}", starter=len(cards) + 1, rules=rules)
    t.play(f"{len(cards) + 1} h6", "1 assault", f"1 {announced}")
    return t.play(*[f"{seat} ={card}" for seat, card in enumerate(cards, start=2)])


@pytest.mark.parametrize("announced", ["high", "low"])
@pytest.mark.parametrize("unit", ["o1", "o8", "o15"])
def test_ar_28_in_a_showdown_it_has_no_number_and_wins_nothing(announced: str, unit: str) -> None:
    assert laid(announced, "d", unit).purses() == [4900, 5000, 5100]


@pytest.mark.parametrize("announced", ["high", "low"])
def test_ar_28_if_nobody_laid_a_number_the_pot_waits(announced: str) -> None:
    t = laid(announced, "d", "d")
    assert [event.amount for event in t.told(PotCarried)] == [100]
    assert (t.pot, t.purses(), t.state.round) == (100, [4900, 5000, 5000], 2)


def test_ar_28_no_end_is_named_when_it_is_laid() -> None:
    t = free("", "d d o3 o4 o5", "h6", starter=3).play("3 h6", "1 assault", "1 high")
    assert t.may(2) == ["=d", "=o3", "=o4", "=o5"]
    for end in ("=d0", "=d16"):
        t.refuses(f"2 {end}", "AR-28", "a free drum has no number in a showdown: lay it as =d")
    t.refuses("3 =d", "AR-12", "d is not in your hand")
    t.play("2 =d")
    assert t.view(2).generals[1].showdown == "d"
    assert t.view(3).generals[1].showdown is None


def test_ar_28_everybody_is_shown_the_drum() -> None:
    told = [event.public for event in laid("high", "d", "o2").story.take()]
    assert [event.cards for event in told if isinstance(event, Revealed)] == [[(1, "d"), (2, "o2")]]
    assert [event.card for event in told if isinstance(event, PotWon)] == ["o2"]


def test_ar_28_it_is_no_sniper_and_fells_nobody() -> None:
    """AR-15, AR-16: nobody is asked, and the unit beside it stands."""
    assert laid("high", "d", "o2", "o3").purses() == [4900, 5000, 5000, 5100]
    assert laid("low", "d", "o2").told(Felled) == []


def test_ar_28_a_sniper_may_fell_it_and_leaves_nobody_but_a_number_to_win() -> None:
    """AR-16, AR-18: no numbered unit left goes before the survivor."""
    t = laid("high", "s", "d", "o3")
    assert t.may(2) == ["hold", "x3", "x4"]
    assert t.play("2 x4").pot == 100
    assert laid("high", "s", "d", "o3").play("2 x3").purses() == [4900, 5000, 5000, 5100]
    assert laid("high", "s", "d", "o3").play("2 hold").purses() == [4900, 5000, 5000, 5100]


def test_ar_28_beside_a_drum_alone_no_sniper_is_asked() -> None:
    """AR-15, AR-18: there is nobody left to win."""
    assert laid("high", "s", "d").pot == 100
    t = laid("high", "s", "d", "d")
    assert (t.told(Felled), t.pot, t.phase) == ([], 100, "turn")


def test_ar_28_a_decent_general_keeps_it_for_the_line() -> None:
    """AR-28: it wins nothing, and the highest unit is beaten by none."""
    t = free("", "d o15 o9 o8 h8", "h6", starter=3).play("3 h6", "1 assault", "1 high")
    t.state.pot = 500
    moves = t.state.legal(1)
    weights = dict(zip([move.notation for move in moves], t.game.hints.weights(t.state, 1, moves), strict=True))
    assert max(weights, key=lambda notation: weights[notation]) == "=o15"
    assert min(weights, key=lambda notation: weights[notation]) == "=d"
    why = {notation: t.game.hints.why(t.state, 1, t.game.moves.read(notation)) for notation in ("=d", "=o15")}
    assert why == {"=d": Phrase("why-drum-wins-nothing"), "=o15": Phrase("why-likely-win", {"chance": 100})}


# By rules 1 it counted as the end that was named


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
def test_ar_28_by_older_rules_it_counts_as_the_end_named_at_commit(announced: str, cards: str, winner: int) -> None:
    t = laid(announced, *cards.split(), rules=1)
    assert t.purse(winner) == 5100


def test_ar_28_by_older_rules_the_end_is_named_secretly_and_shown_with_the_card() -> None:
    t = free("", "d o3", "h6", starter=3, rules=1).play("3 h6", "1 assault", "1 high")
    assert {"=d0", "=d16"} <= set(t.may(2))
    t.refuses("2 =d", "AR-28", "say which end the drum counts for: =d0 or =d16")
    t.refuses("3 =d0", "AR-12", "d0 is not in your hand")
    t.play("2 =d16")
    assert t.view(2).generals[1].showdown == "d16"
    assert t.view(3).generals[1].showdown is None
    t.play(f"3 {t.may(3)[0]}")
    assert [event.card for event in t.told(PotWon)] == ["d16"]


@pytest.mark.parametrize(("announced", "end"), [("high", "d16"), ("low", "d0")])
def test_ar_28_by_older_rules_two_drums_of_the_same_end_share_the_pot(announced: str, end: str) -> None:
    """AR-13 cannot tell them apart: shared as in AR-24, the remainder to the poorer."""
    t = laid(announced, end, end, rules=1)
    assert t.purses() == [4900, 5050, 5050]
    assert t.told(PotShared)[0].shares == [(1, 50), (2, 50)]
    assert t.pot == 0
