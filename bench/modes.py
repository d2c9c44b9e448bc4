"""What is played in a measurement of ours: every game of the shelf in the ways that people play it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.core.game import State
from tablee.games import SHELF, find_game


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game: how many sit down, and what they agree on."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    """What tells it apart from the other modes of the game with as many seats."""
    yardstick: bool = False
    """The one that other engines are measured with."""

    @property
    def title(self) -> str:
        """The game, and which mode of it."""
        return f"{self.game}, {self.name}" if self.name else self.game

    def table(self) -> ModeTable:
        """The box opened and the options made, so that the clock sees new games only."""
        return ModeTable(self)


class ModeTable:
    """Where one mode is played again and again."""

    def __init__(self, mode: Mode) -> None:
        self._game = find_game(mode.game)
        self._options = self._game.options(**mode.options)
        self._seats = mode.seats

    def new(self) -> State:
        """The first position of another game."""
        return self._game.new(self._options, self._seats)


# Nobody leaves between two rounds: random players of an open table leave at once, and what was measured would be short
# sessions of easy choices rather than play.
CLOSED = {"open_table": False}

CHOSEN = (
    Mode("artropp", 4, CLOSED, yardstick=True),
    Mode("artropp", 2, CLOSED),
    Mode("artropp", 6, CLOSED),
    Mode("rugby_champion", 1, name="solo"),
    Mode("rugby_champion", 2, name="duel"),
    Mode("ubongo", 2, name="race"),
    Mode("worldwide_football", 1, {"mode": "amateur"}, "Amateur"),
    Mode("worldwide_football", 1, {"mode": "pro"}, "Professionnel"),
    Mode("worldwide_football", 2, {"mode": "amateur"}, "Amateur"),
    Mode("worldwide_football", 2, {"mode": "pro"}, "Professionnel"),
)
"""The games that are played in more ways than one."""


def modes() -> list[Mode]:
    """Every game of the shelf: as chosen, or else with its defaults for each number of seats."""
    found: list[Mode] = []
    for game in SHELF:
        chosen = [mode for mode in CHOSEN if mode.game == game]
        found += chosen or [Mode(game, seats) for seats in find_game(game).seat_counts]
    return found
