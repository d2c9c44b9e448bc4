"""The attack phase alone: line, opening, the table of results, directions, fresh cards and new phases.

The own card is nearly always the Troisième ligne, 3 in everything; the Non-joueur's then says the result.
"""

from __future__ import annotations

import pytest

from tablee.games.rugby_champion import events
from tests.games.rugby_champion.script import Script, at, attack, named

OWN = "troisieme-ligne<"
BY = {2: "demi", 1: "ailier", 0: "sauteur", -1: "pilier", -2: "percussion"}
"""Against 3 in Physique: what the Non-joueur turns up for a result, seen from the person."""


def met(slot: str, gap: int, arrow: str = ">", hand: str = "relayeur> relayeur<", **options: bool) -> Script:
    """A challenge in Physique at a slot that ends with that result."""
    m = at(slot, "physique", f"{OWN} {hand}", **options)
    return m.play(f"1 {OWN}", f"* ={BY[gap]}{arrow}")


def opened(gap: int, arrow: str = ">", hand: str = "relayeur> relayeur<", **options: bool) -> Script:
    m = attack(f"{OWN} {hand}", **options).aided()
    return m.play(f"1 {OWN}", f"* ={BY[gap]}{arrow}")


# The line and the opening


def test_rc_10_the_line_has_four_face_down_cards_and_the_hand_four() -> None:
    m = Script()
    m.play("* start")
    assert m.line() == ["?", "?", "?", "?"]
    assert [slot.name for slot in m.view(1).line] == ["L2", "L1", "C", "R1"]
    assert len(m.hand(1).split()) == 4
    assert m.pile == 52 - 8


def test_rc_10_a_face_down_card_is_any_that_was_not_seen() -> None:
    m = attack("pilier< pilier>").play("1 pilier<")
    assert m.phase == "turn"
    chances = m.chances()
    assert len(chances) == 47
    assert "=pilier>" not in chances
    assert chances["=arbitre"] == 4
    assert sum(chances.values()) == 52 - 2


def test_rc_10_nothing_is_redrawn_inside_the_phase() -> None:
    m = opened(1, hand="relayeur>")
    assert (m.phase, m.hand(1)) == ("name", "relayeur>")
    m.play("1 left-passe")
    assert m.hand(1) == "relayeur>"


def test_rc_11_the_opening_is_physique_on_the_advanced_card() -> None:
    m = attack(f"{OWN} pilier<")
    assert (m.phase, m.challenge, m.waiting) == ("lay", ("C", "physique"), [1])
    assert m.legal(1) == ["pilier<", OWN]


def test_rc_11_the_own_card_is_shown_before_the_other_is_turned() -> None:
    m = attack(OWN)
    m.play(f"1 {OWN}")
    (laid,) = m.told(events.Laid)
    assert (laid.card, m.phase, m.line()[2]) == (OWN, "turn", "?")
    m.play("* =sauteur>")
    turned = m.told(events.Turned)
    assert (turned[0].card, turned[0].slot, turned[0].clause) == ("sauteur>", "C", "RC-11")


def test_rc_12_after_a_won_opening_side_and_type_are_chosen() -> None:
    m = opened(1)
    assert m.legal(1) == ["left-physique", "left-passe", "left-pied", "right-physique", "right-passe"]
    left, right = m.state.copy(), m.state.copy()
    for state, name, slot in ((left, "left-pied", 1), (right, "right-passe", 3)):
        state.play(0, m.game.moves.read(name))
        assert (state.slot, state.type_name()) == (slot, name.split("-")[1])


def test_rc_12_the_right_card_takes_no_kick() -> None:
    assert opened(1).refused("1 right-pied") == ("RC-12", "refused-kick-right")
    m = named("R1", OWN)
    assert m.legal(1) == ["right-physique", "right-passe"]
    assert m.refused("1 right-pied") == ("RC-12", "refused-kick-right")


def test_rc_12_the_left_cards_take_every_type() -> None:
    for slot in ("L1", "L2"):
        assert named(slot, OWN).legal(1) == ["left-physique", "left-passe", "left-pied"]


