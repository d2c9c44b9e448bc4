"""Combinations, card by card: FF-50 to FF-58 and FF-64."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.french_flair.events import Tried
from tests.games.french_flair.script import Script, ball, line_out, ruck

ORDER = "refused-order"


def begun(hand: str, plays: str, origin: str = "open", d: int = 100, **options: Any) -> Script:
    """Seat 1 has played all that, far from everything."""
    m = ball(1, hand, d=d, origin=origin, **options)
    return m.play(*[f"1 {play}" for play in plays.split()])


# FF-50: metres and numbers


def test_ff_50_opening_5_intermediates_10_conclusion_an_ability() -> None:
    m = begun("9 10 12 13 1", "9o")
    assert (m.at, m.waiting) == (("attack", 1, 95), [1])
    m.play("1 10p")
    assert (m.at, m.waiting) == (("attack", 1, 85), [1])
    m.play("1 12p")
    assert m.at == ("attack", 1, 75)
    m.play("1 13a")
    assert m.at == ("defence", 1, 65)


@pytest.mark.parametrize(("play", "throw", "phase"), [("12r1", "[3]", "defence"), ("12k1", "[3]", "attack")])
def test_ff_50_the_conclusion_is_any_ability_of_its_card(play: str, throw: str, phase: str) -> None:
    assert begun("9 10 12 1", "9o 10p").play(f"1 {play}", f"* {throw}").phase == phase


def test_ff_50_six_cards_at_most() -> None:
    m = begun("9 10 12 13 14 15 11", "9o 10p 12p 13p 14p")
    assert m.d == 100 - 5 - 40
    assert m.refused("1 15p") == ("FF-50", ORDER)
    assert m.may("1 15t1")
    assert m.play("1 15a").d == 45


def test_ff_50_six_cards_in_a_relance_and_behind_a_relay_too() -> None:
    m = begun("9 1 2 3 4 5 6", "9o 1p 2p 3p 4p", origin="restart")
    assert m.refused("1 5p") == ("FF-50", ORDER)
    assert m.may("1 5a")
    m = begun("1 10 12 13 14 15 11", "1j 10p 12p 13p 14p")
    assert m.refused("1 15p") == ("FF-50", ORDER)


def test_ff_50_a_combination_under_way_is_concluded() -> None:
    m = begun("9 10 12 1 2 3", "9o", origin="ruck")
    for play in ("f1-2", "m1-2", "renew", "1j"):
        assert m.refused(f"1 {play}") == ("FF-50", "refused-in-combination")
    assert m.refused("1 whistle") == ("FF-77", "refused-not-time")
    assert m.time_up().refused("1 whistle") == ("FF-50", "refused-in-combination")


def test_ff_50_a_pass_needs_an_opening() -> None:
    assert ball(1, "9 10 12").refused("1 10p") == ("FF-50", "refused-no-opening")


# FF-51: forwards


@pytest.mark.parametrize("plays", ["9o 5p 6a", "9o 1p 2a", "9o 7p 8a", "9o 6p 7p 8p 9a", "9o 3p 4p 5p 6p 7a"])
def test_ff_51_a_sequence_of_forwards(plays: str) -> None:
    cards = [int(play[:-1]) for play in plays.split()]
    m = begun(" ".join(map(str, [*cards, 15])), plays)
    assert m.at == ("defence", 1, 100 - 5 - 10 * (len(cards) - 1))


def test_ff_51_at_least_three_cards_with_the_9() -> None:
    m = begun("9 5 6 1", "9o")
    assert m.refused("1 5a") == ("FF-51", ORDER)
    assert m.may("1 5p")


def test_ff_51_rising_one_by_one() -> None:
    m = begun("9 5 6 7 8 1 12", "9o 5p")
    for play in ("7a", "7p", "1a", "1p", "12a", "12r2"):
        assert m.refused(f"1 {play}") == ("FF-51", ORDER)
    assert m.may("1 6a")


def test_ff_51_a_9_may_close_it_after_the_8() -> None:
    m = begun("9 6 7 8 9 1", "9o 6p 7p")
    assert m.refused("1 9a") == ("FF-51", ORDER)
    m.play("1 8p")
    assert all(m.may(f"1 {play}") for play in ("9a", "9r2", "9k1", "9t2"))
    assert m.refused("1 9p") == ("FF-64", "refused-dead-end")


def test_ff_51_with_the_option_it_merely_rises() -> None:
    """`loose_sequence`."""
    m = begun("9 2 5 8 9 1", "9o 2p", loose_sequence=True)
    assert m.may("1 5a")
    m.play("1 5p")
    assert m.may("1 9a")
    assert m.refused("1 1a") == ("FF-51", ORDER)
    m.play("1 8p")
    assert m.may("1 9t1")


def test_ff_51_with_the_option_the_opening_needs_two_that_rise() -> None:
    assert ball(1, "9 2 8", loose_sequence=True).may("1 9o")
    assert ball(1, "9 2 8").refused("1 9o") == ("FF-64", "refused-cannot-open")
    assert ball(1, "9 9 8", loose_sequence=True).may("1 9o")
    assert ball(1, "9 8", loose_sequence=True).refused("1 9o") == ("FF-64", "refused-cannot-open")


# FF-52: backs


def test_ff_52_opened_by_9_a_10_follows() -> None:
    m = begun("9 10 12 13", "9o")
    assert m.refused("1 12p") == ("FF-53", ORDER)
    assert m.may("1 10p")
    assert m.may("1 10a")


@pytest.mark.parametrize("next_card", [9, 11, 12, 13, 14, 15])
def test_ff_52_opened_by_10_anybody_follows(next_card: int) -> None:
    m = begun(f"10 {next_card} 1 2", "10o")
    assert (m.d, m.may(f"1 {next_card}a")) == (95, True)


@pytest.mark.parametrize("plays", ["9o 10a", "10o 12a", "10o 9p 10a", "9o 10p 15p 10p 11a", "10o 14p 9p 13a"])
def test_ff_52_any_order(plays: str) -> None:
    cards = [play[:-1] for play in plays.split()]
    m = begun(" ".join([*cards, "1"]), plays)
    assert m.at == ("defence", 1, 100 - 5 - 10 * (len(cards) - 1))


@pytest.mark.parametrize(
    ("hand", "plays", "twice"),
    [
        ("9 10 10 12", "9o 10p", "10a"),
        ("10 10 12 1", "10o", "10a"),
        ("10 9 9 12", "10o 9p", "9a"),
        ("9 9 10", "9o", "9a"),
    ],
)
def test_ff_52_never_the_same_number_twice_running(hand: str, plays: str, twice: str) -> None:
    m = begun(hand, plays)
    assert m.refused(f"1 {twice}") == ("FF-52", ORDER)


def test_ff_52_no_forward_in_it() -> None:
    m = begun("10 12 5 8 9", "10o")
    assert m.refused("1 5a") == ("FF-52", ORDER)
    assert m.refused("1 8p") == ("FF-52", ORDER)


def test_ff_52_at_least_two_cards() -> None:
    """FF-64: an opening that nobody can conclude is not begun."""
    assert ball(1, "10 10 10").refused("1 10o") == ("FF-64", "refused-cannot-open")
    assert ball(1, "10 5 6").refused("1 10o") == ("FF-64", "refused-cannot-open")
    assert ball(1, "10 12").may("1 10o")


# FF-53: the link


@pytest.mark.parametrize("number", range(11, 16))
def test_ff_53_a_9_and_one_of_11_to_15(number: int) -> None:
    m = begun(f"9 {number} 1", "9o")
    assert (m.d, m.refused(f"1 {number}p")) == (95, ("FF-53", ORDER))
    assert m.play(f"1 {number}a").at == ("defence", 1, 85)


@pytest.mark.parametrize("opening", ["9o", "1j"])
def test_ff_53_he_advances_or_kicks_but_does_not_run(opening: str) -> None:
    m = begun("9 15 12 10 1", opening)
    assert all(m.may(f"1 {play}") for play in ("15a", "15k1", "15t2", "12a", "12k2"))
    for play in ("15r1", "15r2", "12r1", "12r2"):
        assert m.refused(f"1 {play}") == ("FF-53", "refused-link-run")


@pytest.mark.parametrize("origin", ["ruck", "scrum", "line-out", "maul", "fixation", "hand", "open"])
def test_ff_53_wherever_the_ball_comes_from(origin: str) -> None:
    m = begun("9 13 6", "9o", origin=origin)
    assert m.legal(1) == ["13a", "13k1", "13k2"]
    assert m.refused("1 13r2") == ("FF-53", "refused-link-run")


@pytest.mark.parametrize("old", [{"link_run": True}, {"rules": 1}], ids=["link_run", "version 1"])
@pytest.mark.parametrize("opening", ["9o", "1j"])
def test_ff_53_with_the_option_and_in_version_1_he_runs_too(old: dict[str, Any], opening: str) -> None:
    m = begun("9 15 12 10 1", opening, **old)
    assert all(m.may(f"1 {play}") for play in ("15r2", "15k1", "15t2", "12r1", "12k2"))
    m.play("1 12r2", "* [4][3]")
    assert [event.kind for event in m.told(Tried)] == ["link"]


@pytest.mark.parametrize(
    ("hand", "plays", "origin", "kind"),
    [
        ("9 10 12 1", "9o 10p", "ruck", "backs"),
        ("10 12 1", "10o", "open", "backs"),
        ("1 10 12 2", "1j 10p", "line-out", "backs"),
        ("8 9 12 1", "8o 9p", "scrum", "eight-nine"),
        ("9 12 1", "9o", "kick", "relance"),
        ("1 12 2", "1j", "restart", "relance"),
    ],
)
def test_ff_53_in_a_combination_and_in_a_relance_he_runs(hand: str, plays: str, origin: str, kind: str) -> None:
    """And what it is called is what allows the run."""
    m = begun(hand, plays, origin=origin).play("1 12r2", "* [4][3]")
    assert [event.kind for event in m.told(Tried)] == [kind]


# FF-54: the relay opens


def test_ff_54_the_first_intermediate_behind_a_relay_makes_5() -> None:
    m = begun("1 10 12 13", "1j")
    assert (m.d, m.combo(1).next_metres) == (100, 5)
    m.play("1 10p")
    assert (m.d, m.combo(1).next_metres) == (95, 10)
    m.play("1 12p")
    assert m.d == 85
    assert m.play("1 13a").d == 75


def test_ff_54_a_conclusion_behind_it_is_whole() -> None:
    assert begun("1 12 13", "1j 12a").d == 90


def test_ff_54_it_stands_for_the_9() -> None:
    """A 10 follows, or a link of two cards, or a sequence of three with the relay."""
    m = begun("1 10 12 6 7", "1j")
    assert m.refused("1 12p") == ("FF-53", ORDER)
    assert m.refused("1 6a") == ("FF-51", ORDER)
    assert all(m.may(f"1 {play}") for play in ("10a", "10d2", "10p", "12k2", "6p"))


def test_ff_54_the_hand_must_reach_the_end_without_a_9() -> None:
    """FF-23, FF-64."""
    assert ball(1, "1 9 8", origin="line-out").refused("1 1j") == ("FF-64", "refused-cannot-open")
    assert ball(1, "1 7 8", origin="line-out").may("1 1j")


@pytest.mark.parametrize(("hand", "origin"), [("1 10 9 5", "open"), ("1 10 9", "restart"), ("1 5 9", "restart")])
def test_ff_54_a_9_that_is_left_cannot_conclude_behind_it(hand: str, origin: str) -> None:
    """FF-23, FF-64."""
    m = begun(hand, "1j", origin=origin)
    second = hand.split()[1]
    assert m.refused(f"1 {second}p") == ("FF-64", "refused-dead-end")
    assert m.may(f"1 {second}a")


# FF-55: the relance


@pytest.mark.parametrize("origin", ["restart", "kick"])
@pytest.mark.parametrize("play", ["5 a", "8 r2", "12 r1", "12 k2", "15 t1", "10 d2", "9 r2"])
def test_ff_55_one_card_alone_with_any_of_its_abilities(origin: str, play: str) -> None:
    card, ability = play.split()
    assert ball(1, f"{card} 1", origin=origin).may(f"1 {card}{ability}")


@pytest.mark.parametrize("origin", ["restart", "kick"])
@pytest.mark.parametrize(
    "plays", ["9o 3a", "9o 12p 2a", "9o 5p 8a", "9o 8p 3p 12p 1a", "9o 9a", "9o 12p 11p 6a", "4j 3a", "4j 12p 7p 3a"]
)
def test_ff_55_opened_by_a_9_or_relay_then_any_number_in_any_order(origin: str, plays: str) -> None:
    cards = [play[:-1] for play in plays.split()]
    m = begun(" ".join([*cards, "15"]), plays, origin=origin)
    opening = 5 if plays.startswith("9o") else 0
    short = 5 if opening == 0 and len(cards) > 2 else 0
    assert m.at == ("defence", 1, 100 - opening - 10 * (len(cards) - 1) + short)


def test_ff_55_a_10_does_not_open_a_relance() -> None:
    assert ball(1, "10 12 1", origin="restart").refused("1 10o") == ("FF-5", "refused-cannot-open")
    m = begun("10 12 5 1", "10o", origin="kick")
    assert m.refused("1 5a") == ("FF-52", ORDER)


def test_ff_55_after_any_kick_that_is_received() -> None:
    """An open kick, a short drop, a touch that was not found, a penalty that fell short; not an interception."""
    kicks = (("10k1", "[3]", 60), ("10d1", "[3]", 60), ("10t1", "[1]", 90))
    for play, throw, d in kicks:
        m = ball(1, "10 1", d=d).play(f"1 {play}", f"* {throw}")
        assert (m.origin, m.attack) == ("kick", 2)
        assert m.give(2, "8 1").may("2 8r2")


def recovered(hand: str = "8 9 3 10 12", **options: Any) -> Script:
    """Seat 1 kicked ahead and recovered it 60 m out; this is left in its hand."""
    return ball(1, f"13 {hand}", d=80, **options).play("1 13k2", "* [2][2]")


def test_ff_55_after_one_s_own_kick_that_was_recovered() -> None:
    """As after one's own kick-off; FF-52: and everything else that is open after a kick."""
    m = recovered()
    assert (m.at, m.origin, m.hand(1)) == (("attack", 1, 60), "kick", "3 8 9 10 12")
    assert all(m.may(f"1 {play}") for play in ("8r2", "12r1", "10d2", "10o"))
    assert recovered().play("1 9o").may("1 3a")
    assert recovered().play("1 9o", "1 12p").may("1 8r2")
    assert recovered().play("1 3j").may("1 8r2")


