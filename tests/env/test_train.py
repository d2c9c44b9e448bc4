"""What training rests on and needs no torch: lessons, the judge, the curve."""

from __future__ import annotations

from math import tanh
from xml.etree import ElementTree

import numpy as np
import pytest

from tablee.bots.policy import read_policy
from tablee.env.seat import SeatEnv
from tablee.env.train.curve import Point, picture
from tablee.env.train.judge import Playing, judge, rival_alone, side_by_side, wins
from tablee.env.train.lesson import Lesson
from tablee.games import find_game
from tablee.lab.players import Entrant
from tablee.observation.turns import returns
from tests.bots.nets import policy_file

LEAD = 14


@pytest.mark.parametrize("seats", [1, 2])
def test_rewards_add_up_to_how_a_game_ended_less_how_it_began(seats: int) -> None:
    env = SeatEnv("rugby_champion", seats)
    lesson = Lesson(env, LEAD)
    rng = np.random.default_rng(1)
    for seed in range(3):
        lesson.begin(seed)
        began = tanh(env.game.hints.worth(env.table.state, env.seat) / LEAD)
        rewards = 0.0
        while lesson.moves:
            legal = np.flatnonzero(lesson.mask())
            assert len(legal) > 1, "nothing is asked where there is no choice"
            assert lesson.observation().shape == env.observation_space.shape
            rewards += lesson.choose(int(rng.choice(legal)))
        outcome = env.table.outcome()
        assert outcome is not None
        assert rewards == pytest.approx(returns(outcome, seats)[env.seat] - began)


def test_alone_policy_and_rival_are_judged_by_the_same_deals() -> None:
    env = SeatEnv("rugby_champion", 1, difficulty="easy")
    policy = policy_file(find_game("rugby_champion"), 1).content
    known = rival_alone(env, 8, 3)
    verdict = judge(policy, env, 8, 3)
    assert verdict.rival == sum(known) / 8 == sum(wins(env, (Entrant("casual", "casual"),), 8, 3)) / 8
    assert verdict.ahead == pytest.approx(verdict.share - verdict.rival)
    assert verdict.low <= verdict.share <= verdict.high
    assert not verdict.is_better


def test_games_side_by_side_are_those_that_are_played_one_by_one() -> None:
    env = SeatEnv("rugby_champion", 1, difficulty="easy")
    file = policy_file(env.game, 1)
    net = read_policy(file)

    def like(observations: np.ndarray) -> list[list[float]]:
        return [net.scores(one.tolist(), range(env.observer.actions.size)) for one in observations]

    assert side_by_side(env, like, 8, 3) == wins(env, (Entrant("learned", file=file),), 8, 3)


def test_of_several_side_by_side_one_is_asked_at_every_table() -> None:
    env = SeatEnv("rugby_champion", 2)
    won = side_by_side(env, lambda observations: [range(env.observer.actions.size)] * len(observations), 4, 3)
    assert len(won) == 4
    assert set(won) <= {0.0, 0.5, 1.0}


def test_a_look_mixes_in_secret_as_the_policy_will() -> None:
    """It took the best there, too: a duel of which it told that 64 % are won was one of which the file won 46 %."""
    playing = Playing(SeatEnv("rugby_champion", 2), 0, 3)
    chosen = {False: 0, True: 0}
    while playing.go_on():
        likes = [0.0] * (max(move.code for move in playing.moves) + 1)
        drawn = {playing.chosen(likes).code for _ in range(30)}
        secret = playing.match.state.is_secret_choice()
        assert (len(drawn) > 1) == secret
        chosen[secret] += 1
        playing.match.play(playing.seat, playing.moves[0])
    assert min(chosen.values()) > 0


def test_several_are_judged_at_one_table() -> None:
    env = SeatEnv("rugby_champion", 2)
    verdict = judge(policy_file(find_game("rugby_champion"), 2).content, env, 6, 3)
    assert verdict.share + verdict.rival == pytest.approx(1)
    assert "6 games" in str(verdict)


def test_the_curve_is_a_picture_of_all_its_points() -> None:
    points = [Point(0, 0.5, 0.45, 0.55), Point(1000, 0.6, 0.55, 0.65), Point(2000, 0.62, 0.57, 0.67)]
    drawn = ElementTree.fromstring(picture(points, 0.54, title="a <game>", called="casual"))
    kinds = [part.get("class") for part in drawn]
    assert kinds.count("dot") == 3
    assert kinds.count("rival") == 1
    heights = [float(part.get("cy", "")) for part in drawn if part.get("class") == "dot"]
    assert heights == sorted(heights, reverse=True), "more games won are higher up"
    texts = [part.text for part in drawn]
    assert "a <game>" in texts
    assert "casual 54.0%" in texts
