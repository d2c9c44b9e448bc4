"""Two halves, each as long as the pile."""

from __future__ import annotations

import pytest

from tablee.games.rugby_champion import events, referee
from tests.games.rugby_champion.script import Script, at, attack, duel, set_piece

FOUR = "pilier< pilier> ailier< ailier>"


def is_half_over(m: Script) -> bool:
    return m.phase == "start" and m.state.half == 1


def test_rc_5_a_match_alone_begins_with_your_attack() -> None:
    m = Script()
    assert (m.phase, m.waiting, m.chances(), m.state.clause()) == ("start", ["*"], {"start": 1}, "RC-5")
    m.play("* start")
    assert (m.state.half, m.kind, m.attack) == (1, "attack", 1)


def test_rc_6_a_half_is_over_when_a_card_must_be_drawn_for_the_hand_and_none_is_left() -> None:
    m = at("L1", "physique", "pilier<").leave(3, "ailier>").play("1 pilier<", "* =ailier>")
    assert m.score == [5, 0]
    assert is_half_over(m)
    assert len(m.hand(1).split()) == 2


def test_rc_6_for_the_line() -> None:
    m = at("L1", "physique", FOUR).leave(0, "relayeur<").play("1 pilier<", "* =relayeur<")
    assert m.score == [5, 0]
    assert is_half_over(m)
    assert len(m.told(events.PileOut)) == 1


def test_rc_6_for_a_slot_that_is_played_again() -> None:
    m = at("L1", "physique", FOUR).leave(0, "capitaine> relayeur>")
    m.state.line[2] = m.card("relayeur>")
    m.state.unseen[m.card("relayeur>")] = 0
    m.play("1 pilier<", "* =capitaine>")
    assert is_half_over(m)


@pytest.mark.parametrize("kind", [1, 2])
def test_rc_6_for_the_hidden_card_of_a_set_piece(kind: int) -> None:
    m = attack(FOUR).leave(0)
    referee.begin_set_piece(m.state, kind)
    assert is_half_over(m)


def test_rc_6_for_the_card_that_replaces_an_arbitre() -> None:
    m = attack(FOUR).leave(0, "arbitre")
    m.play("1 pilier<", "* =arbitre")
    assert is_half_over(m)
    m = set_piece("touche", FOUR).leave(0, "arbitre")
    m.play("1 pilier<", "1 pilier>", "* =arbitre")
    assert is_half_over(m)


def test_rc_6_an_empty_pile_alone_does_not_end_it() -> None:
    m = attack(FOUR).leave(0, "pousseur< sauteur>").aided().play("1 pilier<", "* =pousseur<")
    assert (m.phase, m.pile) == ("name", 0)
    m.play("1 left-physique", "1 pilier>", "* =sauteur>")
    assert m.phase == "name"


def test_rc_6_what_is_resolved_stands() -> None:
    m = at("L1", "physique", FOUR).leave(0, "talonneur<").play("1 ailier<", "* =talonneur<")
    assert m.score == [0, 5]
    m.play("* half2")
    assert m.score == [0, 5]


def test_rc_7_the_second_half_begins_with_all_cards_new_hand_and_line_and_avantage_in_the_middle() -> None:
    m = at("L1", "physique", FOUR).hold(1, fresh=1).leave(0, "sauteur< pousseur<")
    m.play("1 pilier<", "* =sauteur<", "1 left-passe", "1 ailier<", "* =pousseur<")
    assert is_half_over(m)
    assert (m.chances(), m.state.clause()) == ({"half2": 1}, "RC-7")
    m.play("* half2")
    assert (m.state.half, m.kind, m.challenge, m.holder) == (2, "attack", ("C", "physique"), None)
    assert (m.line(), len(m.hand(1).split()), m.pile) == (["?"] * 4, 4, 44)
    assert sum(m.state.discard) == 0


@pytest.mark.parametrize(
    ("score", "winners", "sides"), [([12, 10], (0,), [0]), ([7, 10], (), [1]), ([10, 10], (), [0, 1])]
)
def test_rc_6_alone_most_points_wins_and_a_draw_is_a_draw(
    score: list[int], winners: tuple[int, ...], sides: list[int]
) -> None:
    m = attack(FOUR).leave(0)
    m.state.half, m.state.score = 2, score
    referee.begin_set_piece(m.state, 1)
    assert (m.phase, m.outcome().winners, m.outcome().scores) == ("over", winners, (score[0],))
    assert m.outcome().reason == "full-time"
    assert m.view(1).winners == sides
    (over,) = m.told(events.MatchOver)
    assert (over.score, over.winners, over.solo) == (score, sides, True)


@pytest.mark.parametrize(("score", "winners"), [([12, 10], (0,)), ([7, 10], (1,)), ([10, 10], (0, 1))])
def test_rc_6_in_a_duel_too(score: list[int], winners: tuple[int, ...]) -> None:
    m = duel(FOUR, "sauteur< sauteur>").leave(0)
    m.state.half, m.state.score = 2, score
    m.give(1, "pilier<")
    m.leave(0)
    referee.begin_set_piece(m.state, 1)
    assert (m.phase, m.outcome().winners, m.outcome().scores) == ("over", winners, tuple(score))


def test_rc_7_the_other_side_attacks_first_in_the_second_half_of_a_duel() -> None:
    m = duel(FOUR, "sauteur< sauteur>", first=2)
    assert m.attack == 2
    referee.begin_attack(m.leave(0).state, 0)
    assert is_half_over(m)
    m.play("* half2")
    assert (m.attack, m.pile, len(m.hand(1).split()), len(m.hand(2).split())) == (1, 62 - 8, 4, 4)
