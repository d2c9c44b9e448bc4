"""A sign for each ability of a card, the same as on the page in the browser."""

from __future__ import annotations

from typing import Final

from tablee.games.french_flair.moves import ABILITIES, ADVANCE, DROP, KICK, RUN, TOUCH
from tablee.press import icons
from tablee.press.icons import Icon, full

ABILITY_NAMES: Final = {ADVANCE: "advance", RUN: "run", KICK: "kick", TOUCH: "touch", DROP: "drop"}
"""What the abilities are called in the catalogues, in the order in which they are printed."""

ABILITY_ICONS: Final[dict[int, Icon]] = {
    ADVANCE: icons.ARROW,
    RUN: full("M3 5h4l6 7-6 7H3l6-7Zm8 0h4l6 7-6 7h-4l6-7Z"),
    KICK: icons.KICK,
    TOUCH: full("M5 2h2v20H5Zm3 1h13l-4 5 4 5H8Z"),
    DROP: icons.POSTS,
}


def abilities_of(number: int) -> list[int]:
    """FF-24: what a number can do in attack."""
    return [verb for verb in ABILITY_NAMES if number in ABILITIES[verb]]
