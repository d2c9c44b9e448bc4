"""Servers with one store: a page may come to any of them, and is passed through to the one that leads its table.

Each of them has a second door, for the others only. Whatever comes in there carries the secret that the servers of a
store have agreed on, and says for which client it comes; a message says how long ago it arrived, so that nobody wins
or loses a race by the server that he came to.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import h11
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from tablee.server.arrivals import ARRIVED, Heard
from tablee.server.logs import note
from tablee.server.problems import Elsewhere, Failure, Problem
from tablee.server.store import Store

Result = TypeVar("Result")

SECRET: Final = "secret of the servers"
"""What the store calls it."""
PASSED: Final = "passed"
"""In a scope: whether it comes from another server."""
ADMIN_PATH: Final = "/api/admin"
"""Where servers pass on what operators say."""
MISDIRECTED: Final = 421
"""As HTTP calls it: this server does not lead the table either."""
LONGEST_HEAD: Final = 64
"""Bytes that a message gets longer by when it is passed on."""
WAIT: Final = 8.0
"""Seconds for which somebody is kept waiting while the server that leads a table cannot be reached: it may come back,
and if not its lease runs out.  A page that hears nothing for longer takes it for frozen."""
FIRST_PAUSE: Final = 0.05
LAST_PAUSE: Final = 0.5
DIAL_WITHIN: Final = 2.0
ANSWER_WITHIN: Final = 15.0
CLOSE_WITHIN: Final = 1.0

_HERE: Final = ("127.", "localhost:", "[::1]:")
"""How a door begins that only this machine finds."""
_SECRET_HEADER: Final = "x-tablee-secret"
_CLIENT_HEADER: Final = "x-tablee-client"
_NO_ANSWER: Final = (OSError, EOFError, InvalidHandshake, h11.ProtocolError)


class Unreachable(Exception):
    """Nobody answers at that door, or whoever does leads the table no more: nothing was done there."""


class Call(NamedTuple):
    """A request that another server is to answer."""

    method: str
    path: str
    client: str
    """Who asks."""
    body: bytes = b""


class Neighbours:
    """The other servers of a store."""

    def __init__(self, store: Store, lease: float) -> None:
        """One that is silent for half a `lease` is given up; then somebody may claim what it leads."""
        self._store = store
        self._lease = lease
        self._secret = ""

    async def open(self) -> None:
        """Agree with the others, and complain if a server on another machine cannot be reached, or cannot reach us."""
        self._secret = await self._store.agree(SECRET, secrets.token_urlsafe(32))
        ours = self._store.server
        for other in await self._store.servers() if self._store.is_shared else ():
            if other.machine != ours.machine and any(server.door.startswith(_HERE) for server in (ours, other)):
                note(logging.WARNING, "servers on two machines need the setting address", other=other.machine)

    def knows(self, secret: bytes) -> bool:
        """Whether whoever says this is one of us."""
        return bool(self._secret) and hmac.compare_digest(secret, self._secret.encode())

    async def dial(self, door: str, table: str, client: str) -> ClientConnection:
        """A socket to the server behind `door`, for a page that comes from `client`."""
        try:
            return await connect(
                f"ws://{door}/api/tables/{table}/socket",
                additional_headers=self._headers(client),
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=min(DIAL_WITHIN, self._lease),
                close_timeout=CLOSE_WITHIN,
                ping_interval=self._lease / 4,
                ping_timeout=self._lease / 2,
            )
        except (*_NO_ANSWER, ValueError):
            raise Unreachable(door) from None

    async def ask(self, door: str, call: Call) -> bytes:
        """What the server behind `door` answers; :class:`Problem` if it refuses.

        :class:`Unreachable` if nothing can have happened there.
        """
        host, _, port = door.rpartition(":")
        try:
            async with asyncio.timeout(min(DIAL_WITHIN, self._lease)):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        except (OSError, ValueError):
            raise Unreachable(door) from None
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                line = h11.Connection(h11.CLIENT)
                writer.write(self._written(line, call))
                status, answer = await _answer(line, reader)
        except _NO_ANSWER:
            raise Elsewhere(door) from None
        finally:
            writer.close()
        if status == MISDIRECTED:
            raise Unreachable(door)
        if status >= 400:
            raise _problem(status, answer)
        return answer

    def _written(self, line: h11.Connection, call: Call) -> bytes:
        headers = {
            "host": "tablee",
            "connection": "close",
            "content-type": "application/json",
            "content-length": str(len(call.body)),
            **self._headers(call.client),
        }
        request = h11.Request(method=call.method, target=call.path, headers=list(headers.items()))
        return b"".join(line.send(event) or b"" for event in (request, h11.Data(call.body), h11.EndOfMessage()))

    def _headers(self, client: str) -> dict[str, str]:
        return {_SECRET_HEADER: self._secret, _CLIENT_HEADER: client}


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> tuple[int, bytes]:
    status, body = 0, b""
    while True:
        heard = line.next_event()
        if heard is h11.NEED_DATA:
            line.receive_data(await reader.read(65_536))
        elif isinstance(heard, h11.Response):
            status = heard.status_code
        elif isinstance(heard, h11.Data):
            body += heard.data
        elif isinstance(heard, h11.EndOfMessage | h11.ConnectionClosed):
            return status, body


async def where_it_is_led(
    here: Callable[[], Awaitable[Result]], there: Callable[[str], Awaitable[Result]], *, is_passed: bool
) -> Result:
    """Do something at a table: here if this server leads it or can claim it, else at the door of the one that does.

    While that one cannot be reached one waits a little: it comes back, or its lease runs out. What was passed already
    is not passed on again.
    """
    clock = asyncio.get_running_loop().time
    until, pause = clock() + WAIT, FIRST_PAUSE
    while True:
        try:
            return await here()
        except Elsewhere as elsewhere:
            door = elsewhere.door  # the error itself remembers this call, and may not be remembered by it
        if is_passed:
            raise misdirected()
        with suppress(Unreachable):
            return await there(door)
        if clock() + pause > until:
            raise Elsewhere(door)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LAST_PAUSE)


def misdirected() -> Problem:
    """For another server's ears: whoever sent this to us has to look again."""
    return Problem("error-table-elsewhere", "another server leads this table by now", status=MISDIRECTED)