def test_ff_55_from_a_mark_too() -> None:
    m = ball(1, "13 1", d=50, other="8 1 2 3 4 5").play("1 13k2", "* [4][3]", "2 mark", "2 kick2", "* [1][1]")
    assert (m.at, m.origin) == (("attack", 2, 75), "kick")
    assert m.may("2 8r2")


def test_ff_55_in_version_1_a_recovered_kick_is_open_play() -> None:
    m = recovered(rules=1)
    assert (m.at, m.origin) == (("attack", 1, 60), "open")
    assert m.refused("1 8r2") == ("FF-30", "refused-run-alone")
    assert m.may("1 10o")
    assert m.play("1 9o").refused("1 3a") == ("FF-51", ORDER)


# FF-56: the maul


def test_ff_56_a_maul_is_two_forwards_and_5_metres() -> None:
    m = line_out(1, "1 2 8 9 10 12").play("1 dice1", "* [5]", "* [2]", "1 m1-8")
    assert (m.at, m.waiting, m.hand(1), m.origin) == (("attack", 1, 45), [1], "2 9 10 12", "maul")


def test_ff_56_in_one_or_two_phases() -> None:
    m = ball(1, "1 2 3 4 5 6", origin="line-out").play("1 m1-2", "1 m3-4")
    assert (m.d, m.hand(1), m.view(None).maul_phases) == (40, "5 6", 2)
    assert m.refused("1 m5-6") == ("FF-56", "refused-gathering")
    assert m.may("1 5a")


