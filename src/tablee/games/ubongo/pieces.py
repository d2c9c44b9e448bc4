"""The 21 pieces that everybody has, and how each can lie (UB-1, UB-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

Cells = tuple[tuple[int, int], ...]
"""Squares as (row, column), sorted, with the smallest row and the smallest column 0."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTU"
"""What the pieces are called, in the order in which they are counted."""

_COLOURS: Final = ("blue", "green", "orange", "red", "grey", "magenta", "yellow")
"""Three pieces each, in the order of the letters."""

_FORMS: Final = (
    ("..#/..#/###", "#./##/##", ".#/.#/##/#."),
    ("#./##/#./#.", ".#./.##/###", "#./##/##/#."),
    ("##./.#./.##", "##/.#/##/#.", "##./###/.#."),
    ("###/.#./.#.", "..#/###/#.#", ".##/##./.#."),
    (".#/.#/##/##", "#../##./###", ".#/.#/.#/##"),
    ("##./##./.##", "##/#./##/#.", "#../#.#/###"),
    ("#./##/##/.#", "#.#/###", "#../##./.##"),
)
"""The pieces as printed, one line a colour: rows between slashes, ``#`` is a square."""


class Piece(msgspec.Struct, frozen=True):
    """One piece with every way it can lie on the table."""

    letter: str
    size: int
    """How many squares it covers: 5 or 6 in the box."""
    colour: str
    shapes: list[Cells]
    """All different ways to turn and flip it; the first is as printed."""
    heights: list[int]
    widths: list[int]
    turned: list[int]
    """For each shape the one that a quarter turn clockwise makes of it."""
    flipped: list[int]
    """For each shape its mirror image, left and right exchanged."""


def make_piece(letter: str, colour: str, form: str) -> Piece:
    """A piece from its form, the first of its shapes."""
    shapes = all_shapes(read_cells(form))
    return Piece(
        letter,
        len(shapes[0]),
        colour,
        shapes,
        heights=[1 + max(row for row, _ in shape) for shape in shapes],
        widths=[1 + max(col for _, col in shape) for shape in shapes],
        turned=[shapes.index(turn(shape)) for shape in shapes],
        flipped=[shapes.index(flip(shape)) for shape in shapes],
    )


def read_cells(form: str) -> Cells:
    """The squares of a form: rows between slashes, ``#`` is a square."""
    return settle(
        [(row, col) for row, line in enumerate(form.split("/")) for col, sign in enumerate(line) if sign == "#"]
    )


def all_shapes(first: Cells) -> list[Cells]:
    """As given, its three quarter turns, then the same flipped; each once."""
    found: list[Cells] = []
    shape = first
    for step in range(8):
        if shape not in found:
            found.append(shape)
        shape = flip(first) if step == 3 else turn(shape)
    return found


def turn(shape: Cells) -> Cells:
    """The shape after a quarter turn clockwise."""
    return settle([(col, -row) for row, col in shape])


def flip(shape: Cells) -> Cells:
    """The shape with left and right exchanged."""
    return settle([(row, -col) for row, col in shape])


def settle(cells: Sequence[tuple[int, int]]) -> Cells:
    """The same squares moved into the corner and sorted."""
    top = min(row for row, _ in cells)
    left = min(col for _, col in cells)
    return tuple(sorted((row - top, col - left) for row, col in cells))


def _all_pieces() -> tuple[Piece, ...]:
    letters = iter(LETTERS)
    return tuple(make_piece(next(letters), colour, form) for colour, forms in zip(_COLOURS, _FORMS) for form in forms)


PIECES: Final[tuple[Piece, ...]] = _all_pieces()
"""The pieces of the box in the order of their letters (UB-2)."""


def set_of(letters: str) -> int:
    """The pieces with these letters as a set: bit 0 is A; :class:`KeyError` names what is no letter of a piece."""
    found = 0
    for letter in letters:
        if letter not in LETTERS:
            raise KeyError(letter)
        found |= 1 << LETTERS.index(letter)
    return found


def letters_of(pieces: int) -> str:
    """The letters of a set of pieces, in alphabetical order."""
    return "".join(letter for number, letter in enumerate(LETTERS) if pieces >> number & 1)


def size_of(pieces: int) -> int:
    """How many squares a set of pieces covers."""
    return sum(piece.size for number, piece in enumerate(PIECES) if pieces >> number & 1)
