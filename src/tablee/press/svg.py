"""Outlines written as SVG writes them (``M4 9h9V4l8 8-8 8v-5H4Z``), as points: the page has its signs in this form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import atan2, ceil, cos, hypot, pi, sin, sqrt
from typing import Final

from tablee.press.marks import Point

_TOKEN: Final = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
"""How many numbers each command takes."""
_STEPS: Final = 10
"""Of a curve."""
_TURN: Final = pi / 12
"""The longest step along a circle."""


def read_outline(text: str) -> list[list[Point]]:
    """The lines of an outline; one that is closed ends where it began.  Arcs are those of circles."""
    pen = _Pen()
    for command, numbers in _commands(text):
        pen.follow(command, numbers)
    return pen.lines


def circle(x: float, y: float, radius: float) -> str:
    """A circle as an outline."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0Z"


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; one that is not repeated stands for the one before it."""
    tokens = _TOKEN.findall(text)
    command, place = "M", 0
    while place < len(tokens):
        if tokens[place].isalpha():
            command, place = tokens[place], place + 1
        count = _NUMBERS[command.upper()]
        yield command, [float(token) for token in tokens[place : place + count]]
        place += count
        command = {"M": "L", "m": "l"}.get(command, command)


class _Pen:
    """Draws lines, command by command."""

    def __init__(self) -> None:
        self.lines: list[list[Point]] = []
        self.at: Point = (0.0, 0.0)
        self.bent_from: Point | None = None
        """The second handle of the curve that was drawn last: a smooth one goes on in its direction."""

    def follow(self, command: str, numbers: list[float]) -> None:
        origin = self.at if command.islower() else (0.0, 0.0)
        kind = command.upper()
        if kind not in ("C", "S"):
            self.bent_from = None
        if kind == "Z":
            self._to(self.lines[-1][0])
        elif kind == "H":
            self._to((origin[0] + numbers[0], self.at[1]))
        elif kind == "V":
            self._to((self.at[0], origin[1] + numbers[0]))
        elif kind == "A":
            self._arc(numbers[0], numbers[3] != numbers[4], numbers[4] != 0, _moved(origin, numbers[5:]))
        else:
            self._straight_or_bent(
                kind, [_moved(origin, numbers[place : place + 2]) for place in range(0, len(numbers), 2)]
            )

    def _straight_or_bent(self, kind: str, points: list[Point]) -> None:
        if kind == "M":
            self.lines.append([points[0]])
            self.at = points[0]
        elif kind == "L":
            self._to(points[0])
        elif kind == "S":
            before = self.bent_from or self.at
            self._bend(self.at, (2 * self.at[0] - before[0], 2 * self.at[1] - before[1]), *points)
        else:
            self._bend(self.at, *points)

    def _to(self, point: Point) -> None:
        self.lines[-1].append(point)
        self.at = point

    def _bend(self, start: Point, first: Point, second: Point, end: Point) -> None:
        for step in range(1, _STEPS + 1):
            share = step / _STEPS
            back = 1 - share
            weights = back**3, 3 * back**2 * share, 3 * back * share**2, share**3
            points = start, first, second, end
            x, y = (sum(weight * point[axis] for weight, point in zip(weights, points)) for axis in (0, 1))
            self._to((x, y))
        self.bent_from = second

    def _arc(self, radius: float, left_of_chord: bool, clockwise: bool, end: Point) -> None:
        """Along a circle; its centre lies on the one or the other side of the straight way."""
        start = self.at
        across, down = end[0] - start[0], end[1] - start[1]
        length = hypot(across, down)
        radius = max(radius, length / 2)
        away = sqrt(max(0.0, radius**2 - length**2 / 4)) / length * (1 if left_of_chord else -1)
        centre = ((start[0] + end[0]) / 2 - down * away, (start[1] + end[1]) / 2 + across * away)
        angle = atan2(start[1] - centre[1], start[0] - centre[0])
        turn = (atan2(end[1] - centre[1], end[0] - centre[0]) - angle) % (2 * pi)
        turn = turn if clockwise else turn - 2 * pi
        steps = max(1, ceil(abs(turn) / _TURN))
        for step in range(1, steps):
            now = angle + turn * step / steps
            self._to((centre[0] + radius * cos(now), centre[1] + radius * sin(now)))
        self._to(end)


def _moved(origin: Point, way: list[float]) -> Point:
    return origin[0] + way[0], origin[1] + way[1]
