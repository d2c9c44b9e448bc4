"""What is moved on the board: the ball, and markers for points, time and an advantage."""

from __future__ import annotations

from typing import Final

from tablee.press.ink import LEATHER, Ink
from tablee.press.marks import Mark, Path, rectangle
from tablee.press.packing import Cutout
from tablee.press.shirts import draw_shirt
from tablee.press.sides import AWAY, HOME, Side
from tablee.press.tokens import MARKER, cut_clock, cut_digits, cut_folded, cut_marker, oval

_BALL_WIDTH: Final = 34.0
_BALL_HEIGHT: Final = 24.0
_FLAG: Final = "#f0cc44"


def cut_tokens(ink: Ink) -> list[list[Cutout]]:
    """The ball, the clock, the flag of an advantage, and two markers for the points of each team."""
    ball = cut_folded(draw_ball(HOME, ink), draw_ball(AWAY, ink), _BALL_WIDTH, _BALL_HEIGHT)  # on top: who has it
    return [[cutout] for cutout in (ball, cut_clock(), cut_marker(_flag(ink)), *cut_digits(ink))]


def _flag(ink: Ink) -> list[Mark]:
    cloth = [(3.6, 1.5), (8.4, 3.3), (3.6, 5.1)]
    return [
        rectangle(0, 0, 2 * MARKER, 2 * MARKER, line=0.25),
        Path([cloth], closed=True, fill=ink.tint(_FLAG), width=0.2),
        Path([[(3.6, 1.5), (3.6, 8.6)]], width=0.5),
    ]


def draw_ball(team: Side, ink: Ink) -> list[Mark]:
    """A face of the ball's token: whose it is, an arrow that points where they attack, strokes to lay on a line."""
    middle = (_BALL_WIDTH / 2, _BALL_HEIGHT / 2 + 2.0)
    arrow = [(middle[0] - 3.5, 5.0), (middle[0], 1.5), (middle[0] + 3.5, 5.0)]
    return [
        Path([arrow], width=0.8),
        Path([oval(middle, 14.0, 8.4)], closed=True, fill=ink.tint(LEATHER), width=ink.edge(0.4)),
        *draw_shirt(team.shirt, (middle[0] - 6.5, middle[1] - 6.0), 13.0, ink),
        Path(
            [[(0, middle[1]), (2.5, middle[1])], [(_BALL_WIDTH - 2.5, middle[1]), (_BALL_WIDTH, middle[1])]], width=0.4
        ),
    ]