def test_ff_56_with_the_option_two_cards_in_all() -> None:
    """`two_card_maul`."""
    m = ball(1, "1 2 3 4 5 6", origin="line-out", two_card_maul=True).play("1 m1-2")
    assert m.refused("1 m3-4") == ("FF-56", "refused-gathering")


def test_ff_56_nobody_can_stop_it() -> None:
    m = ball(1, "1 2 3 4", d=20, origin="line-out").play("1 m1-2")
    assert (m.at, m.waiting) == (("attack", 1, 15), [1])


def test_ff_56_only_1_to_8() -> None:
    assert {play for play in ball(1, "7 8 9 10 12", origin="line-out").legal(1) if play[0] == "m"} == {"m7-8"}


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("5 12", "5a"),
        ("9 12", "9t2"),
        ("9 12", "9k1"),
        ("9 12", "9d2"),
        ("9 10 12", "9o 10d1"),
        ("9 10 12", "9o 10p 12a"),
        ("9 6 7", "9o 6p 7a"),
        ("9 12", "9o 12k2"),
        ("5 12 13", "5j 12a"),
    ],
)
def test_ff_56_what_may_follow_a_maul(hand: str, plays: str) -> None:
    """Advance, touch kick, open kick, drop, backs', forwards', line link."""
    *before, last = plays.split()
    m = ball(1, f"1 2 {hand}", d=90, origin="line-out").play("1 m1-2", *[f"1 {play}" for play in before])
    assert m.may(f"1 {last}")


