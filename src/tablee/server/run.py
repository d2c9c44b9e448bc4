"""Starts and stops a server: the socket it listens on, the lines it prints, the browser it opens."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, Final, NamedTuple

import uvicorn

import tablee
from tablee.core.errors import TableeError
from tablee.server.admin_door import AdminDoor, door_of
from tablee.server.app import House, make_house
from tablee.server.connections import Connections, guarded, raise_file_limit
from tablee.server.drain import drain
from tablee.server.logs import begin_log, note
from tablee.server.neighbours import Doors
from tablee.server.proxies import BehindProxies, Proxies
from tablee.server.reach import EVERYWHERE, network_host
from tablee.server.settings import Settings
from tablee.server.sockets import LARGEST_FRAME
from tablee.server.store.backup import check_file, file_of
from tablee.server.store.trouble import StoreTrouble

USUAL_PORT: Final = 8737
STOP_WITHIN: Final = 3
TICKS_BETWEEN_LOOKS: Final = 20
"""Of a tenth of a second each."""
NOT_DRAINED: Final = 1
TURN: Final = 0.0005
"""Seconds for which a thread that replays a game keeps the interpreter to itself while the loop has something to do.

With Python's own ten times as much an idle loop wakes up some 20 ms late, because it asks several times."""
BANS_EVERY: Final = 10.0
"""Seconds after which a ban on one server holds on all."""


class BadAddress(TableeError):
    """Nobody can listen there."""

    key = "error-address"


class _Server(uvicorn.Server):
    """Calls back when it can be reached, ends connections that do not read, and sees everybody off before it ends."""

    ready: Any = None

    def __init__(
        self, config: uvicorn.Config, house: House, settings: Settings, connections: Connections, worker: int
    ) -> None:
        super().__init__(config)
        self._house = house
        self._notice = settings.notice
        self._within = settings.drain
        self._connections = connections
        door = door_of(settings)
        # Of several workers the first one hears what operators say, for all of them.
        self._door = None if door is None or worker else AdminDoor(house.admin, door)
        self._watch: asyncio.Task[None] | None = None
        self.is_drained = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets everybody finish; the second one ends at once, and what was acknowledged is kept."""
        if self.should_exit:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    def end_soon(self, *_: Any) -> None:
        """A signal that comes before the server hears signals itself, or what is left of one when it is done."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that it stops, let nobody in, finish what was begun, then close the rest."""
        self._house.health.is_stopping = True
        await asyncio.sleep(self._notice)
        self._house.health.is_draining = True
        for server in self.servers:
            server.close()
        if self._door is not None:
            await self._door.close()
        if self._watch is not None:
            self._watch.cancel()
        self.is_drained = await drain(self._house.lobby, self._within)
        if not self.is_drained:
            self.force_exit = True
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.lobby.open_store()  # here, so that what is wrong with it ends the program with a sentence
        await super().startup(sockets)
        if self.started:
            self._watch = asyncio.create_task(self._keep_bans())
            if self._door is not None:
                await self._door.open()
            note(logging.INFO, "the server is there", version=tablee.__version__, process=os.getpid())
        if self.ready is not None and self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_LOOKS == 0:
            self._connections.drop_unread()
        return await super().on_tick(counter)

    async def _keep_bans(self) -> None:
        """Another server of the same store may have banned somebody."""
        while True:
            with suppress(StoreTrouble):
                await self._house.bans.look()
            await asyncio.sleep(BANS_EVERY)


def listen(host: str, port: int | None, *, shared: bool = False) -> socket.socket:
    """A listening socket; without a port the usual one, or any if that is taken.

    One that is `shared` leaves room for those of other processes at the same port, if they are shared too.
    """
    for number in [port] if port is not None else [USUAL_PORT, 0]:
        try:
            return _bind(host, number, shared)
        except (OSError, OverflowError) as error:
            taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if port is None and taken and number:
                continue
            message = f"cannot listen at {host}:{number}: {error}"
            raise BadAddress(message, address=f"{host}:{number}", problem=str(error)) from None
    raise AssertionError("some port is always free")


def _bind(host: str, port: int, shared: bool) -> socket.socket:
    family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


class Door(NamedTuple):
    """Where other servers come in."""

    listener: socket.socket
    address: str
    """As they know it."""

    @property
    def port(self) -> int:
        return int(self.listener.getsockname()[1])


def open_door(settings: Settings, worker: int) -> Door | None:
    """A door for the other servers of the store; none if there can be no others."""
    if settings.workers == 1 and file_of(settings.store) is not None:
        return None
    host, _, port = (settings.address or "127.0.0.1:0").rpartition(":")
    host, number = host.strip("[]"), int(port)
    listener = listen(host, number + worker if number else 0)
    name = socket.gethostname() if host in EVERYWHERE else host
    number = listener.getsockname()[1]
    return Door(listener, f"[{name}]:{number}" if ":" in name else f"{name}:{number}")


def address_of(listener: socket.socket, path: str = "") -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in EVERYWHERE or host == "127.0.0.1" else host
    return f"http://[{shown}]:{port}{path}/" if ":" in shown else f"http://{shown}:{port}{path}/"


def lan_address(listener: socket.socket, path: str = "") -> str:
    """Where other devices of the same network find it.  Nothing is sent to find that out."""
    return f"http://{network_host() or '127.0.0.1'}:{listener.getsockname()[1]}{path}/"


def qr_code(text: str) -> str:
    """The text as a QR code of block characters."""
    import io

    import segno

    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


def serve(settings: Settings, listener: socket.socket, browse: str | None = None, worker: int = 0) -> int:
    """Serve until a signal says stop; open a browser at `browse` as soon as there is something to see.

    Of several processes at one port this is the one with the number `worker`.
    """
    begin_log(settings)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # strangers who send nonsense are no news
    if settings.workers == 1 and (file := file_of(settings.store)) is not None:  # else whoever starts them has looked
        check_file(file)
    place = address_of(listener, settings.path) + (f"#{worker}" if settings.workers > 1 else "")
    door = open_door(settings, worker)
    server = make_server(settings, place, door, worker)
    _collect_rarely()
    sys.setswitchinterval(TURN)
    if browse is not None:
        server.ready = lambda: threading.Thread(target=webbrowser.open, args=(browse,), daemon=True).start()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.end_soon)
    server.run(sockets=[listener] if door is None else [listener, door.listener])
    note(logging.INFO, "the server has ended")
    if not server.is_drained:
        os._exit(NOT_DRAINED)  # whatever hangs would hang on
    return 0 if server.started else 1


def _collect_rarely() -> None:
    """Tables live long and hold much: a collector that looks through all of them time and again stops every game.

    What is young is looked through often, so that a look is short; what has become old hardly ever. Nothing that a move
    makes has to wait for that: what is told has no cycles, and a table unties itself when it is put away.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1000)


def make_server(settings: Settings, place: str = "", door: Door | None = None, worker: int = 0) -> _Server:
    """All of it, ready to run."""
    address, port = (door.address, door.port) if door is not None else ("", None)
    house = make_house(settings, place, address)
    proxies = Proxies(settings.trusted_proxies)
    connections = Connections(settings, proxies, raise_file_limit(), port)
    http, sockets = guarded(connections, settings)
    behind = BehindProxies(house.front, proxies, settings.connections_per_address)
    operate = partial(house.admin.answer, is_passed=True)
    doors = Doors(house.app, behind, operate, house.lobby.neighbours, port)
    return _Server(_config(doors, http, sockets), house, settings, connections, worker)


def _config(app: Any, http: type[asyncio.Protocol], sockets: type[asyncio.Protocol]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=http,
        ws=sockets,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
