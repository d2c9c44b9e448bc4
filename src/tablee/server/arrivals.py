"""Sockets that note when each message arrived, before any queue, and how much came that is no message."""

from __future__ import annotations

import time
from collections import deque
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

ARRIVED: Final = "arrived"
"""In an event: the moment at which its last byte came in, in seconds on a clock that never jumps."""
NOISE: Final = "noise"
"""In an event: how many frames came since the last one that were no message: pings, pongs, parts of a message."""


class ArrivalProtocol(WebSocketsSansIOProtocol):
    """A socket whose events say when they arrived.

    Frames that are no message are answered or put together below the application, which could not count them; so they
    travel with the next event, and if there is none with one of their own that holds nothing else.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._moments: deque[float] = deque()
        self._noise = 0
        self._noise_waits = False

    def data_received(self, data: bytes) -> None:
        """Bytes from the page."""
        super().data_received(data)
        if self._noise and not self._noise_waits and not self.close_sent and self.queue.empty():
            self._noise_waits = True
            self.queue.put_nowait({"type": "websocket.receive", "bytes": b""})
            self._moments.append(time.monotonic())
            self._stop_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        before = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > before:
            self._moments.append(time.monotonic())

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message."""
        self._noise += 1
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping, which the protocol answers."""
        self._noise += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong, asked for or not."""
        self._noise += 1
        super().handle_pong(event)

    async def receive(self) -> ASGIReceiveEvent:
        """The next event, and what is known of its coming."""
        event: Any = await super().receive()
        if event["type"] == "websocket.receive":
            self._noise_waits = False
            event[ARRIVED] = self._moments.popleft()
            event[NOISE], self._noise = self._noise, 0
        received: ASGIReceiveEvent = event
        return received

    def _stop_reading(self) -> None:
        """As for a message: no more is read before this is taken."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
