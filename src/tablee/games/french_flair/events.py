"""What can happen in French Flair, as small events for log, commentary and animation.  Places are in metres."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, tag=str.lower, tag_field="event", gc=False):
    """What all of them are, and how the wire and the page tell them apart: by the name of the class."""


class Tossed(Event):
    """`seat` won the toss; the other team kicks off the first half."""

    seat: int


class HalfBegan(Event):
    """A half begins; `seat` kicks off."""

    half: int
    seat: int


class Drew(Event):
    """`seat` drew a card; only it sees which."""

    seat: int
    card: int | None = None


class Reshuffled(Event):
    """The discards of `seat` became its pile."""

    seat: int
    cards: int


class Discarded(Event):
    """`seat` laid a card above six aside."""

    seat: int
    card: int


class Threw(Event):
    """`seat` threw dice: for what, and what they show."""

    seat: int
    aim: str
    dice: list[int]


class Kicked(Event):
    """`seat` kicked the ball from one place to another: ``restart``, ``kick``, ``touch``, ``drop`` or ``goal``."""

    seat: int
    aim: str
    card: int | None
    start: int
    end: int


class Landed(Event):
    """What became of a kick.

    ``recovered``, ``knock-on``, ``received``, ``touch``, ``direct``, ``missed-touch``, ``dead``, ``short`` or ``wide``.
    """

    seat: int
    how: str
    ball: int


class Played(Event):
    """`seat` played a card: ``advance``, ``opening``, ``pass`` or ``relay``; the ball moved."""

    seat: int
    card: int
    how: str
    metres: int
    ball: int
    combination: list[int]
    """The cards of the combination so far, 0 for a relay; empty for a simple card."""
    kind: str = ""
    """What kind of combination it turned out to be, once it is concluded."""


class Tried(Event):
    """`seat` sends a card on a ``run``, or has it ``kick``, ``touch`` or ``drop``; the dice are yet to be thrown."""

    seat: int
    card: int
    how: str
    dice: int
    combination: list[int]
    """The cards of the combination with this one, 0 for a relay; empty for a simple card."""
    kind: str = ""
    """What kind of combination it turned out to be."""


class Ran(Event):
    """`seat` ran with a card; a double leaves everybody standing."""

    seat: int
    card: int
    metres: int
    ball: int
    clear: bool


class Gathered(Event):
    """`seat` moved the ball on with two forwards: a ``maul`` or a ``fixation``."""

    seat: int
    how: str
    cards: list[int]
    ball: int


class Renewed(Event):
    """After points de fixation both teams complete their hands."""

    seat: int


class KnockedOn(Event):
    """`seat` knocked the ball on."""

    seat: int
    ball: int


class Tackled(Event):
    """`seat` goes in for the tackle with a card; ``forced`` if the carrier had no card left."""

    seat: int
    card: int | None
    ball: int
    forced: bool


class LetPass(Event):
    """`seat` does not tackle."""

    seat: int


class Intercepted(Event):
    """`seat` intercepted and ran back."""

    seat: int
    metres: int
    ball: int


class MissedTackle(Event):
    """The tackle of `seat` was missed."""

    seat: int


class RuckFormed(Event):
    """A ruck: `seat` has won the ball, the other team may contest in this zone."""

    seat: int
    zone: tuple[int, int]
    ball: int


class Contested(Event):
    """`seat` contests the ruck (``contest``) or clears it out (``clear-out``) with a card, or does not (no card)."""

    seat: int
    how: str
    card: int | None


class BallWon(Event):
    """`seat` has the ball out of the ruck; a good contest narrows the zone for the clear-out."""

    seat: int
    zone: tuple[int, int] | None


class Offside(Event):
    """`seat` was offside."""

    seat: int
    ball: int


class AdvantagePlayed(Event):
    """`seat` plays the advantage."""

    seat: int


class AdvantageOver(Event):
    """`seat` has gained enough."""

    seat: int


class PenaltyGiven(Event):
    """A penalty for `seat`; ``back`` if an advantage came to nothing."""

    seat: int
    ball: int
    back: bool


class PenaltyChosen(Event):
    """`seat` plays the penalty ``goal``, ``touch`` or ``hand``."""

    seat: int
    how: str


class SetPiece(Event):
    """A ``scrum`` or ``line-out``; `seat` puts or throws in."""

    how: str
    seat: int
    ball: int


class SetPieceWon(Event):
    """`seat` won it; a double brings a penalty or a card."""

    how: str
    seat: int
    double: bool


class Marked(Event):
    """`seat` called the mark."""

    seat: int
    ball: int


class TouchedDown(Event):
    """`seat` made the ball dead in its own in-goal."""

    seat: int


class DropOut(Event):
    """`seat` takes a 22 drop-out."""

    seat: int


class TurnedOver(Event):
    """The ball goes to `seat` where it lies."""

    seat: int
    ball: int


class TryScored(Event):
    """A try of `seat`."""

    seat: int
    card: int | None
    score: list[int]


class Converted(Event):
    """The conversion of `seat`."""

    seat: int
    good: bool
    score: list[int]


class GoalScored(Event):
    """Three points for `seat`: ``drop`` or ``goal``."""

    seat: int
    how: str
    score: list[int]


class TimeUp(Event):
    """The half's time is up; play goes on until the ball is dead."""

    half: int


class HalfOver(Event):
    """FF-77: `half`, counted from 1, ended with this score."""

    half: int
    score: list[int]


class MatchOver(Event):
    """The last half is over; a draw has two `winners`."""

    score: list[int]
    winners: list[int]
    tries: list[int]
