"""The board: each page is one half of the pitch with a track for its team's points and for the time of one half.

The halves are the same drawing after half a turn, so that each player reads the own half upright.
"""

from __future__ import annotations

from typing import Final

from tablee.games.french_flair.position import DEAD, HALF, HALFWAY, STEP, TEMPO, TWENTY_TWO
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.ink import BLACK, CREAM, GRASS, GREY, PALE, WHITE
from tablee.press.marks import Disc, Label, Mark, Page, Path, Point, moved, rectangle, turned_over
from tablee.press.paper import Area
from tablee.press.printing import Job
from tablee.press.shirts import draw_shirt
from tablee.press.sides import AWAY, HOME, Side
from tablee.press.tracks import digits_height, draw_digits, draw_space

STEP_HEIGHT: Final = 18.0
"""Millimetres for five metres."""
FIELD_WIDTH: Final = 118.0
HALF_HEIGHT: Final = STEP_HEIGHT * (HALFWAY + DEAD) / STEP
WIDTH: Final = 188.0
"""Pitch and tracks, the same on every paper."""
_SIDE_WIDTH: Final = 62.0
_TAB: Final = 8.0
"""What lies below the other half when they are glued together."""
_NUMBER_AT: Final = 7.0
"""How far the metres stand from the edge of the pitch."""

_IN_GOAL: Final = "#b7d3b4"

_CLOCK_COLUMNS: Final = HALF // 10 // TEMPO
"""Spaces for a minute."""
_CLOCK_TOP: Final = 15.0
_CLOCK_ROW: Final = 11.0
_SCORE_ROW: Final = 12.4
_TITLE: Final = 9.0


def draw_board(job: Job) -> list[Page]:
    """The away half, which lies above, and the home half with the tab to glue it on."""
    return [_draw_half(AWAY, job), _draw_half(HOME, job)]


def _draw_half(team: Side, job: Job) -> Page:
    area = job.paper.area(WIDTH)
    heading = draw_heading(area, job.words("print-flair-half", team=team.name), job.words("game-title"))
    field, side = draw_field(team, job), draw_side(team, job)
    top = area.top + HEADING_HEIGHT
    if team == HOME:
        heading += moved(_tab(job), area.left, top)
        top += _TAB
    else:
        field = turned_over(field, FIELD_WIDTH, HALF_HEIGHT)
        side = turned_over(side, _SIDE_WIDTH, HALF_HEIGHT)
    tracks_left = area.left + WIDTH - _SIDE_WIDTH
    return Page([*heading, *moved(field, area.left, top), *moved(side, tracks_left, top)])


def _tab(job: Job) -> list[Mark]:
    corners = [(0.0, _TAB), (4.0, 0.0), (FIELD_WIDTH - 4.0, 0.0), (FIELD_WIDTH, _TAB)]
    glue = Label((FIELD_WIDTH / 2, _TAB / 2), job.words("print-flair-glue"), 9, colour=GREY)
    return [Path([corners], stroke=GREY, width=0.2, dashed=True), glue]


# -------------------------------------------------------------------------------------------------------- the pitch


def height_of(metres: int) -> float:
    """How far below halfway a place is that lies so many metres in front of the goal line."""
    return (HALFWAY - metres) / STEP * STEP_HEIGHT


def draw_field(team: Side, job: Job) -> list[Mark]:
    """Half of the pitch from its upper left corner: halfway above, the dead-ball line below."""
    edge = rectangle(0, 0, FIELD_WIDTH, HALF_HEIGHT, line=0.5)
    lines = [_line(metres) for metres in range(STEP - DEAD, HALFWAY + STEP, STEP)]
    return [*_grass(job), *lines, edge, *_metres(), *_posts(), *_words(team, job)]


