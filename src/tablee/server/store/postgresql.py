"""The store that many servers share: a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from tablee.core.phrases import detail
from tablee.server.logs import note
from tablee.server.store import (
    LEASE,
    Change,
    Conflict,
    CupEntry,
    CupRow,
    Entry,
    FileRow,
    OldThings,
    Owner,
    ServerRow,
    Store,
    TableRow,
    Whole,
    postgresql_rows,
    shown,
)
from tablee.server.store.groups import Groups
from tablee.server.store.postgresql_rows import BAD_VALUE, Append, Connection
from tablee.server.store.trouble import BadStore, StoreTrouble, broken, cannot_open, damaged, unreachable

Result = TypeVar("Result")

CONNECTIONS: Final = 6
"""How many a server keeps at most."""
IN_TURN: Final = CONNECTIONS - 2
"""How many of them everybody takes turns at; the others are for appends and for the lease, which wait for nobody."""
SHORT_PATIENCE: Final = 0.5
"""Seconds for which a database is waited for that has not answered for long."""
LONG_PATIENCE: Final = 600.0
"""Seconds that may be taken by what concerns the whole store."""
TO_BEGIN: Final = 10
"""So many times its usual patience a server has at its start: nobody waits at a table of its yet."""
LOOK_WITHIN: Final = 5.0
"""Seconds for which a server looks through the latest tables at its start."""
MOST_LOOKED_AT: Final = 10_000
LOOKED_AT_ONCE: Final = 200
FIRST_PAUSE: Final = 0.05
LAST_PAUSE: Final = 0.5

_AGAIN: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""What is tried again for a while: it is lost, it restarts, or it stood in somebody's way."""
_BROKEN: Final = (
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.UndefinedTableError,
    asyncpg.InsufficientPrivilegeError,
)
"""What will not be over at once."""


