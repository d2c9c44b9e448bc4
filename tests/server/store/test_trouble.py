"""A store in trouble: noticed, nothing acknowledged, told, and over when it is over."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tablee.server.store import Change, Entry, NotOwner, Store, sqlite_rows
from tablee.server.store.postgresql import PostgresqlStore
from tablee.server.store.trouble import BadStore, StoreHeld, StoreTrouble
from tests.server.postgresql import Cluster
from tests.server.store.kept import Kept, bodies, laid, led, locked, ply

IMPATIENT = 2.0
"""Seconds that a test waits until a database is given up, in which one that is there answers on a busy machine, too."""


async def refused(store: Store, table: str, epoch: int, number: int) -> str:
    """The key of why nothing can be written; the store says the same to whoever asks after its health."""
    with pytest.raises(StoreTrouble) as trouble:
        await store.append(table, epoch, number, ply())
    assert trouble.value.status == 503
    assert store.trouble is not None
    assert store.trouble.key == trouble.value.key
    with pytest.raises(StoreTrouble):
        await store.check()
    return trouble.value.key


async def over(store: Store) -> None:
    """Ask after the store's health until its trouble is over."""
    async with asyncio.timeout(120):
        while store.trouble is not None:
            with suppress(StoreTrouble):
                await store.check()


# The file


