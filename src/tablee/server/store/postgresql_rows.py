"""What is asked of a PostgreSQL store, each on a connection that somebody else cares for.

Time is the database's, so that the clocks of the servers do not matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from asyncpg import DataError, UniqueViolationError

from tablee.core.phrases import Detail, detail
from tablee.server.store import (
    Change,
    Conflict,
    CupEntry,
    CupRow,
    Entry,
    FileRow,
    NotOwner,
    OldTable,
    OldThings,
    Owner,
    ServerRow,
    TableRow,
    Whole,
    WholeCup,
    WholeFile,
    WholeTable,
    not_owner,
)
from tablee.server.store.forms import (
    DAYS_LISTED,
    ENTRY,
    FILE,
    FORGOTTEN_AFTER,
    HOLE,
    SERVER,
    TABLE,
    UNUSED_FILE,
    encoded,
    entry_values,
    read_cup,
    read_cup_entry,
    table_row,
    table_values,
)
from tablee.server.store.postgresql_schema import LOCK, NAMES, SCHEMA, VERSION
from tablee.server.store.trouble import newer

Connection: TypeAlias = Any
"""asyncpg publishes no types."""

BAD_VALUE: Final = (DataError, ValueError)
"""What PostgreSQL or asyncpg says of a value that no column can hold, such as a text with a NUL in it."""
_NOW: Final = "extract(epoch FROM clock_timestamp())::bigint"
_ALIVE: Final = "until > clock_timestamp()"


class Append(msgspec.Struct, frozen=True):
    """What is to be appended to a table."""

    table: str
    leader: Owner
    number: int
    change: Change


async def prepare(connection: Connection, place: str) -> None:
    """Make what is missing, one server after the other."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS notes (key text PRIMARY KEY, value text NOT NULL)")
        version = int(await noted(connection, "version") or 0)
        if version > VERSION:
            raise newer(place)
        if version < VERSION:
            await connection.execute(SCHEMA)
            await note(connection, "version", str(VERSION))


# Which server leads a table


async def renew(connection: Connection, server: ServerRow, seconds: float) -> None:
    await connection.execute(
        f"INSERT INTO servers ({SERVER}, until) "
        "VALUES ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6)) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        *(server.id, server.address, server.process, server.machine, server.door, seconds),
    )


async def succeed(connection: Connection, server: ServerRow) -> None:
    """Whoever was at this address before is dead, or this one could not listen there: its tables are free."""
    await connection.execute(
        "DELETE FROM servers WHERE machine = $1 AND address = $2 AND address != ''", server.machine, server.address
    )


async def forget_servers(connection: Connection) -> None:
    await connection.execute(
        "DELETE FROM servers WHERE until < clock_timestamp() - make_interval(secs => $1)", FORGOTTEN_AFTER
    )


async def leave(connection: Connection, server: ServerRow) -> None:
    """All that the server led can be claimed at once."""
    await connection.execute("DELETE FROM servers WHERE id = $1", server.id)
    await connection.execute(f"UPDATE owners SET server = NULL, led = {_NOW} WHERE server = $1", server.id)


async def claim(connection: Connection, table: str, server: ServerRow) -> Owner:
    while True:
        epoch = await connection.fetchval(
            f"INSERT INTO owners AS owned VALUES ($1, $2, 1, {_NOW}) ON CONFLICT (table_id) DO UPDATE "
            "SET server = excluded.server, epoch = owned.epoch + 1, led = excluded.led "
            "WHERE owned.server IS NULL OR owned.server = excluded.server "
            f"OR NOT EXISTS (SELECT 1 FROM servers WHERE id = owned.server AND {_ALIVE}) RETURNING epoch",
            *(table, server.id),
        )
        if epoch is not None:
            return Owner(server, epoch)
        if (found := await owner(connection, table)) is not None:
            return found
        # Its lease ran out in between.