def test_ff_56_never_a_point_de_fixation() -> None:
    m = ball(1, "1 2 3 4", origin="line-out").play("1 m1-2")
    assert m.refused("1 f3-4") == ("FF-57", "refused-gathering")


def test_ff_56_a_phase_that_crosses_is_a_try() -> None:
    m = ball(1, "1 2 3 4", d=5, origin="line-out").play("1 m1-2", "1 m3-4")
    assert (m.score, m.phase) == ([5, 0], "conversion")


# FF-57: points de fixation


def test_ff_57_two_of_1_to_5_after_a_ruck() -> None:
    m = ruck("2 5 6 9", "[3][2]", "[5][4]").play("2 no")
    assert {play for play in m.legal(1) if play[0] == "f"} == {"f2-5"}
    m.play("1 f2-5")
    assert (m.at, m.waiting, m.hand(1)) == (("attack", 1, 45), [1], "6 9")


def test_ff_57_nobody_can_stop_it() -> None:
    assert ball(1, "1 2 3", d=20, origin="ruck").play("1 f1-2").at == ("attack", 1, 15)


def test_ff_57_they_may_be_repeated_until_the_hands_are_completed() -> None:
    m = ball(1, "1 2 3 4 9", origin="ruck").play("1 f1-2")
    assert m.legal(1) == ["f3-4", "renew"]
    m.play("1 f3-4")
    assert (m.d, m.legal(1)) == (40, ["renew"])
    m.play("1 renew")
    assert m.give(1, "1 2 9").refused("1 f1-2") == ("FF-57", "refused-gathering")
    assert m.may("1 9a")


