"""Alone: UB-13."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadOption
from tablee.games.ubongo import rules
from tablee.games.ubongo.events import AskedSolvable, Hinted, Solved
from tablee.games.ubongo.position import COUNTDOWN
from tests.games.ubongo.script import Script, match, practice, race


def open_cell(p: Script) -> str:
    """A question about the first cell that is not covered."""
    return next(move for move in p.legal(1) if move.startswith("?"))


def blocked(**options: bool | int | str) -> Script:
    """A practice with a needed piece where it leaves no way."""
    p = practice(sheet=1, row=1, **options)
    needed = p.view(1).racers[0].tasks[0].pieces
    for lay in p.legal(1):
        if lay[0] in needed:
            tried = practice(sheet=1, row=1, **options).play(f"1 {lay}")
            if not rules.way_on(tried.state, 0):
                return tried
    raise AssertionError("every laying leaves a way")


def test_ub_13_any_sheet_and_row_can_be_practised() -> None:
    p = practice(side="B", sheet=8, row=20)
    assert (p.view(1).side, p.view(1).sheet, p.view(1).racers[0].tasks[0].row) == ("B", 8, 20)


def test_ub_13_without_a_row_the_die_chooses() -> None:
    p = Script(1, sheet=3).play("1 ready").tick()
    assert len(p.state.chances()) == 20


def test_ub_13_practice_is_against_the_clock() -> None:
    p = practice(row=5).lay(1, 2)
    p.story.take()
    p.solve(1, at=45_000)
    assert p.told(Solved) == [Solved(45_000 - COUNTDOWN, 0)]
    assert (p.outcome().winners, p.outcome().reason) == ((0,), "solved")
    last = p.view(1).last
    assert last is not None
    assert last.milliseconds == 45_000 - COUNTDOWN


def test_ub_13_hints_are_graded() -> None:
    """The piece that touches the cell, then another cell of it, then its place."""
    p = practice(row=5).lay(1, 1)
    question = open_cell(p)
    p.story.take()
    grades: list[Hinted] = p.play(f"1 {question}", f"1 {question}", f"1 {question}").told(Hinted)
    cell = question[1:]
    lay = grades[2].lay
    assert lay is not None
    assert [(hint.cell, hint.piece) for hint in grades] == [(cell, lay[0])] * 3
    assert [hint.other is None for hint in grades] == [True, False, False]
    assert [hint.lay is None for hint in grades] == [True, True, False]
    assert p.view(1).practice == p.view(None).practice
    assert p.practice(1).hints == 3


def test_ub_13_the_last_grade_is_true_and_another_question_begins_anew() -> None:
    p = practice(row=5)
    question = open_cell(p)
    p.play(*[f"1 {question}"] * 4)
    lay = p.state.kit.lays[p.state.hint_lay]
    assert p.state.ground().masks[lay.code] & 1, "it lies on the cell that was asked about"
    p.play(f"1 {lay.notation}")
    assert rules.way_on(p.state, 0)
    p.play(f"1 {open_cell(p)}")
    assert p.state.hint_grade == 1


def test_ub_13_a_hint_on_a_dead_end_says_so() -> None:
    p = blocked()
    p.story.take()
    (hint,) = p.play(f"1 {open_cell(p)}").told(Hinted)
    assert (hint.piece, hint.other, hint.lay) == (None, None, None)


def test_ub_13_still_solvable() -> None:
    p = practice(row=5).lay(1, 2)
    p.story.take()
    assert p.play("1 solvable").told(AskedSolvable) == [AskedSolvable(True)]
    assert blocked().play("1 solvable").told(AskedSolvable) == [AskedSolvable(False)]


def test_ub_13_a_piece_that_does_not_belong_leaves_no_way() -> None:
    p = practice(row=5)
    needed = p.view(1).racers[0].tasks[0].pieces
    stranger = next(lay for lay in p.legal(1) if lay[0].isupper() and lay[0] not in needed)
    p.play(f"1 {stranger}", "1 solvable")
    assert p.state.solvable == 0


def test_ub_13_the_answer_is_forgotten_when_the_board_changes() -> None:
    p = practice(row=5).play("1 solvable").lay(1, 1)
    assert p.practice(1).solvable is None


def test_ub_13_the_solution_ends_the_practice() -> None:
    p = practice(row=5).play("1 solution")
    assert (p.outcome().winners, p.outcome().reason) == ((), "given-up")
    last = p.view(1).last
    assert last is not None
    masks = [p.state.ground().masks[p.game.moves.read(lay.move).code] for lay in last.solution]
    assert sum(masks) == p.state.ground().full


@pytest.mark.parametrize("word", ["solvable", "solution", "?a1"])
def test_ub_13_hints_are_not_for_a_match(word: str) -> None:
    assert race().refused(f"1 {word}") == ("UB-13", "refused-alone")


@pytest.mark.parametrize("word", ["solvable", "?a1"])
def test_ub_13_without_a_teacher_nothing_can_be_asked(word: str) -> None:
    p = practice(row=5, hints=False)
    assert p.refused(f"1 {word}") == ("UB-13", "refused-no-hints")
    assert not p.practice(1).teaches
    assert not [move for move in p.legal(1) if move.startswith("?") or move == "solvable"]
    assert "solution" in p.legal(1), "who gives up may see it"


@pytest.mark.parametrize("word", ["again", "resign", "away", "take"])
def test_ub_13_what_needs_two_is_not_for_practice(word: str) -> None:
    assert practice().refused(f"1 {word}") == ("UB-13", "refused-nobody-else")


@pytest.mark.parametrize("options", [{"sheet": 2}, {"row": 3}])
def test_a_match_begins_with_sheet_one_and_a_roll(options: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        match(**options)


def test_the_orange_track_needs_two() -> None:
    with pytest.raises(BadOption):
        practice(orange=True)


def test_ub_13_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_tomorrow() -> None:
    game = match().game
    days = [game.daily(f"2026-03-{day:02}") for day in range(1, 32)]
    assert game.daily("2026-03-01") == days[0]
    assert len({str(day) for day in days}) > 25
    assert {day["side"] for day in days} == {"A", "B"}
    assert all(day["hints"] is False for day in days), "nobody is helped"
    assert Script(1, **days[0]).start().state.row_of(0) == int(days[0]["row"]) - 1
