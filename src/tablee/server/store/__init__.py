"""Where tables are kept: an append-only journal for each, and which server leads it.

A journal entry has a number, and ``(table, number)`` is unique: of two that both want to write entry 41 of a table one
fails with :class:`Conflict`. One server owns a table, by a claim with a number that only grows, its epoch; whatever is
appended carries the epoch and is refused with :class:`NotOwner`, in its own transaction, if there is a newer one. So a
server that was stopped for a while and wakes up cannot write. What is kept of a seat's token is its hash.
"""

from __future__ import annotations

import os
import secrets
import socket
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

import msgspec

from tablee.core.teams import Score

if TYPE_CHECKING:
    from tablee.core.phrases import Phrase

LEASE: Final = 10.0
"""Seconds after which the tables of a server that is not heard of may be claimed by others."""
BANS: Final = "bans"
"""What a store notes banned addresses under."""


class Conflict(Exception):
    """Somebody else has already written there."""


class NotOwner(Exception):
    """The table was claimed again since, here or by another server: load it anew before anything is written."""


def not_owner(table: str) -> NotOwner:
    """Somebody leads `table` with a newer epoch, or nobody does."""
    return NotOwner(f"table {table} was claimed again since")


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's journal."""

    kind: Literal["ply", "undo", "chat", "end", "seat", "terms", "begin", "news", "clock", "lesson"]
    actor: int = 0
    """The seat, CHANCE or CLOCK."""
    body: str = ""
    """The notation, what was said, why it ended, who sits at the seat now or what was agreed on, both as JSON; what is
    new of a seat; until when it has time, in milliseconds of the world's clock; or that a learner has ``read`` what the
    guide says, or goes on without the lesson (``leave``)."""
    at: int = 0
    """Of a ply: the moment in match time.  Of an undo: how many plies are left.
    Of an end: how many people wished it.  Of news: how many events were told before.
    Of a clock: after how many plies the seat was asked.  Of a lesson: after how many plies of its script."""
    message: str = ""
    """The id of the message that caused it, so that it is not done twice."""
    note: str = ""
    """Of a bot's ply: its reason as everybody may hear it, as JSON.  Of news: what the person was called."""


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
    visitor: str = ""
    """Who took it when it was free, by a hash that says nothing elsewhere; empty if it was given away by the host."""
    muted: bool = False
    """An operator lets whoever sits there say nothing."""
    came: bool = False
    """Of a person's seat in a waiting room: whether somebody sat down there."""
    by_invitation: bool = False
    """Whether it was free and somebody took it in the waiting room: who leaves it there leaves it to anybody."""

    @property
    def is_kept(self) -> bool:
        """Whether a bot plays it until somebody comes to take it, as nobody had when the game began."""
        return self.kind == "person" and self.stands_in and not self.token


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on when a table was laid, besides the game's own options: the first entry of its journal.

    A table without such an entry, as all were once, has the terms that are usual.
    """

    room: bool = False
    """It begins in a waiting room, and an entry says when the game began."""
    host: int = 0
    """The seat of whoever laid it."""
    hints: bool = False
    """Whether people who play against people may ask for hints."""
    minutes: int = 0
    """How long somebody may take for a move before a bot stands in; 0: as long as they like."""
    invite: str = ""
    """The hash of the token that opens free seats; empty if whoever knows the table may take one."""
    daily: str = ""
    """The day whose game it is; what is played again, or from a position of it, is practice."""
    lesson: bool = False
    """It is the first game, and goes by its script."""


# Made here and not where they are used: msgspec may not meet a struct for the first time in two threads at once.
_read_seat: Final = msgspec.json.Decoder(SeatRow).decode
_read_seats: Final = msgspec.json.Decoder(list[SeatRow]).decode
_read_terms: Final = msgspec.json.Decoder(Terms).decode
USUAL_TERMS: Final = Terms()


def seat_entry(seat: int, row: SeatRow) -> Entry:
    """That somebody took, left or changed a seat, as the journal keeps it."""
    return Entry("seat", seat, msgspec.json.encode(row).decode())


def terms_entries(terms: Terms) -> list[Entry]:
    """What a journal begins with: nothing where all is as usual."""
    return [] if terms == USUAL_TERMS else [Entry("terms", terms.host, msgspec.json.encode(terms).decode())]


def terms_of(entries: Iterable[Entry]) -> Terms:
    """What was agreed on at a table with this journal."""
    return next((_read_terms(entry.body) for entry in entries if entry.kind == "terms"), USUAL_TERMS)


def is_awaited(entries: Sequence[Entry]) -> bool:
    """Whether people still gather at a table with this journal."""
    return terms_of(entries).room and not any(entry.kind == "begin" for entry in entries)


def seated(seats: str | bytes, changes: Iterable[tuple[int, str]]) -> list[SeatRow]:
    """Who sits where: the `seats` as the table was laid, and the seat entries since, each a seat and its body."""
    rows = _read_seats(seats)
    for seat, body in changes:
        rows[seat] = _read_seat(body)
    return rows


class TableRow(msgspec.Struct):
    """What is known of a table without its journal, but for who sits where, which the journal tells."""

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
    over: bool = False
    """The game ended with this."""
    rematch: str | None = None

    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.entries or self.over or self.rematch)


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


class ServerRow(msgspec.Struct, frozen=True):
    """A server that has opened a store."""

    id: str
    """Another one whenever a process opens the store."""
    address: str
    """Where people reach it: whoever listens there next has its place."""
    process: int
    machine: str
    door: str = ""
    """Where other servers reach it, as ``10.0.0.2:8738``; empty if they cannot."""


class Owner(msgspec.Struct, frozen=True):
    """Who leads a table."""

    server: ServerRow
    epoch: int
    """Grows with every claim."""


class OldTable(msgspec.Struct, frozen=True):
    """A table that nobody has been at for long."""

    id: str
    game: str
    over: bool


class OldThings(msgspec.Struct):
    """Tables that nobody was at since a certain day, and cups that were founded before it."""

    tables: list[OldTable]
    cups: list[str]


class WholeTable(msgspec.Struct):
    """All that a store has of a table, to be brought to another store."""

    row: TableRow
    """With the seats as they were when it was laid."""
    entries: list[Entry]
    made: int


class WholeCup(msgspec.Struct):
    """All that a store has of a cup."""

    row: CupRow
    entries: list[CupEntry]
    made: int


class WholeFile(msgspec.Struct):
    """All that a store has of a user's file."""

    row: FileRow
    made: int


