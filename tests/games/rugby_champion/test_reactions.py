"""The reactions of the duel in their order: Arbitre, Soutien, Arrêt."""

from __future__ import annotations

import pytest

from tablee.games.rugby_champion import events
from tests.games.rugby_champion.script import Script, duel_at

REST = "deuxieme-ligne< deuxieme-ligne>"


def laid(own: str, other: str, hand: str = REST, rest: str = "pousseur<", kind: str = "physique") -> Script:
    """Seat 1 attacked at L1 with a card, seat 2 met it with another; these are left in the hands."""
    m = duel_at("L1", kind, f"{own} {hand}", f"{other} {rest}")
    return m.play(f"1 {own}", f"2 {other}")


def asked(m: Script) -> list[tuple[str, int | str]]:
    """Who is asked about what until the challenge is settled, if everybody lets it be."""
    found = []
    while m.phase in ("whistle", "support", "stop"):
        found.append((m.phase, m.waiting[0]))
        m.play(f"{m.waiting[0]} pass")
    return found


# The order


def test_rc_51_the_losing_side_first_with_the_arbitre_then_support_then_the_stop() -> None:
    assert asked(laid("plaqueur<", "percussion<")) == [
        ("whistle", 1),
        ("whistle", 2),
        ("support", 1),
        ("support", 2),
        ("stop", 1),
    ]
    assert asked(laid("percussion<", "plaqueur<")) == [
        ("whistle", 2),
        ("whistle", 1),
        ("support", 2),
        ("support", 1),
        ("stop", 2),
    ]


def test_rc_51_after_a_tie_the_attack_is_first_and_nobody_can_stop() -> None:
    assert asked(laid("plaqueur<", "plaqueur>")) == [("whistle", 1), ("whistle", 2), ("support", 1), ("support", 2)]


def test_rc_51_without_a_whistle_on_the_opposing_card_nobody_is_asked_for_an_arbitre() -> None:
    assert asked(laid("sauteur<", "percussion<"))[0] == ("whistle", 1)
    assert ("whistle", 2) not in asked(laid("sauteur<", "percussion<"))
    assert asked(laid("sauteur<", "pilier<"))[0] == ("support", 1)


def test_rc_51_nobody_is_asked_for_what_he_cannot_have_by_all_that_is_known() -> None:
    m = duel_at("L1", "physique", f"sauteur< {REST}", "pilier<")
    m.play("1 sauteur<", "2 pilier<")
    assert asked(m) == [("support", 1), ("stop", 1)]
    m = duel_at("L1", "physique", f"sauteur< {REST}", "pilier< pousseur<")
    for name in ("rucking", "raffut"):
        m.state.discard[m.card(name)], m.state.unseen[m.card(name)] = 2, 0
    assert asked(m.play("1 sauteur<", "2 pilier<")) == [("stop", 1)]


def test_rc_51_each_once_a_player_and_challenge() -> None:
    m = laid("sauteur<", "pilier<", hand="rucking raffut pilier>")
    assert m.legal(1) == ["rucking", "raffut", "pass"]
    m.play("1 raffut")
    assert (m.phase, m.waiting, m.state.gap) == ("support", [2], 0)
    m.play("2 pass")
    assert m.phase == "lay"


# Arbitre


def test_rc_52_one_whistle_is_won_by_exactly_one_and_no_support_changes_it() -> None:
    m = laid("sauteur<", "percussion<", hand=f"arbitre {REST}", rest="pousseur< rucking")
    assert (m.phase, m.legal(1)) == ("whistle", ["arbitre", "pass"])
    m.play("1 arbitre")
    assert (m.phase, m.waiting) == ("stop", [2])
    m.play("2 pass")
    assert (m.phase, m.state.way, m.score) == ("name", -1, [0, 0])


def test_rc_52_the_defender_whistles_too_and_the_attack_has_lost_by_one() -> None:
    m = laid("percussion<", "sauteur>", rest="arbitre pousseur<").play("2 arbitre", "1 pass")
    assert (m.holder, m.challenge, m.score) == (2, ("C", "physique"), [0, 0])


def test_rc_52_the_side_that_has_won_may_whistle_if_the_other_does_not() -> None:
    m = laid("percussion<", "plaqueur<", hand=f"arbitre {REST}", rest="arbitre pousseur<")
    assert (m.phase, m.waiting) == ("whistle", [2])
    m.play("2 pass")
    assert (m.phase, m.waiting) == ("whistle", [1])


def test_rc_52_an_arbitre_is_not_answered_by_another() -> None:
    m = laid("percussion<", "plaqueur<", hand=f"arbitre {REST}", rest="arbitre pousseur<").play("2 arbitre")
    assert (m.phase, m.waiting, m.state.gap) == ("stop", [1], -1)


def test_rc_52_two_whistles_are_a_penalty_goal_with_a_but_card_or_buteur() -> None:
    m = laid("sauteur<", "capitaine<", hand="arbitre chandelle< buteur").play("1 arbitre")
    assert (m.phase, m.waiting, m.legal(1)) == ("penalty", [1], ["kick-chandelle<", "kick-buteur", "scrum"])
    m.play("1 kick-chandelle<")
    assert (m.score, m.discarded("chandelle<"), m.attack) == ([3, 0], 1, 2)


