"""Plots as SVG, made to stand in a page: they take its colours, and scale with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
_LABELS: Final = 230
"""Room for the names on the left."""
_VALUES: Final = 150
"""Room for the figures on the right."""
_ROW: Final = 26
_HEIGHT: Final = 240

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


def bars(rows: Sequence[Bar], *, title: str, reference: float | None = None, zero: float | None = 0.0) -> str:
    """A dot with its interval for each row; `reference` is a line to compare with, `zero` is always in the picture."""
    ends = [end for row in rows for end in (row.low, row.high, row.value)]
    ends += [end for end in (reference, zero) if end is not None]
    least, most = min(ends), max(ends)
    room = (most - least) or 1.0
    height = _ROW * len(rows) + 12

    def x(value: float) -> float:
        return _LABELS + (WIDTH - _LABELS - _VALUES) * (value - least) / room

    parts = []
    if reference is not None:
        parts.append(_line(x(reference), 0, x(reference), height - 6, "reference"))
    for number, row in enumerate(rows):
        y = _ROW * number + 18
        parts.append(_text(_LABELS - 12, y + 4, row.label, "end"))
        parts.append(_line(x(row.low), y, x(row.high), y, "interval"))
        parts.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="5"/>')
        parts.append(_text(WIDTH - _VALUES + 12, y + 4, row.text, "start"))
    return _svg(height, title, parts)


def histogram(values: Sequence[tuple[float, int]], *, title: str, shown: Shown) -> str:
    """How often values occurred, in at most forty bins of the same width."""
    least, most = min(value for value, _ in values), max(value for value, _ in values)
    distinct = len({value for value, _ in values})
    bins = max(1, min(40, distinct, int(most - least) + 1))
    width = (most - least + 1) / bins
    counts = [0] * bins
    for value, times in values:
        counts[min(bins - 1, int((value - least) / width))] += times
    tallest = max(counts)
    step = (WIDTH - 40) / bins
    parts = []
    for number, count in enumerate(counts):
        height = (_HEIGHT - 40) * count / tallest
        place = f'x="{20 + number * step:.1f}" y="{_HEIGHT - 24 - height:.1f}"'
        parts.append(f'<rect class="bin" {place} width="{max(1.0, step - 1.5):.1f}" height="{height:.1f}"/>')
    for number in range(0, bins, max(1, bins // 8)):
        parts.append(_text(20 + (number + 0.5) * step, _HEIGHT - 6, shown(least + number * width), "middle"))
    return _svg(_HEIGHT, title, parts)


class Curve(NamedTuple):
    """Shares from the beginning to the end, at equal distances."""

    label: str
    shares: Sequence[float]


def curves(lines: Sequence[Curve], *, title: str, shown: Shown) -> str:
    """Several curves over the course of a game, from 0 to 1."""
    left, right, bottom = 60, 150, 28

    def at(share: float, place: float) -> tuple[float, float]:
        return left + (WIDTH - left - right) * place, 10 + (_HEIGHT - bottom - 10) * (1 - share)

    parts = []
    for share in (0.0, 0.5, 1.0):
        (x0, y), (x1, _) = at(share, 0), at(share, 1)
        parts.append(_line(x0, y, x1, y, "grid"))
        parts.append(_text(left - 8, y + 4, shown(share), "end"))
    for place in (0.0, 0.5, 1.0):
        parts.append(_text(at(0, place)[0], _HEIGHT - 8, shown(place), "middle"))
    lowest = 0.0
    for number, curve in enumerate(lines):
        last = len(curve.shares) - 1
        points = [at(min(1.0, max(0.0, share)), place / last) for place, share in enumerate(curve.shares)]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline class="curve c{number % 4}" points="{drawn}"/>')
        # Names below each other, where curves end at the same place.
        lowest = max(points[-1][1] + 4, lowest + 16)
        parts.append(_text(points[-1][0] + 8, lowest, curve.label, "start", f"c{number % 4}"))
    return _svg(_HEIGHT, title, parts)


def _line(x0: float, y0: float, x1: float, y1: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text{of_kind} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return f"{head}<title>{escape(title)}</title>{inside}</svg>"
