"""Hints: what a position is worth, and reasons; how each level does against the one below is in tests/bots."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.worldwide_football import referee
from tablee.games.worldwide_football.hints import GOAL_WORTH
from tests.games.worldwide_football.script import GAME, Script, alone, solo, two


def worth(m: Script, seat: int = 1) -> float:
    return GAME.hints.worth(m.state, seat - 1)


def in_half(half: int, lead: int, cards: str) -> Script:
    """Somebody has `lead` goals more, and both have these cards to draw."""
    m = two("P", pile="P").scored(lead, 0)
    m.state.half = half
    for seat in (1, 2):
        m.side(seat, pile=cards)
    return m


# The worth of a position


def test_a_goal_is_worth_more_the_less_is_left_of_the_match() -> None:
    whole, second, last = in_half(1, 1, "P " * 20), in_half(2, 1, "P " * 20), in_half(2, 1, "P P")
    assert 0 < worth(whole) < worth(second) < worth(last) < 1 + GOAL_WORTH


def test_a_goal_counts_however_far_behind_or_ahead_one_is() -> None:
    """Else every move is as good as another to whoever has lost already."""
    leads = [-9, -8, -7, 7, 8, 9]
    worths = [worth(in_half(2, lead, "P P")) if lead > 0 else worth(in_half(2, -lead, "P P"), 2) for lead in leads]
    assert all(one < other for one, other in pairwise(worths))


def test_both_sides_see_a_lead_alike() -> None:
    m = in_half(2, 1, "P " * 20)
    assert worth(m, 1) > 0 > worth(m, 2)


def test_the_ball_alone_is_worth_nothing_and_pa_are() -> None:
    m = two("P PL T", pile="P P")
    here = worth(m)
    assert worth(m.give_ball(2)) == pytest.approx(here)
    assert worth(m.give_ball(2, 5)) < here < worth(m.give_ball(1, 5))


def test_better_cards_and_more_stars_are_worth_more() -> None:
    assert worth(two("IN", pile="P P")) > worth(two("PR", pile="P P"))
    m = two("P T", pile="P P")
    here = worth(m)
    m.state.stars[1] -= 1
    assert worth(m) > here


def test_the_worth_does_not_depend_on_what_the_other_one_holds() -> None:
    m = Script(2)
    rng = Rng(3)
    while CHANCE in m.state.waiting():
        m.state.apply(CHANCE, m.state.roll(rng))
    worths = {GAME.hints.worth(m.state.imagine(0, Rng(seed)), 0) for seed in range(20)}
    assert len(worths) == 1


def test_a_match_that_is_over_is_won_lost_or_drawn() -> None:
    for home, away, found in ((2, 1, 1.0 + GOAL_WORTH), (1, 2, -1.0 - GOAL_WORTH), (1, 1, 0.0)):
        m = alone().scored(home, away)
        m.state.half = 2
        referee.end_half(m.state)
        assert worth(m) == pytest.approx(found)


# Reasons


def test_who_leads_at_the_end_says_why_the_ball_is_given_back() -> None:
    m = two("P T", pile="").scored(1, 0)
    m.state.half = 2
    assert GAME.hints.why(m.state, 0, GAME.kit.give).key == "why-end"
    m.scored(0, 1)
    assert GAME.hints.why(m.state, 0, GAME.kit.give).key == "why-give"


# Substitutions


def substituting(stars: int) -> tuple[Script, list[str], list[float]]:
    """Somebody alone may give up a player for a Star: what they may do, and how readily they would."""
    m = solo("D P PL", players="A1", stars=stars, pro=True, abilities="offensive", substitutions=True)
    moves = m.state.legal(0)
    return m, [move.notation for move in moves], GAME.hints.weights(m.state, 0, moves)


def test_nobody_gives_up_a_player_who_has_stars_left() -> None:
    """WF-36."""
    _, moves, weights = substituting(stars=5)
    _, without, dearer = substituting(stars=0)
    assert weights[moves.index("sub9")] < dearer[without.index("sub9")]
    assert weights[moves.index("sub9")] < weights[moves.index("give")]


def test_a_star_that_must_be_spent_is_worth_nothing_any_more() -> None:
    m, _, _ = substituting(stars=0)
    before = worth(m)
    assert worth(m.play("1 sub9")) < before
