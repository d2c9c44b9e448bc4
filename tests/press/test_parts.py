"""The parts that every print is made of: outlines, packing, papers, marks, the typesetter."""

from __future__ import annotations

import sys
from importlib.resources import files
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import BadOption
from tablee.press.ink import INKS
from tablee.press.marks import Block, Booklet, Disc, Label, Page, Path, Prose, moved, rectangle, turned_over
from tablee.press.packing import GAP, Cutout, pack
from tablee.press.paper import MARGIN, PAPERS, Area, Paper
from tablee.press.printing import find_drawer
from tablee.press.squares import draw_squares, outlines, seams
from tablee.press.typeset import PressMissing, typeset

SQUARES = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=20)


# Outlines


def signed_area(loop: list[tuple[int, int]]) -> float:
    """Twice the surface inside, by the shoelace formula; holes count negative."""
    pairs = zip(loop, [*loop[1:], loop[0]])
    return sum(x1 * y2 - x2 * y1 for (y1, x1), (y2, x2) in pairs) / 2


def test_the_outline_of_an_l() -> None:
    assert outlines([(0, 0), (1, 0), (1, 1)]) == [[(0, 1), (1, 1), (1, 2), (2, 2), (2, 0), (0, 0)]]


def test_squares_that_touch_by_a_corner_have_outlines_of_their_own() -> None:
    assert [len(loop) for loop in outlines([(0, 0), (1, 1)])] == [4, 4]


@given(SQUARES)
def test_outlines_enclose_exactly_the_squares(squares: set[tuple[int, int]]) -> None:
    loops = outlines(sorted(squares))
    assert sum(signed_area(loop) for loop in loops) == len(squares)
    for loop in loops:
        for before, corner, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]]):
            assert (before[0] == corner[0]) != (corner[0] == after[0]), "a corner is where the line turns"


@given(SQUARES)
def test_every_edge_is_either_a_seam_or_part_of_the_outline(squares: set[tuple[int, int]]) -> None:
    loops = outlines(sorted(squares))
    around = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for loop in loops for a, b in zip(loop, [*loop[1:], loop[0]]))
    assert 2 * len(seams(sorted(squares))) + around == 4 * len(squares)


def test_squares_are_drawn_in_their_size() -> None:
    surface, seam, edge = draw_squares([(0, 0), (0, 1)], 20, fill="#123456", seam="#ffffff", edge_width=1, seam_width=1)
    assert isinstance(edge, Path)
    assert sorted(edge.lines[0]) == [(0, 0), (0, 20), (40, 0), (40, 20)]
    assert isinstance(surface, Path)
    assert surface.fill == "#123456"
    assert isinstance(seam, Path)
    assert seam.lines == [[(20, 0), (20, 20)]]


# Packing


def card(width: float, height: float) -> Cutout:
    return Cutout([rectangle(0, 0, width, height)], [Area(0, 0, width, height)])


def boxes(page: Page) -> list[Area]:
    found = []
    for mark in page.marks:
        assert isinstance(mark, Path)
        (left, top), _, (right, bottom), _ = mark.lines[0]
        found.append(Area(left, top, right - left, bottom - top))
    return found


@given(st.lists(st.tuples(st.integers(3, 60), st.integers(3, 60)), min_size=1, max_size=25))
def test_packed_things_keep_apart_and_inside(sizes: list[tuple[int, int]]) -> None:
    area = Area(10, 12, 100, 120)
    pages = pack([[card(*size)] for size in sizes], area)
    placed = [boxes(page) for page in pages]
    assert sorted((box.width, box.height) for page in placed for box in page) == sorted(sizes)
    for page in placed:
        assert all(box.left >= area.left and box.right <= area.right for box in page)
        assert all(box.top >= area.top and box.bottom <= area.bottom for box in page)
        for one, other in combinations(page, 2):
            beside = one.right + GAP <= other.left or other.right + GAP <= one.left
            assert beside or one.bottom + GAP <= other.top or other.bottom + GAP <= one.top


def test_packing_turns_what_fits_only_lying() -> None:
    (page,) = pack([[card(20, 60), card(60, 20)]], Area(0, 0, 60, 40))
    assert boxes(page) == [Area(0, 0, 60, 20)]


def test_what_is_larger_than_the_page_is_an_error() -> None:
    with pytest.raises(ValueError, match="larger than the page"):
        pack([[card(50, 50)]], Area(0, 0, 40, 100))


# Papers and marks


@pytest.mark.parametrize("paper", PAPERS.values())
def test_a_column_stands_in_the_middle_within_the_margins(paper: Paper) -> None:
    column = paper.area(100)
    assert column.middle == pytest.approx(paper.width / 2)
    whole = paper.area()
    assert paper.area(1000) == whole
    assert min(whole.left, whole.top, paper.width - whole.right, paper.height - whole.bottom) > MARGIN


def test_moving_and_turning_over() -> None:
    marks = [Path([[(1, 2), (3, 4)]]), Disc((1, 2), 5), Label((3, 4), "a", 9)]
    path, disc, label = turned_over(moved(marks, 10, 20), 100, 50)
    assert isinstance(path, Path)
    assert path.lines == [[(89, 28), (87, 26)]]
    assert isinstance(disc, Disc)
    assert disc.at == (89, 28)
    assert isinstance(label, Label)
    assert (label.at, label.upside_down) == ((87, 26), True)
    assert turned_over(turned_over(marks, 7, 7), 7, 7) == marks
    with pytest.raises(ValueError, match="head"):
        turned_over([Prose((0, 0), 1, 1, [])], 10, 10)


def test_saving_ink_fills_nothing() -> None:
    assert INKS["colour"].tint("#123456") == "#123456"
    assert INKS["saving"].tint("#123456") is None


# The typesetter


def booklet(*blocks: Block, height: float = 100) -> Booklet:
    return Booklet("Œuvre", "fr", 100, 120, [Page([Prose((10, 10), 80, height, list(blocks))])])


def test_the_same_booklet_gives_the_same_bytes() -> None:
    wanted = booklet(Block("text", "Cœur, « été »"))
    assert typeset(wanted) == typeset(wanted)


def test_a_text_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(RuntimeError, match=r"a text needs .* mm and has 20"):
        typeset(booklet(Block("text", "trop " * 500), height=20))


def test_nothing_is_fetched_or_read() -> None:
    template = (files("tablee.press") / "pages.typ").read_text(encoding="utf-8")
    for word in ("import", "include", "read(", "image(", "@"):
        assert word not in template


def test_without_the_extra_the_error_says_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PressMissing, match=r"pip install \"tablee\[press\]\"") as refused:
        typeset(booklet())
    assert refused.value.facts == {"command": 'pip install "tablee[press]"'}


def test_a_game_that_cannot_be_printed_is_named() -> None:
    with pytest.raises(BadOption, match="artropp cannot be printed yet; there is: ubongo"):
        find_drawer("artropp")
