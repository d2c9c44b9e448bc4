"""The duel: laying face down, the table of results, phases, set pieces, poor hands."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.rugby_champion import events, referee
from tests.games.rugby_champion.script import Script, Value, duel, duel_at, duel_set_piece

OWN = "troisieme-ligne<"
BY = {2: "relayeur", 1: "ailier", 0: "sauteur", -1: "pilier", -2: "huit"}
"""Against 3 in Physique, seen from seat 1."""
REST = "deuxieme-ligne< deuxieme-ligne>"


def passed(m: Script) -> Script:
    """Nobody reacts any more."""
    while m.phase in ("whistle", "support", "stop", "convert"):
        m.play(f"{m.waiting[0]} pass")
    return m


def met(slot: str, gap: int, arrow: str = ">", **options: Value) -> Script:
    """A challenge of seat 1 in Physique that ends with that result."""
    m = duel_at(slot, "physique", f"{OWN} {REST}", f"{BY[gap]}{arrow} pousseur<", **options)
    return passed(m.play(f"1 {OWN}", f"2 {BY[gap]}{arrow}"))


def opened(gap: int, arrow: str = ">", **options: Value) -> Script:
    m = duel(f"{OWN} {REST}", f"{BY[gap]}{arrow} pousseur<", **options)
    return passed(m.play(f"1 {OWN}", f"2 {BY[gap]}{arrow}"))


# Beginning


@pytest.mark.parametrize("seat", [1, 2])
def test_rc_50_the_toss_decides_who_attacks_first(seat: int) -> None:
    m = Script(2)
    assert (m.chances(), m.state.clause()) == ({"toss1": 1, "toss2": 1}, "RC-50")
    m.play(f"* toss{seat}")
    assert (m.attack, m.phase, m.challenge) == (seat, "lay", ("C", "physique"))
    assert (len(m.hand(1).split()), len(m.hand(2).split()), m.pile, m.view(1).line) == (4, 4, 54, [])


def test_rc_50_any_card_may_be_drawn() -> None:
    m = Script(2)
    m.step("* toss1")
    assert sum(m.chances().values()) == 62
    assert all(m.chances()[f"+{name}"] == 2 for name in ("buteur", "faute", "rucking", "raffut"))


@pytest.mark.parametrize("first", [1, 2])
def test_rc_50_both_lay_a_player_face_down_in_any_order_and_reveal_together(first: int) -> None:
    m = duel(f"{OWN} {REST}", "sauteur> pousseur<")
    plies = [f"1 {OWN}", "2 sauteur>"]
    assert (m.waiting, m.state.is_secret_choice()) == ([1, 2], True)
    m.play(plies[first - 1])
    assert (m.waiting, m.told(events.Revealed)) == ([3 - first], [])
    assert [len(side.laid) for side in m.view(None).sides] == [2 - first, first - 1]
    assert all(card is None for side in m.view(None).sides for card in side.laid)
    m.play(plies[2 - first])
    (revealed,) = m.told(events.Revealed)
    assert revealed.cards == [[OWN], ["sauteur>"]]


def test_rc_50_the_attacker_names_type_and_side() -> None:
    m = opened(1)
    assert (m.phase, m.waiting) == ("name", [1])
    assert m.legal(1) == ["left-physique", "left-passe", "left-pied", "right-physique", "right-passe"]
    m.play("1 left-pied")
    assert (m.phase, m.challenge, m.waiting) == ("lay", ("L1", "pied"), [1, 2])


# The same table


@pytest.mark.parametrize("gap", [1, 2])
def test_rc_50_an_opening_leads_on(gap: int) -> None:
    assert opened(gap).phase == "name"


def test_rc_50_option_opening_try_in_a_duel() -> None:
    assert opened(2, opening_try=True).score == [5, 0]


@pytest.mark.parametrize(("gap", "holder"), [(0, None), (-1, 2)])
@pytest.mark.parametrize(("arrow", "slot"), [("<", "L1"), (">", "R1")])
def test_rc_50_the_defenders_card_says_where_the_ball_goes(gap: int, holder: int | None, arrow: str, slot: str) -> None:
    m = opened(gap, arrow)
    assert (m.phase, m.challenge, m.holder) == ("lay", (slot, "physique"), holder)


@pytest.mark.parametrize("slot", ["C", "L1", "L2", "R1"])
def test_rc_52_lost_by_two_is_a_turnover_without_points(slot: str) -> None:
    m = met(slot, -2)
    assert (m.score, m.attack, m.kind, m.challenge, m.holder) == ([0, 0], 2, "attack", ("C", "physique"), None)
    assert not m.view(1).interception_try
    (lost,) = m.told(events.BallLost)
    assert (lost.side, lost.clause) == (0, "RC-52")


def test_rc_52_an_opening_that_is_lost_by_two_too() -> None:
    m = opened(-2)
    assert (m.score, m.attack, m.phase, m.challenge) == ([0, 0], 2, "lay", ("C", "physique"))


@pytest.mark.parametrize(("holder", "cards"), [(1, 4), (2, 5)])
def test_rc_17_a_turnover_moves_no_avantage(holder: int, cards: int) -> None:
    """It is given back by who loses by one; its fifth card comes as at the beginning of any phase (RC-53)."""
    m = duel_at("L1", "physique", f"{OWN} {REST}", "huit> pousseur<").hold(holder, fresh=holder - 1)
    passed(m.play(f"1 {OWN}", "2 huit>"))
    assert (m.holder, m.attack, m.score, len(m.hand(2).split())) == (holder, 2, [0, 0], cards)


def test_rc_53_after_a_turnover_both_have_four_cards() -> None:
    m = met("L1", -2)
    assert (len(m.hand(1).split()), len(m.hand(2).split())) == (4, 4)


def test_rc_51_a_turnover_can_be_stopped() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST} melee", "huit> pousseur<").play(f"1 {OWN}", "2 huit>")
    while m.phase != "stop":
        m.play(f"{m.waiting[0]} pass")
    m.play("1 melee")
    assert (m.kind, m.attack, m.told(events.BallLost)) == ("melee", 1, [])


OLD_READINGS: list[dict[str, Any]] = [{"interception_try": True}, {"rules": 1}]


@pytest.mark.parametrize("reading", OLD_READINGS, ids=["option", "version 1"])
@pytest.mark.parametrize("slot", ["L1", "L2", "R1"])
def test_rc_52_option_interception_try_and_version_1_lost_by_two_is_a_try(slot: str, reading: dict[str, Any]) -> None:
    m = met(slot, -2, **reading)
    assert (m.score, m.attack, m.kind) == ([0, 5], 1, "attack")
    assert m.view(1).interception_try
    assert m.state.copy().interception_try
    (scored,) = m.told(events.TryScored)
    assert (scored.side, scored.how, scored.clause) == (1, "interception", "RC-52")


@pytest.mark.parametrize("reading", OLD_READINGS, ids=["option", "version 1"])
def test_rc_52_option_interception_try_in_the_opening(reading: dict[str, Any]) -> None:
    assert opened(-2, **reading).score == [0, 5]


@pytest.mark.parametrize("slot", ["L1", "L2", "R1"])
def test_rc_50_won_by_two_is_a_try(slot: str) -> None:
    m = met(slot, 2)
    assert (m.score, m.attack) == ([5, 0], 2)


@pytest.mark.parametrize("slot", ["L2", "R1"])
@pytest.mark.parametrize(("gap", "holder"), [(1, None), (0, None), (-1, 2)])
def test_rc_50_an_edge_is_a_touche(slot: str, gap: int, holder: int | None) -> None:
    m = met(slot, gap)
    assert (m.kind, m.phase, m.holder, m.waiting) == ("touche", "pack", holder, [1, 2])


def test_rc_50_an_inner_slot_won_by_one_goes_on() -> None:
    m = met("L1", 1)
    assert (m.phase, m.legal(1)) == ("name", ["left-physique", "left-passe", "left-pied"])


@pytest.mark.parametrize(("holder", "gap"), [(1, -1), (2, 1)])
def test_rc_17_in_a_duel_both_sides_give_the_avantage_back(holder: int, gap: int) -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", f"{BY[gap]}> pousseur<").hold(holder)
    passed(m.play(f"1 {OWN}", f"2 {BY[gap]}>"))
    assert m.holder is None


def test_rc_53_in_a_duel_the_fifth_card_goes_with_the_avantage() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "ailier> pousseur<").hold(2, fresh=1)
    passed(m.play(f"1 {OWN}", "2 ailier>"))
    assert (m.holder, m.state.fresh) == (None, [0, 0])


def test_rc_53_the_defenders_second_avantage_is_a_try() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "pilier> pousseur<").hold(2)
    passed(m.play(f"1 {OWN}", "2 pilier>"))
    assert (m.score, m.holder, m.attack) == ([0, 5], None, 1)


# Conversions


def test_rc_13_a_conversion_in_a_duel_with_a_but_card_or_a_buteur() -> None:
    m = duel_at("L1", "physique", f"{OWN} chandelle< buteur buteur", "relayeur> pousseur<")
    m.play(f"1 {OWN}", "2 relayeur>")
    while m.phase != "convert":
        m.play(f"{m.waiting[0]} pass")
    assert (m.waiting, m.legal(1)) == ([1], ["kick-chandelle<", "kick-buteur", "pass"])
    m.play("1 kick-buteur")
    assert (m.score, m.discarded("buteur"), m.attack) == ([7, 0], 1, 2)


def test_rc_13_who_could_hold_a_kicking_card_is_asked_and_may_have_none() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "relayeur> pousseur<")
    m.play(f"1 {OWN}", "2 relayeur>")
    while m.phase != "convert":
        m.play(f"{m.waiting[0]} pass")
    assert m.legal(1) == ["pass"]


# How phases end


def test_rc_53_after_points_both_have_four_cards_and_the_side_that_conceded_attacks() -> None:
    m = met("L1", 2)
    assert (len(m.hand(1).split()), len(m.hand(2).split()), m.attack) == (4, 4, 2)


def test_rc_53_the_attack_is_over_when_no_player_is_left_and_the_defender_attacks() -> None:
    m = duel_at("L1", "physique", f"{OWN} arbitre", "sauteur< pousseur<")
    passed(m.play(f"1 {OWN}", "2 sauteur<"))
    assert (m.attack, m.kind, m.challenge) == (2, "attack", ("C", "physique"))
    (spent,) = m.told(events.HandSpent)
    assert (spent.side, spent.hand, spent.clause) == (0, ["arbitre"], "RC-53")
    assert [card.id for card in m.view(2).sides[0].known] == ["arbitre"]


@pytest.mark.parametrize(("kind", "values"), [("touche", [8, 6]), ("melee", [4, 6])])
def test_rc_53_a_set_piece_is_two_cards_each_and_its_winner_attacks_with_the_avantage(
    kind: str, values: list[int]
) -> None:
    m = duel_set_piece(kind, "ailier< ailier> pilier<", "pousseur< pousseur> pilier>")
    m.play("1 ailier<", "2 pousseur<", "2 pousseur>")
    assert (m.waiting, [side.laid for side in m.view(None).sides]) == ([1], [[None], [None, None]])
    m.play("1 ailier>")
    winner = 1 if kind == "touche" else 2
    (compared,) = m.told(events.Compared)
    assert compared.values == values
    assert (m.holder, m.attack, m.kind) == (winner, winner, "attack")
    assert [len(m.hand(seat).split()) for seat in (winner, 3 - winner)] == [5, 4]


def test_rc_53_after_a_tie_nobody_has_the_avantage_and_the_attack_keeps_the_ball() -> None:
    m = duel_set_piece("touche", "ailier< ailier> pilier<", "centre< centre> pilier>")
    m.play("1 ailier<", "1 ailier>", "2 centre<", "2 centre>")
    assert (m.holder, m.attack) == (None, 1)


@pytest.mark.parametrize("holder", [1, 2])
def test_rc_53_the_second_avantage_of_a_set_piece_is_a_try(holder: int) -> None:
    m = duel_set_piece("touche", "ailier< ailier> pilier<", "pousseur< pousseur> pilier>").hold(holder)
    passed(m.play("1 ailier<", "1 ailier>", "2 pousseur<", "2 pousseur>"))
    assert (m.score, m.holder, m.attack) == (([5, 0], None, 2) if holder == 1 else ([0, 0], 1, 1))


def test_rc_53_both_complete_their_hands_before_a_set_piece() -> None:
    m = met("L2", 1)
    assert (m.phase, len(m.hand(1).split()), len(m.hand(2).split())) == ("pack", 4, 4)


# Poor hands


def test_rc_54_fewer_than_two_players_after_a_refill_may_be_shown_and_replaced_once() -> None:
    m = duel(f"{OWN} arbitre rucking faute", "sauteur< pousseur<")
    assert m.legal(1) == [OWN, "show"]
    m.play("1 show")
    assert (m.waiting, m.phase) == ([2], "lay")
    m.play("2 sauteur<", "* +arbitre", "* +buteur", "* +raffut")
    assert m.hand(1) == f"{OWN} arbitre buteur raffut"
    assert (m.discarded("rucking"), m.discarded("faute"), m.phase) == (1, 1, "lay")
    assert m.legal(1) == [OWN]
    assert [card.id for card in m.view(2).sides[0].known] == [OWN]
    (shown,) = m.told(events.Shown)
    assert (shown.side, shown.discarded, shown.clause) == (0, ["arbitre", "faute", "rucking"], "RC-54")


def test_rc_54_it_is_a_choice() -> None:
    m = duel(f"{OWN} arbitre rucking faute", "sauteur< pousseur<").play(f"1 {OWN}")
    assert m.waiting == [2]


def test_rc_54_two_players_are_enough() -> None:
    m = duel(f"{OWN} {REST} rucking", "sauteur< pousseur<")
    assert m.refused("1 show") == ("RC-54", "refused-no-show")


def test_rc_54_only_after_a_refill() -> None:
    m = duel_at("L1", "physique", f"{OWN} arbitre", "sauteur< arbitre")
    assert (m.legal(1), m.legal(2)) == ([OWN], ["sauteur<"])


def test_rc_54_the_defender_may_too_even_after_the_attacker_has_laid() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< arbitre rucking faute").play(f"1 {OWN}", "2 show")
    assert (m.phase, m.waiting, len(m.hand(2).split()), m.laid(1)) == ("lay", [2], 4, OWN)


def test_rc_54_in_a_set_piece() -> None:
    m = duel_set_piece("touche", "ailier< faute rucking arbitre", "pousseur< pousseur>")
    assert m.legal(1) == ["ailier<", "show"]
    m.play("1 show", "2 pousseur<")
    assert (m.phase, m.waiting) == ("pack", [2])
    m.play("2 pousseur>")
    assert (m.phase, m.waiting, len(m.legal(1))) == ("pack", [1], 4)


def test_rc_54_both_may_show_at_the_same_time() -> None:
    m = duel(f"{OWN} arbitre rucking faute", "sauteur< arbitre rucking faute").play("2 show", "1 show")
    assert (m.phase, m.waiting, len(m.hand(1).split()), len(m.hand(2).split())) == ("lay", [1, 2], 4, 4)


def test_rc_54_who_has_no_player_to_attack_with_has_to() -> None:
    m = duel("arbitre arbitre rucking faute", f"{OWN} {REST}")
    referee.begin_attack(m.state, 0)
    m.settle()
    assert (m.phase, m.attack, m.discarded("faute"), len(m.legal(1))) == ("lay", 1, 1, 4)


def test_rc_53_and_if_that_does_not_help_the_ball_is_lost() -> None:
    m = duel("arbitre arbitre rucking faute", f"{OWN} {REST} pilier<")
    referee.begin_attack(m.state, 0)
    m.play("* +arbitre", "* +arbitre", "* +rucking", "* +faute")
    assert (m.phase, m.attack, m.state.played) == ("lay", 2, [3, 0, 0])


# Players from the pile


def test_rc_55_a_defender_without_a_player_lays_the_top_player_card_of_the_pile() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "arbitre faute")
    assert m.legal(2) == ["pile"]
    m.play("2 pile")
    assert (m.waiting, m.laid(2)) == ([1], "pile")
    assert [card.id for card in m.view(1).sides[1].known] == ["arbitre", "faute"]
    m.play(f"1 {OWN}")
    assert (m.phase, m.waiting) == ("turn", ["*"])
    assert sum(m.chances().values()) == 48 - 3
    passed(m.play("* =pilier>"))
    assert (m.holder, m.challenge) == (2, ("C", "physique"))


def test_rc_55_only_who_has_no_player() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "arbitre sauteur<")
    assert m.refused("2 pile") == ("RC-55", "refused-has-player")


def test_rc_55_in_a_set_piece_what_is_missing_comes_from_the_pile() -> None:
    m = duel_set_piece("touche", "ailier< ailier>", "pousseur< faute")
    m.state.may_show = [False, False]
    m.play("1 ailier<", "1 ailier>", "2 pousseur<")
    assert m.legal(2) == ["pile"]
    m.play("2 pile", "* =feinteur<")
    assert (m.holder, m.attack) == (None, 1)


def test_rc_55_rc_6_without_a_player_in_the_pile_the_half_is_over() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "arbitre").leave(0)
    m.state.unseen[m.card("rucking")] += 1
    m.play("2 pile", f"1 {OWN}")
    assert (m.phase, m.state.half) == ("start", 1)
