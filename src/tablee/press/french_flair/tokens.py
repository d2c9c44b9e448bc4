"""What is moved on the board: the ball, and markers for points, time and an advantage."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tablee.press.french_flair.teams import AWAY, HOME, TEAMS, Team, draw_badge, draw_shirt
from tablee.press.ink import GREY, WHITE, Ink
from tablee.press.marks import Disc, Mark, Path, Point, moved, rectangle, turned_over
from tablee.press.packing import Cutout
from tablee.press.paper import Area

_BALL_WIDTH: Final = 34.0
_BALL_HEIGHT: Final = 24.0
_MARKER: Final = 5.0
"""The radius of a marker."""
_LEATHER: Final = "#d9a066"
_FLAG: Final = "#f0cc44"


def cut_tokens(ink: Ink) -> list[list[Cutout]]:
    """The ball, the clock, the flag of an advantage, and two markers for the points of each team."""
    points = [_points(team, text, ink) for team in TEAMS for text in ("1", "10")]
    return [[cutout] for cutout in (_cut_ball(ink), _marker(_clock()), _marker(_flag(ink)), *points)]


def _points(team: Team, text: str, ink: Ink) -> Cutout:
    return _marker(draw_badge(team, (_MARKER, _MARKER), _MARKER, text, _fill(team, ink)))


def _fill(team: Team, ink: Ink) -> str:
    return ink.tint(team.colour) or WHITE


def _marker(marks: list[Mark]) -> Cutout:
    return Cutout(marks, [Area(0, 0, 2 * _MARKER, 2 * _MARKER)])


def _clock() -> list[Mark]:
    middle = (_MARKER, _MARKER)
    hands = Path([[(_MARKER, 1.8), middle, (7.4, 6.4)]], width=0.6)
    return [Disc(middle, _MARKER, width=0.25), Disc(middle, _MARKER - 0.8, stroke=GREY, width=0.15), hands]


def _flag(ink: Ink) -> list[Mark]:
    cloth = [(3.6, 1.5), (8.4, 3.3), (3.6, 5.1)]
    return [
        rectangle(0, 0, 2 * _MARKER, 2 * _MARKER, line=0.25),
        Path([cloth], closed=True, fill=ink.tint(_FLAG), width=0.2),
        Path([[(3.6, 1.5), (3.6, 8.6)]], width=0.5),
    ]


def _cut_ball(ink: Ink) -> Cutout:
    """Two faces to fold back to back: the one on top says who has the ball."""
    home = draw_ball(HOME, ink)
    away = turned_over(draw_ball(AWAY, ink), _BALL_WIDTH, _BALL_HEIGHT)
    height = 2 * _BALL_HEIGHT
    fold = Path([[(0, _BALL_HEIGHT), (_BALL_WIDTH, _BALL_HEIGHT)]], stroke=GREY, width=0.25, dashed=True)
    marks = [rectangle(0, 0, _BALL_WIDTH, height, line=0.25), *away, *moved(home, 0, _BALL_HEIGHT), fold]
    return Cutout(marks, [Area(0, 0, _BALL_WIDTH, height)])


def draw_ball(team: Team, ink: Ink) -> list[Mark]:
    """A face of the ball's token: whose it is, an arrow that points where they attack, strokes to lay on a line."""
    middle = (_BALL_WIDTH / 2, _BALL_HEIGHT / 2 + 2.0)
    arrow = [(middle[0] - 3.5, 5.0), (middle[0], 1.5), (middle[0] + 3.5, 5.0)]
    return [
        Path([arrow], width=0.8),
        Path([_oval(middle, 14.0, 8.4)], closed=True, fill=ink.tint(_LEATHER), width=ink.edge(0.4)),
        *draw_shirt(team, (middle[0] - 6.5, middle[1] - 6.0), 13.0, ink),
        Path(
            [[(0, middle[1]), (2.5, middle[1])], [(_BALL_WIDTH - 2.5, middle[1]), (_BALL_WIDTH, middle[1])]], width=0.4
        ),
    ]


def _oval(at: Point, wide: float, high: float) -> list[Point]:
    """A ball's outline: pointed a little at its ends."""
    angles = [2 * pi * step / 48 for step in range(48)]
    return [(at[0] + wide * cos(angle), at[1] + high * sin(angle) * abs(sin(angle)) ** 0.25) for angle in angles]
