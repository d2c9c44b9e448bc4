"""What can happen in Sample Game, as small events for log and animation."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, tag=str.lower, tag_field="event"):
    """What all of them are, and how the wire and the page tell them apart: by the name of the class."""


class CupThrown(Event):
    """`seat` threw a die under the cup; only it sees which face (SG-2)."""

    seat: int
    die: int | None = None


class RoundBegan(Event):
    """Both dice are hidden, and `seat` begins."""

    seat: int
    round: int


class Threw(Event):
    """`seat` threw a die in the open, where its dice now add up to `open`."""

    seat: int
    die: int
    open: int


class Stopped(Event):
    """`seat` throws no more; `forced` if the dice in the open have reached the limit."""

    seat: int
    forced: bool = False


class CupsLifted(Event):
    """What lay under the cups, and what each has in all."""

    dice: list[int]
    totals: list[int]


class RoundWon(Event):
    """`seat` was nearer to the limit."""

    seat: int
    total: int


class RoundDrawn(Event):
    """Both have the same, or both went over."""


class GameOver(Event):
    """The last round is over."""

    winners: list[int]
    points: list[int]
