"""Every move of Sample Game, made once.

========= ============================================
``throw`` throw one more die in the open
``stop``  stop, and let what lies there count
``cup4``  chance: the die under a cup shows 4
``die4``  chance: a die in the open shows 4
========= ============================================
"""

from __future__ import annotations

from typing import Final

from tablee.core.moves import Move, MoveTable

THROW: Final = 0
STOP: Final = 1
CUP: Final = 2
DIE: Final = 3

FACES: Final = 6


class Act(Move):
    """A move of Sample Game: a verb, and the face of a die if chance throws one."""

    def __init__(self, notation: str, verb: int, face: int = 0) -> None:
        super().__init__(notation)
        self.verb = verb
        self.face = face


class Kit:
    """All moves, by what they are."""

    def __init__(self) -> None:
        self.table: MoveTable[Act] = MoveTable()
        self.throw = self._make("throw", THROW)
        self.stop = self._make("stop", STOP)
        self.cup = [self._make(f"cup{face}", CUP, face) for face in range(1, FACES + 1)]
        self.die = [self._make(f"die{face}", DIE, face) for face in range(1, FACES + 1)]

    def _make(self, notation: str, verb: int, face: int = 0) -> Act:
        act = Act(notation, verb, face)
        self.table.add(act)
        return act
