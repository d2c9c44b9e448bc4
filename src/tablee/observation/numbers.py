"""How a thing becomes numbers between -1 and 1: what both ways to a flat observation have in common."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec

Flat: TypeAlias = "vec[float]"
"""A flat observation.  To write a number into it takes compiled code a store, and numpy reads it as float64."""


def share(value: float, most: float) -> float:
    """`value` as a part of `most`, which is 1; more than that is 1, too."""
    part = value / most
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


def blank(size: int) -> Flat:
    """A vector of zeros."""
    return vec[float]([0.0] * size)


def counted(most: int) -> list[float]:
    """What the field `counts` writes for none, for one, and so on up to `most`: it adds one after the other."""
    sums = [0.0]
    for _ in range(most):
        sums.append(sums[-1] + 1.0 / most)
    return sums
