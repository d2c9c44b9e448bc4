"""Starts and stops a server: the socket it listens on, the lines it prints, the browser it opens."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import uvicorn

from tablee.core.errors import TableeError
from tablee.server.app import make_app
from tablee.server.connections import Connections, guarded, raise_file_limit
from tablee.server.proxies import BehindProxies, Proxies
from tablee.server.settings import Settings
from tablee.server.sockets import LARGEST_MESSAGE

USUAL_PORT: Final = 8737
STOP_WITHIN: Final = 3
TICKS_BETWEEN_LOOKS: Final = 20
"""Of a tenth of a second each."""
_EVERYWHERE: Final = ("0.0.0.0", "::", "")


class BadAddress(TableeError):
    """Nobody can listen there."""

    key = "error-address"


class _Server(uvicorn.Server):
    """Calls back when it can be reached, and ends connections that do not read."""

    ready: Any = None
    open_store: Callable[[], Awaitable[None]] | None = None
    connections: Connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self.open_store is not None:
            await self.open_store()  # here, so that what is wrong with it ends the program with a sentence
        await super().startup(sockets)
        if self.ready is not None and self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_LOOKS == 0:
            self.connections.drop_unread()
        return await super().on_tick(counter)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port the usual one, or any if that is taken."""
    for number in [port] if port is not None else [USUAL_PORT, 0]:
        try:
            return _bind(host, number)
        except (OSError, OverflowError) as error:
            taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if port is None and taken and number:
                continue
            message = f"cannot listen at {host}:{number}: {error}"
            raise BadAddress(message, address=f"{host}:{number}", problem=str(error)) from None
    raise AssertionError("some port is always free")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in _EVERYWHERE or host == "127.0.0.1" else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def lan_address(listener: socket.socket) -> str:
    """Where other devices of the same network find it.  Nothing is sent to find that out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = probe.getsockname()[0]
        except OSError:
            host = "127.0.0.1"
    return f"http://{host}:{listener.getsockname()[1]}/"


def qr_code(text: str) -> str:
    """The text as a QR code of block characters."""
    import io

    import segno

    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


def serve(settings: Settings, listener: socket.socket, browse: str | None = None) -> int:
    """Serve until a signal says stop; open a browser at `browse` as soon as there is something to see."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # strangers who send nonsense are no news
    server = make_server(msgspec.structs.replace(settings, address=settings.address or address_of(listener)))
    _collect_rarely()
    if browse is not None:
        server.ready = lambda: threading.Thread(target=webbrowser.open, args=(browse,), daemon=True).start()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # the server has its own; this one hears what is left when it is done
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _collect_rarely() -> None:
    """Tables live long and hold much: a collector that looks through all of them time and again stops every game."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)


def make_server(settings: Settings) -> _Server:
    """All of it, ready to run."""
    app = make_app(settings)
    proxies = Proxies(settings.trusted_proxies)
    connections = Connections(settings, proxies, raise_file_limit())
    http, sockets = guarded(connections, settings)
    behind = BehindProxies(app, proxies, settings.connections_per_address)
    server = _Server(_config(behind, http, sockets))
    server.open_store = app.state.lobby.open_store
    server.connections = connections
    return server


def _config(app: Any, http: type[asyncio.Protocol], sockets: type[asyncio.Protocol]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=http,
        ws=sockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
