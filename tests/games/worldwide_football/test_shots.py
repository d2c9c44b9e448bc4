"""Shots: WF-20 to WF-23, WF-32."""

from __future__ import annotations

import pytest

from tablee.games.worldwide_football import events
from tests.games.worldwide_football.script import rival, solo, two


@pytest.mark.parametrize(("pa", "modifier"), [(6, -1), (7, 0), (8, 1)])
def test_wf_22_the_modifier_by_pa(pa: int, modifier: int) -> None:
    m = solo("T", pa).play("1 T", "* [4]", f"* [{3 + modifier}]")
    assert m.score == [1, 0]
    m = solo("T", pa).play("1 T", "* [4]", f"* [{4 + modifier}]")
    assert m.score == [0, 0]


def test_wf_20_a_die_for_the_shooter_then_one_for_the_keeper() -> None:
    m = solo("T", 7).play("1 T")
    assert (m.phase, m.aim) == ("throw", "shot")
    m.play("* [5]")
    assert (m.phase, m.aim) == ("throw", "keeper")
    m.play("* [4]")
    assert m.score == [1, 0]


@pytest.mark.parametrize("pa", [6, 7, 8])
def test_wf_20_the_rival_shoots_at_six_seven_or_eight_with_an_active_tir(pa: int) -> None:
    m = rival(pa, shots="T", pile="D D")
    assert m.steps() == [("WF-20", "shoots")]
    assert m.aim == "shot"
    m.play("* [6]", "* [1]")
    assert m.score == [0, 1]
    assert m.hand(2) == ""


def test_wf_22_a_natural_one_is_off_target() -> None:
    m = solo("T", 8).play("1 T", "* [1]", "* [1]")
    assert m.score == [0, 0]
    assert m.told(events.ShotJudged)[0].result == "wide"


def test_wf_22_equal_is_saved_in_amateur_and_a_corner_in_professionnel() -> None:
    m = solo("T", 7).play("1 T", "* [4]", "* [4]")
    assert m.told(events.ShotJudged)[0].result == "saved"
    assert m.attack == 2
    m = solo("T P", 7, pro=True).play("1 T", "* [4]", "* [4]")
    assert m.at == ("attack", 1, 5)
    assert m.view(1).dead == "corner"


def test_wf_22_lower_is_saved() -> None:
    m = solo("T", 7, pro=True).play("1 T", "* [3]", "* [4]")
    assert m.told(events.ShotJudged)[0].result == "saved"
    assert m.attack == 2


def test_wf_23_after_a_save_or_a_miss_the_defender_has_the_ball_at_0_pa_and_the_cards_are_discarded() -> None:
    for shooter, keeper in ((2, 6), (1, 1)):
        m = rival(7, shots="T", laid="PL PL").play(f"* [{shooter}]", f"* [{keeper}]")
        assert m.at == ("attack", 1, 0)
        assert m.discard(2) == "PL PL T"


def test_wf_23_after_a_block_too() -> None:
    m = rival(7, shots="T", players="D1", laid="PL PL").play("1 n2", "* [5]")
    assert m.at == ("attack", 1, 0)
    assert m.discard(2) == "PL PL T"


def test_wf_23_at_a_corner_laid_and_shot_cards_are_discarded_too() -> None:
    m = solo("T", 7, laid="PL PL", pro=True).play("1 T", "* [4]", "* [4]")
    assert m.laid == ""
    assert m.discard(1) == "PL PL T"


def test_wf_17_after_a_goal_the_conceding_side_has_the_ball_at_0_pa() -> None:
    m = rival(7, shots="T").play("* [6]", "* [1]")
    assert m.at == ("attack", 1, 0)
    m = two("T", pa=8).play("1 T", "* [6]", "* [1]")
    assert m.at == ("attack", 2, 0)


def test_wf_25_header_and_volley() -> None:
    """TE +1; VO +2, but off target on 1 and 2."""
    m = solo("TE VO", 7, laid="C", pro=True)
    assert m.may("1 TE")
    m.play("1 TE", "* [4]", "* [4]")
    assert m.score == [1, 0]
    m = solo("VO", 7, laid="PP", pro=True).play("1 VO", "* [2]", "* [1]")
    assert m.told(events.ShotJudged)[0].result == "wide"
    m = solo("VO", 7, laid="PP", pro=True).play("1 VO", "* [3]", "* [4]")
    assert m.score == [1, 0]


def test_wf_25_header_after_a_centre_volley_after_a_centre_or_deep_pass() -> None:
    m = solo("TE VO", 7, laid="PP", pro=True)
    assert not m.may("1 TE")
    assert m.may("1 VO")
    assert m.refused("1 TE") == ("WF-25", "refused-after")
    m = solo("TE VO", 7, laid="C P", pro=True)
    assert m.refused("1 VO") == ("WF-25", "refused-after")
    m = solo("TE VO", 5, laid="C", pro=True)
    assert m.refused("1 TE") == ("WF-25", "refused-too-far")


