"""The Arbitre alone: in your hand, in the Non-joueur's line, in set pieces."""

from __future__ import annotations

import pytest

from tablee.games.rugby_champion import events, referee
from tests.games.rugby_champion.script import at, attack, follow_up, set_piece

# In your hand


def test_rc_25_against_no_whistle_it_cannot_be_played() -> None:
    m = attack("sauteur< arbitre relayeur<").aided().play("1 sauteur<", "* =pilier<")
    assert (m.phase, m.challenge) == ("lay", ("L1", "physique"))
    assert m.refused("1 arbitre") == ("RC-27", "refused-not-a-player")


@pytest.mark.parametrize("card", ["plaqueur<", "percussion<"])
def test_rc_25_against_one_whistle_the_challenge_is_won_by_exactly_one_without_support(card: str) -> None:
    m = attack("sauteur< arbitre relayeur<").play("1 sauteur<", f"* ={card}")
    assert (m.phase, m.legal(1)) == ("whistle", ["arbitre", "pass"])
    m.play("1 arbitre")
    assert (m.phase, m.score, m.state.aided, m.discarded("arbitre")) == ("name", [0, 0], False, 1)


def test_rc_25_it_may_be_let_be() -> None:
    m = attack("sauteur< arbitre relayeur<").play("1 sauteur<", "* =percussion<", "1 pass", "* aid-raffut")
    assert m.score == [0, 5]
    assert "arbitre" in m.hand(1).split()


def test_rc_25_against_two_whistles_a_scrum_begins() -> None:
    m = attack("sauteur< arbitre relayeur<").play("1 sauteur<", "* =capitaine<", "1 arbitre")
    assert (m.kind, m.phase, m.score, m.state.played) == ("melee", "pack", [0, 0], [1, 0, 1])
    (whistled,) = m.told(events.Whistled)
    assert (whistled.side, whistled.whistles, whistled.effect, whistled.clause) == (0, 2, "scrum", "RC-25")


def test_rc_25_also_a_challenge_that_was_won_may_be_whistled() -> None:
    """It keeps the Non-joueur from drawing a support card."""
    m = at("L1", "physique", "percussion< arbitre relayeur<")
    m.state.aided = False
    m.play("1 percussion<", "* =plaqueur<", "1 arbitre")
    assert (m.phase, m.state.aided) == ("name", False)


def test_rc_25_on_an_edge_a_challenge_won_by_one_is_a_touche() -> None:
    m = at("R1", "physique", "sauteur< arbitre").play("1 sauteur<", "* =percussion<", "1 arbitre")
    assert m.kind == "touche"


def test_rc_25_won_by_one_the_non_joueur_gives_the_avantage_back() -> None:
    m = at("L1", "physique", "sauteur< arbitre relayeur<").hold(2)
    m.play("1 sauteur<", "* =percussion<", "1 arbitre")
    assert m.holder is None


def test_rc_25_in_the_challenge_after_a_scrum() -> None:
    m = follow_up("L1", "physique", "sauteur< arbitre").play("1 sauteur<", "* =percussion<", "1 arbitre")
    assert (m.kind, m.holder) == ("attack", 1)
    m = follow_up("L1", "physique", "sauteur< arbitre").play("1 sauteur<", "* =capitaine<", "1 arbitre")
    assert m.kind == "melee"


def test_rc_25_without_an_arbitre_nobody_is_asked() -> None:
    m = attack("sauteur< relayeur<").aided().play("1 sauteur<", "* =plaqueur<")
    assert m.phase == "lay"


# In the line of the Non-joueur


def test_rc_26_against_no_whistle_it_is_discarded_and_the_next_card_turned() -> None:
    m = attack("sauteur< relayeur<").aided()
    pile = m.pile
    m.play("1 sauteur<", "* =arbitre")
    assert (m.phase, m.discarded("arbitre"), m.pile) == ("turn", 1, pile - 1)
    m.play("* =arbitre", "* =pilier>")
    assert (m.challenge, m.holder, m.discarded("arbitre")) == (("R1", "physique"), 2, 2)


def test_rc_26_against_one_whistle_the_challenge_is_lost_by_one() -> None:
    m = attack("plaqueur< relayeur<").play("1 plaqueur<", "* =arbitre")
    assert (m.phase, m.holder, m.state.clause()) == ("turn", 2, "RC-26")
    m.play("* =arbitre", "* =chandelle<")
    assert (m.challenge, m.phase) == (("L1", "pied"), "lay")
    assert [event.effect for event in m.told(events.Whistled)] == ["cancelled"]


def test_rc_26_on_an_edge_no_card_is_turned_for_the_touche() -> None:
    m = at("L2", "physique", "plaqueur< relayeur<").play("1 plaqueur<", "* =arbitre")
    assert (m.kind, m.phase, m.holder) == ("touche", "pack", 2)


def test_rc_26_unless_the_arrow_could_keep_the_ball_in() -> None:
    m = at("L2", "physique", "plaqueur< relayeur<", arrow_inward_keeps_ball=True)
    m.play("1 plaqueur<", "* =arbitre")
    assert m.phase == "turn"
    m.play("* =pilier>")
    assert m.challenge == ("L1", "physique")


def test_rc_26_lost_by_one_may_be_the_second_avantage() -> None:
    m = attack("plaqueur< relayeur<").aided().hold(2).play("1 plaqueur<", "* =arbitre")
    assert (m.score, m.kind) == ([0, 5], "attack")


