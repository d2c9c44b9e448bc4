"""A duel: UB-5 to UB-8."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.game import CHANCE
from tablee.games.ubongo import rules
from tablee.games.ubongo.events import Called, DuelWon, MatchOver, Rolled
from tablee.games.ubongo.position import COUNTDOWN, MOST_DEEDS, SETTLING
from tablee.games.ubongo.sheets import load_sheets, sheets_text
from tests.games.ubongo.script import Script, match, race


@pytest.mark.parametrize(("side", "pieces"), [("A", 4), ("B", 5)])
def test_ub_5_the_side_is_agreed_and_the_match_begins_with_sheet_one(side: str, pieces: int) -> None:
    """UB-1, UB-5: four pieces a puzzle on side A, five on side B."""
    m = match(side=side)
    assert (m.view(1).side, m.view(1).sheet, m.view(1).sheets) == (side, 1, 9)
    assert len(m.start("d1").view(1).racers[0].tasks[0].pieces) == pieces


def test_ub_5_the_grid_is_seen_before_the_die_is_rolled_and_the_pieces_are_not() -> None:
    m = match()
    grid = m.view(1).grid
    assert grid == m.view(2).grid == load_sheets().sides["A"][0].region.rows
    m.play("1 ready")
    assert m.state.waiting() == (1,)
    m.play("2 ready @500")
    assert m.view(1).grid == grid
    assert (m.phase, m.state.waiting(), m.state.due()) == ("countdown", (), 500 + COUNTDOWN)
    assert m.view(1).racers[0].tasks == []
    assert m.refused("1 A1a1")[0] == "UB-5"


def test_ub_5_the_die_picks_the_row_and_both_see_it_at_the_same_instant() -> None:
    m = match().play("1 ready", "2 ready").tick()
    assert m.state.waiting() == (CHANCE,)
    assert len(m.state.chances()) == 20
    m.story.take()
    m.step("* d7")
    assert m.told(Rolled) == [Rolled(7, rules.letters_of(m.state, m.state.ground().rows[6]), None)]
    assert [m.view(seat).racers[0].tasks[0].row for seat in (1, 2)] == [7, 7]
    assert m.view(1).racers == m.view(2).racers
    assert m.state.waiting() == (0, 1)
    assert m.view(1).began == COUNTDOWN


def test_ub_6_all_pieces_lie_in_the_tray() -> None:
    m = race("d1")
    assert m.view(1).tray == list("ABCDEFGHIJKLMNOPQRSTU")
    stranger = next(move for move in m.legal(1) if move[0] not in m.view(1).racers[0].tasks[0].pieces)
    m.play(f"1 {stranger}")
    assert stranger[0] not in m.view(1).tray


def test_ub_6_pieces_dealt_leaves_only_the_needed_ones() -> None:
    m = race("d1", pieces_dealt=True)
    needed = m.view(1).racers[0].tasks[0].pieces
    assert m.view(1).tray == list(needed)
    assert {move[0] for move in m.legal(1) if move[0].isupper()} == set(needed)
    stranger = next(letter for letter in "ABCDEFGHIJKLMNOPQRSTU" if letter not in needed)
    assert m.refused(f"1 {stranger}1a1") == ("UB-6", "refused-not-dealt")


def test_ub_7_the_completing_piece_is_the_claim_and_calls_ubongo_by_itself() -> None:
    m = race("d3").lay(1, 3)
    m.story.take()
    m.solve(1, at=20_000)
    assert m.told(Called) == [Called(0)]
    assert m.state.waiting() == (1,), "who has finished has nothing more to do"
    assert m.state.due() == 20_000 + SETTLING


def test_ub_7_first_to_cover_the_grid_advances_and_the_other_gets_nothing() -> None:
    m = race("d3").lay(2, 2).solve(1, at=20_000).tick()
    assert m.spaces == [1, 0]
    assert m.told(DuelWon) == [DuelWon(0, 1, 1, 20_000 - COUNTDOWN, False)]


def test_ub_7_any_tiling_is_accepted(tmp_path: Path) -> None:
    """Of a row with several ways each one wins.  UB-4: the row stands in a user's own file."""
    box = load_sheets()
    first = box.sides["A"][0]
    several = next(pieces for pieces, ways in sorted(first.tiler.sets(4).items()) if ways > 2)
    first.rows[0] = several
    own = tmp_path / "own.toml"
    own.write_text(sheets_text(box), encoding="utf-8")
    for way in first.tiler.solutions(several):
        m = Script(2, own).start("d1")
        lays = [m.game.kit.lays[m.state.code_of_mask(part.piece, part.mask)].notation for part in way]
        m.play(*[f"1 {lay}" for lay in lays]).tick()
        assert m.spaces == [1, 0]


