"""The Non-joueur's support cards, in each phase."""

from __future__ import annotations

import pytest

from tablee.games.rugby_champion import events
from tests.games.rugby_champion.script import Script, at, attack, follow_up, set_piece

SUPPORTS = ["buteur", "faute", "rucking", "raffut"]


def won(slot: str = "L1", kind: str = "physique", own: str = "pilier<", other: str = "ailier<") -> Script:
    """An attack in which the Non-joueur has just lost its first challenge: 4 against 2 in Physique."""
    m = at(slot, kind, f"{own} relayeur<")
    m.state.aided = False
    return m.play(f"1 {own}", f"* ={other}")


def test_rc_5_touche_and_melee_lie_aside_and_the_others_are_the_support_pile() -> None:
    assert won().chances() == {f"aid-{name}": 2 for name in SUPPORTS}
    m = set_piece("touche", "pilier< pilier> ailier< ailier>")
    assert m.laid(2) == "touche"
    assert set_piece("melee", "pilier< pilier> ailier< ailier>").laid(2) == "melee"


def test_rc_5_the_pile_is_shuffled_for_every_phase() -> None:
    m = won().play("* aid-buteur")
    assert (m.score, m.state.aided, m.state.buteur) == ([5, 0], False, False)
    m.give(1, "pilier> relayeur<").play("1 pilier>", "* =ailier>")
    assert m.chances() == {f"aid-{name}": 2 for name in SUPPORTS}


@pytest.mark.parametrize("drawn", SUPPORTS)
def test_rc_30_the_first_challenge_lost_in_a_phase_brings_one_card_and_no_second(drawn: str) -> None:
    m = attack("pilier< capitaine> relayeur<").play("1 pilier<", "* =sauteur<")
    assert (m.phase, m.state.clause()) == ("aid", "RC-30")
    m.play(f"* aid-{drawn}")
    assert m.state.aided == (drawn != "faute")
    if m.phase == "name":
        m.play("1 left-physique", "1 capitaine>", "* =ailier<")
        assert m.phase != "aid"


def test_rc_30_before_the_result_is_applied() -> None:
    assert won().score == [0, 0]


@pytest.mark.parametrize("other", ["pilier>", "percussion>"])
def test_rc_30_a_tie_or_a_loss_brings_it_nothing(other: str) -> None:
    m = attack("pilier< relayeur<").play("1 pilier<", f"* ={other}")
    assert (m.phase, m.state.aided) == ("lay", False)


# Blue cards


@pytest.mark.parametrize(
    ("drawn", "other", "score", "phase"),
    [
        ("raffut", "demi>", [5, 0], "lay"),  # 4 - 1 - 1
        ("rucking", "demi>", [0, 0], "name"),  # 4 - 1 - 2
        ("raffut", "ailier>", [0, 0], "name"),  # 4 - 2 - 1
        ("rucking", "ailier>", [0, 0], "lay"),  # a tie: passe to the right
        ("rucking", "sauteur>", [0, 0], "lay"),  # lost by one
    ],
)
def test_rc_31_a_blue_card_is_added_and_the_result_recomputed(
    drawn: str, other: str, score: list[int], phase: str
) -> None:
    m = won(other=other).play(f"* aid-{drawn}")
    assert (m.score, m.phase) == (score, phase)
    if other == "ailier>" and drawn == "rucking":
        assert m.challenge == ("C", "passe")
    if other == "sauteur>":
        assert (m.challenge, m.holder) == (("C", "physique"), 2)


def test_rc_31_each_type_has_its_own_bonus() -> None:
    assert won(kind="passe", own="feinteur<", other="capitaine<").play("* aid-raffut").holder == 2
    assert won(kind="passe", own="feinteur<", other="capitaine<").play("* aid-rucking").challenge[0] == "L2"
    assert won(kind="pied", own="arriere<", other="sauteur<").play("* aid-raffut").phase == "name"


def test_rc_31_the_blue_card_counts_for_that_challenge_only() -> None:
    m = attack("percussion< pilier< relayeur<").play("1 percussion<", "* =ailier<", "* aid-rucking")
    assert m.phase == "name"
    m.play("1 left-physique")
    assert m.view(1).sides[1].support is None
    m.play("1 pilier<", "* =ailier>")
    assert m.score == [5, 0]


def test_rc_31_in_a_touche() -> None:
    """9 in Passe against 3 + 5: with a Rucking it is a tie, with a Raffut lost."""
    for drawn, holder in (("rucking", None), ("raffut", 2), ("buteur", 1)):
        m = set_piece("touche", "feinteur< ailier< pilier< pilier>")
        m.play("1 feinteur<", "1 ailier<", "* =demi>")
        assert m.phase == "aid"
        m.play(f"* aid-{drawn}")
        assert (m.kind, m.holder) == ("attack", holder)