def test_rc_26_against_two_whistles_the_non_joueur_kicks_with_the_buteur_that_lies_aside() -> None:
    m = attack("capitaine< relayeur<").aided(buteur=True).play("1 capitaine<", "* =arbitre")
    assert (m.score, m.kind) == ([0, 3], "attack")

    (whistled,) = m.told(events.Whistled)
    assert (whistled.side, whistled.whistles, whistled.effect, whistled.clause) == (1, 2, "penalty", "RC-26")


@pytest.mark.parametrize("aided", [False, True])
def test_rc_26_without_a_buteur_aside_two_whistles_are_a_scrum_and_no_support_is_drawn(aided: bool) -> None:
    m = attack("capitaine< relayeur<")
    m = (m.aided() if aided else m).play("1 capitaine<", "* =arbitre")
    assert (m.score, m.kind, m.phase) == ([0, 0], "melee", "pack")
    happened = m.events()
    assert [event.effect for event in happened if isinstance(event, events.Whistled)] == ["scrum"]
    assert not [event for event in happened if isinstance(event, events.Aided)]


def test_rc_26_the_scrum_is_a_phase_with_a_support_of_its_own() -> None:
    m = attack("capitaine< relayeur<").play("1 capitaine<", "* =arbitre")
    assert m.state.aided is False
    m.give(1, "percussion< huit<").play("1 percussion<", "1 huit<", "* =relayeur<")
    assert (m.phase, m.view(1).support_for) == ("aid", "set-piece")


@pytest.mark.parametrize(
    ("drawn", "score", "kind"),
    [("buteur", [0, 3], "attack"), *((card, [0, 0], "melee") for card in ("rucking", "raffut", "faute"))],
)
def test_rc_26_by_the_rules_of_version_1_a_support_was_drawn_for_the_penalty(
    drawn: str, score: list[int], kind: str
) -> None:
    m = attack("capitaine< relayeur<", rules=1).play("1 capitaine<", "* =arbitre")
    assert (m.phase, m.state.clause()) == ("aid", "RC-26")
    assert [event.effect for event in m.told(events.Whistled)] == ["draw"]
    assert m.state.copy().draws_for_penalty
    m.play(f"* aid-{drawn}")
    assert (m.score, m.kind) == (score, kind)


def test_rc_26_by_the_rules_of_version_1_once_a_phase() -> None:
    m = attack("capitaine< relayeur<", rules=1).aided().play("1 capitaine<", "* =arbitre")
    assert (m.score, m.kind) == ([0, 0], "melee")


@pytest.mark.parametrize(("holder", "after"), [(None, 2), (1, None)])
def test_rc_26_in_the_challenge_after_a_scrum_one_whistle_is_lost_by_one(holder: int | None, after: int | None) -> None:
    m = follow_up("L1", "physique", "plaqueur<").hold(holder).play("1 plaqueur<", "* =arbitre")
    assert (m.kind, m.holder) == ("attack", after)


@pytest.mark.parametrize("kind", ["touche", "melee"])
def test_rc_26_as_the_hidden_card_of_a_set_piece_it_is_discarded_and_another_drawn(kind: str) -> None:
    m = set_piece(kind, "pilier< sauteur< ailier< ailier>")
    pile = m.pile
    m.play("1 pilier<", "1 sauteur<", "* =arbitre")
    assert (m.phase, m.pile, m.discarded("arbitre")) == ("turn", pile - 1, 1)
    m.play("* =percussion<")
    assert m.discarded("percussion<") == 1 or "percussion<" in m.laid(2)


# Never led


def test_rc_27_an_arbitre_is_never_led() -> None:
    m = attack("sauteur< arbitre")
    assert m.legal(1) == ["sauteur<"]
    assert m.refused("1 arbitre") == ("RC-27", "refused-not-a-player")


def test_rc_27_nor_shown_in_a_set_piece() -> None:
    m = set_piece("touche", "pilier< sauteur< arbitre arbitre")
    assert m.legal(1) == ["pilier<", "sauteur<"]
    m.play("1 pilier<")
    assert m.legal(1) == ["sauteur<"]


@pytest.mark.parametrize("kind", ["touche", "melee"])
def test_rc_27_fewer_than_two_players_for_a_set_piece_the_arbitres_are_discarded_and_replaced(kind: str) -> None:
    m = at("L2", "physique", "sauteur< arbitre arbitre arbitre")
    referee.begin_set_piece(m.state, {"touche": 1, "melee": 2}[kind])
    assert (m.phase, m.discarded("arbitre"), len(m.state.drawing)) == ("draw", 3, 3)
    m.settle()
    assert (m.phase, m.discarded("arbitre"), len(m.legal(1))) == ("pack", 3, 4)
    assert [(event.clause, event.discarded) for event in m.told(events.Shown)] == [("RC-27", ["arbitre"] * 3)]


def test_rc_27_two_players_are_enough() -> None:
    m = at("L2", "physique", "sauteur< pilier< arbitre arbitre")
    referee.begin_set_piece(m.state, 1)
    m.settle()
    assert (m.phase, m.hand(1)) == ("pack", "pilier< sauteur< arbitre arbitre")


def test_rc_27_a_hand_of_arbitres_alone_cannot_attack_and_is_replaced() -> None:
    m = attack("arbitre arbitre arbitre arbitre")
    referee.begin_attack(m.state, 0)
    m.settle()
    assert (m.phase, m.discarded("arbitre"), len(m.legal(1))) == ("lay", 4, 4)
