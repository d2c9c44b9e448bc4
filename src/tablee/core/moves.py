"""Moves are values made once: each game lists all of them in a table, and passes these very objects around.

A move's `code` is its place in the table (the action space of a learning agent); its `notation` is the short text
that people type, that the record holds and that reads back to the same object.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from tablee.core.errors import UnknownMove


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing that can be done in a game.  Two moves are equal when they are the same object."""

    __slots__ = ("code", "notation")

    def __init__(self, notation: str) -> None:
        self.code = -1
        self.notation = notation

    def __repr__(self) -> str:
        return f"<Move {self.notation}>"


M = TypeVar("M", bound=Move, default=Any)
"""The moves of one game; of any game where nothing else is said."""


class MoveTable(Generic[M]):
    """All the moves of a game, by code and by notation."""

    __slots__ = ("_by_notation", "_moves")

    def __init__(self) -> None:
        self._moves: list[M] = []
        self._by_notation: dict[str, M] = {}

    def add(self, move: M) -> None:
        """Give `move` the next code.  Its notation must be new, one word, and not empty."""
        notation = move.notation
        if notation in self._by_notation or notation.split() != [notation]:
            raise ValueError(f"a notation must be one new word, and {notation!r} is not")
        move.code = len(self._moves)
        self._moves.append(move)
        self._by_notation[notation] = move

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __getitem__(self, code: int) -> M:
        return self._moves[code]

    def read(self, notation: str) -> M:
        """The move that is written `notation`; :class:`UnknownMove` says what comes near it."""
        move = self._by_notation.get(notation)
        if move is None:
            from difflib import get_close_matches  # rarely needed, and slow to import

            near = get_close_matches(notation, list(self._by_notation), n=3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise UnknownMove(f"no move is written {notation!r}{hint}", text=notation, near=", ".join(near))
        return move
