"""What an operator can do while people play.

An operator sees what any spectator sees. The cards of a game that goes on stay hidden: whoever runs the server may play
on it too, and what nobody can look up nobody has to be trusted with.
"""

from __future__ import annotations

import logging
import os
import signal
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from tablee.core.errors import TableeError
from tablee.server.bans import Bans
from tablee.server.lobby import Lobby
from tablee.server.logs import note
from tablee.server.neighbours import ADMIN_PATH, Call, Unreachable
from tablee.server.problems import Elsewhere, Failure, Problem, bad_message, failure
from tablee.server.store import Laid, WholeTable
from tablee.words import pick_language, words_for

DAY: Final = 86_400
LINES_SHOWN: Final = 12
LONGEST_BAN: Final = 36_500.0


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be done."""

    what: str
    table: str = ""
    seat: int = 0
    """From 1."""
    address: str = ""
    days: float | None = None
    do: bool = False
    """Really: without it, only what would be done is told."""
    lang: str = "en"


class TableLine(msgspec.Struct):
    """A table in memory."""

    table: str
    game: str
    people: int
    bots: int
    free: int
    pages: int
    plies: int
    over: bool


class Listed(msgspec.Struct):
    """The tables of a server."""

    tables: list[TableLine]
    kept: int
    """How many are in the store, those included."""


class SeatLine(msgspec.Struct):
    """Who sits at a seat."""

    seat: int
    kind: str
    name: str
    here: bool
    muted: bool


class Looked(msgspec.Struct):
    """A table as a spectator sees it."""

    game: str
    seats: list[SeatLine]
    plies: int
    waiting: list[int]
    reason: str
    """Why it ended; empty while it goes on."""
    story: list[str]
    chat: list[str]


class Old(msgspec.Struct):
    """What is older than so many days."""

    games: dict[str, int]
    """How many tables, by game."""
    going_on: int
    """How many of them are not over."""
    cups: int
    in_use: int
    """How many stay because somebody is there."""
    done: bool


class Admin:
    """Does what operators say."""

    def __init__(self, lobby: Lobby, bans: Bans) -> None:
        self._lobby = lobby
        self._bans = bans

    async def answer(self, text: bytes, *, is_passed: bool = False) -> bytes:
        """Do one command, as JSON; what cannot be done is told as everywhere.

        What concerns a table is done by the server that leads it, what concerns all tables by all servers of the store.
        """
        try:
            command = _decoder.decode(text)
            try:
                answer = await self._do(command)
            except Elsewhere as elsewhere:
                if is_passed or not (answers := await self._ask([elsewhere.door], text)):
                    raise
                return answers[0]
            if command.what in _EVERYWHERE and not is_passed:
                for told in await self._ask(await self._other_doors(), text):
                    answer = _EVERYWHERE[command.what](answer, told)
            return msgspec.json.encode({"answer": answer})
        except msgspec.MsgspecError as error:
            problem: Failure = failure(bad_message(str(error)))
        except TableeError as error:
            problem = failure(error)
        return msgspec.json.encode({"error": problem})

    async def _do(self, command: Command) -> Any:
        doing = _COMMANDS.get(command.what)
        if doing is None:
            raise bad_message(f"there is no command {command.what!r}; there are {', '.join(_COMMANDS)}")
        if command.what not in _QUIET:
            note(logging.INFO, "an operator", does=command.what, table=command.table, address=command.address)
        return await doing(self, command)

    async def _ask(self, doors: Sequence[str], text: bytes) -> list[bytes]:
        """What the servers behind these doors answer to a command, if they can be reached."""
        answers = []
        for door in doors:
            with suppress(Unreachable, Problem):
                answers.append(await self._lobby.neighbours.ask(door, Call("POST", ADMIN_PATH, "", text)))
        return answers

    async def _other_doors(self) -> list[str]:
        if not self._lobby.store.is_shared:
            return []
        servers = await self._lobby.store.servers()
        return [server.door for server in servers if server.door and server != self._lobby.store.server]

    # Looking

    async def _list(self, _: Command) -> Listed:
        lines = []
        for table in self._lobby.tables:
            kinds = Counter(seat.kind for seat in table.row.seats)
            many = (kinds["person"], kinds["bot"], kinds["free"], table.page_count, table.ply_count)
            lines.append(TableLine(table.row.id, table.row.game, *many, table.row.over))
        return Listed(lines, (await self._lobby.store.counts())[WholeTable])

    async def _look(self, command: Command) -> Looked:
        table = await self._lobby.find(command.table)
        seen = await table.look()
        words = words_for(pick_language(command.lang, {}), seen.game)
        names = [seat.name for seat in seen.seats]
        return Looked(
            game=seen.game,
            seats=[
                SeatLine(place + 1, info.kind, info.name, info.present, table.seats[place].muted)
                for place, info in enumerate(seen.seats)
            ],
            plies=seen.situation.ply,
            waiting=[seat + 1 for seat in seen.situation.waiting],
            reason=str((seen.situation.outcome or {}).get("reason", "")),
            story=[words.sentence(line.phrase, names) for line in seen.lines[-LINES_SHOWN:]],
            chat=[f"{line.seat + 1}: {line.text}" for line in seen.chat[-LINES_SHOWN:]],
        )

    async def _list_bans(self, _: Command) -> dict[str, float]:
        await self._bans.look()
        return {address: round(seconds / DAY, 2) for address, seconds in self._bans.all().items()}

    # Doing

    async def _close(self, command: Command) -> None:
        await (await self._lobby.find(command.table)).end()

    async def _mute(self, command: Command) -> None:
        table = await self._lobby.find(command.table)
        await table.mute(command.seat - 1, command.what == "mute")

    async def _ban(self, command: Command) -> int:
        days = LONGEST_BAN if command.days is None else min(LONGEST_BAN, max(0.0, command.days))
        await self._bans.add(command.address, days * DAY)
        pages = [page for table in self._lobby.tables for page in table.pages if self._bans.has(page.address)]
        for page in pages:
            page.cut_off()
        return len(pages)

    async def _unban(self, command: Command) -> None:
        await self._bans.remove(command.address)

    async def _delete(self, command: Command) -> bool:
        """The table and all that was said at it."""
        await self._lobby.row(command.table)
        if door := await self._lobby.led_by(command.table):
            raise Elsewhere(door)
        if command.do:
            await self._lobby.remove([command.table])
        return command.do

    async def _retain(self, command: Command) -> Old:
        if command.days is None or command.days < 0:
            raise bad_message("retention needs days")
        old = await self._lobby.store.old(int(command.days * DAY))
        in_use = {table.row.id for table in self._lobby.tables}
        for table in old.tables:
            if table.id not in in_use and await self._lobby.store.owner(table.id) is not None:
                in_use.add(table.id)
        going = [table for table in old.tables if table.id not in in_use]
        gone = {table.id for table in going}
        cups = [cup for cup in old.cups if not await self._is_played(cup, gone)]
        if command.do:
            await self._lobby.store.remove(sorted(gone), cups)
        return Old(
            games=dict(Counter(table.game for table in going)),
            going_on=sum(not table.over for table in going),
            cups=len(cups),
            in_use=len(old.tables) - len(going),
            done=command.do,
        )

    async def _is_played(self, cup: str, gone: Collection[str]) -> bool:
        """Whether one of its tables stays."""
        found = await self._lobby.store.cup(cup)
        laid = [entry.table for entry in found[1] if isinstance(entry, Laid)] if found is not None else []
        rows = [await self._lobby.store.row(table) for table in laid if table is not None and table not in gone]
        return any(rows)

    async def _drain(self, _: Command) -> None:
        os.kill(os.getpid(), signal.SIGTERM)


_COMMANDS: Final = {
    "list": Admin._list,
    "look": Admin._look,
    "bans": Admin._list_bans,
    "close": Admin._close,
    "mute": Admin._mute,
    "unmute": Admin._mute,
    "ban": Admin._ban,
    "unban": Admin._unban,
    "delete": Admin._delete,
    "retention": Admin._retain,
    "drain": Admin._drain,
}
_QUIET: Final = ("list", "look", "bans")
_decoder: Final = msgspec.json.Decoder(Command)


class _Told(msgspec.Struct):
    """What another server answered."""

    answer: Any = None


def _all_tables(here: Listed, there: bytes) -> Listed:
    told = msgspec.convert(msgspec.json.decode(there, type=_Told).answer, Listed)
    return Listed([*here.tables, *told.tables], here.kept)


def _all_pages(here: int, there: bytes) -> int:
    return here + int(msgspec.json.decode(there, type=_Told).answer or 0)


_EVERYWHERE: Final[Mapping[str, Callable[[Any, bytes], Any]]] = {"list": _all_tables, "ban": _all_pages}
"""What is done by all servers, and how their answers become one."""
