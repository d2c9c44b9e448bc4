"""What a page says once it is at a table: looked at for its size, its rate and its form, and told to the table."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tablee.server.arrivals import ArrivalProtocol, Heard, MessageId
from tablee.server.lag import Gauge
from tablee.server.limits import Gate
from tablee.server.pages import Page
from tablee.server.problems import Problem, bad_message, refused
from tablee.server.protocol import FromPage, Hello, Here, Knock, Pong
from tablee.server.table import Table
from tablee.server.table_task import FromSeat

LARGEST_MESSAGE: Final = 8 * 1024
TOO_LARGE: Final = 1009
TOO_MANY: Final = 4408

_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeEncodeError, RecursionError)
"""What a text may do that is no message; the last one if it is nested without end."""


class Over(Exception):
    """The connection has to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Ear:
    """Hears one page at one table."""

    def __init__(self, table: Table, page: Page, gate: Gate, onlooker_gate: Gate, faults: int) -> None:
        """Messages are counted at a `gate`, of those who look on at another; after so many `faults` it is over."""
        self._table = table
        self._page = page
        self._gate = gate
        self._onlooker_gate = onlooker_gate
        self._faults_left = faults
        self.gauge = Gauge()
        self.over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done, with a code, when this side has enough."""

    def hear_or_end(self, wire: ArrivalProtocol, heard: Heard) -> None:
        """Where nobody is above who could be told that it is over."""
        if self.over.done():
            return
        try:
            check_size(heard)
            self.hear(heard)
        except Over as over:
            self.over.set_result(over.code)
            wire.refuse_more()

    def hear(self, heard: Heard) -> None:
        """Tell the table, or the page what was wrong; :class:`Over` if there was too much of that."""
        try:
            self._check_rate(heard)
            if not heard.is_message:
                return
            message = _read(heard.text)
        except Problem as problem:
            self._page.send(refused(_id_of(heard.text), problem))
            self._faults_left -= 1 + heard.noise
            if self._faults_left <= 0:
                raise Over(TOO_MANY) from None
            return
        if isinstance(message, Pong):
            self._page.lag = self.gauge.read(message.ping, heard.arrived)
        elif isinstance(message, Knock):
            self._page.send(Here())
        else:
            self._table.hear(self._page, message, heard.arrived)

    def _check_rate(self, heard: Heard) -> None:
        """Nobody gets further by more sockets, nor by what is no message; who looks on takes nothing from who plays."""
        page, frames = self._page, heard.noise + heard.is_message
        self._table.check_rate(page, frames)
        (self._gate if page.mine else self._onlooker_gate).check(page.address, frames)


def read_message(text: str) -> FromPage:
    """What a text says; one of `UNREADABLE` if it is no message."""
    return _decoder.decode(text)


def check_size(heard: Heard) -> None:
    """Raise :class:`Over` if it is larger than a message may be."""
    if len(heard.text) > LARGEST_MESSAGE // 4 and len(heard.text.encode()) > LARGEST_MESSAGE:
        raise Over(TOO_LARGE)


def _read(text: str) -> FromSeat | Pong | Knock:
    try:
        message = read_message(text)
    except UNREADABLE as error:
        raise bad_message(str(error)) from None
    if isinstance(message, Hello):
        raise bad_message("hello comes once, and first")
    return message


def _id_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=MessageId).id[:40]
    except UNREADABLE:
        return ""
