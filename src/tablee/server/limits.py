"""Nobody may ask more than a server can bear: a bucket of tokens that fills again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from tablee.server.problems import too_fast
from tablee.server.settings import Rate

REMEMBERED: Final = 10_000
"""How many addresses are kept in mind at once."""


_HOUSE_BITS: Final = 64
"""So many bits of an IPv6 address are given out; the rest of it is for whoever lives there to choose."""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6, as sockets for both do it, is one of IPv4."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(REMEMBERED)
def neighbourhood(address: str) -> str:
    """Whom an address is counted with: those who may all be one person."""
    read = read_address(address)
    if isinstance(read, IPv6Address):
        return str(IPv6Address(int(read) >> _HOUSE_BITS << _HOUSE_BITS))
    return address if read is None else str(read)


class Bucket:
    """Holds up to `rate.burst` tokens and gets `rate.per_second` of them each second."""

    __slots__ = ("_clock", "_filled_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._filled_at = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Take so many tokens, if they are there."""
        if not self._rate.burst:
            return True
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._filled_at) * self._rate.per_second)
        self._filled_at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Gate:
    """One bucket for each address; the longest unheard of are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str, tokens: float = 1.0) -> None:
        """Raise :class:`Problem` if `address`, or its neighbourhood, asks too often."""
        if not self._rate.burst:
            return  # nobody is counted
        address = neighbourhood(address)
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(tokens):
            raise too_fast()

    def forgive(self, address: str) -> None:
        """Forget what `address` has asked so far."""
        self._buckets.pop(neighbourhood(address), None)
