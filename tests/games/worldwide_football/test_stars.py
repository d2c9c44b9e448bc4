"""Star abilities: each effect, and for the virtual opponent each trigger and what does not trigger: WF-40 to WF-51."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.worldwide_football import events
from tablee.games.worldwide_football.edition import ABILITIES, NATIONS
from tests.games.worldwide_football.script import GAME, Script, rival, solo, two

DS = "D D D D D D D D D D"

# A person's


def test_wf_40_contre_attaque_starts_at_two_pa_after_a_defence_at_four_pa() -> None:
    m = rival(3, pile="D D", hand="TA", own_stars=1).play("1 TA", "* (20)")
    assert (m.phase, m.waiting) == ("counter", [1])
    m.play("1 counter")
    assert (m.at, m.stars(1)) == (("attack", 1, 2), 0)
    m = rival(3, pile="D D", hand="TA", own_stars=1).play("1 TA", "* (20)", "1 no")
    assert (m.at, m.stars(1)) == (("attack", 1, 0), 1)


def test_wf_40_no_contre_attaque_below_four_pa_or_without_a_star() -> None:
    assert rival(2, pile="D D", hand="TA", own_stars=1).play("1 TA", "* (20)").at == ("attack", 1, 0)
    assert rival(3, pile="D D", hand="TA").play("1 TA", "* (20)").at == ("attack", 1, 0)
    m = solo("D", stars=4)
    assert m.refused("1 counter") == ("WF-40", "refused-phase")


def test_wf_40_jeu_offensif_is_one_pa_twice_a_possession() -> None:
    m = solo("D", 3, stars=4).play("1 offensive", "1 offensive")
    assert (m.pa, m.stars(1)) == (5, 2)
    assert m.refused("1 offensive") == ("WF-40", "refused-offensive-twice")
    assert solo("D", 8, stars=1).refused("1 offensive") == ("WF-40", "refused-star-moment")
    assert solo("D", 3).refused("1 offensive") == ("WF-40", "refused-no-star")


def test_wf_40_schema_tactique_fetches_a_named_card_from_the_pile_else_the_discard() -> None:
    m = solo("D", stars=2, pile="T", discard="T IN").play("1 scheme-T")
    assert (m.hand(1), m.pile(1), m.discard(1)) == ("D T", "", "T IN")
    assert m.told(events.Recovered) == [events.Recovered(0, "T", "pile")]
    m.play("1 scheme-T")
    assert (m.hand(1), m.discard(1), m.stars(1)) == ("D T T", "IN", 0)
    assert solo("D", stars=1, pile="D").refused("1 scheme-T") == ("WF-40", "refused-no-such-card")


def test_wf_40_bloc_defensif_is_three_more_for_two_d20_of_the_possession() -> None:
    m = rival(pile="D D D D", hand="TA TA TA", own_stars=2, pro=True, own_abilities="block").play("1 block")
    assert m.stars(1) == 1
    assert m.refused("1 block") == ("WF-40", "refused-star-moment")
    m.play("1 TA", "* (6)", "1 TA", "* (6)", "1 TA")
    assert [event.bonus for event in m.told(events.Defended)] == [4, 4, 1]


def test_wf_40_bloc_defensif_ends_with_the_possession() -> None:
    m = rival(pile="D D D", hand="TA TA", own_stars=1, pro=True, own_abilities="block")
    m.play("1 block", "1 TA", "* (20)", "1 give", "1 TA")
    assert [event.bonus for event in m.told(events.Defended)] == [4, 1]


def test_wf_40_creativite_takes_a_centre_or_deep_pass_from_the_discard() -> None:
    m = solo("D", stars=1, discard="C P", pro=True, abilities="creativity")
    assert m.refused("1 creativity-PP") == ("WF-40", "refused-no-such-card")
    m.play("1 creativity-C")
    assert (m.hand(1), m.discard(1), m.stars(1)) == ("D C", "P", 0)


def test_wf_40_efficacite_is_one_more_on_a_shot() -> None:
    m = solo("T D", 7, stars=1, pro=True, abilities="efficiency").play("1 efficiency")
    assert m.legal(1) == ["T"]
    m.play("1 T", "* [4]", "* [4]")
    assert m.score == [1, 0]
    assert solo("D", 7, stars=1, pro=True, abilities="efficiency").refused("1 efficiency")[0] == "WF-40"


def test_wf_40_endurance_needs_an_empty_pile_and_takes_an_attack_card_but_a_shot() -> None:
    m = solo("D", stars=1, discard="PL T TA", pile="", pro=True, abilities="endurance")
    assert [move for move in m.legal(1) if "endurance" in move] == ["endurance-PL"]
    m.play("1 endurance-PL")
    assert (m.hand(1), m.discard(1)) == ("D PL", "T TA")
    m = solo("D", stars=1, discard="PL", pro=True, abilities="endurance")
    assert m.refused("1 endurance-PL") == ("WF-40", "refused-no-such-card")


@pytest.mark.parametrize(("die", "won"), [(3, False), (4, True), (6, True)])
def test_wf_40_piege_du_hors_jeu(die: int, won: bool) -> None:
    m = two("PL", "IN", 2, pro=True, other_stars=1, other_abilities="trap").play("1 PL", "2 trap", f"* [{die}]")
    assert m.stars(2) == 0
    assert m.at == (("attack", 2, 0) if won else ("attack", 1, 6))


def test_wf_40_piege_is_for_pp_and_pl_from_four_pa() -> None:
    assert two("PP", pa=3, pro=True, other_stars=1, other_abilities="trap").play("1 PP").may("2 trap")
    assert not two("PL", pa=0, pro=True, other_stars=1, other_abilities="trap").play("1 PL").may("2 trap")
    assert not two("C", pa=4, pro=True, other_stars=1, other_abilities="trap").play("1 C").may("2 trap")


def dive(die: int, **more: Any) -> Script:
    """Seat 1 dives after a tackle that failed without a foul."""
    m = solo("D P", 2, pro=True, stars=1, abilities="dive", **more)
    return m.play("1 D", "* (8)", "1 dive", f"* [{die}]")


def test_wf_40_simulation_is_a_foul_on_5_and_6_and_a_yellow_card_on_1() -> None:
    assert dive(5).aim == dive(6).aim == "card"
    m = dive(1)
    assert (m.state.yellows, m.phase) == ([1, 0], "discard")
    m.play("1 -P")
    assert m.at == ("attack", 1, 3)
    m = dive(3)
    assert (m.at, m.stars(1), m.state.yellows) == (("attack", 1, 3), 0, [0, 0])


def test_wf_40_simulation_may_be_declined_and_is_not_for_an_interception() -> None:
    m = solo("D", 2, pro=True, stars=1, abilities="dive").play("1 D", "* (8)", "1 no")
    assert (m.at, m.stars(1)) == (("attack", 1, 3), 1)
    m = solo("P", 2, guard="IN", pro=True, stars=1, abilities="dive").play("1 P", "* (8)")
    assert m.phase == "attack"
    m = solo("D", 2, guard="PR", pro=True, stars=1, abilities="dive").play("1 D", "* (8)")
    assert m.phase == "dive"


def test_wf_1_and_wf_2_abilities_that_one_does_not_have() -> None:
    m = rival(pile="D", own_stars=1)
    assert m.refused("1 block") == ("WF-1", "refused-no-ability")
    m = rival(pile="D", own_stars=1, pro=True, own_abilities="scheme")
    assert m.refused("1 trap") == ("WF-2", "refused-no-ability")


# The rival's, Amateur


def test_wf_41_contre_attaque_whenever_possible() -> None:
    m = solo("D", 3, rival_stars=1).play("1 D", "* (20)")
    assert ("WF-41", "counter") in m.steps()
    assert (m.stars(2), m.pa, m.laid) == (0, 3, "D")
    m = solo("D", 2, rival_stars=1).play("1 D", "* (20)")
    assert (m.stars(2), m.pa) == (1, 1)
    m = solo("D", 3, rival_stars=0).play("1 D", "* (20)")
    assert m.pa == 1


@pytest.mark.parametrize(("pa", "stars", "used"), [(5, 1, 1), (5, 4, 1), (4, 2, 2), (4, 1, 0), (3, 4, 0), (5, 0, 0)])
def test_wf_41_jeu_offensif_with_an_empty_pile_if_one_or_two_stars_reach_six(pa: int, stars: int, used: int) -> None:
    m = rival(pa, stars=stars, shots="T")
    assert m.stars(2) == stars - used
    assert (m.phase == "throw") == (used > 0)


def test_wf_41_no_jeu_offensif_while_there_are_cards() -> None:
    m = rival(5, pile="D", stars=4, shots="T")
    assert m.stars(2) == 4


def test_wf_41_at_most_two_a_possession() -> None:
    m = rival(0)
    m.give_ball(2, 5).state.offensive_used = 2
    m.side(2, stars=4)
    m.go()
    assert m.stars(2) == 4


def test_wf_41_schema_tactique_after_jeu_offensif_if_a_star_is_left() -> None:
    m = rival(5, stars=2, discard="T")
    assert m.steps() == [("WF-41", "offensive"), ("WF-21", "fetches-shot"), ("WF-20", "shoots")]
    m = rival(5, stars=1, discard="T")
    assert m.steps() == [("WF-41", "offensive"), ("WF-21", "no-shot")]


# The rival's, Professionnel


def closes_ranks(lead: tuple[int, int] = (0, 1), pile: str = DS, stars: int = 1, abilities: str = "block") -> Script:
    m = solo("D D D", pro=True, guard="TA TA TA", rival_pile=pile, rival_stars=stars, rival_abilities=abilities)
    return m.scored(*lead).play("1 D")


def test_wf_42_bloc_defensif_ahead_with_ten_cards_or_fewer_in_its_pile() -> None:
    m = closes_ranks()
    assert m.steps() == [("WF-42", "block")]
    assert m.stars(2) == 0


@pytest.mark.parametrize(
    "m",
    [
        closes_ranks(lead=(0, 0)),
        closes_ranks(lead=(1, 0)),
        closes_ranks(pile=f"{DS} D"),
        closes_ranks(stars=0),
        closes_ranks(abilities="trap"),
    ],
    ids=["level", "behind", "eleven cards", "no star", "another team"],
)
def test_wf_42_no_bloc_defensif(m: Script) -> None:
    assert ("WF-42", "block") not in m.steps()


def test_wf_45_bloc_defensif_once_a_possession_before_the_first_d20() -> None:
    m = closes_ranks(stars=3)
    m.play("* (6)", "1 D", "* (6)", "1 D")
    assert [event.bonus for event in m.told(events.Defended)] == [4, 4, 1]
    assert m.stars(2) == 2


def test_wf_45_not_for_a_card_that_does_not_suit() -> None:
    m = solo("D", pro=True, guard="IN", rival_pile=DS, rival_stars=1, rival_abilities="block").scored(0, 1)
    m.play("1 D")
    assert m.stars(2) == 1


def test_wf_42_contre_attaque_only_of_a_team_that_has_it() -> None:
    m = solo("D", 3, rival_stars=1, rival_abilities="counter", pro=True).play("1 D", "* (20)")
    assert m.stars(2) == 0
    m = solo("D", 3, rival_stars=1, rival_abilities="block", pro=True).play("1 D", "* (20)")
    assert m.stars(2) == 1


@pytest.mark.parametrize(("die", "card"), [(1, "C"), (3, "C"), (4, "PP"), (6, "PP")])
def test_wf_42_creativite_at_five_pa_with_an_empty_pile_speciale(die: int, card: str) -> None:
    m = rival(5, pile="D", discard="C PP", stars=1, pro=True, abilities="creativity").play(f"* [{die}]")
    assert m.told(events.RivalStep)[-1].card == card
    assert (m.laid, m.stars(2)) == (card, 0)


def test_wf_44_creativite_takes_the_other_card_and_without_either_is_not_activated() -> None:
    m = rival(5, pile="D", discard="PP", stars=1, pro=True, abilities="creativity").play("* [1]")
    assert (m.laid, m.stars(2)) == ("PP", 0)
    m = rival(5, pile="D", discard="C", stars=1, pro=True, abilities="creativity").play("* [6]")
    assert m.laid == "C"
    m = rival(5, pile="D", discard="P", stars=1, pro=True, abilities="creativity")
    assert (m.laid, m.stars(2)) == ("D", 1)


@pytest.mark.parametrize(("pa", "special", "stars"), [(4, "", 1), (5, "C", 1), (5, "", 0)])
def test_wf_42_no_creativite(pa: int, special: str, stars: int) -> None:
    m = rival(pa, pile="D", special=special, discard="C PP", stars=stars, pro=True, abilities="creativity")
    assert m.phase == "defence"
    assert m.stars(2) == stars


def test_wf_42_efficacite_behind_when_it_lays_a_tir() -> None:
    m = rival(7, shots="T", stars=1, score=(1, 0), pro=True, abilities="efficiency")
    assert m.steps() == [("WF-20", "shoots"), ("WF-42", "efficiency")]
    assert m.stars(2) == 0
    m.play("* [4]", "* [4]")
    assert m.score == [1, 1]


@pytest.mark.parametrize(("die", "used"), [(3, 0), (4, 1), (6, 1)])
def test_wf_42_efficacite_level_on_4_to_6(die: int, used: int) -> None:
    m = rival(7, shots="T", stars=1, pro=True, abilities="efficiency")
    assert m.aim == "efficiency"
    m.play(f"* [{die}]")
    assert (m.aim, m.stars(2)) == ("shot", 1 - used)


def test_wf_42_no_efficacite_ahead_or_without_a_star() -> None:
    assert rival(7, shots="T", stars=1, score=(0, 1), pro=True, abilities="efficiency").stars(2) == 1
    assert rival(7, shots="T", score=(0, 0), pro=True, abilities="efficiency").aim == "shot"
    assert rival(7, shots="T", stars=1, score=(1, 0), pro=True, abilities="block").stars(2) == 1


@pytest.mark.parametrize(("pa", "card"), [(3, "PL"), (4, "PP"), (5, "PP")])
def test_wf_42_endurance_with_an_empty_pile(pa: int, card: str) -> None:
    m = rival(pa, discard="PL PP P", stars=1, pro=True, abilities="endurance")
    assert m.steps() == [("WF-42", "endurance")]
    assert (m.laid, m.stars(2)) == (card, 0)


@pytest.mark.parametrize(
    ("pa", "discard", "pile", "stars"), [(2, "PL PP", "", 1), (3, "PL", "D", 1), (3, "PL", "", 0), (3, "PP", "", 1)]
)
def test_wf_42_no_endurance(pa: int, discard: str, pile: str, stars: int) -> None:
    m = rival(pa, discard=discard, pile=pile, stars=stars, pro=True, abilities="endurance")
    assert ("WF-42", "endurance") not in m.steps()
    assert m.stars(2) == stars


def test_wf_44_endurance_without_the_card_is_not_activated() -> None:
    m = rival(4, discard="PL", stars=1, pro=True, abilities="endurance")
    assert m.steps() == [("WF-55", "pile-empty")]
    assert m.stars(2) == 1


def presses_twice(**options: Any) -> Script:
    """The rival spends two of its four Stars on Jeu offensif, misses, and is at 5 PA with an active Tir once more."""
    m = rival(4, shots="T T", stars=4, pro=True, abilities="offensive", **options)
    assert m.steps() == [("WF-42", "offensive"), ("WF-42", "offensive"), ("WF-20", "shoots")]
    m.play("* [1]", "* [6]")
    assert (m.attack, m.stars(2)) == (1, 2)
    return m.give_ball(2, 5).go()


def test_wf_42_never_more_than_two_stars_a_match_for_jeu_offensif() -> None:
    m = presses_twice()
    assert m.steps() == [("WF-42", "offensive-spent"), ("WF-55", "pile-empty")]
    assert (m.attack, m.stars(2)) == (1, 2)


def test_wf_42_without_offensive_two_the_two_stars_are_for_a_possession() -> None:
    m = presses_twice(offensive_two=False)
    assert m.steps() == [("WF-42", "offensive"), ("WF-20", "shoots")]
    assert m.stars(2) == 1


@pytest.mark.parametrize(("pa", "used"), [(5, 1), (4, 0)])
def test_wf_42_what_is_left_of_the_two_stars_must_reach_six(pa: int, used: int) -> None:
    m = rival(0, pro=True, abilities="offensive")
    m.side(2, "T", stars=3).give_ball(2, pa).state.offensive_all = 1
    assert m.go().stars(2) == 3 - used


def test_wf_41_in_amateur_jeu_offensif_is_counted_by_possession() -> None:
    m = rival(0)
    m.side(2, "T", stars=3).give_ball(2, 5).state.offensive_all = 2
    assert m.go().stars(2) == 2


@pytest.mark.parametrize(("die", "called"), [(1, False), (3, False), (4, True)])
def test_wf_43_piege_of_the_rival_the_activation_die_first(die: int, called: bool) -> None:
    m = solo("PL", 2, pro=True, rival_stars=1, rival_abilities="trap", guard="IN").play("1 PL")
    assert m.aim == "trap-call"
    m.play(f"* [{die}]")
    assert m.stars(2) == (0 if called else 1)
    assert m.aim == ("trap" if called else "defence")
    assert sum(m.state.guard) == (1 if called else 0)


@pytest.mark.parametrize(("die", "attack", "pa"), [(4, 2, 1), (3, 1, 6)])
def test_wf_42_piege_of_the_rival(die: int, attack: int, pa: int) -> None:
    m = solo("PL", 2, pro=True, rival_stars=1, rival_abilities="trap").play("1 PL", "* [4]", f"* [{die}]")
    assert (m.attack, m.pa) == (attack, pa)


def test_wf_42_no_piege_on_other_cards_too_far_out_or_on_a_card_that_cannot_be_defended() -> None:
    for card, pa in (("C", 4), ("PL", 0), ("P", 5)):
        m = solo(card, pa, pro=True, rival_stars=1, rival_abilities="trap", guard="TA").play(f"1 {card}")
        assert m.phase != "throw" or m.aim == "defence"
    m = solo("PP", 4, players="M3", pro=True, rival_stars=1, rival_abilities="trap")
    m.play(f"1 {m.n(1, 'M3')}", "1 PP")
    assert m.at == ("attack", 1, 6)


def test_wf_42_a_ball_won_by_piege_is_no_contre_attaque() -> None:
    m = solo("PL", 2, pro=True, rival_stars=2, rival_abilities="trap counter").play("1 PL", "* [4]", "* [4]")
    assert (m.attack, m.stars(2), m.pa) == (2, 1, 1)


def test_wf_43_simulation_of_the_rival_the_activation_die_first() -> None:
    m = rival(2, pile="D D", hand="TA", stars=1, pro=True, abilities="dive").play("1 TA", "* (8)")
    assert m.aim == "dive-call"
    assert m.play("* [3]").stars(2) == 1
    m = rival(2, pile="D D", hand="TA", stars=1, pro=True, abilities="dive").play("1 TA", "* (8)", "* [4]")
    assert (m.aim, m.stars(2)) == ("dive", 0)
    assert m.steps()[-1] == ("WF-42", "dive")
    m.play("* [5]")
    assert m.aim == "card"


def test_wf_42_simulation_of_the_rival_may_cost_it_a_yellow_card() -> None:
    m = rival(2, pile="D T PL", hand="TA", stars=1, pro=True, abilities="dive").play("* +D", "1 TA", "* (8)", "* [4]")
    m.play("* [1]", "* +T")
    assert (m.state.yellows, m.discard(2)) == ([0, 1], "T")
    assert m.laid == "D PL"


def test_wf_42_no_simulation_after_a_foul_an_interception_or_without_a_star() -> None:
    assert rival(2, pile="D D", hand="TA", stars=1, pro=True, abilities="dive").play("1 TA", "* (5)").aim == "card"
    m = rival(2, pile="P P", hand="IN", stars=1, pro=True, abilities="dive").play("1 IN", "* (8)")
    assert m.phase == "defence"
    m = rival(2, pile="D D", hand="TA", pro=True, abilities="dive").play("1 TA", "* (8)")
    assert m.phase == "defence"


def test_wf_42_schema_tactique_as_in_amateur() -> None:
    m = rival(7, pile="T", stars=1, pro=True, abilities="scheme")
    assert m.steps() == [("WF-21", "fetches-shot"), ("WF-20", "shoots")]


@pytest.mark.parametrize(
    ("team", "five"),
    [
        ("germany", "block endurance scheme offensive trap"),
        ("brazil", "creativity efficiency offensive counter scheme"),
        ("spain", "counter offensive scheme creativity efficiency"),
        ("france", "counter creativity endurance block scheme"),
        ("italy", "block trap dive endurance scheme"),
    ],
)
def test_wf_51_the_rivals_five_by_team(team: str, five: str) -> None:
    home = "france" if team != "france" else "italy"
    m = Script(1, mode="pro", home=home, away=team)
    assert " ".join(m.view(1).sides[1].abilities) == five
    first_three = [ABILITIES[a] for a in GAME.kit.nation_abilities[NATIONS.index(home)][:3]]
    assert m.view(1).sides[0].abilities == first_three
