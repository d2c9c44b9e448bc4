"""What a view of Rugby Champion consists of, and a legal move for the page."""

from __future__ import annotations

import msgspec

from tablee.core.spoken import Choice


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
