"""What a view of French Flair consists of, and a legal move for the page."""

from __future__ import annotations

import msgspec

from tablee.core.phrases import Phrase
from tablee.core.spoken import Choice, Spoken
from tablee.core.views import View


class TeamView(msgspec.Struct, gc=False):
    """One team, as everybody sees it."""

    score: int
    tries: int
    cards: int
    pile: int
    discards: list[int]
    """What lies on the discard, by number."""


class ComboView(msgspec.Struct, gc=False):
    """The combination that is being played."""

    cards: list[int]
    """By number, 0 for a relay."""
    kinds: list[str]
    """What it may still become."""
    next_metres: int
    """What the next intermediate makes."""
    metres: int
    """How far it has brought the ball."""


class ThrowView(msgspec.Struct, gc=False):
    """Dice that are about to be thrown."""

    seat: int
    aim: str
    dice: int
    first: list[int]
    """What the other team threw already, in a duel."""


class FrenchFlairView(View):
    """The pitch as `seat` sees it; ``None`` is a spectator."""

    half: int
    clock: str
    """``tempo`` or ``real``."""
    seconds: int
    """What the clock shows of this half; the real one as of the last ply."""
    half_seconds: int
    time_up: bool
    ball: int
    """Metres from the home goal line."""
    attack: int
    """The team with the ball."""
    distance: int
    """Metres from the ball to the line that it attacks."""
    origin: str
    """How it came by the ball: what may follow depends on it."""
    combo: ComboView | None
    maul_phases: int
    hand: list[int]
    """The seat's own cards, by number."""
    teams: list[TeamView]
    throw: ThrowView | None
    zone: tuple[int, int] | None
    """The zone of the contest, while there is a ruck."""
    holder: int | None
    """Who has the ball in the ruck so far."""
    must_tackle: bool
    crosses: bool
    """The card that may be tackled would score."""
    advantage: int | None
    advantage_spot: int | None
    winners: list[int]
    reason: str


class FrenchFlairChoice(Choice):
    """A legal move: what is done, with which cards or how many dice, and what it gains for certain."""

    kind: str = ""
    """``advance``, ``run``, ``tackle`` … (:data:`~tablee.games.french_flair.moves.VERBS`)."""
    cards: tuple[int, ...] = ()
    """The cards of the hand, by number: one, two for a maul or point de fixation, or none."""
    dice: int = 0
    metres: int = 0
    odds: Phrase | None = None
    """What hangs on the dice, if any are thrown."""
    chance: Phrase | None = None
    """The figure of it that is shown where there is little room."""
    loses: bool = False
    """It is the last card, and unless it scores the ball is lost."""


class FrenchFlairSpoken(Spoken):
    """What is said about a position, with whose ball it is and where: the caption of the pitch."""

    possession: Phrase
