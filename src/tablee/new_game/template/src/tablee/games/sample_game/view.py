"""What a view of Sample Game consists of, and a legal move for the page."""

from __future__ import annotations

import msgspec

from tablee.core.spoken import Choice
from tablee.core.views import View


class PlayerView(msgspec.Struct):
    """One side of the table."""

    hides: bool
    """Whether a die lies under the cup."""
    cup: int | None
    """What it shows, if whoever looks may know it."""
    dice: list[int]
    open: int
    """What the dice in the open add up to."""
    stopped: bool
    points: int


class SampleGameView(View):
    """The table as one seat or, with `seat` empty, a spectator sees it."""

    turn: int
    round: int
    rounds: int
    limit: int
    players: list[PlayerView]
    winners: list[int]
    reason: str


class SampleGameChoice(Choice):
    """A legal move as the page needs it."""

    kind: str = ""
    """``throw`` or ``stop``."""
