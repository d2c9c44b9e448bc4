"""What an Action card does, as a sign, the same as on the page: a ball, its way, and whoever stands in it."""

from __future__ import annotations

from typing import Final

from tablee.press.icons import Icon, Look
from tablee.press.svg import circle


def _sign(*parts: tuple[Look, str]) -> Icon:
    return Icon(parts, grid=32.0, line=2.2)


ACTION_ICONS: Final = {
    "D": _sign(
        ("line", f"M3 25l6-9 6 7 5-9 3 4M13 8h5M13 4h3{circle(5, 7, 3)}"),
        ("full", "M28 12l-1 8-6-4Z"),
    ),
    "P": _sign(("line", f"{circle(6, 22, 3.4)}M11 20 22 13M4 28h10"), ("full", "M29 9l-4 8-4-6Z")),
    "PL": _sign(
        ("line", f"{circle(5, 24, 3.2)}M7 19C10 8 20 5 26 14M3 29h26"),
        ("full", "M28 21l-7-5 7-4Z"),
    ),
    "PP": _sign(
        ("full", "M15 4h4v8h-4ZM15 20h4v8h-4Z"),
        ("line", f"{circle(5, 16, 3.2)}M10 16h13"),
        ("full", "M30 16l-8 4v-8Z"),
    ),
    "C": _sign(
        ("line", f"M29 4H18v13h11M6 20C6 10 12 8 19 10{circle(5, 26, 3.2)}"),
        ("full", "M26 12l-8 3 2-8Z"),
    ),
    "GP": _sign(
        ("full", circle(16, 16, 4)),
        ("line", f"M5 20C8 28 24 28 26 20{circle(4, 16, 2.8)}"),
        ("full", "M28 13l1 8-7-2Z"),
        ("thin", "M5 12C8 4 24 4 27 12"),
    ),
    "CO": _sign(("line", f"{circle(9, 22, 4)}M4 12c4-8 16-8 18 3"), ("full", "M23 23l-5-7 9-1Z")),
    "UD": _sign(
        ("full", circle(16, 6, 3.4)),
        ("line", f"{circle(4, 25, 3)}M6 20l6-9M20 11l5 8"),
        ("full", "M28 26l-7-5 6-4Z"),
    ),
    "T": _sign(
        ("line", "M4 27V7h24v20"), ("thin", "M10 7v13M16 7v13M22 7v13M4 13h24M4 19h24"), ("full", circle(21, 14, 4))
    ),
    "TE": _sign(("full", circle(11, 21, 6.5)), ("line", f"{circle(18, 9, 3.6)}M22 7l5-3M22 11h6")),
    "VO": _sign(
        ("full", "M3 23l8-7 5 4 7-2c3 0 4 3 3 5l-8 2-5-1-6 5Z"),
        ("line", f"{circle(22, 9, 4)}M13 5l3 2M12 11h4"),
    ),
    "TA": _sign(
        ("full", "M3 12l9 5 9 3 7 1c2 1 2 4 0 5H14L3 20Z"),
        ("line", f"M3 29h24{circle(26, 13, 3.4)}"),
    ),
    "IN": _sign(
        ("line", f"{circle(4, 9, 3)}M8 11l6 4"),
        ("full", "M17 5h5v22h-5Z"),
        ("thin", "M24 20l6 4"),
    ),
    "PR": _sign(
        ("full", circle(16, 16, 3.6)),
        ("line", "M3 6l6 5M29 6l-6 5M3 27l6-6M29 27l-6-6"),
        ("full", "M12 13l-6 0 4-5Zm8 0 6 0-4-5ZM12 19l-6 0 4 5Zm8 0 6 0-4 5Z"),
    ),
}
"""By the code of the card."""
BALL: Final = Icon(
    (
        ("line", circle(12, 12, 10.4)),
        ("full", "M12 7.6l4.2 3-1.6 4.9H9.4L7.8 10.6Z"),
        (
            "line",
            "M12 7.6V2M16.2 10.6l5.3-1.7M14.6 15.5l3.3 4.5M9.4 15.5l-3.3 4.5M7.8 10.6l-5.3-1.7",
        ),
    ),
    line=1.2,
)
