"""The five teams in print: shirts that differ in colour and pattern."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.press.shirts import Shirt


class Kit(NamedTuple):
    """How a team looks."""

    shirt: Shirt
    colour: str
    """Of its backs and bands, where the cloth would be too pale."""
    ground: str
    """The paler colour of its cards."""


KITS: Final = {
    "brazil": Kit(Shirt("#f5d33b", "cuffs", "#1d8a4b", "#14532d"), "#1d8a4b", "#fdf8dd"),
    "france": Kit(Shirt("#23408f", "sash", "#d8343f", "#ffffff"), "#23408f", "#e6ebf7"),
    "germany": Kit(Shirt("#f7f7f4", "hoops", "#1c1c1c", "#1c1c1c"), "#1c1c1c", "#f3f3ef"),
    "italy": Kit(Shirt("#2f8fe0", "plain", "#ffffff", "#06264a"), "#1668b3", "#e4f1fc"),
    "spain": Kit(Shirt("#bf1f2c", "stripes", "#f3c33c", "#ffe28a"), "#bf1f2c", "#fbe8e6"),
}
"""By the name of the team."""
