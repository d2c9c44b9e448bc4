"""Shapes made of squares, as drawings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.press.marks import Mark, Path, Point

Square = tuple[int, int]
"""(row, column)."""


def outlines(squares: Sequence[Square]) -> list[list[Square]]:
    """The closed lines around some squares, corner by corner; a corner is that above and left of its square."""
    edges = dict(_edges(set(squares)))
    loops = []
    while edges:
        loops.append(_walk(edges, *min(edges)))  # the uppermost, and there the one furthest left, begins at a corner
    return loops


def _edges(squares: set[Square]) -> Iterator[tuple[tuple[Square, Square], Square]]:
    """Every edge with no square beyond it, walked clockwise: its start and direction, and its end."""
    for row, col in squares:
        sides = (
            ((row, col), (0, 1), (row - 1, col)),
            ((row, col + 1), (1, 0), (row, col + 1)),
            ((row + 1, col + 1), (0, -1), (row + 1, col)),
            ((row + 1, col), (-1, 0), (row, col - 1)),
        )
        for start, way, beyond in sides:
            if beyond not in squares:
                yield (start, way), (start[0] + way[0], start[1] + way[1])


def _walk(edges: dict[tuple[Square, Square], Square], start: Square, way: Square) -> list[Square]:
    """Follow the edges round, taking them away; only where the line turns is a corner kept."""
    corners = []
    here = start
    while (here, way) in edges:
        here = edges.pop((here, way))
        turn = next((turn for turn in _turns(way) if (here, turn) in edges), None)
        if turn != way:
            corners.append(here)
        way = turn or way
    return corners


def _turns(way: Square) -> tuple[Square, Square, Square]:
    """Right, on, left: at a point where two squares touch by their corners the line stays with its own square."""
    down, right = way
    return (right, -down), way, (-right, down)


def seams(squares: Sequence[Square]) -> list[tuple[Square, Square]]:
    """The edges between two squares, as pairs of corners."""
    inside = set(squares)
    upright = [((row, col + 1), (row + 1, col + 1)) for row, col in squares if (row, col + 1) in inside]
    level = [((row + 1, col), (row + 1, col + 1)) for row, col in squares if (row + 1, col) in inside]
    return upright + level


def draw_squares(
    squares: Sequence[Square],
    size: float,
    *,
    fill: str | None,
    seam: str,
    edge_width: float,
    seam_width: float,
) -> list[Mark]:
    """Squares of that size in millimetres from the origin: a surface, thin seams, a strong edge."""

    def point(corner: Square) -> Point:
        return corner[1] * size, corner[0] * size

    loops = [[point(corner) for corner in loop] for loop in outlines(squares)]
    inner = [[point(start), point(end)] for start, end in seams(squares)]
    return [
        Path(loops, closed=True, fill=fill, stroke=None),
        Path(inner, stroke=seam, width=seam_width),
        Path(loops, closed=True, width=edge_width),
    ]
