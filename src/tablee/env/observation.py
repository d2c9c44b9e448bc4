"""What a seat observes, and what it may do, as numbers that learning agents take."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from tablee.core.game import Game, Seat, State
from tablee.core.moves import Move
from tablee.env import layouts, quick
from tablee.env.actions import Actions, Mask
from tablee.env.fields import Layout, QuickVector, Vector
from tablee.games import SHELF


class LayoutModule(Protocol):
    """What the module of a game in ``layouts`` offers."""

    def layout(self, game: Game, seats: int) -> Layout:
        """How its views become vectors."""

    def first_of_chance(self, game: Game) -> Move:
        """The first move in its table that no seat makes."""


class QuickModule(Protocol):
    """What the module of a game in ``quick`` offers, if there is one."""

    def writer(self, game: Game, seats: int, layout: Layout) -> QuickVector[Any]:
        """Makes the same vectors as the layout, straight from positions."""


class Observer:
    """The spaces of one game at a table of so many seats: they never change while the box stays the same."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        module = _module_of(game.id)
        self.layout = module.layout(game, seats)
        self.actions = Actions(game, module.first_of_chance(game))
        self.vector: QuickVector[State] = self._quick(game, seats) or self.slowly
        """The flat observation of a seat: its view as numbers between -1 and 1."""

    def slowly(self, state: State, seat: Seat) -> Vector:
        """The same by way of the view itself."""
        return self.layout.vector(state.view(seat))

    def _quick(self, game: Game, seats: int) -> QuickVector[Any] | None:
        name = f"{quick.__name__}.{game.id}"
        if find_spec(name) is None:
            return None
        return cast(QuickModule, import_module(name)).writer(game, seats, self.layout)

    def mask(self, state: State, seat: Seat) -> Mask:
        """Which actions are legal for a seat now."""
        return self.actions.mask(state.legal(seat))


def observable_games() -> list[str]:
    """The games of the shelf that somebody has laid out as numbers."""
    return [name for name in SHELF if is_observable(name)]


def is_observable(game_id: str) -> bool:
    """Whether somebody has said how to observe that game."""
    return find_spec(f"{layouts.__name__}.{game_id}") is not None


def _module_of(game_id: str) -> LayoutModule:
    if not is_observable(game_id):
        raise LookupError(f"nobody has laid out {game_id} as numbers: tablee/env/layouts/{game_id}.py would do so")
    return cast(LayoutModule, import_module(f"{layouts.__name__}.{game_id}"))