def test_rc_52_or_a_scrum() -> None:
    m = laid("sauteur<", "capitaine<", hand=f"arbitre {REST}").play("1 arbitre")
    assert m.legal(1) == ["scrum"]
    m.play("1 scrum")
    assert (m.kind, m.phase, m.waiting, m.laid(1), m.laid(2)) == ("melee", "pack", [1, 2], "", "")


def test_rc_52_a_penalty_of_the_defender_leaves_the_attack_with_the_ball() -> None:
    m = laid("capitaine<", "sauteur<", rest="arbitre buteur").play("2 arbitre", "2 kick-buteur")
    assert (m.score, m.attack) == ([0, 3], 1)


# Soutien


def test_rc_51_the_other_side_may_answer_a_support() -> None:
    m = laid("sauteur<", "pilier<", hand=f"rucking {REST}", rest="raffut rucking").play("1 rucking")
    assert (m.state.gap, m.waiting, m.legal(2)) == (1, [2], ["rucking", "raffut", "pass"])
    m.play("2 rucking")
    assert (m.state.gap, m.phase, m.waiting) == (-1, "stop", [1])
    m.play("1 pass")
    assert (m.holder, m.discarded("rucking")) == (2, 2)


def test_rc_51_a_support_may_turn_a_win_by_one_into_a_try() -> None:
    m = laid("pilier<", "sauteur<", hand=f"raffut {REST}").play("2 pass", "1 raffut", "2 pass", "1 pass")
    assert m.score == [5, 0]


def test_rc_51_the_side_that_has_lost_in_the_end_may_stop() -> None:
    m = laid("pilier<", "sauteur<", rest="rucking pousseur<").play("2 rucking", "1 pass")
    assert (m.phase, m.waiting) == ("stop", [1])


# Arrêt


@pytest.mark.parametrize(
    ("kind", "own", "other", "stops"),
    [
        ("physique", "ailier<", "pilier<", ["melee", "faute", "pass"]),
        ("passe", "pilier<", "ailier<", ["touche", "melee", "faute", "pass"]),
        ("pied", "pilier<", "chandelle<", ["touche", "faute", "pass"]),
    ],
)
def test_rc_51_which_card_stops_which_type(kind: str, own: str, other: str, stops: list[str]) -> None:
    m = laid(own, other, hand="touche melee faute", kind=kind)
    while m.phase != "stop":
        m.play(f"{m.waiting[0]} pass")
    assert (m.waiting, m.legal(1)) == ([1], stops)


@pytest.mark.parametrize(("kind", "own", "other", "card"), [("physique", "ailier<", "pilier<", "touche")])
def test_rc_51_the_wrong_card_is_refused(kind: str, own: str, other: str, card: str) -> None:
    m = laid(own, other, hand="touche melee faute", kind=kind).play("1 pass", "2 pass")
    assert m.refused(f"1 {card}") == ("RC-51", "refused-stop")


def test_rc_51_a_faute_makes_the_result_void_and_is_a_penalty_for_the_other_side() -> None:
    m = laid("ailier<", "pilier<", hand=f"faute {REST}", rest="chandelle>").play("1 pass", "2 pass", "1 faute")
    assert (m.score, m.phase, m.waiting, m.discarded("faute")) == ([0, 0], "penalty", [2], 1)
    m.play("2 kick-chandelle>")
    assert (m.score, m.attack) == ([0, 3], 1)


def test_rc_51_or_a_scrum_of_the_other_sides_choice() -> None:
    m = laid("ailier<", "pilier<", hand=f"faute {REST}", rest="chandelle>")
    m.play("1 pass", "2 pass", "1 faute", "2 scrum")
    assert (m.kind, m.holder) == ("melee", None)


@pytest.mark.parametrize(("card", "kind"), [("touche", "touche"), ("melee", "melee")])
def test_rc_51_touche_and_melee_are_a_set_piece_now_with_the_card_as_one_of_the_two(card: str, kind: str) -> None:
    m = laid("pilier<", "ailier<", hand=f"{card} sauteur>", kind="passe")
    m.play("1 pass", "2 pass", f"1 {card}")
    assert (m.kind, m.phase, m.laid(1), m.score, m.holder) == (kind, "pack", card, [0, 0], None)
    assert (len(m.hand(1).split()), len(m.hand(2).split())) == (4, 4)
    assert m.view(2).sides[0].laid[0] is not None
    m.play("1 sauteur>")
    assert m.waiting == [2]
    m.play("2 pousseur<", f"2 {m.legal(2)[0]}")
    compared = m.told(events.Compared)[-1]
    assert compared.values[0] == 3 + (2 if card == "touche" else 3)
    assert m.discarded(card) == 1


def test_rc_51_the_defender_may_stop_a_try() -> None:
    m = laid("pilier<", "ailier<", rest="melee pousseur<").play("2 pass", "1 pass", "2 melee")
    assert (m.score, m.kind, m.laid(2), m.attack) == ([0, 0], "melee", "melee", 1)


def test_rc_51_who_has_won_cannot_stop() -> None:
    m = laid("pilier<", "ailier<", hand=f"faute {REST}").play("2 pass", "1 pass")
    assert (m.phase, m.waiting) == ("stop", [2])
