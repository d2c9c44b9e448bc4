"""How a thing becomes numbers between -1 and 1: what both ways to a flat observation have in common."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tablee.core.game import S, Seat

Flat: TypeAlias = "vec[float]"
"""A flat observation.  To write a number into it takes compiled code a store, and numpy reads it as float64."""
FLOAT_BYTES: Final = 8

Marks: TypeAlias = "vec[u8]"
"""A byte for each action: 1 for what a seat may do, 0 for every other."""


def share(value: float, most: float) -> float:
    """`value` as a part of `most`, which is 1; more than that is 1, too."""
    part = value / most
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


def blank(size: int) -> Flat:
    """A vector of zeros."""
    return vec[float]([0.0] * size)


def counted(most: int) -> Flat:
    """What the field `counts` writes for none, for one, and so on up to `most`: it adds one after the other."""
    sums = blank(most + 1)
    for count in range(most):
        sums[count + 1] = sums[count] + 1.0 / most
    return sums


def write_counts(counts: list[int], amounts: Flat, out: Flat, start: i64) -> int:
    """Write how many there are of each, by `amounts`, into zeros from `start` on; how many there are in all."""
    things: i64 = 0
    for thing, count in enumerate(counts):
        if count:
            number: i64 = count
            out[start + thing] = amounts[number]
            things += number
    return things


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer(Generic[S]):
    """Makes flat observations of one game, at a table of so many seats."""

    def __init__(self, size: int) -> None:
        self._zeros: Flat = blank(size)
        self.seen: Flat = blank(size)
        """What was seen at the last `look`: always the same memory."""

    def flat(self, state: S, seat: Seat) -> Flat:
        """What `seat` sees, in a vector of its own."""
        out = self._zeros[:]
        self.write(state, seat, None, out)
        return out

    def look(self, state: S, seat: Seat, moves: list[Any] | None) -> None:
        """Let `seen`, which is all zeros, be what `seat` sees; `moves`: what it may do, if that was asked before."""
        self.write(state, seat, moves, self.seen)

    def write(self, state: S, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros.

        For the two above alone: compiled code that is given a vector by Python never lets go of it (mypyc 2.4.1).
        """
        raise NotImplementedError
