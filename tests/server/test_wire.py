"""Frames that the server reads and writes by itself, and what it leaves to the library."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tablee.server.arrivals import ArrivalProtocol, Heard, wire_of
from tablee.server.framing import only_text
from tablee.server.hearing import LARGEST_MESSAGE
from tablee.server.pages import Page
from tablee.server.settings import USUAL, Settings

TEXTS = ["a", "déjà vu ♣", "", "b" * 125, "c" * 126, "d" * 127, "e" * LARGEST_MESSAGE]


class Line(asyncio.Transport):
    """A transport that remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_reading_now = True
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.is_reading_now = False

    def resume_reading(self) -> None:
        self.is_reading_now = True

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


class Connected:
    """A client and our protocol with nothing but a line between them."""

    def __init__(self, *, early: bytes = b"") -> None:
        self.line = Line()
        self.heard: list[Heard] = []
        self.wire: ArrivalProtocol
        self.events: list[Any] = []
        self._early = early
        self._accepted = asyncio.Event()
        self._go_on = asyncio.Event()
        self._client = ClientProtocol(parse_uri("ws://table/"))

    async def open(self) -> Connected:
        settings: dict[str, Any] = {"interface": "asgi3", "log_config": None, "ws_per_message_deflate": False}
        config = uvicorn.Config(self._app, ws_max_size=LARGEST_MESSAGE, **settings)
        protocol = ArrivalProtocol(config, ServerState(), {})
        protocol.connection_made(self.line)
        self._client.send_request(self._client.connect())
        protocol.data_received(b"".join(self._client.data_to_send()))
        if self._early:
            protocol.data_received(self._early)
        await asyncio.wait_for(self._accepted.wait(), 120)
        self._client.receive_data(self.line.written)
        self._client.events_received()
        self.line.written = b""
        return self

    async def _app(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Any]) -> None:
        wire = wire_of(scope)
        assert wire is not None
        self.wire = wire
        self.events.append(await receive())
        await send({"type": "websocket.accept"})
        self._accepted.set()
        await self._go_on.wait()

    def listen(self) -> None:
        self.wire.listen(self.heard.append)

    def receive(self, data: bytes, chunk: int = 1 << 20) -> None:
        for start in range(0, len(data), chunk):
            self.wire.data_received(data[start : start + chunk])

    @property
    def texts(self) -> list[str]:
        return [message.text for message in self.heard if message.is_message]

    @property
    def noise(self) -> int:
        return sum(message.noise for message in self.heard)

    def read(self) -> list[Frame]:
        """What the client makes of all that was written."""
        self._client.receive_data(self.line.written)
        self.line.written = b""
        return [event for event in self._client.events_received() if isinstance(event, Frame)]

    def read_close(self) -> int:
        """The code with which the server ended it."""
        self.read()
        assert self._client.state is not State.OPEN
        assert self._client.close_rcvd is not None
        return int(self._client.close_rcvd.code)


def connected(talk: Callable[[Connected], None], **given: Any) -> None:
    async def meet() -> None:
        talk(await Connected(**given).open())

    asyncio.run(meet())


def frame(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


@pytest.mark.parametrize("chunk", [1, 7, 1 << 20])
def test_texts_are_heard_in_whatever_pieces_they_come(chunk: int) -> None:
    def talk(both: Connected) -> None:
        both.listen()
        before = time.monotonic()
        both.receive(b"".join(map(frame, TEXTS)), chunk)
        assert both.texts == TEXTS
        assert all(before <= message.arrived <= time.monotonic() and not message.noise for message in both.heard)

    connected(talk)


@pytest.mark.parametrize("chunk", [1, 1 << 20])
def test_parts_and_pings_are_put_together_answered_and_counted(chunk: int) -> None:
    def talk(both: Connected) -> None:
        both.listen()
        parts = [frame("one ", fin=False), frame("?", Opcode.PING), frame("mess", Opcode.CONT, fin=False)]
        both.receive(b"".join([*parts, frame("age", Opcode.CONT), frame("two"), frame("!", Opcode.PONG)]), chunk)
        assert both.texts == ["one message", "two"]
        assert both.noise == 4
        assert [(got.opcode, bytes(got.data)) for got in both.read()] == [(Opcode.PONG, b"?")]

    connected(talk)


def test_what_came_before_anybody_listened_is_told_first() -> None:
    def talk(both: Connected) -> None:
        both.receive(frame("one") + frame("two"))
        assert not both.line.is_reading_now
        both.listen()
        both.receive(frame("three"))
        assert both.texts == ["one", "two", "three"]
        assert both.line.is_reading_now

    connected(talk)


@pytest.mark.parametrize("chunk", [1, 1 << 20])
def test_what_came_before_the_handshake_was_over_is_told_too(chunk: int) -> None:
    whole = frame("early") + frame("late")

    def talk(both: Connected) -> None:
        both.listen()
        both.receive(whole[9:], chunk)
        assert both.texts == ["early", "late"]

    connected(talk, early=whole[:9])


def test_what_is_no_text_is_a_message_that_cannot_be_understood() -> None:
    def talk(both: Connected) -> None:
        both.listen()
        both.receive(frame("x", Opcode.BINARY) + frame("y"))
        assert both.texts == ["", "y"]

    connected(talk)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame("f" * (LARGEST_MESSAGE + 1)), 1009),
        (frame("g", mask=False), 1002),
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (frame("h", Opcode.CONT), 1002),
        (frame("i", fin=False) + frame("j"), 1002),
        (bytes((frame("k")[0] | 0x40,)) + frame("k")[1:], 1002),
    ],
    ids=["too long", "not masked", "not UTF-8", "a part of nothing", "amid another", "reserved"],
)
@pytest.mark.parametrize("chunk", [1, 1 << 20])
def test_what_is_wrong_ends_it_and_is_not_heard(bad: bytes, code: int, chunk: int) -> None:
    def talk(both: Connected) -> None:
        both.listen()
        both.receive(frame("before") + bad + frame("after"), chunk)
        assert both.texts == ["before"]
        assert both.read_close() == code

    connected(talk)


