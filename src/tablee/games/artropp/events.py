"""What can happen in L'Artropp, as small events for log and animation.  Cards are named as in the notation."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, tag=str.lower, tag_field="event", gc=False):
    """What all of them are, and how the wire and the page tell them apart: by the name of the class."""


class RoundBegan(Event):
    """A round begins with `seat`; with two generals it is a round of a duel."""

    round: int
    seat: int
    duel: bool
    arrow: int
    """How the arrow lies: 1 to the right or clockwise, -1 to the left (AR-4)."""


class Drew(Event):
    """`seat` drew a card; only it sees which."""

    seat: int
    card: str | None = None


class Reshuffled(Event):
    """The discard became the draw pile (AR-21)."""

    cards: int


class Added(Event):
    """`seat` added a unit to the line at `place`, which now costs `br`."""

    seat: int
    card: str
    place: int
    number: int
    """Where it stands: its number in the line; for a sniper the number just below its gap."""
    br: int
    duel: bool = False
    """Whether there are several lines."""


class ArrowTurned(Event):
    """`seat` set the arrow: 1 to the right or clockwise, -1 the other way."""

    seat: int
    arrow: int
    duel: bool = False


class Passed(Event):
    """`seat` had nothing to open an empty place of the duel with."""

    seat: int
    place: int


class Assaulted(Event):
    """`seat` took the line at `place` and paid for it: into the pot, or to its opponent in a duel."""

    seat: int
    place: int
    cards: list[str]
    br: int
    paid: int
    duel: bool = False


class Announced(Event):
    """`seat` announced which cards win the pot: 1 the higher, -1 the lower."""

    seat: int
    direction: int


class Committed(Event):
    """`seat` laid a card face down; only it sees which."""

    seat: int
    card: str | None = None


class Revealed(Event):
    """All cards of the showdown were turned, in arrow order from the assaulter."""

    cards: list[tuple[int, str]]


class Felled(Event):
    """The sniper of `seat` felled the unit of `target`; -1: it held its fire."""

    seat: int
    target: int


class PotWon(Event):
    """`seat` won the pot with `card`."""

    seat: int
    card: str
    amount: int


class PotShared(Event):
    """The pot was shared: the amount that each seat received."""

    shares: list[tuple[int, int]]


class PotCarried(Event):
    """Nobody won the pot; it waits for the next round."""

    amount: int


class RoundOver(Event):
    """A round ended; these are the purses."""

    round: int
    purses: list[int]


class Stayed(Event):
    """`seat` goes on; or, of a free place, stays free."""

    seat: int


class Left(Event):
    """`seat` left the table with `gain` (negative: a loss) since it sat down."""

    seat: int
    gain: int
    bankrupt: bool


class Joined(Event):
    """Somebody took the free place `seat`."""

    seat: int


class Rebought(Event):
    """`seat` bought in again and now owes `debt`."""

    seat: int
    debt: int


class SessionOver(Event):
    """The session ended: gains, winners and the reason."""

    gains: list[int]
    winners: list[int]
    reason: str
