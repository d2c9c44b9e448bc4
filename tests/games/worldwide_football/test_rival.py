"""The virtual opponent with the ball, line by line: WF-15 to WF-21, WF-26, WF-55."""

from __future__ import annotations

import pytest

from tablee.games.worldwide_football import events
from tablee.games.worldwide_football import rival as rival_rules
from tests.games.worldwide_football.script import Script, rival


def test_wf_15_cards_come_from_the_action_pile_one_by_one() -> None:
    m = rival(pile="D P PL")
    assert (m.phase, m.turning) == ("turn", "action")
    assert m.chances() == {"+D": 1, "+P": 1, "+PL": 1}
    m.play("* +PL")
    assert m.at == ("defence", 2, 3)
    m.play("1 draw", "* +D")
    assert m.at == ("defence", 2, 4)
    assert m.steps() == [("WF-15", "action"), ("WF-15", "action")]


def test_wf_15_at_exactly_five_pa_from_the_pile_speciale() -> None:
    m = rival(5, pile="D D", special="C PP")
    assert m.steps() == [("WF-15", "special")]
    assert (m.turning, m.chances()) == ("special", {"+PP": 1, "+C": 1})
    m.play("* +PP")
    assert (m.pa, m.laid) == (7, "PP")


@pytest.mark.parametrize("pa", [0, 1, 2, 3, 4])
def test_wf_15_at_any_other_pa_from_the_action_pile(pa: int) -> None:
    m = rival(pa, pile="D", special="C PP")
    assert m.steps() == [("WF-15", "action")]
    assert m.laid == "D"


def test_wf_15_four_and_two_is_six_and_jumps_over_the_pile_speciale() -> None:
    m = rival(4, pile="P D", special="C", shots="T").play("* +P", "1 draw")
    assert m.aim == "shot"
    assert sum(m.state.special) == 1


def test_wf_15_a_tir_is_set_aside_and_another_card_is_drawn() -> None:
    m = rival(2, pile="T D").play("* +T")
    assert m.told(events.ShotActive) == [events.ShotActive("T")]
    assert m.hand(2) == "T"
    assert m.at == ("defence", 2, 3)
    assert m.rival_table().shots == ["T"]


def test_wf_15_a_tir_is_not_played_below_six_pa() -> None:
    m = rival(5, shots="T T", pile="D", special="C")
    assert (m.laid, m.hand(2)) == ("C", "T T")


# WF-18, in its order


def test_wf_18_first_the_dead_ball_with_no_star_and_no_player() -> None:
    m = rival(5, dead=2, active="M1", discard="PL C", stars=4, pro=True, abilities="creativity scheme")
    assert m.steps() == [("WF-35", "no-restart")]
    assert (m.stars(2), m.players(2), m.attack) == (4, "M1", 1)


def test_wf_18_then_at_six_pa_the_shot() -> None:
    m = rival(6, shots="T", active="M1", discard="PL", special="C", pile="D")
    assert m.steps() == [("WF-20", "shoots")]
    assert m.players(2) == "M1"


def test_wf_18_then_at_five_pa_the_pile_speciale_before_relance() -> None:
    m = rival(5, special="C", active="M1", discard="PL", pile="D")
    assert m.steps() == [("WF-15", "special")]
    assert m.players(2) == "M1"


def test_wf_18_then_relance_if_a_legal_card_is_in_the_discard() -> None:
    m = rival(5, active="M1", discard="PL C", pile="D", stars=1, pro=True, abilities="creativity")
    assert m.steps() == [("WF-26", "recovers")]
    assert (m.laid, m.players(2), m.stars(2)) == ("PL", "", 1)


def test_wf_18_a_recovered_card_may_be_defended() -> None:
    m = rival(active="M1", discard="PL", hand="IN").play("1 IN", "* (20)")
    assert m.at == ("attack", 1, 0)
    assert m.discard(2) == "PL"


def test_wf_18_then_at_five_pa_creativite_before_the_action_pile() -> None:
    m = rival(5, discard="C PP", pile="D", stars=1, pro=True, abilities="creativity")
    assert m.aim == "creativity"


def test_wf_18_then_the_action_pile_before_endurance_and_jeu_offensif() -> None:
    m = rival(5, discard="PP", pile="D", stars=2, pro=True, abilities="endurance offensive")
    assert m.steps() == [("WF-15", "action")]


