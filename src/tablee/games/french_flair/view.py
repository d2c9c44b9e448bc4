"""What one seat may see of a match of French Flair, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tablee.core.game import NOBODY, TEAMS, Seat, Team
from tablee.core.phrases import Phrase
from tablee.core.spoken import Choice, Spoken
from tablee.core.views import View, head, winners
from tablee.games.french_flair.moves import NUMBERS
from tablee.games.french_flair.origins import KINDS, ORIGINS
from tablee.games.french_flair.position import AIMS, ATTACK, DEFENCE, THROWING

if TYPE_CHECKING:
    from tablee.games.french_flair.rules import FrenchFlairState


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


def view_of(state: FrenchFlairState, seat: Seat | None) -> FrenchFlairView:
    """What `seat` may see; ``None`` is a spectator."""
    advantage = state.advantage_team != NOBODY
    public = FrenchFlairView(
        **head(state, None),
        half=state.half,
        clock="real" if state.real_time else "tempo",
        seconds=state.seconds(),
        half_seconds=state.half_seconds,
        time_up=state.time_up,
        ball=state.ball,
        attack=state.attack,
        distance=state.distance(state.attack),
        origin=ORIGINS[state.origin].name,
        combo=_combo(state),
        maul_phases=state.maul_phases,
        hand=[],
        teams=[_team(state, team) for team in range(TEAMS)],
        throw=_throw(state) if state.phase == THROWING else None,
        zone=(state.zone_low, state.zone_high) if state.zone_high else None,
        holder=state.holder if state.holder != NOBODY else None,
        must_tackle=state.must_tackle and state.phase == DEFENCE,
        crosses=state.crosses,
        advantage=state.advantage_team if advantage else None,
        advantage_spot=state.advantage_spot if advantage else None,
        winners=winners(state),
    )
    return public if seat is None else seen_by(state, seat, public)


def seen_by(state: FrenchFlairState, seat: Seat, public: FrenchFlairView) -> FrenchFlairView:
    """What everybody sees, and what only `seat` does: its hand."""
    return replace(public, seat=seat, hand=open_hand(state, seat))


def _listed(cards: list[int]) -> list[int]:
    return [card for card in range(1, NUMBERS + 1) for _ in range(cards[card])]


def _team(state: FrenchFlairState, team: Team) -> TeamView:
    return TeamView(
        score=state.score[team],
        tries=state.tries[team],
        cards=state.cards(team),
        pile=sum(state.piles[team]),
        discards=_listed(state.discards[team]),
    )


def _combo(state: FrenchFlairState) -> ComboView | None:
    combo = state.combo
    if combo is None or state.phase not in (ATTACK, DEFENCE, THROWING):
        return None
    kinds = [name for kind, name in KINDS.items() if combo.kinds & kind]
    return ComboView(combo.cards[:], kinds, 5 if combo.short_pass else 10, combo.metres)


def _throw(state: FrenchFlairState) -> ThrowView:
    first = state.first_throw
    shown = [] if first is None else [die for die in (first.high, first.low) if die]
    return ThrowView(state.thrower, AIMS[state.aim], state.dice, shown)


def open_hand(state: FrenchFlairState, seat: Seat) -> list[int]:
    """What `seat` holds: it sees that itself, others in a replay when all is over."""
    return _listed(state.hands[seat])
