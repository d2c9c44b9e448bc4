"""How long a page's messages are on their way: in a race that is taken off its time (docs/server.md)."""

from __future__ import annotations

import asyncio
import time
from statistics import median
from typing import Final, NoReturn

from tablee.server.pages import Page
from tablee.server.protocol import Ping

FIRST_PINGS: Final = 5
QUICKLY: Final = 0.3
"""Seconds between the first pings: the first race may begin soon."""
USUALLY: Final = 3.0
"""Seconds between the pings after them."""
REMEMBERED: Final = 7
"""A lag is the middle one of so many: one slow answer changes nothing."""


class Gauge:
    """Pings a page, and knows how long its answers take."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._lags: list[int] = []
        self._number = 0

    async def ping_all(self, page: Page) -> NoReturn:
        """Ping as long as the page is there."""
        while True:
            self.ping(page)
            await asyncio.sleep(QUICKLY if self._number < FIRST_PINGS else USUALLY)

    def ping(self, page: Page) -> None:
        """Ask once; only the latest questions are remembered."""
        self._number += 1
        self._sent[self._number] = time.monotonic()
        while len(self._sent) > REMEMBERED:
            del self._sent[next(iter(self._sent))]
        page.send(Ping(self._number))

    def read(self, ping: int, arrived: float) -> int:
        """The lag now that a ping was answered; an answer to nothing that was asked counts for nothing."""
        sent = self._sent.pop(ping, None)
        if sent is not None:
            self._lags = [*self._lags, round(1000 * (arrived - sent))][-REMEMBERED:]
        return round(median(self._lags)) if self._lags else 0