def test_wf_18_then_endurance_before_jeu_offensif() -> None:
    m = rival(5, discard="PP", stars=2, pro=True, abilities="endurance offensive")
    assert m.steps() == [("WF-42", "endurance")]


def test_wf_18_then_jeu_offensif() -> None:
    m = rival(5, stars=1, shots="T")
    assert m.steps() == [("WF-41", "offensive"), ("WF-20", "shoots")]


def test_wf_18_and_else_the_ball_goes_back() -> None:
    m = rival(3, laid="PL")
    assert m.steps() == [("WF-55", "pile-empty")]
    assert m.at == ("attack", 1, 0)
    assert m.discard(2) == "PL"


def test_wf_18_each_step_carries_its_facts() -> None:
    m = rival(6, pile="T D", stars=3, score=(1, 0))
    steps = m.told(events.RivalStep)
    assert steps[0] == events.RivalStep("WF-21", "fetches-shot", 6, 3, "T", None, [1, 0])
    assert steps[1] == events.RivalStep("WF-20", "shoots", 6, 2, "T", None, [1, 0])


# Shots


def test_wf_19_active_tirs_survive_possessions() -> None:
    m = rival(2, pile="T D D D", hand="TA").play("* +T", "1 TA", "* (20)")
    assert (m.attack, m.hand(2)) == (1, "T")
    m.play("1 give", "1 draw")
    assert m.hand(2) == "T"


def test_wf_19_header_and_volley_are_set_aside_too_and_wait_for_their_card() -> None:
    m = rival(3, pile="TE D", pro=True).play("* +TE")
    assert (m.hand(2), m.laid) == ("TE", "D")
    m = rival(6, shots="TE VO", laid="P", pile="D", pro=True)
    assert m.steps()[0] == ("WF-21", "no-shot")


@pytest.mark.parametrize(
    ("laid", "shots", "shot"),
    [("C", "T TE VO", "VO"), ("C", "T TE", "TE"), ("PP", "T TE VO", "VO"), ("PP", "T TE", "T"), ("P", "T TE VO", "T")],
)
def test_wf_19_the_best_active_shot_whose_condition_holds(laid: str, shots: str, shot: str) -> None:
    m = rival(7, shots=shots, laid=laid, pro=True)
    assert [event.card for event in m.told(events.Shot)] == [shot]


def test_wf_19_grand_pont_and_controle_have_no_effect_une_deux_is_like_a_pass() -> None:
    for card, active in (("GP", ""), ("CO", ""), ("UD", "A1")):
        m = rival(pile=f"{card} D", bench="A1", pro=True).play(f"* +{card}", "1 draw")
        assert m.players(2) == active


def test_wf_20_the_rival_shoots_once_the_card_that_brought_it_to_six_stands() -> None:
    m = rival(5, special="C", shots="T", hand="IN")
    assert m.at == ("defence", 2, 8)
    m.play("1 IN", "* (2)")
    assert m.aim == "shot"


def test_wf_21_without_an_active_tir_schema_tactique_fetches_one_from_the_action_pile() -> None:
    m = rival(6, pile="T D", discard="T", stars=1)
    assert m.steps() == [("WF-21", "fetches-shot"), ("WF-20", "shoots")]
    assert (m.pile(2), m.discard(2), m.stars(2)) == ("D", "T", 0)
    assert m.aim == "shot"


def test_wf_21_else_from_the_discard() -> None:
    m = rival(6, pile="D", discard="T", stars=1)
    assert (m.discard(2), m.stars(2), m.aim) == ("", 0, "shot")


def test_wf_21_without_a_star_it_gives_the_ball_back() -> None:
    m = rival(6, pile="T D", discard="T")
    assert m.steps() == [("WF-21", "no-shot")]
    assert m.at == ("attack", 1, 0)


def test_wf_21_without_any_tir_it_keeps_its_star_and_gives_the_ball_back() -> None:
    m = rival(6, pile="D", stars=2)
    assert m.steps() == [("WF-21", "no-shot")]
    assert m.stars(2) == 2


def test_wf_21_a_tir_under_the_pile_is_in_the_pile() -> None:
    m = rival(6, pile="D", under="D T", discard="T", stars=1)
    assert (m.aim, m.state.under, m.discard(2)) == ("shot", [0], "T")


def test_wf_21_only_a_team_that_has_schema_tactique() -> None:
    m = rival(6, pile="T", stars=2, pro=True, abilities="counter")
    assert m.steps() == [("WF-21", "no-shot")]


