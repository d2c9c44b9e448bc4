"""Where dice and draws come from.

The state never holds a random generator: luck is handed to :meth:`State.roll` from outside. At a table the n-th
ply's luck is derived from the table's secret seed and n, so taking a move back and playing it again gives the same
dice. The seed's hash is published before the first ply and the seed after the last one: anybody can then check that
nobody touched the shuffle.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

SEED_BYTES: Final = 32
"""Length of a table's secret seed."""

_WORD: Final = 0xFFFFFFFF


class Luck:
    """A source of fair choices."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each equally likely."""
        raise NotImplementedError


class Rng(Luck):
    """Fast luck for search and simulation: the "small fast counter" generator on 32-bit words.

    The same seed gives the same numbers on every machine, compiled or not.
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    _a: i64
    _b: i64
    _c: i64
    _count: i64

    def __init__(self, seed: int) -> None:
        self._a = seed & _WORD
        self._b = (seed >> 32) & _WORD
        self._c = (seed >> 64) & _WORD
        self._count = 1
        for _ in range(12):
            self._next()

    def _next(self) -> i64:
        total: i64 = (self._a + self._b + self._count) & 0xFFFFFFFF
        self._count = (self._count + 1) & 0xFFFFFFFF
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & 0xFFFFFFFF
        self._c = ((((self._c << 21) & 0xFFFFFFFF) | (self._c >> 11)) + total) & 0xFFFFFFFF
        return total

    def below(self, bound: int) -> int:
        """A whole number below `bound` (at most 2**31); the bias is under bound / 2**32."""
        return (self._next() * i64(bound)) >> 32

    def fraction(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self._next()) / 4294967296.0

    def fork(self) -> Rng:
        """A new generator that goes its own way from here."""
        return Rng(int(self._next()) | int(self._next()) << 32 | int(self._next()) << 64)


class PlyLuck(Luck):
    """The luck of one ply: an endless stream of bytes from a keyed hash of the ply's number.

    Block k is BLAKE2b keyed with the seed over the ply's number (8 bytes, big endian) and k (4 bytes, big endian).
    """

    __slots__ = ("_block", "_buffer", "_ply", "_seed")

    def __init__(self, seed: bytes, ply: int) -> None:
        self._seed = seed
        self._ply = ply
        self._block = 0
        self._buffer = b""

    def below(self, bound: int) -> int:
        """A whole number below `bound`, without any bias: draws that would favour low numbers are thrown away."""
        limit = 2**64 - 2**64 % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def _word(self) -> int:
        if len(self._buffer) < 8:
            message = self._ply.to_bytes(8, "big") + self._block.to_bytes(4, "big")
            self._buffer = hashlib.blake2b(message, key=self._seed, person=b"tablee luck").digest()
            self._block += 1
        word = int.from_bytes(self._buffer[:8], "big")
        self._buffer = self._buffer[8:]
        return word


def total(counts: list[int]) -> int:
    """How many things `counts` counts: the built-in ``sum``, but compiled, so that no number becomes an object."""
    things: i64 = 0
    for count in counts:
        things += count
    return things


def more_than(number: int, counts: list[int]) -> bool:
    """Whether `counts` counts more than `number` things; it looks no further than it takes to know."""
    left: i64 = number
    for count in counts:
        left -= count
        if left < 0:
            return True
    return False


def draw(weights: list[int], luck: Luck) -> int:
    """A place in `weights`, as likely as its weight; what weighs nothing is never drawn."""
    pick: i64 = luck.below(total(weights))
    for place, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return place
    raise AssertionError("chance was asked, and nothing can happen")


def seed_hash(seed: bytes) -> str:
    """What a table publishes before its first ply, so that it cannot change the seed afterwards."""
    return hashlib.sha256(b"tablee seed" + seed).hexdigest()
