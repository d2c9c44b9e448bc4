"""What lies on and beside the pitch: the ball, Stars, cards shown, markers for goals, and the clock."""

from __future__ import annotations

from typing import Final

from tablee.games.worldwide_football.edition import Edition
from tablee.press.icons import STAR, draw_icon
from tablee.press.ink import BLACK, Ink
from tablee.press.marks import Disc, Mark, rectangle
from tablee.press.packing import Cutout
from tablee.press.paper import Area
from tablee.press.sides import SIDES
from tablee.press.tokens import cut_clock, cut_points
from tablee.press.worldwide_football.cards import GOLD
from tablee.press.worldwide_football.icons import BALL

_STAR: Final = 14.0
_SHOWN: Final = (9.0, 12.0)
_YELLOW: Final = "#f0cc44"
_RED: Final = "#c0392b"
_BALL: Final = 16.0


def count_stars(edition: Edition) -> int:
    """WF-1, WF-2: enough for two sides in either mode."""
    file = edition.file
    return 2 * max(file.match.amateur_stars, *(team.stars for team in file.teams.values()))


def cut_tokens(edition: Edition, ink: Ink) -> list[list[Cutout]]:
    """All of them; a yellow and a red card for each side."""
    shown = [_cut_shown(colour, name, ink) for _ in SIDES for colour, name in ((_YELLOW, 1), (_RED, 2))]
    goals = [cut_points(side, "", ink) for side in SIDES]
    stars = [_cut_star(ink) for _ in range(count_stars(edition))]
    return [[cutout] for cutout in (_cut_ball(ink), *stars, *shown, *goals, cut_clock())]


def _cut_star(ink: Ink) -> Cutout:
    middle = (_STAR / 2, _STAR / 2)
    marks: list[Mark] = [Disc(middle, _STAR / 2, width=0.25), *draw_icon(STAR, middle, 0.74 * _STAR, ink, GOLD)]
    return Cutout(marks, [Area(0, 0, _STAR, _STAR)])


def _cut_ball(ink: Ink) -> Cutout:
    middle = (_BALL / 2, _BALL / 2)
    return Cutout(
        [Disc(middle, _BALL / 2, width=0.25), *draw_icon(BALL, middle, 0.86 * _BALL, ink)], [Area(0, 0, _BALL, _BALL)]
    )


def _cut_shown(colour: str, strokes: int, ink: Ink) -> Cutout:
    """A card that was shown: one stroke for yellow, two for red."""
    wide, high = _SHOWN
    marks: list[Mark] = [rectangle(0, 0, wide, high, fill=ink.tint(colour), line=0.25)]
    left = wide / 2 - 1.0 * (strokes - 1)
    marks += [rectangle(left + 2.0 * place - 0.3, 4.0, 0.6, 4.0, fill=BLACK, line=0.2) for place in range(strokes)]
    return Cutout(marks, [Area(0, 0, wide, high)])