# Player cards


@pytest.mark.parametrize(
    ("pa", "discard", "card"),
    [(0, "P PL PP", "PL"), (3, "P PP", "PP"), (2, "P PP", "P"), (4, "P", "P"), (3, "P PL PP", "PL")],
)
def test_wf_26_an_effect_recovers_pl_then_pp_then_p(pa: int, discard: str, card: str) -> None:
    m = rival(pa, active="M1", discard=discard, pile="D")
    assert m.steps() == [("WF-26", "recovers")]
    assert m.laid == card


def test_wf_26_nothing_legal_in_the_discard_and_relance_waits() -> None:
    m = rival(2, active="M1", discard="PP C D", pile="D")
    assert m.players(2) == "M1"
    assert m.laid == "D"


def fourth(active: str, new: str, score: tuple[int, int]) -> Script:
    """A pass stands and a fourth Player card becomes active."""
    return rival(pile="P", active=active, bench=new, score=score).play("1 draw")


@pytest.mark.parametrize("score", [(0, 0), (1, 0)])
@pytest.mark.parametrize(
    ("active", "new", "left"),
    [
        ("A1 D1 D2", "M1", "A1 D2 M1"),
        ("A1 G2 M1", "M2", "A1 M1 M2"),
        ("A1 G2 M1", "D1", "A1 G2 M1"),
        ("A1 A2 M1", "M2", "A1 A2 M1"),
    ],
    ids=["D, the longest active", "else G", "be it the new one", "neither: the new one"],
)
def test_wf_26_a_fourth_player_card_behind_or_level(active: str, new: str, left: str, score: tuple[int, int]) -> None:
    m = fourth(active, new, score)
    assert m.players(2) == left
    assert len(m.state.player_discards[1]) == 1


@pytest.mark.parametrize(
    ("active", "new", "left"),
    [
        ("D1 M2 A1", "M3", "D1 A1 M3"),
        ("A1 D1 A2", "D2", "D1 A2 D2"),
        ("D1 D2 G2", "M1", "D1 D2 G2"),
        ("D1 D2 G2", "D3", "D1 D2 G2"),
    ],
    ids=["M, the longest active", "else A", "be it the new one", "neither: the new one"],
)
def test_wf_26_a_fourth_player_card_ahead(active: str, new: str, left: str) -> None:
    assert fourth(active, new, (0, 1)).players(2) == left


def test_wf_28_an_empty_player_pile_activates_nobody() -> None:
    m = rival(pile="P D", active="A1").play("* +P", "1 draw")
    assert m.players(2) == "A1"
    assert m.at == ("defence", 2, 3)


def test_wf_27_percee_gives_the_rival_one_pa_more_on_a_dribble_or_pass() -> None:
    assert rival(pile="D", active="M2").pa == 2
    assert rival(pile="P", active="M2").pa == 3
    m = rival(pile="PL", active="M2")
    assert (m.pa, m.players(2)) == (3, "M2")


def test_wf_27_passe_decisive_and_dribbleur_cannot_be_defended() -> None:
    for pa, special, pile, active in ((5, "C", "", "M3"), (5, "PP", "", "M3"), (0, "", "D", "A3")):
        m = rival(pa, special=special, pile=pile, active=active, hand="TA IN PR", own_stars=4)
        assert m.legal(1) == ["draw"]
        assert m.players(2) == ""
        assert m.refused("1 TA") == ("WF-27", "refused-sure")
    assert rival(pile="P", active="A3 M3", hand="TA").may("1 TA")


def test_wf_28_percee_is_kept_where_it_changes_nothing() -> None:
    m = rival(5, active="M2 M1", discard="P", pile="D")
    assert (m.pa, m.laid, m.players(2)) == (8, "P", "")
    m = rival(7, pile="")
    m.state.pa = 7
    rival_rules.rival_lays(m.side(2, pile="D", players="M2").state, 0)
    assert (m.pa, m.players(2)) == (8, "M2")


def test_wf_55_the_rival_with_an_empty_pile_gives_the_ball_back_by_itself() -> None:
    m = rival()
    assert m.steps() == [("WF-55", "pile-empty")]
    assert m.told(events.GaveBack) == []
    assert m.at == ("attack", 1, 0)


def test_wf_55_but_at_five_pa_it_first_turns_its_pile_speciale() -> None:
    m = rival(5, special="C", shots="T")
    assert m.steps() == [("WF-15", "special")]
