"""How long this server may believe that it leads its tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) if hasattr(time, "clock_gettime") else None


def now() -> float:
    """Seconds on a clock that goes on while the process, or the whole machine, is asleep."""
    return time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK)


class Lease:
    """Counted from before the store was asked, so that it is out here before it is out there."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until = float("-inf")

    @contextmanager
    def renewed(self) -> Iterator[None]:
        """The lease lasts anew if what is done meanwhile, which is to ask the store, does not fail."""
        asked = now()
        yield
        self._until = asked + self._seconds

    def left(self) -> float:
        """For how many seconds it lasts; none if it is out."""
        return max(0.0, self._until - now())
