"""The form of a SQLite store, and how one of an earlier version gets it."""

from __future__ import annotations

import sqlite3
from typing import Final

from tablee.server.store.trouble import newer

VERSION: Final = 4

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, material TEXT NOT NULL, options TEXT NOT NULL,
    visibility TEXT NOT NULL, seed BLOB NOT NULL, luck TEXT NOT NULL, origin TEXT NOT NULL, first INTEGER NOT NULL,
    over INTEGER NOT NULL, rematch TEXT, made INTEGER NOT NULL, own TEXT NOT NULL DEFAULT '',
    seats TEXT NOT NULL DEFAULT '[]'
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (made) WHERE visibility = 'open' AND origin = 'table';
CREATE TABLE IF NOT EXISTS journal (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, actor INTEGER NOT NULL, body TEXT NOT NULL,
    at INTEGER NOT NULL, message TEXT NOT NULL, note TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS journal_seats ON journal (table_id, number) WHERE kind = 'seat';
CREATE TABLE IF NOT EXISTS cups (id TEXT PRIMARY KEY, row TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cup_journal (
    cup_id TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (cup_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, material TEXT NOT NULL, content BLOB NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS files_named ON files (game, material);
CREATE TABLE IF NOT EXISTS servers (
    id TEXT PRIMARY KEY, address TEXT NOT NULL, process INTEGER NOT NULL, machine TEXT NOT NULL,
    until REAL NOT NULL, door TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owners (
    table_id TEXT PRIMARY KEY, server TEXT, epoch INTEGER NOT NULL, led INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS owners_server ON owners (server) WHERE server IS NOT NULL;
CREATE TABLE IF NOT EXISTS buckets (
    what TEXT NOT NULL, who TEXT NOT NULL, tokens REAL NOT NULL, filled REAL NOT NULL, PRIMARY KEY (what, who)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
_LATER: Final = """
CREATE INDEX IF NOT EXISTS tables_own ON tables (own) WHERE own != '';
"""
"""What needs columns that a store of an earlier version gets first."""


def prepare(connection: sqlite3.Connection, place: str) -> None:
    """Make what is missing, in a new file or in one of an earlier version, all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise newer(place)
        if version < VERSION:
            _bring_up_to_date(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    _run(connection, _SCHEMA)
    if "door" not in _columns(connection, "servers"):
        connection.execute("ALTER TABLE servers ADD COLUMN door TEXT NOT NULL DEFAULT ''")
    if "led" not in _columns(connection, "owners"):
        connection.execute("ALTER TABLE owners ADD COLUMN led INTEGER NOT NULL DEFAULT 0")
    columns = _columns(connection, "tables")
    if "own" not in columns:
        connection.execute("ALTER TABLE tables ADD COLUMN own TEXT NOT NULL DEFAULT ''")
    if "seats" not in columns:
        connection.execute("ALTER TABLE tables ADD COLUMN seats TEXT NOT NULL DEFAULT '[]'")
        _take_over_seats(connection)
    _run(connection, _LATER)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [column for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")]


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Within the transaction, which ``executescript`` would end."""
    for statement in script.split(";\n"):
        connection.execute(statement)


def _take_over_seats(connection: sqlite3.Connection) -> None:
    """A store of version 1 knew who sat where, but not since when: its tables count as laid so."""
    connection.execute(
        "UPDATE tables SET seats = (SELECT '[' || group_concat(row, ',') || ']' FROM "
        "(SELECT row FROM seats WHERE table_id = tables.id ORDER BY seat)) "
        "WHERE id IN (SELECT table_id FROM seats)"
    )
    connection.execute("DROP TABLE seats")
