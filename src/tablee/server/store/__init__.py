"""Where tables are kept: an append-only journal for each, and who sits where.

A journal entry has a number, and ``(table, number)`` is unique: of two servers that both want to write entry 41 of a
table one fails with :class:`Conflict`. What is kept of a seat's token is its hash.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

import msgspec


class Conflict(Exception):
    """Somebody else has already written there."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal."""

    kind: Literal["ply", "undo", "chat", "end"]
    actor: int = 0
    """The seat, CHANCE or CLOCK."""
    body: str = ""
    """The notation, what was said, or why it ended."""
    at: int = 0
    """Of a ply: the moment in match time.  Of an undo: how many plies are left."""
    message: str = ""
    """The id of the message that caused it, so that it is not done twice."""
    note: str = ""
    """Of a bot's ply: its reason as everybody may hear it, as JSON."""


class SeatRow(msgspec.Struct):
    """Who sits at a seat."""

    kind: Literal["person", "bot", "free"]
    name: str = ""
    level: str | None = None
    token: str = ""
    """The hash of the token; empty if no token opens this seat."""
    stands_in: bool = False
    wish: str = ""
    """What the seat will play as soon as it may: ``leave`` or ``join``."""


class TableRow(msgspec.Struct):
    """What is known of a table without its journal."""

    id: str
    game: str
    rules: int
    material: str
    options: dict[str, bool | int | str]
    seats: list[SeatRow]
    visibility: str
    seed: bytes
    luck: str
    """The hash of the seed; empty if the first plies came from elsewhere."""
    origin: Literal["table", "record"] = "table"
    first: int = 0
    """How many plies came from elsewhere and cannot be taken back."""
    over: bool = False
    rematch: str | None = None


class Change(msgspec.Struct):
    """What is written in one go: all of it or nothing."""

    entries: list[Entry] = msgspec.field(default_factory=list)
    seats: dict[int, SeatRow] = msgspec.field(default_factory=dict)
    over: bool = False
    """The game ended with this."""
    rematch: str | None = None

    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.entries or self.seats or self.over or self.rematch)


class Store(ABC):
    """What any store can do.  Every call returns when the result is safe on the disk."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go."""

    @abstractmethod
    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table; :class:`Conflict` if there is one of that name."""

    @abstractmethod
    async def append(self, table: str, number: int, change: Change) -> None:
        """Write `change`, its first entry with `number`; :class:`Conflict` if that number is taken."""

    @abstractmethod
    async def row(self, table: str) -> TableRow | None:
        """What is known of a table without its journal."""

    @abstractmethod
    async def journal(self, table: str) -> list[Entry]:
        """All the entries of a table, in order."""

    @abstractmethod
    async def listed(self, limit: int) -> list[TableRow]:
        """The open tables of the last days, the latest first."""


def open_store(place: str) -> Store:
    """The store at `place`: a file."""
    from tablee.server.store.sqlite import SqliteStore

    return SqliteStore(place)
