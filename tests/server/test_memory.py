"""A table that is put away is gone at once, all of it: nothing of it waits for the collector."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.games import SHELF, find_game
from tablee.server import app as app_module
from tablee.server.broadcast import Broadcast
from tablee.server.live_match import LiveMatch
from tablee.server.lobby import Lobby
from tablee.server.protocol import NewTable, SeatWish
from tablee.server.run import listen, make_server
from tablee.server.settings import Rate, Settings
from tablee.server.table_state import TableState

NO_LIMIT = Rate(0, 0)
PATIENCE = 60
PARTS = (LiveMatch, TableState, Broadcast)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What is gone now was let go of by everybody."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def served(store: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Lobby, int]]:
    """A whole server in this process, so that its tables can be looked for."""
    lobbies: list[Lobby] = []

    def noted(*arguments: Any) -> Lobby:
        lobbies.append(Lobby(*arguments))
        return lobbies[-1]

    monkeypatch.setattr(app_module, "Lobby", noted)
    settings = Settings(
        store=str(store),
        bot_workers=1,
        bot_delay=0.0,
        idle=0.2,
        sockets=NO_LIMIT,
        messages=NO_LIMIT,
        connections_per_address=0,
    )
    listener, server = listen("127.0.0.1", 0), make_server(settings)
    started = asyncio.Event()
    server.ready = started.set
    running = asyncio.create_task(server.serve([listener]))
    await started.wait()
    yield lobbies[0], listener.getsockname()[1]
    server.should_exit = True
    await running


class Watched:
    """Tables, and how many of them are still there."""

    def __init__(self) -> None:
        self.gone = 0
        self.tables: list[weakref.finalize[Any, Any]] = []
        self.news = asyncio.Event()

    def watch(self, table: Any) -> None:
        self.tables.append(weakref.finalize(table, self._note))

    def _note(self) -> None:
        self.gone += 1
        self.news.set()

    async def wait(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(table.alive for table in self.tables):
                self.news.clear()
                await self.news.wait()


def parts() -> Counter[str]:
    """How many parts of tables there are; what is compiled knows no weak references."""
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in PARTS)


async def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await socket.recv())
    return message


async def say_nonsense(socket: ClientConnection) -> None:
    """Until the other side has had enough."""
    with suppress(ConnectionClosed):
        while True:
            await socket.send("nonsense")
            await socket.recv()


async def visit(lobby: Lobby, port: int, number: int, watched: Watched) -> None:
    """Lay a table, sit down, say and play something, and leave in one of several ways."""
    name = list(SHELF)[number % len(SHELF)]
    with_bots = name == "artropp" and number < 2 * len(SHELF)
    seats = find_game(name).seat_counts[0]
    kinds = [SeatWish("bot" if seat and with_bots else "person") for seat in range(seats)]
    made = await lobby.make(NewTable(name, kinds, hints=True))
    url = f"ws://127.0.0.1:{port}/api/tables/{made.table}/socket"
    async with connect(url, proxy=None, compression=None, max_queue=None) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [key.token for key in made.keys], "last": None}))
        situation = (await heard(socket))["situation"]
        watched.watch(await lobby.find(made.table))
        await socket.send(json.dumps({"type": "say", "id": "said", "seat": 0, "text": "bonjour"}))
        await socket.send(json.dumps({"type": "ask", "id": "why", "what": "why", "seat": None}))
        asked = [seat for seat, moves in situation["legal"].items() if moves]
        if asked:
            move = situation["legal"][asked[0]][0]["move"]
            play = {"type": "play", "id": "p", "seat": int(asked[0]), "move": move, "ply": situation["ply"]}
            await socket.send(json.dumps(play))
        while (await heard(socket)).get("id") != "said":
            pass
        if with_bots:
            await socket.send(json.dumps({"type": "ask", "id": "hint", "what": "hint", "seat": 0}))
        if number % 3 == 1:
            socket.transport.abort()
        elif number % 3 == 2:
            await say_nonsense(socket)


@pytest.mark.slow
@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("tables", [10, pytest.param(150, marks=pytest.mark.slow)])
def test_all_tables_that_are_put_away_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int) -> None:
    async def play() -> None:
        watched, before = Watched(), parts()
        async with served(tmp_path / "tables.sqlite", monkeypatch) as (lobby, port):
            await visit(lobby, port, 0, watched)
            await watched.wait()
            assert parts() == before
            for start in range(1, tables, 10):
                numbers = range(start, min(tables, start + 10))
                await asyncio.gather(*(visit(lobby, port, number, watched) for number in numbers))
            await watched.wait()
            assert parts() == before
        assert watched.gone == tables

    asyncio.run(play())
