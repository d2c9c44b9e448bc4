"""The embedded store: one SQLite file, one thread that writes, and all that waits written in one commit."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tablee.server.store import Change, Conflict, CupEntry, CupRow, Entry, FileRow, SeatRow, Store, TableRow

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

GROUP: Final = 256
"""How many changes go into one commit at most."""
DAYS_LISTED: Final = 2

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, material TEXT NOT NULL, options TEXT NOT NULL,
    visibility TEXT NOT NULL, seed BLOB NOT NULL, luck TEXT NOT NULL, origin TEXT NOT NULL, first INTEGER NOT NULL,
    over INTEGER NOT NULL, rematch TEXT, made INTEGER NOT NULL, own TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (made) WHERE visibility = 'open' AND origin = 'table';
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, actor INTEGER NOT NULL, body TEXT NOT NULL,
    at INTEGER NOT NULL, message TEXT NOT NULL, note TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cups (id TEXT PRIMARY KEY, row TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cup_journal (
    cup_id TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (cup_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, material TEXT NOT NULL, content BLOB NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS files_named ON files (game, material);
"""
_LATER: Final = """
CREATE INDEX IF NOT EXISTS tables_own ON tables (own) WHERE own != '';
"""
"""What needs columns that a store of an earlier version gets first."""
_COLUMNS: Final = "id, game, rules, material, options, visibility, seed, luck, origin, first, over, rematch, own"
_UNUSED: Final = "id NOT IN (SELECT own FROM tables WHERE own != '')"
_FILE: Final = "id, game, name, material, content"
# Made here and not where they are used: msgspec may not meet a struct for the first time in two threads at once.
_read_seat: Final = msgspec.json.Decoder(SeatRow).decode
_read_cup: Final = msgspec.json.Decoder(CupRow).decode
_read_cup_entry: Final[Callable[[str], CupEntry]] = msgspec.json.Decoder(CupEntry).decode


class _Job:
    """Something to write, and who waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done: Future[None] = Future()


class SqliteStore(Store):
    """One file.  Readers do not wait for the writer (WAL), and what is acknowledged was synced to the disk (FULL)."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="tablee-store", daemon=True)
        self._readers = ThreadPoolExecutor(1, "tablee-reader")
        self._reader: sqlite3.Connection | None = None
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Make the file if need be, for this person's eyes only: it holds seeds."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        self._connection = self._connect()
        _prepare(self._connection)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (self._reader, self._connection):
            if connection is not None:
                connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    # Writing

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table."""
        await self._submit(lambda connection: _make(connection, row, entries))

    async def append(self, table: str, number: int, change: Change) -> None:
        """Write `change` from entry `number` on."""
        await self._submit(lambda connection: _append(connection, table, number, change))

    async def keep_file(self, row: FileRow, most_unused: int) -> None:
        """Keep a user's file."""
        await self._submit(lambda connection: _keep_file(connection, row, most_unused))

    async def sweep_files(self, seconds: int) -> None:
        """Forget the files that no table is played with."""
        before = int(time.time()) - seconds
        await self._submit(
            lambda connection: connection.execute(f"DELETE FROM files WHERE made < ? AND {_UNUSED}", (before,))
        )

    async def make_cup(self, row: CupRow) -> None:
        """Keep a new cup."""
        values = (row.id, msgspec.json.encode(row).decode(), int(time.time()))
        await self._submit(lambda connection: connection.execute("INSERT INTO cups VALUES (?, ?, ?)", values))

    async def append_to_cup(self, cup: str, number: int, entries: list[CupEntry]) -> None:
        """Write `entries` from `number` on."""
        await self._submit(lambda connection: _append_to_cup(connection, cup, number, entries))

    async def _submit(self, work: Work) -> None:
        job = _Job(work)
        self._jobs.put(job)
        await asyncio.wrap_future(job.done)

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            stopping = self._gather(jobs)
            self._commit(jobs)
            if stopping:
                break

    def _gather(self, jobs: list[_Job]) -> bool:
        """Add whatever else waits; say whether it is time to stop."""
        while len(jobs) < GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return False
            if job is None:
                return True
            jobs.append(job)
        return False

    def _commit(self, jobs: list[_Job]) -> None:
        connection = self._connection
        assert connection is not None
        failures: dict[int, Exception] = {}
        try:
            connection.execute("BEGIN IMMEDIATE")
            for place, job in enumerate(jobs):
                failure = _try(connection, job.work)
                if failure is not None:
                    failures[place] = failure
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            failures = {place: failures.get(place, error) for place in range(len(jobs))}
        for place, job in enumerate(jobs):
            if place in failures:
                job.done.set_exception(failures[place])
            else:
                job.done.set_result(None)

    # Reading

    async def row(self, table: str) -> TableRow | None:
        """What is known of a table without its journal."""
        return await self._read(lambda connection: _row(connection, table))

    async def journal(self, table: str) -> list[Entry]:
        """All the entries of a table."""
        return await self._read(lambda connection: _journal(connection, table))

    async def listed(self, limit: int) -> list[TableRow]:
        """The open tables of the last days."""
        since = int(time.time()) - DAYS_LISTED * 86_400
        return await self._read(lambda connection: _listed(connection, limit, since))

    async def file(self, file: str) -> FileRow | None:
        """A user's file."""
        return await self._read(lambda connection: _file(connection, "id = ?", file))

    async def file_named(self, game: str, material: str) -> FileRow | None:
        """A user's file, by what records call it."""
        return await self._read(lambda connection: _file(connection, "game = ? AND material = ?", game, material))

    async def cup(self, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
        """A cup and all its entries."""
        return await self._read(lambda connection: _cup(connection, cup))

    async def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    def _read_now(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._reader is None:
            self._reader = self._connect()
        return work(self._reader)


def _try(connection: sqlite3.Connection, work: Work) -> Exception | None:
    """Do one piece of work so that its failure does not touch the others of the same commit."""
    connection.execute("SAVEPOINT job")
    try:
        work(connection)
    except (sqlite3.Error, Conflict) as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE job")
    return None


def _prepare(connection: sqlite3.Connection) -> None:
    """Make what is missing, in a new file or in one of an earlier version."""
    connection.executescript(_SCHEMA)
    columns = [column for _, column, *_ in connection.execute("PRAGMA table_info(tables)")]
    if "own" not in columns:
        connection.execute("ALTER TABLE tables ADD COLUMN own TEXT NOT NULL DEFAULT ''")
    connection.executescript(_LATER)


def _make(connection: sqlite3.Connection, row: TableRow, entries: list[Entry]) -> None:
    options = msgspec.json.encode(row.options).decode()
    values = (row.id, row.game, row.rules, row.material, options, row.visibility, row.seed, row.luck)
    connection.execute(
        f"INSERT INTO tables ({_COLUMNS}, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*values, row.origin, row.first, row.over, row.rematch, row.own, int(time.time())),
    )
    if row.own and connection.execute("SELECT 1 FROM files WHERE id = ?", (row.own,)).fetchone() is None:
        raise Conflict("the file that this table is to be played with is gone")
    _append(connection, row.id, 0, Change(entries, dict(enumerate(row.seats))))


def _append(connection: sqlite3.Connection, table: str, number: int, change: Change) -> None:
    connection.executemany(
        "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, number + place, entry.kind, entry.actor, entry.body, entry.at, entry.message, entry.note)
            for place, entry in enumerate(change.entries)
        ],
    )
    for seat, row in change.seats.items():
        connection.execute(
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?)", (table, seat, msgspec.json.encode(row).decode())
        )
    if change.over:
        connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))
    if change.rematch:
        done = connection.execute(
            "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", (change.rematch, table)
        )
        if done.rowcount != 1:
            raise Conflict("this table has its rematch already")


