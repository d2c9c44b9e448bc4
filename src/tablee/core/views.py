"""What every view begins with."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, gc=False):
    """The head of a view: who looks, and what is to be decided by whom."""

    seat: int | None
    """Who looks; nobody: a spectator."""
    phase: str
    clause: str
    """The one that governs the next step."""
    waiting: list[int]
