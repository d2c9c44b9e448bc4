"""One side of a sheet: its grid in the size of the pieces, and below it the twenty rows of the die."""

from __future__ import annotations

from typing import Final

from tablee.games.ubongo.pieces import LETTERS, PIECES, Piece
from tablee.games.ubongo.sheets import LONGEST_SIDE, ROWS, Sheet
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.ink import BLACK, GREY, PALE, Ink
from tablee.press.marks import Label, Mark, Page, Path, moved, rectangle
from tablee.press.paper import Area
from tablee.press.printing import Job
from tablee.press.squares import draw_squares
from tablee.press.ubongo.dice import draw_face
from tablee.press.ubongo.pieces import SQUARE, draw_silhouette, lying

WIDTH: Final = 188.0
"""Millimetres of a sheet, the same on every paper."""
_GROUND: Final = "#fbf1d9"
_STRIPE: Final = "#f6f1e6"
_GAP: Final = 4.0
"""Between the grid and the list."""
_GUTTER: Final = 4.0
"""Between the two columns of the list."""
_HIGHEST_ROW: Final = 11.5
_FACE_WIDTH: Final = 10.5
_LETTER_WIDTH: Final = 4.2
_ENTRY_GAP: Final = 1.2
"""Behind a silhouette, so that the next letter keeps away from it."""
_HIGHEST: Final = max(1 + row for piece in PIECES for row, _ in lying(piece))
_WIDEST: Final = max(1 + col for piece in PIECES for _, col in lying(piece))
"""Squares of a piece that lies."""


def draw_sheet(sheet: Sheet, material: str, job: Job) -> Page:
    """The page of a sheet."""
    area = job.paper.area(WIDTH)
    heading = draw_heading(area, sheet.name, f"{job.words('game-title')} · {material}")
    room = area.below(HEADING_HEIGHT)
    rows = _list_area(room)
    grid = Area(room.left, room.top, room.width, rows.top - _GAP - room.top)
    return Page([*heading, *draw_grid(sheet, grid, job.ink), *draw_rows(sheet, rows, job.ink)])


def _list_area(room: Area) -> Area:
    """The list at the bottom, as high as the largest grid above it allows."""
    row = min(_HIGHEST_ROW, (room.height - LONGEST_SIDE * SQUARE - _GAP) / (ROWS // 2))
    height = row * (ROWS // 2)
    return Area(room.left, room.bottom - height, room.width, height)


def draw_grid(sheet: Sheet, area: Area, ink: Ink) -> list[Mark]:
    """The grid in the middle of its area."""
    region = sheet.region
    marks = draw_squares(
        region.cells, SQUARE, fill=ink.tint(_GROUND), seam=GREY, edge_width=ink.edge(0.6), seam_width=0.2
    )
    left = area.middle - region.width * SQUARE / 2
    top = area.top + (area.height - region.height * SQUARE) / 2
    return moved(marks, left, top)


# ---------------------------------------------------------------------------------------------------------- the list


def draw_rows(sheet: Sheet, area: Area, ink: Ink) -> list[Mark]:
    """The rows in two columns: 1 to 10, and 11 to 20."""
    width = (area.width - _GUTTER) / 2
    height = area.height / (ROWS // 2)
    marks: list[Mark] = []
    for place, letters in enumerate(sheet.letters):
        column, line = divmod(place, ROWS // 2)
        row = Area(area.left + column * (width + _GUTTER), area.top + line * height, width, height)
        marks += _draw_row(place + 1, letters, row, ink)
    return marks


def _draw_row(face: int, letters: str, area: Area, ink: Ink) -> list[Mark]:
    middle = area.top + area.height / 2
    marks = [*_row_ground(face, area, ink), *draw_face((area.left + _FACE_WIDTH / 2, middle), str(face), 3.9)]
    slot = (area.width - _FACE_WIDTH) / len(letters)
    for place, letter in enumerate(letters):
        left = area.left + _FACE_WIDTH + place * slot
        marks += _draw_entry(PIECES[LETTERS.index(letter)], Area(left, area.top, slot, area.height), ink)
    return marks


def _row_ground(face: int, area: Area, ink: Ink) -> list[Mark]:
    """Every other row stands on a stripe, or between two lines where ink is saved."""
    if ink.fills:
        return [rectangle(*area, fill=_STRIPE, stroke=None)] if face % 2 else []
    return [Path([[(area.left, area.bottom), (area.right, area.bottom)]], stroke=PALE, width=0.15)]


def _draw_entry(piece: Piece, area: Area, ink: Ink) -> list[Mark]:
    """A letter and its silhouette."""
    square = min((area.height - 1.6) / _HIGHEST, (area.width - _LETTER_WIDTH - _ENTRY_GAP) / _WIDEST)
    height = square * (1 + max(row for row, _ in lying(piece)))
    middle = area.top + area.height / 2
    letter = Label((area.left + _LETTER_WIDTH / 2, middle), piece.letter, 10, bold=True, colour=BLACK)
    silhouette = draw_silhouette(piece, square, ink)
    return [letter, *moved(silhouette, area.left + _LETTER_WIDTH, middle - height / 2)]