# Player cards around a shot (WF-27, WF-28)


def test_wf_27_interposition_blocks_on_five_and_six() -> None:
    for die, blocked in ((4, False), (5, True), (6, True)):
        m = solo("T", 8, active="D1").play("1 T")
        assert m.aim == "interposition"
        m.play(f"* [{die}]")
        assert (m.attack == 2) == blocked
        assert m.players(2) == ""


def test_wf_27_parade_gives_the_keeper_one() -> None:
    m = solo("T", 7, active="G1", away="spain", home="brazil").play("1 T", "* [4]", "* [3]")
    assert m.score == [0, 0]
    assert m.players(2) == ""
    m = rival(7, shots="T", players="G1").play("1 n1", "* [4]", "* [3]")
    assert m.score == [0, 0]


def test_wf_28_the_rivals_interposition_comes_before_its_parade() -> None:
    m = solo("T", 8, active="G1 D1", home="france", away="brazil").play("1 T", "* [6]")
    assert (m.attack, m.players(2)) == (2, "G1")
    m = solo("T", 8, active="G1 D1", home="france", away="brazil").play("1 T", "* [4]")
    assert (m.aim, m.players(2), m.state.keeper_bonus) == ("shot", "", 1)


def test_wf_28_two_interpositions_are_two_dice() -> None:
    m = solo("T", 8, active="D1 D1", away="italy").play("1 T", "* [4]")
    assert (m.aim, len(m.state.squads[1])) == ("interposition", 0)


def test_wf_27_a_person_may_keep_them() -> None:
    m = rival(7, shots="T", players="G1 D1")
    assert (m.phase, m.waiting) == ("keep", [1])
    assert m.legal(1) == ["no", "n2", "n1"]
    m.play("1 n2", "* [4]")
    assert m.phase == "keep"
    m.play("1 no", "* [4]", "* [3]")
    assert m.score == [0, 1]
    assert m.players(1) == "G1"


def test_wf_27_reflexe_throws_the_keepers_die_again_when_a_goal_was_scored() -> None:
    m = solo("T", 7, active="G2").play("1 T", "* [4]", "* [3]")
    assert (m.phase, m.aim) == ("throw", "keeper")
    m.play("* [6]")
    assert m.score == [0, 0]
    m = solo("T", 7, active="G2").play("1 T", "* [3]", "* [4]")
    assert m.players(2) == "G2"


def test_wf_27_renard_throws_the_shooters_die_again_when_it_was_no_goal() -> None:
    m = rival(7, shots="T", active="A2").play("* [3]", "* [4]")
    assert (m.phase, m.aim) == ("throw", "shot")
    m.play("* [5]")
    assert m.score == [0, 1]
    m = rival(7, shots="T", active="A2").play("* [5]", "* [4]")
    assert m.players(2) == "A2"


def test_wf_28_the_rival_keeps_renard_at_a_corner_it_has_won() -> None:
    m = rival(7, shots="T", active="A2", pro=True, special="C").play("* [4]", "* [4]")
    assert m.players(2) == "A2"
    assert (m.attack, m.laid) == (2, "C")


def test_wf_27_both_may_throw_again_one_after_the_other() -> None:
    m = two("T", pa=7, players="A2", other_players="G2", home="brazil", away="italy")
    m.play("1 T", "2 no", "* [5]", "* [4]")
    assert (m.phase, m.waiting) == ("save-again", [2])
    m.play("2 n1", "* [6]")
    assert (m.phase, m.waiting) == ("shoot-again", [1])
    m.play(f"1 {m.n(1, 'A2')}", "* [6]")
    assert m.attack == 2
    assert m.told(events.ShotJudged)[0].result == "saved"


def test_wf_27_buteur_is_played_before_the_shot() -> None:
    m = solo("T", 7, players="A1")
    number = m.n(1, "A1")
    m.play(f"1 {number}")
    assert m.legal(1) == ["T"]
    assert m.refused("1 give") == ("WF-27", "refused-prepared")
    m.play("1 T", "* [4]", "* [4]")
    assert m.score == [1, 0]
    m = rival(7, shots="T", active="A1").play("* [4]", "* [4]")
    assert m.score == [0, 1]
    assert m.players(2) == ""


def test_wf_28_a_used_player_card_is_discarded() -> None:
    m = solo("T", 7, players="A1")
    m.play(f"1 {m.n(1, 'A1')}")
    assert m.view(1).sides[0].player_discard == [9]
    assert m.view(1).players == []