# The table of results: the opening


@pytest.mark.parametrize("gap", [2, 1])
def test_rc_13_an_opening_that_is_won_leads_on_and_does_not_score(gap: int) -> None:
    m = opened(gap)
    assert (m.phase, m.score, m.state.way) == ("name", [0, 0], 0)


def test_rc_13_option_opening_try() -> None:
    m = opened(2, opening_try=True)
    assert (m.score, m.phase, m.kind) == ([5, 0], "lay", "attack")
    assert opened(1, opening_try=True).phase == "name"


@pytest.mark.parametrize(("gap", "holder"), [(0, None), (-1, 2)])
@pytest.mark.parametrize(("arrow", "slot"), [("<", "L1"), (">", "R1")])
def test_rc_15_an_opening_that_is_tied_or_lost_by_one_follows_the_arrow(
    gap: int, holder: int | None, arrow: str, slot: str
) -> None:
    m = opened(gap, arrow)
    assert (m.phase, m.challenge, m.holder) == ("lay", (slot, "physique"), holder)


def test_rc_16_an_opening_that_is_lost_by_two_is_a_try_of_the_non_joueur() -> None:
    m = opened(-2)
    assert (m.score, m.kind, m.challenge) == ([0, 5], "attack", ("C", "physique"))


# The table of results: an inner slot


def test_rc_13_won_by_two_is_a_try_and_an_attack_follows() -> None:
    m = met("L1", 2)
    assert (m.score, m.kind, m.challenge) == ([5, 0], "attack", ("C", "physique"))
    (scored,) = m.told(events.TryScored)
    assert (scored.side, scored.how, scored.clause) == (0, "challenge", "RC-13")


def test_rc_13_more_than_two_is_a_try_too() -> None:
    m = at("L1", "pied", "arriere<").play("1 arriere<", "* =pousseur<")
    assert m.score == [5, 0]


def test_rc_14_won_by_one_goes_on_one_slot_the_same_way_with_any_type() -> None:
    m = met("L1", 1)
    assert (m.phase, m.legal(1)) == ("name", ["left-physique", "left-passe", "left-pied"])
    m.play("1 left-passe")
    assert (m.phase, m.challenge) == ("lay", ("L2", "passe"))


def test_rc_14_the_way_cannot_be_changed() -> None:
    assert met("L1", 1).refused("1 right-passe") == ("RC-14", "refused-way")


def test_rc_14_from_the_centre_the_ball_goes_on_to_the_right_edge() -> None:
    m = met("C", 1)
    assert m.legal(1) == ["right-physique", "right-passe"]


@pytest.mark.parametrize(("gap", "holder"), [(0, None), (-1, 2)])
@pytest.mark.parametrize(("arrow", "slot"), [("<", "L2"), (">", "C")])
def test_rc_15_an_inner_slot_tied_or_lost_by_one(gap: int, holder: int | None, arrow: str, slot: str) -> None:
    m = met("L1", gap, arrow)
    assert (m.phase, m.challenge, m.holder) == ("lay", (slot, "physique"), holder)


def test_rc_15_the_example_of_the_sheet() -> None:
    """A card with its arrow to the right and Physique on red ground: equal, or lower by one, means right, Physique."""
    for own in ("troisieme-ligne<", "remplacant<"):
        m = attack(f"{own} pilier<").aided()
        m.play(f"1 {own}", "* =chandelle>")
        (redirected,) = m.told(events.Redirected)
        assert (redirected.card, redirected.way, redirected.type) == ("chandelle>", "right", "physique")
        assert (m.phase, m.challenge) == ("lay", ("R1", "physique"))


def test_rc_15_the_red_value_is_the_next_type() -> None:
    m = at("L1", "physique", "troisieme-ligne< pilier<").play("1 troisieme-ligne<", "* =chandelle<")
    assert m.challenge == ("L2", "pied")