def test_a_file_that_is_deleted_is_noticed_and_it_is_over_when_it_is_back(in_any_file: Kept, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        away = tmp_path / "away.sqlite"
        in_any_file.file.rename(away)
        assert await refused(store, table.id, epoch, 0) == "error-store-gone"
        assert not in_any_file.file.exists(), "no empty file takes its place"
        away.rename(in_any_file.file)
        await store.check()
        assert store.trouble is None
        await store.append(table.id, epoch, 0, ply())
        assert await bodies(store, table.id) == ["o7"]

    in_any_file.use(use)


def test_a_file_that_is_deleted_while_it_is_written_to_is_noticed(
    in_any_file: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        monkeypatch.setattr(sqlite_rows, "append", lambda *_: in_any_file.file.unlink())
        with pytest.raises(StoreTrouble):
            await store.append(table.id, epoch, 0, ply())

    in_any_file.use(use)


def test_what_was_loaded_from_a_file_is_not_written_to_another(in_any_file: Kept, tmp_path: Path) -> None:
    """Somebody puts a backup in its place: its tables have other journals."""

    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        backup = sqlite3.connect(tmp_path / "backup.sqlite")
        with sqlite3.connect(in_any_file.file) as source:
            source.backup(backup)
        source.close()
        backup.close()
        for number in range(3):
            await store.append(table.id, epoch, number, ply())
        for beside in in_any_file.file.parent.glob("tables.sqlite*"):
            beside.unlink()
        shutil.copy(tmp_path / "backup.sqlite", in_any_file.file)
        with pytest.raises(NotOwner):
            await store.append(table.id, epoch, 3, ply())
        assert await bodies(store, table.id) == []
        await store.append(table.id, await led(store, table.id), 0, ply("anew"))
        assert await bodies(store, table.id) == ["anew"]

    in_any_file.use(use)


def test_a_log_that_was_deleted_takes_nothing_with_it_that_was_acknowledged(in_any_file: Kept) -> None:
    """The log of SQLite has what was written last; somebody tidies up beside the file."""
    table = laid()

    async def use(store: Store) -> None:
        await store.make(table, [])
        epoch = await led(store, table.id)
        await store.append(table.id, epoch, 0, ply("before"))
        for beside in ("-wal", "-shm"):
            in_any_file.file.with_name(in_any_file.file.name + beside).unlink()
        with pytest.raises(NotOwner):
            await store.append(table.id, epoch, 1, ply("meanwhile"))
        await store.append(table.id, await led(store, table.id), 1, ply("anew"))
        assert await bodies(store, table.id) == ["before", "anew"]

    async def look(store: Store) -> None:
        assert await bodies(store, table.id) == ["before", "anew"]

    in_any_file.use(use, look)


def test_a_log_that_was_deleted_is_noticed_though_nobody_plays(in_own_file: Kept) -> None:
    table = laid()

    async def use(store: Store) -> None:
        await store.make(table, [Entry("ply", 0, "o7")])
        in_own_file.file.with_name(in_own_file.file.name + "-wal").unlink()
        await store.renew()
        shutil.copy(in_own_file.file, in_own_file.file.with_name("copy"))

    in_own_file.use(use)
    copy = Kept(str(in_own_file.file.with_name("copy")), None)

    async def look(store: Store) -> None:
        assert await bodies(store, table.id) == ["o7"]

    copy.use(look)


def test_a_lock_is_waited_for_but_not_for_ever(in_any_file: Kept) -> None:
    in_any_file.patience = 0.2

    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        with locked(in_any_file.file):
            assert await refused(store, table.id, epoch, 0) == "error-store-locked"
            assert await bodies(store, table.id) == [], "reading goes on"
        await store.append(table.id, epoch, 0, ply())
        assert store.trouble is None
        assert await bodies(store, table.id) == ["o7"]

    in_any_file.use(use)


def test_a_store_that_is_locked_can_be_closed(in_any_file: Kept) -> None:
    in_any_file.patience = 0.2

    async def whole() -> None:
        async with in_any_file.store() as store:
            table = laid()
            await store.make(table, [])
            epoch = await led(store, table.id)
            lock = locked(in_any_file.file)
            lock.__enter__()
            waiting = asyncio.create_task(store.append(table.id, epoch, 0, ply()))
            await asyncio.sleep(0)
        lock.__exit__(None, None, None)
        with pytest.raises(StoreTrouble):
            await waiting

    asyncio.run(asyncio.wait_for(whole(), 240))


def test_a_short_lock_is_not_noticed(in_any_file: Kept) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        held, let_go = threading.Event(), threading.Event()

        def hold() -> None:
            with locked(in_any_file.file):
                held.set()
                let_go.wait(30)

        other = threading.Thread(target=hold)
        other.start()
        await asyncio.to_thread(held.wait, 30)
        waiting = asyncio.create_task(store.append(table.id, epoch, 0, ply()))
        await asyncio.sleep(0)
        let_go.set()
        await waiting
        other.join()
        assert store.trouble is None

    in_any_file.use(use)


def test_a_store_that_is_broken_says_how(in_any_file: Kept) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        in_any_file.sql("ALTER TABLE journal RENAME TO elsewhere")
        assert await refused_append(store, table.id, epoch) == "error-store-broken"
        assert store.trouble is not None
        assert "journal" in str(store.trouble.facts["problem"])
        in_any_file.sql("ALTER TABLE elsewhere RENAME TO journal")
        await store.append(table.id, epoch, 0, ply())
        assert store.trouble is None

    in_any_file.use(use)


# Whose file it is


def test_a_second_server_on_the_same_file_is_told_which_process_has_it(in_file: Kept) -> None:
    async def use() -> None:
        async with in_file.store("http://localhost:8737/", shared=False):
            with pytest.raises(StoreHeld) as refused:
                async with in_file.store(shared=False):
                    pass
            with pytest.raises(StoreHeld):
                async with in_file.store(shared=True):
                    pass
            facts = refused.value.facts
            assert (facts["process"], facts["address"]) == (str(os.getpid()), "http://localhost:8737/")
            assert facts["place"] == str(in_file.file)
        async with in_file.store(shared=False):
            pass

    asyncio.run(use())


def test_a_server_that_is_alone_writes_nothing_while_nobody_plays_but_notices_what_happens(in_file: Kept) -> None:
    async def use() -> None:
        async with in_file.store(shared=False) as store:
            before = in_file.sql("SELECT until FROM servers")
            await store.renew(1000)
            assert in_file.sql("SELECT until FROM servers") == before
            await store.check()
            assert in_file.sql("SELECT until FROM servers") > before
            in_file.file.rename(in_file.file.with_name("away"))
            with pytest.raises(StoreTrouble):
                await store.renew()
            assert store.trouble is not None
            in_file.file.with_name("away").rename(in_file.file)
            await store.renew()
            assert store.trouble is None

    asyncio.run(use())


def test_whoever_shares_a_file_keeps_out_who_does_not(in_file: Kept) -> None:
    async def use() -> None:
        async with in_file.store("a:1"), in_file.store("b:1") as second:
            assert len(await second.servers()) == 2
            with pytest.raises(StoreHeld):
                async with in_file.store(shared=False):
                    pass

    asyncio.run(use())


def test_what_a_dead_server_led_is_free_for_whoever_has_the_file_next(in_file: Kept) -> None:
    table = laid()

    async def die(store: Store) -> None:
        await store.make(table, [])
        in_file.sql("INSERT INTO servers VALUES ('dead', 'gone:1', 1, 'there', 9999999999, '')")
        in_file.sql(f"INSERT INTO owners VALUES ('{table.id}', 'dead', 7, 0)")

    async def take_over() -> None:
        async with in_file.store(shared=False) as store:
            assert await led(store, table.id) > 8

    in_file.use(die)
    asyncio.run(take_over())


@pytest.mark.parametrize("kind", ["folder", "no store"])
def test_what_is_no_store_cannot_be_opened(in_file: Kept, kind: str) -> None:
    in_file.file.parent.mkdir()
    if kind == "folder":
        in_file.file.mkdir()
    else:
        in_file.file.write_bytes(b"a letter to Camille, and no database at all" * 100)

    async def use() -> None:
        with pytest.raises(BadStore) as refused:
            async with in_file.store():
                pass
        assert refused.value.facts["place"] == str(in_file.file)

    asyncio.run(use())


# The database


@pytest.fixture
def stopped(cluster: Cluster) -> Iterator[Cluster]:
    """The cluster, for a test that stops it; it runs again for the others."""
    yield cluster
    if not cluster.is_running():
        cluster.start()


def test_a_database_that_restarts_is_waited_for(in_database: Kept, stopped: Cluster) -> None:
    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        await store.append(table.id, epoch, 0, ply("before"))
        await asyncio.to_thread(stopped.stop)
        waiting = asyncio.create_task(store.append(table.id, epoch, 1, ply("meanwhile")))
        await asyncio.sleep(0)
        await asyncio.to_thread(stopped.start)
        try:
            await waiting
        except StoreTrouble:  # it took its time to come back, on a machine that does much else
            await store.append(table.id, epoch, 1, ply("meanwhile"))
        assert store.trouble is None
        assert await bodies(store, table.id) == ["before", "meanwhile"]

    in_database.use(use)


@pytest.mark.slow
def test_a_database_that_is_gone_is_noticed_and_it_is_over_when_it_is_back(in_database: Kept, stopped: Cluster) -> None:
    in_database.patience = IMPATIENT

    async def use(store: Store) -> None:
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)
        await asyncio.to_thread(stopped.stop, "immediate")
        assert await refused(store, table.id, epoch, 0) == "error-store-unreachable"
        with pytest.raises(StoreTrouble):
            await store.row(table.id)
        await asyncio.to_thread(stopped.start)
        await over(store)
        await store.append(table.id, epoch, 0, ply())
        assert await bodies(store, table.id) == ["o7"]

    in_database.use(use)


@pytest.mark.slow
def test_a_store_whose_database_is_gone_can_be_closed(in_database: Kept, stopped: Cluster) -> None:
    in_database.patience = IMPATIENT

    async def use(store: Store) -> None:
        await asyncio.to_thread(stopped.stop, "immediate")

    in_database.use(use)


def test_what_was_written_before_the_connection_was_lost_is_not_written_twice(
    in_database: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a commit is lost, and it is tried again."""

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresqlStore)
        table, rows = laid(), [laid(), laid()]
        for row in (table, *rows):
            await store.make(row, [])
        epochs = [await led(store, row.id) for row in (table, *rows)]
        on_connection = store._on_connection
        lost = 0

        async def lose_the_answer(work: Any, seconds: float) -> Any:
            nonlocal lost
            result = await on_connection(work, seconds)
            lost += 1
            if lost == 1:
                raise ConnectionResetError
            return result

        monkeypatch.setattr(store, "_on_connection", lose_the_answer)
        await asyncio.gather(*[store.append(row.id, epoch, 0, ply()) for row, epoch in zip((table, *rows), epochs)])
        assert lost == 2
        lost = 0
        another = laid()
        await store.make(another, [])
        assert lost == 2
        for row in (table, *rows):
            assert await bodies(store, row.id) == ["o7"]
        assert await bodies(store, another.id) == []

    in_database.use(use)


@pytest.mark.slow
def test_a_connection_that_stalls_is_given_up(in_database: Kept) -> None:
    """Somebody holds a lock for long: whoever waits is told, and what was given up is not written later."""
    in_database.patience = IMPATIENT

    async def use(store: Store, other: Store) -> None:
        assert isinstance(other, PostgresqlStore)
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)

        async with other._pool.acquire() as connection, connection.transaction():
            await connection.execute("LOCK TABLE journal IN EXCLUSIVE MODE")
            assert await refused_append(store, table.id, epoch) == "error-store-unreachable"
        await over(store)
        await store.append(table.id, await led(store, table.id), 0, ply("anew"))
        assert await bodies(store, table.id) == ["anew"]

    in_database.use(use, servers=2)


def test_a_server_that_begins_has_more_patience_than_one_with_people(in_database: Kept) -> None:
    """Its database may be busy at that moment, and nobody waits for it yet."""
    in_database.patience = patience = 0.5

    async def begin() -> None:
        async with in_database.store("late:1"):
            pass

    async def use(_: Store) -> None:
        somebody = await asyncpg.connect(in_database.place)
        async with somebody.transaction():
            await somebody.execute("LOCK TABLE servers IN EXCLUSIVE MODE")
            beginning = asyncio.create_task(begin())
            await asyncio.sleep(3 * patience)
            assert not beginning.done()
        await beginning
        await somebody.close()

    in_database.use(use)


async def refused_append(store: Store, table: str, epoch: int) -> str:
    with pytest.raises(StoreTrouble) as trouble:
        await store.append(table, epoch, 0, ply())
    return trouble.value.key


def test_what_cannot_be_kept_fails_alone(in_database: Kept) -> None:
    async def use(store: Store) -> None:
        tables = [laid() for _ in range(4)]
        for table in tables:
            await store.make(table, [])
        epochs = [await led(store, table.id) for table in tables]
        odd = {1: ply("no\0text"), 2: Change([Entry("ply", 0, "o7", at=1 << 70)])}
        results = await asyncio.gather(
            *[
                store.append(table.id, epoch, 0, odd.get(number, ply()))
                for number, (table, epoch) in enumerate(zip(tables, epochs))
            ],
            return_exceptions=True,
        )
        assert [result is None for result in results] == [True, False, False, True]
        assert [await bodies(store, table.id) for table in tables] == [["o7"], [], [], ["o7"]]
        assert store.trouble is None

    in_database.use(use)


def test_a_crowd_that_waits_is_no_trouble(in_database: Kept) -> None:
    """Many pages come back at once: each waits for its turn, and that is not taken for a database that is gone."""
    in_database.patience = 1.0

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresqlStore)
        table = laid()
        await store.make(table, [])
        epoch = await led(store, table.id)

        async def slow(connection: Any, _again: bool) -> None:
            await connection.fetchval("SELECT pg_sleep(0.1)")

        crowd = [asyncio.create_task(store._do(slow)) for _ in range(60)]
        await asyncio.sleep(0)
        await store.append(table.id, epoch, 0, ply())
        await store.check()
        assert not all(task.done() for task in crowd), "appends do not wait for the crowd"
        await asyncio.gather(*crowd)
        assert store.trouble is None

    in_database.use(use)


def test_a_database_that_cannot_be_opened_is_told_without_its_password(cluster: Cluster) -> None:
    place = cluster.place(database="nowhere").replace("tablee@", "tablee:secret@")

    async def use() -> None:
        with pytest.raises(BadStore) as refused:
            async with Kept(place, cluster).store():
                pass
        assert "nowhere" in str(refused.value)
        assert "secret" not in str(refused.value)

    asyncio.run(use())
