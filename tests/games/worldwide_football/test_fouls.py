"""Fouls, cards, dead balls and substitutions of the mode Professionnel: WF-30 to WF-37."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.worldwide_football import events, referee
from tablee.games.worldwide_football.phases import CORNER, INDIRECT_KICK
from tests.games.worldwide_football.script import Script, rival, solo, two


def fouled(pa: int, hand: str = "P PL", **more: Any) -> Script:
    """Seat 1 laid a Dribble and has `pa`; the virtual opponent's tackle was a foul, and the card check comes."""
    m = solo(f"D {hand}", pa - 1, pro=True, **more)
    return m.play("1 D", "* (2)")


# WF-30


@pytest.mark.parametrize("die", range(2, 7))
def test_wf_30_a_failed_tackle_is_a_foul_on_a_natural_1_to_5(die: int) -> None:
    m = solo("D", pro=True).play("1 D", f"* ({die})")
    assert (m.phase == "throw" and m.aim == "card") == (die <= 5)


def test_wf_30_a_one_is_a_foul_too() -> None:
    assert solo("D", 7, pro=True).play("1 D", "* (1)").aim == "card"


@pytest.mark.parametrize("die", range(1, 5))
def test_wf_30_a_failed_pressing_on_1_or_2(die: int) -> None:
    m = solo("D", guard="PR", pro=True).play("1 D", f"* ({die})")
    assert (m.phase == "throw" and m.aim == "card") == (die <= 2)


def test_wf_30_an_interception_is_never_a_foul_a_stoppeur_is() -> None:
    assert solo("P", guard="IN", pro=True).play("1 P", "* (1)").phase == "attack"
    assert solo("D", active="D2", pro=True).play("1 D", "* (5)").aim == "card"


def test_wf_30_no_fouls_in_amateur() -> None:
    assert solo("D").play("1 D", "* (1)").at == ("attack", 1, 1)


def test_wf_30_a_good_defence_is_no_foul_and_marquage_makes_it_good() -> None:
    m = solo("D", 7, active="D4", pro=True).play("1 D", "* (3)")
    assert m.attack == 2
    m = solo("D", 7, active="D4", pro=True).play("1 D", "* (2)")
    assert m.attack == 2
    m = solo("D", 6, active="D4", pro=True).play("1 D", "* (2)")
    assert m.aim == "card"


@pytest.mark.parametrize(
    ("die", "yellow", "pa", "card"),
    [
        (3, 0, 3, "none"),
        (4, 0, 3, "yellow"),
        (5, 1, 8, "yellow"),
        (6, 0, 3, "yellow"),
        (6, 1, 3, "red"),
        (6, 0, 6, "red"),
    ],
)
def test_wf_30_the_card_check(die: int, yellow: int, pa: int, card: str) -> None:
    m = fouled(pa)
    m.state.yellows[1] = yellow
    m.play(f"* [{die}]")
    assert [event.card for event in m.told(events.Carded)] == [card]


def test_wf_30_the_fouled_card_stands() -> None:
    m = fouled(3, "P").play("* [1]")
    assert m.laid == "D"
    assert m.hand(1) == "D P"


@pytest.mark.parametrize(("pa", "phase"), [(1, "attack"), (3, "attack"), (4, "free-kick"), (5, "free-kick")])
def test_wf_30_by_the_pa_indirect_or_the_attackers_choice(pa: int, phase: str) -> None:
    m = fouled(pa).play("* [1]")
    assert m.phase == phase
    assert (m.view(1).dead == "indirect") == (phase == "attack")


@pytest.mark.parametrize("pa", [6, 7, 8])
def test_wf_30_from_six_pa_a_penalty(pa: int) -> None:
    assert fouled(pa).play("* [1]").aim == "penalty"


# WF-31


def test_wf_31_a_person_restarts_with_a_pass_and_keeps_the_pa() -> None:
    m = fouled(3, "D P PL PP GP C").play("* [1]")
    assert m.pa == 3
    assert [move for move in m.legal(1) if move.isupper()] == ["P", "PL", "PP"]
    assert m.refused("1 D") == ("WF-31", "refused-restart")
    m.play("1 P", "* (7)")
    assert m.view(1).dead == ""
    assert m.may("1 D")


