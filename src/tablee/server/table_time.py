"""What time it is at a table: while something is handled, the moment at which it arrived.

A table does one thing after the other, and writes each down before it goes on. What waits for its turn must not
become later by that: whoever makes others wait would win races.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class TableTime:
    """Runs by itself, and stands still while something is handled; seconds on a clock that never jumps."""

    __slots__ = ("_latest", "_moment", "_source")

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._moment: float | None = None
        self._latest = float("-inf")

    def now(self) -> float:
        """The moment that counts."""
        return self._source() if self._moment is None else self._moment

    def late(self) -> float:
        """How many seconds ago that was."""
        return 0.0 if self._moment is None else max(0.0, self._source() - self._moment)

    def stand_at(self, moment: float) -> None:
        """Handle what arrived at `moment`; nothing that is handled later is earlier."""
        self._moment = self._latest = max(self._latest, moment)

    def run(self) -> None:
        """Nothing is being handled any more."""
        self._moment = None
