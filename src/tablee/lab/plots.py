"""Plots as SVG, made to stand in a page: they take its colours, and scale with it.

Each can be drawn wide or, for a phone, narrow: there names stand above their intervals and not beside them, and
intervals end where the figures begin.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

WIDE: Final = 720
NARROW: Final = 360
_LETTER: Final = 7.2
"""About how wide one is."""
_MOST_LABELS: Final = 300
"""Room for the names on the left, at most."""
_VALUES: Final = 150
"""Room for the figures on the right."""
_ROW: Final = 26
_NARROW_ROW: Final = 46
_AXIS: Final = 40
"""Room below a plot for the numbers of its scale and what they count."""
_HEIGHT: Final = 240
_TICKS: Final = 6
"""So many lines of a scale at most."""
_MOST_BINS: Final = 40

Shown = Callable[[float], str]
"""A number as people read it."""


class Bar(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str
    """What stands beside it."""


def bars(
    rows: Sequence[Bar], *, title: str, shown: Shown, unit: str = "", reference: float | None = None, width: int = WIDE
) -> str:
    """A dot with its interval for each row, on a scale of `unit`; `reference` is a line to compare with."""
    ends = [end for row in rows for end in (row.low, row.high, row.value)]
    if reference is not None:
        ends.append(reference)
    least, most = min(ends), max(ends)
    margin = 0.05 * ((most - least) or 1.0)
    least, most = least - margin, most + margin
    narrow = width < WIDE
    left = 20 if narrow else min(_MOST_LABELS, _LETTER * max(len(row.label) for row in rows) + 24)
    right = _LETTER * max(len(row.text) for row in rows) + 12 if narrow else _VALUES
    step = _NARROW_ROW if narrow else _ROW
    bottom = step * len(rows) + 8

    def x(value: float) -> float:
        return left + (width - left - right) * (value - least) / (most - least)

    parts = []
    for tick in ticks(least, most):
        parts.append(_line(x(tick), 0, x(tick), bottom, "grid"))
        parts.append(_text(x(tick), bottom + 16, shown(tick), "middle", "scale"))
    if reference is not None:
        parts.append(_line(x(reference), 0, x(reference), bottom, "reference"))
    for number, row in enumerate(rows):
        y = step * number + (34 if narrow else 18)
        if narrow:
            parts.append(_text(0, y - 14, row.label, "start"))
            parts.append(_text(width, y + 4, row.text, "end"))
        else:
            parts.append(_text(left - 12, y + 4, row.label, "end"))
            parts.append(_text(width - right + 12, y + 4, row.text, "start"))
        parts.append(_line(x(row.low), y, x(row.high), y, "interval"))
        parts.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="5"/>')
    parts.append(_text((left + width - right) / 2, bottom + 33, unit, "middle", "scale"))
    return _svg(width, bottom + _AXIS, title, parts)


def ticks(least: float, most: float) -> list[float]:
    """Round numbers between two: steps of 1, 2 or 5, ten times as much or as little."""
    step = round_step(((most - least) or 1.0) / _TICKS)
    return [number * step for number in range(math.ceil(least / step - 1e-9), math.floor(most / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """The least of 1, 2 and 5, ten times as much or as little, that is not below `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if least <= power * factor * (1 + 1e-9))


def histogram(
    values: Sequence[tuple[float, int]],
    *,
    title: str,
    shown: Shown,
    share: Shown,
    unit: str = "",
    span: tuple[float, float] | None = None,
    width: int = WIDE,
) -> str:
    """How often values occurred, in bins of whole numbers; the tallest says which `share` it is.

    `span` is the least and the greatest value that there is room for: those that occurred, if nothing is said.
    """
    least, most = span or (min(value for value, _ in values), max(value for value, _ in values))
    each = max(1, round(round_step((most - least + 1) / _MOST_BINS)))
    first = math.floor(least / each) * each
    bins = int(most - first) // each + 1
    counts = [0] * bins
    for value, times in values:
        counts[int(value - first) // each] += times
    tallest = max(counts)
    step = (width - 40) / bins
    floor = _HEIGHT - _AXIS
    parts = []
    for number, count in enumerate(counts):
        height = (floor - 32) * count / tallest
        place = f'x="{20 + number * step:.1f}" y="{floor - height:.1f}"'
        parts.append(f'<rect class="bin" {place} width="{max(1.0, step - 1.5):.1f}" height="{height:.1f}"/>')
    parts.append(_line(20, floor, width - 20, floor, "grid"))
    whole = sum(counts)
    middle = min(max(24, 20 + (counts.index(tallest) + 0.5) * step), width - 24)
    parts.append(_text(middle, 24, share(tallest / whole), "middle", "scale"))
    # A number stands below its bin, or where the bin of many numbers begins.
    shift = 0.5 if each == 1 else 0.0
    every = max(1, round(round_step(bins * each / (width / 90))))
    for value in range(math.ceil(first / every) * every, first + bins * each, every):
        parts.append(_text(20 + ((value - first) / each + shift) * step, floor + 16, shown(value), "middle", "scale"))
    parts.append(_text(width / 2, floor + 33, unit, "middle", "scale"))
    return _svg(width, _HEIGHT, title, parts)


class Curve(NamedTuple):
    """Shares from the beginning to the end, at equal distances."""

    label: str
    shares: Sequence[float]


def curves(lines: Sequence[Curve], *, title: str, shown: Shown, unit: str = "", width: int = WIDE) -> str:
    """Several curves over the course of a game, from 0 to 1; `unit` is what the course is counted in."""
    left, right = (44, 84) if width < WIDE else (60, _VALUES)

    def at(share: float, place: float) -> tuple[float, float]:
        return left + (width - left - right) * place, 10 + (_HEIGHT - _AXIS - 10) * (1 - share)

    parts = []
    for share in (0.0, 0.5, 1.0):
        (x0, y), (x1, _) = at(share, 0), at(share, 1)
        parts.append(_line(x0, y, x1, y, "grid"))
        parts.append(_text(left - 8, y + 4, shown(share), "end", "scale"))
    for place in (0.0, 0.5, 1.0):
        parts.append(_text(at(0, place)[0], _HEIGHT - _AXIS + 16, shown(place), "middle", "scale"))
    parts.append(_text(at(0, 0.5)[0], _HEIGHT - _AXIS + 33, unit, "middle", "scale"))
    drawn = [
        [at(min(1.0, max(0.0, share)), place / (len(curve.shares) - 1)) for place, share in enumerate(curve.shares)]
        for curve in lines
    ]
    heights = apart([points[-1][1] + 4 for points in drawn], most=at(0, 0)[1] + 4)
    for number, (curve, points, height) in enumerate(zip(lines, drawn, heights, strict=True)):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline class="curve c{number % 4}" points="{path}"/>')
        parts.append(_text(points[-1][0] + 8, height, curve.label, "start", f"c{number % 4}"))
    return _svg(width, _HEIGHT, title, parts)


def apart(heights: Sequence[float], most: float, distance: float = 16) -> list[float]:
    """Heights of names that keep their order and their distance, near where they were and not below `most`."""
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    found = list(heights)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + distance)
    for place, number in enumerate(reversed(order)):
        found[number] = min(found[number], most - distance * place)
    return found


def alone(svg: str, style: str) -> str:
    """A plot as a file of its own, with its own `style`."""
    head, _, rest = svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{rest}'


def _line(x0: float, y0: float, x1: float, y1: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text{of_kind} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    head = f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
    return f"{head}<title>{escape(title)}</title>{inside}</svg>"
