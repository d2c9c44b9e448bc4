"""One game, at a table of so many seats, as its seats observe it."""

from __future__ import annotations

import hashlib
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

import msgspec

from tablee.core.game import Game, Seat, State
from tablee.core.moves import Move
from tablee.games import SHELF
from tablee.observation import layouts, quick
from tablee.observation.fields import Layout
from tablee.observation.numbers import Flat, Writer

VERSION: Final = 0
"""Grows when a vector, an action or a reward means something else than before."""
_DIGEST_LENGTH: Final = 16


class LayoutModule(Protocol):
    """What the module of a game in ``layouts`` offers."""

    def layout(self, game: Game, seats: int) -> Layout:
        """How its views become vectors."""

    def first_of_chance(self, game: Game) -> Move:
        """The first move in its table that no seat makes."""


class QuickModule(Protocol):
    """What the module of a game in ``quick`` offers, if there is one."""

    def writer(self, game: Game, seats: int, layout: Layout) -> Writer[Any]:
        """Makes the same vectors as the layout, straight from positions."""


class ByView(Writer[State]):
    """Makes vectors by way of views."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout.size)
        self.layout = layout

    def write(self, state: State, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros."""
        self.layout.write(state.view(seat), out)


class Observer:
    """How many numbers there are, how many actions, and what both mean: they never change while the box is the same."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        module = _module_of(game.id)
        self.game = game
        self.layout = module.layout(game, seats)
        self.first_of_chance = module.first_of_chance(game)
        self.writer: Writer[Any] = self._quick(game, seats) or ByView(self.layout)
        self.flat = self.writer.flat
        """The flat observation of a seat: its view as numbers between -1 and 1."""

    @property
    def action_count(self) -> int:
        """Seats' moves come before those of chance, so an action is the code of its move."""
        return self.first_of_chance.code

    def slowly(self, state: State, seat: Seat) -> Flat:
        """The flat observation by way of the view itself."""
        return self.layout.vector(state.view(seat))

    @cached_property
    def digest(self) -> str:
        """Sixteen digits that tell this meaning of numbers and actions from all other."""
        fields = [(field.name, field.places, field.kind) for field in self.layout.fields]
        moves = [self.game.moves[code].notation for code in range(self.action_count)]
        return hashlib.sha256(msgspec.json.encode((VERSION, fields, moves))).hexdigest()[:_DIGEST_LENGTH]

    def _quick(self, game: Game, seats: int) -> Writer[Any] | None:
        name = f"{quick.__name__}.{game.id}"
        if find_spec(name) is None:
            return None
        return cast(QuickModule, import_module(name)).writer(game, seats, self.layout)


def observable_games() -> list[str]:
    """The games of the shelf that somebody has laid out as numbers."""
    return [name for name in SHELF if is_observable(name)]


def is_observable(game_id: str) -> bool:
    """Whether somebody has said how to observe that game."""
    return find_spec(f"{layouts.__name__}.{game_id}") is not None


def _module_of(game_id: str) -> LayoutModule:
    if not is_observable(game_id):
        raise LookupError(
            f"nobody has laid out {game_id} as numbers: tablee/observation/layouts/{game_id}.py would do so"
        )
    return cast(LayoutModule, import_module(f"{layouts.__name__}.{game_id}"))
