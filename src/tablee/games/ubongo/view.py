"""What a view of Ubongo consists of."""

from __future__ import annotations

import msgspec

from tablee.core.views import View


class LayView(msgspec.Struct, gc=False):
    """A piece that lies on a board: which of its shapes, and where the corner of its box is."""

    move: str
    """The move that lays it so."""
    piece: str
    shape: int
    row: int
    col: int


class TaskView(msgspec.Struct, gc=False):
    """A puzzle to be solved: the row of the sheet and its pieces."""

    row: int
    pieces: str


class RacerView(msgspec.Struct, gc=False):
    """One player, as everybody sees him."""

    space: int
    ready: bool
    tasks: list[TaskView]
    """One puzzle, or two for the leader on an orange space; empty before the die is rolled."""
    done: int
    """How many of them are solved."""
    laid: list[str]
    """The pieces on the board, in the order in which they were laid."""
    cells: int
    """How many cells they cover."""
    claimed: bool
    """The whole grid is covered."""
    votes: bool
    """Asks to roll again."""
    away: bool
    forsaken: bool
    """Away for so long that the other may end the race."""


class DuelView(msgspec.Struct, gc=False):
    """How the last race came out; nothing of it is secret any more."""

    sheet: int
    grid: list[str]
    rows: list[int]
    winner: int | None
    end: str
    """``won``, ``taken``, ``tie``, ``agreed``, ``replay`` or ``given-up``."""
    milliseconds: int
    boards: list[list[LayView]]
    solution: list[LayView]
    """A way to do it, if no board shows one."""


class HintView(msgspec.Struct, gc=False):
    """What is known about a cell that was asked for: the piece there, another cell of it, its place."""

    cell: tuple[int, int]
    piece: str | None
    """None: there is no way on from here."""
    other: tuple[int, int] | None
    lay: LayView | None


class PracticeView(msgspec.Struct, gc=False):
    """What a person who plays alone has asked."""

    teaches: bool
    """Whether hints may be asked for."""
    hints: int
    hint: HintView | None
    solvable: bool | None


class UbongoView(View):
    """The table as `seat` sees it; ``None`` is a spectator."""

    side: str
    orange: bool
    sheet: int
    sheets: int
    grid: list[str]
    """The shape to be covered, row by row: ``#`` is a cell."""
    leader: int | None
    """Who has two puzzles to solve (UB-11)."""
    racers: list[RacerView]
    board: list[LayView]
    """What lies on the seat's own board."""
    tray: list[str]
    """The pieces in the seat's own tray: not those that lie on its board."""
    began: int | None
    """When the race began, in milliseconds of match time."""
    last: DuelView | None
    practice: PracticeView | None
    winners: list[int]
    reason: str
