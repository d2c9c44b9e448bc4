"""What one seat may see of a match of Rugby Champion, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tablee.core.game import NOBODY, TEAMS, Card, Seat, Team
from tablee.core.spoken import Choice
from tablee.core.views import head
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

if TYPE_CHECKING:
    from tablee.games.rugby_champion.rules import RugbyChampionState


class CardView(msgspec.Struct, gc=False):
    """A card as it is printed; a special has no values, arrow or red ground."""

    id: str
    values: list[int]
    """Physique, Passe and Pied; of a Soutien what it adds, of Touche and Mêlée what they count."""
    arrow: str
    red: str
    whistles: int
    goal: bool


class SlotView(msgspec.Struct, gc=False):
    """One place of the line."""

    name: str
    down: bool
    """A card lies there that nobody has seen."""
    card: CardView | None


class SideView(msgspec.Struct, gc=False):
    """One team, as this seat sees it."""

    score: int
    tries: int
    cards: int
    """How many it holds."""
    known: list[CardView]
    """Those among them that everybody has seen."""
    laid: list[CardView | None]
    """What lies before it; none: face down."""
    from_pile: int
    """How many of its cards come from the pile and are yet to be turned."""
    support: CardView | None
    advantage: bool
    extra: bool
    """It draws one card more at the next phase."""


class ChallengeView(msgspec.Struct, gc=False):
    """The challenge that is being played."""

    slot: str
    way: str
    """``left``, ``right``, or nothing while the ball is in the centre."""
    type: str
    """Nothing while the attacker has still to name it."""
    opening: bool


class RugbyChampionView(msgspec.Struct, gc=False):
    """The table as `seat` sees it; ``None`` is a spectator."""

    seat: int | None
    solo: bool
    phase: str
    clause: str
    waiting: list[int]
    half: int
    kind: str
    """``attack``, ``touche``, ``melee`` or ``follow-up``."""
    attack: int
    """The team with the ball."""
    challenge: ChallengeView | None
    gap: int | None
    """By how much the attack is ahead (in a set piece team 0), once cards are turned."""
    line: list[SlotView]
    """The Non-joueur's, from the left touch to the right one; empty in a duel."""
    hidden_card: bool
    """The Non-joueur has a face-down card in the set piece."""
    hand: list[CardView]
    sides: list[SideView]
    pile: int
    discard: list[str]
    unseen: list[str]
    """All cards that this seat has not seen, wherever they are."""
    set_value: int
    """What Touche and Mêlée count."""
    interception_try: bool
    """Whether an attack that loses by two concedes a try; else it loses the ball."""
    supported: bool
    """The Non-joueur has drawn its support card of this phase."""
    support_for: str
    """What it is drawing one for."""
    buteur: bool
    """The Non-joueur's Buteur lies aside."""
    asked: int | None
    """The team that may whistle, support, stop, convert or choose about a penalty."""
    winners: list[int]
    """Sides; both after a draw."""
    reason: str


class RugbyChampionChoice(Choice):
    """A legal move: what is done, with which card, or which challenge is named."""

    kind: str = ""
    """``lay``, ``name``, ``whistle``, ``kick`` … (:data:`~tablee.games.rugby_champion.moves.VERBS`)."""
    card: str = ""
    """The card of the hand."""
    way: str = ""
    """``left`` or ``right``, if a challenge is named."""
    type: str = ""


def view_of(state: RugbyChampionState, seat: Seat | None) -> RugbyChampionView:
    """What `seat` may see; ``None`` is a spectator."""
    kit = state.kit
    compared = state.phase in (WHISTLING, AIDING, SUPPORTING, STOPPING) and bool(state.laid[0])
    public = RugbyChampionView(
        **head(state, None),
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
