"""Sitting at Ubongo's table in a browser: what a person sees there, and hands that know a solution."""

from __future__ import annotations

from collections import deque
from typing import Any, Final, NamedTuple, cast

from playwright.sync_api import Locator, Page, expect

from tablee.core.clock import StillClock
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tablee.games.ubongo.pieces import LETTERS, PIECES, Piece, set_of
from tablee.games.ubongo.position import GOAL
from tablee.games.ubongo.region import Region
from tablee.games.ubongo.solver import Tiler

GAME: Final = find_game("ubongo")
COLUMNS: Final = "abcdefg"
TURNING: Final = {"R": "Period", "F": "Comma"}
"""The keys that turn and flip, for one person: no letter of a piece is among them."""
Cell = tuple[int, int]


class Lay(NamedTuple):
    """A piece on the grid."""

    letter: str
    shape: int
    row: int
    col: int

    @property
    def piece(self) -> Piece:
        return PIECES[LETTERS.index(self.letter)]

    @property
    def handle(self) -> Cell:
        """The cell by which the page holds the piece, on the grid."""
        row, col = handle(self.piece.shapes[self.shape])
        return self.row + row, self.col + col

    @property
    def notation(self) -> str:
        return f"{self.letter}{self.shape + 1}{name((self.row, self.col))}"


def handle(cells: Any) -> Cell:
    """The cell of a shape that is nearest to its middle."""
    row, col = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    best: Cell = min(cells, key=lambda cell: round((cell[0] - row) ** 2 + (cell[1] - col) ** 2, 6))
    return best


def name(cell: Cell) -> str:
    return f"{COLUMNS[cell[1]]}{cell[0] + 1}"


def ways(piece: Piece, shape: int, start: int = 0) -> str:
    """The shortest row of turns and flips that brings a piece into a shape: ``RRF``."""
    found = {start: ""}
    queue = deque([start])
    while shape not in found:
        at = queue.popleft()
        for sign, to in (("R", piece.turned[at]), ("F", piece.flipped[at])):
            if to not in found:
                found[to] = found[at] + sign
                queue.append(to)
    return found[shape]


def solve(grid: list[str], letters: str) -> list[Lay]:
    """A way to cover the grid with these pieces."""
    tiling = Tiler(Region(grid)).solve(set_of(letters), 0, 0)
    assert tiling is not None, (grid, letters)
    return [Lay(LETTERS[part.piece], part.shape, part.row, part.col) for part in tiling]