async def release(connection: Connection, table: str, server: ServerRow, epoch: int) -> None:
    await connection.execute(
        f"UPDATE owners SET server = NULL, led = {_NOW} WHERE table_id = $1 AND server = $2 AND epoch = $3",
        *(table, server.id, epoch),
    )


async def owner(connection: Connection, table: str) -> Owner | None:
    found = await connection.fetchrow(
        f"SELECT {SERVER}, epoch FROM owners JOIN servers ON servers.id = server WHERE table_id = $1 AND {_ALIVE}",
        table,
    )
    return Owner(ServerRow(*found[:5]), found[5]) if found else None


async def still_led(connection: Connection, server: ServerRow, epochs: Mapping[str, int]) -> set[str]:
    rows = await connection.fetch("SELECT table_id, epoch FROM owners WHERE server = $1", server.id)
    return {table for table, epoch in rows if epochs.get(table) == epoch}


async def servers(connection: Connection) -> list[ServerRow]:
    rows = await connection.fetch(f"SELECT {SERVER} FROM servers WHERE {_ALIVE} ORDER BY address, id")
    return [ServerRow(*row) for row in rows]


# Tables


async def make(connection: Connection, row: TableRow, entries: list[Entry], made: int | None = None) -> None:
    """In a transaction.  The file is locked, so that nobody sweeps it before the table is there."""
    if row.own and await connection.fetchval("SELECT 1 FROM files WHERE id = $1 FOR SHARE", row.own) is None:
        raise Conflict("the file that this table is to be played with is gone")
    places = ", ".join(f"${number}" for number in range(1, 15))
    await connection.execute(
        f"INSERT INTO tables ({TABLE}, made) VALUES ({places}, coalesce($15, {_NOW}))", *table_values(row), made
    )
    await _write_entries(connection, row.id, 0, entries)


_APPEND: Final = f"""
WITH given AS (
    SELECT * FROM unnest($2::text[], $3::bigint[], $4::boolean[]) AS given (table_id, epoch, over)
), led AS (
    SELECT owners.table_id, given.over FROM owners JOIN given USING (table_id, epoch) WHERE owners.server = $1
    ORDER BY owners.table_id FOR SHARE OF owners
), written AS (
    INSERT INTO journal (table_id, number, {ENTRY})
    SELECT entry.* FROM led JOIN unnest(
        $5::text[], $6::integer[], $7::text[], $8::integer[], $9::text[], $10::bigint[], $11::text[], $12::text[]
    ) AS entry (table_id, number, kind, actor, body, at, message, note) USING (table_id)
), ended AS (
    UPDATE tables SET over = true FROM led WHERE led.over AND tables.id = led.table_id
)
SELECT table_id FROM led
"""
"""One round trip for all that waits.  Whoever claims a table waits for the lock, and then reads what was written."""


async def append_all(connection: Connection, jobs: list[Append], again: bool) -> Sequence[Exception | None]:
    """Write the changes of several tables, and say which could not be written; `again` if that may be done already."""
    tables = [job.table for job in jobs]
    if not again and len(set(tables)) == len(jobs) and not any(job.change.rematch for job in jobs):
        epochs, overs = [job.leader.epoch for job in jobs], [job.change.over for job in jobs]
        entries = [values for job in jobs for values in entry_values(job.table, job.number, job.change.entries)]
        columns = [list(column) for column in zip(*entries)] or [[]] * 8
        try:
            rows = await connection.fetch(_APPEND, jobs[0].leader.server.id, tables, epochs, overs, *columns)
        except (UniqueViolationError, *BAD_VALUE):
            pass  # somebody's number is taken, or somebody's text cannot be kept: one after the other, to know whose
        else:
            led = {table for (table,) in rows}
            return [None if table in led else not_owner(table) for table in tables]
    return [await _append_one(connection, job, again) for job in jobs]