def test_ff_57_the_chain_is_ended_before_anything_else() -> None:
    """FF-21: to end it is to renew."""
    m = ball(1, "1 2 3 9 12", origin="ruck").play("1 f1-2")
    for play in ("3a", "9o", "9k1", "12a", "3j"):
        assert m.refused(f"1 {play}") == ("FF-57", "refused-play")


def test_ff_57_there_is_nothing_to_renew_elsewhere() -> None:
    assert ball(1, "1 2 3", origin="ruck").refused("1 renew") == ("FF-57", "refused-gathering")
    m = ball(1, "1 2 3", origin="ruck").play("1 f1-2", "1 renew")
    assert m.refused("1 renew") == ("FF-57", "refused-gathering")


def test_ff_57_a_new_ruck_is_a_new_chain() -> None:
    m = ball(1, "1 2 3", d=80, origin="ruck").play("1 f1-2", "1 renew").give(1, "1 2 7")
    m.play("1 7a", "2 x1", "* [3][2]", "* [5][4]", "2 no")
    assert m.may("1 f1-2")


def test_ff_57_one_that_crosses_is_a_try() -> None:
    """FF-63: as any other play."""
    m = ball(1, "1 2 3 4", d=0, origin="ruck").play("1 f1-2")
    assert (m.score, m.phase) == ([5, 0], "conversion")


# FF-58: 8–9


def eight(hand: str = "8 9 9 10 12 13") -> Script:
    m = ball(1, hand, d=90, origin="scrum").play("1 8o")
    assert m.at == ("attack", 1, 85)
    return m