def test_rc_16_lost_by_one_gives_the_non_joueur_the_avantage_and_the_second_is_a_try() -> None:
    m = met("L1", -1).aided()
    assert (m.holder, m.score) == (2, [0, 0])
    m.play("1 relayeur>", "* =remplacant<")
    (taken,) = [event for event in m.events() if isinstance(event, events.AdvantageTaken) and event.second]
    assert (taken.side, taken.clause) == (1, "RC-44")
    assert (m.score, m.holder, m.kind) == ([0, 5], None, "attack")


def test_rc_16_an_inner_slot_lost_by_two() -> None:
    m = met("L1", -2)
    assert (m.score, m.holder) == ([0, 5], None)
    (scored,) = m.told(events.TryScored)
    assert (scored.side, scored.how, scored.clause) == (1, "interception", "RC-16")


# The table of results: an edge


@pytest.mark.parametrize("slot", ["L2", "R1"])
@pytest.mark.parametrize(("gap", "score"), [(2, [5, 0]), (-2, [0, 5])])
def test_rc_13_rc_16_an_edge_won_or_lost_by_two(slot: str, gap: int, score: list[int]) -> None:
    m = met(slot, gap)
    assert (m.score, m.kind) == (score, "attack")


@pytest.mark.parametrize("slot", ["L2", "R1"])
@pytest.mark.parametrize("arrow", ["<", ">"])
@pytest.mark.parametrize(("gap", "holder"), [(1, None), (0, None), (-1, 2)])
def test_rc_18_an_edge_won_by_one_tied_or_lost_by_one_is_a_touche(
    slot: str, arrow: str, gap: int, holder: int | None
) -> None:
    m = met(slot, gap, arrow)
    assert (m.kind, m.phase, m.holder, m.score) == ("touche", "pack", holder, [0, 0])
    assert [event.slot for event in m.told(events.InTouch)] == [slot]


def test_rc_18_on_an_edge_the_second_avantage_comes_before_the_touche() -> None:
    m = at("L2", "physique", OWN).hold(2).play(f"1 {OWN}", "* =pilier>")
    assert (m.score, m.kind) == ([0, 5], "attack")


@pytest.mark.parametrize(("slot", "inward", "outward", "back"), [("L2", ">", "<", "L1"), ("R1", "<", ">", "C")])
@pytest.mark.parametrize("gap", [0, -1])
def test_rc_18_option_arrow_inward_keeps_ball(slot: str, inward: str, outward: str, back: str, gap: int) -> None:
    m = met(slot, gap, inward, arrow_inward_keeps_ball=True)
    assert (m.kind, m.phase, m.challenge) == ("attack", "lay", (back, "physique"))
    assert met(slot, gap, outward, arrow_inward_keeps_ball=True).kind == "touche"
    assert met(slot, 1, inward, arrow_inward_keeps_ball=True).kind == "touche"


# Conversion


def test_rc_13_a_but_card_in_hand_converts_and_is_discarded() -> None:
    m = met("L1", 2, hand="chandelle< huit> relayeur<")
    assert (m.phase, m.legal(1), m.score) == ("convert", ["kick-huit>", "kick-chandelle<", "pass"], [5, 0])
    m.play("1 kick-chandelle<")
    assert (m.score, m.discarded("chandelle<")) == ([7, 0], 1)
    assert "huit>" in m.hand(1).split()


def test_rc_13_who_would_rather_keep_the_card_does_not_convert() -> None:
    m = met("L1", 2, hand="chandelle<").play("1 pass")
    assert m.score == [5, 0]
    assert "chandelle<" in m.hand(1).split()


def test_rc_13_the_card_that_scored_does_not_convert() -> None:
    m = at("L1", "pied", "huit< relayeur<").play("1 huit<", "* =pilier<")
    assert (m.score, m.phase) == ([5, 0], "lay")


# Avantage in play


def test_rc_17_who_holds_the_avantage_and_loses_by_one_gives_it_back() -> None:
    m = at("L1", "physique", f"{OWN} relayeur<").hold(1).play(f"1 {OWN}", "* =pilier<")
    assert (m.holder, m.challenge) == (None, ("L2", "physique"))
    assert [event.side for event in m.told(events.AdvantageReturned)] == [0]


