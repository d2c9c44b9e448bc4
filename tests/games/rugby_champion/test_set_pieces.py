"""Touche and mêlée alone, and the Avantage on both sides."""

from __future__ import annotations

import pytest

from tablee.games.rugby_champion import events, referee
from tests.games.rugby_champion.script import Script, follow_up, set_piece

FOUR = "pilier< pilier> ailier< ailier>"
"""Physique 4 4 2 2, Passe 2 2 4 4."""


def touche(hidden: str, hand: str = FOUR, holder: int | None = None, **options: bool | str) -> Script:
    """8 in Passe against 3 and the hidden card; a Buteur comes where a support is drawn."""
    m = set_piece("touche", hand, **options).hold(holder)
    m.play("1 ailier<", "1 ailier>", f"* ={hidden}")
    return m.play("* aid-buteur") if m.phase == "aid" and m.state.aid_for == 1 else m


def melee(hidden: str, hand: str = FOUR, holder: int | None = None, **options: bool | str) -> Script:
    """8 in Physique against 3 and the hidden card."""
    m = set_piece("melee", hand, **options).hold(holder)
    m.play("1 pilier<", "1 pilier>", f"* ={hidden}")
    return m.play("* aid-buteur") if m.phase == "aid" and m.state.aid_for == 1 else m


# Touche


def test_rc_40_the_non_joueur_has_the_touche_and_one_hidden_card() -> None:
    m = set_piece("touche", FOUR)
    assert (m.phase, m.laid(2), m.view(1).hidden_card, m.state.clause()) == ("pack", "touche", True, "RC-40")


def test_rc_40_the_hand_is_completed_to_four_and_two_cards_are_shown() -> None:
    m = set_piece("touche", FOUR)
    m.give(1, "ailier<")
    referee.begin_set_piece(m.state, 1)
    m.settle()
    assert (m.phase, len(m.legal(1))) == ("pack", 4)
    m.play("1 ailier<")
    assert (m.phase, m.waiting) == ("pack", [1])
    m.play(f"1 {m.legal(1)[0]}")
    assert (m.phase, m.state.clause()) == ("turn", "RC-40")


@pytest.mark.parametrize(
    ("hidden", "holder", "values"), [("relayeur<", 1, [8, 7]), ("demi<", None, [8, 8]), ("feinteur<", None, [8, 8])]
)
def test_rc_40_sums_of_passe_and_a_tie_is_nobodys(hidden: str, holder: int | None, values: list[int]) -> None:
    m = touche(hidden)
    compared = m.told(events.Compared)[0]
    assert (compared.type, compared.values) == ("passe", values)
    assert (m.holder, m.kind, m.phase) == (holder, "attack", "lay")


def test_rc_40_the_non_joueur_wins_it_and_takes_the_avantage() -> None:
    m = touche("demi<", difficulty="hard")
    assert (m.holder, m.kind, m.score) == (2, "attack", [0, 0])


def test_rc_40_what_was_shown_is_spent() -> None:
    m = touche("relayeur<")
    assert all(m.discarded(card) == 1 for card in ("ailier<", "ailier>", "relayeur<"))
    assert m.line() == ["?", "?", "?", "?"]


def test_rc_40_a_card_that_is_not_in_hand_cannot_be_shown() -> None:
    assert set_piece("touche", FOUR).refused("1 demi<") == ("RC-20", "refused-not-in-hand")


# Mêlée


@pytest.mark.parametrize(("hidden", "side"), [("sauteur<", 0), ("percussion<", None)])
def test_rc_41_sums_of_physique(hidden: str, side: int | None) -> None:
    m = melee(hidden)
    happened = m.events()
    assert [event.type for event in happened if isinstance(event, events.Compared)] == ["physique"]
    assert [event.side for event in happened if isinstance(event, events.SetPieceWon)] == [side]