def test_the_end_is_still_an_event() -> None:
    def talk(both: Connected) -> None:
        both.listen()
        both.receive(frame("bye") + Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        assert both.texts == ["bye"]
        assert both.wire.queue.get_nowait()["type"] == "websocket.disconnect"

    connected(talk)


def test_of_a_flood_in_one_breath_no_more_is_read_than_whoever_counts_can_bear() -> None:
    """All of it was read first, which kept everybody else waiting for a second and more."""

    def talk(both: Connected) -> None:
        def hear(message: Heard) -> None:
            both.heard.append(message)
            if both.noise > 40:
                both.wire.refuse_more()

        both.wire.listen(hear)
        both.receive(
            frame("", Opcode.PING) * 5000 + frame("after") + Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
        )
        assert 40 < both.noise < 100
        assert not both.texts
        assert both.wire.queue.get_nowait()["type"] == "websocket.disconnect"

    connected(talk)


def test_texts_that_come_one_by_one_are_read_as_those_that_come_together() -> None:
    def talk(both: Connected) -> None:
        both.listen()
        for text in TEXTS:
            both.receive(frame(text))
            both.receive(frame("", Opcode.PING))
        assert both.texts == TEXTS
        assert both.noise == len(TEXTS)

    connected(talk)


def test_only_a_whole_text_with_nothing_beside_it_is_taken_at_once() -> None:
    for text in TEXTS:
        whole = frame(text)
        assert only_text(whole, LARGEST_MESSAGE) == text.encode()
        assert all(only_text(whole[:end], LARGEST_MESSAGE) is None for end in range(min(len(whole), 200)))
        assert only_text(whole + frame("b"), LARGEST_MESSAGE) is None
        assert only_text(whole, len(text.encode()) - 1) is None
        assert only_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=False), LARGEST_MESSAGE) is None
    assert only_text(frame("", Opcode.PING), LARGEST_MESSAGE) is None
    assert only_text(Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True), LARGEST_MESSAGE) is None
    assert only_text(frame("g" * 65_536), 1 << 20) is None  # a size of eight bytes is for whoever reads all frames


def test_what_is_written_can_be_read() -> None:
    texts = [*TEXTS, "f" * 65_535, "g" * 65_536]

    def talk(both: Connected) -> None:
        assert both.wire.write([text.encode() for text in texts])
        assert [bytes(got.data).decode() for got in both.read()] == texts

    connected(talk)


def test_nothing_is_written_past_what_waits_or_after_the_end() -> None:
    def talk(both: Connected) -> None:
        both.wire.pause_writing()
        assert not both.wire.write([b"one"])
        both.wire.resume_writing()
        assert both.wire.write([b"two"])
        both.receive(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        assert not both.wire.write([b"three"])
        assert [bytes(got.data) for got in both.read() if got.opcode is Opcode.TEXT] == [b"two"]

    connected(talk)


class Socket:
    """Takes what it is given, unless it is full."""

    def __init__(self) -> None:
        self.taken: list[list[bytes]] = []
        self.is_full = False

    def write(self, texts: Any) -> bool:
        if not self.is_full:
            self.taken.append(list(texts))
        return not self.is_full


def sitting() -> tuple[Page, Socket]:
    page, socket = Page([], None), Socket()
    page.write = socket.write
    return page, socket


def test_a_page_is_sent_to_at_once_unless_something_waits() -> None:
    page, socket = sitting()
    page.send_text(b"one")
    socket.is_full = True
    page.send_text(b"two")
    socket.is_full = False
    page.send_text(b"three")  # not before two, which somebody may just be sending
    assert (page.outbox.get_nowait(), page.outbox.get_nowait()) == (b"two", b"three")
    page.count_sent(b"two")
    page.send_text(b"four")
    assert socket.taken == [[b"one"]]
    assert page.outbox.get_nowait() == b"four"
    page.count_sent(b"three")
    page.count_sent(b"four")
    page.send_text(b"five")
    assert socket.taken == [[b"one"], [b"five"]]


def test_what_is_held_travels_together() -> None:
    page, socket = sitting()
    page.hold()
    page.send_text(b"one")
    page.send_text(b"two")
    assert not socket.taken
    page.let_go()
    page.send_text(b"three")
    assert socket.taken == [[b"one", b"two"], [b"three"]]


def test_a_page_that_takes_nothing_is_cut_off() -> None:
    page, socket = sitting()
    socket.is_full = True
    for _ in range(USUAL.unread_messages + 1):
        page.send_text(b"one more")
    assert page.is_cut_off
    assert page.outbox.get_nowait() is None
    socket.is_full = False
    page.send_text(b"more")
    assert not socket.taken


def test_a_page_that_takes_nothing_of_much_is_cut_off() -> None:
    """A few large messages are as bad as many small ones."""
    page, socket = Page([], None, "", Settings(store="", unread_bytes=100_000)), Socket()
    page.write = socket.write
    socket.is_full = True
    for _ in range(50):
        page.send_text(b"x" * 20_000)
        page.count_sent(page.outbox.get_nowait() or b"")
    for _ in range(5):
        page.send_text(b"x" * 20_000)
    assert not page.is_cut_off
    page.send_text(b"x")
    assert page.is_cut_off
