"""Some servers with one PostgreSQL, all of which can be killed, put to sleep, restarted and cut off."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.server.house import NO_TLS, PATIENCE, House
from tests.server.postgresql import Cluster

LEASE = 2.0
STORE_PATIENCE = 1.0
AUDIT = """
CREATE TABLE written (table_id text, number integer, writer text, server text, epoch bigint);
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO written SELECT NEW.table_id, NEW.number, session_user, owners.server, owners.epoch
        FROM owners WHERE owners.table_id = NEW.table_id;
    RETURN NEW;
END $$;
CREATE TRIGGER note_writer BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
"""Each server comes with a name of its own to the database, which notes who wrote what, and who led the table then."""
TWO_OWNERS = """
WITH ordered AS (SELECT *, lag(epoch) OVER (PARTITION BY table_id ORDER BY number) AS before FROM written)
SELECT (SELECT count(*) FROM ordered WHERE before > epoch)
     + (SELECT count(*) FROM (SELECT FROM written GROUP BY table_id, epoch HAVING count(DISTINCT writer) > 1) AS mixed)
     + (SELECT count(*) FROM (SELECT FROM written GROUP BY server HAVING count(DISTINCT writer) > 1) AS taken)
"""
"""Entries written by an older claim after a newer one, claims by which two servers wrote, and owners for whom another
server wrote."""


class Street:
    """The servers."""

    def __init__(self, folder: Path, cluster: Cluster, *, relayed: bool) -> None:
        """Each server reaches the database as usual, or by way of a relay of its own."""
        self.cluster = cluster
        self.schema = cluster.new_place().rpartition("search_path=")[2]
        self.place = cluster.place(self.schema)
        self.houses: list[House] = []
        self.relays: list[Relay] = []
        self._folder = folder
        self._relayed = relayed

    async def open(self, count: int) -> None:
        for number in range(count):
            name = f"server{number}"
            if not self.cluster.ask(f"SELECT 1 FROM pg_roles WHERE rolname = '{name}'"):
                self.cluster.ask(f"CREATE ROLE {name} SUPERUSER LOGIN")
            folder = self._folder / name
            folder.mkdir(parents=True)
            house = House(
                folder,
                store=await self._way(name),
                lease=LEASE,
                store_patience=STORE_PATIENCE,
                absence=600.0,
                admin=str(folder / "admin"),
            )
            self.houses.append(house)
            await asyncio.to_thread(house.start)
        self.cluster.ask(AUDIT, self.schema)

    async def _way(self, name: str) -> str:
        if not self._relayed:
            return self.place.replace("tablee@", f"{name}@")
        relay = Relay(self.cluster)
        await relay.open()
        self.relays.append(relay)
        return f"postgresql://{name}@127.0.0.1:{relay.port}/postgres?search_path={self.schema}"

    async def close(self) -> list[int]:
        """Stop everybody, and say with which codes they ended."""
        codes = [await asyncio.to_thread(house.stop) for house in self.houses]
        for relay in self.relays:
            await relay.close()
        return codes

    def in_any_order(self, dice: random.Random) -> Iterator[House]:
        """Where a proxy in front of them sends somebody, first and then."""
        return iter(dice.sample(self.houses, len(self.houses)))

    async def kill(self, house: House) -> None:
        await asyncio.to_thread(house.kill)

    async def start(self, house: House) -> None:
        await asyncio.to_thread(house.start)

    async def restart_gently(self, house: House) -> None:
        assert await asyncio.to_thread(house.stop) == 0, house.log.read_text()
        await self.start(house)
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(**NO_TLS) as client:
            while time.monotonic() < until:
                if (await client.get(f"{house.url}/readyz")).status_code == 200:
                    return
                await asyncio.sleep(0.05)
        raise AssertionError("the server was not ready again")

    @asynccontextmanager
    async def asleep(self, house: House) -> AsyncIterator[None]:
        """The server does nothing meanwhile, and does not know it."""
        assert house.process is not None
        os.kill(house.process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(house.process.pid, signal.SIGCONT)

    def cut_off(self, house: House) -> AbstractAsyncContextManager[None]:
        """Nothing goes between the server and the database meanwhile."""
        return self.relays[self.houses.index(house)].stalled()

    async def busiest(self) -> House:
        """The server that leads most tables."""
        counted = self.cluster.ask(
            "SELECT address FROM owners JOIN servers ON servers.id = server GROUP BY address ORDER BY count(*) DESC",
            self.schema,
        ).splitlines()
        return next(house for house in self.houses if f":{house.port}/" in counted[0]) if counted else self.houses[0]

    def two_owners(self) -> int:
        """How much was written by somebody who did not lead the table."""
        return int(self.cluster.ask(TWO_OWNERS, self.schema))

    def claims(self) -> int:
        """How often a table was claimed."""
        return int(self.cluster.ask("SELECT coalesce(sum(epoch), 0) FROM owners", self.schema))


class Relay:
    """A TCP connection to the database that can stall: it stays open, and nothing goes through."""

    def __init__(self, cluster: Cluster) -> None:
        self._there = str(cluster.folder / ".s.PGSQL.5432")
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    @asynccontextmanager
    async def stalled(self) -> AsyncIterator[None]:
        self._flows.clear()
        try:
            yield
        finally:
            self._flows.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        try:
            with suppress(OSError, asyncio.CancelledError):
                await self._flows.wait()
                there, back = await asyncio.open_unix_connection(self._there)
                ways = [asyncio.create_task(self._flow(*way)) for way in ((reader, back), (there, writer))]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
                    back.close()
        finally:
            writer.close()
            self._lines.discard(task)

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            await self._flows.wait()
            writer.write(data)
            await writer.drain()
