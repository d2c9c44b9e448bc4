"""What the states of all games say in the same words: their phases, their copies, and the rooms beside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar, Self, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.game import Refusal, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import M, Move
from tablee.core.notebook import html_of

T = TypeVar("T")

Phase = int
"""What is to be decided next: a number that a game's own constants name."""


class Phases:
    """The phases of a game, each said once: its number, its name in views and texts, the clause that governs it."""

    def __init__(self, *rows: tuple[Phase, str, str]) -> None:
        self.names: list[str] = []
        self.clauses: list[str] = []
        for number, name, clause in rows:
            if number != len(self.names):
                raise ValueError(f"the phase {name!r} has the number {number} and stands in row {len(self.names)}")
            self.names.append(name)
            self.clauses.append(clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(State[M]):
    """The state of a game that lies in a folder with rooms: a position adds its fields, the rules the rest.

    A field is declared in the class body, with its first value if that is plain; `take_over` names it once more.
    """

    phases: ClassVar[Phases]
    """Every phase of the game."""
    phase: Phase

    def phase_name(self) -> str:
        """What is to be decided next, as views and texts call it."""
        return self.phases.names[self.phase]

    def clause(self) -> str:
        """The id of the clause that governs the next step; a game adds what depends on more than the phase."""
        return self.phases.clauses[self.phase]

    def copy(self) -> Self:
        """The same position, sharing nothing that can change, with nobody listening."""
        other = self.blank()
        other.phase = self.phase
        other.take_over(self)
        return other

    def blank(self) -> Self:
        """A state of the same game and table with nothing in it yet, for `copy` to fill.

        A game that names its class here saves its searches the way through Python: a tenth to a fifth of every copy.
        """
        return type(self)(self.seats)

    def take_over(self, other: Self) -> None:
        """Become the same position as `other`, sharing nothing that can change."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Any:
        """What `seat` may see: `view_of` in the game's ``sight.py``."""
        return room_of(self, "sight").view_of(self, seat)

    def views(self, seats: Sequence[Seat | None]) -> list[Any]:
        """What each of `seats` may see; what all see alike is made once where ``sight.py`` has `seen_by`."""
        seen_by = found_in(self, "sight.seen_by")
        if seen_by is None or len(seats) == 1:
            return super().views(seats)
        public = self.view(None)
        return [public if seat is None else seen_by(self, seat, public) for seat in seats]

    def hidden(self, seat: Seat | None) -> dict[str, list[str]]:
        """What `seat` may not know, by place: `hidden_from` in the game's ``hidden.py``."""
        places: dict[str, list[str]] = room_of(self, "hidden").hidden_from(self, seat)
        return places

    def imagine(self, seat: Seat, rng: Rng) -> Self:
        """The same position with all that `seat` cannot know dealt anew: `imagine` in the game's ``hidden.py``."""
        world = self.copy()
        room_of(self, "hidden").imagine(world, seat, rng)
        return world

    def _repr_html_(self) -> str:
        """What a spectator sees, for notebooks."""
        return html_of(self.view(None))

    def why_not(self, seat: Seat, move: M) -> Refusal:
        """Which clause forbids `move`: `why_not` in the game's ``refusals.py``."""
        refusal: Refusal = room_of(self, "refusals").why_not(self, seat, move)
        return refusal

    def unusable(self, seat: Seat) -> dict[str, Refusal]:
        """Why cards of the hand cannot be used now: `unusable` in the game's ``refusals.py``, if it has one."""
        tell = found_in(self, "refusals.unusable")
        found: dict[str, Refusal] = {} if tell is None else tell(self, seat)
        return found

    # Refusals that every game knows

    def refuse_moment(self, move: Move, phase: Phase, clause: str = "") -> Refusal:
        """`move` belongs to another `phase`, whose clause says so if no nearer one does."""
        facts: dict[str, str | int] = {"phase": self.phases.names[phase]}
        message = f"{move.notation} is for another moment"
        return Refusal(clause or self.phases.clauses[phase], "refused-phase", message, facts)

    def refuse_chance(self, move: Move) -> Refusal:
        """`move` is chance's or the clock's, and cannot be what happens."""
        return Refusal(self.clause(), "refused-chance", f"{move.notation} cannot come up now")


def room_of(state: State, name: str) -> Any:
    """The room `name` beside the rules of a state; it looks at the state's class, so it can only come second."""
    key = (type(state), name)
    room = _rooms.get(key)
    if room is None:
        room = _rooms[key] = import_module(f"{key[0].__module__.rpartition('.')[0]}.{name}")
    return room


def found_in(state: State, path: str) -> Any:
    """What a room beside the rules may have and need not, as in ``sight.seen_by``; to find nothing takes long."""
    key = (type(state), path)
    if key not in _rooms:
        room, _, name = path.partition(".")
        _rooms[key] = getattr(room_of(state, room), name, None)
    return _rooms[key]


_rooms: dict[tuple[type[State], str], Any] = {}


def evenly(things: Sequence[T]) -> list[tuple[T, int]]:
    """What can happen when everything is as likely as everything else."""
    return [(thing, 1) for thing in things]


def weighed(things: Sequence[T], weights: Sequence[int]) -> list[tuple[T, int]]:
    """What can happen when each thing is as likely as its weight says; what weighs nothing cannot."""
    return [(thing, weight) for thing, weight in zip(things, weights) if weight]
