"""A drawing for each family of units, the same as on the page in the browser, and the arrow."""

from __future__ import annotations

from typing import Final

from tablee.press.icons import Icon
from tablee.press.svg import circle

_GRID: Final = 48.0

EMBLEMS: Final[dict[str, Icon]] = {
    "orc": Icon(
        (
            (
                "full",
                "M3 15c5 0 8 2 9 4 2-8 7-12 12-12s10 4 12 12c1-2 4-4 9-4-1 6-4 9-8 10 0 10-6 17-13 17S11 35 11 25"
                "c-4-1-7-4-8-10Z",
            ),
            ("hole", "M16 22l7 3-1 3c-3 1-6-1-6-6Zm16 0-7 3 1 3c3 1 6-1 6-6Z"),
            ("hole", "M16 39l1-10 4 5h6l4-5 1 10-5-3h-6Z"),
        ),
        _GRID,
    ),
    "lutinoid": Icon(
        (
            ("full", "M24 2c6 5 12 12 15 19H9C12 14 18 7 24 2Z"),
            ("full", circle(24, 3.5, 3.5)),
            (
                "full",
                "M2 22c5-1 8 0 10 3v-2h24v2c2-3 5-4 10-3-1 5-5 9-10 9-1 8-6 14-12 14S13 39 12 31C7 31 3 27 2 22Z",
            ),
            ("hole", circle(19, 29, 2.4)),
            ("hole", circle(29, 29, 2.4)),
            ("hole", "M18 36c4 3 8 3 12 0-1 4-3 6-6 6s-5-2-6-6Z"),
        ),
        _GRID,
    ),
    "human": Icon(
        (
            ("full", "M26 2c7 0 12 3 14 9-5-2-9-2-12 0h-4V7c0-3 1-5 2-5Z"),
            ("full", "M8 26C8 16 15 10 24 10s16 6 16 16v14c-4 4-9 6-16 6S12 44 8 40Z"),
            ("hole", "M13 25h22v4h-8v11h-6V29h-8Z"),
        ),
        _GRID,
    ),
    "artillery": Icon(
        (
            ("full", "M3 19l27-11 5 10-25 13c-3 1-6 0-7-3l-2-5c0-2 0-3 2-4Z"),
            ("full", "M32 6l8-3 6 12-7 4Z"),
            ("full", circle(19, 34, 12)),
            ("hole", circle(19, 34, 7.5)),
            ("full", "M18 25h2v18h-2Zm-8 8h18v2H10Z"),
            ("full", "M28 36l17 6v4H24Z"),
        ),
        _GRID,
    ),
    "drum": Icon(
        (
            ("full", "M2 5l3-2 15 12-2 3Zm44 0-3-2-15 12 2 3Z"),
            ("full", "M6 20c0-4 8-7 18-7s18 3 18 7v17c0 5-8 8-18 8S6 42 6 37Z"),
            ("hole", "M10 20c0-2.2 6.3-4 14-4s14 1.8 14 4-6.3 4-14 4-14-1.8-14-4Z"),
            ("hole", "M9 27l6 12 9-10 9 10 6-12v4l-6 12-9-9-9 9-6-12Z"),
        ),
        _GRID,
    ),
    "sniper": Icon(
        (
            ("full", "M22 1h4v8h-4Zm0 38h4v8h-4ZM1 22h8v4H1Zm38 0h8v4h-8Z"),
            ("full", f"{circle(24, 24, 18)}{circle(24, 24, 14)}"),
            ("full", "M24 13c6 3 9 8 9 14-2 4-5 6-9 6s-7-2-9-6c0-6 3-11 9-14Z"),
            ("hole", "M19 25h4v3c-2 0-4-1-4-3Zm10 0h-4v3c2 0 4-1 4-3Z"),
        ),
        _GRID,
    ),
    "officer": Icon(
        (
            ("full", "M2 25c4-1 6-4 8-9 3-6 8-9 14-9s11 3 14 9c2 5 4 8 8 9-5 5-13 7-22 7S7 30 2 25Z"),
            ("hole", "M24 10l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5Z"),
            ("full", "M13 33c3 1 7 1 11 1s8 0 11-1c0 8-5 13-11 13s-11-5-11-13Z"),
            ("hole", "M17 39c3-2 5-2 7 0 2-2 4-2 7 0-2 3-5 3-7 1-2 2-5 2-7-1Z"),
        ),
        _GRID,
    ),
}

TINTS: Final = {
    "orc": "#4c6b1f",
    "lutinoid": "#6d3b96",
    "human": "#1f5c8a",
    "artillery": "#3d4148",
    "drum": "#a32a1d",
    "sniper": "#0b6158",
    "officer": "#875300",
}
"""The colour of each family."""

ARROW: Final = Icon((("full", "M4 17h22V6l19 18-19 18V31H4Z"),), _GRID)
"""To the right, which is where a session begins (AR-3)."""
