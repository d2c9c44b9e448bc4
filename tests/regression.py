"""Least squares without a library: for the scripts that say where the figures of ``hints.py`` come from."""

from __future__ import annotations

from collections.abc import Sequence

Row = tuple[Sequence[float], float]
"""What was seen, and what came of it."""


def regression(rows: Sequence[Row]) -> list[float]:
    """What each thing that was seen adds to what comes of it, by the normal equations."""
    size = len(rows[0][0])
    table = [[1e-6 * (row == column) for column in range(size + 1)] for row in range(size)]
    for found, gain in rows:
        for row in range(size):
            if found[row]:
                for column, value in enumerate([*found, gain]):
                    table[row][column] += found[row] * value
    for row in range(size):
        for other in range(size):
            if other != row:
                factor = table[other][row] / table[row][row]
                table[other] = [value - factor * above for value, above in zip(table[other], table[row], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]
