"""The box of Worldwide Football: its options, its edition and its first position."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from tablee.core.errors import BadOption
from tablee.core.game import Game
from tablee.core.material import Source
from tablee.core.worths import move_nets_of, nets_of
from tablee.games.worldwide_football.cup import WorldwideFootballCup
from tablee.games.worldwide_football.edition import EDITION_FILE, Edition, load_edition
from tablee.games.worldwide_football.features import FEATURES
from tablee.games.worldwide_football.hints import WorldwideFootballHints
from tablee.games.worldwide_football.moves import Kit
from tablee.games.worldwide_football.rules import WorldwideFootballState
from tablee.games.worldwide_football.say import WorldwideFootballNarrator

Nation = Literal["brazil", "france", "germany", "italy", "spain"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before it begins.  The words for each are in ``text/*.ftl``.

    In the mode Professionnel everybody chooses two more Star abilities by a move, as it depends on the team which
    are left (WF-2).
    """

    mode: Literal["amateur", "pro"] = "amateur"
    """Amateur, or Professionnel with Team cards, fouls and corners (WF-1, WF-2)."""
    home: Nation = "france"
    """The team of the first seat (WF-27)."""
    away: Nation = "italy"
    """The team of the second seat or of the virtual opponent."""
    substitutions: bool = False
    """Player cards may be given up for Stars, in Professionnel (WF-36)."""
    offensive_two: bool = True
    """The virtual opponent uses Jeu offensif for two Stars a match, in Professionnel; off: a possession (WF-42)."""
    knockout: bool = False
    """A level match goes to a shoot-out (WF-56)."""
    length: Literal["full", "short"] = "full"
    """All the Action cards, or half of every kind, so that a pile is sooner empty (WF-25, WF-55)."""


class PageMaterial(msgspec.Struct, frozen=True):
    """What a page must know to draw the cards and to say where numbers come from."""

    edition: Edition


class WorldwideFootball(Game):
    """Worldwide Football with one edition, which has every number of the game: the box's own or a user's."""

    def __init__(self, edition_file: Source | None = None) -> None:
        """Open it, with the user's own edition if a file is named."""
        self.edition = load_edition(edition_file)
        self.kit = Kit(self.edition)
        self.id = "worldwide_football"
        self.version = 2
        self.seat_counts = (1, 2)
        self.has_automaton = True
        self.difficulties = ({"mode": "amateur"}, {"mode": "pro"})
        self.options = Options
        self.moves = self.kit.table
        self.hints = WorldwideFootballHints()
        if edition_file is None:
            self.hints.nets = nets_of(__package__, FEATURES)
            self.hints.move_nets = move_nets_of(__package__, FEATURES, self.moves)
        self.narrator = WorldwideFootballNarrator()
        self.material = self.edition.material
        self.data_file = EDITION_FILE
        self.cup = WorldwideFootballCup(get_args(Nation))

    def new(self, options: Any, seats: int, rules: int | None = None) -> WorldwideFootballState:
        """The position before abilities are chosen or the coin is tossed."""
        self.check_seats(seats)
        if options.home == options.away:
            raise BadOption(
                f"option away: there is one {options.away} in the box, and it plays at home; name another team",
                key="error-same-team",
                team=options.away,
            )
        state = WorldwideFootballState(seats)
        state.set_up(self.kit, options, rules or self.version)
        return state

    def page_material(self) -> PageMaterial:
        """The edition in play."""
        return PageMaterial(self.edition)

    def longest(self, options: Any, seats: int) -> int:
        """No pile is rebuilt during a half: every card is laid, answered, fetched and fouled a few times at most."""
        cards = sum(self.kit.copies[1])
        return 2 * 2 * cards * 60 + 1000

    def reconstructed(self) -> list[str]:
        """What neither the sheet nor another source prints (WF-60)."""
        return self.edition.reconstructed


def open_box(material: Source | None = None) -> WorldwideFootball:
    """Worldwide Football, ready to be played."""
    return WorldwideFootball(material)
