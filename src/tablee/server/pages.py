"""One connected page: which seats it holds, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from tablee.server import metrics
from tablee.server.mailbox import Mailbox
from tablee.server.settings import USUAL, Settings

_encoder: Final = msgspec.json.Encoder()


class Page:
    """A page as a table sees it: something to send to, which never makes it wait."""

    def __init__(self, tokens: list[str], last: int | None, address: str = "", settings: Settings = USUAL) -> None:
        """`last` is the number of the last thing that it knows of, `address` where it comes from."""
        self.tokens = tokens
        self.last = last
        self.address = address
        self.mine: tuple[int, ...] = ()
        """Its seats, in order; none for a spectator."""
        self.keys: dict[int, str] = {}
        """The token of each of its seats."""
        self.outbox: Mailbox[bytes | None] = Mailbox(settings.unread_messages)
        """What could not be sent at once."""
        self.write: Callable[[Sequence[bytes]], bool] = _not_now
        """Sends messages at once, if its socket can, and says whether it did."""
        self.sits: Callable[[], None] = _nothing
        """Hears that it holds a seat."""
        self._unsent = 0
        self._unsent_bytes = 0
        self._most_bytes = settings.unread_bytes
        self._held: list[bytes] | None = None
        self.is_cut_off = False
        self.lag = 0
        """How long its messages are on their way, there and back, in milliseconds; measured only in a race."""
        self.hint: asyncio.Task[None] | None = None
        """A hint that is being thought of."""
        self.is_dismissed = False
        """Whether the connection ends because the server does."""
        self.gone = asyncio.Event()
        """Everything was sent, or cannot be any more."""

    def send(self, message: Any) -> None:
        """Put a message on its way."""
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        """Put an encoded message on its way, after all that waits."""
        if self._held is not None:
            self._held.append(text)
        else:
            self._send_all([text])

    def send_welcome(self, text: bytes) -> None:
        """Put an encoded welcome on its way, in the place of one that still waits.

        What waits behind that one is older than this, so the page knows by its number that it has it already.
        """
        before = None if self.is_cut_off else self.outbox.replace(_is_welcome, text)
        if before is None:
            self.send_text(text)
        else:
            self._unsent_bytes += len(text) - len(before)
            self._check_bytes()

    def hold(self) -> None:
        """Let what is sent from now on wait, to travel together: it is each sending that costs, not its length."""
        self._held = []

    def let_go(self) -> None:
        """Send what was held."""
        held, self._held = self._held, None
        if held:
            self._send_all(held)

    def _send_all(self, texts: list[bytes]) -> None:
        if self.is_cut_off or (not self._unsent and self.write(texts)):
            return
        try:
            for text in texts:
                self.outbox.put_nowait(text)
                self._unsent += 1
                self._unsent_bytes += len(text)
        except asyncio.QueueFull:
            self.cut_off()
        self._check_bytes()

    def _check_bytes(self) -> None:
        if self._unsent_bytes > self._most_bytes:
            self.cut_off()

    def dismiss(self, farewell: Any) -> None:
        """Let the connection end when all that is on its way was sent, and a last message; the server ends too."""
        self.is_dismissed = True
        self.send(farewell)
        if not self.is_cut_off and self.outbox.full():
            self.cut_off()
        elif not self.is_cut_off:
            self.is_cut_off = True
            self.outbox.put_nowait(None)

    def count_sent(self, text: bytes) -> None:
        """A message out of the outbox was sent."""
        self._unsent -= 1
        self._unsent_bytes -= len(text)

    def cut_off(self) -> None:
        """Send nothing more, and let the connection end."""
        if self.is_cut_off:
            return
        self.is_cut_off = True
        metrics.refusals.labels("unread").inc()
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def see_off(self) -> None:
        """Let the connection end after what is on its way."""
        if self.is_cut_off:
            return
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.cut_off()
        self.is_cut_off = True


def encode(message: Any) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


def _is_welcome(text: bytes | None) -> bool:
    return text is not None and text.startswith(b'{"type":"welcome",')


def _nothing() -> None:
    """Nobody wants to know."""


def _not_now(_: Sequence[bytes]) -> bool:
    return False
