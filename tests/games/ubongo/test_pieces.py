"""The 21 pieces: UB-1, UB-2."""

from __future__ import annotations

import pytest

from tablee.games.ubongo.pieces import LETTERS, PIECES, Piece, flip, letters_of, set_of, size_of, turn
from tests.games.ubongo.by_hand import FORMS, orientations, squares

NAMED = pytest.mark.parametrize("piece", PIECES, ids=list(LETTERS))


def as_text(piece: Piece, shape: int) -> str:
    cells = piece.shapes[shape]
    return "/".join(
        "".join("#" if (row, col) in cells else "." for col in range(piece.widths[shape]))
        for row in range(piece.heights[shape])
    )


def test_there_are_21_pieces_10_of_five_and_11_of_six_squares() -> None:
    """UB-1, UB-2: 116 squares in all."""
    assert [piece.letter for piece in PIECES] == list(LETTERS)
    assert [piece.size for piece in PIECES].count(5) == 10
    assert [piece.size for piece in PIECES].count(6) == 11
    assert sum(piece.size for piece in PIECES) == 116


@NAMED
def test_the_first_shape_is_the_printed_one(piece: Piece) -> None:
    """UB-2: the forms of the rules."""
    assert as_text(piece, 0) == FORMS[piece.letter]


def test_three_pieces_of_each_colour() -> None:
    """UB-2: ABC blue, DEF green, GHI orange, JKL red, MNO grey, PQR magenta, STU yellow."""
    colours = ["blue", "green", "orange", "red", "grey", "magenta", "yellow"]
    assert [piece.colour for piece in PIECES] == [colour for colour in colours for _ in range(3)]


def test_no_two_pieces_are_the_same_however_they_are_turned_and_flipped() -> None:
    """UB-2: pairwise different."""
    every_shape = [shape for piece in PIECES for shape in piece.shapes]
    assert len(every_shape) == len(set(every_shape))


def test_the_pentominoes_are_all_but_i_and_x() -> None:
    """UB-2: there are twelve pentominoes, and the straight one and the cross are not in the box."""
    shapes = {frozenset(shape) for piece in PIECES if piece.size == 5 for shape in piece.shapes}
    straight, cross = squares(["#####"]), squares([".#.", "###", ".#."])
    assert not shapes & (orientations(straight) | orientations(cross))
    assert len(shapes) + len(orientations(straight)) + len(orientations(cross)) == 63


@NAMED
def test_the_shapes_are_all_that_turning_and_flipping_give(piece: Piece) -> None:
    """UB-2: all may be turned and flipped; no shape twice."""
    assert {frozenset(shape) for shape in piece.shapes} == orientations(squares(FORMS[piece.letter].split("/")))
    assert len(piece.shapes) == len(set(piece.shapes))


@NAMED
def test_shapes_lie_in_the_corner_and_know_their_box(piece: Piece) -> None:
    for shape, height, width in zip(piece.shapes, piece.heights, piece.widths, strict=True):
        assert list(shape) == sorted(shape)
        assert (min(row for row, _ in shape), min(col for _, col in shape)) == (0, 0)
        assert (max(row for row, _ in shape) + 1, max(col for _, col in shape) + 1) == (height, width)


@NAMED
def test_turned_and_flipped_lead_to_the_right_shapes(piece: Piece) -> None:
    """UB-2: a quarter turn clockwise, and left exchanged with right."""
    for number, shape in enumerate(piece.shapes):
        assert piece.shapes[piece.turned[number]] == turn(shape)
        assert piece.shapes[piece.flipped[number]] == flip(shape)
        assert piece.flipped[piece.flipped[number]] == number


def test_a_turn_is_clockwise_and_a_flip_left_to_right() -> None:
    """UB-2 on a piece that looks different each way: O, the L of five squares."""
    piece = PIECES[LETTERS.index("O")]
    assert as_text(piece, piece.turned[0]) == "#.../####"
    assert as_text(piece, piece.flipped[0]) == "#./#./#./##"


def test_a_set_of_pieces_is_written_with_their_letters() -> None:
    assert set_of("A") == 1
    assert letters_of(set_of("TKBA")) == "ABKT"
    assert size_of(set_of("ABKT")) == 5 + 5 + 6 + 5
    assert size_of(set_of(LETTERS)) == 116
    with pytest.raises(KeyError, match="V"):
        set_of("AV")