async def _append_one(connection: Connection, job: Append, again: bool) -> Exception | None:
    try:
        async with connection.transaction():
            await _append(connection, job, again)
    except UniqueViolationError as error:
        return Conflict(str(error))
    except (Conflict, NotOwner, *BAD_VALUE) as error:
        return error
    return None


async def _append(connection: Connection, job: Append, again: bool) -> None:
    led = await connection.fetchval(
        "SELECT 1 FROM owners WHERE table_id = $1 AND server = $2 AND epoch = $3 FOR SHARE",
        *(job.table, job.leader.server.id, job.leader.epoch),
    )
    if led is None:
        raise not_owner(job.table)
    if not (again and await _stands(connection, job)):
        await _write_entries(connection, job.table, job.number, job.change.entries)
    if job.change.over:
        await connection.execute("UPDATE tables SET over = true WHERE id = $1", job.table)
    if job.change.rematch:
        done = await connection.fetchval(
            "UPDATE tables SET rematch = $1 WHERE id = $2 AND (rematch IS NULL OR rematch = $1) RETURNING 1",
            *(job.change.rematch, job.table),
        )
        if done is None:
            raise Conflict("this table has its rematch already")


async def _stands(connection: Connection, job: Append) -> bool:
    """Whether these very entries are there: the connection was lost after they were written."""
    rows = await connection.fetch(
        f"SELECT {ENTRY} FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3",
        *(job.table, job.number, len(job.change.entries)),
    )
    return [Entry(*row) for row in rows] == job.change.entries


async def _write_entries(connection: Connection, table: str, number: int, entries: Sequence[Entry]) -> None:
    await connection.executemany(
        "INSERT INTO journal VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", entry_values(table, number, entries)
    )


async def row(connection: Connection, table: str) -> TableRow | None:
    rows = await connection.fetch(f"SELECT {TABLE} FROM tables WHERE id = $1", table)
    return (await _with_seats(connection, rows))[0] if rows else None


async def _with_seats(connection: Connection, rows: Sequence[Any]) -> list[TableRow]:
    """The tables with whoever sits there now, by the last entry of each seat, which is read after the rows."""
    changes: dict[str, list[tuple[int, str]]] = {row["id"]: [] for row in rows}
    found = await connection.fetch(
        "SELECT DISTINCT ON (table_id, actor) table_id, actor, body FROM journal "
        "WHERE table_id = ANY($1) AND kind = 'seat' ORDER BY table_id, actor, number DESC",
        list(changes),
    )
    for table, actor, body in found:
        changes[table].append((actor, body))
    return [table_row(tuple(row), changes[row["id"]]) for row in rows]


async def journal(connection: Connection, table: str) -> list[Entry]:
    rows = await connection.fetch(f"SELECT {ENTRY} FROM journal WHERE table_id = $1 ORDER BY number", table)
    return [Entry(*row) for row in rows]


async def holes(connection: Connection, tables: Sequence[str]) -> set[str]:
    found = f"SELECT table_id FROM journal WHERE table_id = ANY($1) GROUP BY table_id HAVING {HOLE}"
    return {table for (table,) in await connection.fetch(found, list(tables))}


async def latest(connection: Connection, most: int) -> list[str]:
    rows = await connection.fetch("SELECT id FROM tables ORDER BY made DESC LIMIT $1", most)
    return [table for (table,) in rows]


async def keyless(connection: Connection) -> str | None:
    """One of our tables that has no primary key, by which nothing is there twice; nothing if all have it."""
    found: str | None = await connection.fetchval(
        "SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS "
        "(SELECT 1 FROM pg_index WHERE indrelid = to_regclass(name) AND indisprimary AND indisvalid)",
        NAMES,
    )
    return found


