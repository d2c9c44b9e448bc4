"""The embedded store: one SQLite file, and all that waits written in one commit.

Where the disk is quick, moves are written by the loop itself: to hand them to a thread and hear of it takes longer than
to write them. Whatever may take its time (a slow disk, a lock, trouble, larger things) is left to a thread.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

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
    sqlite_rows,
)
from tablee.server.store.groups import Groups
from tablee.server.store.holding import Hold
from tablee.server.store.sqlite_schema import prepare
from tablee.server.store.trouble import BadStore, StoreTrouble, broken, cannot_open, gone, locked

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]
Identity = tuple[int, int, int]
"""The device, the file, and its log."""

SHORT_PATIENCE: Final = 0.1
"""Seconds for which a lock is waited for that has been there for long."""
QUICK: Final = 0.003
"""Seconds that a commit takes at most, on average, where everybody can wait for it."""
SLOW_FOR: Final = 10.0
"""Seconds after which a disk that was not quick is tried again."""
BETWEEN_CHECKPOINTS: Final = 500
"""After so many changes those before are moved from the log of SQLite to their place, while others are written."""
FEW_ENTRIES: Final = 64
"""With so many a new table is written in a moment."""
LONGEST_LOG: Final = 16_384
"""Pages in that log after which writing waits for it to be emptied."""


class Pace:
    """Whether the disk is quick enough to be waited for."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._usual = 0.0
        self._slow_until = float("-inf")

    def is_quick(self) -> bool:
        """As far as is known, or worth another try."""
        return self.clock() >= self._slow_until

    def note(self, seconds: float) -> None:
        """So long it took this time; once is no reason."""
        self._usual += (seconds - self._usual) / 16
        if self._usual > QUICK:
            self._slow_until = self.clock() + SLOW_FOR
            self._usual = 0.0


