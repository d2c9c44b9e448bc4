"""What a seat observes, and what it may do, as arrays that learning agents take."""

from __future__ import annotations

import ctypes
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tablee.core.game import Game, Seat, State
from tablee.env.actions import Actions, Mask
from tablee.observation import observer
from tablee.observation.numbers import Flat, Marks

Vector = NDArray[np.float32]
"""A flat observation."""
ITEM: Final = np.dtype(np.float32)


class Observer(observer.Observer):
    """The spaces of one game at a table of so many seats: they never change while the box stays the same."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.actions = Actions(game, self.first_of_chance)

    def vector(self, state: State, seat: Seat) -> Vector:
        """The flat observation of a seat: its view as numbers between -1 and 1."""
        return np.array(self.flat(state, seat), ITEM)

    def mask(self, state: State, seat: Seat) -> Mask:
        """Which actions are legal for a seat now."""
        return self.actions.mask(state.legal(seat))


def bytes_in(memory: Flat | Marks) -> ctypes.Array[ctypes.c_char]:
    """The bytes in the memory of a vec, which must outlive them; their `raw` can be set to as many others.

    A vec that is asked for its memory gives it to be read only, though it is we who write there.
    """
    shown = np.asarray(memory)
    return (ctypes.c_char * shown.nbytes).from_address(shown.ctypes.data)
