"""The rules of Sample Game, clause by clause."""

from __future__ import annotations

import pytest

from tablee.core.errors import IllegalMove, NotYourTurn
from tablee.games.sample_game import events
from tests.games.sample_game.script import Script, hidden


def test_sg_1_nothing_is_thrown_at_first() -> None:
    g = Script()
    assert g.waiting == ["*"]
    assert g.state.cups == [0, 0]


def test_sg_2_only_its_owner_sees_a_hidden_die() -> None:
    state = hidden(4, 2).state
    assert [player.cup for player in state.view(0).players] == [4, None]
    assert [player.cup for player in state.view(1).players] == [None, 2]
    assert [player.cup for player in state.view(None).players] == [None, None]


def test_sg_2_the_seats_take_turns_to_begin() -> None:
    g = hidden(4, 2)
    assert g.waiting == [1]
    g.play("1 stop", "2 stop", "* cup1", "* cup1")
    assert g.waiting == [2]


def test_sg_3_whoever_has_stopped_throws_no_more() -> None:
    g = hidden(1, 1).play("1 stop", "2 throw", "* die1")
    assert g.waiting == [2]
    with pytest.raises(NotYourTurn):
        g.play("1 throw")


def test_sg_3_dice_in_the_open_that_reach_the_limit_are_enough() -> None:
    g = hidden(1, 1, limit=8).play("1 throw", "* die5", "2 stop", "1 throw")
    g.told()
    g.play("* die3")
    assert g.told()[1] == events.Stopped(0, forced=True)


def test_sg_3_nobody_chooses_what_a_die_shows() -> None:
    with pytest.raises(IllegalMove) as refused:
        hidden(1, 1).play("1 die6")
    assert (refused.value.clause, refused.value.key) == ("SG-3", "refused-die")


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [((6, "die6"), (5, "die6"), [1, 0]), ((6, "die6"), (6, "die6"), [0, 0]), ((3, "die1"), (4, "die1"), [0, 1])],
)
def test_sg_5_the_higher_total_wins(first: tuple[int, str], second: tuple[int, str], points: list[int]) -> None:
    g = hidden(first[0], second[0]).play("1 throw", f"* {first[1]}", "2 throw", f"* {second[1]}", "1 stop", "2 stop")
    assert g.state.points == points


def test_sg_4_a_total_over_the_limit_counts_nothing() -> None:
    g = hidden(4, 1, limit=8).play("1 throw", "* die5", "2 stop", "1 stop")
    assert g.state.points == [0, 1]


def test_sg_6_after_the_last_round_most_points_win() -> None:
    g = hidden(4, 2, rounds=1).play("1 stop", "2 stop")
    outcome = g.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 0), (0,), "rounds")
    assert [player.cup for player in g.state.view(None).players] == [4, 2]
