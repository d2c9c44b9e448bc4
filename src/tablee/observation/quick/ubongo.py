"""Ubongo, straight from the position."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tablee.core.game import NOBODY, Seat
from tablee.games.ubongo.box import Ubongo
from tablee.games.ubongo.moves import BOX, Act
from tablee.games.ubongo.pieces import LETTERS, PIECES
from tablee.games.ubongo.position import GOAL, NEVER, PLACE_GRADE, READYING
from tablee.games.ubongo.rules import UbongoState, other_cell
from tablee.observation.fields import Layout, seat_names
from tablee.observation.layouts.ubongo import MOST_CELLS
from tablee.observation.numbers import Flat, Writer, share

PIECES_IN_ALL: Final = len(LETTERS)


class UbongoWriter(Writer[UbongoState]):
    """The same numbers as the layout's."""

    def __init__(self, game: Ubongo, seats: int, layout: Layout) -> None:
        super().__init__(layout.size)
        at = layout.start
        self.seats: i64 = seats
        self.lays = game.kit.lays
        self.cells = [_cells(lay) for lay in game.kit.lays]
        self.waiting: i64 = at("waiting")
        self.side: i64 = at("side")
        self.orange: i64 = at("orange")
        self.sheet: i64 = at("sheet")
        self.grid: i64 = at("grid")
        self.covered: i64 = at("board: covered")
        self.piece_at: i64 = at("board: piece")
        self.order: i64 = at("board: order")
        self.tray: i64 = at("tray")
        self.leader: i64 = at("leader")
        self.racers = [at(f"racer {who}: space") for who in seat_names(seats)]
        first = self.racers[0]
        self.rows: i64 = at("racer self: first row") - first
        self.second: i64 = at("racer self: second row") - first
        self.puzzle: i64 = at("racer self: pieces of the puzzle") - first
        self.done: i64 = at("racer self: puzzles solved") - first
        self.laid: i64 = at("racer self: laid") - first
        self.amount: i64 = at("racer self: cells") - first
        self.hints: i64 = at("hints")
        self.hint_cell: i64 = at("hint: cell")
        self.hint_piece: i64 = at("hint: piece")
        self.hint_other: i64 = at("hint: another cell")
        self.hint_shape: i64 = at("hint: shape")
        self.hint_corner: i64 = at("hint: corner")
        self.solvable: i64 = at("solvable")
        self.winners: i64 = at("winners")

    def write(self, state: UbongoState, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros."""
        out[state.phase] = 1.0
        for actor in state.waiting():
            out[self.waiting + (self.seats if actor < 0 else (actor - seat) % self.seats)] = 1.0
        out[self.side + (1 if state.side == "B" else 0)] = 1.0
        if state.orange:
            out[self.orange] = 1.0
        out[self.sheet + state.sheet] = 1.0
        ground = state.ground()
        for row, col in zip(ground.cell_rows, ground.cell_cols):
            out[self.grid + row * BOX + col] = 1.0
        self._write_board(state, seat, out)
        if state.leader != NOBODY:
            out[self.leader + (state.leader - seat) % self.seats] = 1.0
        for step, start in enumerate(self.racers):
            self._write_racer(state, (seat + step) % state.seats, out, start)
        if state.is_practice():
            self._write_help(state, out)
        for winner in state.winners:
            out[self.winners + (winner - seat) % self.seats] = 1.0

    def _write_board(self, state: UbongoState, seat: Seat, out: Flat) -> None:
        for turn, code in enumerate(state.boards[seat]):
            piece = self.lays[code].piece
            number = (piece + 1) / PIECES_IN_ALL
            for cell in self.cells[code]:
                out[self.covered + cell] = 1.0
                out[self.piece_at + cell] = number
            out[self.order + piece] = share(turn + 1, PIECES_IN_ALL)
        if state.tasks[seat]:
            _write_bits(state.tray(seat) & ~state.laid[seat], out, self.tray)
        elif not state.dealt:
            _write_bits((1 << PIECES_IN_ALL) - 1, out, self.tray)

    def _write_racer(self, state: UbongoState, seat: Seat, out: Flat, start: i64) -> None:
        out[start] = share(state.spaces[seat], GOAL)
        if state.ready[seat] or state.phase != READYING:
            out[start + 1] = 1.0
        tasks, solved = state.tasks[seat], state.done[seat]
        if tasks:
            out[start + self.rows + tasks[0]] = 1.0
            if len(tasks) > 1:
                out[start + self.second + tasks[1]] = 1.0
            if solved < len(tasks):
                _write_bits(state.ground().rows[tasks[solved]], out, start + self.puzzle)
        out[start + self.done] = share(solved, 2)
        for turn, code in enumerate(state.boards[seat]):
            out[start + self.laid + self.lays[code].piece] = share(turn + 1, PIECES_IN_ALL)
        place = start + self.amount
        out[place] = share(_count_bits(state.covered[seat]), MOST_CELLS)
        if state.claims[seat] != NEVER:
            out[place + 1] = 1.0
        if state.votes[seat] != NEVER:
            out[place + 2] = 1.0
        if state.away_since[seat] != NEVER:
            out[place + 3] = 1.0
        if state.forsaken[seat]:
            out[place + 4] = 1.0

    def _write_help(self, state: UbongoState, out: Flat) -> None:
        """What was asked in practice (UB-13), and of the last hint as much as its grade allows."""
        if state.asked:
            out[self.hints] = share(state.asked, 100)
        if state.solvable >= 0:
            out[self.solvable] = 1.0
            out[self.solvable + 1] = float(state.solvable)
        if state.hint_cell < 0:
            return
        ground = state.ground()
        rows, cols = ground.cell_rows, ground.cell_cols
        out[self.hint_cell + rows[state.hint_cell] * BOX + cols[state.hint_cell]] = 1.0
        if state.hint_lay < 0:
            return
        lay = self.lays[state.hint_lay]
        out[self.hint_piece + lay.piece] = 1.0
        if state.hint_grade > 1:
            other = other_cell(state)
            out[self.hint_other + rows[other] * BOX + cols[other]] = 1.0
        if state.hint_grade == PLACE_GRADE:
            out[self.hint_shape + lay.shape] = 1.0
            out[self.hint_corner + lay.row * BOX + lay.col] = 1.0


def _write_bits(bits: i64, out: Flat, start: i64) -> None:
    while bits:
        if bits & 1:
            out[start] = 1.0
        bits >>= 1
        start += 1


def _count_bits(bits: i64) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _cells(lay: Act) -> list[int]:
    return [(lay.row + row) * BOX + lay.col + col for row, col in PIECES[lay.piece].shapes[lay.shape]]


writer = UbongoWriter
