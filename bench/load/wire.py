"""As much of HTTP and WebSocket as a load needs.  A full client library would be the first thing to be saturated."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

HOST = "127.0.0.1"
OPENS_WITHIN = 20.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A mask that changes nothing: masks protect proxies, and there is none here."""
UPGRADE = """\
GET {path} HTTP/1.1\r
Host: {host}:{port}\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
Sec-WebSocket-Version: 13\r
\r
"""


class Wire(asyncio.Protocol):
    """One WebSocket: `heard` gets every text, `lost` is told once if the other side ends it."""

    def __init__(self, path: str, port: int, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.received = 0
        self._port = port
        self._request = UPGRADE.format(path=path, host=HOST, port=port).encode()
        self._buffer = b""
        self._is_open = False
        self._is_closing = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    async def open(self) -> None:
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self._port)
        await asyncio.wait_for(self._opened, OPENS_WITHIN)

    def send(self, text: bytes) -> None:
        """One text, in one frame."""
        self._send_frame(TEXT, text)

    def close(self) -> None:
        """End it from this side."""
        self._is_closing = True
        self._send_frame(CLOSE, b"\x03\xe8")
        self._transport.close()

    def _send_frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + body)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self._end(f"connection lost: {error or 'closed'}")

    def _end(self, reason: str) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError(reason))
        if not self._is_closing:
            self._is_closing = True
            self.lost(reason)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer = self._buffer + data if self._buffer else data
        if not self._is_open and not self._shake_hands():
            return
        self._read_frames()

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        status = head.partition(b"\r\n")[0].decode()
        if " 101" not in status:
            self._end(f"no WebSocket: {status}")
            return False
        self._buffer = rest
        self._is_open = True
        self._opened.set_result(None)
        return True

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + size:
                break
            self._take(buffer[at], buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, first: int, body: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send_frame(PONG, body)
        elif kind == CLOSE:
            self._end(f"closed with {int.from_bytes(body[:2], 'big')}")
        elif first == FINAL | TEXT:
            self.heard(body)
        else:
            self._end(f"a frame of an unexpected kind: {first:#x}")


async def post(port: int, path: str, body: Any) -> Any:
    """One HTTP POST of JSON; whatever is no success is a :class:`ConnectionError`."""
    status, answer = await exchange(port, "POST", path, json.dumps(body).encode())
    if not 200 <= status < 300:
        raise ConnectionError(f"{path} answered {status}: {answer[:200]!r}")
    return json.loads(answer)


async def exchange(port: int, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
    """One HTTP request on a connection of its own: the status, and the body of the answer."""
    reader, writer = await asyncio.open_connection(HOST, port)
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    head, _, rest = answer.decode().partition("\r\n\r\n")
    return int(head.split(" ", 2)[1]), rest.encode()
