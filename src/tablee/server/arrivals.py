"""Sockets that tell when each message arrived, before any queue, and how much came that is no message.

What pages send and are sent is nearly always one text in one frame. Such frames are read and written here; the library
reads all others, and each of those whole, so that it always stands between two frames.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tablee.server.framing import MASK_BYTES, MASKED, TWO_BYTES, WHOLE_TEXT, all_framed, only_text, unmasked

ARRIVED: Final = "arrived"
"""In an event: the moment at which its last byte came in, in seconds on a clock that never jumps."""
NOISE: Final = "noise"
"""In an event: how many frames came since the last one that were no message: pings, pongs, parts of a message."""
_WIRE: Final = "tablee.wire"
"""Among the extensions of a connection."""

_GOODBYE: Final = 0x88
_MUCH_NOISE: Final = 32
"""So many frames that are no message are told at once: thousands may come in one breath, and somebody counts them."""


class Heard(NamedTuple):
    """What a page sent."""

    text: str
    arrived: float
    noise: int
    """How many frames came along that are no message."""
    is_message: bool


class MessageId(msgspec.Struct):
    """As much of a message that cannot be understood as an answer needs."""

    id: str = ""


def heard_from_page(event: Any, now: float) -> Heard:
    """What an event of the framework holds; a frame that is no text is a message that cannot be understood."""
    text, noise = event.get("text"), event.get(NOISE, 0)
    is_text = isinstance(text, str)
    is_message = is_text or event.get("bytes") != b"" or not noise
    return Heard(text if is_text else "", event.get(ARRIVED, now), noise, is_message)


def wire_of(scope: Any) -> ArrivalProtocol | None:
    """The protocol of a connection, where the framework passes on what it knows."""
    wire: ArrivalProtocol | None = (scope.get("extensions") or {}).get(_WIRE, {}).get("wire")
    return wire


class ArrivalProtocol(WebSocketsSansIOProtocol):
    """A socket whose events say when they arrived, or which tells them at once to whoever listens.

    Frames that are no message are answered or put together below the application, which could not count them; so they
    travel with the next event, and if there is none with one of their own that holds nothing else.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._moments: list[float] = []
        self._noise = 0
        self._noise_waits = False
        self._hear: Callable[[Heard], None] | None = None
        self._has_enough = False
        self._is_library_between_frames = True
        self._unread = b""
        """The beginning of a frame."""

    # For the application, beside its events

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Tell at once what came and what comes, instead of making events of it; only the end is still an event."""
        self._hear = hear
        self._tell_all(hear)

    def takes_seat(self) -> None:
        """Whoever is there sits at the table."""

    def hush(self) -> None:
        """Nobody listens any more."""
        self._hear = None

    def refuse_more(self) -> None:
        """Of all that still comes only the other side's goodbye is read."""
        self._has_enough = True

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts now, unless something waits to be sent or the end is near; say whether they were sent."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(all_framed(texts))
        return True

    # Below it

    def handle_connect(self, event: Request) -> None:
        """A page wants a socket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_WIRE] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """Bytes from the page."""
        if self._hear is not None and not self._unread and self._is_library_between_frames and not self._has_enough:
            text = only_text(data, self.config.ws_max_size)
            if text is not None and self._take_text(text):
                if self.read_paused and self._hear is not None:
                    self._tell_all(self._hear)
                return
        if not self.handshake_complete:
            # Whatever comes too soon the library has to read, and then it may stand amid a frame.
            self._is_library_between_frames = not self.handshake_initiated
            super().data_received(data)
        elif self._is_library_between_frames:
            self._read_frames(self._unread + data if self._unread else data)
        else:
            super().data_received(data)
        if self._hear is not None:
            self._tell_all(self._hear)
        elif self._noise and not self._noise_waits and not self.close_sent and self.queue.empty():
            self._noise_waits = True
            self.queue.put_nowait({"type": "websocket.receive", "bytes": b""})
            self._moments.append(time.monotonic())
            if not self.read_paused:  # as for a message: no more is read before this is taken
                self.read_paused = True
                self.transport.pause_reading()

    def _read_frames(self, data: bytes) -> None:
        """Take every frame that is whole."""
        at, length = 0, len(data)
        while length - at >= 2:
            size, start = data[at + 1] & ~MASKED, at + 2
            if size >= TWO_BYTES:
                start += 2 if size == TWO_BYTES else 8
                if length < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if size > self.config.ws_max_size or not data[at + 1] & MASKED:  # the library says what is wrong with it
                self._is_library_between_frames = False
                super().data_received(data[at:])
                return
            start += MASK_BYTES
            end = start + size
            if length < end:
                break
            if self._has_enough and data[at] != _GOODBYE:
                pass
            elif data[at] != WHOLE_TEXT or not self._take_text(unmasked(data[start:end], data[start - 4 : start])):
                super().data_received(data[at:end])
                if self._noise >= _MUCH_NOISE and self._hear is not None:
                    self._tell_all(self._hear)
            at = end
        self._unread = data[at:]

    def _take_text(self, data: bytes) -> bool:
        """Take a text, if nothing speaks against that; else the library knows what to do."""
        if self.frames or self.close_sent or self.transport.is_closing():
            return False
        if self._hear is None:
            self.curr_msg_data_type, self.frames = "text", [data]
            self.send_receive_event_to_app()
            return True
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return False
        if not self.queue.empty():
            self._tell_all(self._hear)
        noise, self._noise = self._noise, 0
        self._hear(Heard(text, time.monotonic(), noise, True))
        return True

    def _tell_all(self, hear: Callable[[Heard], None]) -> None:
        """Tell the events that came about all the same, and the noise."""
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(event)
                break
            hear(heard_from_page(self._dated(event), time.monotonic()))
        if self._noise and not self.close_sent:
            noise, self._noise = self._noise, 0
            hear(Heard("", time.monotonic(), noise, False))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

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
            event = self._dated(event)
        received: ASGIReceiveEvent = event
        return received

    def _dated(self, event: Any) -> Any:
        self._noise_waits = False
        event[ARRIVED] = self._moments.pop(0)
        event[NOISE], self._noise = self._noise, 0
        return event
