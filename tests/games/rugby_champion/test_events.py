"""Each step of the Non-joueur is told with its clause, and refusals say what is wrong."""

from __future__ import annotations

from typing import Any

from tablee.games.rugby_champion import events
from tests.games.rugby_champion.script import Script, attack, duel, duel_at, named, set_piece


def outline(m: Script) -> list[tuple[str, str]]:
    return [(type(event).__name__, event.clause) for event in m.events() if not isinstance(event, events.Drew)]


def facts(m: Script, kind: type[Any]) -> Any:
    (event,) = m.told(kind)
    return event


def test_the_first_events_of_a_match_alone() -> None:
    m = Script()
    m.play("* start")
    assert outline(m) == [
        ("HalfBegan", "RC-7"),
        ("PhaseBegan", "RC-10"),
        ("LineFilled", "RC-10"),
        ("Challenged", "RC-11"),
    ]


def test_rc_30_a_challenge_that_the_non_joueur_loses_step_by_step() -> None:
    m = attack("pilier< relayeur<").play("1 pilier<", "* =sauteur<", "* aid-rucking")
    assert outline(m) == [
        ("Laid", "RC-11"),
        ("Turned", "RC-11"),
        ("Compared", "RC-11"),
        ("Aided", "RC-31"),
        ("Compared", "RC-11"),
        ("AdvantageTaken", "RC-16"),
        ("Redirected", "RC-15"),
        ("Challenged", "RC-15"),
    ]


def test_rc_41_a_scrum_step_by_step() -> None:
    m = set_piece("melee", "pilier< pilier> ailier< relayeur<")
    m.play("1 pilier<", "1 pilier>", "* =percussion>", "1 ailier<", "* =pousseur<")
    assert outline(m) == [
        ("Laid", "RC-40"),
        ("Laid", "RC-40"),
        ("Turned", "RC-40"),
        ("Compared", "RC-41"),
        ("SetPieceWon", "RC-41"),
        ("Challenged", "RC-41"),
        ("Laid", "RC-11"),
        ("Turned", "RC-11"),
        ("Compared", "RC-11"),
        ("AdvantageTaken", "RC-16"),
        ("PhaseBegan", "RC-10"),
        ("LineFilled", "RC-10"),
        ("Challenged", "RC-11"),
    ]


def test_events_carry_the_facts_of_a_sentence() -> None:
    m = attack("pilier< relayeur<").play("1 pilier<", "* =sauteur<")
    compared = facts(m, events.Compared)
    assert (compared.type, compared.sides, compared.values, compared.gap) == ("physique", [0, 1], [4, 3], 1)
    m.play("* aid-rucking")
    happened = m.events()
    aided = next(event for event in happened if isinstance(event, events.Aided))
    assert (aided.card, aided.aim, aided.effect) == ("rucking", "challenge", "added")
    challenged = next(event for event in happened if isinstance(event, events.Challenged))
    assert (challenged.slot, challenged.type, challenged.why) == ("L1", "physique", "arrow")


def test_the_toss_of_a_duel_is_told() -> None:
    m = Script(2)
    m.play("* toss2")
    assert outline(m)[0] == ("Tossed", "RC-50")


# Refusals


def test_rc_14_a_kick_the_wrong_way_is_refused_for_its_way() -> None:
    assert named("R1", "pilier<").refused("1 left-pied") == ("RC-14", "refused-way")


def test_rc_50_specials_are_not_laid_in_a_duel() -> None:
    m = duel("pilier< rucking arbitre faute", "sauteur< pousseur<")
    for card in ("rucking", "arbitre", "faute"):
        assert m.refused(f"1 {card}") == ("RC-50", "refused-not-a-player")


def test_rc_5_what_belongs_to_the_duel_is_refused_alone() -> None:
    m = attack("pilier< arbitre")
    for word in ("pile", "show", "rucking", "scrum", "touche"):
        assert m.refused(f"1 {word}") == ("RC-5", "refused-duel-only")


def test_what_is_for_another_moment() -> None:
    m = attack("pilier< huit<")
    assert m.refused("1 kick-huit<") == ("RC-13", "refused-phase")
    assert m.refused("1 left-passe") == ("RC-12", "refused-phase")
    assert m.refused("1 pass") == ("RC-25", "refused-phase")
    m = duel_at("L1", "physique", "pilier< relayeur<", "percussion< pousseur<").play("1 pilier<", "2 percussion<")
    assert m.refused("1 rucking") == ("RC-51", "refused-phase")
    assert m.refused("1 arbitre") == ("RC-20", "refused-not-in-hand")


def test_rc_50_a_toss_is_refused_as_the_duel_s_own_alone_as_what_there_is_none_of_and_a_half_as_a_shuffle() -> None:
    m = duel("pilier< rucking", "sauteur< pousseur<")
    assert m.refused("1 toss1") == ("RC-50", "refused-phase")
    assert m.refused("1 half2") == ("RC-7", "refused-phase")
    m = attack("pilier< arbitre")
    assert m.refused("1 start") == ("RC-5", "refused-phase")
    assert m.refused("1 half2") == ("RC-7", "refused-phase")


def test_chance_cannot_bring_what_is_not_there() -> None:
    m = attack("pilier< relayeur<").play("1 pilier<")
    assert m.refused("* =pilier<") == ("RC-11", "refused-chance")
    assert m.refused("* +ailier<") == ("RC-20", "refused-phase")
