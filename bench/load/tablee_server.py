"""Tablée's server with tables of L'Artropp, every seat a person."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import msgspec

import tablee
from bench.load.server import Server
from bench.load.table import LoadTable, Page
from bench.load.wire import Wire, post
from tablee.server.settings import Rate, Settings

PROGRAM = """
import sys, msgspec
from tablee.server.run import listen, serve
from tablee.server.settings import Settings
settings = msgspec.json.decode(sys.argv[2], type=Settings)
sys.exit(serve(settings, listen("127.0.0.1", int(sys.argv[1]))))
"""
SHOWN_WITHIN = 20.0
NO_RATE = {"burst": 0, "per_second": 0}
NO_LIMITS = {
    **{limit.name: NO_RATE for limit in msgspec.structs.fields(Settings) if isinstance(limit.default, Rate)},
    "connections": 0,
    "connections_per_address": 0,
}


class Choice(msgspec.Struct):
    """What a load needs of a legal move."""

    move: str


class Situation(msgspec.Struct):
    """What a load needs of a position."""

    ply: int
    legal: dict[str, list[Choice]]
    outcome: dict[str, Any] | None


class Told(msgspec.Struct):
    """What a load needs of a message."""

    type: str
    situation: Situation | None = None
    message: str = ""


_read = msgspec.json.Decoder(Told).decode


class OurPage(Page):
    """A page that speaks our protocol.  Its move has arrived when it is shown *and* acknowledged."""

    numbers = count()

    def __init__(self, seat: int, changed: Callable[[Page], None]) -> None:
        super().__init__(seat, changed)
        self._is_answered = True

    def message(self, choice: str) -> bytes:
        self._is_answered = False
        play = {"type": "play", "id": f"m{next(self.numbers)}", "seat": self.seat, "move": choice, "ply": self.number}
        return msgspec.json.encode(play)

    def read(self, text: bytes) -> None:
        told = _read(text)
        if told.situation is not None:
            self.number = told.situation.ply
            self.choices = [choice.move for choice in told.situation.legal.get(str(self.seat), ())]
            self.is_over = told.situation.outcome is not None
        elif told.type == "done":
            self._is_answered = True
        elif told.type == "refused":
            raise ValueError(told.message)

    def has_arrived(self, before: int) -> bool:
        return self._is_answered and self.number > before


class Tablee(Server):
    """Our server as `tablee serve` starts it, without limits: all pages come from one address."""

    title = "Tablée"
    version = f"{tablee.__version__}, {tablee.build_info()}"
    health = "/api/health"

    def command(self) -> list[str]:
        settings = {"store": str(self.folder / "tables.sqlite"), **NO_LIMITS}
        return [sys.executable, "-c", PROGRAM, str(self.port), json.dumps(settings)]

    async def lay(self, table: LoadTable) -> None:
        """A closed table: random players of an open one leave between two rounds."""
        seats = [{"kind": "person"}] * self.seats
        made = await post(
            self.port, "/api/tables", {"game": "artropp", "seats": seats, "options": {"open_table": False}}
        )
        table.pages = [OurPage(seat, table.changed) for seat in range(self.seats)]
        tokens = {key["seat"]: key["token"] for key in made["keys"]}
        for page in table.pages:
            path = f"/api/tables/{made['table']}/socket"
            page.wire = Wire(path, self.port, partial(heard, table, page), table.failed)
            await page.wire.open()
            page.wire.send(json.dumps({"type": "hello", "tokens": [tokens[page.seat]]}).encode())
        await shown(table)


def heard(table: LoadTable, page: Page, text: bytes) -> None:
    """Let a page read; what the server refuses is a fault of the table."""
    try:
        page.hear(text)
    except (ValueError, msgspec.MsgspecError) as error:
        table.failed(f"refused: {error}")


async def shown(table: LoadTable) -> None:
    """Wait until every page shows a position."""
    async with asyncio.timeout(SHOWN_WITHIN):
        while any(page.number < 0 for page in table.pages):
            await asyncio.sleep(0.005)