def test_wf_31_no_shot_straight_from_an_indirect_free_kick() -> None:
    m = fouled(5, "T P", stars=1, abilities="offensive").play("* [1]", "1 indirect", "1 offensive")
    assert (m.pa, m.may("1 T")) == (6, False)
    assert m.refused("1 T") == ("WF-31", "refused-restart")


@pytest.mark.parametrize("card", ["D", "T", "GP", "CO", "TE", "VO"])
def test_wf_31_for_the_rival_other_cards_go_under_the_pile_and_another_is_drawn(card: str) -> None:
    m = rival(2, pile=f"{card} P", dead=INDIRECT_KICK, pro=True).play(f"* +{card}")
    assert m.told(events.PutUnder) == [events.PutUnder(card)]
    assert (m.laid, m.pa) == ("P", 4)
    assert m.rival_table().under == [card]
    assert m.hand(2) == ""


def test_wf_31_dribble_then_tir_then_a_pass() -> None:
    m = rival(2, pile="D T UD", dead=INDIRECT_KICK, pro=True).play("* +D", "* +T")
    assert (m.laid, m.state.under) == ("UD", [0, 8])
    assert m.view(1).dead == ""


def test_wf_31_what_went_under_is_turned_last_and_in_its_order() -> None:
    m = rival(2, pile="P", under="T D", pro=True).play("1 draw")
    assert m.hand(2) == "T"
    assert m.laid == "P D"
    assert m.state.under == []


def test_wf_31_the_whole_pile_seen_and_the_ball_goes_back() -> None:
    m = rival(2, pile="D", under="T", dead=INDIRECT_KICK, pro=True)
    assert m.steps()[-1] == ("WF-31", "no-restart")
    assert (m.attack, m.state.under) == (1, [0, 8])
    m = rival(2, dead=INDIRECT_KICK, pro=True)
    assert m.steps() == [("WF-31", "no-restart")]


def test_wf_31_at_five_pa_from_the_pile_speciale_if_it_has_cards() -> None:
    m = rival(5, pile="P", special="PP", dead=INDIRECT_KICK, pro=True)
    assert m.steps() == [("WF-31", "free-kick-special")]
    assert m.laid == "PP"
    m = rival(5, pile="P", dead=INDIRECT_KICK, pro=True)
    assert m.steps() == [("WF-31", "free-kick-action")]
    m = rival(4, pile="P", special="PP", dead=INDIRECT_KICK, pro=True)
    assert m.laid == "P"


# WF-32, WF-37


def test_wf_32_a_direct_free_kick_is_a_shot_without_a_card_and_the_keeper_has_one() -> None:
    m = fouled(4, "P").play("* [1]", "1 direct")
    assert m.told(events.Shot) == [events.Shot(0, "FREE", 4, 0, 1)]
    m.play("* [5]", "* [3]")
    assert m.score == [1, 0]
    m = fouled(5, "P").play("* [1]", "1 direct", "* [5]", "* [5]")
    assert m.score == [0, 0]
    assert m.attack == 2


def test_wf_32_equal_is_a_corner() -> None:
    m = fouled(5, "P").play("* [1]", "1 direct", "* [5]", "* [4]")
    assert m.at == ("attack", 1, 5)
    assert m.view(1).dead == "corner"


def test_wf_32_buteur_and_efficacite_help_and_then_it_is_direct() -> None:
    m = fouled(4, "P", players="A1", stars=1, abilities="efficiency").play("* [1]")
    assert m.legal(1) == ["direct", "indirect", m.n(1, "A1"), "efficiency"]
    m.play(f"1 {m.n(1, 'A1')}", "1 efficiency")
    assert m.legal(1) == ["direct"]
    m.play("1 direct")
    assert m.told(events.Shot)[0].bonus == 2


@pytest.mark.parametrize(("pa", "shots", "how"), [(4, "", "direct"), (4, "T", "indirect"), (5, "", "indirect")])
def test_wf_37_the_rival_takes_it_direct_only_at_four_pa_without_an_active_tir(pa: int, shots: str, how: str) -> None:
    m = rival(pa - 1, pile="D P", shots=shots, hand="TA", pro=True).play("* +D", "1 TA", "* (2)", "* [1]")
    assert ("WF-37", f"takes-{how}") in m.steps()


