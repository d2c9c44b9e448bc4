"""The box of L'Artropp: its options, its deck and its first position."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.material import Source
from tablee.core.worths import move_nets_of, nets_of
from tablee.games.artropp.cards import DECK_FILE, Deck, load_deck
from tablee.games.artropp.features import FEATURES
from tablee.games.artropp.hints import ArtroppHints
from tablee.games.artropp.moves import Kit
from tablee.games.artropp.position import DUEL
from tablee.games.artropp.rules import ArtroppState
from tablee.games.artropp.say import ArtroppNarrator


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``."""

    rounds: Annotated[int, Meta(ge=1, le=100)] = 10
    """Rounds of a session that starts with three generals or more (AR-24)."""
    duel_rounds: Annotated[int, Meta(ge=1, le=100)] = 3
    """Rounds of a session that starts as a duel (AR-34)."""
    br_value: Annotated[int, Meta(ge=1, le=10_000)] = 50
    """What one Br. is worth, in braves (AR-11)."""
    purse: Annotated[int, Meta(ge=1, le=10_000)] = 100
    """What everybody brings, in Br. (AR-22)."""
    rebuy: bool = False
    """Whether a ruined general may buy in again (AR-22)."""
    free_drums: bool = False
    """Drums have no number and shut whichever end their general names (AR-2, AR-28)."""
    skip_empty_pot: bool = False
    """No showdown for a pot of nothing (AR-19)."""
    arrow_each_round: bool = False
    """The arrow is set to the right again whenever a round begins, not once a session (AR-4)."""
    open_table: bool = True
    """People may leave, and free places may be taken, between two rounds (AR-23)."""
    free_places: Annotated[int, Meta(ge=0, le=4)] = 0
    """How many of the seats, the last ones, are still free when the session begins (AR-23)."""


class PageMaterial(msgspec.Struct, frozen=True):
    """What a page must know to draw the cards."""

    deck: Deck


class Artropp(Game):
    """L'Artropp with one deck, the box's own or a user's."""

    def __init__(self, deck_file: Source | None = None) -> None:
        """Open it, with the user's own deck if a file is named."""
        self.deck = load_deck(deck_file)
        self.kit = Kit(self.deck.cards)
        self.id = "artropp"
        self.version = 2
        self.seat_counts = (2, 3, 4, 5, 6)
        self.options = Options
        self.moves = self.kit.table
        self.hints = ArtroppHints()
        if deck_file is None:
            self.hints.nets = nets_of(__package__, FEATURES)
            self.hints.move_nets = move_nets_of(__package__, FEATURES, self.moves)
        self.narrator = ArtroppNarrator(self.kit)
        self.material = self.deck.material
        self.data_file = DECK_FILE

    def new(self, options: Any, seats: int, rules: int | None = None) -> ArtroppState:
        """The position before anybody knows who starts, by today's rules or those of an older version."""
        self.check_seats(seats)
        if seats - options.free_places < DUEL:
            raise BadOption(
                f"option free_places: with {seats} seats at most {seats - DUEL} may be free, not {options.free_places}",
                key="error-free-places",
                seats=seats,
                most=seats - DUEL,
                given=options.free_places,
            )
        state = ArtroppState(seats)
        state.set_up(self.kit, options, rules or self.version)
        return state

    def page_material(self) -> PageMaterial:
        """The deck in play."""
        return PageMaterial(self.deck)

    def longest(self, options: Any, seats: int) -> int:
        """Every card can be drawn, added, assaulted and passed over a few times a round, and no more."""
        cards = sum(card.copies for card in self.deck.cards)
        return int(max(options.rounds, options.duel_rounds)) * (10 * cards + 60) + 1


def open_box(material: Source | None = None) -> Artropp:
    """L'Artropp, ready to be played."""
    return Artropp(material)
