"""A place for a store, and whoever opens it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tablee.games import find_game
from tablee.server.lobby import new_row
from tablee.server.store import Change, Entry, SeatRow, Store, TableRow, open_store
from tests.server.postgresql import Cluster

GAME = find_game("artropp")

UNHURRIED = 60.0
"""How long a store waits for its disk or database where no test is about that; a busy machine may need some of it."""


class Kept:
    """Where something is kept, in a file or in a database."""

    def __init__(self, place: str, cluster: Cluster | None) -> None:
        self.place = place
        self.cluster = cluster
        self.patience: float | None = None
        self.shared = True
        """Whether others may open it too."""

    @property
    def file(self) -> Path:
        return Path(self.place)

    @asynccontextmanager
    async def store(self, address: str = "", shared: bool | None = None) -> AsyncIterator[Store]:
        store = open_store(self.place, address, shared=self.shared if shared is None else shared)
        store.patience = self.patience or UNHURRIED
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def use(self, *uses: Callable[..., Awaitable[None]], servers: int = 1) -> None:
        """Let each use the store after the other has closed it; with several `servers`, as many that share it."""

        async def whole(use: Callable[..., Awaitable[None]]) -> None:
            async with AsyncExitStack() as stack:
                stores = [await stack.enter_async_context(self.store(f"server-{n}:1")) for n in range(servers)]
                await use(*stores)

        for use in uses:
            asyncio.run(asyncio.wait_for(whole(use), 240))

    def sql(self, statement: str) -> str:
        """Look or change behind the store's back."""
        if self.cluster is not None:
            return self.cluster.ask(statement, self.place.rpartition("search_path=")[2])
        with sqlite3.connect(self.place) as connection:
            rows = connection.execute(statement).fetchall()
        connection.close()
        return "\n".join("|".join(map(str, row)) for row in rows)


def kept(request: pytest.FixtureRequest, kind: str) -> Kept:
    """An empty place."""
    if kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        return Kept(str(folder / "deep" / "tables.sqlite"), None)
    cluster: Cluster = request.getfixturevalue("cluster")
    return Kept(cluster.new_place(), cluster)


def laid(*seats: SeatRow, visibility: str = "private", own: str = "") -> TableRow:
    return new_row(GAME, {"rounds": 3}, list(seats) or [SeatRow("bot")] * 3, visibility, [], own=own)


def ply(body: str = "o7", message: str = "") -> Change:
    return Change([Entry("ply", 0, body, message=message)])


async def led(store: Store, table: str) -> int:
    """The epoch with which this server leads a table."""
    owner = await store.claim(table)
    assert owner.server == store.server
    return owner.epoch


async def bodies(store: Store, table: str) -> list[str]:
    return [entry.body for entry in await store.journal(table)]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """A file of SQLite that somebody else does not let go of."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()