def test_ub_7_wrong_pieces_do_not_complete_the_grid_and_cost_nothing() -> None:
    """A covered grid with other pieces than the listed ones is no claim."""
    m = match()
    ground = m.state.ground()
    asked, other = ground.rows[0], ground.rows[1]
    m.start("d1")
    way = ground.tiler.solve(other, 0, 0)
    assert way is not None
    assert asked != other
    lays = [m.game.kit.lays[m.state.code_of_mask(part.piece, part.mask)].notation for part in way]
    m.play(*[f"1 {lay}" for lay in lays])
    assert m.state.covered[0] == ground.full
    assert not m.view(1).racers[0].claimed
    m.play(*[f"1 -{lay[0]}" for lay in lays]).solve(1).tick()
    assert m.spaces == [1, 0]


@pytest.mark.parametrize(
    ("ply", "key"),
    [
        ("overlap", "refused-overlap"),
        ("twice", "refused-twice"),
        ("off", "refused-off-grid"),
        ("absent", "refused-not-laid"),
    ],
)
def test_ub_7_a_forged_placement_is_refused_and_changes_nothing(ply: str, key: str) -> None:
    """Off the grid, overlapping, a piece twice."""
    m = race("d1").lay(1, 1)
    assert m.refused(f"1 {_forged(m, ply)}") == ("UB-7", key)


def _forged(m: Script, kind: str) -> str:
    (lay,) = m.board(1)
    masks, covered = m.state.ground().masks, m.state.covered[0]
    lays = m.game.kit.lays
    if kind == "twice":
        return next(move.notation for move in lays if move.notation[0] == lay[0] and masks[move.code])
    if kind == "absent":
        return next(f"-{letter}" for letter in m.game.kit.letters if letter != lay[0])
    if kind == "off":
        return next(move.notation for move in lays if not masks[move.code] and move.notation[0] != lay[0])
    return next(move.notation for move in lays if masks[move.code] & covered and move.notation[0] != lay[0])


def test_ub_8_after_a_duel_comes_the_next_sheet() -> None:
    m = match().win(1)
    assert (m.phase, m.view(1).sheet) == ("ready", 2)
    assert m.board(1) == []


def test_ub_8_first_to_five_wins_and_nine_sheets_suffice() -> None:
    m = match()
    for winner in (1, 2, 1, 2, 1, 2, 1, 2, 1):
        assert m.state.outcome() is None
        m.win(winner)
    outcome = m.outcome()
    assert (outcome.scores, outcome.winners, outcome.reason) == ((5, 4), (0,), "five")
    assert m.told(MatchOver)[-1].winners == [0]
    assert m.view(1).sheet == 9


def test_ub_8_the_last_duel_shows_both_boards() -> None:
    m = match()
    m.start().lay(2, 2)
    left = m.board(2)
    m.solve(1).tick()
    last = m.view(2).last
    assert last is not None
    assert (last.winner, last.sheet, [lay.move for lay in last.boards[1]]) == (0, 1, left)
    assert len(last.boards[0]) == 4


def test_after_two_thousand_deeds_only_giving_up_is_left() -> None:
    """Our ruling: a bound that no person meets, so that every match ends."""
    m = race("d1")
    first = m.solution(1)[0]
    for _ in range(MOST_DEEDS // 2):
        m.play(f"1 {first}", f"1 -{first[0]}")
    assert m.legal(1) == ["resign"]
    assert m.refused(f"1 {first}") == ("UB-7", "refused-enough")
    assert len(m.legal(2)) > 100
