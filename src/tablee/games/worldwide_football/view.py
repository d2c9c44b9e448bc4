"""What a view of Worldwide Football consists of, and a legal move for the page."""

from __future__ import annotations

import msgspec

from tablee.core.spoken import Choice
from tablee.core.views import View


class FootballerView(msgspec.Struct, gc=False):
    """A Player card."""

    number: int
    name: str
    effect: str


class SideView(msgspec.Struct, gc=False):
    """One team, as everybody sees it."""

    team: str
    rival: bool
    """Whether the virtual opponent plays it."""
    squad: list[FootballerView]
    score: int
    stars: int
    abilities: list[str]
    actions: int
    """Action cards in hand."""
    most_actions: int
    pile: int
    """Action cards left to draw."""
    discard: list[str]
    players: int
    """Player cards in hand, or active."""
    most_players: int
    player_pile: int
    player_discard: list[int]
    substituted: list[int]
    yellow: int
    red: int
    known: list[str]
    """Cards in hand that everybody saw being taken up."""


class RivalView(msgspec.Struct, gc=False):
    """The virtual opponent's table: all but the order of its piles."""

    active: list[int]
    """Its active Player cards, longest first."""
    shots: list[str]
    """Its active shots."""
    special: int
    """Cards in the pile Spéciale."""
    guard: int
    """Cards in the pile Défense."""
    under: list[str]
    """What lies under the Action pile, top first."""


class ThrowView(msgspec.Struct, gc=False):
    """A die that is about to be thrown."""

    aim: str
    sides: int


class DefenceView(msgspec.Struct, gc=False):
    """A card that answers the last one laid."""

    card: str
    number: int | None
    bonus: int
    target: int
    die: int | None


class ShotView(msgspec.Struct, gc=False):
    """A shot under way."""

    card: str
    bonus: int
    keeper_bonus: int
    die: int | None
    keeper_die: int | None


class WorldwideFootballView(View):
    """The pitch as `seat` sees it; ``None`` is a spectator."""

    mode: str
    half: int
    half_cards: int
    """What the smaller Action pile began a half with: it may end when one is empty (WF-55)."""
    attack: int
    """The team with the ball."""
    pa: int
    target: int | None
    """What a d20 would need against the last card."""
    laid: list[str]
    dead: str
    """``indirect`` or ``corner``: how the ball has to be brought into play."""
    sure: bool
    """The last card cannot be defended."""
    prepared: list[str]
    """Player cards and Efficacité that were played for the next card or shot."""
    block: int
    """Bloc défensif: for so many more d20."""
    gave_back: bool
    """The other team has just given the ball back."""
    must_spend: bool
    hand: list[str]
    players: list[int]
    """Player cards in the hand of `seat`."""
    odds: dict[str, int]
    """The chance of what `seat` may do now, in per cent: defences and shots, by notation."""
    reach: dict[str, int]
    """The PA that each attack card which `seat` may lay now would bring the attack to."""
    sides: list[SideView]
    rival: RivalView | None
    throw: ThrowView | None
    turning: str
    """Which pile of the virtual opponent is turned."""
    defence: DefenceView | None
    shot: ShotView | None
    aim: int | None
    """WF-33: the face that `seat` picked."""
    aimed: list[int]
    """Who has picked."""
    shootout: bool
    kicks: list[int]
    kicks_made: list[int]
    winner: int | None
    """The team that has won; nobody in a draw."""
    reason: str


class WorldwideFootballChoice(Choice):
    """A legal move: what is done, and the card, the player or the Star ability that does it."""

    kind: str = ""
    """``lay``, ``shoot``, ``star`` … (:data:`~tablee.games.worldwide_football.moves.VERBS`)."""
    card: str = ""
    """The Action card that is played, taken or discarded."""
    number: int = 0
    """Of a Player card its number in the team, of a penalty the face."""
    ability: str = ""


class OpenHand(msgspec.Struct, gc=False):
    """What a team holds."""

    cards: list[str]
    players: list[int]
