"""Proxies in front of this server: whose word about a client's address counts.

Anybody can write ``X-Forwarded-For`` into a request. Each proxy adds at the right whom it heard from; so, read from
the right, the list can be believed as long as those who wrote it are proxies of ours.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final

from tablee.core.errors import TableeError
from tablee.server.limits import neighbourhood, read_address
from tablee.server.logs import note
from tablee.server.problems import Answer, refusal, too_many_connections

_SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


class BadProxy(TableeError):
    """A setting names a proxy that cannot be one."""

    key = "error-proxy"


class Proxies:
    """The proxies that are trusted, by address or network."""

    def __init__(self, trusted: Iterable[str]) -> None:
        """:class:`BadProxy` says which of them is no address."""
        self._networks = tuple(map(_network, trusted))

    def __contains__(self, address: str) -> bool:
        read = read_address(address)
        return read is not None and any(read in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def are_some_in(self, network: IPv4Network | IPv6Network) -> bool:
        """Whether a network holds one of them."""
        return any(known.version == network.version and known.overlaps(network) for known in self._networks)

    def client_of(self, peer: str, forwarded: str) -> str:
        """Who asks: from the right, the first one who is none of our proxies."""
        client = peer
        for hop in reversed(forwarded.split(",")):
            told = _without_port(hop.strip())
            if client not in self or read_address(told) is None:
                break
            client = told
        return client


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        message = f"{text!r} is no proxy; an address as 192.0.2.7 or a network as 10.0.0.0/8 is one"
        raise BadProxy(message, proxy=text) from None


NO_PROXIES: Final = Proxies(())


def _without_port(hop: str) -> str:
    """``192.0.2.7`` of ``192.0.2.7:4711``, and ``2001:db8::7`` of ``[2001:db8::7]:4711``."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


class BehindProxies:
    """The application as it is seen through proxies: the client is whoever asked the first of them.

    A proxy has as many connections as it likes, so what one address may have at once is counted here.
    """

    def __init__(self, app: Any, proxies: Proxies, most_per_address: int) -> None:
        self._app = app
        self._proxies = proxies
        self._most = most_per_address
        self._under_way: Counter[str] = Counter()
        self._has_warned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """As ASGI calls an application."""
        peer = (scope.get("client") or ("", 0))[0] if scope["type"] != "lifespan" else ""
        if peer not in self._proxies:
            self._look_for_forgotten(peer, scope)
            await self._app(scope, receive, send)
            return
        client = self._proxies.client_of(peer, _header(scope, b"x-forwarded-for"))
        scheme = _SCHEMES.get(_header(scope, b"x-forwarded-proto").rpartition(",")[2].strip(), "http")
        is_socket = scope["type"] == "websocket"
        scheme = scheme.replace("http", "ws") if is_socket else scheme
        await self._bounded(neighbourhood(client), {**scope, "client": (client, 0), "scheme": scheme}, receive, send)

    def _look_for_forgotten(self, peer: str, scope: Any) -> None:
        """Say once that a proxy nearby is not named in the settings: nobody would notice otherwise."""
        read = read_address(peer)
        if self._has_warned or read is None or not read.is_private or not _header(scope, b"x-forwarded-for"):
            return
        self._has_warned = True
        told = "a proxy is not among trusted_proxies: to limits and bans all who come by it are one address"
        note(logging.WARNING, told, proxy=peer)

    async def _bounded(self, place: str, scope: Any, receive: Any, send: Any) -> None:
        if self._most and self._under_way[place] >= self._most:
            await _refuse(scope, send)
            return
        self._under_way[place] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._under_way[place] -= 1
            if not self._under_way[place]:
                del self._under_way[place]


def _header(scope: Any, wanted: bytes) -> str:
    """All that the request has of a header, in its order."""
    return ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == wanted)


async def _refuse(scope: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013})
        return
    answer: Answer = refusal(too_many_connections())
    await send({"type": "http.response.start", "status": answer.status, "headers": list(answer.headers)})
    await send({"type": "http.response.body", "body": answer.body})
