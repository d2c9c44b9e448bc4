"""What a game with teams says of itself, so that a cup can be played with it (:mod:`tablee.cups`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec
from typing_extensions import TypeVar

if TYPE_CHECKING:
    from tablee.core.game import State

S = TypeVar("S", bound="State", default=Any)


class Score(msgspec.Struct, frozen=True):
    """How a match ended, the first team first."""

    goals: tuple[int, int]
    winner: Literal[0, 1] | None
    """Which of the two won, if need be after a shoot-out."""
    kicks: tuple[int, int] | None = None
    """The goals of a shoot-out."""
    forfeit: bool = False
    """Somebody gave up."""

    def turned(self) -> Score:
        """The same match seen from the other side."""
        home, away = self.goals
        winner: Literal[0, 1] | None = None if self.winner is None else 0 if self.winner else 1
        kicks = None if self.kicks is None else (self.kicks[1], self.kicks[0])
        return Score((away, home), winner, kicks, self.forfeit)


class CupRules(ABC, Generic[S]):
    """What a game brings to a cup: its teams, and how its matches are laid and read."""

    teams: tuple[str, ...]
    """Their ids; the words for them are ``team-<id>`` in the game's catalogue, and ``the-team`` within a sentence."""

    @abstractmethod
    def options(self, home: str, away: str, knockout: bool) -> dict[str, bool | int | str]:
        """The options that a match must have; all others are the cup's to choose."""

    @abstractmethod
    def score(self, state: S) -> Score:
        """How a match that is over by the rules ended."""
