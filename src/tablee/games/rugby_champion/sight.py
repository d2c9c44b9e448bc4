"""What one seat may see of a match of Rugby Champion, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.core.game import NOBODY, TEAMS, Card, Seat, Team
from tablee.core.sight import reason
from tablee.games.rugby_champion import hidden
from tablee.games.rugby_champion.moves import TYPES, Slot
from tablee.games.rugby_champion.position import (
    AIDING,
    AIMS,
    ASKING,
    ATTACK,
    DOWN,
    DRAWING,
    FOLLOW_UP,
    FROM_PILE,
    KINDS,
    OVER,
    SLOTS,
    STARTING,
    STOPPING,
    SUPPORTING,
    WHISTLING,
)
from tablee.games.rugby_champion.view import (
    CardView,
    ChallengeView,
    RugbyChampionView,
    SideView,
    SlotView,
)

if TYPE_CHECKING:
    from tablee.games.rugby_champion.rules import RugbyChampionState


def view_of(state: RugbyChampionState, seat: Seat | None) -> RugbyChampionView:
    """What `seat` may see; ``None`` is a spectator."""
    kit = state.kit
    compared = state.phase in (WHISTLING, AIDING, SUPPORTING, STOPPING) and bool(state.laid[0])
    public = RugbyChampionView(
        seat=None,
        phase=state.phase_name(),
        clause=state.clause(),
        waiting=list(state.waiting()),
        solo=state.solo,
        half=state.half,
        kind=KINDS[state.kind],
        attack=state.attack,
        challenge=_challenge(state),
        gap=state.gap if compared else None,
        line=[_slot(state, slot) for slot in range(len(SLOTS))] if state.solo else [],
        hidden_card=bool(state.hidden_card),
        hand=[],
        sides=[_team(state, None, team) for team in range(TEAMS)],
        pile=state.piles(),
        discard=[kit.names[card] for card in range(kit.cards) for _ in range(state.discard[card])],
        unseen=_unseen(state, None),
        set_value=state.set_value,
        interception_try=state.interception_try,
        supported=state.aided,
        support_for=AIMS[state.aid_for] if state.phase == AIDING else "",
        buteur=state.buteur,
        asked=state.asked if state.phase in ASKING else None,
        winners=[team for team in range(TEAMS) if state.score[team] == max(state.score)] if state.phase == OVER else [],
        reason=reason(state),
    )
    return public if seat is None else seen_by(state, seat, public)


def seen_by(state: RugbyChampionState, seat: Seat, public: RugbyChampionView) -> RugbyChampionView:
    """What everybody sees, and what only `seat` does: its hand, and what it has laid face down."""
    hand, sides = [_card(state, card) for card in state.hands[seat]], public.sides
    if hidden.is_laying(state):
        sides = [_team(state, seat, team) for team in range(TEAMS)]
    return replace(public, seat=seat, hand=hand, sides=sides, unseen=_unseen(state, seat))


def _unseen(state: RugbyChampionState, seat: Seat | None) -> list[str]:
    return sorted(name for names in state.hidden(seat).values() for name in names)


def _card(state: RugbyChampionState, card: Card) -> CardView:
    kit = state.kit
    return CardView(
        id=kit.names[card],
        values=[state.value_of(card, kind) for kind in range(len(TYPES))],
        arrow={-1: "left", 1: "right"}.get(kit.arrow[card], ""),
        red=TYPES[kit.red[card]] if kit.red[card] >= 0 else "",
        whistles=kit.whistles[card],
        goal=kit.goal[card],
    )


def _challenge(state: RugbyChampionState) -> ChallengeView | None:
    if state.phase in (STARTING, OVER, DRAWING) or state.kind not in (ATTACK, FOLLOW_UP):
        return None
    way = {-1: "left", 1: "right"}.get(state.way, "")
    return ChallengeView(SLOTS[state.slot], way, state.type_name(), state.opening)


def _slot(state: RugbyChampionState, slot: Slot) -> SlotView:
    card = state.line[slot]
    return SlotView(SLOTS[slot], card == DOWN, _card(state, card) if card >= 0 else None)


def _team(state: RugbyChampionState, viewer: Seat | None, team: Team) -> SideView:
    sealed = team != viewer and hidden.is_laying(state)
    laid = [None if sealed and state.is_player(card) else _card(state, card) for card in state.laid[team] if card >= 0]
    return SideView(
        score=state.score[team],
        tries=state.tries[team],
        cards=len(state.hands[team]),
        known=[_card(state, card) for card in state.known[team]],
        laid=laid,
        from_pile=state.laid[team].count(FROM_PILE),
        support=_card(state, state.aids[team]) if state.aids[team] != NOBODY else None,
        advantage=state.holder == team,
        extra=bool(state.fresh[team]) and not (state.solo and team == 1),
    )


def open_hand(state: RugbyChampionState, seat: Seat) -> list[str]:
    """What `seat` holds, for a replay when all is over."""
    return [state.kit.names[card] for card in state.hands[seat]]
