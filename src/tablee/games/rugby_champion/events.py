"""What can happen in Rugby Champion, as small events for log, commentary and animation.

A side is 0 or 1: in a duel the seat, alone the person and the Non-joueur. Every event names its clause, so that each
step of the Non-joueur can be explained; what is told in another way alone says that it is (`solo`).
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, tag=str.lower, tag_field="event", gc=False):
    """What all of them are, and how the wire and the page tell them apart: by the name of the class."""


class Tossed(Event):
    """`side` won the toss and attacks first."""

    side: int
    clause: str = "RC-50"


class HalfBegan(Event):
    """A half begins with all cards shuffled; `side` attacks."""

    half: int
    side: int
    clause: str = "RC-7"


class PhaseBegan(Event):
    """An ``attack``, a ``touche`` or a ``melee`` begins; `side` has the ball."""

    kind: str
    side: int
    clause: str
    solo: bool = False


class LineFilled(Event):
    """The Non-joueur's line is complete again: these slots have fresh face-down cards."""

    slots: list[str]
    clause: str = "RC-10"


class Refreshed(Event):
    """The Non-joueur has a fresh face-down card in a slot whose card was turned."""

    slot: str
    clause: str = "RC-19"


class Drew(Event):
    """`side` drew a card; only it sees which."""

    side: int
    card: str | None = None
    clause: str = "RC-20"


class Shown(Event):
    """`side` showed its hand and discarded some of it."""

    side: int
    hand: list[str]
    discarded: list[str]
    clause: str
    solo: bool = False


class Challenged(Event):
    """A challenge: where, of which type and why: ``opening``, ``choice``, ``arrow`` or ``melee``."""

    side: int
    slot: str
    type: str
    why: str
    clause: str


class Laid(Event):
    """`side` laid a card: face up alone; face down in a duel, where only it sees which.  None: from the pile."""

    side: int
    card: str | None
    from_pile: bool
    clause: str
    solo: bool = False


class Turned(Event):
    """A card of `side` is turned up: in the line, in a set piece, or in a challenge of the duel."""

    side: int
    card: str
    slot: str
    clause: str
    solo: bool = False


class Revealed(Event):
    """Both sides turn up what they laid."""

    cards: list[list[str]]
    clause: str


class Compared(Event):
    """What both sides count, supports included, and by how much the first of them is ahead."""

    type: str
    sides: list[int]
    """The attack first; in a set piece side 0."""
    values: list[int]
    gap: int
    clause: str


class Whistled(Event):
    """An Arbitre of `side` against a card: ``cancelled``, ``penalty``, ``scrum`` or ``nothing``, by its whistles.

    ``draw``: the Non-joueur draws a support for a penalty, as it did by the rules of version 1.
    """

    side: int
    card: str
    whistles: int
    effect: str
    clause: str
    solo: bool = False


class Aided(Event):
    """The Non-joueur drew a support card: ``added``, ``aside``, ``foul``, ``kicks`` or ``nothing``."""

    card: str
    aim: str
    effect: str
    clause: str


class Supported(Event):
    """`side` of a duel added a Soutien to its card."""

    side: int
    card: str
    clause: str = "RC-51"


class Stopped(Event):
    """`side` of a duel stopped a challenge that it had lost."""

    side: int
    card: str
    clause: str = "RC-51"


class Passed(Event):
    """`side` lets it be: ``whistle``, ``support``, ``stop`` or ``convert``."""

    side: int
    what: str
    clause: str


class Redirected(Event):
    """A tie or a loss by one: the arrow of the card says where the ball goes, its red value the type."""

    card: str
    way: str
    type: str
    clause: str = "RC-15"
    solo: bool = False


class InTouch(Event):
    """The ball is out over an edge."""

    slot: str
    clause: str = "RC-18"


class AdvantageTaken(Event):
    """`side` has the Avantage; `second`: it was its second, which is a try."""

    side: int
    second: bool
    clause: str
    solo: bool = False


class AdvantageReturned(Event):
    """`side` gives the Avantage back."""

    side: int
    clause: str = "RC-17"
    solo: bool = False


class SetPieceWon(Event):
    """A ``touche`` or ``melee`` is decided; nobody won it if the sums are equal."""

    kind: str
    side: int | None
    clause: str
    solo: bool = False


class TryScored(Event):
    """A try of `side`: by a ``challenge``, an ``interception`` or the second ``advantage``."""

    side: int
    how: str
    score: list[int]
    clause: str
    solo: bool = False


class Converted(Event):
    """The conversion of `side`, with which card."""

    side: int
    good: bool
    card: str | None
    score: list[int]
    clause: str
    solo: bool = False


class PenaltyAwarded(Event):
    """`side` of a duel has a penalty: a goal or a scrum."""

    side: int
    clause: str


class PenaltyScored(Event):
    """A penalty goal of `side`, with which card."""

    side: int
    card: str
    score: list[int]
    clause: str
    solo: bool = False


class HandSpent(Event):
    """`side` has no player card left and nothing has happened."""

    side: int
    hand: list[str]
    """What it has left, and in a duel shows."""
    clause: str
    solo: bool = False


class BallLost(Event):
    """`side` of a duel attacked and lost a challenge by two or more: the other side attacks."""

    side: int
    clause: str = "RC-52"


class PileOut(Event):
    """A card must be drawn and none is left."""

    clause: str = "RC-6"


class HalfOver(Event):
    """RC-6: `half`, counted from 1, ended with this score."""

    half: int
    score: list[int]
    clause: str = "RC-6"


class MatchOver(Event):
    """The match is over: points, tries, and how many attacks, line-outs and scrums were begun."""

    score: list[int]
    winners: list[int]
    """Sides; both after a draw."""
    tries: list[int]
    phases: list[int]
    solo: bool
    clause: str = "RC-6"