class Seat:
    """One person's side of the table."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.root: Locator = page.locator(f'[data-arena="{seat}"]')

    # What can be seen

    @property
    def ready(self) -> Locator:
        return self.root.locator('[data-move="ready"]')

    @property
    def task(self) -> Locator:
        return self.root.locator(".task.now li")

    @property
    def ghost(self) -> Locator:
        return self.root.locator(".ghost")

    @property
    def called(self) -> Locator:
        return self.root.locator(".call")

    def cell(self, cell: Cell | str) -> Locator:
        return self.root.locator(f'[data-cell="{cell if isinstance(cell, str) else name(cell)}"]')

    def piece(self, letter: str) -> Locator:
        return self.root.locator(f'[data-piece="{letter}"]')

    def shape(self, letter: str) -> int:
        """How a piece lies in the tray."""
        return int(self.piece(letter).get_attribute("data-shape") or 1) - 1

    def act(self, what: str) -> Locator:
        return self.root.locator(f'[data-act="{what}"], [data-move="{what}"]')

    def lying(self) -> list[str]:
        """The letters of the pieces on the board."""
        return self.root.locator(".lying text").all_text_contents()

    def await_race(self) -> None:
        expect(self.task.first).to_be_visible()
        expect(self.root.locator(".tray button:enabled").first).to_be_visible()

    def needed(self) -> str:
        return "".join(self.root.locator(".task.now .piece text").all_text_contents())

    def grid(self) -> list[str]:
        cells = self.root.locator("[data-cell]").evaluate_all("cells => cells.map((cell) => cell.dataset.cell)")
        places = {(int(cell[1]) - 1, COLUMNS.index(cell[0])) for cell in cells}
        height, width = (1 + max(place[axis] for place in places) for axis in (0, 1))
        return ["".join("#" if (row, col) in places else "." for col in range(width)) for row in range(height)]

    def solution(self) -> list[Lay]:
        self.await_race()
        return solve(self.grid(), self.needed())

    # What can be done

    def lay_by_clicks(self, lay: Lay, *, tap: bool = False) -> None:
        """Choose the piece, turn it with the buttons, choose the cell."""
        press = Locator.tap if tap else Locator.click
        press(self.piece(lay.letter))
        for sign in ways(lay.piece, lay.shape, self.shape(lay.letter)):
            press(self.act("turn" if sign == "R" else "flip"))
        press(self.cell(lay.handle))
        expect(self.piece(lay.letter)).to_have_count(0)

    def lay_by_drag(self, lay: Lay) -> None:
        """Drag the piece with the mouse, turn it in the air by keys."""
        mouse = self.page.mouse
        art = self.piece(lay.letter).locator("svg").bounding_box()
        field = self.root.locator(".mat").bounding_box()
        assert art is not None
        assert field is not None
        unit = field["width"] / max(len(row) for row in self.grid())
        mouse.move(art["x"] + art["width"] / 2, art["y"] + art["height"] / 2)
        mouse.down()
        mouse.move(art["x"] + art["width"] / 2 + 12, art["y"] + art["height"] / 2 + 12)
        for sign in ways(lay.piece, lay.shape, self.shape(lay.letter)):
            self.page.keyboard.press(TURNING[sign])
        width, height = lay.piece.widths[lay.shape], lay.piece.heights[lay.shape]
        x, y = field["x"] + (lay.col + width / 2) * unit, field["y"] + (lay.row + height / 2) * unit
        mouse.move(x + 3, y + 2, steps=6)
        mouse.up()
        expect(self.piece(lay.letter)).to_have_count(0)

    def lay_by_keys(self, lay: Lay) -> None:
        """By nothing but keys."""
        keyboard = self.page.keyboard
        keyboard.press(lay.letter.lower())
        for sign in ways(lay.piece, lay.shape, self.shape(lay.letter)):
            keyboard.press(TURNING[sign])
        self.steer(lay.handle)
        keyboard.press("Enter")
        expect(self.piece(lay.letter)).to_have_count(0)

    def steer(self, cell: Cell) -> None:
        """Move the cursor to a cell with the arrows, over cells of the grid only."""
        for key in self.steps(self.cursor(), cell):
            self.page.keyboard.press(key)

    def cursor(self) -> Cell:
        at = str(self.root.locator('[data-cell][tabindex="0"]').get_attribute("data-cell"))
        return int(at[1]) - 1, COLUMNS.index(at[0])

    def steps(self, start: Cell, goal: Cell) -> list[str]:
        grid = self.grid()
        found: dict[Cell, list[str]] = {start: []}
        queue = deque([start])
        while goal not in found:
            at = queue.popleft()
            for key, (down, right) in ARROWS.items():
                to = _jump(grid, at, down, right)
                if to not in found:
                    found[to] = [*found[at], key]
                    queue.append(to)
        return found[goal]

    def lay_quickly(self, *lays: Lay, last: bool = True) -> None:
        """The same clicks, as fast as the page takes them; without `last` the last piece stays in hand."""
        deeds = [
            [lay.letter, ways(lay.piece, lay.shape, self.shape(lay.letter)), name(lay.handle), last or lay != lays[-1]]
            for lay in lays
        ]
        self.root.evaluate(CLICKS, deeds)

    def solve_quickly(self) -> None:
        self.lay_quickly(*self.solution())

    def put_at(self, lay: Lay, moment: int) -> None:
        """Lay what is in hand at a moment of the machine's clock."""
        put = "(cell, moment) => { setTimeout(() => cell.click(), moment - Date.now()); }"
        self.cell(lay.handle).evaluate(put, moment)