class SqliteStore(Store):
    """One file.  Readers do not wait for the writer (WAL), and what is acknowledged was synced to the disk (FULL)."""

    def __init__(self, path: str, address: str = "", door: str = "", *, shared: bool = False) -> None:
        """Only one process has the file, unless all of them open it `shared`."""
        super().__init__(address, door)
        self._path = Path(path).absolute()
        self._log = f"{self._path}-wal"
        self._shared = shared
        self._hold = Hold(self._path, self.server, shared=shared)
        self._lease = LEASE
        self._handed_over: queue.SimpleQueue[tuple[list[Work], asyncio.Future[list[Any]]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="tablee-store", daemon=True)
        self._readers = ThreadPoolExecutor(1, "tablee-reader")
        self._groups: Groups[Work] = Groups(self._hand_over, self._commit_here)
        self._pace = Pace()
        self._since_checkpoint = 0
        self._checkpoint: asyncio.Future[None] | None = None
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._written_to: Identity | None = None
        self._read_from: Identity | None = None
        self._refused: StoreTrouble | None = None
        """What the last commit failed with."""

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._groups.waiting

    async def open(self) -> None:
        """Make the file if need be, for this person's eyes only: it holds seeds."""
        try:
            await asyncio.to_thread(self._open)
        except (OSError, sqlite3.Error) as error:
            self._hold.let_go()
            raise cannot_open(str(self._path), error) from None
        self._thread.start()

    def _open(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._hold.take()
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        self._reopen()

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self._groups.finish()
        with suppress(StoreTrouble):  # whoever opens the file next knows that nobody else has it
            await self._write(lambda connection: sqlite_rows.leave(connection, self.server))
        if self._checkpoint is not None:
            await asyncio.wait([self._checkpoint])
        self._handed_over.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()
        self._hold.let_go()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may have the file too."""
        return self._shared

    async def check(self) -> None:
        """Write this server's lease."""
        await self._write(lambda connection: sqlite_rows.renew(connection, self.server, self._lease))

    async def look_through(self) -> None:
        """A file is looked through before it is opened (``check_file``)."""

    # Writing

    async def renew(self, seconds: float = LEASE) -> None:
        """Keep the tables of this server; if nobody else can want them only look whether the file is there.

        A server at home must not wake the disk every few seconds though nobody plays.
        """
        self._lease = seconds
        if self._shared or self.trouble is not None or not await asyncio.to_thread(self._is_there):
            await self.check()

    async def claim(self, table: str) -> Owner:
        """Lead a table, unless another server does."""
        owner: Owner = await self._write_small(lambda connection: sqlite_rows.claim(connection, table, self.server))
        return owner

    async def release(self, table: str, epoch: int) -> None:
        """Let others claim a table."""
        await self._write_small(lambda connection: sqlite_rows.release(connection, table, self.server, epoch))

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table."""
        write = self._write_small if len(entries) <= FEW_ENTRIES else self._write
        await write(lambda connection: sqlite_rows.make(connection, row, entries))

    async def append(self, table: str, epoch: int, number: int, change: Change) -> None:
        """Write `change` from entry `number` on."""
        leader = Owner(self.server, epoch)
        await self._write_small(lambda connection: sqlite_rows.append(connection, table, leader, number, change))

    async def keep_file(self, row: FileRow, most_unused: int) -> None:
        """Keep a user's file."""
        await self._write(lambda connection: sqlite_rows.keep_file(connection, row, most_unused))

    async def sweep_files(self, seconds: int) -> None:
        """Forget the files that no table is played with."""
        await self._write(lambda connection: sqlite_rows.sweep_files(connection, seconds))

    async def make_cup(self, row: CupRow) -> None:
        """Keep a new cup."""
        await self._write(lambda connection: sqlite_rows.make_cup(connection, row))

    async def append_to_cup(self, cup: str, number: int, entries: list[CupEntry]) -> None:
        """Write `entries` from `number` on."""
        await self._write(lambda connection: sqlite_rows.append_to_cup(connection, cup, number, entries))

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> bool:
        """Take a token, if there is one."""
        return bool(await self._write(lambda connection: sqlite_rows.spend(connection, what, who, burst, per_second)))

    async def bring(self, wholes: list[Whole]) -> None:
        """Keep what comes from another store."""
        await self._write(lambda connection: sqlite_rows.bring(connection, wholes))

    async def note(self, key: str, value: str | None) -> None:
        """Remember something about the store."""
        await self._write(lambda connection: sqlite_rows.note(connection, key, value))

    async def agree(self, key: str, value: str) -> str:
        """What the first server said."""
        return str(await self._write(lambda connection: sqlite_rows.agree(connection, key, value)))

    def _write(self, work: Work) -> Awaitable[Any]:
        return self._groups.do(work)

    def _write_small(self, work: Work) -> Awaitable[Any]:
        return self._groups.do(work, is_small=True)

    async def _hand_over(self, works: list[Work]) -> list[Any]:
        done: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()
        self._handed_over.put((works, done))
        outcomes = await done
        self._note_changes(len(works))
        self.trouble = None if self._refused is None else self._refused.phrase
        return outcomes

    def _commit_here(self, works: list[Work]) -> list[Any] | None:
        """Write in the loop's own thread; nothing if something has to be waited for, or is not as it should be."""
        connection = self._writer
        if self._shared or self._refused is not None or connection is None or not self._pace.is_quick():
            return None
        began = self._pace.clock()
        try:
            if self._identity() != self._written_to:
                return None
            outcomes = _all_at_once(connection, works)
            if self._identity() != self._written_to:
                raise gone()
        except StoreTrouble as trouble:
            self._refused, self.trouble = trouble, trouble.phrase
            return [trouble] * len(works)
        except (sqlite3.Error, _OneFailed):
            return None
        self._pace.note(self._pace.clock() - began)
        self._note_changes(len(works))
        return outcomes

    def _note_changes(self, changes: int) -> None:
        """Empty the log of SQLite now and then, while others write: a commit that does it makes everybody wait."""
        if self._shared:  # there SQLite sees to it
            return
        self._since_checkpoint += changes
        if self._since_checkpoint >= BETWEEN_CHECKPOINTS and self._checkpoint is None:
            self._since_checkpoint = 0
            self._checkpoint = asyncio.ensure_future(self._read(_empty_log))
            self._checkpoint.add_done_callback(self._note_emptied_log)

    def _note_emptied_log(self, done: asyncio.Future[None]) -> None:
        self._checkpoint = None
        if not done.cancelled():
            done.exception()  # of a trouble those hear who write or read

    # In the thread that writes

    def _write_all(self) -> None:
        while (job := self._handed_over.get()) is not None:
            works, done = job
            done.get_loop().call_soon_threadsafe(done.set_result, self._commit(works))

    def _commit(self, works: list[Work]) -> list[Any]:
        """Do all of it in one transaction; what fails alone fails alone, what the file fails with is everybody's."""
        try:
            outcomes = self._committed(works)
        except sqlite3.Error as error:
            self._refused = _trouble(error)
        except (OSError, BadStore):
            self._refused = gone()
        except StoreTrouble as trouble:
            self._refused = trouble
        else:
            self._refused = None
            return outcomes
        return [self._refused] * len(works)

    def _committed(self, works: list[Work]) -> list[Any]:
        if self._identity() != self._written_to:
            self._hold.take()
            self._save_lost_log()
            self._reopen()
        connection = self._writer
        assert connection is not None
        _wait_for_locks(connection, self.patience if self._refused is None else SHORT_PATIENCE)
        try:
            outcomes = _all_at_once(connection, works)
        except _OneFailed:
            with _transaction(connection):  # one by one, so that what fails does not touch the others
                outcomes = [_outcome(connection, work) for work in works]
        finally:
            _wait_for_locks(connection, 0)  # who writes in the loop's own thread does not wait
        if self._identity() != self._written_to:  # deleted at this very moment: it is not kept
            raise gone()
        return outcomes

    def _identity(self) -> Identity:
        """Which files are at the path now; what was deleted and made again is another one.

        What was written last is in the log of SQLite beside the file, which is there as long as anybody has it open.
        """
        try:
            found = os.stat(self._path)
        except OSError:
            raise gone() from None
        try:
            log = os.stat(self._log).st_ino
        except OSError:
            log = 0
        return found.st_dev, found.st_ino, log

    def _save_lost_log(self) -> None:
        """Somebody deleted the log alone: this process still has it, and moves what is in it to its place."""
        if self._writer is not None and self._written_to is not None and self._identity() == (*self._written_to[:2], 0):
            _, written, moved = self._writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if moved < written:  # somebody is still reading
                raise gone()

    def _is_there(self) -> bool:
        try:
            return self._identity() == self._written_to
        except StoreTrouble:
            return False

    def _reopen(self) -> None:
        """Open the file that is there now.  What is loaded of another file can no longer be written."""
        before = self._identity()
        connection = _connect(self._path, self.patience)
        try:
            prepare(connection, str(self._path))
            sqlite_rows.begin_anew(connection, self.server if self._shared else None)
            sqlite_rows.renew(connection, self.server, self._lease)
            identity = self._identity()
            if identity[:2] != before[:2]:
                raise gone()
        except BaseException:
            connection.close()
            raise
        if not self._shared:
            connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        _wait_for_locks(connection, 0)
        if self._writer is not None:
            self._writer.close()
        self._writer, self._written_to = connection, identity

    # Reading

    async def owner(self, table: str) -> Owner | None:
        """Who leads a table."""
        return await self._read(lambda connection: sqlite_rows.owner(connection, table))

    async def still_led(self, epochs: Mapping[str, int]) -> set[str]:
        """Which tables nobody has claimed again."""
        return await self._read(lambda connection: sqlite_rows.still_led(connection, self.server, epochs))

    async def servers(self) -> list[ServerRow]:
        """The servers that are alive."""
        return await self._read(sqlite_rows.servers)

    async def row(self, table: str) -> TableRow | None:
        """What is known of a table without its journal."""
        return await self._read(lambda connection: sqlite_rows.row(connection, table))

    async def journal(self, table: str) -> list[Entry]:
        """All the entries of a table."""
        return await self._read(lambda connection: sqlite_rows.journal(connection, table))

    async def holes(self, tables: Sequence[str]) -> set[str]:
        """Which of these journals are not whole."""
        return await self._read(lambda connection: sqlite_rows.holes(connection, tables))

    async def listed(self, limit: int) -> list[TableRow]:
        """The open tables of the last days."""
        return await self._read(lambda connection: sqlite_rows.listed(connection, limit))

    async def old(self, seconds: int) -> OldThings:
        """What was made so long ago."""
        return await self._read(lambda connection: sqlite_rows.old(connection, seconds))

    async def remove(self, tables: Sequence[str], cups: Sequence[str]) -> None:
        """Forget tables and cups."""
        await self._write(lambda connection: sqlite_rows.remove(connection, tables, cups))

    async def file(self, file: str) -> FileRow | None:
        """A user's file."""
        return await self._read(lambda connection: sqlite_rows.file(connection, "id = ?", file))

    async def file_named(self, game: str, material: str) -> FileRow | None:
        """A user's file, by what records call it."""
        where = "game = ? AND material = ?"
        return await self._read(lambda connection: sqlite_rows.file(connection, where, game, material))

    async def cup(self, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
        """A cup and all its entries."""
        return await self._read(lambda connection: sqlite_rows.cup(connection, cup))

    async def whole(self, kind: type[Whole], after: str, most: int) -> list[Whole]:
        """All of some tables, cups or files."""
        return await self._read(lambda connection: sqlite_rows.whole(connection, kind, after, most))

    async def counts(self) -> dict[type[Whole], int]:
        """How many there are."""
        return await self._read(sqlite_rows.counts)

    async def noted(self, key: str) -> str | None:
        """What was noted."""
        return await self._read(lambda connection: sqlite_rows.noted(connection, key))

    async def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(self._read_now, work))

    def _read_now(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            if self._reader is None or self._read_from != self._written_to:
                if self._reader is not None:
                    self._reader.close()
                self._reader, self._read_from = _connect(self._path, self.patience), self._written_to
            return work(self._reader)
        except sqlite3.Error as error:
            raise _trouble(error) from error


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    """Open a file that is there: one that was deleted is not to be made again, empty."""
    address = f"{path.as_uri()}?mode=rw"
    connection = sqlite3.connect(address, isolation_level=None, check_same_thread=False, timeout=patience, uri=True)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def _empty_log(connection: sqlite3.Connection) -> None:
    """Move what was written to its place in the file; nobody waits for that."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _wait_for_locks(connection: sqlite3.Connection, seconds: float) -> None:
    connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")


class _OneFailed(Exception):
    """One piece of work cannot be done, for reasons of its own."""


def _all_at_once(connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
    with _transaction(connection):
        try:
            return [work(connection) for work in works]
        except Exception as error:
            if _is_everybodys(error):
                raise
            raise _OneFailed from error


def _outcome(connection: sqlite3.Connection, work: Work) -> Any:
    connection.execute("SAVEPOINT work")
    try:
        return work(connection)
    except Exception as error:
        if _is_everybodys(error):
            raise
        connection.execute("ROLLBACK TO work")
        return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE work")


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _is_everybodys(error: Exception) -> bool:
    """Whether it is the file that fails, and not what was to be written."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _trouble(error: sqlite3.Error) -> StoreTrouble:
    busy = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return locked() if busy else broken(str(error))
