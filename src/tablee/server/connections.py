"""Connections: how many there may be, and how long one may keep us waiting.

Every connection takes one of the files that the system lets us have, whether it says anything or not. So one that says
nothing gives way to one that comes, one that does not get to the end of its request is ended, and so is one that does
not read what it asked for.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tablee.server import metrics
from tablee.server.arrivals import ArrivalProtocol
from tablee.server.limits import neighbourhood
from tablee.server.problems import no_http, refusal, too_many_connections, too_slow
from tablee.server.proxies import Proxies
from tablee.server.settings import Settings

OTHER_FILES: Final = 100
"""For the store, the bots, the page and the log."""
FEWEST: Final = 16
_MANY_FILES: Final = 65_536
_HTTP: Final[Any] = AutoHTTPProtocol  # whichever parser is installed, its protocol has the same parts


def raise_file_limit() -> int:
    """Let this process have as many files as the system allows it, and say how many that are."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return _MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
    return wanted


class _Unread(msgspec.Struct):
    """What a connection has not taken yet, and since when that has not become less."""

    bytes: int
    since: float


class Connections:
    """All that are open, by the neighbourhood of their address.

    Proxies and other servers may have as many as they like.
    """

    def __init__(self, settings: Settings, proxies: Proxies, files: int, door: int | None = None) -> None:
        """There are never more than the `files` that we may have; `door` is the port where other servers come in."""
        self._door = door
        room = files - OTHER_FILES
        if door is not None:
            room //= 2  # a page that is passed through to another server takes two
        self._most = max(FEWEST, min(settings.connections or _MANY_FILES, room))
        self._most_per_address = settings.connections_per_address
        self._unread_within = settings.unread_within
        self._proxies = proxies
        self._open: dict[asyncio.Transport, str] = {}
        self._counts: Counter[str] = Counter()
        self._silent: dict[str, dict[asyncio.Transport, None]] = {}
        self._all_silent: dict[asyncio.Transport, None] = {}
        self._unread: dict[asyncio.Transport, _Unread] = {}
        self._onlookers: dict[str, dict[asyncio.Transport, None]] = {}
        """Sockets that speak and hold no seat, by place, in the order in which they came."""

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Take a new connection in; where there are too many, the one that has been silent longest has to go.

        If none is silent, one goes that looks on: of the same address where that has its share, else of the one that
        has most of them.
        """
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        is_server = self._door is not None and transport.get_extra_info("sockname")[1] == self._door
        place = "" if is_server or peer in self._proxies else neighbourhood(peer)
        if place and self._most_per_address and self._counts[place] >= self._most_per_address:
            if not self._drop_first(self._silent.get(place, {}) or self._onlookers.get(place, {})):
                return False
        elif len(self._open) >= self._most and not self._drop_first(self._all_silent):
            crowd = max(self._onlookers.values(), key=len, default={})
            if not self._drop_first(crowd):
                return False
        self._open[transport] = place
        self._counts[place] += 1
        self.falls_silent(transport)
        return True

    def _drop_first(self, silent: dict[asyncio.Transport, None]) -> bool:
        transport = next(iter(silent), None)
        if transport is None:
            return False
        self.release(transport)
        transport.abort()
        return True

    def falls_silent(self, transport: asyncio.Transport) -> None:
        """Nothing is asked on this connection for now."""
        if transport in self._open:
            self._silent.setdefault(self._open[transport], {})[transport] = None
            self._all_silent[transport] = None

    def speaks(self, transport: asyncio.Transport) -> None:
        """Something is asked on this connection."""
        if transport in self._all_silent:
            place = self._open[transport]
            del self._all_silent[transport], self._silent[place][transport]
            if not self._silent[place]:
                del self._silent[place]

    def looks_on(self, transport: asyncio.Transport) -> None:
        """It is a socket that speaks, and holds no seat as far as is known."""
        if transport in self._open:
            self._onlookers.setdefault(self._open[transport], {})[transport] = None

    def takes_seat(self, transport: asyncio.Transport) -> None:
        """It holds a seat: nobody takes its place."""
        place = self._open.get(transport, "")
        crowd = self._onlookers.get(place, {})
        crowd.pop(transport, None)
        if not crowd:
            self._onlookers.pop(place, None)

    def release(self, transport: asyncio.Transport) -> None:
        """The connection is gone."""
        if transport not in self._open:
            return
        self.speaks(transport)
        self.takes_seat(transport)
        place = self._open.pop(transport)
        self._unread.pop(transport, None)
        self._counts[place] -= 1
        if not self._counts[place]:
            del self._counts[place]

    def drop_unread(self, now: float | None = None) -> None:
        """End what has not taken a byte of what waits for it for too long."""
        now = time.monotonic() if now is None else now
        for transport in list(self._open):
            waiting = transport.get_write_buffer_size()
            known = self._unread.get(transport)
            if not waiting:
                self._unread.pop(transport, None)
            elif known is None or waiting < known.bytes:
                self._unread[transport] = _Unread(waiting, now)
            elif now - known.since < self._unread_within:
                known.bytes = waiting
            else:
                metrics.refusals.labels("unread").inc()
                transport.abort()


class GuardedHttp(_HTTP):  # type: ignore[misc]  # which of two classes it is, is known at run time
    """HTTP with a deadline for each request's head and for its body."""

    doors: Connections
    head_within: float
    body_within: float

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has come."""
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: tuple[str, Any] = ("", None)
        self._has_sent = self._is_handed_over = False
        super().connection_made(transport)
        if self.doors.admit(transport):
            self._watch()
        else:
            transport.write(refusal(too_many_connections()).as_http())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._set_timer(None)
        self.doors.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        self._has_sent = True
        super().data_received(data)
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self.transport.write(refusal(no_http()).as_http())
        self.transport.close()

    def on_response_complete(self) -> None:
        """A request was answered."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """It becomes a socket, which has a protocol of its own and its own deadline for hello."""
        self._is_handed_over = True
        self._set_timer(None)
        super().handle_websocket_upgrade(*request)

    def _watch(self) -> None:
        """See what is waited for: a head, a body, or nothing of theirs."""
        if self._is_handed_over:
            return
        cycle = self.cycle
        is_idle = cycle is None or cycle.response_complete
        awaited = ("head" if is_idle else "body" if cycle.more_body else "", cycle)
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if is_idle:
            self._has_sent = cycle is None and self._has_sent
            self.doors.falls_silent(self.transport)
        else:
            self.doors.speaks(self.transport)
        self._set_timer({"head": self.head_within, "body": self.body_within, "": None}[awaited[0]])

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._end) if seconds else None

    def _end(self) -> None:
        """What was waited for did not come in time."""
        is_answered = self._awaited[0] == "body" and self.cycle.response_started
        if self._has_sent and not is_answered and not self.transport.is_closing():
            self.transport.write(refusal(too_slow()).as_http())
        self.transport.close()


class GuardedSocket(ArrivalProtocol):
    """A WebSocket that counts as silent until something comes."""

    doors: Connections
    _has_sent = False

    def data_received(self, data: bytes) -> None:
        """More of a message; the first thing of all is the request that it began with."""
        if not self._has_sent and self.handshake_complete:
            self._has_sent = True
            self.doors.speaks(self.transport)
            self.doors.looks_on(self.transport)
        super().data_received(data)

    def takes_seat(self) -> None:
        """Whoever is there sits at the table."""
        self.doors.takes_seat(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.doors.release(self.transport)
        super().connection_lost(exc)


def guarded(doors: Connections, settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of a server, for HTTP and for sockets."""
    within = {"head_within": settings.head_within, "body_within": settings.body_within}
    http = type("Http", (GuardedHttp,), {"doors": doors, **within})
    return http, type("Socket", (GuardedSocket,), {"doors": doors})
