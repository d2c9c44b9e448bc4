"""A position of Sample Game: the dice, who has stopped, and the points.

The rules that change it are in :mod:`~tablee.games.sample_game.rules`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.core.frames import GameState, Phases
from tablee.core.game import Outcome, Seat
from tablee.games.sample_game.moves import Act, Kit

SEATS: Final = 2
NOT_THROWN: Final = 0
"""What a cup shows under which no die lies yet."""

# What is to be decided next.
HIDING: Final = 0
TURN: Final = 1
THROWING: Final = 2
OVER: Final = 3

PHASES: Final = Phases(
    (HIDING, "hiding", "SG-2"),
    (TURN, "turn", "SG-3"),
    (THROWING, "throwing", "SG-3"),
    (OVER, "over", "SG-6"),
)


class Position(GameState[Act]):
    """All that a position holds."""

    phases: ClassVar[Phases] = PHASES
    kit: Kit

    # Agreed before the game
    limit: int
    rounds: int

    # The table
    cups: list[int]
    """The die under each cup; nobody but its owner knows it until the cups are lifted (SG-2)."""
    dice: list[list[int]]
    """The dice that each has thrown in the open."""
    stopped: list[bool]
    points: list[int]

    # The course of play
    round: int = 1
    turn: int

    def set_up(self, kit: Kit, options: Any) -> None:
        """SG-1: nothing is thrown yet, and the first seat begins the first round."""
        self.kit = kit
        self.limit = int(options.limit)
        self.rounds = int(options.rounds)
        self.points = [0] * SEATS
        self.clear_table()

    def clear_table(self) -> None:
        """SG-2: a new round begins with empty cups; the seats take turns to begin."""
        self.cups = [NOT_THROWN] * SEATS
        self.dice = [[] for _ in range(SEATS)]
        self.stopped = [False] * SEATS
        self.turn = (self.round - 1) % SEATS
        self.phase = HIDING

    def take_over(self, other: Position) -> None:
        """Become the same position as `other`, sharing nothing that can change."""
        self.kit = other.kit
        self.limit = other.limit
        self.rounds = other.rounds
        self.cups = other.cups[:]
        self.dice = [thrown[:] for thrown in other.dice]
        self.stopped = other.stopped[:]
        self.points = other.points[:]
        self.round = other.round
        self.turn = other.turn

    # What can be asked

    def chapter(self) -> int:
        """A number that changes with every round: what a bot plays out to."""
        return self.round

    def in_the_open(self, seat: Seat) -> int:
        """What everybody can count."""
        count = 0
        for face in self.dice[seat]:
            count += face
        return count

    def total(self, seat: Seat) -> int:
        """SG-4: the dice in the open and the one under the cup."""
        return self.cups[seat] + self.in_the_open(seat)

    def is_hidden(self, owner: Seat, seat: Seat | None) -> bool:
        """Whether a die lies under the cup of `owner` that `seat` may not see."""
        return owner != seat and self.cups[owner] != NOT_THROWN and self.phase != OVER

    def outcome(self) -> Outcome | None:
        """SG-6: the points, and whoever has most."""
        if self.phase != OVER:
            return None
        most = max(self.points)
        winners = tuple([seat for seat in range(SEATS) if self.points[seat] == most])
        return Outcome(tuple(self.points), winners, "rounds")
