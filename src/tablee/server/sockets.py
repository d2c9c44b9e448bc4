"""The socket of a table: a hello, and then messages both ways until one side has enough."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Final, NoReturn

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from websockets.asyncio.client import ClientConnection

from tablee.server.arrivals import ArrivalProtocol, Heard, heard_from_page, wire_of
from tablee.server.hosts import check_origin
from tablee.server.lag import Gauge
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
from tablee.server.problems import Problem, bad_message, refused
from tablee.server.protocol import FromPage, Hello, Here, Knock, Pong
from tablee.server.table import FromSeat, Table

LARGEST_MESSAGE: Final = 8 * 1024
LARGEST_FRAME: Final = LARGEST_MESSAGE + LONGEST_HEAD

TOO_LARGE: Final = 1009
BAD_HELLO: Final = 4400
NO_TABLE: Final = 4404
TOO_MANY: Final = 4408
NOT_HERE: Final = 4421
UNPLAYABLE: Final = 4410
COME_BACK: Final = 4500
RESTARTS: Final = 1012
_CODES: Final = {404: NO_TABLE, MISDIRECTED: NOT_HERE, GONE: UNPLAYABLE}
"""Why a table is not opened; whatever else it is, the page tries again."""
_TELLING: Final = (BAD_HELLO, NO_TABLE, TOO_MANY, UNPLAYABLE)
"""With what another server ends a socket for reasons that concern the page."""

_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)

_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeEncodeError, RecursionError)
"""What a text may do that is no message; the last one if it is nested without end."""


class _Over(Exception):
    """The connection has to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class _Id(msgspec.Struct):
    """As much of a message that cannot be understood as an answer needs."""

    id: str = ""


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
    except _Over as over:
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
        self._gauge = Gauge()
        self._faults = 0
        self._has_passed_more = False
        """Whether another server was sent more than the hello, which could be said to a third one again."""
        self._over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done, with a code, when this side has enough."""

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
            raise _Over(_CODES.get(problem.status, COME_BACK)) from None

    async def _hello(self) -> tuple[Heard, Hello]:
        try:
            heard = await asyncio.wait_for(self._receive(), self._lobby.settings.hello_within)
            message = _decoder.decode(heard.text)
        except (TimeoutError, *_UNREADABLE):
            raise _Over(BAD_HELLO) from None
        if not isinstance(message, Hello):
            raise _Over(BAD_HELLO)
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
        if isinstance(why, _Over):
            raise _Over(why.code)
        if isinstance(why, WebSocketDisconnect):
            raise WebSocketDisconnect(detail="gone")
        if line.close_code == NOT_HERE and not self._has_passed_more:
            raise Unreachable(door)
        raise _Over(line.close_code if line.close_code in _TELLING else COME_BACK)

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
        tasks: list[asyncio.Future[int]] = [
            asyncio.create_task(self._send_all(page)),
            asyncio.create_task(self._receive_all(table, page)),
            self._over,
        ]
        if table.is_race:
            tasks.append(asyncio.create_task(self._gauge.ping_all(page)))
        wire = wire_of(self._socket.scope)
        try:
            if wire is not None:
                page.write = wire.write
                page.sits = wire.takes_seat
            if wire is not None and not self._is_passed:
                wire.listen(partial(self._hear_or_end, table, page, wire))
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
                raise _Over(task.result())
        finally:
            # What is raised remembers this call, which would remember the task that remembers it, table and all.
            tasks.clear()
            done.clear()
            del task

    async def _send_all(self, page: Page) -> NoReturn:
        while (text := await page.outbox.get()) is not None:
            await self._socket.send_text(text.decode())
            page.has_sent(text)
        raise _Over(RESTARTS if page.is_dismissed else COME_BACK)

    async def _receive_all(self, table: Table, page: Page) -> NoReturn:
        """Whatever comes as an event; of a socket that is listened to, only its end."""
        while True:
            self._hear(table, page, await self._receive())

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
        _check_size(heard)
        return heard

    def _hear_or_end(self, table: Table, page: Page, wire: ArrivalProtocol, message: Heard) -> None:
        """Where nobody is above who could be told that it is over."""
        if self._over.done():
            return
        try:
            _check_size(message)
            self._hear(table, page, message)
        except _Over as over:
            self._over.set_result(over.code)
            wire.has_enough()

    def _hear(self, table: Table, page: Page, heard: Heard) -> None:
        try:
            self._check_rate(table, page, heard)
            if not heard.is_message:
                return
            message = self._read(heard.text)
        except Problem as problem:
            page.send(refused(_id_of(heard.text), problem))
            self._faults += 1 + heard.noise
            if self._faults >= self._lobby.settings.faults:
                raise _Over(TOO_MANY) from None
            return
        if isinstance(message, Pong):
            page.lag = self._gauge.read(message.ping, heard.arrived)
        elif isinstance(message, Knock):
            page.send(Here())
        else:
            table.hear(page, message, heard.arrived)

    def _check_rate(self, table: Table, page: Page, heard: Heard) -> None:
        """Nobody gets further by more sockets, nor by what is no message; who looks on takes nothing from who plays."""
        frames = heard.noise + heard.is_message
        table.check_rate(page, frames)
        (self._gate if page.mine else self._onlooker_gate).check(self._address, frames)

    def _read(self, text: str) -> FromSeat | Pong | Knock:
        try:
            message = _decoder.decode(text)
        except _UNREADABLE as error:
            raise bad_message(str(error)) from None
        if isinstance(message, Hello):
            raise bad_message("hello comes once, and first")
        return message


def _check_size(heard: Heard) -> None:
    if len(heard.text) > LARGEST_MESSAGE // 4 and len(heard.text.encode()) > LARGEST_MESSAGE:
        raise _Over(TOO_LARGE)


def _id_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_Id).id[:40]
    except _UNREADABLE:
        return ""
