"""The kinds of table that something is learned for, each by games with several options."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from tablee.core.game import Game

_NATIONS: Final = ("brazil", "france", "germany", "italy", "spain")
_PRO: Final = [{"mode": "pro", "home": home, "away": away} for home in _NATIONS for away in _NATIONS if home != away]


class Kind(NamedTuple):
    """A kind of table, called as the game's hints call it."""

    game: str
    name: str
    seats: tuple[int, ...]
    """Games are played with so many, in turn."""
    options: list[dict[str, Any]]
    """In turn, too."""
    games: int
    """That are played to learn from, and for every seven of them one more to see what was learned."""
    worlds: int = 0
    """For a move of those who play, if they search: what a position comes to depends on who plays on."""
    keeps: bool = False
    """Whether bots play with the worth that is learned: where that was measured to win (docs/search.md)."""
    searched: int = 0
    """Games of searches that are played to learn which moves are chosen."""
    keeps_moves: bool = False
    """The same as `keeps` for the moves."""

    def option(self, game: Game, number: int) -> Any:
        """What the table of that game agrees on."""
        return msgspec.convert(self.options[number % len(self.options)], game.options)


_FOOTBALL: Final[list[dict[str, Any]]] = [{}, {}, {}, {"length": "short"}, {"knockout": True}]

KINDS: Final = (
    Kind("french_flair", "2", (2,), [{}, {}, {}, {"length": "short"}], 4000, searched=1400, keeps_moves=True),
    Kind("worldwide_football", "1 amateur", (1,), _FOOTBALL, 2100, searched=560),
    Kind("worldwide_football", "2 amateur", (2,), _FOOTBALL, 2100, searched=210, keeps_moves=True),
    Kind("worldwide_football", "1 pro", (1,), _PRO, 2100, searched=350),
    Kind("worldwide_football", "2 pro", (2,), _PRO, 2100, searched=140),
    Kind(
        *("rugby_champion", "1", (1,)),
        [{"difficulty": name} for name in ("easy", "normal", "hard", "expert")],
        4200,
        searched=560,
    ),
    Kind("rugby_champion", "2", (2,), [{}], 3500, searched=420, keeps_moves=True),
    Kind("rugby_champion", "2 interception_try", (2,), [{"interception_try": True}], 3500, searched=420),
    Kind("artropp", "2", (2,), [{}, {}, {"duel_rounds": 5}], 4200, keeps=True, searched=140),
    Kind("artropp", "3-6", (4, 3, 4, 5, 4, 6), [{}], 2100, searched=280),
)
