"""The box of Rugby Champion: its options, its cards and its first position."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tablee.core.game import Game
from tablee.core.material import Source
from tablee.core.worths import move_nets_of, nets_of
from tablee.games.rugby_champion.cards import CARD_FILE, Box, load_cards
from tablee.games.rugby_champion.features import FEATURES
from tablee.games.rugby_champion.hints import RugbyChampionHints
from tablee.games.rugby_champion.moves import Kit
from tablee.games.rugby_champion.rules import RugbyChampionState
from tablee.games.rugby_champion.say import RugbyChampionNarrator


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``."""

    difficulty: Literal["easy", "normal", "hard", "expert"] = "normal"
    """What the Touche counts in a line-out and the Mêlée in a scrum: 2, 3, 4 or 5 (RC-3)."""
    opening_try: bool = False
    """An opening that is won by two is a try, too (RC-13)."""
    arrow_inward_keeps_ball: bool = False
    """On an edge a tie or a loss by one is no touche if the arrow points back into the field (RC-18)."""
    symmetric_advantage: bool = False
    """Alone, your second Avantage is a try whenever you win it, as the Non-joueur's is (RC-42)."""
    interception_try: bool = False
    """In a duel: an attack that loses by two concedes a try instead of the ball (RC-52)."""
    reaction_seconds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 3
    """In a duel: how long all may react to a challenge, whatever they hold (RC-51); 0: as long as one likes."""


class PageMaterial(msgspec.Struct, frozen=True):
    """What a page must know to draw the cards."""

    cards: Box


class RugbyChampion(Game):
    """Rugby Champion with one file of cards, the box's own or a user's."""

    def __init__(self, card_file: Source | None = None) -> None:
        """Open it, with the user's own cards if a file is named."""
        self.cards = load_cards(card_file)
        self.kit = Kit(self.cards)
        self.id = "rugby_champion"
        self.version = 2
        self.seat_counts = (1, 2)
        self.has_automaton = True
        self.difficulties = tuple({"difficulty": name} for name in ("easy", "normal", "hard", "expert"))
        self.options = Options
        self.moves = self.kit.table
        self.hints = RugbyChampionHints()
        if card_file is None:
            self.hints.nets = nets_of(__package__, FEATURES)
            self.hints.move_nets = move_nets_of(__package__, FEATURES, self.moves)
        self.narrator = RugbyChampionNarrator(self.kit)
        self.material = self.cards.material
        self.data_file = CARD_FILE

    def own_names(self) -> dict[str, str]:
        """The cards of a user's own file that have other names than ours."""
        ours = load_cards().names()
        return {f"card-{card}": name for card, name in self.cards.names().items() if ours.get(card) != name}

    def new(self, options: Any, seats: int, rules: int | None = None) -> RugbyChampionState:
        """The position before the toss, or before a match alone begins."""
        self.check_seats(seats)
        state = RugbyChampionState(seats)
        state.set_up(self.kit, options, rules or self.version)
        return state

    def page_material(self) -> PageMaterial:
        """The cards in play."""
        return PageMaterial(self.cards)

    def longest(self, options: Any, seats: int) -> int:
        """Every card of a half is drawn once, laid or turned once and reacted to, with a few choices for each."""
        return 2 * 16 * sum(self.kit.copies) + 1

    def reconstructed(self) -> list[str]:
        """What the sheet does not print (RC-60)."""
        return self.cards.reconstructed


def open_box(material: Source | None = None) -> RugbyChampion:
    """Rugby Champion, ready to be played."""
    return RugbyChampion(material)
