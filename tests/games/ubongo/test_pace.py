"""How bots race: UB-9, UB-12."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest

from tablee.bots.levels import LEVELS, make_bot
from tablee.core.match import Match, run
from tablee.games.ubongo.pace import NOD, median_seconds
from tablee.games.ubongo.position import COUNTDOWN, NEVER
from tests.games.ubongo.script import Script, match, race


def finish(m: Script, level: str, seed: int) -> int:
    """When a bot at seat 2 has laid its last piece."""
    pace = m.pace
    while m.state.claims[1] == NEVER:
        move, at = pace.next_deed(m.state, 1, level, seed)
        assert at >= m.now
        m.play(f"2 {move.notation} @{at}")
    return m.state.claims[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("side", ["A", "B"])
def test_ub_12_pieces_go_down_one_after_the_other(level: str, side: str) -> None:
    m = race("d3", side=side)
    moments = []
    while m.state.claims[1] == NEVER:
        move, at = m.pace.next_deed(m.state, 1, level, 1)
        moments.append(at)
        m.play(f"2 {move.notation} @{at}")
    assert moments == sorted(set(moments))
    assert len(moments) == (4 if side == "A" else 5)
    assert moments[0] > COUNTDOWN + 1000, "looking comes before laying"


def test_ub_12_the_time_falls_with_the_level() -> None:
    times = {level: [finish(race("d3"), level, seed) for seed in range(40)] for level in LEVELS}
    assert median(times["beginner"]) > median(times["casual"]) > median(times["strong"]) > median(times["expert"])


def test_ub_12_a_duel_with_any_level_takes_one_to_three_minutes() -> None:
    """On side A, where people begin: nobody waits longer for a beginner, and each level is a step faster."""
    state = match().state
    times = [median([median_seconds(state, row, level) for row in range(20)]) for level in LEVELS]
    assert max(times) < 180
    assert times[LEVELS.index("casual")] < 120
    assert all(1.3 < slower / faster < 1.8 for slower, faster in pairwise(times))


def test_ub_12_the_time_grows_with_the_difficulty() -> None:
    easy, hard = match().state, match(side="B").state
    easy_times = [median_seconds(easy, row, "casual") for row in range(20)]
    hard_times = [median_seconds(hard, row, "casual") for row in range(20)]
    assert median(hard_times) > 1.3 * median(easy_times)


def test_ub_12_times_are_drawn_and_repeatable() -> None:
    times = [finish(race("d3"), "casual", seed) for seed in range(30)]
    assert len(set(times)) == 30
    assert finish(race("d3"), "casual", 4) == times[4]


def test_ub_9_bots_agree_to_roll_again() -> None:
    m = race("d3").play("1 again @5000")
    move, at = m.pace.next_deed(m.state, 1, "strong", 1)
    assert (move.notation, at) == ("again", 5000 + NOD)


def test_a_bot_that_takes_over_clears_what_leaves_no_way() -> None:
    """A stand-in finds a board that somebody else has filled at random."""
    m = race("d3")
    stranger = next(lay for lay in m.legal(2) if lay[0] not in m.view(2).racers[1].tasks[0].pieces and lay[0].isupper())
    m.play(f"2 {stranger}")
    assert m.pace.next_deed(m.state, 1, "casual", 1)[0].notation == f"-{stranger[0]}"
    m.now = m.state.began
    assert finish(m, "casual", 1) > 0


def test_a_bot_solves_both_puzzles_of_a_leader_one_after_the_other() -> None:
    """UB-11, UB-12."""
    m = match(orange=True)
    for _ in range(3):
        m.win(2)
    m.start()
    begun = m.now
    alone = finish(m, "casual", 9) - begun
    assert m.state.done[1] == 1
    assert alone > 8000


@pytest.mark.parametrize("options", [{}, {"orange": True}, {"side": "B", "pieces_dealt": True}])
def test_bots_play_a_whole_match_in_no_time(options: dict[str, bool | str]) -> None:
    game = match().game
    played = Match.start(game, game.options(**options), 2, seed=bytes(32))
    outcome = run(played, [make_bot("strong", game, 1), make_bot("beginner", game, 2)])
    assert max(outcome.scores) == 5
    assert played.clock.now() > 5 * COUNTDOWN