class PostgresqlStore(Store):
    """One database for as many servers as there are.  It decides who leads a table; nobody else has to agree."""

    def __init__(self, place: str, address: str = "", door: str = "") -> None:
        """`place` is an address as libpq takes it: ``postgresql://user@host/name``."""
        super().__init__(address, door)
        self._place = place
        self._lease = LEASE
        self._pool: Any = None
        self._groups: Groups[Append] = Groups(self._append_all)
        self._turns = asyncio.Semaphore(IN_TURN)

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._groups.waiting

    async def open(self) -> None:
        """Make the tables of the database, if need be."""
        try:
            self._pool = await asyncpg.create_pool(
                self._place,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=TO_BEGIN * self.patience,
                reset=_leave_as_it_is,
                server_settings={
                    "application_name": "tablee",
                    # What the other side has given up must not go on holding locks.
                    "statement_timeout": str(int(self.patience * 1000)),
                    "idle_in_transaction_session_timeout": str(int(2 * self.patience * 1000)),
                    "synchronous_commit": "on",
                },
            )
            await self._alone(self._begin)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, StoreTrouble) as error:
            await self._let_go()
            raise cannot_open(shown(self._place), error) from None
        except BadStore:
            await self._let_go()
            raise

    async def _begin(self, connection: Connection) -> None:
        """Make what is missing, and take one's place among the servers."""
        await postgresql_rows.prepare(connection, shown(self._place))
        await postgresql_rows.succeed(connection, self.server)
        await postgresql_rows.renew(connection, self.server, self._lease)

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self._groups.finish()
        with suppress(StoreTrouble):  # then its tables are free when its lease is out
            await self._do(lambda connection, _: postgresql_rows.leave(connection, self.server))
        await self._let_go()

    async def _let_go(self) -> None:
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), self.patience)
        except (*_AGAIN, asyncpg.PostgresError):
            self._pool.terminate()

    async def look_through(self) -> None:
        """Whether nothing can be there twice, and the latest tables are whole, as many as some seconds allow."""
        clock = asyncio.get_running_loop().time
        until = clock() + LOOK_WITHIN
        if (name := await self._alone(postgresql_rows.keyless)) is not None:
            raise damaged(shown(self._place), detail("detail-no-key", "{name} has no primary key", name=name))
        latest = await self._alone(lambda connection: postgresql_rows.latest(connection, MOST_LOOKED_AT))
        looked = 0
        while looked < len(latest) and clock() < until:
            some = latest[looked : looked + LOOKED_AT_ONCE]
            if problem := await self._alone(partial(postgresql_rows.damage, tables=some)):
                raise damaged(shown(self._place), problem)
            looked += len(some)
        note(logging.INFO, "the store was looked through", tables=looked)

    @property
    def is_shared(self) -> bool:
        """That is what it is for."""
        return True

    async def check(self) -> None:
        """Write this server's lease."""
        await self.renew(self._lease)

    async def _do(self, work: Callable[[Connection, bool], Awaitable[Result]], patience: float = 0.0) -> Result:
        """Do something on a connection when it is its turn.

        However many wait, that is no trouble of the database, and the clock runs for none of them.
        """
        while True:
            try:
                async with asyncio.timeout(self.patience):
                    await self._turns.acquire()
                break
            except TimeoutError:
                if self.trouble is not None:
                    raise unreachable() from None
        try:
            return await self._do_now(work, patience)
        finally:
            self._turns.release()

    async def _do_now(self, work: Callable[[Connection, bool], Awaitable[Result]], patience: float = 0.0) -> Result:
        """Do something on a connection; what a lost one interrupted is done again, for a while.

        `work` is told whether it may have been done already.
        """
        clock = asyncio.get_running_loop().time
        until = clock() + (patience or (self.patience if self.trouble is None else SHORT_PATIENCE))
        pause, again = FIRST_PAUSE, False
        while True:
            try:
                result = await self._on_connection(partial(_called, work, again), until - clock())
            except _BROKEN as error:
                raise self._in_trouble(broken(str(error))) from error
            except BAD_VALUE:
                raise
            except _AGAIN as error:
                if clock() + pause > until:
                    raise self._in_trouble(unreachable()) from error
                await asyncio.sleep(pause)
                pause, again = min(2 * pause, LAST_PAUSE), True
            else:
                self.trouble = None
                return result

    async def _on_connection(self, work: Callable[[Connection], Awaitable[Result]], seconds: float) -> Result:
        async with asyncio.timeout(seconds):
            connection = await self._pool.acquire()
        try:
            async with asyncio.timeout(seconds):
                return await work(connection)
        except (OSError, asyncio.CancelledError):
            connection.terminate()  # it may answer at any time, but not to whoever comes next
            raise
        finally:
            await self._pool.release(connection)

    def _in_trouble(self, trouble: StoreTrouble) -> StoreTrouble:
        self.trouble = trouble.phrase
        return trouble

    async def _alone(self, work: Callable[[Connection], Awaitable[Result]], patience: float = LONG_PATIENCE) -> Result:
        """What concerns the whole store takes its time, in one transaction."""

        async def without_limit(connection: Connection, _: bool) -> Result:
            async with connection.transaction():
                await connection.execute("SET LOCAL statement_timeout = 0")
                return await work(connection)

        return await self._do(without_limit, patience)

    async def _in_transaction(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        async def whole(connection: Connection, _: bool) -> Result:
            async with connection.transaction():
                return await work(connection)

        return await self._do(whole)

    async def _once(self, work: Callable[[Connection], Awaitable[None]], is_done: Callable[[Connection], Any]) -> None:
        """Do something that can be done once; if the connection is lost in between, see whether it is done."""

        async def in_transaction(connection: Connection, again: bool) -> None:
            if again and await is_done(connection):
                return
            async with connection.transaction():
                await work(connection)

        try:
            await self._do(in_transaction)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    # Which server leads a table

    async def renew(self, seconds: float = LEASE) -> None:
        """Keep the tables of this server."""
        self._lease = seconds
        await self._do_now(lambda connection, _: postgresql_rows.renew(connection, self.server, seconds))

    async def claim(self, table: str) -> Owner:
        """Lead a table, unless another server does."""
        return await self._do(lambda connection, _: postgresql_rows.claim(connection, table, self.server))

    async def release(self, table: str, epoch: int) -> None:
        """Let others claim a table."""
        await self._do(lambda connection, _: postgresql_rows.release(connection, table, self.server, epoch))

    async def owner(self, table: str) -> Owner | None:
        """Who leads a table."""
        return await self._do(lambda connection, _: postgresql_rows.owner(connection, table))

    async def still_led(self, epochs: Mapping[str, int]) -> set[str]:
        """Which tables nobody has claimed again."""
        return await self._do(lambda connection, _: postgresql_rows.still_led(connection, self.server, epochs))

    async def servers(self) -> list[ServerRow]:
        """The servers that are alive."""
        return await self._do(lambda connection, _: postgresql_rows.servers(connection))

    # Tables

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table."""

        async def is_done(connection: Connection) -> bool:
            return await postgresql_rows.row(connection, row.id) == row

        await self._once(lambda connection: postgresql_rows.make(connection, row, entries), is_done)

    async def append(self, table: str, epoch: int, number: int, change: Change) -> None:
        """Write `change` from entry `number` on."""
        await self._groups.do(Append(table, Owner(self.server, epoch), number, change))

    async def _append_all(self, jobs: list[Append]) -> Any:
        return await self._do_now(lambda connection, again: postgresql_rows.append_all(connection, jobs, again))

    async def row(self, table: str) -> TableRow | None:
        """What is known of a table without its journal."""
        return None if _is_no_name(table) else await self._do(lambda c, _: postgresql_rows.row(c, table))

    async def journal(self, table: str) -> list[Entry]:
        """All the entries of a table."""
        return [] if _is_no_name(table) else await self._do(lambda c, _: postgresql_rows.journal(c, table))

    async def holes(self, tables: Sequence[str]) -> set[str]:
        """Which of these journals are not whole."""
        return await self._do(lambda connection, _: postgresql_rows.holes(connection, tables))

    async def listed(self, limit: int) -> list[TableRow]:
        """The open tables of the last days."""
        return await self._do(lambda connection, _: postgresql_rows.listed(connection, limit))

    # Cups

    async def make_cup(self, row: CupRow) -> None:
        """Keep a new cup."""
        await self._once(
            lambda connection: postgresql_rows.make_cup(connection, row),
            lambda connection: postgresql_rows.cup(connection, row.id),
        )

    async def append_to_cup(self, cup: str, number: int, entries: list[CupEntry]) -> None:
        """Write `entries` from `number` on."""

        async def is_done(connection: Connection) -> bool:
            return (await postgresql_rows.cup_entries(connection, cup))[number:][: len(entries)] == entries

        await self._once(lambda connection: postgresql_rows.append_to_cup(connection, cup, number, entries), is_done)

    async def cup(self, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
        """A cup and all its entries."""
        return None if _is_no_name(cup) else await self._do(lambda c, _: postgresql_rows.cup(c, cup))

    # Users' files

    async def keep_file(self, row: FileRow, most_unused: int) -> None:
        """Keep a user's file."""
        await self._in_transaction(lambda connection: postgresql_rows.keep_file(connection, row, most_unused))

    async def sweep_files(self, seconds: int) -> None:
        """Forget the files that no table is played with, and the servers that are long gone."""
        await self._in_transaction(lambda connection: postgresql_rows.sweep_files(connection, seconds))
        await self._do(lambda connection, _: postgresql_rows.forget_servers(connection))

    async def old(self, seconds: int) -> OldThings:
        """What was made so long ago."""
        return await self._do(lambda connection, _: postgresql_rows.old(connection, seconds))

    async def remove(self, tables: Sequence[str], cups: Sequence[str]) -> None:
        """Forget tables and cups."""
        await self._in_transaction(lambda connection: postgresql_rows.remove(connection, tables, cups))

    async def file(self, file: str) -> FileRow | None:
        """A user's file."""
        return None if _is_no_name(file) else await self._do(lambda c, _: postgresql_rows.file(c, "id = $1", file))

    async def file_named(self, game: str, material: str) -> FileRow | None:
        """A user's file, by what records call it."""
        if _is_no_name(game + material):
            return None
        where = "game = $1 AND material = $2"
        return await self._do(lambda connection, _: postgresql_rows.file(connection, where, game, material))

    # Limits

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> bool:
        """Take a token, if there is one."""
        return await self._do(lambda connection, _: postgresql_rows.spend(connection, what, who, burst, per_second))

    # Moving house

    async def whole(self, kind: type[Whole], after: str, most: int) -> list[Whole]:
        """All of some tables, cups or files."""
        return await self._alone(lambda connection: postgresql_rows.whole(connection, kind, after, most))

    async def bring(self, wholes: list[Whole]) -> None:
        """Keep what comes from another store."""
        await self._alone(lambda connection: postgresql_rows.bring(connection, wholes))

    async def counts(self) -> dict[type[Whole], int]:
        """How many there are."""
        return await self._alone(postgresql_rows.counts)

    async def note(self, key: str, value: str | None) -> None:
        """Remember something about the store."""
        await self._alone(lambda connection: postgresql_rows.note(connection, key, value))

    async def noted(self, key: str) -> str | None:
        """What was noted."""
        return await self._do(lambda connection, _: postgresql_rows.noted(connection, key))

    async def agree(self, key: str, value: str) -> str:
        """What the first server said."""
        return await self._do(lambda connection, _: postgresql_rows.agree(connection, key, value))


async def _called(work: Callable[[Connection, bool], Awaitable[Result]], again: bool, connection: Connection) -> Result:
    return await work(connection, again)


def _is_no_name(text: str) -> bool:
    """PostgreSQL keeps no text with a NUL in it, so nothing has such a name."""
    return "\0" in text


async def _leave_as_it_is(_: Connection) -> None:
    """No work leaves anything behind on a connection that would have to be reset, at the cost of a round trip."""
