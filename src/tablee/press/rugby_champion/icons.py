"""The signs of the cards, the same as on the page in the browser."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tablee.press.icons import POSTS, Icon, full
from tablee.press.svg import circle


def _ellipse(x: float, y: float, wide: float, high: float, degrees: float) -> str:
    """A ball that lies aslant."""
    turn = degrees * pi / 180
    points = []
    for step in range(24):
        angle = 2 * pi * step / 24
        across, down = wide * cos(angle), high * sin(angle)
        points.append(
            f"{x + across * cos(turn) - down * sin(turn):.3f} {y + across * sin(turn) + down * cos(turn):.3f}"
        )
    return f"M{'L'.join(points)}Z"


BALL: Final = Icon(
    (
        ("full", _ellipse(12, 12, 10.5, 6.6, -32)),
        ("paper", "M7.8 14.6l8.4-5.2m-6 2.2 1.2 1.9m.9-3.2 1.2 1.9m.9-3.2 1.2 1.9"),
    )
)
WHISTLE: Final = Icon(
    (
        ("full", f"M2 9h12.3a6.2 6.2 0 1 1-6 7.7L2 13.2Z{circle(14.3, 15.2, 2.4)}"),
        ("line", "M10.5 2.5v3.2M14.8 2v3.5M19 2.8l-1.2 3.1"),
    )
)
ADVANTAGE: Final = full("M2.5 9.5h9V4l10 8-10 8v-5.5h-9Z")
ARROWS: Final = {
    "left": full("M22 9H11.5V3.5L1.5 12l10 8.5V15H22Z"),
    "right": full("M2 9h10.5V3.5l10 8.5-10 8.5V15H2Z"),
}
TYPE_ICONS: Final = {
    "physique": Icon(
        (
            (
                "full",
                "M4.5 11V8.2a1.9 1.9 0 0 1 3.8 0V6.4a1.9 1.9 0 0 1 3.8 0V6a1.9 1.9 0 0 1 3.8 0v.9"
                "a1.85 1.85 0 0 1 3.7.3V14c0 4.2-2.8 7.2-7.5 7.2c-4.7 0-7.6-2.7-7.6-6.6Z",
            ),
            ("paper", "M4.8 12.2h7a1.9 1.9 0 0 1 0 3.8H9.2M8.3 8.2v2.6m3.8-2.8v2.6m3.8-2.7v3"),
        )
    ),
    "passe": Icon(
        (
            ("full", _ellipse(14.6, 10, 8, 5, -32)),
            ("paper", "M11.2 12.1l6.8-4.2m-4.9 1.5.9 1.5m.9-2.6.9 1.5"),
            ("line", "M1.5 11.5h4M2 16h5.5M6 20.5h7"),
        )
    ),
    "pied": Icon(
        (
            ("full", "M7.5 2.5H14v6.8c2.4 1.6 7.8 2 8.3 6.2v1.8H3.5v-3.1c2.4-1.4 4-3.6 4-6.9Z"),
            ("full", "M4.5 18.8h3.3V21.5H5.2Zm5.5 0h3.3v2.7H10Zm5.6 0h3.3v2.7h-3.3Z"),
            ("paper", "M13.5 9.5 11 11m4.5-.3-2.3 1.9"),
        )
    ),
}
SPECIAL_ICONS: Final = {
    "arbitre": WHISTLE,
    "touche": full(
        _ellipse(12, 2.7, 3, 1.9, 0),
        circle(12, 9, 2.3),
        "M7.8 4.2 9.5 3.6l1.7 3.2-1.7 1Zm8.4 0-1.7-.6-1.7 3.2 1.7 1ZM9.7 12h4.6l.4 5.5h-1.4v5h-2.6v-5H9.3Z",
        f"{circle(4.4, 14, 1.9)}M2.5 16.7h3.8l2.2-1.5.7 1.6-2.4 2v3.7H2.5Z",
        f"{circle(19.6, 14, 1.9)}M21.5 16.7h-3.8l-2.2-1.5-.7 1.6 2.4 2v3.7h4.3Z",
    ),
    "melee": full(
        *(circle(x, y, 2.5) for x in (3.6, 20.4) for y in (5.6, 12.0, 18.4)),
        *(circle(x, y, 2.5) for x in (9.0, 15.0) for y in (8.8, 15.2)),
        _ellipse(12, 21.5, 2.6, 1.7, 0),
    ),
    "buteur": Icon((*POSTS.parts, ("full", _ellipse(12, 6, 3.6, 2.4, -35)))),
    "faute": Icon(
        (
            ("full", "M9.4 1.6 18.2 3.5a1.6 1.6 0 0 1 1.2 1.9L16.8 17.6a1.6 1.6 0 0 1-1.9 1.2L6.1 16.9Z"),
            ("paper", "M13.5 5.5l-1.3 6m-.6 2.6-.1.5"),
            (
                "full",
                "M3 22.8v-6.8l3.6-2.4c1-.5 2 .8 1.1 1.6L6.500 16.3h5.2c1.4 0 1.4 2 0 2h.6c1.3.2 1.1 2-.2 2h-.6"
                "c.9.3.8 1.8-.3 1.8H7.5Z",
            ),
        )
    ),
    "rucking": full("M12 2.5 21.5 12h-4.6L12 7.1 7.1 12H2.5ZM12 11l9.5 9.5h-4.6L12 15.6l-4.9 4.9H2.5Z"),
    "raffut": full(
        "M7.5 22v-5.5l-4-5.2a1.5 1.5 0 0 1 2.4-1.8L8 12V4.8a1.35 1.35 0 0 1 2.7 0v5.5h.4V3.3a1.35 1.35 0 0 1 2.7 0v7h.4"
        "V4.4a1.35 1.35 0 0 1 2.7 0v6.5h.4V7a1.35 1.35 0 0 1 2.7 0v8c0 3-1.2 4.7-2.2 7Z"
    ),
}
"""The cards that are no players."""