def _grass(job: Job) -> list[Mark]:
    """Stripes of ten metres; nothing where ink is saved."""
    if not job.ink.fills:
        return []
    stripes = [
        rectangle(0, height_of(metres + 10), FIELD_WIDTH, 2 * STEP_HEIGHT, fill=GRASS[metres // 10 % 2], stroke=None)
        for metres in range(0, HALFWAY, 10)
    ]
    in_goal = rectangle(0, height_of(0), FIELD_WIDTH, height_of(-DEAD) - height_of(0), fill=_IN_GOAL, stroke=None)
    return [*stripes, in_goal]


def _line(metres: int) -> Path:
    """Goal line and halfway are strong, the 22 is plain, the others are thin; a dashed line is 10 m from halfway."""
    strong = metres in (0, HALFWAY)
    plain = strong or metres == TWENTY_TWO
    width = 1.0 if strong else 0.6 if plain else 0.2
    height = height_of(metres)
    line = [(0.0, height), (FIELD_WIDTH, height)]
    return Path([line], stroke=BLACK if plain else GREY, width=width, dashed=metres == HALFWAY - 10)


def _metres() -> list[Mark]:
    """The metres to the goal line on either side, one to be read from each end of the table."""
    marks: list[Mark] = []
    for metres in range(STEP - DEAD, HALFWAY, STEP):
        marks += _number((_NUMBER_AT, height_of(metres)), str(abs(metres)), turned=False)
        marks += _number((FIELD_WIDTH - _NUMBER_AT, height_of(metres)), str(abs(metres)), turned=True)
    return marks


def _number(at: Point, text: str, *, turned: bool) -> list[Mark]:
    return [
        Disc(at, 4.2, fill=WHITE, stroke=GREY, width=0.15),
        Label(at, text, 12, bold=True, upside_down=turned),
    ]


def _posts() -> list[Mark]:
    """The goal from above."""
    middle, height = FIELD_WIDTH / 2, height_of(0)
    bar = Path([[(middle - 9, height), (middle + 9, height)]], stroke=WHITE, width=1.6)
    return [bar, *(Disc((middle + side, height), 1.8, fill=WHITE, width=0.4) for side in (-9, 9))]


def _words(team: Side, job: Job) -> list[Mark]:
    middle, words = FIELD_WIDTH / 2, job.words
    shirt = draw_shirt(team.shirt, (middle - 8, height_of(-5) + 1.6), 16.0, job.ink)
    return [
        *shirt,
        Label((middle, height_of(-10) + 7.0), words("print-flair-in-goal", team=team.name), 13, bold=True),
        Label((middle, height_of(-DEAD) - 3.6), words("print-flair-dead"), 9),
        Label((middle + 32, height_of(0) - 3.4), words("print-flair-goal-line"), 9),
        Label((middle, height_of(TWENTY_TWO) + 4.5), words("print-flair-22"), 10, bold=True),
        Label((middle, height_of(TWENTY_TWO) + 9.2), words("print-flair-22-zone"), 9),
        Label((middle, height_of(HALFWAY) + 5.0), words("print-flair-halfway"), 10, bold=True),
    ]


# ------------------------------------------------------------------------------------------------------- the tracks


def draw_side(team: Side, job: Job) -> list[Mark]:
    """The tracks beside the pitch: the time of a half, and the team's points."""
    clock = _clock(team, job)
    start = HALF_HEIGHT - 2 * _TITLE - digits_height(_SCORE_ROW)
    digits = moved(draw_digits(_SIDE_WIDTH, _SCORE_ROW, job.ink), 0, start + _TITLE)
    title = Label((_SIDE_WIDTH / 2, start + 4.0), job.words("print-flair-points", team=team.name), 13, bold=True)
    note = Label((_SIDE_WIDTH / 2, HALF_HEIGHT - 4.0), job.words("print-flair-points-note"), 8.5, colour=GREY)
    return [*clock, title, *digits, note]


def _clock(team: Side, job: Job) -> list[Mark]:
    """A space for every fifteen seconds of a half, and one to start from."""
    title = Label((_SIDE_WIDTH / 2, 6.0), job.words("print-flair-clock", half=1 if team == HOME else 2), 13, bold=True)
    note = Label((_SIDE_WIDTH / 2, 11.5), job.words("print-flair-clock-note", seconds=TEMPO), 8.5, colour=GREY)
    width = _SIDE_WIDTH / _CLOCK_COLUMNS
    marks: list[Mark] = [
        title,
        note,
        *draw_space(Area(0, _CLOCK_TOP, _SIDE_WIDTH, _CLOCK_ROW), "0:00", job.ink.tint(PALE)),
    ]
    for space in range(HALF // TEMPO):
        row, column = divmod(space, _CLOCK_COLUMNS)
        minutes, seconds = divmod(TEMPO * (space + 1), 60)
        ground = CREAM if column < _CLOCK_COLUMNS - 1 else PALE
        area = Area(column * width, _CLOCK_TOP + (row + 1) * _CLOCK_ROW, width, _CLOCK_ROW)
        marks += draw_space(area, f"{minutes}:{seconds:02}", job.ink.tint(ground))
    return marks
