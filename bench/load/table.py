"""A live table as the load sees it: a page a seat, and at most one move on its way."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter

from bench.load.wire import Wire


class Page(ABC):
    """One seat's page.  What differs between servers is how positions are read and moves are written."""

    wire: Wire

    def __init__(self, seat: int, changed: Callable[[Page], None]) -> None:
        self.seat = seat
        self.number = -1
        """Which position it shows; a move makes a later one."""
        self.choices: Sequence[str] = ()
        """What its seat may do now."""
        self.is_over = False
        self.owes = False
        """The move that is on its way has not arrived here."""
        self._changed = changed

    @abstractmethod
    def message(self, choice: str) -> bytes:
        """The move, as it is sent."""

    @abstractmethod
    def read(self, text: bytes) -> None:
        """Note what the server says; a refusal is a :class:`ValueError`."""

    def has_arrived(self, before: int) -> bool:
        """Whether the move made after position `before` is shown, and acknowledged to its mover."""
        return self.number > before

    def hear(self, text: bytes) -> None:
        """The server said something."""
        self.read(text)
        self._changed(self)


class LoadTable:
    """Several pages that play together."""

    def __init__(self, finished: Callable[[LoadTable], None], failed: Callable[[str], None]) -> None:
        self.pages: list[Page] = []
        self.failed = failed
        self.sent = 0.0
        self.seen = 0.0
        """When the last of the other seats saw the move."""
        self._finished = finished
        self._mover: Page | None = None
        self._before = 0
        self._missing = 0

    @property
    def is_over(self) -> bool:
        return self.pages[0].is_over

    @property
    def is_moving(self) -> bool:
        return self._missing > 0

    @property
    def latency(self) -> float:
        """From sending the last move to the last of the other seats seeing it."""
        return self.seen - self.sent

    @property
    def received(self) -> int:
        """Bytes that came for all its pages."""
        return sum(page.wire.received for page in self.pages)

    def move(self, luck: random.Random) -> None:
        """Send a random legal move of a random seat that can make one."""
        mover = luck.choice([page for page in self.pages if page.choices])
        self._mover, self._before, self._missing = mover, mover.number, len(self.pages)
        for page in self.pages:
            page.owes = True
        text = mover.message(luck.choice(mover.choices))
        self.sent = perf_counter()
        mover.wire.send(text)

    def changed(self, page: Page) -> None:
        """A page heard something."""
        if not page.owes or not page.has_arrived(self._before):
            return
        page.owes = False
        self._missing -= 1
        if page is not self._mover:
            self.seen = perf_counter()
        if not self._missing:
            self._finished(self)

    def close(self) -> None:
        for page in self.pages:
            page.wire.close()
