"""A lobby without a server: tables whose pages are queues, and whose time is what a test says it is."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from tablee.bots.pool import Answer, Question, answer
from tablee.core.luck import SEED_BYTES
from tablee.server import lobby as lobbies
from tablee.server.bots import Bots
from tablee.server.lobby import Lobby
from tablee.server.pages import Page
from tablee.server.protocol import FromPage, NewTable, TableMade
from tablee.server.settings import Rate, Settings
from tablee.server.store.sqlite import SqliteStore
from tablee.server.table import Table
from tablee.server.table_task import FromSeat

UNLIMITED = Rate(0, 0)
LONG = 600.0
"""Seconds that a bot takes for a move: none of them moves while a test says what time it is."""
_numbers = count()
_read_message = msgspec.json.Decoder(FromPage)


class NearBots(Bots):
    """Bots that decide here and at once, without processes of their own."""

    async def ask(self, question: Question, askers: Collection[str] = ()) -> Answer:
        return answer(question)


class Room:
    """One table, with moments that are counted from its beginning."""

    def __init__(self, lobby: Lobby, made: TableMade, table: Table) -> None:
        self.lobby = lobby
        self.table = table
        self.began = time.monotonic()
        self.keys = {key.seat: key.token for key in made.keys}

    def sit(self, *seats: int, at: float = 0.0) -> SeatedPage:
        page = Page([self.keys[seat] for seat in seats], None, "192.0.2.1")
        self.table.enter(page, self.began + at)
        return SeatedPage(self, page)

    async def at(self, moment: float) -> None:
        """Let so many seconds have passed, and everything be done that arrived before."""
        done = asyncio.Event()

        async def look() -> None:
            await self.table._go_on()
            done.set()

        self.table.post(look, self.began + moment)
        await asyncio.wait_for(done.wait(), 120)


class SeatedPage:
    """A page at a table, and what it heard."""

    def __init__(self, room: Room, page: Page) -> None:
        self.room = room
        self.page = page
        self._heard: list[dict[str, Any]] = []

    @property
    def heard(self) -> list[dict[str, Any]]:
        while not self.page.outbox.empty():
            text = self.page.outbox.get_nowait()
            if text is not None:
                self.page.count_sent(text)
                self._heard.append(msgspec.json.decode(text))
        return self._heard

    @property
    def situation(self) -> dict[str, Any]:
        found: dict[str, Any] = next(m["situation"] for m in reversed(self.heard) if "situation" in m)
        return found

    @property
    def seats(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = next(m["seats"] for m in reversed(self.heard) if "seats" in m)
        return found

    @property
    def proposal(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = next(m["proposal"] for m in reversed(self.heard) if "proposal" in m)
        return found

    def say(self, kind: str, at: float, **fields: Any) -> str:
        """Send something that arrives at a moment; the id by which it will be answered."""
        known = f"m{next(_numbers)}"
        sent = msgspec.json.encode({"type": kind, "id": known, **fields})
        message: Any = _read_message.decode(sent)
        asked: FromSeat = message
        self.room.table.hear(self.page, asked, self.room.began + at)
        return known

    def play(self, seat: int, move: str, at: float) -> str:
        return self.say("play", at, seat=seat, move=move, ply=self.situation["ply"])

    def answer(self, known: str) -> dict[str, Any]:
        """What was answered; everything must have been done by then."""
        (found,) = [m for m in self.heard if m["type"] in ("done", "refused") and m["id"] == known]
        return found

    async def ask(self, what: str, at: float, seat: int, **fields: Any) -> dict[str, Any]:
        """Ask for something at a moment, and look at the answer."""
        known = self.say("ask", at, what=what, seat=seat, **fields)
        await self.room.at(at)
        return self.answer(known)

    def leave(self, at: float) -> None:
        """The page is gone from that moment on."""
        self.room.table.post(lambda: self.room.table._depart(self.page), self.room.began + at)


def in_room(folder: Path, wish: dict[str, Any], play: Callable[[Room], Awaitable[None]], **settings: Any) -> None:
    """Lay a table and play at it; the cards are the same each time."""

    async def whole() -> None:
        given = {"messages": UNLIMITED, "bot_delay": LONG, "hint_level": "casual", **settings}
        store = str(folder / "tables.sqlite")
        lobby = Lobby(Settings(store=store, **given), SqliteStore(store), NearBots(1))
        await lobby.open()
        try:
            seeds = mock.Mock(return_value=(1).to_bytes(SEED_BYTES, "big"))
            with mock.patch.object(lobbies, "secrets", mock.Mock(wraps=secrets, token_bytes=seeds)):
                made = await lobby.make(msgspec.convert(wish, NewTable))
            await asyncio.wait_for(play(Room(lobby, made, await lobby.find(made.table))), 240)
        finally:
            await lobby.close()

    asyncio.run(whole())


def people(count: int, game: str = "artropp", **wish: Any) -> dict[str, Any]:
    """A table for so many people."""
    return {"game": game, "seats": [{"kind": "person", "name": f"P{seat}"} for seat in range(count)], **wish}
