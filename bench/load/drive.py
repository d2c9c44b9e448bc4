"""Drives all tables of one server: at a fixed rate, or with so many moves on their way at any time."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter

from bench.load.server import Server, busy_time, own_time, processor_time
from bench.load.table import LoadTable

SEED = 20_240_229
AT_ONCE = 32
"""Tables that are laid at the same time."""
DRAINS_WITHIN = 20.0
NAP = 0.001


@dataclass(frozen=True, slots=True)
class Slice:
    """What was measured of one server under one load in one round."""

    moves: int
    seconds: float
    median: float
    """Seconds from sending a move to the last of the other seats seeing it."""
    slow: float
    """The same: 99 of 100 moves were faster."""
    server_time: float
    client_time: float
    """Processor time of both sides."""
    others: float
    """Processor time that other programs took of the server's core."""
    received: int

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Load:
    """One server's tables."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.tables: list[LoadTable] = []
        self.errors: Counter[str] = Counter()
        self.replaced = 0
        """Games that came to their end, and were followed by another."""
        self._wanted = tables
        self._luck = random.Random(SEED)
        self._ready: deque[LoadTable] = deque()
        self._moving = 0
        self._window = 0
        self._latencies: list[float] = []
        self._gone = 0
        """Bytes that tables received which are no more."""
        self._replacing: set[asyncio.Task[None]] = set()

    # Laying

    async def lay_all(self) -> None:
        """Make every table, and seat everybody."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def lay_one() -> None:
            async with gate:
                self._seat(await self._lay())

        await asyncio.gather(*(lay_one() for _ in range(self._wanted)))

    async def _lay(self) -> LoadTable:
        table = LoadTable(self._finished, self._failed)
        await self.server.lay(table)
        return table

    def _seat(self, table: LoadTable) -> None:
        self.tables.append(table)
        self._ready.append(table)

    async def _replace(self, table: LoadTable) -> None:
        self._gone += table.received
        table.close()
        self.tables.remove(table)
        try:
            self._seat(await self._lay())
        except (OSError, TimeoutError) as error:
            self._failed(f"no new table: {error!r}")
        self.replaced += 1

    # Moves

    def _move_one(self) -> bool:
        """Let the table move that has waited longest."""
        if not self._ready:
            return False
        self._ready.popleft().move(self._luck)
        self._moving += 1
        return True

    def _finished(self, table: LoadTable) -> None:
        self._moving -= 1
        self._latencies.append(table.latency)
        if table.is_over:
            task = asyncio.create_task(self._replace(table))
            self._replacing.add(task)
            task.add_done_callback(self._replacing.discard)
        else:
            self._ready.append(table)
        if self._moving < self._window:
            self._move_one()

    def _failed(self, reason: str) -> None:
        self.errors[reason] += 1

    # Loads

    async def steady(self, rate: float, seconds: float) -> Slice:
        """`rate` moves a second on average, at random moments, whether or not the server keeps up."""

        async def offer() -> None:
            due = now = perf_counter()
            until = due + seconds
            while now < until:
                while due <= now:
                    self._move_one()
                    due += self._luck.expovariate(rate)
                await asyncio.sleep(min(due, until) - now)
                now = perf_counter()

        return await self._measure(offer)

    async def flat_out(self, window: int, seconds: float) -> Slice:
        """`window` moves on their way at any time: when one has arrived everywhere, the next is sent."""

        async def offer() -> None:
            self._window = window
            while self._moving < window and self._move_one():
                pass
            await asyncio.sleep(seconds)
            self._window = 0

        return await self._measure(offer)

    async def _measure(self, offer: Callable[[], Awaitable[None]]) -> Slice:
        self._latencies = []
        before, start = self._used(), perf_counter()
        await offer()
        seconds, moves = perf_counter() - start, len(self._latencies)
        server, client, core, received = (now - then for now, then in zip(self._used(), before, strict=True))
        await self._drain()
        median, slow = (quantile(self._latencies, share) for share in (0.5, 0.99))
        return Slice(moves, seconds, median, slow, server, client, max(0.0, core - server), int(received))

    def _used(self) -> tuple[float, float, float, float]:
        """Processor time of the server, of this process and of the server's core; bytes that came."""
        times = processor_time(self.server.pid), own_time(os.getpid()), busy_time(self.server.core)
        return *times, float(self._gone + sum(table.received for table in self.tables))

    async def _drain(self) -> None:
        """Wait for the moves that are still on their way; one that never arrives is an error."""
        until = perf_counter() + DRAINS_WITHIN
        while (self._moving or self._replacing) and perf_counter() < until:
            await asyncio.sleep(NAP)
        for table in self.tables:
            if table.is_moving:
                self._failed("a move did not arrive")
        self._moving = 0

    def close(self) -> None:
        for table in self.tables:
            table.close()


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
