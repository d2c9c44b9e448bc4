"""People who play on whatever happens, as the page does it, and remember what was acknowledged and how long it took."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.street import Street
from tests.server.house import NO_TLS

QUIET, ANSWER, OPENING = 3.0, 4.0, 9.0
"""For how long the page hears nothing before it knocks, gets no answer to that, and none on a new line (pulse.ts)."""
FIRST_RETRY, LAST_RETRY = 0.4, 8.0
"""How long the page waits before it tries again (connection.svelte.ts)."""
OPTIONS: dict[str, bool | int | str] = {"rounds": 12}
_BROKEN = (OSError, WebSocketException, httpx.TransportError, EOFError)


class Waits:
    """How long people waited, in seconds."""

    def __init__(self) -> None:
        self.for_table: list[float] = []
        """From a line that was lost, or did not answer, to the table on the screen again."""
        self.for_move: list[float] = []
        """From a move to its acknowledgement, whatever happened in between."""


class Circle:
    """Some people who play game after game."""

    def __init__(self, street: Street, seats: int, dice: random.Random, think: float) -> None:
        self.street = street
        self.dice = dice
        self.think = think
        self.table = ""
        self.tables: list[str] = []
        self.keys: dict[int, str] = {}
        self.members = [Member(self, seat) for seat in range(seats)]
        self._lays = asyncio.Lock()

    async def lay(self, after: str) -> None:
        """Lay the next table, if nobody has."""
        async with self._lays, httpx.AsyncClient(timeout=OPENING, **NO_TLS) as client:
            wish = {"game": "artropp", "seats": [{"kind": "person"}] * len(self.members), "options": OPTIONS}
            while self.table == after:
                with suppress(*_BROKEN):
                    house = next(self.street.in_any_order(self.dice))
                    answer = await client.post(f"{house.url}/api/tables", json=wish)
                    if answer.status_code == 201:
                        made = answer.json()
                        self.keys = {key["seat"]: key["token"] for key in made["keys"]}
                        self.table = made["table"]
                        self.tables.append(self.table)
                        return
                await asyncio.sleep(FIRST_RETRY)

    @property
    def acknowledged(self) -> int:
        return sum(len(member.acknowledged) for member in self.members)


class Member:
    """One of them, with one page."""

    def __init__(self, circle: Circle, seat: int) -> None:
        self.circle = circle
        self.seat = seat
        self.acknowledged: list[tuple[str, str, str]] = []
        """Table, message and move."""
        self.sent: dict[tuple[str, str], str] = {}
        """The move, by table and message."""
        self.pending: dict[str, Any] | None = None
        self.waits = Waits()
        self._count = 0
        self._sent_at = 0.0
        self._pending_at = ""
        self._lost_at: float | None = None
        self._retry = FIRST_RETRY

    async def run(self, until: asyncio.Event) -> None:
        table = ""
        while not until.is_set():
            if self.circle.table in ("", table):
                await self.circle.lay(table)
            is_over = False
            here = self.circle.table
            if self._pending_at != here:
                self.pending = None
            with suppress(TimeoutError, *_BROKEN):
                is_over = await self._visit(here, until)
            if is_over:
                table = here
                self._lost_at = None
            elif not until.is_set():
                self._lost_at = self._lost_at or time.monotonic()
                await asyncio.sleep(self._retry * self.circle.dice.uniform(0.5, 1.0))
                self._retry = min(LAST_RETRY, 2 * self._retry)

    async def _visit(self, table: str, until: asyncio.Event) -> bool:
        """Come to the table and play; say whether the game is over."""
        async with asyncio.timeout(OPENING):
            socket = await self._open(f"/api/tables/{table}/socket")
        try:
            return await self._play(socket, table, until)
        finally:
            await socket.close()

    async def _open(self, path: str) -> ClientConnection:
        """By way of a proxy, which tries another server where nobody listens."""
        for house in self.circle.street.in_any_order(self.circle.dice):
            url = f"ws://127.0.0.1:{house.port}{path}"
            with suppress(ConnectionRefusedError):
                return await connect(url, proxy=None, compression=None, ping_interval=None, close_timeout=0.2)
        raise ConnectionRefusedError("nobody listens anywhere")

    async def _play(self, socket: ClientConnection, table: str, until: asyncio.Event) -> bool:
        await socket.send(json.dumps({"type": "hello", "tokens": [self.circle.keys[self.seat]]}))
        async with asyncio.timeout(OPENING):
            situation = await self._welcome(socket)
        self._retry = FIRST_RETRY
        if self._lost_at is not None:
            self.waits.for_table.append(time.monotonic() - self._lost_at)
            self._lost_at = None
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not until.is_set():
            if situation["outcome"] is not None and self.pending is None:
                return True
            if self.pending is None and (legal := situation["legal"].get(str(self.seat))):
                await self._move(socket, table, situation["ply"], [choice["move"] for choice in legal])
            message = await self._hear(socket)
            situation = message.get("situation", situation)
            if self.pending is not None and message.get("id") == self.pending["id"]:
                self._answered(table, message)
        return False

    async def _welcome(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "welcome":
                situation: dict[str, Any] = message["situation"]
                return situation

    async def _hear(self, socket: ClientConnection) -> dict[str, Any]:
        """The next message; who hears nothing knocks, and goes if nobody answers."""
        try:
            async with asyncio.timeout(QUIET):
                text = await socket.recv()
        except TimeoutError:
            before = time.monotonic() - QUIET
            await socket.send('{"type":"knock"}')
            try:
                async with asyncio.timeout(ANSWER):
                    text = await socket.recv()
            except TimeoutError:
                self._lost_at = self._sent_at if self.pending is not None else before
                raise
        message: dict[str, Any] = json.loads(text)
        return message

    async def _move(self, socket: ClientConnection, table: str, ply: int, legal: list[str]) -> None:
        await asyncio.sleep(self.circle.dice.uniform(0, 2 * self.circle.think))
        self._count += 1
        message = f"{self.seat}-{self._count}"
        move = self.circle.dice.choice([move for move in legal if move != "leave"])
        self.sent[table, message] = move
        self._pending_at = table
        self.pending = {"type": "play", "id": message, "seat": self.seat, "move": move, "ply": ply}
        self._sent_at = time.monotonic()
        await socket.send(json.dumps(self.pending))

    def _answered(self, table: str, message: dict[str, Any]) -> None:
        assert self.pending is not None
        if message["type"] == "done":
            self.acknowledged.append((table, self.pending["id"], self.pending["move"]))
            self.waits.for_move.append(time.monotonic() - self._sent_at)
        self.pending = None
