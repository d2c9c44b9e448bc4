"""The orange track: UB-11."""

from __future__ import annotations

import pytest

from tablee.core.game import CHANCE
from tablee.games.ubongo.events import Called, FirstSolved, Rolled
from tests.games.ubongo.script import Script, match


def ahead(*winners: int, **options: bool | int | str) -> Script:
    """A match on the orange track in which these won the first duels."""
    m = match(orange=True, **options)
    for winner in winners:
        m.win(winner)
    return m


def doubled(**options: bool | int | str) -> Script:
    """Seat 1 stands on 3 and has two puzzles to solve: rows 4 and 9."""
    return ahead(1, 1, 1, **options).start("d4", "d9")


def rows(m: Script, seat: int) -> list[int]:
    return [task.row for task in m.view(1).racers[seat - 1].tasks]


def test_ub_11_the_first_roll_is_the_leader_s_alone_and_the_second_for_both() -> None:
    m = ahead(1, 1, 1)
    m.story.take()
    m.start("d4", "d9")
    assert (m.view(2).leader, rows(m, 1), rows(m, 2)) == (0, [4, 9], [9])
    assert [(event.row, event.leader) for event in m.told(Rolled)] == [(4, 0), (9, None)]


@pytest.mark.parametrize(
    ("winners", "leader"),
    [
        ((1, 1), None),
        ((1, 1, 1), 0),
        ((2, 2, 2), 1),
        ((1, 1, 1, 2, 2), 0),
        ((1, 1, 1, 1), 0),
        ((1, 1, 1, 2, 2, 2), None),
        ((1, 1, 1, 2, 2, 2, 2), 1),
        ((1, 1, 1, 1, 2, 2, 2, 2), None),
    ],
)
def test_ub_11_only_whoever_is_strictly_ahead_on_an_orange_space_is_doubled(
    winners: tuple[int, ...], leader: int | None
) -> None:
    """At 3–3 and 4–4 nobody is."""
    assert ahead(*winners).start().view(1).leader == leader


def test_ub_11_the_plain_track_doubles_nobody() -> None:
    m = match()
    for _ in range(4):
        m.win(1)
    assert m.start().view(1).leader is None


def test_ub_11_the_first_puzzle_scores_nothing_and_is_no_claim() -> None:
    m = doubled()
    m.story.take()
    m.solve(1)
    assert (m.spaces, m.state.due(), m.told(Called)) == ([3, 0], None, [])
    assert m.view(1).racers[0].done == 1


def test_ub_11_after_the_first_the_leader_s_board_is_emptied_and_the_second_counts() -> None:
    m = doubled()
    m.story.take()
    m.solve(1)
    assert m.told(FirstSolved) == [FirstSolved(0)]
    assert (m.board(1), m.state.row_of(0)) == ([], 8)
    assert m.solve(1).tick().spaces == [4, 0]


def test_ub_11_the_other_starts_on_the_second_at_once_and_may_win() -> None:
    m = doubled()
    assert m.state.row_of(1) == 8
    m.lay(1, 3).solve(2).tick()
    assert m.spaces == [3, 1]


def test_ub_11_the_second_roll_differs_from_the_first() -> None:
    m = ahead(1, 1, 1).play("1 ready", "2 ready").tick()
    m.step("* d4")
    assert "d4" not in [move.notation for move in m.state.legal(CHANCE)]
    assert len(m.state.chances()) == 19


def test_ub_11_an_agreed_re_roll_repeats_both() -> None:
    m = doubled().play("1 again", "2 again").tick()
    offered = {move.notation for move in m.state.legal(CHANCE)}
    assert offered.isdisjoint({"d4", "d9"})
    m.play("* d1", "* d2")
    assert (rows(m, 1), rows(m, 2), m.view(1).leader) == ([1, 2], [2], 0)


def test_ub_11_a_tie_repeats_both() -> None:
    m = doubled().solve(1, at=20_000).solve(1, at=40_000).solve(2, at=40_050).tick().tick()
    m.play("* d1", "* d2")
    assert (m.spaces, rows(m, 1), rows(m, 2)) == ([3, 0], [1, 2], [2])


def test_ub_11_with_pieces_dealt_the_leader_gets_both_sets() -> None:
    m = doubled(pieces_dealt=True)
    first, second = (set(task.pieces) for task in m.view(1).racers[0].tasks)
    assert set(m.view(1).tray) == first | second
    assert set(m.view(2).tray) == second


def test_ub_11_pieces_of_the_first_may_be_used_again_for_the_second() -> None:
    m = doubled(pieces_dealt=True).solve(1)
    assert set(m.view(1).tray) >= set(m.view(1).racers[0].tasks[1].pieces)


def test_ub_11_whoever_still_leads_on_orange_is_doubled_again() -> None:
    m = doubled().solve(2).tick()
    assert m.start().view(1).leader == 0
