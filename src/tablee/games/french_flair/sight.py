"""What one seat may see of a match of French Flair, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.core.game import NOBODY, TEAMS, Seat, Team
from tablee.core.sight import reason, winners
from tablee.games.french_flair.moves import NUMBERS
from tablee.games.french_flair.origins import KINDS, ORIGINS
from tablee.games.french_flair.position import AIMS, ATTACK, DEFENCE, THROWING
from tablee.games.french_flair.view import (
    ComboView,
    FrenchFlairView,
    TeamView,
    ThrowView,
)

if TYPE_CHECKING:
    from tablee.games.french_flair.rules import FrenchFlairState


def view_of(state: FrenchFlairState, seat: Seat | None) -> FrenchFlairView:
    """What `seat` may see; ``None`` is a spectator."""
    advantage = state.advantage_team != NOBODY
    public = FrenchFlairView(
        seat=None,
        phase=state.phase_name(),
        clause=state.clause(),
        waiting=list(state.waiting()),
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
        reason=reason(state),
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
