"""The actions of a game: the moves that a seat may ever make, numbered once for a box and never otherwise."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tablee.core.errors import UnknownMove
from tablee.core.game import Game
from tablee.core.moves import Move
from tablee.observation.turns import marked

Mask = NDArray[np.int8]
"""1 for each action that is legal, 0 for every other."""
_ITEM: Final = np.dtype(np.int8)


class Actions:
    """Number and move, both ways.

    Every game lists what chance and the clock do after all that seats can do, so an action is the code of its move and
    the first move of chance is where the actions end.
    """

    def __init__(self, game: Game, first_of_chance: Move) -> None:
        self.table = game.moves
        self.size = first_of_chance.code

    def mask(self, moves: list[Move]) -> Mask:
        """Which actions these moves are."""
        return np.frombuffer(marked(moves, self.size), _ITEM)

    def move(self, action: int) -> Move:
        """The move with this number; :class:`UnknownMove` if there is none."""
        if not 0 <= action < self.size:
            raise UnknownMove(
                f"no action has the number {action}; there are 0 to {self.size - 1}", text=str(action), near=""
            )
        move: Move = self.table[int(action)]
        return move

    def names(self) -> list[str]:
        """The notation of every action, by its number."""
        return [self.table[code].notation for code in range(self.size)]
