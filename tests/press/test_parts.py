"""The parts that every print is made of: outlines, packing, papers, marks, the typesetter."""

from __future__ import annotations

import sys
from importlib.resources import files
from itertools import combinations
from math import hypot

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import BadOption
from tablee.press.cards import Card, add_tokens, draw_cards
from tablee.press.icons import draw_icon, full
from tablee.press.ink import INKS
from tablee.press.marks import (
    Block,
    Booklet,
    Disc,
    Grid,
    Label,
    Mark,
    Page,
    Path,
    Prose,
    moved,
    rectangle,
    turned_over,
)
from tablee.press.packing import GAP, Cutout, pack
from tablee.press.paper import MARGIN, PAPERS, Area, Paper
from tablee.press.printing import Job, find_drawer
from tablee.press.reconstructed import SIGN, Reconstructed
from tablee.press.squares import draw_squares, outlines, seams
from tablee.press.svg import circle, read_outline
from tablee.press.typeset import PressMissing, typeset
from tests.press.cards import has_letters_over_each_other
from tests.press.conftest import card_job
from tests.press.pictures import letters_on
from tests.untimed import UNTIMED

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


@pytest.mark.slow
@UNTIMED
@given(SQUARES)
def test_outlines_enclose_exactly_the_squares(squares: set[tuple[int, int]]) -> None:
    loops = outlines(sorted(squares))
    assert sum(signed_area(loop) for loop in loops) == len(squares)
    for loop in loops:
        for before, corner, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]]):
            assert (before[0] == corner[0]) != (corner[0] == after[0]), "a corner is where the line turns"


@UNTIMED
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


@UNTIMED
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
    marks: list[Mark] = [Path([[(1, 2), (3, 4)]]), Disc((1, 2), 5), Label((3, 4), "a", 9)]
    path, disc, label = turned_over(moved(marks, 10, 20), 100, 50)
    assert isinstance(path, Path)
    assert path.lines == [[(89, 28), (87, 26)]]
    assert isinstance(disc, Disc)
    assert disc.at == (89.0, 28.0)
    assert isinstance(label, Label)
    assert (label.at, label.upside_down) == ((87.0, 26.0), True)
    assert turned_over(turned_over(marks, 7, 7), 7, 7) == marks
    with pytest.raises(ValueError, match="head"):
        turned_over([Prose((0, 0), 1, 1, [])], 10, 10)


def test_saving_ink_fills_nothing() -> None:
    assert INKS["colour"].tint("#123456") == "#123456"
    assert INKS["saving"].tint("#123456") is None


# Outlines as SVG writes them, and signs


def test_an_outline_is_read_command_by_command() -> None:
    (line,) = read_outline("M4 9h9V4l8 8-8 8v-5H4Z")
    assert line == [(4, 9), (13, 9), (13, 4), (21, 12), (13, 20), (13, 15), (4, 15), (4, 9)]
    assert read_outline("m1 1 2 0L9 9m.5-.5v1") == [[(1, 1), (3, 1), (9, 9)], [(9.5, 8.5), (9.5, 9.5)]]


def test_a_smooth_curve_goes_on_as_the_one_before_it() -> None:
    (smooth,) = read_outline("M0 0c0 5 5 5 5 0s5-5 5 0")
    (spelled,) = read_outline("M0 0c0 5 5 5 5 0c0-5 5-5 5 0")
    assert smooth == spelled
    (first,) = read_outline("M0 0S5 5 5 0")
    assert first == read_outline("M0 0C0 0 5 5 5 0")[0], "without one before it bends at its end only"


def test_a_curve_ends_where_it_should() -> None:
    (line,) = read_outline("M0 0c0 10 10 10 10 0")
    assert line[0] == (0.0, 0.0)
    assert line[-1] == (10.0, 0.0)
    assert line[5] == pytest.approx((5, 7.5))


@given(st.floats(0.5, 20), st.floats(-30, 30), st.floats(-30, 30))
def test_a_circle_is_round(radius: float, x: float, y: float) -> None:
    (line,) = read_outline(circle(round(x, 3), round(y, 3), round(radius, 3)))
    assert {round(hypot(px - round(x, 3), py - round(y, 3)), 3) for px, py in line} == {round(radius, 3)}
    assert max(px for px, _ in line) == pytest.approx(round(x, 3) + round(radius, 3))


@pytest.mark.parametrize(("large", "sweep", "height"), [(0, 0, 2), (0, 1, -2), (1, 0, 8), (1, 1, -8)])
def test_an_arc_takes_the_way_that_its_flags_say(large: int, sweep: int, height: float) -> None:
    """A chord of 8 in a circle of radius 5: the short ways are 2 high, the long ones 8; up is negative."""
    (line,) = read_outline(f"M4 0a5 5 0 {large} {sweep} 8 0")
    assert max((y for _, y in line), key=abs) == pytest.approx(height, abs=0.1)