def test_wf_42_no_efficacite_on_a_direct_free_kick_where_no_tir_is_laid() -> None:
    m = rival(3, pile="D", hand="TA", pro=True, stars=2, abilities="efficiency", score=(1, 0))
    m.play("1 TA", "* (2)", "* [1]")
    assert m.told(events.Shot)[0].bonus == 0
    assert m.stars(2) == 2


# WF-33


def test_wf_33_alone_two_dice_different_is_a_goal() -> None:
    m = fouled(6).play("* [1]", "* [3]", "* [4]")
    assert m.score == [1, 0]
    assert m.attack == 2


def test_wf_33_the_same_is_saved_and_the_ball_changes_side() -> None:
    m = fouled(6).play("* [1]", "* [3]", "* [3]")
    assert m.score == [0, 0]
    assert m.attack == 2
    m = rival(5, pile="D", hand="TA", pro=True).play("1 TA", "* (2)", "* [1]", "* [2]", "* [2]")
    assert (m.score, m.at) == ([0, 0], ("attack", 1, 0))


def test_wf_33_two_people_pick_a_face_in_secret() -> None:
    m = two("D", "TA", 5, pro=True).play("1 D", "2 TA", "* (2)", "* [1]")
    assert (m.phase, m.waiting) == ("penalty", [1, 2])
    assert m.state.is_secret_choice()
    m.play("2 aim4")
    assert m.waiting == [1]
    assert (m.view(1).aim, m.view(2).aim, m.view(None).aim) == (None, 4, None)
    assert m.view(1).aimed == [1]
    m.play("1 aim4")
    assert m.score == [0, 0]
    assert m.at == ("attack", 2, 0)
    m = two("D", "TA", 5, pro=True).play("1 D", "2 TA", "* (2)", "* [1]", "1 aim3", "2 aim4")
    assert m.score == [1, 0]


# WF-34


def test_wf_34_yellow_for_the_rival_costs_its_top_action_card() -> None:
    m = fouled(3, rival_pile="D P T").play("* [4]")
    assert (m.phase, m.turning) == ("turn", "lost")
    assert m.chances() == {"+D": 1, "+P": 1, "+T": 1}
    m.play("* +T")
    assert (m.discard(2), m.hand(2)) == ("T TA", "")
    assert m.at == ("attack", 1, 3)


def test_wf_34_red_for_the_rival_costs_its_top_three() -> None:
    m = fouled(6, rival_pile="D P T PL").play("* [6]", "* +T", "* +D", "* +P")
    assert m.pile(2) == "PL"
    assert m.aim == "penalty"


def test_wf_34_no_more_than_there_are() -> None:
    m = fouled(6, rival_pile="D").play("* [6]")
    assert m.pile(2) == ""
    assert m.aim == "penalty"


def test_wf_34_a_person_discards_one_for_yellow() -> None:
    m = rival(1, pile="D P", hand="TA P PL", pro=True).play("* +D", "1 TA", "* (2)", "* [4]")
    assert (m.phase, m.waiting) == ("discard", [1])
    m.play("1 -P")
    assert m.told(events.Discarded) == [events.Discarded(0, "P", "yellow")]
    assert m.hand(1) == "PL"
    assert m.state.yellows == [1, 0]


def test_wf_34_who_holds_nothing_discards_nothing() -> None:
    m = rival(1, pile="D P", hand="TA", pro=True).play("* +D", "1 TA", "* (2)", "* [4]")
    assert m.phase != "discard"
    assert m.state.owes == [0, 0]


# WF-35


def test_wf_35_corner_for_the_rival_from_the_pile_speciale_and_pp_counts() -> None:
    for card in ("C", "PP"):
        m = rival(5, pile="P", special=card, dead=CORNER, pro=True)
        assert m.steps() == [("WF-35", "corner-special")]
        assert m.laid == card


