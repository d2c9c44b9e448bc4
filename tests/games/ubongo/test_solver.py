"""Regions and tilings: UB-3, UB-13.  Checked against the slow way, against another library and a published count."""

from __future__ import annotations

from math import log2
from typing import Any

import exact_cover
import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.games.ubongo.pieces import LETTERS, PIECES, letters_of, make_piece, set_of, size_of
from tablee.games.ubongo.region import MOST_BOX_CELLS, Region, region_problem
from tablee.games.ubongo.solver import Placement, Tiler, difficulty
from tests.games.ubongo.by_hand import Laid, Squares, layings, squares, tiling_sets, tilings
from tests.untimed import UNTIMED

SMALL = ["####", "####", ".###"]
"""11 squares: two pieces."""
EASY = [".####", "#####", "#####", ".#.##"]
"""17 squares: three pieces."""
SIDE_A = ["####.", "#####", "#####", ".####", ".####"]
SIDE_B = ["..###.", "######", "#####.", "######", ".#####", ".##..."]


def laid(placement: Placement) -> Laid:
    """A placement, found again from its shape and corner."""
    cells = PIECES[placement.piece].shapes[placement.shape]
    return LETTERS[placement.piece], frozenset((placement.row + row, placement.col + col) for row, col in cells)


def masked(region: Region, some: Squares) -> int:
    return sum(1 << region.index_of(row, col) for row, col in some)


# Regions


def test_a_region_knows_its_squares() -> None:
    """UB-3: squares are counted in reading order, the empty border does not matter."""
    region = Region([".....", "..##.", "...##"])
    assert region.rows == ["##.", ".##"]
    assert (region.height, region.width, region.area, region.full) == (2, 3, 4, 0b1111)
    assert list(region.cells) == [(0, 0), (0, 1), (1, 1), (1, 2)]
    assert [region.index_of(row, col) for row in range(2) for col in range(3)] == [0, 1, -1, -1, 2, 3]
    assert region.index_of(-1, 0) == region.index_of(2, 2) == -1


@pytest.mark.parametrize(
    ("rows", "connected", "hole"),
    [
        (["##", ".#"], True, False),
        (["#.", ".#"], False, False),
        (["###", "#.#", "###"], True, True),
        (["###", "#.#", "##."], True, True),
        (["###", "#.#", "#.#"], True, False),
        (["####", "#..#", "##.#"], True, False),
        (["#.#"], False, False),
        ([".#.", "#.#", ".#."], False, True),
    ],
)
def test_connected_and_without_hole(rows: list[str], connected: bool, hole: bool) -> None:
    """UB-3: one walks to the sides, not across corners; what is enclosed across corners only is enclosed too."""
    region = Region(rows)
    assert (region.is_connected(), region.has_hole()) == (connected, hole)


@pytest.mark.parametrize(
    ("rows", "symmetric"),
    [
        (["###", "###"], True),
        (["##.", ".##"], True),
        (["#..", "##.", "###"], True),
        (["#.#", "###"], True),
        (["#..", "###"], False),
        (["####", ".#.."], False),
    ],
)
def test_symmetry(rows: list[str], symmetric: bool) -> None:
    """UB-3: turned by half, mirrored along a side or along a diagonal."""
    assert Region(rows).is_symmetric() == symmetric


@pytest.mark.parametrize(
    ("rows", "corners"),
    [(["##", "##"], 4), (["##", "#."], 6), (["#.#", "###"], 8), ([".#.", "###", ".#."], 12), (["#.", ".#"], 8)],
)
def test_corners(rows: list[str], corners: int) -> None:
    assert Region(rows).corners() == corners


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (["##", "#x"], "'x' is neither '#' (a square) nor '.' (none)"),
        ([], "there is no square in it: '#' is a square"),
        (["..", "."], "there is no square in it: '#' is a square"),
        (["#" * 11] * 6, "6 by 11 squares are too many: at most 60 with the gaps"),
    ],
)
def test_rows_that_are_no_region(rows: list[str], problem: str) -> None:
    assert str(region_problem(rows)) == problem
    with pytest.raises(ValueError, match=r"square"):
        Region(rows)


def test_the_largest_region_fills_a_machine_word_and_not_more() -> None:
    assert Region(["#" * 10] * 6).area == MOST_BOX_CELLS
    assert region_problem(["#" + "." * 60]) is None


# Placements


@pytest.mark.parametrize("rows", [SMALL, EASY, SIDE_A], ids=["small", "easy", "side A"])
def test_the_placements_are_all_and_each_once(rows: list[str]) -> None:
    """UB-2, UB-3: every piece, turned and flipped, wherever it lies inside."""
    tiler = Tiler(Region(rows))
    found = [laid(placement) for placement in tiler.placements]
    assert len(found) == len(set(found))
    assert set(found) == {(letter, where) for letter in LETTERS for where in layings(letter, squares(rows))}


