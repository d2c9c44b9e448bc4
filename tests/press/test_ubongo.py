"""Ubongo as it comes out of the printer: looked at as pictures, page by page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pypdfium2
import pytest

from tablee.games.ubongo.pieces import PIECES, Cells, Piece, settle
from tablee.games.ubongo.region import Region
from tablee.games.ubongo.sheets import Sheet, load_sheets
from tablee.press.cover import RULER
from tablee.press.marks import Booklet, Label, Mark, Page, Path
from tablee.press.paper import MARGIN, PAPERS
from tablee.press.typeset import typeset
from tablee.press.ubongo.booklet import chosen_sheets
from tablee.press.ubongo.pieces import COLOURS, lying
from tablee.press.ubongo.sheet import draw_sheet
from tests.press.conftest import Printer, drawn_ubongo, ubongo_job
from tests.press.pictures import DARK, Letter, Picture, letters_on, line_places, longest_run, text_of

LETTERS = [piece.letter for piece in PIECES]
POINTS = {"a4": (595.28, 841.89), "letter": (612, 792)}
PRINTS = [("a4", "colour", "fr"), ("letter", "saving", "en")]
"""Both papers, both inks and both languages."""
OTHER_PRINTS = [("a4", "saving", "en"), ("letter", "colour", "fr")]
ALL_PRINTS = [*PRINTS, *(pytest.param(*wishes, marks=pytest.mark.slow) for wishes in OTHER_PRINTS)]
SQUARE = 20.0
"""Millimetres, as docs/ubongo.md promises."""
LISTED = 10.0
"""The size of the letters in the lists, in points."""
HEADING_ENDS = 20.0
"""Millimetres from the top."""


def sheet_pages(booklet: Booklet) -> range:
    """After the cover, before the four pages to cut out."""
    return range(1, len(booklet.pages) - 4)


# Pages


@pytest.mark.few(1)
@pytest.mark.parametrize(("paper", "ink", "lang"), ALL_PRINTS)
def test_pages_their_size_and_their_margins(printed: Printer, paper: str, ink: str, lang: str) -> None:
    booklet, document = printed(paper, ink, lang)
    assert len(document) == len(booklet.pages) == 1 + 18 + 4
    for page in document:
        assert page.get_size() == pytest.approx(POINTS[paper], abs=0.1)
        assert min(Picture(page, 4).margins()) >= MARGIN


@pytest.mark.slow
@pytest.mark.parametrize(
    ("side", "names"),
    [
        ("A", "A1 A2 A3 A4 A5 A6 A7 A8 A9"),
        ("B", "B1 B2 B3 B4 B5 B6 B7 B8 B9"),
    ],
)
def test_one_side_alone(printed: Printer, side: str, names: str) -> None:
    booklet, document = printed("a4", "saving", "en", side)
    assert len(document) == 1 + 9 + 4
    assert [text_of(document[place])[:2] for place in sheet_pages(booklet)] == names.split()
    assert "9 sheet sides with 180 puzzles" in text_of(document[0])
    assert "on the back" not in text_of(document[0])


@pytest.mark.slow
def test_side_b_can_be_printed_on_the_back_of_side_a(printed: Printer) -> None:
    booklet, document = printed("letter", "saving", "en")
    names = [text_of(document[place])[:2] for place in sheet_pages(booklet)]
    assert names == [f"{side}{number}" for number in range(1, 10) for side in "AB"]


@pytest.mark.slow
def test_saving_ink_saves_ink(printed: Printer) -> None:
    share = {}
    for paper, ink, lang in PRINTS:
        _, document = printed(paper, ink, lang)
        share[ink] = [Picture(page, 2).ink() for page in document]
    assert sum(share["saving"]) < 0.5 * sum(share["colour"])
    assert sum(share["saving"][-4:]) < 0.2 * sum(share["colour"][-4:])


# The cover


@pytest.mark.parametrize("paper", ["a4", pytest.param("letter", marks=pytest.mark.slow)])
def test_the_cover_in_french(printed: Printer, paper: str) -> None:
    _, document = printed(paper, "colour", "fr")
    cover = text_of(document[0])
    for words in (
        "À imprimer",
        "Mise en œuvre non officielle",
        "« taille réelle »",
        "Découper",
        "exactement 5 cm",
        "la règle",
    ):
        assert words in cover
    assert "pages 2 à 19" in cover
    assert "pages 20 à 23" in cover
    assert f"papier {PAPERS[paper].title}" in cover


def test_the_cover_in_english(printed: Printer) -> None:
    _, document = printed("letter", "saving", "en")
    cover = text_of(document[0])
    for words in (
        "unofficial implementation of published rules",
        "“actual size”",
        "on Letter paper",
        "pages 2–19 twice",
    ):
        assert words in cover


@pytest.mark.parametrize(("paper", "ink", "lang"), ALL_PRINTS)
def test_the_ruler_is_five_centimetres_long(printed: Printer, paper: str, ink: str, lang: str) -> None:
    _, document = printed(paper, ink, lang)
    picture = Picture(document[0], 10)
    lower = picture.rows[picture.height * 3 // 4 :]
    runs = {longest_run(row, 128) for row in lower}
    assert [run for run in runs if 30 < run / 10 < 100] == [pytest.approx(10 * RULER, abs=3)]


# The sheets


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "ink", "lang"), PRINTS)
def test_the_squares_of_a_grid_are_two_centimetres_wide(printed: Printer, paper: str, ink: str, lang: str) -> None:
    booklet, document = printed(paper, ink, lang)
    sheets = chosen_sheets(load_sheets(), "both")
    for place in list(sheet_pages(booklet))[::5]:
        picture = Picture(document[place], 10)
        region = sheets[place - 1].region
        for lines, count in ((picture.rows, region.height), (picture.columns, region.width)):
            places = line_places(lines, 10, 0.95 * SQUARE, 190)
            assert len(places) == count + 1
            assert [after - before for before, after in pairwise(places)] == pytest.approx([SQUARE] * count, abs=0.15)


def test_a_sheet_shows_its_twenty_rows(printed: Printer) -> None:
    booklet, document = printed("a4", "colour", "fr")
    sheets = chosen_sheets(load_sheets(), "both")
    for place in sheet_pages(booklet):
        labels = [mark for mark in booklet.pages[place].marks if isinstance(mark, Label)]
        assert listed_rows(labels) == dict(enumerate(sheets[place - 1].letters, 1))
        seen = Counter(letter.text for letter in letters_on(document[place]) if letter.y > HEADING_ENDS)
        assert {letter: seen[letter] for letter in LETTERS} == {
            letter: sum(letter in row for row in sheets[place - 1].letters) for letter in LETTERS
        }


def listed_rows(labels: list[Label]) -> dict[int, str]:
    """The letters of each row, found by where they stand: to the right of the face of the die, in the same column."""
    faces = [label for label in labels if label.text.isdecimal()]
    letters = [label for label in labels if label.size == LISTED]
    rows: dict[int, str] = {}
    for face in faces:
        beside = [
            label for label in letters if label.at[1] == pytest.approx(face.at[1]) and 0 < label.at[0] - face.at[0] < 90
        ]
        rows[int(face.text)] = "".join(label.text for label in sorted(beside, key=lambda label: label.at[0]))
    return rows


@pytest.mark.few(1)
@pytest.mark.parametrize("paper", PAPERS)
def test_the_largest_grid_and_the_list_fit_on_a_page(paper: str) -> None:
    job = ubongo_job(paper, "saving", "en")
    whole = Region(["#######", "......#", "......#", "......#", "#######", "#......", "#######"])
    sheet = Sheet("B", 9, whole, load_sheets().sides["B"][8].rows)
    booklet = Booklet("t", "en", job.paper.width, job.paper.height, [draw_sheet(sheet, "own", job)])
    document = pypdfium2.PdfDocument(typeset(booklet))
    picture = Picture(document[0], 10)
    assert min(picture.margins()) >= MARGIN
    bottom = line_places(picture.rows, 10, 6.5 * SQUARE, DARK)[-1]
    assert (
        min(letter.y for letter in letters_on(document[0]) if letter.text in "ABCDEFGHIJKL" and letter.y > 60) > bottom
    )
    document.close()


def turned(piece: Piece) -> list[Cells]:
    """As printed, and after each quarter turn."""
    places = [0]
    while piece.turned[places[-1]] != 0:
        places.append(piece.turned[places[-1]])
    return [piece.shapes[place] for place in places]


@pytest.mark.parametrize("piece", PIECES, ids=LETTERS)
def test_a_silhouette_lies_and_is_not_flipped(piece: Piece) -> None:
    shape = lying(piece)
    assert shape in turned(piece)
    assert max(row for row, _ in shape) <= max(col for _, col in shape)


@pytest.mark.few(1)
@pytest.mark.parametrize("paper", PAPERS)
def test_silhouettes_have_their_squares_and_keep_away_from_the_next_letter(paper: str) -> None:
    booklet = drawn_ubongo(paper, "colour", "fr")
    for place in sheet_pages(booklet):
        marks = booklet.pages[place].marks
        listed = [place for place, mark in enumerate(marks) if isinstance(mark, Label) and mark.size == LISTED]
        ends = [check_silhouette(marks[here], marks[here + 1]) for here in listed]
        for end, following in zip(ends, [marks[here] for here in listed[1:]]):
            assert isinstance(following, Label)
            assert not end < following.at[0] < end + 2.3, "a letter is up to 3 mm wide"


def check_silhouette(label: Mark, shape: Mark) -> float:
    """Compare a silhouette with the letter before it; returns where it ends."""
    assert isinstance(label, Label)
    assert isinstance(shape, Path)
    (loop,) = shape.lines
    piece = PIECES[LETTERS.index(label.text)]
    rows, columns = (1 + max(cell[axis] for cell in lying(piece)) for axis in (0, 1))
    left, right = min(x for x, _ in loop), max(x for x, _ in loop)
    square = (right - left) / columns
    surface = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]])) / 2
    assert surface == pytest.approx(piece.size * square**2)
    assert max(y for _, y in loop) - min(y for _, y in loop) == pytest.approx(rows * square)
    assert square > 2.5
    assert left - label.at[0] > 1.5
    return right


# What is cut out


def pieces_on(page: pypdfium2.PdfPage) -> Iterator[tuple[str, Cells]]:
    """The pieces that can be cut out: from the square with the letter on to all that no cut divides from it."""
    picture = Picture(page, 10)
    for letter in letters_on(page):
        if letter.text in LETTERS and letter.height > 3.5 and letter.y > HEADING_ENDS:
            yield letter.text, piece_around(picture, letter)


def piece_around(picture: Picture, letter: Letter) -> Cells:
    found = {(0, 0)}
    waiting = [(0, 0)]
    while waiting:
        row, col = waiting.pop()
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            x, y = letter.x + col * SQUARE, letter.y + row * SQUARE
            start, end = (x + 9 * right, y + 9 * down), (x + 11 * right, y + 11 * down)
            if (row + down, col + right) not in found and picture.darkest_between(start, end) > DARK:
                found.add((row + down, col + right))
                waiting.append((row + down, col + right))
    return settle(sorted(found))


@pytest.mark.parametrize(("paper", "ink"), [("letter", "saving"), pytest.param("a4", "colour", marks=pytest.mark.slow)])
def test_each_player_can_cut_out_the_21_pieces(printed: Printer, paper: str, ink: str) -> None:
    _, document = printed(paper, ink, "en")
    cut: dict[str, dict[str, Cells]] = {"Player 1": {}, "Player 2": {}}
    for place in range(len(document) - 4, len(document)):
        owner = text_of(document[place])[:8]
        for letter, shape in pieces_on(document[place]):
            assert letter not in cut[owner]
            cut[owner][letter] = shape
    for pieces in cut.values():
        assert sorted(pieces) == LETTERS
        assert sum(len(shape) for shape in pieces.values()) == 116
        for piece in PIECES:
            assert pieces[piece.letter] in turned(piece)


def test_pieces_have_the_colours_of_the_box() -> None:
    booklet = drawn_ubongo("a4", "colour", "fr")
    fills = Counter(
        getattr(mark, "fill", None)
        for page in booklet.pages[-4:]
        for mark, edge in zip(page.marks, page.marks[2:])
        if getattr(edge, "width", 0) == 0.35
    )
    assert fills == dict.fromkeys(COLOURS.values(), 6)


def test_track_pawns_and_numbers(printed: Printer) -> None:
    booklet, document = printed("a4", "colour", "fr")
    labels = [mark for page in booklet.pages[-4:] for mark in page.marks if isinstance(mark, Label)]
    track = [(label.text, label.upside_down) for label in labels if label.size == 36]
    assert track == [*((str(space), False) for space in range(6)), *((str(space), True) for space in range(6))]
    assert Counter(label.text for label in labels)["×2"] == 2
    shown = text_of(document[len(document) - 2])
    assert all(f" {number} " in f" {shown} " for number in range(3, 21))
    pawns = [(label.text, label.upside_down) for label in labels if label.size == pytest.approx(3.2 * 3.6)]
    assert sorted(pawns) == [("1", False), ("1", True), ("2", False), ("2", True)]


def test_the_pages_to_cut_out_do_not_depend_on_the_sheets() -> None:
    both = drawn_ubongo("a4", "colour", "fr")
    one = drawn_ubongo("a4", "colour", "fr", "A")
    cut: list[list[Page]] = [booklet.pages[-4:] for booklet in (both, one)]
    assert cut[0] == cut[1]
