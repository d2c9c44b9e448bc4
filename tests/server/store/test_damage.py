"""What was lost or changed behind the servers' backs is found: at the start in a database, by a check in both."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablee.server.store import Change, Entry, Store
from tablee.server.store.inspection import inspect_store
from tablee.server.store.trouble import BadStore
from tests.server.house import PATIENCE
from tests.server.store.kept import Kept, laid, led


def filled(kept: Kept) -> list[str]:
    """Two tables where five things were said, in a store that nobody has open."""
    tables: list[str] = []

    async def fill(store: Store) -> None:
        for _ in range(2):
            row = laid()
            await store.make(row, [])
            epoch = await led(store, row.id)
            for number in range(5):
                await store.append(row.id, epoch, number, Change([Entry("chat", 0, "hello")]))
            tables.append(row.id)

    kept.use(fill)
    return tables


def test_a_journal_with_a_hole_is_found(kept: Kept) -> None:
    good, bad = filled(kept)
    kept.sql(f"DELETE FROM journal WHERE table_id = '{bad}' AND number = 2")

    async def look(store: Store) -> None:
        assert await store.holes([good, bad]) == {bad}

    kept.use(look)
    found = inspect_store(kept.place)
    assert found.tables == 2
    assert [(table, reason.key) for table, reason in found.problems] == [(bad, "error-journal-hole")]


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (
            "DELETE FROM journal WHERE table_id = '{bad}' AND number = 0",
            "an entry is missing in the journal of table {bad}",
        ),
        (
            "DELETE FROM journal WHERE table_id = '{bad}' AND number = 3",
            "an entry is missing in the journal of table {bad}",
        ),
        ("UPDATE tables SET seats = '[' WHERE id = '{bad}'", "table {bad} cannot be read"),
        ("UPDATE tables SET options = 'zz' WHERE id = '{bad}'", "table {bad} cannot be read"),
        ("UPDATE journal SET kind = 'seat' WHERE table_id = '{bad}' AND number = 4", "table {bad} cannot be read"),
        ("ALTER TABLE journal DROP CONSTRAINT journal_pkey", "journal has no primary key"),
    ],
)
def test_a_damaged_database_is_told_so_when_it_is_looked_through(in_database: Kept, harm: str, said: str) -> None:
    good, bad = filled(in_database)

    async def look(store: Store) -> None:
        await store.look_through()

    in_database.use(look)
    in_database.sql(harm.format(bad=bad))
    with pytest.raises(BadStore, match=said.format(bad=bad)) as told:
        in_database.use(look)
    assert good not in str(told.value)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_no_server_starts_on_a_damaged_database_and_it_says_why_in_one_line(in_database: Kept, workers: str) -> None:
    _, bad = filled(in_database)
    in_database.sql(f"DELETE FROM journal WHERE table_id = '{bad}' AND number = 2")
    line = ["--lang", "fr", "serve", "--no-browser", "--port", "0", "--workers", workers, "--store", in_database.place]
    told = subprocess.run(
        [sys.executable, "-m", "tablee", *line], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert told.returncode == 2
    assert f"il manque une entrée au journal de la table {bad}" in told.stderr
    assert "pg_restore" in told.stderr
    assert len(told.stderr.splitlines()) == 1
