"""Worldwide Football's part in a cup: its teams, the options of a match, the score of both sides, whole cups."""

from __future__ import annotations

import msgspec
import pytest

from tablee.bots.levels import make_bot
from tablee.bots.matches import Pairing, play_match
from tablee.core.game import State
from tablee.core.match import Match, run, verify
from tablee.core.record import Record, read_options, replay
from tablee.core.teams import CupRules, Score
from tablee.cups import Cup
from tablee.games import find_game
from tablee.games.worldwide_football.box import Options

GAME = find_game("worldwide_football")
assert GAME.cup is not None
RULES: CupRules = GAME.cup


def played(cup: Cup, number: int) -> Record:
    fixture = cup.fixtures()[number]
    assert fixture.home is not None
    assert fixture.away is not None
    options = RULES.options(fixture.home, fixture.away, fixture.is_knockout)
    return play_match(Pairing(GAME.id, options, ("casual", "beginner"), cup.match_seed(number)))


def end_of(record: Record) -> State:
    return replay(record, GAME)


def whole_cup(seed: bytes) -> Cup:
    cup = Cup(RULES.teams, seed)
    while due := cup.due():
        cup.enter(due[0].number, RULES.score(end_of(played(cup, due[0].number))))
    return cup


def test_the_five_teams_of_the_box_take_part() -> None:
    assert RULES.teams == ("brazil", "france", "germany", "italy", "spain")


def test_wf_56_a_draw_stands_only_in_the_group() -> None:
    wanted = Options(home="spain", away="italy", knockout=True)
    assert read_options(GAME, RULES.options("spain", "italy", True)) == wanted
    assert read_options(GAME, RULES.options("spain", "italy", False)) == Options(home="spain", away="italy")


@pytest.mark.slow
def test_bots_play_a_whole_cup_and_the_same_seed_tells_it_again() -> None:
    cup = whole_cup(b"c" * 32)
    assert cup.is_over()
    assert cup.champion() in RULES.teams
    assert cup.scores == whole_cup(b"c" * 32).scores != whole_cup(b"d" * 32).scores


def test_a_bots_match_is_a_real_one_whose_luck_can_be_proven() -> None:
    cup = Cup(RULES.teams, b"c" * 32)
    record = played(cup, 0)
    assert verify(record, GAME) > 0
    outcome = end_of(record).outcome()
    assert outcome is not None
    assert RULES.score(end_of(record)).goals == outcome.scores


def test_bots_between_themselves_decide_at_a_glance() -> None:
    options = dict(RULES.options("spain", "italy", False))
    casual = play_match(Pairing(GAME.id, options, ("casual", "casual"), bytes(32)))
    strong = play_match(Pairing(GAME.id, options, ("strong", "strong"), bytes(32)))
    assert casual.plies == strong.plies


@pytest.mark.parametrize("mode", ["amateur", "pro"])
def test_wf_56_a_shoot_out_names_its_winner_and_its_kicks(mode: str) -> None:
    options = {"mode": mode, **RULES.options("spain", "italy", True)}
    for seed in range(60):
        score = RULES.score(end_of(play_match(Pairing(GAME.id, options, ("casual",) * 2, bytes([seed]) * 32))))
        assert score.winner is not None
        if score.kicks is not None:
            assert score.goals[0] == score.goals[1]
            assert score.winner == (0 if score.kicks[0] > score.kicks[1] else 1)
            return
    pytest.fail("no match went to a shoot-out")


def test_alone_the_goals_of_the_virtual_opponent_count_too() -> None:
    for seed in range(30):
        match = Match.start(GAME, Options(), 1, seed=bytes([seed]) * 32)
        outcome = run(match, [make_bot("casual", GAME, seed)])
        score = RULES.score(match.state)
        assert outcome.scores == score.goals[:1]
        assert score.winner == (None if score.goals[0] == score.goals[1] else 0 if outcome.winners else 1)
        if score.winner == 1:
            return
    pytest.fail("the virtual opponent never won")


def test_a_score_reads_back_from_where_it_is_kept() -> None:
    score = Score((1, 1), 1, (3, 4))
    assert msgspec.json.decode(msgspec.json.encode(score), type=Score) == score
