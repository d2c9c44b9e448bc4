"""People who drop out, and what is secret while both race: UB-12, UB-14."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.luck import Rng
from tablee.games.ubongo.events import Forsaken, Laid
from tablee.games.ubongo.position import PATIENCE
from tests.games.ubongo.script import Script, match, race
from tests.games.ubongo.test_orange import doubled


def forsaken() -> Script:
    """Seat 2 went at 10 s and has been away for a minute."""
    return race("d7").play("2 away @10000").tick()


def test_ub_14_the_race_runs_on_without_whoever_dropped_out() -> None:
    m = race("d7").play("2 away @10000")
    assert m.view(1).racers[1].away
    assert {"take", "replay"}.isdisjoint(m.legal(1))
    assert m.refused("1 take") == ("UB-14", "refused-not-forsaken")
    assert m.solve(1).tick().spaces == [1, 0]


def test_ub_14_after_60_s_the_other_may_take_the_duel() -> None:
    m = race("d7").play("2 away @10000")
    assert m.state.due() == 10_000 + PATIENCE == 70_000
    m.story.take()
    m.tick()
    assert m.told(Forsaken) == [Forsaken(1)]
    m.play("1 take @80000")
    assert (m.spaces, m.phase, m.view(1).sheet) == ([1, 0], "ready", 2)


def test_ub_14_or_replay_the_sheet() -> None:
    m = forsaken().play("1 replay")
    assert (m.spaces, m.phase, m.view(1).sheet) == ([0, 0], "ready", 1)
    m.play("1 ready", "2 ready").tick()
    assert "d7" not in [move.notation for move, _ in m.state.chances()]


def test_ub_14_whoever_comes_back_races_on() -> None:
    m = forsaken().play("2 back")
    assert "take" not in m.legal(1)
    assert not m.view(1).racers[1].forsaken
    assert m.solve(2).tick().spaces == [0, 1]


def test_ub_14_whoever_is_away_for_a_shorter_time_is_not_forsaken() -> None:
    m = race("d7").play("2 away @10000", "2 back @69000")
    assert m.state.due() is None


def test_ub_14_resigning_gives_the_match() -> None:
    m = match().win(1).win(1)
    m.start().play("1 resign")
    assert (m.outcome().winners, m.outcome().reason) == ((1,), "resigned")


def test_a_claim_comes_before_what_is_due_later() -> None:
    """Somebody has been away nearly a minute when the other finishes: the claim is settled first."""
    m = race("d7").play("2 away @10000").solve(1, at=69_700)
    assert m.state.due() == 70_000
    m.tick()
    assert m.spaces == [0, 0]
    assert m.tick().spaces == [1, 0]


# What is secret


@pytest.mark.parametrize("viewer", [None, 2])
def test_others_see_which_pieces_were_laid_but_not_where(viewer: int | None) -> None:
    m = race("d7").lay(1, 3)
    view = m.view(viewer)
    assert view.racers[0].laid == [lay[0] for lay in m.board(1)]
    assert view.racers[0].cells == m.state.covered[0].bit_count()
    shown = msgspec.json.encode(view).decode()
    assert not any(f'"{lay}"' in shown for lay in m.board(1))
    assert [lay.move for lay in m.view(1).board] == m.board(1)


def test_others_are_told_that_a_piece_was_laid_but_not_where() -> None:
    m = race("d7")
    m.story.take()
    (lay,) = m.lay(1, 1).board(1)
    (told,) = m.story.take()
    assert told.seen_by(0) == Laid(0, lay[0], lay)
    assert told.seen_by(1) == told.seen_by(None) == Laid(0, lay[0])


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("orange", [False, True])
def test_wherever_the_other_s_pieces_lie_nothing_that_is_shown_changes(count: int, orange: bool) -> None:
    """Swap what is hidden: view and legal moves of the other seat and of a spectator stay the same, byte for byte."""
    m = (doubled() if orange else race("d7")).lay(1, count).lay(2, 1)
    places = set()
    for seed in range(20):
        world = m.state.imagine(1, Rng(seed))
        places.add(tuple(world.boards[0]))
        assert world.boards[1] == m.state.boards[1]
        assert msgspec.json.encode(world.view(1)) == msgspec.json.encode(m.state.view(1))
        assert world.legal(1) == m.state.legal(1)
    assert len(places) > 1


def test_ub_12_a_bot_does_not_look_at_the_other_board() -> None:
    """Whatever the person has laid, the bot's next deed and its moment are the same."""
    m = race("d7")
    before = m.pace.next_deed(m.state, 1, "casual", 5)
    m.lay(1, 3)
    assert m.pace.next_deed(m.state, 1, "casual", 5) == before
