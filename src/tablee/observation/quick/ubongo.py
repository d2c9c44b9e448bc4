"""Ubongo, straight from the position."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from tablee.core.game import NOBODY, Seat
from tablee.games.ubongo.box import Ubongo
from tablee.games.ubongo.moves import BOX, Act
from tablee.games.ubongo.pieces import LETTERS, PIECES
from tablee.games.ubongo.position import GOAL, NEVER, PLACE_GRADE, READYING
from tablee.games.ubongo.rules import UbongoState, other_cell
from tablee.observation.fields import Layout, QuickFlat
from tablee.observation.layouts.ubongo import MOST_CELLS
from tablee.observation.numbers import ITEM, Flat, share

PIECES_IN_ALL = len(LETTERS)


def writer(game: Ubongo, seats: int, layout: Layout) -> QuickFlat[UbongoState]:
    """The same numbers as the layout's."""
    at = layout.start
    zeros = layout.zeros
    grids = {id(ground): _grid(ground.tiler.region.rows) for ground in (*game.grounds_a, *game.grounds_b)}
    cells = [_cells(lay) for lay in game.kit.lays]
    waiting, side, orange, sheet, grid = at("waiting"), at("side"), at("orange"), at("sheet"), at("grid")
    covered, piece_at, order, tray = at("board: covered"), at("board: piece"), at("board: order"), at("tray")
    leader, winners, hints, solvable = at("leader"), at("winners"), at("hints"), at("solvable")
    hint_cell, hint_piece, hint_other = at("hint: cell"), at("hint: piece"), at("hint: another cell")
    hint_shape, hint_corner = at("hint: shape"), at("hint: corner")
    racers = [at(f"racer {who}: space") for who in ("self", *(f"next {number}" for number in range(1, seats)))]
    first = racers[0]
    rows, second = at("racer self: first row") - first, at("racer self: second row") - first
    puzzle, done = at("racer self: pieces of the puzzle") - first, at("racer self: puzzles solved") - first
    laid, amount = at("racer self: laid") - first, at("racer self: cells") - first

    def write_bits(bits: int, out: array[float], start: int) -> None:
        while bits:
            lowest = bits & -bits
            out[start + lowest.bit_length() - 1] = 1.0
            bits ^= lowest

    def write_board(state: UbongoState, seat: Seat, out: array[float]) -> None:
        lays = game.kit.lays
        for turn, code in enumerate(state.boards[seat]):
            piece = lays[code].piece
            number = (piece + 1) / PIECES_IN_ALL
            for cell in cells[code]:
                out[covered + cell] = 1.0
                out[piece_at + cell] = number
            out[order + piece] = share(turn + 1, PIECES_IN_ALL)
        if state.tasks[seat]:
            write_bits(state.tray(seat) & ~state.laid[seat], out, tray)
        elif not state.dealt:
            write_bits((1 << PIECES_IN_ALL) - 1, out, tray)

    def write_racer(state: UbongoState, seat: Seat, out: array[float], start: int) -> None:
        out[start] = share(state.spaces[seat], GOAL)
        if state.ready[seat] or state.phase != READYING:
            out[start + 1] = 1.0
        tasks, solved = state.tasks[seat], state.done[seat]
        if tasks:
            out[start + rows + tasks[0]] = 1.0
            if len(tasks) > 1:
                out[start + second + tasks[1]] = 1.0
            if solved < len(tasks):
                write_bits(state.ground().rows[tasks[solved]], out, start + puzzle)
        out[start + done] = share(solved, 2)
        lays = game.kit.lays
        for turn, code in enumerate(state.boards[seat]):
            out[start + laid + lays[code].piece] = share(turn + 1, PIECES_IN_ALL)
        place = start + amount
        out[place] = share(state.covered[seat].bit_count(), MOST_CELLS)
        if state.claims[seat] != NEVER:
            out[place + 1] = 1.0
        if state.votes[seat] != NEVER:
            out[place + 2] = 1.0
        if state.away_since[seat] != NEVER:
            out[place + 3] = 1.0
        if state.forsaken[seat]:
            out[place + 4] = 1.0

    def write_help(state: UbongoState, out: array[float]) -> None:
        """What was asked in practice (UB-13), and of the last hint as much as its grade allows."""
        if state.asked:
            out[hints] = share(state.asked, 100)
        if state.solvable >= 0:
            out[solvable] = 1.0
            out[solvable + 1] = float(state.solvable)
        if state.hint_cell < 0:
            return
        ground = state.ground()
        rows_of, cols_of = ground.cell_rows, ground.cell_cols
        out[hint_cell + rows_of[state.hint_cell] * BOX + cols_of[state.hint_cell]] = 1.0
        if state.hint_lay < 0:
            return
        lay = game.kit.lays[state.hint_lay]
        out[hint_piece + lay.piece] = 1.0
        if state.hint_grade > 1:
            other = other_cell(state)
            out[hint_other + rows_of[other] * BOX + cols_of[other]] = 1.0
        if state.hint_grade == PLACE_GRADE:
            out[hint_shape + lay.shape] = 1.0
            out[hint_corner + lay.row * BOX + lay.col] = 1.0

    def vector(state: UbongoState, seat: Seat) -> Flat:
        out = array(ITEM, zeros)
        out[state.phase] = 1.0
        for actor in state.waiting():
            out[waiting + (seats if actor < 0 else (actor - seat) % seats)] = 1.0
        out[side + (state.side == "B")] = 1.0
        if state.orange:
            out[orange] = 1.0
        out[sheet + state.sheet] = 1.0
        out[grid : grid + MOST_CELLS] = grids[id(state.ground())]
        write_board(state, seat, out)
        if state.leader != NOBODY:
            out[leader + (state.leader - seat) % seats] = 1.0
        for number in range(seats):
            write_racer(state, (seat + number) % seats, out, racers[number])
        if state.is_practice():
            write_help(state, out)
        for winner in state.winners:
            out[winners + (winner - seat) % seats] = 1.0
        return out

    return vector


def _grid(rows: Sequence[str]) -> array[float]:
    found = array(ITEM, [0.0] * MOST_CELLS)
    for row, line in enumerate(rows):
        for col, cell in enumerate(line):
            if cell == "#":
                found[row * BOX + col] = 1.0
    return found


def _cells(lay: Act) -> list[int]:
    return [(lay.row + row) * BOX + lay.col + col for row, col in PIECES[lay.piece].shapes[lay.shape]]
