"""The pieces: in their true size to cut out, and small in the lists of the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.ubongo.pieces import PIECES, Cells, Piece, turn
from tablee.press.cover import PICTURE_HEIGHT, PICTURE_WIDTH
from tablee.press.ink import BLACK, WHITE, Ink
from tablee.press.marks import Disc, Label, Mark, Point, moved, rectangle
from tablee.press.packing import Cutout
from tablee.press.paper import Area
from tablee.press.squares import draw_squares

SQUARE: Final = 20.0
"""Millimetres: a square of the pieces and of the grids that they are laid on."""
_PARADE_SQUARE: Final = 5.0

COLOURS: Final = {
    "blue": "#4a86c8",
    "green": "#57a55f",
    "orange": "#ee8b34",
    "red": "#d6493f",
    "grey": "#a3a19a",
    "magenta": "#c2539d",
    "yellow": "#f0cc44",
}
"""The colours of the box in our shades."""


def cut_pieces(ink: Ink, player: int) -> list[list[Cutout]]:
    """One player's pieces, each in all the ways to turn it."""
    return [[_cut_piece(piece, shape, ink, player) for shape in turns(piece)] for piece in PIECES]


def turns(piece: Piece) -> list[Cells]:
    """As printed and turned, never flipped: the letter is on the same side for everybody."""
    found: list[Cells] = []
    shape = piece.shapes[0]
    while shape not in found:
        found.append(shape)
        shape = turn(shape)
    return found


def _cut_piece(piece: Piece, shape: Cells, ink: Ink, player: int) -> Cutout:
    marks = draw_squares(
        shape, SQUARE, fill=ink.tint(COLOURS[piece.colour]), seam=ink.seam(WHITE), edge_width=0.35, seam_width=0.25
    )
    row, col = _middle(shape)
    marks += draw_badge(((col + 0.5) * SQUARE, (row + 0.5) * SQUARE), piece.letter, player)
    return Cutout(marks, [Area(col * SQUARE, row * SQUARE, SQUARE, SQUARE) for row, col in shape])


def _middle(shape: Cells) -> tuple[int, int]:
    """The square nearest to the centre of gravity: the letter's place."""
    middle_row = sum(row for row, _ in shape) / len(shape)
    middle_col = sum(col for _, col in shape) / len(shape)
    return min(shape, key=lambda cell: (cell[0] - middle_row) ** 2 + (cell[1] - middle_col) ** 2)


def draw_badge(at: Point, text: str, player: int, radius: float = 6.0) -> list[Mark]:
    """A letter or number with its owner's mark: a circle for player 1, a square for player 2."""
    return [_frame(at, player, radius), Label(at, text, 3.2 * radius, bold=True)]


def _frame(at: Point, player: int, radius: float) -> Mark:
    if player == 1:
        return Disc(at, radius, fill=WHITE, stroke=BLACK, width=0.25)
    side = 1.8 * radius
    return rectangle(at[0] - side / 2, at[1] - side / 2, side, side, fill=WHITE, line=0.25)


def draw_silhouette(piece: Piece, square: float, ink: Ink) -> Sequence[Mark]:
    """A small picture of the piece, lying down."""
    return draw_squares(
        lying(piece),
        square,
        fill=ink.tint(COLOURS[piece.colour]),
        seam=ink.seam(WHITE),
        edge_width=ink.edge(0.2),
        seam_width=0.1,
    )


def draw_parade(ink: Ink) -> list[Mark]:
    """One piece of each colour in a row, for the cover."""
    shown = PIECES[2::3]
    marks: list[Mark] = []
    for place, piece in enumerate(shown):
        height, width = _size(lying(piece))
        left = place * (PICTURE_WIDTH - width * _PARADE_SQUARE) / (len(shown) - 1)
        marks += moved(draw_silhouette(piece, _PARADE_SQUARE, ink), left, PICTURE_HEIGHT - 6 - height * _PARADE_SQUARE)
    return marks


def lying(piece: Piece) -> Cells:
    """The first way to turn it in which it is not higher than wide."""
    return next(shape for shape in turns(piece) if _size(shape)[0] <= _size(shape)[1])


def _size(shape: Cells) -> tuple[int, int]:
    return 1 + max(row for row, _ in shape), 1 + max(col for _, col in shape)
