"""What a seat observes, and what it may do, as numbers that learning agents take."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from tablee.core.game import Game, Seat, State
from tablee.core.moves import Move
from tablee.env import layouts
from tablee.env.actions import Actions, Mask
from tablee.env.fields import Layout, Vector


class LayoutModule(Protocol):
    """What the module of a game in ``layouts`` offers."""

    def layout(self, game: Game, seats: int) -> Layout:
        """How its views become vectors."""

    def first_of_chance(self, game: Game) -> Move:
        """The first move in its table that no seat makes."""


class Observer:
    """The spaces of one game at a table of so many seats: they never change while the box stays the same."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        module = _module_of(game.id)
        self.layout = module.layout(game, seats)
        self.actions = Actions(game, module.first_of_chance(game))

    def vector(self, state: State, seat: Seat) -> Vector:
        """The flat observation of a seat: its view as numbers between -1 and 1."""
        return self.layout.vector(state.view(seat))

    def mask(self, state: State, seat: Seat) -> Mask:
        """Which actions are legal for a seat now."""
        return self.actions.mask(state.legal(seat))


def is_observable(game_id: str) -> bool:
    """Whether somebody has said how to observe that game."""
    return find_spec(f"{layouts.__name__}.{game_id}") is not None


def _module_of(game_id: str) -> LayoutModule:
    if not is_observable(game_id):
        raise LookupError(f"nobody has laid out {game_id} as numbers: tablee/env/layouts/{game_id}.py would do so")
    return cast(LayoutModule, import_module(f"{layouts.__name__}.{game_id}"))