Whole = WholeTable | WholeCup | WholeFile
WHOLES: Final[tuple[type[Whole], ...]] = (WholeFile, WholeTable, WholeCup)
"""In the order in which they are brought: a table needs its file."""


class Store(ABC):
    """What any store can do.

    Whatever is written is safe on the disk when the call returns. Where the store itself is in trouble a call raises
    :class:`~tablee.server.store.trouble.StoreTrouble` within some seconds: then nothing may be acknowledged, and
    whether it was written is known only to whoever claims the table again and reads its journal.
    """

    def __init__(self, address: str = "", door: str = "") -> None:
        """`address` is where people reach this server, `door` where other servers do."""
        self.server = ServerRow(secrets.token_urlsafe(9), address, os.getpid(), socket.gethostname(), door)
        self.patience = 3.0
        """Seconds for which what may be over at once is waited for: a lock, a database that restarts."""
        self.trouble: Phrase | None = None
        """Why nothing can be written at present; nothing while all is well."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many changes wait to be written."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready; :class:`BadStore` says why that cannot be, :class:`StoreHeld` which process has it."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, give up every table, and let go."""

    @abstractmethod
    async def check(self) -> None:
        """Write something, only to know that it can be done: a trouble is noticed by that, and its end."""

    @abstractmethod
    async def look_through(self) -> None:
        """Raise :class:`BadStore` if what is kept is damaged."""

    @abstractmethod
    async def holes(self, tables: Sequence[str]) -> set[str]:
        """Which of these tables have a journal that does not count from 0 to its end."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether other servers may use it at the same time."""

    # Which server leads a table

    @abstractmethod
    async def renew(self, seconds: float = LEASE) -> None:
        """Keep the tables of this server for so many seconds from now, by the store's own clock."""

    @abstractmethod
    async def claim(self, table: str) -> Owner:
        """Who leads the table: this server with a new epoch, unless another one does whose lease is not out."""

    @abstractmethod
    async def release(self, table: str, epoch: int) -> None:
        """Let others claim the table at once; nothing happens if it was claimed again since `epoch`."""

    @abstractmethod
    async def owner(self, table: str) -> Owner | None:
        """Who leads the table; nobody if it is free to be claimed."""

    @abstractmethod
    async def still_led(self, epochs: Mapping[str, int]) -> set[str]:
        """Which of these tables this server leads, each by the epoch of its claim, and nobody has claimed again."""

    @abstractmethod
    async def servers(self) -> list[ServerRow]:
        """The servers whose leases are not out, this one included."""

    # Tables

    @abstractmethod
    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table; :class:`Conflict` if there is one of that name, or if its file is gone."""

    @abstractmethod
    async def append(self, table: str, epoch: int, number: int, change: Change) -> None:
        """Write `change`, its first entry with `number`.

        :class:`NotOwner` if this server does not lead the table with `epoch` any more, :class:`Conflict` if the number
        is taken.
        """

    @abstractmethod
    async def row(self, table: str) -> TableRow | None:
        """What is known of a table without its journal, and who sits where now."""

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

    # Forgetting

    @abstractmethod
    async def old(self, seconds: int) -> OldThings:
        """What was made so long ago."""

    @abstractmethod
    async def remove(self, tables: Sequence[str], cups: Sequence[str]) -> None:
        """Forget tables and cups with all that was played and said there."""

    # Limits that hold for all servers together

    @abstractmethod
    async def spend(self, what: str, who: str, burst: float, per_second: float) -> bool:
        """Take one token from somebody's bucket, which holds `burst` and fills again; say whether there was one."""

    # Moving house

    @abstractmethod
    async def whole(self, kind: type[Whole], after: str, most: int) -> list[Whole]:
        """All of the tables, cups or files whose names come after `after`, in order, `most` of them."""

    @abstractmethod
    async def bring(self, wholes: list[Whole]) -> None:
        """Keep what comes from another store, all of it or nothing."""

    @abstractmethod
    async def counts(self) -> Mapping[type[Whole], int]:
        """How many tables, cups and files there are."""

    @abstractmethod
    async def note(self, key: str, value: str | None) -> None:
        """Remember something about the store itself; nothing forgets it."""

    @abstractmethod
    async def noted(self, key: str) -> str | None:
        """What was noted."""

    @abstractmethod
    async def agree(self, key: str, value: str) -> str:
        """What all servers of the store mean by `key`: what the first of them said, which may be this `value`."""


def shown(place: str) -> str:
    """Where a store is, for everybody's eyes: without a password."""
    if not place.startswith(("postgresql:", "postgres:")):
        return place
    parts = urlsplit(place)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def open_store(place: str, address: str = "", *, door: str = "", shared: bool = False) -> Store:
    """The store at `place`: ``postgresql://…``, or a file, which may be written ``sqlite:…``.

    A file is this process's alone, unless it is `shared` with others that share it too. `address` is where people
    reach this server, `door` where other servers do.
    """
    if place.startswith(("postgresql:", "postgres:")):
        try:
            from tablee.server.store.postgresql import PostgresqlStore
        except ModuleNotFoundError:
            from tablee.server.store.trouble import needs_package

            raise needs_package(place.partition(":")[0]) from None
        return PostgresqlStore(place, address, door)
    from tablee.server.store.sqlite import SqliteStore

    return SqliteStore(place.removeprefix("sqlite:"), address, door, shared=shared)
