"""The box of French Flair: its options and its first position."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.game import TEAMS, Game
from tablee.core.material import Source
from tablee.core.worths import move_nets_of, nets_of
from tablee.games.french_flair.features import FEATURES
from tablee.games.french_flair.hints import FrenchFlairHints
from tablee.games.french_flair.moves import ABILITIES, VERBS, Kit
from tablee.games.french_flair.odds_shown import Reach, reach_of_throws
from tablee.games.french_flair.position import (
    ADVANCE_METRES,
    ADVANTAGE_METRES,
    EXTRA_EVENTS,
    MOST_EVENTS,
    TWENTY_TWO,
)
from tablee.games.french_flair.rules import FrenchFlairState
from tablee.games.french_flair.say import FrenchFlairNarrator


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``."""

    clock: Literal["tempo", "real"] = "tempo"
    """The time of a half on the wall, or 15 seconds for every card and throw (FF-77)."""
    strict_ruck_nine: bool = False
    """After a ruck a back, too, plays only behind a 9 or relay (FF-38)."""
    loose_sequence: bool = False
    """A forwards' sequence need only rise (FF-51)."""
    keep_surplus: bool = False
    """A hand above six stays so when hands are completed (FF-21)."""
    two_card_maul: bool = False
    """A maul is two cards in all, not two a phase (FF-56)."""
    link_run: bool = False
    """The back of a line link may run (FF-53)."""
    length: Literal["full", "short"] = "full"
    """Ten minutes a half, or five (FF-77)."""


class Metres(msgspec.Struct, frozen=True):
    """How far things are."""

    advance: int
    """What an advance makes."""
    advantage: int
    """What an advantage needs."""
    twenty_two: int
    """Where the 22 ends."""


class Squad(msgspec.Struct, frozen=True):
    """The cards and the pitch."""

    abilities: dict[str, list[int]]
    """FF-24: who can do what, in the order in which it is printed."""
    metres: Metres


def _squad() -> Squad:
    return Squad(
        abilities={VERBS[verb]: list(cards) for verb, cards in ABILITIES.items()},
        metres=Metres(ADVANCE_METRES, ADVANTAGE_METRES, TWENTY_TWO),
    )


class PageMaterial(msgspec.Struct, frozen=True):
    """What a page must know to draw the cards, the pitch, and where the ball may go."""

    squad: Squad
    reach: Reach


class FrenchFlair(Game):
    """French Flair: both squads, and how far each throw goes, counted out once."""

    def __init__(self) -> None:
        self.kit = Kit()
        self.squad = _squad()
        self.reach = reach_of_throws()
        self.id = "french_flair"
        self.version = 2
        self.seat_counts = (TEAMS,)
        self.options = Options
        self.moves = self.kit.table
        self.hints = FrenchFlairHints()
        self.hints.nets = nets_of(__package__, FEATURES)
        self.hints.move_nets = move_nets_of(__package__, FEATURES, self.moves)
        self.narrator = FrenchFlairNarrator()
        self.material = "french_flair 21"

    def new(self, options: Any, seats: int, rules: int | None = None) -> FrenchFlairState:
        """The position before the toss, played by today's rules or by those of an older version."""
        self.check_seats(seats)
        state = FrenchFlairState(seats)
        state.set_up(self.kit, options, rules or self.version)
        return state

    def live(self) -> dict[str, bool | int | str]:
        """FF-77: people who play live play by the clock on the wall."""
        return {"clock": "real"}

    def page_material(self) -> PageMaterial:
        """The cards, and how far each throw goes."""
        return PageMaterial(self.squad, self.reach)

    def longest(self, options: Any, seats: int) -> int:
        """Cards and throws are bounded; each is followed by a few choices and at most a dozen cards drawn."""
        return 2 * (MOST_EVENTS + EXTRA_EVENTS) * 20


def open_box(material: Source | None = None) -> FrenchFlair:
    """Open the box; its cards are printed on the sheet, so there is nothing to bring along."""
    if material is not None:
        raise BadMaterial(
            f"{material.name}: French Flair has no deck to be replaced", key="error-no-own-deck", file=material.name
        )
    return FrenchFlair()