def test_rc_17_the_non_joueur_gives_it_back_too_and_you_do_not_get_it() -> None:
    m = at("L1", "physique", f"{OWN} relayeur<").hold(2).play(f"1 {OWN}", "* =ailier<")
    assert (m.holder, m.phase) == (None, "name")


@pytest.mark.parametrize("gap", [0, 2])
def test_rc_17_only_a_loss_by_one_costs_the_avantage(gap: int) -> None:
    m = attack(f"{OWN} relayeur<").aided().hold(2).play(f"1 {OWN}", f"* ={BY[gap]}<")
    assert m.holder == 2


@pytest.mark.parametrize("gap", [2, -2])
@pytest.mark.parametrize("holder", [1, 2])
def test_rc_17_a_try_returns_the_avantage_to_the_middle(gap: int, holder: int) -> None:
    m = at("L1", "physique", OWN).hold(holder).play(f"1 {OWN}", f"* ={BY[gap]}<")
    assert m.holder is None


# Fresh cards and new phases


def test_rc_19_back_in_a_slot_whose_card_was_turned_there_is_a_fresh_one() -> None:
    m = opened(0, "<").aided()
    assert m.line() == ["?", "?", "sauteur<", "?"]
    pile = m.pile
    m.play("1 relayeur>", "* =remplacant>")
    assert m.holder == 2
    assert (m.challenge, m.line()) == (("C", "physique"), ["?", "remplacant>", "?", "?"])
    assert (m.pile, m.discarded("sauteur<")) == (pile - 1, 1)
    (fresh,) = m.told(events.Refreshed)
    assert (fresh.slot, fresh.clause) == ("C", "RC-19")


def test_rc_19_a_slot_that_was_not_turned_keeps_its_card() -> None:
    m = opened(0, "<")
    pile = m.pile
    assert m.line()[1] == "?"
    m.play("1 relayeur>")
    assert m.pile == pile


def test_rc_19_all_players_played_and_nothing_happened_is_a_new_attack_with_four_cards() -> None:
    m = attack(f"{OWN}").aided().play(f"1 {OWN}", "* =sauteur<")
    assert (m.kind, m.challenge, m.state.played) == ("attack", ("C", "physique"), [2, 0, 0])
    assert len(m.hand(1).split()) == 4
    assert not m.state.aided
    assert [event.clause for event in m.told(events.HandSpent)] == ["RC-19"]


def test_rc_19_an_arbitre_that_is_left_is_kept_and_does_not_keep_the_attack_going() -> None:
    m = attack(f"{OWN} arbitre").aided().play(f"1 {OWN}", "* =sauteur<")
    assert m.state.played == [2, 0, 0]
    assert "arbitre" in m.hand(1).split()
    assert len(m.hand(1).split()) == 4


def test_rc_20_at_the_end_of_an_attack_unrevealed_cards_stay_and_the_hand_is_completed() -> None:
    m = attack(f"{OWN} ouvreur> relayeur>").aided()
    m.play(f"1 {OWN}", "* =sauteur<", "1 ouvreur>", "* =relayeur<")
    assert m.score == [5, 0]
    (filled,) = m.told(events.LineFilled)
    assert filled.slots == ["L1", "C"]
    assert "relayeur>" in m.hand(1).split()
    assert len(m.hand(1).split()) == 4


def test_rc_21_a_try_on_an_edge_ends_the_phase_without_a_touche() -> None:
    m = met("R1", 2)
    assert (m.score, m.kind, m.state.played) == ([5, 0], "attack", [2, 0, 0])


def test_rc_21_a_penalty_goal_ends_the_phase_and_an_attack_follows() -> None:
    m = at("L2", "physique", "huit<").aided(buteur=True).play("1 huit<", "* =arbitre")
    assert (m.score, m.kind, m.state.played) == ([0, 3], "attack", [2, 0, 0])