def test_ff_58_the_8_gives_to_the_9_and_to_nobody_else() -> None:
    m = eight()
    for play in ("10a", "12r2", "10p", "13k1"):
        assert m.refused(f"1 {play}") == ("FF-58", "refused-eight-nine")
    assert ball(1, "8 10 12", origin="scrum").refused("1 8o") == ("FF-64", "refused-cannot-open")


def test_ff_58_the_9_concludes_with_an_ability() -> None:
    """FF-44: even a drop, for the 8 opened."""
    m = eight()
    assert all(m.may(f"1 {play}") for play in ("9a", "9r1", "9k2", "9t1", "9d2"))
    assert m.play("1 9a").at == ("defence", 1, 75)


def test_ff_58_or_launches_a_back_on_a_run() -> None:
    m = eight().play("1 9p")
    assert m.at == ("attack", 1, 75)
    assert sorted(m.legal(1)) == ["12r1", "12r2", "13r1", "13r2"]
    for play in ("12a", "12k2", "10r2", "10p", "9a"):
        assert m.refused(f"1 {play}") == ("FF-58", "refused-eight-nine")
    assert m.play("1 12r1", "* [3]").at == ("defence", 1, 60)


def test_ff_58_or_opens_a_backs_combination() -> None:
    m = eight().play("1 9o")
    assert m.at == ("attack", 1, 80)
    assert m.may("1 10d2")
    assert m.refused("1 12a") == ("FF-52", ORDER)
    m.play("1 10p", "1 12p")
    assert (m.d, m.may("1 9a"), m.may("1 13r2")) == (60, True, True)


def test_ff_58_he_launches_or_opens_only_if_somebody_is_there() -> None:
    assert eight("8 9 10 1").refused("1 9p") == ("FF-58", "refused-eight-nine")
    assert eight("8 9 12 1").refused("1 9o") == ("FF-58", "refused-eight-nine")


def test_ff_58_no_relay_for_this_9() -> None:
    assert ball(1, "8 1 12", origin="scrum").refused("1 8o") == ("FF-64", "refused-cannot-open")
    assert eight("8 9 1 12").refused("1 1j") == ("FF-50", "refused-in-combination")


def test_ff_58_only_after_a_scrum() -> None:
    for origin in ("ruck", "line-out", "maul", "fixation", "open", "kick", "restart", "hand"):
        assert ball(1, "8 9 10", origin=origin).refused("1 8o") == ("FF-58", "refused-cannot-open")


# FF-64: no half combinations


@pytest.mark.parametrize(
    ("hand", "opening"),
    [("9 5", "9o"), ("9 5 7", "9o"), ("9 9", "9o"), ("1 5 7", "1j"), ("1 9", "1j"), ("10 5", "10o")],
)
def test_ff_64_an_opening_needs_a_hand_that_reaches_the_minimum(hand: str, opening: str) -> None:
    assert ball(1, hand).refused(f"1 {opening}") == ("FF-64", "refused-cannot-open")


@pytest.mark.parametrize(("hand", "opening"), [("9 10", "9o"), ("9 12", "9o"), ("9 5 6", "9o"), ("9 8 9", "9o")])
def test_ff_64_one_that_does_is_legal(hand: str, opening: str) -> None:
    """9-8-9 is a sequence: the 9 follows the 8 (FF-51)."""
    assert ball(1, hand).may(f"1 {opening}")


def test_ff_64_a_pass_that_nobody_could_conclude_is_refused() -> None:
    m = begun("9 10 5 6", "9o")
    assert m.refused("1 10p") == ("FF-64", "refused-dead-end")
    assert m.may("1 10a")
    m = begun("9 5 6 12", "9o 5p")
    assert m.refused("1 6p") == ("FF-64", "refused-dead-end")


def test_ff_64_the_conclusion_is_announced() -> None:
    """`12a` ends it and may be tackled, `12p` does not."""
    concluded = begun("9 10 12 13", "9o 10p 12a")
    passed = begun("9 10 12 13", "9o 10p 12p")
    assert (concluded.at, passed.at) == (("defence", 1, 75), ("attack", 1, 75))


def test_ff_64_there_is_no_stopping_earlier() -> None:
    m = begun("9 5 6 12", "9o 5p")
    assert m.legal(1) == ["6a", "6r1", "6r2"]