CLICKS: Final = """async (root, deeds) => {
  const click = async (selector) => {
    root.querySelector(selector).click();
    await new Promise((done) => setTimeout(done));
  };
  for (const [letter, ways, cell, lays] of deeds) {
    await click(`[data-piece="${letter}"]`);
    for (const way of ways) await click(way === "R" ? '[data-act="turn"]' : '[data-act="flip"]');
    if (lays) await click(`[data-cell="${cell}"]`);
  }
}"""
ARROWS: Final = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def _jump(grid: list[str], at: Cell, down: int, right: int) -> Cell:
    """Where an arrow leads: over gaps to the next cell in its direction, or nowhere."""
    row, col = at[0] + down, at[1] + right
    while 0 <= row < len(grid) and 0 <= col < len(grid[0]):
        if grid[row][col] == "#":
            return row, col
        row, col = row + down, col + right
    return at


# A match that others have played so far


def played(*winners: int, **options: Any) -> tuple[Record, list[int]]:
    """A whole match in which these seats win the first duels and seat 0 the rest; and the ply where each begins.

    Whoever loses lays a piece too.
    """
    match = Match.start(GAME, GAME.options(**options), 2, seed=bytes(32), clock=StillClock())
    begins: list[int] = []
    wins = [*winners, *[0] * GOAL]
    while not match.is_over():
        begins.append(len(match.record.plies))
        for seat in (0, 1):
            match.play(seat, GAME.moves.read("ready"))
        _let_time_pass(match)
        winner = wins.pop(0)
        _lay(match, 1 - winner, 1)
        while match.state.view(winner).phase == "race" and not match.state.view(winner).racers[winner].claimed:
            _lay(match, winner)
        _let_time_pass(match)
    return match.record, begins


def _lay(match: Match, seat: int, most: int | None = None) -> None:
    """Lay the pieces of a solution, or the first of them."""
    view = match.state.view(seat)
    task = view.racers[seat].tasks[view.racers[seat].done]
    for lay in solve(view.grid, task.pieces)[:most]:
        cast(StillClock, match.clock).move_to(match.clock.now() + 4000)
        match.play(seat, GAME.moves.read(lay.notation))


def practised(**options: Any) -> tuple[Record, int]:
    """A practice that was given up, and the ply before that: two pieces lie, and a third was asked for."""
    match = Match.start(GAME, GAME.options(**options), 1, seed=bytes(32), clock=StillClock())
    match.play(0, GAME.moves.read("ready"))
    _let_time_pass(match)
    view = match.state.view(0)
    *_, lay = solve(view.grid, view.racers[0].tasks[0].pieces)
    _lay(match, 0, 2)
    for _ in range(2):
        match.play(0, GAME.moves.read(f"?{name(lay.handle)}"))
    plies = len(match.record.plies)
    match.play(0, GAME.moves.read("solution"))
    return match.record, plies


def forsaken() -> tuple[Record, int]:
    """A match that seat 1 left in its first race, and the ply at which that has lasted too long."""
    match = Match.start(GAME, GAME.options(), 2, seed=bytes(32), clock=StillClock())
    for seat in (0, 1):
        match.play(seat, GAME.moves.read("ready"))
    _let_time_pass(match)
    match.play(1, GAME.moves.read("away"))
    _let_time_pass(match)
    plies = len(match.record.plies)
    match.play(0, GAME.moves.read("resign"))
    return match.record, plies


def _let_time_pass(match: Match) -> None:
    due = match.state.due()
    assert due is not None
    cast(StillClock, match.clock).move_to(due)
    match.settle()
