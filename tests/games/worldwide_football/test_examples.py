"""Whole stretches of play, told as people would tell them."""

from __future__ import annotations

from tablee.games.worldwide_football import events
from tests.games.worldwide_football.script import Script, rival, solo, two


def happened(m: Script) -> list[str]:
    """What was told, in short."""
    return [type(told.public).__name__ for told in m.story.take()]


def test_reaches_six_pa_no_active_shot_spends_a_star_on_schema_tactique() -> None:
    """WF-18, WF-20, WF-21: the sentence of the rules, with all that it needs."""
    m = rival(3, pile="PL T D", stars=2).play("* +PL")
    m.story.take()
    m.play("1 draw")
    fetch, shoot = m.told(events.RivalStep)
    assert (fetch.clause, fetch.step, fetch.pa, fetch.stars, fetch.card) == ("WF-21", "fetches-shot", 6, 2, "T")
    assert (shoot.clause, shoot.step, shoot.pa, shoot.stars, shoot.card) == ("WF-20", "shoots", 6, 1, "T")


def test_an_attack_of_the_rival_from_the_first_card_to_the_goal() -> None:
    m = rival(pile="PL P T D", special="C", bench="A1", hand="TA IN")
    m.story.take()
    m.play("* +T", "* +PL", "1 draw")
    assert happened(m)[:6] == ["ShotActive", "RivalStep", "Laid", "DrewInstead", "Stood", "Drew"]
    m.play("* +P", "1 IN", "* (5)")
    assert m.players(2) == "A1"
    assert m.at == ("defence", 2, 8)
    m.story.take()
    m.play("1 draw", "* [3]", "* [4]")
    assert m.score == [0, 1]
    told = happened(m)
    assert [told[-1], told[-2]] == ["Possession", "Goal"]
    assert m.discard(2) == "P PL C T"


def test_an_attack_of_a_person_with_every_kind_of_help() -> None:
    m = solo("PL C T", 0, guard="TA", players="M3 A1", stars=2, abilities="offensive efficiency", pro=True)
    m.play("1 PL", "1 offensive", f"1 {m.n(1, 'M3')}", "1 C")
    assert (m.pa, m.laid) == (7, "PL C")
    m.play("1 efficiency", f"1 {m.n(1, 'A1')}", "1 T", "* [4]", "* [5]")
    assert (m.score, m.stars(1), m.players(1)) == ([1, 0], 0, "")


def test_two_people_and_a_counter_attack() -> None:
    m = two("D PL", "TA PL T", 3, laid="PL", other_stars=1)
    m.play("1 D", "2 TA", "* (12)", "2 counter", "2 PL")
    assert m.at == ("defence", 2, 5)
    m.play("1 draw")
    assert m.at == ("attack", 2, 5)
    assert m.discard(1) == "D PL"


def test_a_foul_a_card_a_free_kick_and_a_corner() -> None:
    m = solo("D P", 3, pro=True, rival_pile="D D D D").play("1 D", "* (3)", "* [4]")
    assert (m.phase, m.pile(2), m.state.yellows) == ("free-kick", "D D D", [0, 1])
    m.play("1 direct", "* [4]", "* [3]")
    assert (m.at, m.view(1).dead) == (("attack", 1, 5), "corner")
    m.play("1 P", "* (20)")
    assert m.attack == 2
