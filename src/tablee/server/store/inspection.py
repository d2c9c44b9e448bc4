"""Whether everything in a store can still be played: every table's journal is replayed by its rules."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from tablee.core.errors import TableeError
from tablee.core.phrases import Detail
from tablee.games import find_game, open_shelf
from tablee.server.files import Files
from tablee.server.journal import match_of
from tablee.server.store import Store, WholeTable, open_store
from tablee.server.store.backup import backup, file_of

AT_ONCE: Final = 50
"""How many tables are in memory at once."""
_HOLE: Final = Detail("error-journal-hole", {}, "an entry is missing in its journal", whole=True)


class Inspected(msgspec.Struct):
    """What was found."""

    tables: int = 0
    plies: int = 0
    problems: list[tuple[str, Detail]] = []
    """Tables that cannot be replayed, each with the reason."""


def inspect_store(place: str) -> Inspected:
    """Look through everything; of a file through a copy, so that a server may go on with it meanwhile."""
    open_shelf()
    file = file_of(place)
    if file is None:
        return asyncio.run(_inspect(place))
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:
        copy = Path(folder) / "tables.sqlite"
        backup(file, copy)
        return asyncio.run(_inspect(str(copy)))


async def _inspect(place: str) -> Inspected:
    store = open_store(place)
    await store.open()
    found = Inspected()
    try:
        after = ""
        while some := await store.whole(WholeTable, after, AT_ONCE):
            broken = await store.holes([table.row.id for table in some if isinstance(table, WholeTable)])
            for table in some:
                assert isinstance(table, WholeTable)
                after = table.row.id
                found.tables += 1
                if after in broken:
                    found.problems.append((after, _HOLE))
                else:
                    await _add(found, store, table)
    finally:
        await store.close()
    return found


async def _add(found: Inspected, store: Store, table: WholeTable) -> None:
    row = table.row
    try:
        source = await Files(store).source(row.own)
        found.plies += len(match_of(find_game(row.game, source), row, table.entries).plies)
    except TableeError as error:
        found.problems.append((row.id, error.phrase))
    except (msgspec.MsgspecError, LookupError, ValueError, TypeError) as error:
        problem = f"{type(error).__name__}: {error}"
        detail = Detail("error-journal-unreadable", {"problem": problem}, f"it cannot be read: {problem}", whole=True)
        found.problems.append((row.id, detail))