def test_rc_31_in_a_melee() -> None:
    """8 in Physique against 3 + 4: with a Raffut it is a tie, with a Rucking lost."""
    for drawn, holder in (("raffut", None), ("rucking", 2), ("buteur", 1)):
        m = set_piece("melee", "pilier< pilier> ailier< ailier>")
        m.play("1 pilier<", "1 pilier>", "* =talonneur<", f"* aid-{drawn}")
        assert (m.kind, m.holder) == ("follow-up", holder)


def test_rc_31_in_the_challenge_after_a_melee() -> None:
    m = follow_up("L1", "physique", "pilier<")
    m.state.aided = False
    m.play("1 pilier<", "* =ailier<", "* aid-rucking")
    assert (m.score, m.kind, m.holder) == ([0, 0], "attack", None)


# Buteur


def test_rc_31_a_buteur_is_set_aside_and_the_result_stands() -> None:
    m = attack("pilier< ailier< relayeur<").play("1 pilier<", "* =sauteur<", "* aid-buteur")
    assert (m.phase, m.view(1).buteur) == ("name", True)
    m.play("1 left-physique", "1 ailier<", "* =pilier>")
    assert m.score == [0, 7]


def test_rc_31_it_is_aside_for_this_phase_only() -> None:
    m = won().play("* aid-buteur")
    assert not m.state.buteur


# Faute volontaire


@pytest.mark.parametrize("slot", ["L1", "R1"])
def test_rc_31_a_faute_stops_an_attack_and_a_melee_begins(slot: str) -> None:
    m = won(slot).play("* aid-faute")
    assert (m.score, m.kind, m.phase, m.state.played) == ([0, 0], "melee", "pack", [1, 0, 1])


def test_rc_31_a_faute_stops_a_touche() -> None:
    m = set_piece("touche", "feinteur< ailier< pilier< pilier>")
    m.play("1 feinteur<", "1 ailier<", "* =sauteur<", "* aid-faute")
    assert (m.kind, m.phase, m.holder, m.state.played) == ("melee", "pack", None, [1, 1, 1])


def test_rc_31_a_faute_in_a_melee_begins_another_with_fresh_cards() -> None:
    m = set_piece("melee", "pilier< pilier> ailier< ailier>")
    m.play("1 pilier<", "1 pilier>", "* =sauteur<", "* aid-faute")
    assert (m.kind, m.phase, m.holder, m.state.played) == ("melee", "pack", None, [1, 0, 2])
    assert (m.laid(1), m.laid(2), len(m.hand(1).split()), m.state.aided) == ("", "melee", 4, False)
    assert m.discarded("pilier<") == m.discarded("sauteur<") == 1


def test_rc_31_a_faute_after_a_melee_begins_another_too() -> None:
    m = follow_up("L1", "physique", "pilier<", gains=1)
    m.state.aided = False
    m.play("1 pilier<", "* =ailier<", "* aid-faute")
    assert (m.kind, m.phase, m.score, m.state.gains) == ("melee", "pack", [0, 0], 0)


# The conversion of the Non-joueur


@pytest.mark.parametrize(("drawn", "score"), [("buteur", 7), ("faute", 5), ("rucking", 5), ("raffut", 5)])
def test_rc_32_a_try_without_a_draw_yet_draws_one_and_only_the_buteur_counts(drawn: str, score: int) -> None:
    m = attack("ailier< relayeur<").play("1 ailier<", "* =pilier<")
    assert (m.phase, m.state.clause(), m.score) == ("aid", "RC-32", [0, 5])
    m.play(f"* aid-{drawn}")
    assert (m.score, m.kind) == ([0, score], "attack")
    (aided,) = m.told(events.Aided)
    assert (aided.aim, aided.effect) == ("conversion", "kicks" if drawn == "buteur" else "nothing")


def test_rc_32_the_buteur_that_lies_aside_converts() -> None:
    m = attack("ailier< relayeur<").aided(buteur=True).play("1 ailier<", "* =pilier<")
    assert (m.score, m.phase) == ([0, 7], "lay")


def test_rc_32_after_another_draw_there_is_no_second() -> None:
    m = attack("ailier< relayeur<").aided().play("1 ailier<", "* =pilier<")
    assert (m.score, m.phase) == ([0, 5], "lay")


def test_rc_32_a_try_by_the_second_avantage_is_converted_the_same_way() -> None:
    m = set_piece("touche", "pilier< pilier> ailier< ailier>").hold(2)
    m.play("1 pilier<", "1 pilier>", "* =feinteur<", "* aid-buteur")
    assert (m.score, m.kind) == ([0, 7], "attack")