def _problem(status: int, answer: bytes) -> Problem:
    """What the other server refused, to be told as our own."""
    try:
        failure = msgspec.json.decode(answer, type=Failure)
    except msgspec.MsgspecError:
        return Elsewhere("")
    problem = Problem(failure.key, failure.message, status=status)
    problem.facts = failure.facts
    return problem


# A message on its way between servers


def passed_on(heard: Heard, now: float) -> str:
    """What a page sent, with how long ago that was."""
    age = max(0, round(1_000_000 * (now - heard.arrived)))
    return f"{age} {heard.noise} {heard.is_message:d} {heard.text}"


def received(event: Any, now: float) -> Heard | None:
    """The same at the other server, in the time of its own clock; nothing if it is only noise of the line."""
    text = event.get("text")
    if text is None:
        return None
    age, noise, is_message, text = text.split(" ", 3)
    arrived = event.get(ARRIVED, now) - int(age) / 1_000_000
    return Heard(text, arrived, int(noise), is_message == "1")


# The second door


class Doors:
    """The application, with a door for everybody and one for other servers."""

    def __init__(
        self,
        inner: Any,
        outer: Any,
        operate: Callable[[bytes], Awaitable[bytes]],
        neighbours: Neighbours,
        port: int | None,
    ) -> None:
        """`port` is where other servers come in; nowhere if nothing is said.  `operate` does what operators say."""
        self._inner = inner
        self._outer = outer
        self._operate = operate
        self._neighbours = neighbours
        self._port = port

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """As ASGI calls an application."""
        if scope["type"] == "lifespan" or self._port is None or scope["server"][1] != self._port:
            await self._outer(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if self._neighbours.knows(headers.get(_SECRET_HEADER.encode(), b"")):
            if scope["path"] == ADMIN_PATH:
                await _send(send, 200, await self._operate(await _body(receive)))
                return
            client = headers.get(_CLIENT_HEADER.encode(), b"").decode("latin-1")
            await self._inner({**scope, "client": (client, 0), PASSED: True}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await _send(send, 403, b"")


async def _body(receive: Any) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


async def _send(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def is_passed(scope: Any) -> bool:
    """Whether a request or a socket comes from another server."""
    return bool(scope.get(PASSED))
