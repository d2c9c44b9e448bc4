"""What is asked of a SQLite store, each within a transaction that somebody else begins and ends."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import Final

from tablee.server.store import (
    Change,
    Conflict,
    CupEntry,
    CupRow,
    Entry,
    FileRow,
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

Connection = sqlite3.Connection

_LED: Final = "table_id = ? AND server = ? AND epoch = ?"
_APPEND: Final = f"INSERT INTO journal SELECT ?, ?, ?, ?, ?, ?, ?, ? FROM owners WHERE {_LED}"
"""Writes nothing for a server that does not lead the table; one statement is quicker than to look first."""

# Which server leads a table


def renew(connection: Connection, server: ServerRow, seconds: float) -> None:
    now = time.time()
    connection.execute(
        f"INSERT INTO servers ({SERVER}, until) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        (server.id, server.address, server.process, server.machine, server.door, now + seconds),
    )
    connection.execute("DELETE FROM servers WHERE until < ?", (now - FORGOTTEN_AFTER,))


def leave(connection: Connection, server: ServerRow) -> None:
    """All that the server led can be claimed at once."""
    connection.execute("UPDATE owners SET server = NULL, led = ? WHERE server = ?", (int(time.time()), server.id))
    connection.execute("DELETE FROM servers WHERE id = ?", (server.id,))


def begin_anew(connection: Connection, server: ServerRow | None) -> None:
    """What the rows say that this server leads it does not, nor does any other if it has the file alone."""
    whose, values = ("server = ?", (server.id,)) if server is not None else ("server IS NOT NULL", ())
    connection.execute(f"UPDATE owners SET server = NULL, epoch = epoch + 1 WHERE {whose}", values)
    if server is None:
        connection.execute("DELETE FROM servers")
    else:  # whoever was at this address before is dead, or could not listen there
        connection.execute(
            "DELETE FROM servers WHERE machine = ? AND address = ? AND address != ''", (server.machine, server.address)
        )


def claim(connection: Connection, table: str, server: ServerRow) -> Owner:
    now = time.time()
    claimed = connection.execute(
        "INSERT INTO owners VALUES (?, ?, 1, ?) ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, "
        "epoch = epoch + 1, led = excluded.led WHERE server IS NULL OR server = excluded.server "
        "OR server NOT IN (SELECT id FROM servers WHERE until > ?) RETURNING epoch",
        (table, server.id, int(now), now),
    ).fetchall()
    if claimed:
        return Owner(server, claimed[0][0])
    found = owner(connection, table)
    assert found is not None
    return found


def release(connection: Connection, table: str, server: ServerRow, epoch: int) -> None:
    connection.execute(
        "UPDATE owners SET server = NULL, led = ? WHERE table_id = ? AND server = ? AND epoch = ?",
        (int(time.time()), table, server.id, epoch),
    )


def owner(connection: Connection, table: str) -> Owner | None:
    found = connection.execute(
        f"SELECT {SERVER}, epoch FROM owners JOIN servers ON servers.id = server WHERE table_id = ? AND until > ?",
        (table, time.time()),
    ).fetchone()
    return Owner(ServerRow(*found[:5]), found[5]) if found else None


def still_led(connection: Connection, server: ServerRow, epochs: Mapping[str, int]) -> set[str]:
    rows = connection.execute("SELECT table_id, epoch FROM owners WHERE server = ?", (server.id,))
    return {table for table, epoch in rows if epochs.get(table) == epoch}


def servers(connection: Connection) -> list[ServerRow]:
    rows = connection.execute(f"SELECT {SERVER} FROM servers WHERE until > ? ORDER BY address, id", (time.time(),))
    return [ServerRow(*row) for row in rows]


# Tables


def make(connection: Connection, row: TableRow, entries: list[Entry], made: int | None = None) -> None:
    places = ", ".join("?" * 15)
    values = (*table_values(row), made or int(time.time()))
    connection.execute(f"INSERT INTO tables ({TABLE}, made) VALUES ({places})", values)
    if row.own and connection.execute("SELECT 1 FROM files WHERE id = ?", (row.own,)).fetchone() is None:
        raise Conflict("the file that this table is to be played with is gone")
    connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entry_values(row.id, 0, entries))


def append(connection: Connection, table: str, leader: Owner, number: int, change: Change) -> None:
    led = (table, leader.server.id, leader.epoch)
    if change.entries:
        values = [(*row, *led) for row in entry_values(table, number, change.entries)]
        is_led = connection.executemany(_APPEND, values).rowcount == len(values)
    else:
        is_led = connection.execute(f"SELECT 1 FROM owners WHERE {_LED}", led).fetchone() is not None
    if not is_led:
        raise not_owner(table)
    if change.over:
        connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))
    if change.rematch:
        done = connection.execute(
            "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", (change.rematch, table)
        )
        if done.rowcount != 1:
            raise Conflict("this table has its rematch already")


def row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
    return table_row(found, _seat_changes(connection, table)) if found else None


def _seat_changes(connection: Connection, table: str) -> list[tuple[int, str]]:
    """The last entry of each seat; of a group SQLite gives the columns of the row that has the maximum."""
    rows = connection.execute(
        "SELECT actor, body, max(number) FROM journal WHERE table_id = ? AND kind = 'seat' GROUP BY actor", (table,)
    )
    return [(actor, body) for actor, body, _ in rows]


def journal(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(f"SELECT {ENTRY} FROM journal WHERE table_id = ? ORDER BY number", (table,))
    return [Entry(*row) for row in rows]


def holes(connection: Connection, tables: Sequence[str]) -> set[str]:
    given = "SELECT value FROM json_each(?)"
    found = f"SELECT table_id FROM journal WHERE table_id IN ({given}) GROUP BY table_id HAVING {HOLE}"
    return {table for (table,) in connection.execute(found, (encoded(tables),))}


def listed(connection: Connection, limit: int) -> list[TableRow]:
    rows = connection.execute(
        f"SELECT {TABLE} FROM tables WHERE visibility = 'open' AND origin = 'table' AND made > ? "
        "ORDER BY over, made DESC LIMIT ?",
        (int(time.time()) - DAYS_LISTED * 86_400, limit),
    ).fetchall()
    return [table_row(row, _seat_changes(connection, row[0])) for row in rows]


# Cups


def make_cup(connection: Connection, row: CupRow, made: int | None = None) -> None:
    connection.execute("INSERT INTO cups VALUES (?, ?, ?)", (row.id, encoded(row), made or int(time.time())))


def append_to_cup(connection: Connection, cup: str, number: int, entries: list[CupEntry]) -> None:
    connection.executemany(
        "INSERT INTO cup_journal VALUES (?, ?, ?)",
        [(cup, number + place, encoded(entry)) for place, entry in enumerate(entries)],
    )


def cup(connection: Connection, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
    found = connection.execute("SELECT row FROM cups WHERE id = ?", (cup,)).fetchone()
    return (read_cup(found[0]), _cup_entries(connection, cup)) if found else None


def _cup_entries(connection: Connection, cup: str) -> list[CupEntry]:
    rows = connection.execute("SELECT entry FROM cup_journal WHERE cup_id = ? ORDER BY number", (cup,))
    return [read_cup_entry(entry) for (entry,) in rows]


# Users' files


def keep_file(connection: Connection, row: FileRow, most_unused: int) -> None:
    values = (row.id, row.game, row.name, row.material, row.content, int(time.time()))
    again = "ON CONFLICT (id) DO UPDATE SET made = excluded.made"
    connection.execute(f"INSERT INTO files VALUES (?, ?, ?, ?, ?, ?) {again}", values)
    newest = f"SELECT id FROM files WHERE {UNUSED_FILE} ORDER BY id = ? DESC, made DESC LIMIT -1 OFFSET ?"
    connection.execute(f"DELETE FROM files WHERE id IN ({newest})", (row.id, most_unused))


def sweep_files(connection: Connection, seconds: int) -> None:
    connection.execute(f"DELETE FROM files WHERE made < ? AND {UNUSED_FILE}", (int(time.time()) - seconds,))


def file(connection: Connection, where: str, *values: str) -> FileRow | None:
    found = connection.execute(f"SELECT {FILE} FROM files WHERE {where} LIMIT 1", values).fetchone()
    return FileRow(*found) if found else None


# Forgetting


def old(connection: Connection, seconds: int) -> OldThings:
    before = (int(time.time()) - seconds,)
    tables = connection.execute(
        "SELECT id, game, over FROM tables LEFT JOIN owners ON table_id = id WHERE max(made, ifnull(led, 0)) < ? "
        "ORDER BY id",
        before,
    )
    cups = connection.execute("SELECT id FROM cups WHERE made < ? ORDER BY id", before)
    return OldThings([OldTable(table, game, bool(over)) for table, game, over in tables], [cup for (cup,) in cups])


def remove(connection: Connection, tables: Sequence[str], cups: Sequence[str]) -> None:
    for column, name, names in (
        ("table_id", "journal", tables),
        ("table_id", "owners", tables),
        ("id", "tables", tables),
        ("cup_id", "cup_journal", cups),
        ("id", "cups", cups),
    ):
        connection.executemany(f"DELETE FROM {name} WHERE {column} = ?", [(one,) for one in names])


# Limits


def spend(connection: Connection, what: str, who: str, burst: float, per_second: float) -> bool:
    now = time.time()
    connection.execute(
        "INSERT INTO buckets VALUES (:what, :who, :burst, :now) ON CONFLICT (what, who) DO UPDATE SET "
        "tokens = min(:burst, tokens + max(0, :now - filled) * :per_second), filled = :now",
        {"what": what, "who": who, "burst": burst, "per_second": per_second, "now": now},
    )
    spent = connection.execute(
        "UPDATE buckets SET tokens = tokens - 1 WHERE what = ? AND who = ? AND tokens >= 1", (what, who)
    )
    full_again = now - burst / per_second if per_second else 0
    connection.execute("DELETE FROM buckets WHERE what = ? AND filled < ?", (what, full_again))
    return spent.rowcount == 1


# Moving house


def whole(connection: Connection, kind: type[Whole], after: str, most: int) -> list[Whole]:
    if kind is WholeFile:
        rows = connection.execute(f"SELECT {FILE}, made FROM files WHERE id > ? ORDER BY id LIMIT ?", (after, most))
        return [WholeFile(FileRow(*values), made) for *values, made in rows]
    if kind is WholeCup:
        rows = connection.execute("SELECT row, made FROM cups WHERE id > ? ORDER BY id LIMIT ?", (after, most))
        cups = [(read_cup(row), made) for row, made in rows.fetchall()]
        return [WholeCup(row, _cup_entries(connection, row.id), made) for row, made in cups]
    rows = connection.execute(f"SELECT {TABLE}, made FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, most))
    tables = [(table_row(values, ()), made) for *values, made in rows.fetchall()]
    return [WholeTable(row, journal(connection, row.id), made) for row, made in tables]


def bring(connection: Connection, wholes: list[Whole]) -> None:
    for one in wholes:
        match one:
            case WholeTable():
                make(connection, one.row, one.entries, one.made)
                connection.execute("INSERT INTO owners VALUES (?, NULL, 0, ?)", (one.row.id, int(time.time())))
            case WholeCup():
                make_cup(connection, one.row, one.made)
                append_to_cup(connection, one.row.id, 0, one.entries)
            case WholeFile():
                values = (one.row.id, one.row.game, one.row.name, one.row.material, one.row.content, one.made)
                connection.execute("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)", values)


def counts(connection: Connection) -> dict[type[Whole], int]:
    def count(table: str) -> int:
        number: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return number

    return {WholeTable: count("tables"), WholeCup: count("cups"), WholeFile: count("files")}


def note(connection: Connection, key: str, value: str | None) -> None:
    connection.execute("DELETE FROM notes WHERE key = ?", (key,))
    if value is not None:
        connection.execute("INSERT INTO notes VALUES (?, ?)", (key, value))


def noted(connection: Connection, key: str) -> str | None:
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return found[0] if found else None


def agree(connection: Connection, key: str, value: str) -> str:
    connection.execute("INSERT INTO notes VALUES (?, ?) ON CONFLICT (key) DO NOTHING", (key, value))
    return noted(connection, key) or value