def test_a_sign_is_as_wide_as_it_should_be_and_outlined_where_ink_is_saved() -> None:
    for ink in INKS.values():
        (mark,) = draw_icon(full("M0 0H24V24H0Z"), (50, 60), 12, ink, "#123456")
        assert isinstance(mark, Path)
        assert {x for line in mark.lines for x, _ in line} == {44, 56}
        assert mark.fill == ("#123456" if ink.fills else None)


# What is ours


def test_a_value_that_is_ours_has_the_sign_wherever_it_is_part_of_something() -> None:
    ours = Reconstructed(["cards.D.pa", "teams.france.stars"])
    assert ours.has("cards.D.pa")
    assert ours.has("cards.D")
    assert ours.has("match", "teams")
    assert not ours.has("cards.D.needs")
    assert not ours.has("cards.D.pa.more", "card")
    assert ours.signed("2", "cards.D.pa") == f"2\u202f{SIGN}"
    assert ours.signed("2", "cards.P.pa") == "2"
    assert [mark.text for mark in ours.sign((1, 2), "cards") if isinstance(mark, Label)] == [SIGN]
    assert ours.sign((1, 2), "match") == []


# Tokens


def pages_of_cards(count: int, paper: str = "a4") -> tuple[list[Page], Job]:
    job = card_job("french_flair", paper)
    return draw_cards([Card([], [])] * count, job, backs=False), job


@pytest.mark.parametrize(("cards", "pages"), [(3, 1), (6, 1), (8, 2), (9, 2), (12, 2)])
def test_tokens_lie_below_the_last_cards_or_on_a_page_of_their_own(cards: int, pages: int) -> None:
    made, job = pages_of_cards(cards)
    laid = add_tokens(made, cards, [[card(30, 30)]], "tokens", job, backs=False)
    assert len(laid) == pages
    assert [mark.text for mark in laid[-1].marks if isinstance(mark, Label)][-1] == "tokens"


def test_tokens_that_fit_on_no_page_are_an_error() -> None:
    made, job = pages_of_cards(3)
    with pytest.raises(ValueError, match="more than a page"):
        add_tokens(made, 3, [[card(180, 200)]] * 2, "tokens", job, backs=False)


# The typesetter


def booklet(*blocks: Block, height: float = 100) -> Booklet:
    return Booklet("Œuvre", "fr", 100, 120, [Page([Prose((10, 10), 80, height, list(blocks))])])


def test_the_same_booklet_gives_the_same_bytes() -> None:
    wanted = booklet(Block("text", "Cœur, « été »"))
    assert typeset(wanted) == typeset(wanted)


def test_a_text_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(RuntimeError, match=r"a text needs .* mm and has 20"):
        typeset(booklet(Block("text", "trop " * 500), height=20))


def drawn(*marks: Mark) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(typeset(Booklet("t", "fr", 100, 120, [Page(list(marks))])))


def test_a_line_that_has_too_little_room_is_set_smaller() -> None:
    wide = [letter.x for letter in letters_on(drawn(Label((50, 20), "très long nom", 20))[0])]
    small = [letter.x for letter in letters_on(drawn(Label((50, 20), "très long nom", 20, room=20))[0])]
    assert max(wide) - min(wide) > 25
    assert 15 < max(small) - min(small) < 20


def test_a_text_that_may_shrink_does_and_not_for_ever() -> None:
    words = [Block("text", "trop " * 60)]
    heights = [
        max(letter.height for letter in letters_on(drawn(Prose((10, 10), 60, high, words, shrinks=True))[0]))
        for high in (100, 20)
    ]
    assert heights[1] < 0.9 * heights[0]
    with pytest.raises(RuntimeError, match="a text needs"):
        drawn(Prose((10, 10), 60, 3, words, shrinks=True))


def test_a_line_may_climb() -> None:
    letters = letters_on(drawn(Label((50, 60), "touche", 20, climbing=True))[0])
    heights = [letter.y for letter in letters]
    assert heights == sorted(heights, reverse=True)
    assert max(letter.x for letter in letters) - min(letter.x for letter in letters) < 3


def test_a_table_wraps_its_cells_and_has_to_fit() -> None:
    table = Grid([20, 40], [["titre", "colonne"], ["a", "un texte assez long pour deux lignes"]], head=True)
    prose = Prose((10, 10), 80, 50, [Block("heading", "Tableau"), table], size=10)
    letters = letters_on(drawn(prose)[0])
    assert max(letter.x for letter in letters) < 10 + 60
    assert len({round(letter.y) for letter in letters if letter.x > 31}) >= 3
    with pytest.raises(RuntimeError, match="a text needs"):
        drawn(Prose((10, 10), 80, 10, [table]))


def test_letters_over_each_other_are_found() -> None:
    apart = drawn(Label((50, 20), "officiel", 20), Label((50, 40), "officiel", 20))
    assert not has_letters_over_each_other(apart, 0)
    over = drawn(Label((50, 20), "officiel", 20), Label((51, 21), "bonjour", 20))
    assert has_letters_over_each_other(over, 0)


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
    with pytest.raises(BadOption, match="chess cannot be printed yet; there is: artropp, french_flair"):
        find_drawer("chess")
