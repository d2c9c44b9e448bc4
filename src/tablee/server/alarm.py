"""Wakes a table when time has brought something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SOONEST: Final = 0.01


class Alarm:
    """Rings once; to set it anew is to forget what it was set to."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Ring after so many seconds; not at all if there is nothing to wait for."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(max(SOONEST, seconds), self._ring)