@pytest.mark.parametrize(("hidden", "slot", "types"), [("sauteur<", "L1", 3), ("sauteur>", "R1", 2)])
def test_rc_41_who_won_the_scrum_names_the_type_on_the_side_of_the_arrow(hidden: str, slot: str, types: int) -> None:
    m = melee(hidden)
    assert (m.kind, m.phase, m.challenge[0], len(m.legal(1))) == ("follow-up", "name", slot, types)


@pytest.mark.parametrize(("difficulty", "holder"), [("normal", None), ("hard", 2)])
def test_rc_41_after_a_tie_or_a_loss_it_is_the_red_value(difficulty: str, holder: int | None) -> None:
    m = melee("percussion>", difficulty=difficulty)
    assert (m.kind, m.phase, m.challenge, m.holder) == ("follow-up", "lay", ("R1", "physique"), holder)


@pytest.mark.parametrize(("gap", "score"), [("demi<", [5, 0]), ("percussion<", [0, 5])])
def test_rc_41_by_two_it_is_a_try(gap: str, score: list[int]) -> None:
    m = follow_up("L1", "physique", "sauteur<").play("1 sauteur<", f"* ={gap}")
    assert (m.score, m.kind) == (score, "attack")


def test_rc_41_by_one_it_is_the_avantage_and_an_attack_follows() -> None:
    m = follow_up("L1", "physique", "sauteur<").play("1 sauteur<", "* =ailier<")
    assert (m.holder, m.kind, m.score) == (1, "attack", [0, 0])
    m = follow_up("L1", "physique", "sauteur<").play("1 sauteur<", "* =pilier<")
    assert (m.holder, m.kind, m.score) == (2, "attack", [0, 0])


def test_rc_41_a_tie_leads_to_an_attack() -> None:
    m = follow_up("R1", "physique", "sauteur<").play("1 sauteur<", "* =pousseur>")
    assert (m.holder, m.kind, m.state.played[1]) == (None, "attack", 0)


def test_rc_41_the_second_in_this_phase_is_a_try() -> None:
    m = melee("sauteur<").aided().play("1 left-physique", "1 ailier<", "* =relayeur<")
    assert (m.score, m.holder, m.kind) == ([5, 0], None, "attack")
    (scored,) = m.told(events.TryScored)
    assert (scored.side, scored.how) == (0, "advantage")


def test_rc_41_without_a_player_left_there_is_no_challenge_after_the_scrum() -> None:
    m = melee("sauteur<", "pilier< pilier> arbitre arbitre")
    assert (m.kind, m.phase, m.holder) == ("attack", "lay", 1)
    assert len(m.hand(1).split()) == 5


# Avantage


def test_rc_42_your_avantage_is_one_extra_card_at_the_next_phase_once() -> None:
    m = touche("relayeur<")
    assert (m.holder, len(m.hand(1).split()), m.state.fresh) == (1, 5, [0, 0])
    referee.begin_attack(m.state, 0)
    m.settle()
    assert (m.holder, len(m.hand(1).split())) == (1, 5)
    m.give(1, "pilier<")
    referee.begin_attack(m.state, 0)
    m.settle()
    assert len(m.hand(1).split()) == 4


def test_rc_42_also_if_the_next_phase_is_a_set_piece() -> None:
    m = touche("relayeur<")
    m.give(1, "pilier<").hold(1, fresh=1)
    referee.begin_set_piece(m.state, 2)
    m.settle()
    assert len(m.hand(1).split()) == 5


def test_rc_42_a_second_in_a_touche_is_no_try_for_you() -> None:
    m = touche("relayeur<", holder=1)
    assert (m.score, m.holder, len(m.hand(1).split())) == ([0, 0], 1, 5)


def test_rc_42_option_symmetric_advantage() -> None:
    m = touche("relayeur<", holder=1, symmetric_advantage=True)
    assert (m.score, m.holder) == ([5, 0], None)
    m = melee("sauteur<", holder=1, symmetric_advantage=True)
    assert (m.score, m.holder, m.kind) == ([5, 0], None, "attack")
    m = touche("relayeur<", symmetric_advantage=True)
    assert (m.score, m.holder) == ([0, 0], 1)


