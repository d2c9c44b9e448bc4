"""The generator of sheets: UB-3."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee.core.luck import Rng, draw
from tablee.games.ubongo.generator import (
    AREAS,
    CORNERS,
    FEWEST_OF_A_PIECE,
    FEWEST_SETS,
    BoxMaker,
    Draft,
    RowChoice,
    make_box,
    random_draft,
    random_region,
    shared,
)
from tablee.games.ubongo.pieces import set_of
from tablee.games.ubongo.quality import quality_of
from tablee.games.ubongo.region import Region
from tablee.games.ubongo.sheets import PIECES_A_ROW, ROWS, load_sheets
from tablee.games.ubongo.solver import Tiler

BOX = load_sheets()
BOXES = {"A": (5, 6), "B": (6, 7)}


def drafts(side: str, count: int, seed: int = 11) -> list[Draft]:
    """Some drafts of any area of a side."""
    rng = Rng(seed)
    areas = list(AREAS[side])
    found: list[Draft] = []
    while len(found) < count:
        draft = random_draft(rng, side, areas[len(found) % len(areas)])
        if draft is not None:
            found.append(draft)
    return found


# Regions


@pytest.mark.parametrize("side", ["A", "B"])
def test_random_regions_are_what_a_sheet_needs(side: str) -> None:
    """UB-3: connected, no hole, in the box of their side, of the wanted area, no symmetry, a lively outline."""
    rng = Rng(5)
    low, high = BOXES[side]
    made = [random_region(rng, side, area) for _ in range(60) for area in AREAS[side]]
    regions = [region for region in made if region is not None]
    assert len(regions) > 20
    for region in regions:
        assert region.area in AREAS[side]
        assert (min(region.height, region.width) <= low, max(region.height, region.width) <= high) == (True, True)
        assert (region.is_connected(), region.has_hole(), region.is_symmetric()) == (True, False, False)
        assert CORNERS[side][0] <= region.corners() <= CORNERS[side][1]
    assert len({tuple(region.rows) for region in regions}) > len(regions) * 0.9
    assert len({(region.height, region.width) for region in regions}) > 2


def test_a_square_is_the_likelier_the_more_weight_it_has() -> None:
    rng = Rng(3)
    drawn = Counter(draw([0, 1, 0, 3, 0], rng) for _ in range(4000))
    assert set(drawn) == {1, 3}
    assert 2.7 < drawn[3] / drawn[1] < 3.3


@pytest.mark.slow
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_draft_offers_sets_with_a_single_tiling_and_every_piece(side: str) -> None:
    """UB-3: few tilings, and all 21 pieces can be used."""
    for draft in drafts(side, 2):
        tiler = Tiler(draft.region)
        assert all(tiler.count(pieces) == 1 for pieces in draft.pool)
        assert all(pieces.bit_count() == PIECES_A_ROW[side] for pieces in draft.pool)
        assert len(set(draft.pool)) == len(draft.pool) >= FEWEST_SETS[side]
        everything = [pieces for pieces, tilings in tiler.sets(PIECES_A_ROW[side]).items() if tilings == 1]
        uses = [sum(pieces >> piece & 1 for pieces in everything) for piece in range(21)]
        assert min(uses) >= FEWEST_OF_A_PIECE


# Rows


def test_rows_are_chosen_apart_and_evenly() -> None:
    """UB-3: twenty different rows a sheet, even use of the pieces, little in common: better than the first twenty."""
    chosen = drafts("A", 4)
    RowChoice(chosen, Rng(1)).settle(lambda _steps: None)
    for draft in chosen:
        assert len(set(draft.chosen)) == ROWS
        assert set(draft.chosen) <= set(draft.pool)
    assert spread([draft.chosen for draft in chosen]) < spread([draft.pool[:ROWS] for draft in chosen]) / 3
    assert all(overlap(draft.chosen) < overlap(draft.pool[:ROWS]) for draft in chosen)


def spread(rows: list[list[int]]) -> int:
    """How much more often one piece is used than another."""
    uses = [sum(row >> piece & 1 for sheet in rows for row in sheet) for piece in range(21)]
    return max(uses) - min(uses)


def overlap(rows: list[int]) -> int:
    return sum(shared(row, other) ** 2 for place, row in enumerate(rows) for other in rows[:place])


def test_a_row_is_never_chosen_twice_even_if_it_is_the_best() -> None:
    """UB-3: pairwise different, though the pool has no more than twenty to offer."""
    region = Region(["####"] * 5)
    pool = sorted(Tiler(region).sets(4))
    assert len(pool) == 19
    draft = Draft("A", region, [*pool, set_of("ABCD")], 1.0)
    RowChoice([draft], Rng(1)).settle(lambda _steps: None)
    assert sorted(draft.chosen) == sorted(draft.pool)


def test_shared_pieces_are_counted() -> None:
    assert shared(set_of("ABCD"), set_of("CDEU")) == 2
    assert shared(set_of("AU"), set_of("BT")) == 0
    assert shared(set_of("ABU"), set_of("ABU")) == 3


# The shipped box


@pytest.mark.slow
def test_the_recorded_seed_gives_the_grids_again() -> None:
    """UB-3: the first area of side A, which the generator makes first, in this form of the program."""
    assert BOX.seed is not None
    made = [draft.region.rows for draft in BoxMaker(BOX.seed, None).drafts("A", 21, 3)]
    shipped = [sheet.region.rows for sheet in BOX.sides["A"] if sheet.region.area == 21]
    assert sorted(made) == sorted(shipped)


@pytest.mark.slow
@pytest.mark.skipif(not tablee.compiled(), reason="takes a minute or more interpreted")
def test_the_recorded_seed_gives_the_whole_box_again() -> None:
    """UB-3: the same 360 puzzles, and progress that ends where it said it would."""
    steps: list[tuple[int, int]] = []
    assert BOX.seed is not None
    again = make_box(BOX.seed, lambda done, total: steps.append((done, total)))
    assert again.material == BOX.material
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert steps[-1][0] == steps[-1][1]
    assert len({total for _, total in steps}) == 1


@pytest.mark.slow
@pytest.mark.skipif(not tablee.compiled(), reason="takes a minute or more interpreted")
def test_another_seed_gives_another_box() -> None:
    """UB-3: of the same quality."""
    other = make_box(7)
    assert {tuple(sheet.region.rows) for sheet in other}.isdisjoint(tuple(sheet.region.rows) for sheet in BOX)
    quality = quality_of(other)
    assert (quality.puzzles, quality.tilings.most) == (360, 1)
    assert max(quality.uses.values()) - min(quality.uses.values()) <= 6
    assert quality.overlap.most <= 3
    for side in ("A", "B"):
        means = [sheet.mean_difficulty for sheet in other.sides[side]]
        assert means == sorted(means)