def _keep_file(connection: sqlite3.Connection, row: FileRow, most_unused: int) -> None:
    values = (row.id, row.game, row.name, row.material, row.content, int(time.time()))
    again = "ON CONFLICT (id) DO UPDATE SET made = excluded.made"
    connection.execute(f"INSERT INTO files VALUES (?, ?, ?, ?, ?, ?) {again}", values)
    newest = f"SELECT id FROM files WHERE {_UNUSED} ORDER BY id = ? DESC, made DESC LIMIT -1 OFFSET ?"
    connection.execute(f"DELETE FROM files WHERE id IN ({newest})", (row.id, most_unused))


def _file(connection: sqlite3.Connection, where: str, *values: str) -> FileRow | None:
    found = connection.execute(f"SELECT {_FILE} FROM files WHERE {where} LIMIT 1", values).fetchone()
    return FileRow(*found) if found else None


def _row(connection: sqlite3.Connection, table: str) -> TableRow | None:
    found = connection.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    return _read_row(connection, found) if found else None


def _read_row(connection: sqlite3.Connection, found: tuple[Any, ...]) -> TableRow:
    table, game, rules, material, options, visibility, seed, luck, origin, first, over, rematch, own = found
    seats = connection.execute("SELECT row FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return TableRow(
        id=table,
        game=game,
        rules=rules,
        material=material,
        options=msgspec.json.decode(options),
        seats=[_read_seat(row) for (row,) in seats],
        visibility=visibility,
        seed=seed,
        luck=luck,
        origin=origin,
        first=first,
        over=bool(over),
        rematch=rematch,
        own=own,
    )


def _journal(connection: sqlite3.Connection, table: str) -> list[Entry]:
    columns = "kind, actor, body, at, message, note"
    rows = connection.execute(f"SELECT {columns} FROM journal WHERE table_id = ? ORDER BY number", (table,))
    return [Entry(*row) for row in rows]


def _listed(connection: sqlite3.Connection, limit: int, since: int) -> list[TableRow]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM tables WHERE visibility = 'open' AND origin = 'table' AND made > ? "
        "ORDER BY over, made DESC LIMIT ?",
        (since, limit),
    ).fetchall()
    return [_read_row(connection, row) for row in rows]


def _append_to_cup(connection: sqlite3.Connection, cup: str, number: int, entries: list[CupEntry]) -> None:
    connection.executemany(
        "INSERT INTO cup_journal VALUES (?, ?, ?)",
        [(cup, number + place, msgspec.json.encode(entry).decode()) for place, entry in enumerate(entries)],
    )


def _cup(connection: sqlite3.Connection, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
    found = connection.execute("SELECT row FROM cups WHERE id = ?", (cup,)).fetchone()
    if found is None:
        return None
    rows = connection.execute("SELECT entry FROM cup_journal WHERE cup_id = ? ORDER BY number", (cup,))
    return _read_cup(found[0]), [_read_cup_entry(entry) for (entry,) in rows]
