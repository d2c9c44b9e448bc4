"""What lies between the two players: the track, the pawns, and numbers to draw for those who have no such die."""

from __future__ import annotations

from typing import Final

from tablee.games.ubongo.sheets import ROWS
from tablee.press.ink import GREY, WHITE, Ink
from tablee.press.marks import Disc, Label, Mark, Path, moved, rectangle, turned_over
from tablee.press.packing import Cutout
from tablee.press.paper import Area
from tablee.press.printing import Job
from tablee.press.ubongo.dice import draw_face
from tablee.press.ubongo.pieces import COLOURS, draw_badge

SPACES: Final = 6
"""From 0 to 5."""
ORANGE_SPACES: Final = (3, 4)
"""Where the leader solves two puzzles (UB-11)."""
_SPACE_WIDTH: Final = 28.0
_TRACK_HEIGHT: Final = 36.0
_CREAM: Final = "#f8eed6"
_ORANGE: Final = "#f4a556"

_PAWN_WIDTH: Final = 20.0
_PAWN_HEIGHT: Final = 30.0
_FOOT: Final = 8.0
"""What is folded outwards for the pawn to stand on."""
_PAWN_COLOURS: Final = {1: COLOURS["blue"], 2: COLOURS["red"]}

_NUMBER: Final = 18.0
_NUMBERS_A_LINE: Final = 10


# --------------------------------------------------------------------------------------------------------- the track


def cut_track(job: Job) -> Cutout:
    """The plain and the orange side, one below the other: folded back, they are the two sides of one track."""
    width = SPACES * _SPACE_WIDTH
    plain = draw_track(job, orange=False)
    orange = turned_over(draw_track(job, orange=True), width, _TRACK_HEIGHT)
    height = 2 * _TRACK_HEIGHT
    lefts = [space * _SPACE_WIDTH for space in range(1, SPACES)]
    between = Path([[(left, 0), (left, height)] for left in lefts], width=0.2)
    borders: list[Mark] = [rectangle(0, 0, width, height), between, _fold(width, _TRACK_HEIGHT)]
    return Cutout([*plain, *moved(orange, 0, _TRACK_HEIGHT), *borders], [Area(0, 0, width, height)])


def draw_track(job: Job, *, orange: bool) -> list[Mark]:
    """One side of the track."""
    return [mark for space in range(SPACES) for mark in _draw_space(job, space, orange and space in ORANGE_SPACES)]


def _draw_space(job: Job, space: int, orange: bool) -> list[Mark]:
    left = space * _SPACE_WIDTH
    middle = left + _SPACE_WIDTH / 2
    ground = job.ink.tint(_ORANGE if orange else _CREAM)
    marks: list[Mark] = [
        rectangle(left, 0, _SPACE_WIDTH, _TRACK_HEIGHT, fill=ground, stroke=None),
        Label((middle, _TRACK_HEIGHT / 2), str(space), 36, bold=True),
    ]
    if orange:
        marks += [*draw_face((middle, 7.0), "×2", 4.5), Label((middle, 30.5), job.words("print-ubongo-leader"), 10)]
    return marks


def _fold(width: float, height: float) -> Path:
    return Path([[(0, height), (width, height)]], stroke=GREY, width=0.25, dashed=True)


# --------------------------------------------------------------------------------------------------------- the pawns


def cut_pawn(ink: Ink, player: int) -> Cutout:
    """A strip to fold: foot, front, back and foot."""
    front = draw_pawn(ink, player)
    back = turned_over(front, _PAWN_WIDTH, _PAWN_HEIGHT)
    height = 2 * (_FOOT + _PAWN_HEIGHT)
    folds: list[Mark] = [_fold(_PAWN_WIDTH, line) for line in (_FOOT, height / 2, height - _FOOT)]
    edge = rectangle(0, 0, _PAWN_WIDTH, height)
    marks = [edge, *moved(back, 0, _FOOT), *moved(front, 0, _FOOT + _PAWN_HEIGHT), *folds]
    return Cutout(marks, [Area(0, 0, _PAWN_WIDTH, height)])


def draw_pawn(ink: Ink, player: int) -> list[Mark]:
    """A body, a head, and its owner's mark and number."""
    fill = ink.tint(_PAWN_COLOURS[player])
    middle = _PAWN_WIDTH / 2
    body = [(middle - 8, _PAWN_HEIGHT), (middle - 3, 11.0), (middle + 3, 11.0), (middle + 8, _PAWN_HEIGHT)]
    return [
        Path([body], closed=True, fill=fill),
        Disc((middle, 8.5), 5.5, fill=fill or WHITE),
        *draw_badge((middle, 23.5), str(player), player, 3.6),
    ]


# ------------------------------------------------------------------------------------------------------- the numbers


def cut_numbers(ink: Ink) -> Cutout:
    """The numbers 1 to 20, to draw from a bag."""
    marks: list[Mark] = []
    for place in range(ROWS):
        line, column = divmod(place, _NUMBERS_A_LINE)
        corner = column * _NUMBER, line * _NUMBER
        marks.append(rectangle(*corner, _NUMBER, _NUMBER, fill=ink.tint(_CREAM)))
        marks += draw_face((corner[0] + _NUMBER / 2, corner[1] + _NUMBER / 2), str(place + 1), 6.5)
    return Cutout(marks, [Area(0, 0, _NUMBERS_A_LINE * _NUMBER, _NUMBER * (ROWS // _NUMBERS_A_LINE))])
