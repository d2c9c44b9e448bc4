"""What is moved on the board of points: markers, the clock, and what reminds of the last points (RC-1)."""

from __future__ import annotations

from typing import Final

from tablee.press.icons import POSTS, Icon, draw_icon
from tablee.press.ink import Ink
from tablee.press.marks import Mark
from tablee.press.packing import Cutout
from tablee.press.rugby_champion.icons import BALL
from tablee.press.tokens import cut_clock, cut_digits, cut_folded

_SIZE: Final = 18.0


def cut_tokens(ink: Ink) -> list[list[Cutout]]:
    """The Ballon and the Pénalité to fold, the clock, and two markers for the points of each side."""
    folded = [cut_folded(_face(icon, ink), _face(icon, ink), _SIZE, _SIZE) for icon in (BALL, POSTS)]
    return [[cutout] for cutout in (*folded, cut_clock(), *cut_digits(ink))]


def _face(icon: Icon, ink: Ink) -> list[Mark]:
    return draw_icon(icon, (_SIZE / 2, _SIZE / 2), 0.8 * _SIZE, ink)
