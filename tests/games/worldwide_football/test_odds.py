"""Chances before playing, and hints that follow them."""

from __future__ import annotations

import pytest

from tablee.core.luck import Rng
from tablee.core.phrases import Phrase
from tablee.games.worldwide_football import events
from tablee.games.worldwide_football.figures import measure, measure_match
from tablee.games.worldwide_football.moves import PL, D
from tablee.games.worldwide_football.odds import chance_of_defence, chance_rival_wins, chances_of_shot
from tests.games.worldwide_football.script import GAME, Script, rival, solo


@pytest.mark.parametrize("target", range(2, 21))
@pytest.mark.parametrize("bonus", range(-3, 8))
def test_wf_13_the_chance_of_a_defence_is_counted_out(target: int, bonus: int) -> None:
    good = sum(die == 20 or (die > 1 and die + bonus >= target) for die in range(1, 21))
    assert chance_of_defence(target, bonus) == good / 20


@pytest.mark.parametrize(("bonus", "goal"), [(-1, 10), (0, 15), (1, 20)])
def test_wf_22_the_chance_of_a_shot_is_counted_out(bonus: int, goal: int) -> None:
    assert chances_of_shot(bonus, 0, 1)[0] == goal / 36


def test_the_view_says_the_odds_of_what_one_may_do() -> None:
    m = rival(pile="D", hand="TA PR", players="D2")
    assert m.view(1).odds == {"TA": 20, "PR": 15, "n3": 35}
    assert m.view(None).odds == {}
    assert solo("T", 8).view(1).odds == {"T": 56}
    m = solo("D P", 3, pro=True).play("1 D", "* (2)", "* [1]")
    assert m.view(1).odds == {"direct": round(100 * 10 / 36)}


def test_wf_11_the_chance_that_the_rival_wins_the_ball_comes_from_its_pile() -> None:
    m = solo("D", guard="TA IN IN PR")
    assert chance_rival_wins(m.state, D, 1) == pytest.approx((0.2 + 0.15) / 4)
    assert chance_rival_wins(m.state, PL, 3) == pytest.approx(2 * 0.4 / 4)


def test_wf_28_and_from_the_player_who_steps_in_where_the_card_does_not_suit() -> None:
    m = solo("D", guard="TA IN IN PR", active="D2")
    assert chance_rival_wins(m.state, D, 1) == pytest.approx((0.2 + 2 * 0.35 + 0.15) / 4)
    m = solo("D", guard="TA IN IN PR", active="D2", rules=1)
    assert chance_rival_wins(m.state, D, 1) == pytest.approx(0.35)
    m = solo("D", guard="TA IN IN PR", active="D3", rules=1)
    assert chance_rival_wins(m.state, D, 1) == pytest.approx((0.2 + 0.15) / 4)


def best(m: Script, seat: int = 1) -> str:
    moves = m.state.legal(seat - 1)
    weights = GAME.hints.weights(m.state, seat - 1, moves)
    return moves[weights.index(max(weights))].notation


def test_hints_shoot_when_the_way_is_open_and_defend_when_it_is_dangerous() -> None:
    assert best(solo("T D", 8)) == "T"
    assert best(solo("T", 7, players="A1")) == "n9"
    assert best(rival(pile="D", hand="TA")) == "draw"
    assert best(rival(5, special="C", hand="IN")) == "IN"


def test_hints_end_a_match_that_is_won_and_use_up_a_hand_that_is_lost_otherwise() -> None:
    m = rival(hand="D P").scored(1, 0)
    m.state.half = 2
    assert best(m) == "give"
    assert best(rival(hand="D P")) != "give"


def test_a_decent_player_beats_a_random_one() -> None:
    rng, goals = Rng(5), [0, 0]
    for _ in range(12):
        m = Script(2)
        while waiting := m.state.waiting():
            seat = waiting[0]
            if seat < 0:
                m.state.apply(seat, m.state.roll(rng))
                continue
            moves = m.state.legal(seat)
            weights = GAME.hints.weights(m.state, seat, moves)
            choice = weights.index(max(weights)) if seat == 0 else rng.below(len(moves))
            m.state.apply(seat, moves[choice])
        goals = [goals[0] + m.score[0], goals[1] + m.score[1]]
    assert goals[0] > 3 * goals[1]


def test_why_speaks_of_the_card_and_its_chance() -> None:
    m = solo("T PL", 7)
    assert GAME.hints.why(m.state, 0, GAME.moves.read("T")) == Phrase("why-shot", {"percent": 42})
    why = GAME.hints.why(m.state, 0, GAME.moves.read("PL"))
    assert (why.key, why.facts["pa"]) == ("why-lay", 8)
    assert GAME.hints.why(m.state, 0, GAME.moves.read("give")).key == "why-give"


def test_figures() -> None:
    over = measure(events.MatchOver([2, 1], 0, None))
    assert over == {"goals": 3, "home-goals": 2, "away-goals": 1, "home-won": 1, "away-won": 0, "drawn": 0}
    assert measure(events.DefenceThrown(0, 3, 4, 9, False)) == {"defence-good": 0}
    assert measure(events.ShotJudged(0, 1, 1, 3, 3, "wide")) == {"shot-scored": 0, "shot-stopped": 0, "shot-wide": 1}
    for stopped in (events.ShotJudged(0, 2, 2, 3, 3, "corner"), events.Interposed(1, 2, True)):
        assert measure(stopped) == {"shot-scored": 0, "shot-stopped": 1, "shot-wide": 0}
    assert measure(events.Interposed(1, 2, False)) == {}
    assert measure(events.PenaltyTaken(0, [1, 2], True)) == {"penalty-scored": 1}
    assert measure(events.Tossed(0)) == {}


def test_figures_of_a_whole_match() -> None:
    happened = [
        events.Shot(0, "T", 6, -1, 0),
        events.Shot(1, "FREE", 4, 0, 1),
        events.Shot(1, "T", 8, 1, 0),
        events.StarUsed(1, "scheme", 3, 6),
        *(events.Possession(0, 0, why) for why in ("defence", "trap", "given", "saved")),
        events.Fouled(1, 3),
        *(events.Carded(1, card) for card in ("none", "yellow", "yellow", "red")),
    ]
    figures = measure_match(happened)
    assert {name: value for name, value in figures.items() if value} == {
        "shots": 3,
        "home-shots": 1,
        "away-shots": 2,
        "away-stars": 1,
        "home-balls-won": 2,
        "fouls": 1,
        "yellow-cards": 2,
        "red-cards": 1,
    }
