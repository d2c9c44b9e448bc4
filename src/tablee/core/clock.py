"""Match time: milliseconds since the match began, from a source that is handed in."""

from __future__ import annotations

from collections.abc import Callable


class Clock:
    """A clock that a table reads.  Tests hand in their own source of time."""

    __slots__ = ("_source", "_start")

    def __init__(self, source: Callable[[], int], elapsed: int = 0) -> None:
        self._source = source
        self._start = source() - elapsed

    def now(self) -> int:
        """Milliseconds of match time."""
        return self._source() - self._start


class HandClock(Clock):
    """Time that passes only when it is told to."""

    __slots__ = ("_now",)

    def __init__(self, elapsed: int = 0) -> None:
        super().__init__(lambda: 0)
        self._now = elapsed

    def now(self) -> int:
        """The moment it was last moved to."""
        return self._now

    def move_to(self, moment: int) -> None:
        """Let time pass until `moment`; it never runs backwards."""
        self._now = max(self._now, moment)


class StillClock(HandClock):
    """The same, moved on by the match itself when nobody can act: for simulation, replay, games without a clock."""

    __slots__ = ()
