"""The form of a PostgreSQL store."""

from __future__ import annotations

from typing import Final

VERSION: Final = 4
NAMES: Final = ("tables", "journal", "cups", "cup_journal", "files", "servers", "owners", "buckets", "notes")
LOCK: Final = 0x7461626C
"""Of the advisory lock under which a store gets its form: two servers may open a new one at once."""

# Names are compared byte by byte, as SQLite does: a copy goes through them in order.
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id text COLLATE "C" PRIMARY KEY, game text NOT NULL, rules integer NOT NULL, material text NOT NULL,
    options text NOT NULL, visibility text NOT NULL, seed bytea NOT NULL, luck text NOT NULL, origin text NOT NULL,
    first integer NOT NULL, over boolean NOT NULL, rematch text, made bigint NOT NULL, own text COLLATE "C" NOT NULL,
    seats text NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_listed ON tables (made) WHERE visibility = 'open' AND origin = 'table';
CREATE INDEX IF NOT EXISTS tables_own ON tables (own) WHERE own != '';
CREATE TABLE IF NOT EXISTS journal (
    table_id text COLLATE "C" NOT NULL, number integer NOT NULL, kind text NOT NULL, actor integer NOT NULL,
    body text NOT NULL, at bigint NOT NULL, message text NOT NULL, note text NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE INDEX IF NOT EXISTS journal_seats ON journal (table_id, number) WHERE kind = 'seat';
CREATE TABLE IF NOT EXISTS cups (id text COLLATE "C" PRIMARY KEY, row text NOT NULL, made bigint NOT NULL);
CREATE TABLE IF NOT EXISTS cup_journal (
    cup_id text COLLATE "C" NOT NULL, number integer NOT NULL, entry text NOT NULL, PRIMARY KEY (cup_id, number)
);
CREATE TABLE IF NOT EXISTS files (
    id text COLLATE "C" PRIMARY KEY, game text NOT NULL, name text NOT NULL, material text NOT NULL,
    content bytea NOT NULL, made bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS files_named ON files (game, material);
CREATE TABLE IF NOT EXISTS servers (
    id text COLLATE "C" PRIMARY KEY, address text NOT NULL, process integer NOT NULL, machine text NOT NULL,
    until timestamptz NOT NULL
);
ALTER TABLE servers ADD COLUMN IF NOT EXISTS door text NOT NULL DEFAULT '';
CREATE TABLE IF NOT EXISTS owners (
    table_id text COLLATE "C" PRIMARY KEY, server text COLLATE "C", epoch bigint NOT NULL
);
ALTER TABLE owners ADD COLUMN IF NOT EXISTS led bigint NOT NULL DEFAULT 0;
CREATE INDEX IF NOT EXISTS owners_server ON owners (server) WHERE server IS NOT NULL;
CREATE TABLE IF NOT EXISTS buckets (
    what text NOT NULL, who text NOT NULL, tokens double precision NOT NULL, filled timestamptz NOT NULL,
    PRIMARY KEY (what, who)
);
CREATE TABLE IF NOT EXISTS notes (key text PRIMARY KEY, value text NOT NULL);
"""
