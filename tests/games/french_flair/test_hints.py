"""Hints: tries before kicks, the whole sheet, and what the ball is worth."""

from __future__ import annotations

import pytest

from tablee.bots.levels import make_bot
from tablee.core.luck import Rng
from tablee.games.french_flair import expected, referee
from tablee.games.french_flair import moves as verbs
from tablee.games.french_flair.position import ATTACK, HALFWAY
from tests.bots.habits import FrenchFlair, scores
from tests.games.french_flair.ball_worth import possessions
from tests.games.french_flair.script import GAME, SIX, Script, ball
from tests.players import decisions


def weights(m: Script, seat: int = 1) -> dict[str, float]:
    """How readily a seat makes each of its moves."""
    moves = m.state.legal(seat - 1)
    return dict(zip([move.notation for move in moves], GAME.hints.weights(m.state, seat - 1, moves), strict=True))


def favourite(m: Script, seat: int = 1) -> str:
    found = weights(m, seat)
    return max(found, key=lambda notation: found[notation])


@pytest.fixture(scope="module")
def watched() -> FrenchFlair:
    return FrenchFlair("casual", 2, 25)


# What casual bots do


def test_ff_63_a_certain_try_is_never_refused(watched: FrenchFlair) -> None:
    assert watched.sure >= 20
    assert watched.refused == 0


def test_ff_72_a_try_is_converted_with_one_die(watched: FrenchFlair) -> None:
    assert watched.conversions[1] == watched.conversions.total() > 0


def test_the_game_is_played_for_tries(watched: FrenchFlair) -> None:
    assert watched.tries > 1.5 * 25
    assert watched.plays["drop"] < watched.tries


@pytest.mark.parametrize(("play", "least"), [("maul", 10), ("fixation", 5), ("8-9", 3), ("run", 100), ("relay", 20)])
def test_the_whole_sheet_is_played(watched: FrenchFlair, play: str, least: int) -> None:
    """FF-40, FF-54, FF-56 to FF-58: in 25 matches."""
    assert watched.plays[play] >= least


def test_ff_50_long_combinations_are_played(watched: FrenchFlair) -> None:
    assert watched.longest >= 5


# Single positions


def test_ff_63_a_try_comes_before_a_drop_and_before_the_last_whistle() -> None:
    m = ball(1, "9 10 12", d=5)
    assert scores(m.state, 0, GAME.kit.table.read(favourite(m)))
    m = ball(1, "9 10 12", d=5).begin(2).time_up()
    m.state.score = [3, 0]
    assert scores(m.state, 0, GAME.kit.table.read(favourite(m)))


def test_ff_77_who_is_ahead_when_time_is_up_ends_the_match() -> None:
    for lead, expected_move in ((3, True), (-3, False)):
        m = ball(1, "1 2 3 4 5 6", d=70).begin(2).time_up()
        m.state.score = [max(0, lead), max(0, -lead)]
        assert (favourite(m) == "whistle") == expected_move


def test_ff_57_pick_and_go_brings_six_cards() -> None:
    m = ball(1, "1 2 12", d=30, origin="ruck")
    assert favourite(m) == "f1-2"


def test_ff_72_one_die_converts_more_often() -> None:
    assert expected.conversion(1) > expected.conversion(2)


# The worth


def test_ff_4_who_kicks_off_gives_the_ball_away() -> None:
    m = ball(1, SIX, d=HALFWAY)
    with_ball = GAME.hints.worth(m.state, 0)
    referee.kick_off(m.state, 0)
    assert GAME.hints.worth(m.settle().state, 0) < with_ball - 0.5


def test_ff_4_a_try_is_worth_its_points_and_the_next_ball() -> None:
    """The others kick off: to have scored is not to have given away the ball at halfway."""
    m = ball(1, "9 10 12", d=5)
    m.play("1 12a", "1 dice1", "* [1]", "* [6]")
    assert m.phase == "kick-off"
    level = ball(1, SIX, d=HALFWAY)
    assert GAME.hints.worth(m.state, 0) - GAME.hints.worth(level.state, 0) > 3


def test_a_lead_counts_more_the_less_is_left() -> None:
    early, late = ball(1, SIX, d=HALFWAY), ball(1, SIX, d=HALFWAY).begin(2)
    late.state.events = 38
    for m in (early, late):
        m.state.score = [3, 0]
    assert GAME.hints.worth(late.state, 0) > GAME.hints.worth(early.state, 0)


def test_the_ball_is_worth_more_nearer_to_the_line() -> None:
    worths = [GAME.hints.worth(ball(1, SIX, d=d).state, 0) for d in (90, 60, 30, 10)]
    assert worths == sorted(worths)


def test_the_figures_of_the_ball_come_from_possessions() -> None:
    """What ``python -m tests.games.french_flair.ball_worth`` counts."""
    found = possessions(3)
    assert len(found) > 10
    assert all(-15 <= distance <= 115 for distance, _ in found)
    assert min(points for _, points in found) < 0 < max(points for _, points in found)


@pytest.mark.slow
def test_a_strong_bot_plays_no_kick_tennis() -> None:
    """Open kicks in attack, in eight matches against a casual bot."""
    kicks = 0
    for seed in range(8):
        state = Script().state
        rng = Rng(seed)
        strong = seed % 2
        bots = [
            make_bot("strong" if seat == strong else "casual", GAME, 100 * seed + seat, iterations=150)
            for seat in range(2)
        ]
        for seat, act in decisions(state, bots, rng):
            kicks += seat == strong and state.phase == ATTACK and act.verb == verbs.KICK
    assert kicks < 2 * 8