def test_a_placement_says_what_it_covers() -> None:
    tiler = Tiler(Region(SIDE_B))
    for placement in tiler.placements:
        letter, where = laid(placement)
        assert placement.mask == masked(tiler.region, where)
        assert placement.size == len(where)
        assert placement.bit == set_of(letter)


# Against the slow way


@pytest.mark.parametrize(("rows", "count"), [(SMALL, 2), (EASY, 3), (["#####", "####.", ".#..."], 2), (["#####"], 1)])
def test_all_sets_are_those_of_the_slow_way(rows: list[str], count: int) -> None:
    """UB-3: the sweep finds every set of pieces and counts its tilings."""
    found = {letters_of(pieces): ways for pieces, ways in Tiler(Region(rows)).sets(count).items()}
    assert found == tiling_sets(squares(rows), count)


@pytest.mark.parametrize("rows", [SMALL, EASY], ids=["small", "easy"])
def test_tilings_are_those_of_the_slow_way(rows: list[str]) -> None:
    """UB-13: for every set of pieces that has as many squares as the region, tileable or not."""
    tiler = Tiler(Region(rows))
    count = len(squares(rows)) // 5
    some = [pieces for pieces in range(1 << 21) if pieces.bit_count() == count and size_of(pieces) == tiler.region.area]
    for pieces in some[:: max(1, len(some) // 60)]:
        wanted = set(tilings(squares(rows), letters_of(pieces)))
        found = tiler.solutions(pieces)
        assert {frozenset(map(laid, tiling)) for tiling in found} == wanted
        assert len(found) == len(wanted) == tiler.count(pieces)
        assert tiler.is_solvable(pieces) == bool(wanted)
        assert (tiler.solve(pieces) is None) == (not wanted)


@settings(UNTIMED, max_examples=40)
@given(st.lists(st.lists(st.booleans(), min_size=4, max_size=4), min_size=3, max_size=4))
def test_any_small_region_at_all(grid: list[list[bool]]) -> None:
    """UB-3: holes, islands and rags included; two pieces suffice for what is left of most of them."""
    rows = ["".join("#" if cell else "." for cell in line) for line in grid]
    if not squares(rows):
        return
    for count in (1, 2):
        found = {letters_of(pieces): ways for pieces, ways in Tiler(Region(rows)).sets(count).items()}
        assert found == tiling_sets(squares(rows), count)


# Against another library


def cover_matrix(tiler: Tiler, pieces: int) -> Any:
    """Exact cover: a column for each square and each piece, a row for each placement."""
    wanted = [number for number in range(len(PIECES)) if pieces >> number & 1]
    rows = [
        [*(placement.mask >> cell & 1 for cell in range(tiler.region.area)), *(placement.piece == n for n in wanted)]
        for placement in tiler.placements
        if placement.piece in wanted
    ]
    return numpy.array(rows, dtype=bool)


@pytest.mark.parametrize(("rows", "count"), [(SIDE_A, 4), (SIDE_B, 5)], ids=["side A", "side B"])
def test_counts_agree_with_another_exact_cover_solver(rows: list[str], count: int) -> None:
    """UB-3, UB-13: sets that tile a region of the size of a sheet, and neighbours of theirs that may not."""
    tiler = Tiler(Region(rows))
    sets = tiler.sets(count)
    for pieces in sorted(sets)[:: len(sets) // 12]:
        for other in (pieces, exchanged(pieces)):
            assert (
                tiler.count(other) == exact_cover.get_solution_count(cover_matrix(tiler, other)) == sets.get(other, 0)
            )


def exchanged(pieces: int) -> int:
    """The set with its first piece replaced by another of the same size."""
    first = letters_of(pieces)[0]
    others = [piece.letter for piece in PIECES if piece.size == size_of(set_of(first))]
    return next(pieces ^ set_of(first) | set_of(letter) for letter in reversed(others) if not pieces & set_of(letter))


# Against a published count


PENTOMINOES = ["..#/..#/###", "#./##/##", ".#/.#/##/#.", "#./##/#./#.", "##./.#./.##", "###/.#./.#."]
PENTOMINOES += [".##/##./.#.", ".#/.#/.#/##", "#.#/###", "#../##./.##", "#####", ".#./###/.#."]
TWELVE = [make_piece(letter, "", form) for letter, form in zip("abcdefghijkl", PENTOMINOES, strict=True)]


@pytest.mark.parametrize(("rows", "tilings"), [(["#" * 20] * 3, 8), (["#" * 3] * 20, 8)])
def test_the_twelve_pentominoes_fill_3_by_20_in_2_ways(rows: list[str], tilings: int) -> None:
    """A check of the general solver: 2 ways, and with the four symmetries of the rectangle 8."""
    assert Tiler(Region(rows), TWELVE).count((1 << 12) - 1) == tilings


@pytest.mark.slow
@pytest.mark.skipif(not tablee.compiled(), reason="takes a minute or more interpreted")
@pytest.mark.parametrize("rows", [["#" * 10] * 6, ["#" * 6] * 10], ids=["6x10", "10x6"])
def test_the_twelve_pentominoes_fill_6_by_10_in_2339_ways(rows: list[str]) -> None:
    """The fact to check against: 2 339 ways, and with the four symmetries of the rectangle 9 356."""
    assert Tiler(Region(rows), TWELVE).count((1 << 12) - 1) == 4 * 2339


# Partial boards and choices


def test_a_partial_board_is_solvable_as_long_as_a_tiling_goes_through_it() -> None:
    """UB-13, "still solvable?": for every placement of every piece of a puzzle with several tilings."""
    tiler = Tiler(Region(SIDE_A))
    sets = tiler.sets(4)
    pieces = max(sets, key=lambda one: (sets[one], one))
    on_the_way = {placement.mask for tiling in tiler.solutions(pieces) for placement in tiling}
    assert sets[pieces] > 1
    for placement in tiler.placements:
        if placement.bit & pieces:
            left = pieces ^ placement.bit
            assert tiler.is_solvable(left, placement.mask) == (placement.mask in on_the_way)
            assert tiler.count(left, placement.mask) == sum(
                any(placement.mask == other.mask for other in tiling) for tiling in tiler.solutions(pieces)
            )


def test_an_empty_tray_solves_a_covered_board_and_nothing_else() -> None:
    tiler = Tiler(Region(SMALL))
    assert tiler.is_solvable(0, tiler.region.full)
    assert tiler.solve(0, tiler.region.full) == []
    assert not tiler.is_solvable(0)
    assert not tiler.is_solvable(set_of("AE"), tiler.region.full)


def test_pick_goes_round_the_tilings() -> None:
    tiler = Tiler(Region(["####"] * 5))
    everything = tiler.solutions(set_of("ABDO"))
    assert len(everything) == 12
    assert [tiler.solve(set_of("ABDO"), pick=pick) for pick in range(25)] == [everything[p % 12] for p in range(25)]
    assert tiler.solutions(set_of("ABDO"), limit=3) == everything[:3]
    assert tiler.solutions(set_of("ABDO"), limit=12) == everything


def test_a_region_that_is_too_small_or_too_large_has_no_sets() -> None:
    """UB-3: four pieces cover 20 to 24 squares."""
    assert Tiler(Region(["#####"] * 5)).sets(4) == {}
    assert Tiler(Region(["####"] * 4)).sets(4) == {}
    assert Tiler(Region(["####"] * 5)).sets(0) == {}


def test_pieces_of_any_size_can_be_used() -> None:
    """A lone square is hopeless only if no piece is that small; pockets may be filled by several pieces."""
    single, double = make_piece("s", "", "#"), make_piece("d", "", "##")
    assert Tiler(Region(["#.#"]), [single, single]).count(0b11) == 2
    assert Tiler(Region(["#.##"]), [single, double]).count(0b11) == 1
    assert Tiler(Region(["##.#.##"]), [double, single, double]).sets(3) == {0b111: 2}
    assert Tiler(Region(["###.#"]), [single, double, single]).count(0b111) == 4
    assert Tiler(Region(["#.#"]), [double]).count(1) == 0


# Difficulty


def test_effort_counts_the_arrangements_that_are_looked_at() -> None:
    """UB-13: every placement tried on the way, with those that end in a dead end; searching again changes nothing."""
    tiler = Tiler(Region(["#####"]), [make_piece("I", "", "#####")])
    assert tiler.effort(1) == 1
    two = Tiler(Region(["##", "##"]), [make_piece("d", "", "##"), make_piece("e", "", "#/#")])
    assert two.count(0b11) == 4
    assert two.effort(0b11) == 4 + 4
    assert two.effort(0b11) == 8


def test_difficulty_grows_with_effort_and_falls_with_tilings() -> None:
    """UB-13: bits of search for one tiling."""
    assert difficulty(1, 63) == 6.0
    assert difficulty(2, 126) == 6.0
    assert difficulty(1, 127) == difficulty(1, 63) + 1
    assert difficulty(3, 100) == log2(1 + 100 / 3)
