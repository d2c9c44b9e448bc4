"""Whoever sits at a seat, as a match knows them."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from tablee.core.game import Seat, State
from tablee.core.moves import Move


class Player(Protocol):
    """Whoever sits at a seat: a person at a terminal, a bot, a script."""

    def choose(self, state: State, seat: Seat) -> Move:
        """One of the seat's legal moves."""


@runtime_checkable
class Racer(Player, Protocol):
    """Whoever sits at a seat and keeps time: what a race needs where time does not pass by itself."""

    def when(self, state: State, seat: Seat) -> int:
        """The moment of match time at which it would act next."""
