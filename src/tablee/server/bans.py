"""Who may not come: addresses and networks that an operator has banned, the same on every server of a store."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

import msgspec

from tablee.server.problems import Problem
from tablee.server.proxies import NO_PROXIES, Proxies
from tablee.server.store import BANS, Store

Network = IPv4Network | IPv6Network
_read: Final = msgspec.json.Decoder(dict[str, float]).decode


class Bans:
    """Networks, each until a moment; the store has them, and this is what was last read there."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, proxies: Proxies = NO_PROXIES) -> None:
        """Nobody bans the `proxies` in front of this server: everybody comes by them."""
        self._store = store
        self._proxies = proxies
        self._clock = clock
        self._until: dict[Network, float] = {}

    async def look(self) -> None:
        """Read what any server has noted."""
        noted = await self._store.noted(BANS)
        self._until = {ip_network(name): until for name, until in _read(noted or "{}").items()}

    async def add(self, name: str, seconds: float) -> Network:
        """Ban an address or a network for so many seconds; :class:`Problem` if it is none, or is everybody."""
        network = _network(name)
        is_too_wide = network.prefixlen < _WIDEST[network.version]
        if network.is_loopback or is_too_wide or self._proxies.are_some_in(network):
            raise Problem("error-ban-too-much", f"{name} would shut out too many", status=400, address=name)
        await self.look()
        self._until[network] = self._clock() + seconds
        await self._keep()
        return network

    async def remove(self, name: str) -> None:
        """Let them come again."""
        network = _network(name)
        await self.look()
        if self._until.pop(network, None) is None:
            raise Problem("error-not-banned", f"{name} is not banned", status=404, address=name)
        await self._keep()

    async def _keep(self) -> None:
        now = self._clock()
        self._until = {network: until for network, until in self._until.items() if until > now}
        named = {str(network): until for network, until in self._until.items()}
        await self._store.note(BANS, msgspec.json.encode(named).decode())

    def all(self) -> dict[str, float]:
        """Who is banned, and for how many more seconds."""
        now = self._clock()
        return {_name(network): until - now for network, until in self._until.items() if until > now}

    def has(self, address: str) -> bool:
        """Whether this address may not come."""
        if not self._until:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:  # an IPv4 address that came as IPv6
            found = found.ipv4_mapped
        now = self._clock()
        return any(found in network and until > now for network, until in self._until.items())


_WIDEST: Final = {4: 8, 6: 16}


def _network(name: str) -> Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        message = f"{name!r} is no address; write 192.0.2.7 or 192.0.2.0/24"
        raise Problem("error-no-address", message, status=400, address=name) from None


def _name(network: Network) -> str:
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)
