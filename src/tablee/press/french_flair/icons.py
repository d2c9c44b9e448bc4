"""A sign for each ability of a card, the same as on the page in the browser."""

from __future__ import annotations

from typing import Final

from tablee.games.french_flair.moves import ABILITIES, ADVANCE, DROP, KICK, RUN, TOUCH
from tablee.press.ink import BLACK, Ink
from tablee.press.marks import Path, Point

ABILITY_NAMES: Final = {ADVANCE: "advance", RUN: "run", KICK: "kick", TOUCH: "touch", DROP: "drop"}
"""What the abilities are called in the catalogues, in the order in which they are printed."""

_GRID: Final = 24.0
"""The units of an icon's side."""


def _bend(start: Point, first: Point, second: Point, end: Point, steps: int = 10) -> list[Point]:
    """Points on a Bézier curve."""

    def at(share: float) -> Point:
        back = 1 - share
        weights = back**3, 3 * back**2 * share, 3 * back * share**2, share**3
        points = start, first, second, end
        return (
            sum(weight * point[0] for weight, point in zip(weights, points)),
            sum(weight * point[1] for weight, point in zip(weights, points)),
        )

    return [at(step / steps) for step in range(steps + 1)]


_SHAPES: Final[dict[int, list[list[Point]]]] = {
    ADVANCE: [[(4, 9), (13, 9), (13, 4), (21, 12), (13, 20), (13, 15), (4, 15)]],
    RUN: [
        [(3, 5), (7, 5), (13, 12), (7, 19), (3, 19), (9, 12)],
        [(11, 5), (15, 5), (21, 12), (15, 19), (11, 19), (17, 12)],
    ],
    KICK: [
        [
            *_bend((3, 20), (3, 9), (9, 5), (15, 5)),
            (15, 1),
            (22, 8),
            (15, 15),
            *_bend((15, 11), (10, 11), (7, 13), (7, 20)),
        ]
    ],
    TOUCH: [[(5, 2), (7, 2), (7, 22), (5, 22)], [(8, 3), (21, 3), (17, 8), (21, 13), (8, 13)]],
    DROP: [
        [(4, 2), (7, 2), (7, 12), (17, 12), (17, 2), (20, 2), (20, 22), (17, 22), (17, 15), (7, 15), (7, 22), (4, 22)]
    ],
}


def draw_icon(verb: int, at: Point, size: float, ink: Ink) -> Path:
    """The sign of an ability around a point, `size` millimetres wide; outlined where ink is saved."""
    unit = size / _GRID
    left, top = at[0] - size / 2, at[1] - size / 2
    lines = [[(left + x * unit, top + y * unit) for x, y in line] for line in _SHAPES[verb]]
    return Path(lines, closed=True, fill=ink.tint(BLACK), width=0.2)


def abilities_of(number: int) -> list[int]:
    """FF-24: what a number can do in attack."""
    return [verb for verb in ABILITY_NAMES if number in ABILITIES[verb]]