async def damage(connection: Connection, tables: Sequence[str]) -> Detail | None:
    """What is wrong with one of these tables: a journal with a hole, or a row that cannot be read."""
    for table in await holes(connection, tables):
        return detail("detail-journal-hole", "an entry is missing in the journal of table {table}", table=table)
    try:
        await _with_seats(connection, await connection.fetch(f"SELECT {TABLE} FROM tables WHERE id = ANY($1)", tables))
    except (msgspec.MsgspecError, LookupError) as error:
        if len(tables) > 1:  # one after the other, to know whose
            return next(filter(None, [await damage(connection, [table]) for table in tables]), None)
        return detail(
            "detail-table-unreadable", "table {table} cannot be read ({problem})", table=tables[0], problem=str(error)
        )
    return None


async def listed(connection: Connection, limit: int) -> list[TableRow]:
    rows = await connection.fetch(
        f"SELECT {TABLE} FROM tables WHERE visibility = 'open' AND origin = 'table' AND made > {_NOW} - $1 "
        "ORDER BY over, made DESC LIMIT $2",
        *(DAYS_LISTED * 86_400, limit),
    )
    return await _with_seats(connection, rows)


# Cups


async def make_cup(connection: Connection, row: CupRow, made: int | None = None) -> None:
    await connection.execute(f"INSERT INTO cups VALUES ($1, $2, coalesce($3, {_NOW}))", row.id, encoded(row), made)


async def append_to_cup(connection: Connection, cup: str, number: int, entries: list[CupEntry]) -> None:
    await connection.executemany(
        "INSERT INTO cup_journal VALUES ($1, $2, $3)",
        [(cup, number + place, encoded(entry)) for place, entry in enumerate(entries)],
    )