def test_rc_42_the_non_joueurs_second_in_a_touche_is_a_try() -> None:
    m = touche("demi<", holder=2, difficulty="hard").play("* aid-faute")
    assert (m.score, m.holder, m.kind) == ([0, 5], None, "attack")


def test_rc_43_the_winner_of_a_set_piece_takes_it_even_from_the_other_side() -> None:
    assert touche("relayeur<", holder=2).holder == 1
    assert touche("demi<", holder=1, difficulty="hard").holder == 2


@pytest.mark.parametrize(("holder", "card"), [(1, "pilier<"), (2, "ailier<")])
def test_rc_43_in_the_challenge_after_a_scrum_giving_it_back_comes_first(holder: int, card: str) -> None:
    m = follow_up("L1", "physique", "sauteur<", gains=2 - holder).hold(holder).play("1 sauteur<", f"* ={card}")
    assert (m.holder, m.score, m.kind) == (None, [0, 0], "attack")


def test_rc_43_each_gain_is_one_extra_card() -> None:
    m = touche("relayeur<", holder=1)
    assert len(m.hand(1).split()) == 5


@pytest.mark.parametrize("card", ["pilier<", "demi<", "percussion<"])
def test_rc_43_the_card_was_won_with_the_gain_and_comes_whatever_becomes_of_the_avantage(card: str) -> None:
    m = follow_up("L1", "physique", "sauteur<", gains=1).hold(1, fresh=1).play("1 sauteur<", f"* ={card}")
    assert (m.holder, len(m.hand(1).split())) == (None, 5)
    m = touche("demi<", hand="ailier< ailier> pilier< pilier>", difficulty="hard").hold(1, fresh=1)
    referee.gain(m.state, 1, "RC-40")
    assert (m.holder, m.state.fresh[0]) == (2, 1)


def test_rc_44_the_non_joueurs_second_is_a_try_without_a_challenge_after_the_scrum() -> None:
    m = melee("percussion<", holder=2, difficulty="hard").play("* aid-raffut")
    assert (m.score, m.kind, m.holder) == ([0, 5], "attack", None)


def test_rc_44_scrum_and_challenge_make_two_for_the_non_joueur() -> None:
    m = melee("percussion<", difficulty="hard").aided()
    assert (m.holder, m.challenge) == (2, ("L1", "physique"))
    m.play("1 ailier<", "* =sauteur<")
    assert (m.score, m.holder) == ([0, 5], None)


def test_rc_44_yours_must_both_be_won_in_the_same_melee() -> None:
    m = follow_up("L1", "physique", "sauteur<").hold(1).play("1 sauteur<", "* =ailier<")
    assert (m.score, m.holder, len(m.hand(1).split())) == ([0, 0], 1, 5)
    m = melee("sauteur<", holder=1)
    assert (m.score, m.kind, m.phase) == ([0, 0], "follow-up", "name")


def test_rc_45_the_challenge_after_a_scrum_is_on_l1_or_r1_with_a_fresh_card_if_it_was_turned() -> None:
    m = set_piece("melee", FOUR)
    m.state.line[1] = m.card("relayeur>")
    m.state.unseen[m.card("relayeur>")] -= 1
    pile = m.pile
    m.play("1 pilier<", "1 pilier>", "* =percussion<")
    assert (m.challenge[0], m.line()[1], m.pile, m.discarded("relayeur>")) == ("L1", "?", pile - 1, 1)
    assert [event.clause for event in m.told(events.Refreshed)] == ["RC-45"]


def test_rc_45_an_unturned_card_stays_and_the_right_takes_no_kick() -> None:
    m = set_piece("melee", FOUR)
    pile = m.pile
    m.play("1 pilier<", "1 pilier>", "* =sauteur>", "* aid-buteur")
    assert (m.pile, m.legal(1), m.state.clause()) == (pile, ["right-physique", "right-passe"], "RC-45")
    assert m.refused("1 right-pied") == ("RC-12", "refused-kick-right")
