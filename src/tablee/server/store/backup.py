"""Copies of a SQLite store, made while people play, and the way back; and whether a file is whole.

A copy is one snapshot: whoever writes meanwhile is not held up and not in it. For PostgreSQL, ``pg_dump`` is the tool.
"""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.store import BANS, ServerRow
from tablee.server.store.holding import Hold, lock_of

_COMPANIONS: Final = ("", "-wal", "-shm")
"""A file of SQLite, and what may lie beside it."""
_OURS: Final = {"tables", "journal", "files", "cups", "cup_journal"}


class BadCopy(TableeError):
    """A store that cannot be copied, brought back or opened."""

    key = "error-store-damaged"


def file_of(place: str) -> Path | None:
    """The file of a store; nothing if it is a database elsewhere."""
    return None if place.startswith(("postgresql:", "postgres:")) else Path(place.removeprefix("sqlite:"))


def check_file(store: Path) -> None:
    """Raise :class:`BadCopy` if the file is damaged or something else; one that is not there yet is well."""
    if not store.exists() or store.stat().st_size == 0:
        return
    with closing(_reader(store)) as connection:
        _check(connection, store)


def backup(store: Path, copy: Path) -> int:
    """Write all that is in the store into a new file; say how many tables that are."""
    if copy.exists():
        raise BadCopy(f"{copy} is there already; name a new file", key="error-copy-exists", file=str(copy))
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    with _made(unfinished):
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(_reader(store)) as source, closing(sqlite3.connect(unfinished)) as target:
            try:
                source.backup(target)
            except sqlite3.Error as error:
                raise _damaged(store, str(error)) from None
            target.execute("PRAGMA journal_mode = DELETE")
            _check(target, store)
            (tables,) = target.execute("SELECT count(*) FROM tables").fetchone()
        unfinished.rename(copy)
    return int(tables)


def restore(copy: Path, store: Path) -> Path | None:
    """Put a copy in the store's place; what was there is kept beside it, and the answer says where.

    Who is banned stays banned, and the store stays its owner's, whoever brings it back.
    """
    copy.open("rb").close()
    check_file(copy)
    with alone_with(store):
        owner = (store if store.exists() else store.parent).stat()
        fresh = store.with_name(f"{store.name}.unfinished")
        with _made(fresh):
            backup(copy, fresh)
            if store.exists():
                _bring_bans(store, fresh)
            kept = _moved_aside(store) if store.exists() else None
            fresh.rename(store)
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # else a server that is not root could not open it
            for path in (store, lock_of(store)):
                os.chown(path, owner.st_uid, owner.st_gid)
    return kept


def _bring_bans(store: Path, fresh: Path) -> None:
    with suppress(sqlite3.Error), closing(_reader(store)) as before, closing(sqlite3.connect(fresh)) as after:
        bans = before.execute("SELECT key, value FROM notes WHERE key = ?", (BANS,)).fetchall()
        with after:
            after.execute("DELETE FROM notes WHERE key = ?", (BANS,))
            after.executemany("INSERT INTO notes VALUES (?, ?)", bans)


@contextmanager
def alone_with(store: Path) -> Iterator[None]:
    """While no server has the store; the same lock as a server's."""
    store.parent.mkdir(parents=True, exist_ok=True)
    hold = Hold(store.absolute(), ServerRow("restore", "", os.getpid(), socket.gethostname()), shared=False)
    hold.take()
    try:
        yield
    finally:
        hold.let_go()


@contextmanager
def _made(unfinished: Path) -> Iterator[None]:
    """Whatever happens, nothing half made is left."""
    try:
        yield
    finally:
        for companion in (*_COMPANIONS, "-journal"):
            with suppress(FileNotFoundError):
                unfinished.with_name(unfinished.name + companion).unlink()


def _moved_aside(store: Path) -> Path:
    number = 1
    while (aside := store.with_name(f"{store.name}.before-{number}")).exists():
        number += 1
    for companion in _COMPANIONS:
        with suppress(FileNotFoundError):
            store.with_name(store.name + companion).rename(aside.with_name(aside.name + companion))
    return aside


def _reader(store: Path) -> sqlite3.Connection:
    store.open("rb").close()  # whoever cannot read it is told so by the system's own error
    return sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def _check(connection: sqlite3.Connection, store: Path) -> None:
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        raise _damaged(store, str(error)) from None
    if found != "ok":
        raise _damaged(store, str(found))
    if names and not names >= _OURS:
        raise BadCopy(f"{store} holds something else than tables of Tablée", key="error-store-foreign", file=str(store))


def _damaged(store: Path, problem: str) -> BadCopy:
    message = f"{store} is damaged ({problem}); bring back a copy: tablee store restore COPY"
    return BadCopy(message, file=str(store), problem=" ".join(problem.split()))
