"""Ubongo as numbers."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.moves import Move
from tablee.games.ubongo.box import SHEETS, Ubongo
from tablee.games.ubongo.moves import BOX, FACES, cell_name
from tablee.games.ubongo.pieces import LETTERS, PIECES
from tablee.games.ubongo.position import GOAL, PHASES
from tablee.observation.fields import (
    Field,
    Layout,
    Read,
    across,
    counts,
    flag,
    number,
    one_of,
    optional,
    order,
    prefixed,
    seat_of,
    seats_in,
    waiting,
)
from tablee.observation.numbers import Flat

CELLS: Final = tuple(cell_name(row, col) for row in range(BOX) for col in range(BOX))
MOST_CELLS: Final = BOX * BOX
_BY_LETTER: Final = {piece.letter: piece for piece in PIECES}
_NUMBER: Final = {letter: place + 1 for place, letter in enumerate(LETTERS)}


def first_of_chance(game: Ubongo) -> Move:
    """The die that shows 1."""
    return game.kit.roll[0]


def layout(game: Ubongo, seats: int) -> Layout:
    """The grid, the own board cell by cell, the tray, and of everybody what all can see."""
    return Layout(
        [
            one_of("phase", PHASES.names, lambda view: view.phase),
            waiting(seats),
            one_of("side", ("A", "B"), lambda view: view.side),
            flag("orange", lambda view: view.orange),
            one_of("sheet", range(1, SHEETS + 1), lambda view: view.sheet),
            _grid(),
            _board("board: covered", lambda letter: 1.0, "0 or 1"),
            _board("board: piece", lambda letter: _NUMBER[letter] / len(LETTERS), f"its number, by {len(LETTERS)}"),
            order("board: order", LETTERS, lambda view: [lay.piece for lay in view.board], len(LETTERS)),
            counts("tray", LETTERS, lambda view: view.tray, 1),
            seat_of("leader", seats, lambda view: view.leader),
            *across(
                "racer",
                seats,
                lambda view: view.racers,
                [
                    prefixed(number, "space", read=lambda racer: racer.space, most=GOAL),
                    prefixed(flag, "ready", read=lambda racer: racer.ready),
                    prefixed(one_of, "first row", range(1, FACES + 1), read=lambda racer: _row(racer, 0)),
                    prefixed(one_of, "second row", range(1, FACES + 1), read=lambda racer: _row(racer, 1)),
                    prefixed(counts, "pieces of the puzzle", LETTERS, read=_pieces, most=1),
                    prefixed(number, "puzzles solved", read=lambda racer: racer.done, most=2),
                    prefixed(order, "laid", LETTERS, read=lambda racer: racer.laid, most=len(LETTERS)),
                    prefixed(number, "cells", read=lambda racer: racer.cells, most=MOST_CELLS),
                    prefixed(flag, "claimed", read=lambda racer: racer.claimed),
                    prefixed(flag, "asks to roll again", read=lambda racer: racer.votes),
                    prefixed(flag, "away", read=lambda racer: racer.away),
                    prefixed(flag, "forsaken", read=lambda racer: racer.forsaken),
                ],
            ),
            number("hints", lambda view: view.practice.hints if view.practice else 0, 100),
            _cell("hint: cell", lambda hint: hint.cell),
            one_of("hint: piece", LETTERS, lambda view: _hint(view) and _hint(view).piece),
            _cell("hint: another cell", lambda hint: hint.other),
            one_of("hint: shape", range(8), lambda view: _hinted(view) and _hinted(view).shape),
            _cell("hint: corner", lambda hint: hint.lay and (hint.lay.row, hint.lay.col)),
            optional("solvable", lambda view: view.practice and view.practice.solvable, 1),
            seats_in("winners", seats, lambda view: view.winners),
        ],
        {
            "seat": "seats are counted from whoever looks",
            "clause": "the phase says the same",
            "sheets": "there are always nine",
            "began": "a moment of match time, which means nothing by itself",
            "last": "the last duel is past",
            "reason": "it is over",
        },
    )


def _row(racer: Any, task: int) -> int | None:
    return racer.tasks[task].row if task < len(racer.tasks) else None


def _pieces(racer: Any) -> str:
    return racer.tasks[racer.done].pieces if racer.done < len(racer.tasks) else ""


def _grid() -> Field:
    def write(view: Any, out: Flat, at: int) -> None:
        for row, line in enumerate(view.grid):
            for col, cell in enumerate(line):
                if cell == "#":
                    out[at + row * BOX + col] = 1.0

    return Field("grid", CELLS, "0 or 1", write)


def _board(name: str, value: Any, kind: str) -> Field:
    def write(view: Any, out: Flat, at: int) -> None:
        for lay in view.board:
            amount = value(lay.piece)
            for row, col in _BY_LETTER[lay.piece].shapes[lay.shape]:
                out[at + (lay.row + row) * BOX + lay.col + col] = amount

    return Field(name, CELLS, kind, write)


def _hint(view: Any) -> Any:
    return view.practice and view.practice.hint


def _hinted(view: Any) -> Any:
    hint = _hint(view)
    return hint and hint.lay


def _cell(name: str, read: Read) -> Field:
    def write(view: Any, out: Flat, at: int) -> None:
        hint = _hint(view)
        cell = hint and read(hint)
        if cell:
            out[at + cell[0] * BOX + cell[1]] = 1.0

    return Field(name, CELLS, "one is 1", write)