async def cup(connection: Connection, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
    found = await connection.fetchval("SELECT row FROM cups WHERE id = $1", cup)
    return (read_cup(found), await cup_entries(connection, cup)) if found is not None else None


async def cup_entries(connection: Connection, cup: str) -> list[CupEntry]:
    rows = await connection.fetch("SELECT entry FROM cup_journal WHERE cup_id = $1 ORDER BY number", cup)
    return [read_cup_entry(entry) for (entry,) in rows]


# Users' files


async def keep_file(connection: Connection, row: FileRow, most_unused: int) -> None:
    """In a transaction."""
    await connection.execute(
        f"INSERT INTO files ({FILE}, made) VALUES ($1, $2, $3, $4, $5, {_NOW}) "
        "ON CONFLICT (id) DO UPDATE SET made = excluded.made",
        *(row.id, row.game, row.name, row.material, row.content),
    )
    order = "ORDER BY (id = $1) DESC, made DESC OFFSET $2"
    await _forget_files(connection, f"SELECT id FROM files WHERE {UNUSED_FILE} {order}", row.id, most_unused)


async def old(connection: Connection, seconds: int) -> OldThings:
    tables = await connection.fetch(
        "SELECT id, game, over FROM tables LEFT JOIN owners ON table_id = id "
        f"WHERE greatest(made, led) < {_NOW} - $1 ORDER BY id",
        seconds,
    )
    cups = await connection.fetch(f"SELECT id FROM cups WHERE made < {_NOW} - $1 ORDER BY id", seconds)
    return OldThings([OldTable(*table) for table in tables], [cup for (cup,) in cups])


async def remove(connection: Connection, tables: Sequence[str], cups: Sequence[str]) -> None:
    """In a transaction."""
    for column, name, names in (
        ("table_id", "journal", tables),
        ("table_id", "owners", tables),
        ("id", "tables", tables),
        ("cup_id", "cup_journal", cups),
        ("id", "cups", cups),
    ):
        await connection.execute(f"DELETE FROM {name} WHERE {column} = ANY($1)", list(names))


async def sweep_files(connection: Connection, seconds: int) -> None:
    """In a transaction."""
    old = f"SELECT id FROM files WHERE made < {_NOW} - $1 AND {UNUSED_FILE}"
    await _forget_files(connection, old, seconds)


async def _forget_files(connection: Connection, which: str, *values: Any) -> None:
    """Lock them first: a table that is being laid with one is there when the second statement looks."""
    rows = await connection.fetch(f"SELECT id FROM files WHERE id IN ({which}) ORDER BY id FOR UPDATE", *values)
    await connection.execute(f"DELETE FROM files WHERE id = ANY($1) AND {UNUSED_FILE}", [file for (file,) in rows])


async def file(connection: Connection, where: str, *values: str) -> FileRow | None:
    found = await connection.fetchrow(f"SELECT {FILE} FROM files WHERE {where} LIMIT 1", *values)
    return FileRow(*found) if found else None


# Limits


async def spend(connection: Connection, what: str, who: str, burst: float, per_second: float) -> bool:
    filled = "least($3, owned.tokens + extract(epoch FROM clock_timestamp() - owned.filled)::float8 * $4)"
    spent = await connection.fetchval(
        "INSERT INTO buckets AS owned VALUES ($1, $2, $3 - 1, clock_timestamp()) ON CONFLICT (what, who) DO UPDATE "
        f"SET tokens = {filled} - 1, filled = clock_timestamp() WHERE {filled} >= 1 RETURNING 1",
        *(what, who, float(burst), float(per_second)),
    )
    if per_second:
        await connection.execute(
            "DELETE FROM buckets WHERE what = $1 AND filled < clock_timestamp() - make_interval(secs => $2)",
            *(what, burst / per_second),
        )
    return spent is not None


# Moving house


async def whole(connection: Connection, kind: type[Whole], after: str, most: int) -> list[Whole]:
    if kind is WholeFile:
        rows = await connection.fetch(f"SELECT {FILE}, made FROM files WHERE id > $1 ORDER BY id LIMIT $2", after, most)
        return [WholeFile(FileRow(*row[:5]), row[5]) for row in rows]
    if kind is WholeCup:
        rows = await connection.fetch("SELECT row, made FROM cups WHERE id > $1 ORDER BY id LIMIT $2", after, most)
        cups = [(read_cup(row), made) for row, made in rows]
        return [WholeCup(row, await cup_entries(connection, row.id), made) for row, made in cups]
    rows = await connection.fetch(f"SELECT {TABLE}, made FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, most)
    tables = [(table_row(row[:14], ()), row[14]) for row in map(tuple, rows)]
    return [WholeTable(row, await journal(connection, row.id), made) for row, made in tables]


async def bring(connection: Connection, wholes: list[Whole]) -> None:
    for one in wholes:
        match one:
            case WholeTable():
                await make(connection, one.row, one.entries, one.made)
                await connection.execute(f"INSERT INTO owners VALUES ($1, NULL, 0, {_NOW})", one.row.id)
            case WholeCup():
                await make_cup(connection, one.row, one.made)
                await append_to_cup(connection, one.row.id, 0, one.entries)
            case WholeFile():
                values = (one.row.id, one.row.game, one.row.name, one.row.material, one.row.content, one.made)
                await connection.execute("INSERT INTO files VALUES ($1, $2, $3, $4, $5, $6)", *values)


async def counts(connection: Connection) -> dict[type[Whole], int]:
    async def count(table: str) -> int:
        number: int = await connection.fetchval(f"SELECT count(*) FROM {table}")
        return number

    return {WholeTable: await count("tables"), WholeCup: await count("cups"), WholeFile: await count("files")}


async def note(connection: Connection, key: str, value: str | None) -> None:
    await connection.execute("DELETE FROM notes WHERE key = $1", key)
    if value is not None:
        await connection.execute("INSERT INTO notes VALUES ($1, $2)", key, value)


async def noted(connection: Connection, key: str) -> str | None:
    found: str | None = await connection.fetchval("SELECT value FROM notes WHERE key = $1", key)
    return found


async def agree(connection: Connection, key: str, value: str) -> str:
    await connection.execute("INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO NOTHING", key, value)
    return await noted(connection, key) or value
