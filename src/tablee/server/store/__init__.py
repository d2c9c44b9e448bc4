"""Where tables are kept: an append-only journal for each, and who sits where.

A journal entry has a number, and ``(table, number)`` is unique: of two servers that both want to write entry 41 of a
table one fails with :class:`Conflict`. What is kept of a seat's token is its hash.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

import msgspec

from tablee.core.teams import Score


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
    own: str = ""
    """The user's own file that it is played with; empty if it is the box's."""


class FileRow(msgspec.Struct, frozen=True):
    """A user's own deck, edition, cards or sheets."""

    id: str
    game: str
    name: str
    """What the user calls the file."""
    material: str
    """The name and digest that records keep."""
    content: bytes


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


class Entrant(msgspec.Struct):
    """Who plays a team in a cup."""

    kind: Literal["person", "bot", "free"]
    name: str = ""
    level: str | None = None
    token: str = ""
    """The hash of the token, which opens the team's seats at all tables of the cup."""


class CupRow(msgspec.Struct):
    """What was agreed on when a cup was made."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    automaton: bool
    """Whether people meet the virtual opponent of the rules where nobody plays the other team."""
    host: str
    """The team of whoever made the cup."""
    entrants: dict[str, Entrant]
    """By team."""
    seed: bytes


class Took(msgspec.Struct, frozen=True, tag="took"):
    """Somebody took a team, or a bot did."""

    team: str
    entrant: Entrant


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A match is played at a table; at none if it was broken off and will be played again."""

    fixture: int
    table: str | None
    first: str = ""
    """The team at the first seat."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """A match has its score."""

    fixture: int
    score: Score


CupEntry = Took | Laid | Ended
"""One line of a cup's journal."""


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
        """Keep a new table; :class:`Conflict` if there is one of that name, or if its file is gone."""

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

    @abstractmethod
    async def make_cup(self, row: CupRow) -> None:
        """Keep a new cup; :class:`Conflict` if there is one of that name."""

    @abstractmethod
    async def append_to_cup(self, cup: str, number: int, entries: list[CupEntry]) -> None:
        """Write `entries`, the first with `number`; :class:`Conflict` if that number is taken."""

    @abstractmethod
    async def cup(self, cup: str) -> tuple[CupRow, list[CupEntry]] | None:
        """A cup and all its entries, in order."""

    @abstractmethod
    async def keep_file(self, row: FileRow, most_unused: int) -> None:
        """Keep a user's file; of those that no table is played with only the latest `most_unused` stay."""

    @abstractmethod
    async def file(self, file: str) -> FileRow | None:
        """A user's file."""

    @abstractmethod
    async def file_named(self, game: str, material: str) -> FileRow | None:
        """A user's file, by what records call it."""

    @abstractmethod
    async def sweep_files(self, seconds: int) -> None:
        """Forget the files that came so long ago and that no table is played with."""


def open_store(place: str) -> Store:
    """The store at `place`: a file."""
    from tablee.server.store.sqlite import SqliteStore

    return SqliteStore(place)