def test_wf_35_else_from_the_action_pile_until_a_card_is_valid_and_the_others_are_shuffled_back() -> None:
    m = rival(5, pile="D T UD PL", under="GP", dead=CORNER, pro=True).play("* +D", "* +T", "* +UD")
    assert (m.laid, m.pa) == ("PL", 8)
    assert m.pile(2) == "D GP UD T"
    assert (m.state.under, m.hand(2)) == ([], "")
    assert m.told(events.ShuffledBack) == [events.ShuffledBack(["D", "T", "UD"])]


def test_wf_35_none_left_and_it_gives_the_ball_back() -> None:
    m = rival(5, pile="D T", dead=CORNER, pro=True).play("* +D")
    assert m.steps()[-1] == ("WF-35", "no-restart")
    assert (m.attack, m.pile(2)) == (1, "D T")


def test_wf_35_a_person_restarts_with_p_pl_or_c_at_five_pa() -> None:
    m = solo("T D P PL PP C UD", 7, pro=True).play("1 T", "* [4]", "* [4]")
    assert m.pa == 5
    assert [move for move in m.legal(1) if move.isupper()] == ["P", "PL", "C"]
    assert m.refused("1 PP") == ("WF-35", "refused-restart")


def test_wf_35_nobody_has_to_restart() -> None:
    m = solo("T D", 7, pro=True).play("1 T", "* [4]", "* [4]")
    assert m.legal(1) == ["give"]


# WF-36


def test_wf_36_substitutions_are_an_option_of_professionnel() -> None:
    assert not solo("D", players="A1", pro=True, abilities="scheme").may("1 sub9")
    assert not solo("D", players="A1", substitutions=True).may("1 sub9")
    assert solo("D", players="A1", pro=True, abilities="scheme", substitutions=True).may("1 sub9")


def test_wf_36_a_player_leaves_the_match_for_a_star_that_is_spent_at_once() -> None:
    m = solo("D", 3, players="A1 A2", pro=True, abilities="offensive", substitutions=True).play("1 sub9")
    assert m.legal(1) == ["offensive"]
    assert m.refused("1 D") == ("WF-36", "refused-must-spend")
    m.play("1 offensive")
    assert (m.pa, m.stars(1), m.players(1)) == (4, 0, "A2")
    assert m.view(1).sides[0].substituted == [9]
    referee.begin_half(m.state, 2, 0)
    assert 8 not in m.state.benches[0]


def test_wf_36_three_a_match_and_only_when_a_star_can_be_spent() -> None:
    m = solo("D", 3, players="A1 A2", pro=True, abilities="offensive", substitutions=True)
    m.state.subs[0] = 3
    assert m.refused("1 sub9") == ("WF-36", "refused-no-substitution")
    m = solo("D", 8, players="A1", pro=True, abilities="offensive", substitutions=True)
    assert m.refused("1 sub9") == ("WF-36", "refused-no-substitution")


@pytest.mark.parametrize(
    ("score", "active", "left"),
    [((0, 1), "M1 A1 D1", "M1 D1"), ((0, 1), "M2 D1", "D1"), ((0, 0), "A1 G2 D1", "A1 G2"), ((1, 0), "A1 G2", "A1")],
)
def test_wf_36_the_rival_gives_up_a_then_m_when_ahead_else_d_then_g(
    score: tuple[int, int], active: str, left: str
) -> None:
    m = rival(6, pile="T", active=active, score=score, pro=True, abilities="scheme", substitutions=True)
    assert m.steps()[0] == ("WF-21", "fetches-shot")
    assert m.stars(2) == 0
    assert len(m.state.gone[1]) == 1
    assert set(m.players(2).split()) == set(left.split()) - {"A1"}


def test_wf_36_the_rival_does_so_only_at_0_stars() -> None:
    m = rival(6, pile="T", active="D1", stars=1, pro=True, abilities="scheme", substitutions=True)
    assert (m.players(2), m.stars(2)) == ("D1", 0)


def test_wf_36_nobody_of_those_roles_and_it_does_not() -> None:
    m = rival(6, pile="T", active="A1 M1", pro=True, abilities="scheme", substitutions=True)
    assert m.steps()[0] == ("WF-21", "no-shot")
