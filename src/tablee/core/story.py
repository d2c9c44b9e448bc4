"""What happened, told while people watch.

A game's events are small typed values (``games/<game>/events.py``). Each is told with its public form and, where
somebody may know more, a private form for that seat. In search nobody listens and nothing is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_NO_MORE: Final[Mapping[int, Any]] = {}
"""What single seats may see of an event that is the same for everybody."""


class Told:
    """One event as it was told: what everybody may see of it, and what single seats may."""

    __slots__ = ("private", "public")

    def __init__(self, public: Any, private: Mapping[int, Any] | None = None) -> None:
        self.public = public
        self.private: Mapping[int, Any] = private or _NO_MORE

    def seen_by(self, seat: int | None) -> Any:
        """The form of the event that `seat` may see; ``None`` is a spectator."""
        return self.public if seat is None else self.private.get(seat, self.public)


class Story:
    """An ear: hang it on ``state.story`` and every event of a ply lands here."""

    __slots__ = ("_events",)

    def __init__(self) -> None:
        self._events: list[Told] = []

    def tell(self, public: Any, private: Mapping[int, Any] | None = None) -> None:
        """Called by the rules."""
        self._events.append(Told(public, private))

    def take(self) -> list[Told]:
        """What was told since the last time anybody asked."""
        events = self._events
        self._events = []
        return events
