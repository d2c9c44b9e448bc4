"""The socket of a table: a hello, and then messages both ways until one side has enough."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Final, NoReturn

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from websockets.asyncio.client import ClientConnection

from tablee.server.arrivals import Heard, heard_from_page, wire_of
from tablee.server.hearing import LARGEST_MESSAGE, TOO_MANY, UNREADABLE, Ear, Over, check_size, read_message
from tablee.server.hosts import check_origin
from tablee.server.limits import Gate
from tablee.server.lobby import Lobby
from tablee.server.neighbours import (
    LONGEST_HEAD,
    MISDIRECTED,
    Unreachable,
    is_passed,
    passed_on,
    received,
    where_it_is_led,
)
from tablee.server.pages import Page, encode
from tablee.server.playable import GONE
from tablee.server.problems import Problem, refused
from tablee.server.protocol import Hello
from tablee.server.table import Table

LARGEST_FRAME: Final = LARGEST_MESSAGE + LONGEST_HEAD

BAD_HELLO: Final = 4400
NO_TABLE: Final = 4404
NOT_HERE: Final = 4421
UNPLAYABLE: Final = 4410
COME_BACK: Final = 4500
RESTARTS: Final = 1012
_CODES: Final = {404: NO_TABLE, MISDIRECTED: NOT_HERE, GONE: UNPLAYABLE}
"""Why a table is not opened; whatever else it is, the page tries again."""
_TELLING: Final = (BAD_HELLO, NO_TABLE, TOO_MANY, UNPLAYABLE)
"""With what another server ends a socket for reasons that concern the page."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One page at one table."""
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    if not is_passed(socket.scope):  # else another server has seen to that
        state.hosts.check(socket.headers.get("host"))
        check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        state.socket_gate.check(address)
    await socket.accept()
    try:
        await _Connection(socket, state.lobby, state.message_gate, state.onlooker_gate, address).run(table)
    except Over as over:
        await socket.close(over.code)
    except WebSocketDisconnect:
        pass


class _Connection:
    """One page's socket while it lasts."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], lobby: Lobby, gate: Gate, onlooker_gate: Gate, address: str
    ) -> None:
        self._socket = socket
        self._lobby = lobby
        self._gate = gate
        self._onlooker_gate = onlooker_gate
        self._address = address
        self._is_passed = is_passed(socket.scope)
        self._has_passed_more = False
        """Whether another server was sent more than the hello, which could be said to a third one again."""

    async def run(self, table_id: str) -> None:
        heard, hello = await self._hello()
        try:
            await where_it_is_led(
                partial(self._enter, table_id, hello, heard.arrived),
                partial(self._pass_through, table_id, heard, bool(hello.tokens)),
                is_passed=self._is_passed,
            )
        except Problem as problem:
            if problem.status != MISDIRECTED:  # which is for the server that passed it on, not for the page
                await self._socket.send_text(encode(refused("", problem)).decode())
            raise Over(_CODES.get(problem.status, COME_BACK)) from None

    async def _hello(self) -> tuple[Heard, Hello]:
        try:
            heard = await asyncio.wait_for(self._receive(), self._lobby.settings.hello_within)
            message = read_message(heard.text)
        except (TimeoutError, *UNREADABLE):
            raise Over(BAD_HELLO) from None
        if not isinstance(message, Hello):
            raise Over(BAD_HELLO)
        return heard, message

    async def _enter(self, table_id: str, hello: Hello, arrived: float) -> None:
        table = await self._lobby.find(table_id, self._address)
        page = Page(list(dict.fromkeys(hello.tokens)), hello.last, self._address, self._lobby.settings)
        table.enter(page, arrived)
        await self._serve(table, page)

    # A table that another server leads

    async def _pass_through(self, table_id: str, hello: Heard, is_seated: bool, door: str) -> NoReturn:
        """Bring the page and that server together until one of them has enough."""
        if is_seated and (wire := wire_of(self._socket.scope)) is not None:
            wire.takes_seat()  # by its own word: only that server knows
        line = await self._lobby.neighbours.dial(door, table_id, self._address)
        there = asyncio.create_task(self._pass_there(line, hello))
        back = asyncio.create_task(self._pass_back(line))
        try:
            await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (there, back):
                task.cancel()
            why, _ = await asyncio.gather(there, back, return_exceptions=True)
            await line.close()
        if isinstance(why, Over):
            raise Over(why.code)
        if isinstance(why, WebSocketDisconnect):
            raise WebSocketDisconnect(detail="gone")
        if line.close_code == NOT_HERE and not self._has_passed_more:
            raise Unreachable(door)
        raise Over(line.close_code if line.close_code in _TELLING else COME_BACK)

    async def _pass_there(self, line: ClientConnection, hello: Heard) -> NoReturn:
        heard = hello
        while True:
            await line.send(passed_on(heard, time.monotonic()))
            heard = await self._receive()
            self._has_passed_more = True

    async def _pass_back(self, line: ClientConnection) -> None:
        async for text in line:
            assert isinstance(text, str)
            await self._socket.send_text(text)

    # A table that is led here

    async def _serve(self, table: Table, page: Page) -> None:
        """Send and receive at once; whichever ends first ends both."""
        ear = Ear(table, page, self._gate, self._onlooker_gate, self._lobby.settings.faults)
        tasks: list[asyncio.Future[int]] = [
            asyncio.create_task(self._send_all(page)),
            asyncio.create_task(self._receive_all(ear)),
            ear.over,
        ]
        if table.is_race:
            tasks.append(asyncio.create_task(ear.gauge.ping_all(page)))
        wire = wire_of(self._socket.scope)
        try:
            if wire is not None:
                page.write = wire.write
                page.sits = wire.takes_seat
            if wire is not None and not self._is_passed:
                wire.listen(partial(ear.hear_or_end, wire))
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            if wire is not None:
                wire.hush()
            page.gone.set()
            table.leave(page)
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            for task in done:
                raise Over(task.result())
        finally:
            # What is raised remembers this call, which would remember the task that remembers it, table and all.
            tasks.clear()
            done.clear()
            del task

    async def _send_all(self, page: Page) -> NoReturn:
        while (text := await page.outbox.get()) is not None:
            await self._socket.send_text(text.decode())
            page.count_sent(text)
        raise Over(RESTARTS if page.is_dismissed else COME_BACK)

    async def _receive_all(self, ear: Ear) -> NoReturn:
        """Whatever comes as an event; of a socket that is listened to, only its end."""
        while True:
            ear.hear(await self._receive())

    async def _receive(self) -> Heard:
        """The next message, of the page itself or by way of another server."""
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone")
            now = time.monotonic()
            heard = received(event, now) if self._is_passed else heard_from_page(event, now)
            if heard is not None:
                break
        check_size(heard)
        return heard
