"""What can happen in Worldwide Football, as small events for log, commentary and animation.

Action cards are named by their code (``PL``), Player cards by their number in the team, from 1, the name on them and
what they do (``M2``). `seat` is 0 or 1; where one plays alone, 1 is the virtual opponent, and every step of it is told
with its reason (:class:`RivalStep`).
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, tag=str.lower, tag_field="event", gc=False):
    """What all of them are, and how the wire and the page tell them apart: by the name of the class."""


class Picked(Event):
    """`seat` chose a Star ability."""

    seat: int
    ability: str


class Tossed(Event):
    """`seat` has the first ball."""

    seat: int


class HalfBegan(Event):
    """A half begins; `seat` kicks off."""

    half: int
    seat: int


class Drew(Event):
    """`seat` drew an Action card; only it sees which."""

    seat: int
    card: str | None = None


class DrewPlayer(Event):
    """`seat` drew a Player card; only it sees which."""

    seat: int
    number: int | None = None
    name: str | None = None
    effect: str | None = None


class Discarded(Event):
    """`seat` discarded an Action card: ``limit`` or ``yellow``."""

    seat: int
    card: str
    why: str


class DiscardedPlayer(Event):
    """`seat` discarded a Player card above the limit."""

    seat: int
    number: int
    name: str
    effect: str


class Possession(Event):
    """`seat` has the ball at so many PA; `why` says how it came by it.

    ``kick-off``, ``defence``, ``trap``, ``given``, ``goal``, ``saved``, ``wide``, ``blocked``, ``corner`` or
    ``penalty-saved``.
    """

    seat: int
    pa: int
    why: str


class Laid(Event):
    """`seat` laid an attack card and is at so many PA; `sure`: it cannot be defended."""

    seat: int
    card: str
    pa: int
    sure: bool


class PlayerPlayed(Event):
    """`seat` played a Player card, which does `effect`."""

    seat: int
    number: int
    name: str
    effect: str


class Recovered(Event):
    """`seat` took a card up from its pile or discard; everybody saw which."""

    seat: int
    card: str
    source: str


class GuardTurned(Event):
    """The virtual opponent turned a card of its pile Défense: does it answer the card that was laid?"""

    card: str
    suits: bool


class GuardRebuilt(Event):
    """Its pile Défense was made anew from its discard."""

    cards: int


class Defended(Event):
    """`seat` defends with a card, or a Player card that stands for it; the d20 needs `target`, `bonus` is added."""

    seat: int
    card: str
    number: int | None
    bonus: int
    target: int


class DrewInstead(Event):
    """`seat` draws instead of defending."""

    seat: int


class DefenceThrown(Event):
    """The d20 of `seat`: natural die, total, target, and whether the ball is won."""

    seat: int
    die: int
    total: int
    target: int
    good: bool


class Stood(Event):
    """The card of `seat` stands."""

    seat: int
    card: str
    pa: int


class StarUsed(Event):
    """`seat` used a Star ability; so many Stars are left."""

    seat: int
    ability: str
    stars: int
    pa: int


class Substituted(Event):
    """`seat` gave up a Player card for a Star."""

    seat: int
    number: int
    name: str
    effect: str


class Threw(Event):
    """A d6 was thrown for `seat`: for what, and what it shows."""

    seat: int
    aim: str
    die: int


class TrapSprung(Event):
    """The offside trap of `seat` worked or did not."""

    seat: int
    good: bool
    pa: int


class Dived(Event):
    """`seat` tried to draw a foul: ``foul``, ``yellow`` or ``nothing``."""

    seat: int
    result: str


class Shot(Event):
    """`seat` shoots at so many PA; ``FREE`` is a direct free kick.  The bonuses are on top of the dice."""

    seat: int
    card: str
    pa: int
    bonus: int
    keeper_bonus: int


class Interposed(Event):
    """A defender of `seat` threw himself into the shot."""

    seat: int
    number: int
    blocked: bool


class ShotJudged(Event):
    """What became of the shot of `seat`: ``goal``, ``saved``, ``wide``, ``corner`` or ``blocked``."""

    seat: int
    die: int
    total: int
    keeper_die: int
    keeper_total: int
    result: str


class ThrowsAgain(Event):
    """`seat` throws its die of the shot again with a Player card."""

    seat: int
    number: int


class Goal(Event):
    """A goal of `seat`."""

    seat: int
    score: list[int]
    how: str
    """``shot``, ``direct`` or ``penalty``."""


class Fouled(Event):
    """`seat` committed a foul when the attack had so many PA."""

    seat: int
    pa: int


class Carded(Event):
    """The card check of `seat`: ``none``, ``yellow`` or ``red``."""

    seat: int
    card: str


class LostCard(Event):
    """The virtual opponent lost the top card of its Action pile for a card it was shown."""

    card: str


class FreeKick(Event):
    """`seat` has a free kick: ``direct`` or ``indirect``."""

    seat: int
    how: str


class Penalty(Event):
    """`seat` has a penalty; `shootout` after a level match."""

    seat: int
    shootout: bool


class Aimed(Event):
    """`seat` picked its face; only it sees which."""

    seat: int
    face: int | None = None


class PenaltyTaken(Event):
    """The penalty of `seat`: two faces; different ones are a goal."""

    seat: int
    faces: list[int]
    goal: bool


class GaveBack(Event):
    """`seat` gives the ball back; `both` if the other team did so just before."""

    seat: int
    both: bool


class RivalStep(Event):
    """Why the virtual opponent does what it does next: the clause, the step, and what the sentence needs.

    ``free-kick-special``, ``free-kick-action``, ``corner-special``, ``corner-action``, ``shoots``, ``fetches-shot``,
    ``no-shot``, ``special``, ``recovers``, ``creativity``, ``action``, ``endurance``, ``offensive``,
    ``offensive-spent``, ``pile-empty``, ``no-restart``, ``counter``, ``block``, ``efficiency``, ``trap``, ``steps-in``,
    ``dive``, ``takes-direct``, ``takes-indirect``.
    """

    clause: str
    step: str
    pa: int
    stars: int
    card: str | None = None
    cards: int | None = None
    """Cards in the pile that it is about."""
    score: list[int] | None = None


class ShotActive(Event):
    """The virtual opponent turned a shot and set it aside: it is active."""

    card: str


class PutUnder(Event):
    """At a free kick of the virtual opponent a card that does not suit went under its Action pile."""

    card: str


class PutAside(Event):
    """At a corner of the virtual opponent a card of its Action pile does not suit."""

    card: str


class ShuffledBack(Event):
    """Those cards were shuffled back."""

    cards: list[str]


class Activated(Event):
    """A Player card of the virtual opponent becomes active."""

    number: int
    name: str
    effect: str


class Dropped(Event):
    """A fourth active Player card makes it drop one: `lead` is its lead in goals."""

    number: int
    name: str
    effect: str
    lead: int


class HalfOver(Event):
    """WF-55: `half`, counted from 1, ended with this score."""

    half: int
    score: list[int]


class MatchOver(Event):
    """The match is over; `kicks` are the goals of a shoot-out."""

    score: list[int]
    winner: int | None
    kicks: list[int] | None
