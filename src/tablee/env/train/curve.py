"""The learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
HEIGHT: Final = 340
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 44, 52
_TENTH: Final = 0.1
STYLE: Final = """
  svg { font: 13px system-ui, sans-serif; }
  .ground { fill: #faf7f0; }
  .grid { stroke: #ddd2bb; }
  .rival { stroke: #b0562b; stroke-dasharray: 6 4; stroke-width: 1.5; }
  .band { fill: #2f6f6b; opacity: 0.18; }
  .line { fill: none; stroke: #2f6f6b; stroke-width: 2.5; }
  .dot { fill: #2f6f6b; }
  text { fill: #2c2416; }
  .title { font-size: 15px; font-weight: 600; }
"""


class Point(NamedTuple):
    """How well it played after so many decisions."""

    steps: int
    share: float
    low: float
    high: float


def picture(points: Sequence[Point], rival: float, *, title: str, called: str) -> str:
    """Shares of games won, with their intervals, over the decisions learned from; the `rival` is a line."""
    ends = [end for point in points for end in (point.low, point.high)] + [rival]
    least = int(min(ends) * 10) / 10
    most = min(1.0, int(max(ends) * 10 + 1) / 10)
    last = max(points[-1].steps, 1)

    def x(steps: float) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * steps / last

    def y(share: float) -> float:
        return HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * (share - least) / (most - least)

    parts = [f'<text class="title" x="{_LEFT}" y="26">{escape(title)}</text>']
    for step in range(round((most - least) / _TENTH) + 1):
        share = least + step * _TENTH
        parts.append(_line("grid", _LEFT, y(share), WIDTH - _RIGHT, y(share)))
        parts.append(_text(_LEFT - 10, y(share) + 4, f"{share:.0%}", "end"))
    for quarter in range(5):
        steps = last * quarter / 4
        parts.append(_text(x(steps), HEIGHT - _BOTTOM + 20, f"{round(steps / 1000)}k", "middle"))
    parts.append(_text(WIDTH / 2, HEIGHT - 10, "decisions learned from", "middle"))
    edge = [(point.steps, point.high) for point in points] + [(point.steps, point.low) for point in reversed(points)]
    parts.append(f'<polygon class="band" points="{" ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in edge)}"/>')
    parts.append(_line("rival", _LEFT, y(rival), WIDTH - _RIGHT, y(rival)))
    parts.append(_text(WIDTH - _RIGHT, y(rival) - 6, f"{called} {rival:.1%}", "end"))
    line = " ".join(f"{x(point.steps):.1f},{y(point.share):.1f}" for point in points)
    parts.append(f'<polyline class="line" points="{line}"/>')
    for point in points:
        parts.append(f'<circle class="dot" cx="{x(point.steps):.1f}" cy="{y(point.share):.1f}" r="3.5"/>')
    inner = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>\n{inner}\n</svg>\n'
    )


def _line(kind: str, x0: float, y0: float, x1: float, y1: float) -> str:
    return f'<line class="{kind}" x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
