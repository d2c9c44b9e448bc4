"""What can happen in Ubongo, as small events for log and animation.  Pieces and places as in the notation."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, tag=str.lower, tag_field="event", gc=False):
    """What all of them are, and how the wire and the page tell them apart: by the name of the class."""


class Readied(Event):
    """`seat` is ready for the next duel."""

    seat: int


class CountdownBegan(Event):
    """Everybody is ready; the die will be rolled in so many milliseconds."""

    sheet: int
    milliseconds: int


class Rolled(Event):
    """The die shows `row`: these are the pieces.  A first roll on the orange track is for the `leader` alone."""

    row: int
    pieces: str
    leader: int | None


class RaceBegan(Event):
    """Go!"""

    sheet: int


class Laid(Event):
    """`seat` laid a piece; only it sees where."""

    seat: int
    piece: str
    lay: str | None = None


class TakenUp(Event):
    """`seat` took a piece up again."""

    seat: int
    piece: str


class FirstSolved(Event):
    """UB-11: the leader solved the first of two puzzles, and begins the second."""

    seat: int


class Called(Event):
    """`seat` covered the whole grid: Ubongo!"""

    seat: int


class Voted(Event):
    """`seat` asks to roll again."""

    seat: int


class Withdrew(Event):
    """`seat` does not want to roll again after all."""

    seat: int


class Went(Event):
    """`seat` has gone away."""

    seat: int


class CameBack(Event):
    """`seat` is back."""

    seat: int


class Forsaken(Event):
    """`seat` has been away so long that the other may take the duel or play the sheet again."""

    seat: int


class RolledAgain(Event):
    """Nobody advances and the sheet is played again, because of a ``tie``, or ``agreed``, or ``replay``."""

    sheet: int
    end: str


class LaidAside(Event):
    """Nobody could win a sheet in so many rolls; it is laid aside."""

    sheet: int


class DuelWon(Event):
    """`seat` won the duel of `sheet` and stands on `space` now; ``taken`` if the other had left."""

    seat: int
    sheet: int
    space: int
    milliseconds: int
    taken: bool


class Resigned(Event):
    """`seat` gave the match away."""

    seat: int


class Hinted(Event):
    """A hint about a cell: the piece there, then another cell of it, then its place; no piece: there is no way."""

    cell: str
    piece: str | None
    other: str | None = None
    lay: str | None = None


class AskedSolvable(Event):
    """Whether there is still a way from here."""

    solvable: bool


class Solved(Event):
    """The practice puzzle is solved."""

    milliseconds: int
    hints: int


class GaveUp(Event):
    """The solution of the practice puzzle was asked for; the view shows it."""


class MatchOver(Event):
    """Who won and why, and how many spaces each pawn had gone."""

    spaces: list[int]
    winners: list[int]
    reason: str
