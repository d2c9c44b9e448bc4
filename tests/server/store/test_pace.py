"""Who writes: the loop itself where the disk is quick, a thread where something may take its time."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest

from tablee.server.store import Store, sqlite, sqlite_rows
from tablee.server.store.sqlite import QUICK, SLOW_FOR, Pace, SqliteStore
from tests.server.store.kept import Kept, bodies, laid, led, ply


class Noted:
    """Notes in which threads moves are written, and how long each takes by the clock of the store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> None:
        self.threads: list[str] = []
        self.now = 0.0
        append = sqlite_rows.append

        def noted(*given: object) -> None:
            self.threads.append(threading.current_thread().name)
            self.now += seconds
            append(*given)  # type: ignore[arg-type]  # whatever is asked of it

        monkeypatch.setattr(sqlite_rows, "append", noted)


async def write(store: Store, moves: int) -> None:
    table = laid()
    await store.make(table, [])
    epoch = await led(store, table.id)
    for number in range(moves):
        await store.append(table.id, epoch, number, ply())
    assert await bodies(store, table.id) == ["o7"] * moves


def test_where_the_disk_is_quick_the_loop_writes_itself(in_own_file: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch)

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store._pace = Pace(lambda: noted.now)
        await write(store, 3)

    in_own_file.use(use)
    assert noted.threads == [threading.main_thread().name] * 3


def test_where_it_is_slow_a_thread_does(in_own_file: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch, seconds=20 * QUICK)

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store._pace = Pace(lambda: noted.now)
        await write(store, 3)

    in_own_file.use(use)
    assert noted.threads == [threading.main_thread().name, "tablee-store", "tablee-store"]


def test_a_disk_that_was_slow_once_is_quick_and_one_that_was_slow_for_a_while_is_tried_again() -> None:
    now = 0.0
    pace = Pace(lambda: now)
    pace.note(10 * QUICK)
    assert pace.is_quick()
    pace.note(10 * QUICK)
    assert not pace.is_quick()
    now = SLOW_FOR
    assert pace.is_quick()


def test_what_a_lock_keeps_from_being_written_at_once_is_written_by_the_thread(
    in_own_file: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = Noted(monkeypatch)

    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        lock = sqlite3.connect(in_own_file.file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(table.id, epoch, 0, ply()))
        while store.waiting == 0:
            await asyncio.sleep(0)
        while store.waiting:
            await asyncio.sleep(0)
        assert noted.threads == [], "neither of them has the lock"
        lock.execute("ROLLBACK")
        lock.close()
        await waiting
        assert await bodies(store, table.id) == ["o7"]

    in_own_file.use(use)
    assert noted.threads == ["tablee-store"]


def test_the_log_is_emptied_while_others_are_written(in_own_file: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BETWEEN_CHECKPOINTS", 3)
    emptied: list[str] = []
    empty = sqlite._empty_log

    def noted(connection: sqlite3.Connection) -> None:
        emptied.append(threading.current_thread().name)
        empty(connection)

    monkeypatch.setattr(sqlite, "_empty_log", noted)

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store._pace = Pace(lambda: 0.0)
        await write(store, 8)

    in_own_file.use(use)
    assert emptied
    assert set(emptied) == {"tablee-reader_0"}
