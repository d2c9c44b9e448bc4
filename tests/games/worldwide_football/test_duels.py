"""Attack card against defence card: WF-10 to WF-14, WF-16."""

from __future__ import annotations

import pytest

from tablee.games.worldwide_football import events
from tablee.games.worldwide_football.edition import ATTACKS, DEFENCES
from tests.games.worldwide_football.script import GAME, rival, solo, two

ANSWERS = {
    "TA": {"D": 1, "P": -1, "GP": 0, "CO": 0},
    "IN": {"P": 1, "PL": 2, "PP": 1, "C": 2, "UD": 0},
    "PR": {"D": 0, "P": -1, "PP": 1, "GP": -2, "CO": 0, "UD": 0},
}
TARGETS = {1: 18, 2: 17, 3: 15, 4: 13, 5: 11, 6: 9, 7: 8, 8: 7}


def test_wf_10_cards_are_laid_one_by_one_and_add_their_pa_at_once() -> None:
    m = solo("PL P D", guard="TA").play("1 PL")
    assert (m.pa, m.laid, m.hand(1)) == (3, "PL", "D D P")
    m.play("1 P", "* (2)")
    assert (m.pa, m.laid) == (5, "PL P")


def test_wf_10_pa_are_capped_at_eight() -> None:
    m = solo("PL", 7, guard="TA").play("1 PL")
    assert m.at == ("attack", 1, 8)


def test_wf_10_the_total_reached_sets_the_target() -> None:
    m = solo("PL", 3, guard="IN").play("1 PL")
    assert m.told(events.Defended) == [events.Defended(1, "IN", None, 2, TARGETS[6])]


def test_wf_11_a_person_defends_or_draws_two() -> None:
    m = rival(pile="D", hand="TA IN PR P T")
    assert m.at == ("defence", 2, 1)
    assert m.legal(1) == ["TA", "PR", "draw"]
    assert m.refused("1 IN") == ("WF-14", "refused-no-answer")
    assert m.refused("1 T") == ("WF-10", "refused-phase")
    m.play("1 draw")
    assert m.hand(1) == "D D P T TA IN PR"


def test_wf_11_with_nothing_left_to_draw_one_draws_nothing() -> None:
    m = rival(pile="D", hand="P", own_pile="").play("1 draw")
    assert m.hand(1) == "P"


def test_wf_11_the_rival_turns_its_top_card_and_throws_if_it_suits() -> None:
    m = solo("D", guard="TA IN").play("1 D")
    assert (m.phase, m.turning) == ("turn", "defence")
    assert m.chances() == {"+TA": 1, "+IN": 1}
    m.play("* +TA")
    assert (m.phase, m.aim) == ("throw", "defence")
    assert m.discard(2) == "TA"


def test_wf_11_a_card_that_does_not_suit_is_discarded_too() -> None:
    m = solo("D", guard="TA IN").play("1 D", "* +IN")
    assert m.at == ("attack", 1, 1)
    assert m.discard(2) == "IN"


def test_wf_11_the_pile_defense_is_rebuilt_from_the_defence_cards_of_the_discard() -> None:
    m = solo("D D", guard="IN", rival_discard="D P TA PR").play("1 D")
    assert sum(m.state.guard) == 0
    m.play("1 D")
    assert m.told(events.GuardRebuilt) == [events.GuardRebuilt(3)]
    assert m.chances() == {"+TA": 1, "+IN": 1, "+PR": 1}
    assert m.discard(2) == "D P"


def test_wf_11_no_defence_card_on_a_shot() -> None:
    m = solo("T", 6).play("1 T")
    assert m.aim == "shot"
    m = rival(6, shots="T", hand="TA IN PR")
    assert m.aim == "shot"


def test_wf_12_a_good_defence_wins_the_ball_and_the_laid_cards_are_discarded() -> None:
    m = solo("D P", 1, laid="D", guard="TA").play("1 P", "* (20)")
    assert m.attack == 2
    assert m.discard(1) == "D P"
    assert m.hand(1) == "D"


def test_wf_12_a_bad_one_and_the_attack_goes_on() -> None:
    m = solo("D", guard="TA").play("1 D", "* (16)")
    assert m.at == ("attack", 1, 1)
    assert m.laid == "D"


def test_wf_12_a_person_wins_the_ball_from_the_rival() -> None:
    m = rival(pile="P", hand="IN").play("1 IN", "* (20)")
    assert m.at == ("attack", 1, 0)
    assert (m.discard(1), m.discard(2)) == ("IN", "P")


@pytest.mark.parametrize("pa", range(1, 9))
def test_wf_13_the_target_falls_with_the_pa(pa: int) -> None:
    """PL +2: one less than the target needs is not enough."""
    needed = TARGETS[pa] - 2
    for die, good in ((needed, True), (needed - 1, False)):
        m = solo("PL", max(0, pa - 3), guard="IN").play("1 PL")
        m.state.pa = pa
        m.play(f"* ({die})")
        assert (m.attack == 2) == good


def test_wf_13_a_natural_20_is_always_good_a_1_never() -> None:
    m = solo("P", guard="TA").play("1 P", "* (20)")
    assert m.attack == 2
    m = solo("C", 8, guard="IN").play("1 C", "* (1)")
    assert m.attack == 1
    assert m.told(events.DefenceThrown) == [events.DefenceThrown(1, 1, 3, 7, False)]


@pytest.mark.parametrize("defence", DEFENCES)
@pytest.mark.parametrize("attack", ATTACKS)
def test_wf_14_which_card_answers_which(defence: str, attack: str) -> None:
    m = two(attack, defence, 5, pro=True).play(f"1 {attack}")
    modifier = ANSWERS[defence].get(attack)
    if modifier is None:
        assert m.refused(f"2 {defence}") == ("WF-14", "refused-no-answer")
    else:
        m.play(f"2 {defence}")
        assert [event.bonus for event in m.told(events.Defended)] == [modifier]


def test_wf_14_nothing_answers_a_shot() -> None:
    assert set(ATTACKS) >= {card for row in GAME.edition.file.defence.values() for card in row}


def test_wf_16_dribble_and_long_pass_have_no_effect_for_the_rival_a_pass_activates_a_player() -> None:
    for card, active in (("D", ""), ("PL", ""), ("P", "A1")):
        m = rival(pile=f"{card} GP", bench="A1").play(f"* +{card}", "1 draw")
        assert m.players(2) == active
        assert m.pa >= {"D": 1, "P": 2, "PL": 3}[card]
        assert m.hand(2) == ""
