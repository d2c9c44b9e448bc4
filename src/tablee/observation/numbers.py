"""How a thing becomes numbers between -1 and 1: what both ways to a flat observation have in common."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

Flat: TypeAlias = "array[float]"
"""A flat observation."""

ITEM: Final = "f"
"""The buffer's items are what numpy calls float32."""


def share(value: float, most: float) -> float:
    """`value` as a part of `most`, which is 1; more than that is 1, too."""
    part = value / most
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


def counted(most: int) -> list[float]:
    """What the field `counts` writes for none, for one, and so on up to `most`.

    It adds in the precision of the vector.
    """
    sums = array(ITEM, [0.0] * (most + 1))
    for count in range(most):
        for place in range(count + 1, most + 1):
            sums[place] += 1.0 / most
    return sums.tolist()
