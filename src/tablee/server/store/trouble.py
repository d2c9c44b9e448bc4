"""What can be wrong with a store: it is in trouble for a while, cannot be opened, or belongs to another process."""

from __future__ import annotations

from tablee.core.errors import TableeError
from tablee.core.phrases import Detail
from tablee.server.problems import Problem


class StoreTrouble(Problem):
    """Nothing can be written at present; it may be over soon, and then everything goes on."""

    def __init__(self, key: str, message: str, **facts: str) -> None:
        super().__init__(key, message, status=503, **facts)


class BadStore(TableeError):
    """A store that cannot be opened."""

    key = "error-store-open"


class StoreHeld(BadStore):
    """Another process has the file."""

    key = "error-store-held"


def gone() -> StoreTrouble:
    """The file was deleted while it was open: what is written to it is lost."""
    return StoreTrouble("error-store-gone", "one moment: the file in which games are kept is gone")


def locked() -> StoreTrouble:
    """Another program keeps everybody from writing."""
    return StoreTrouble("error-store-locked", "one moment: another program keeps the store locked")


def unreachable() -> StoreTrouble:
    """The database does not answer."""
    return StoreTrouble("error-store-unreachable", "one moment: the database does not answer")


def broken(problem: str) -> StoreTrouble:
    """Anything else: a full disk, a file that may not be written."""
    return StoreTrouble("error-store-broken", f"one moment: the store cannot be written: {problem}", problem=problem)


def held(place: str, process: int, address: str) -> StoreHeld:
    """The file is another process's."""
    where = address or "?"
    message = f"the games in {place} are already served by process {process} at {where}"
    return StoreHeld(message, place=place, process=str(process), address=where)


def cannot_open(place: str, problem: object) -> BadStore:
    """It is not there, no store, or not ours to open."""
    return BadStore(f"the store {place} cannot be opened: {problem}", place=place, problem=str(problem))


def newer(place: str) -> BadStore:
    """A later version has changed it to a form that this one does not know."""
    return BadStore(f"a newer version of Tablée has opened the store {place}", key="error-store-newer", place=place)


def half_copied(place: str, source: str) -> BadStore:
    """A copy that was not finished: there is more in its source."""
    message = f"the store {place} is a copy that was not finished; go on with: tablee store copy {source} {place}"
    return BadStore(message, key="error-store-half", place=place, source=source)


def not_empty(place: str) -> BadStore:
    """A copy would mix two stores."""
    return BadStore(f"the store {place} is not empty", key="error-store-not-empty", place=place)


def differs(name: str, number: int) -> BadStore:
    """What was copied is not the same; `number` is the entry of its journal."""
    message = f"the copy is not the same at entry {number} of {name}"
    return BadStore(message, key="error-store-differs", name=name, number=number)


def damaged(place: str, problem: Detail) -> BadStore:
    """Something was lost or changed behind the servers' backs."""
    message = f"the database {place} is damaged: {problem}; bring back a copy with pg_restore"
    return BadStore(message, key="error-store-unsound", place=place, problem=problem)


def needs_package(place: str) -> BadStore:
    """What it takes to speak to the database is an extra."""
    message = f"the store {place} needs a package: pip install asyncpg"
    return BadStore(message, key="error-store-needs", place=place)
