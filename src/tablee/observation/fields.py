"""What an observation is made of: named fields, each a run of numbers between -1 and 1 in one flat vector.

A layout reads a view and nothing else, so an observation cannot know more than its seat does. Fields write into a
buffer of zeros at their place: most of a vector is cards that are not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from tablee.core.game import CHANCE
from tablee.observation.numbers import Flat, blank, share

V = TypeVar("V", bound=Any)
Write = Callable[[Any, Flat, int], None]
"""Writes what a view says into the buffer, from this place on."""
Read = Callable[[Any], Any]
"""Reads one thing out of a view."""


class Field(NamedTuple):
    """A run of numbers with one meaning."""

    name: str
    places: tuple[str, ...]
    """What each of its numbers is about."""
    kind: str
    """How a number is to be read, in words."""
    write: Write


class Layout:
    """How the views of one game, at a table of so many seats, become vectors."""

    def __init__(self, fields: Sequence[Field], left_out: dict[str, str]) -> None:
        """`left_out` names what a view has and a vector has not, by its path in the view, and says why."""
        self.fields = tuple(fields)
        self.left_out = left_out
        self.slices: dict[str, slice] = {}
        self._writers: list[tuple[Write, int]] = []
        size = 0
        for field in fields:
            if field.name in self.slices:
                raise ValueError(f"two fields are called {field.name!r}")
            self.slices[field.name] = slice(size, size + len(field.places))
            self._writers.append((field.write, size))
            size += len(field.places)
        self.size = size

    def start(self, name: str) -> int:
        """Where a field begins."""
        return int(self.slices[name].start)

    def vector(self, view: Any) -> Flat:
        """The flat observation of whoever has this `view`."""
        out = blank(self.size)
        self.write(view, out)
        return out

    def write(self, view: Any, out: Flat) -> None:
        """Write the flat observation of whoever has this `view` into zeros."""
        for write, place in self._writers:
            write(view, out, place)

    def named(self, vector: V) -> dict[str, V]:
        """The fields of a vector by name; those of an array of numpy share its memory."""
        return {name: vector[place] for name, place in self.slices.items()}


def number(name: str, read: Read, most: float) -> Field:
    """A number by what it is at most; what is not there is 0."""

    def write(view: Any, out: Flat, at: int) -> None:
        value = read(view)
        if value:
            out[at] = share(value, most)

    return Field(name, ("",), f"by {most:g}", write)


def optional(name: str, read: Read, most: float) -> Field:
    """Whether there is such a number, and the number by what it is at most."""

    def write(view: Any, out: Flat, at: int) -> None:
        value = read(view)
        if value is not None:
            out[at] = 1.0
            out[at + 1] = share(value, most)

    return Field(name, ("there", "value"), f"0 or 1, and by {most:g}", write)


def flags(name: str, places: Sequence[str], read: Read) -> Field:
    """Several yes-or-no questions, answered in their order."""

    def write(view: Any, out: Flat, at: int) -> None:
        for place, answer in enumerate(read(view)):
            if answer:
                out[at + place] = 1.0

    return Field(name, tuple(places), "0 or 1", write)


def flag(name: str, read: Read) -> Field:
    """One yes-or-no question."""
    return flags(name, ("",), lambda view: (read(view),))


def one_of(name: str, choices: Sequence[str | int], read: Read) -> Field:
    """1 at the place of what is read; all 0 if it is none of the choices."""
    index = {choice: place for place, choice in enumerate(choices)}

    def write(view: Any, out: Flat, at: int) -> None:
        place = index.get(read(view))
        if place is not None:
            out[at + place] = 1.0

    return Field(name, tuple(map(str, choices)), "one is 1", write)


def counts(name: str, choices: Sequence[str | int], read: Read, most: int) -> Field:
    """How many there are of each, by what there are at most."""
    index = {choice: place for place, choice in enumerate(choices)}
    step = 1.0 / most

    def write(view: Any, out: Flat, at: int) -> None:
        for thing in read(view):
            out[at + index[thing]] += step

    return Field(name, tuple(map(str, choices)), f"how many, by {most}" if most > 1 else "0 or 1", write)


def order(name: str, choices: Sequence[str | int], read: Read, most: int) -> Field:
    """For each the place at which it comes last, counted from 1, by what that is at most; 0: it does not come."""
    index = {choice: place for place, choice in enumerate(choices)}

    def write(view: Any, out: Flat, at: int) -> None:
        for turn, thing in enumerate(read(view)):
            out[at + index[thing]] = share(turn + 1, most)

    return Field(name, tuple(map(str, choices)), f"its place in the order, by {most}", write)


def amounts(name: str, choices: Sequence[str], read: Read, most: float) -> Field:
    """A number for each of some choices, from a mapping."""
    index = {choice: place for place, choice in enumerate(choices)}

    def write(view: Any, out: Flat, at: int) -> None:
        for choice, amount in read(view).items():
            out[at + index[choice]] = share(amount, most)

    return Field(name, tuple(choices), f"by {most:g}", write)


# Seats are counted from whoever looks: 0 is oneself, 1 sits to the left.


def seat_of(name: str, seats: int, read: Read) -> Field:
    """Which seat, counted from whoever looks; all 0 if nobody."""

    def write(view: Any, out: Flat, at: int) -> None:
        seat = read(view)
        if seat is not None and 0 <= seat < seats:
            out[at + (seat - view.seat) % seats] = 1.0

    return Field(name, seat_names(seats), "one is 1", write)


def seats_in(name: str, seats: int, read: Read) -> Field:
    """Which seats, counted from whoever looks."""

    def write(view: Any, out: Flat, at: int) -> None:
        for seat in read(view):
            if 0 <= seat < seats:
                out[at + (seat - view.seat) % seats] = 1.0

    return Field(name, seat_names(seats), "0 or 1", write)


def waiting(seats: int) -> Field:
    """Who is to act: seats, counted from whoever looks, or chance."""

    def write(view: Any, out: Flat, at: int) -> None:
        for actor in view.waiting:
            out[at + (seats if actor == CHANCE else (actor - view.seat) % seats)] = 1.0

    return Field("waiting", (*seat_names(seats), "chance"), "0 or 1", write)


def seat_names(seats: int) -> tuple[str, ...]:
    """What the places of a field about seats are called."""
    return ("self", *(f"next {step}" for step in range(1, seats)))


def across(prefix: str, seats: int, of: Read, fields: Iterable[Callable[[str, Read], Field]]) -> list[Field]:
    """The same fields for each seat, oneself first: `of` lists what a view says of the seats, in their order."""
    makers = list(fields)
    return [
        make(f"{prefix} {who}: ", _at_seat(of, step, seats))
        for step, who in enumerate(seat_names(seats))
        for make in makers
    ]


def _at_seat(of: Read, step: int, seats: int) -> Read:
    return lambda view: of(view)[(view.seat + step) % seats]


def prefixed(make: Callable[..., Field], name: str, *between: Any, read: Read, most: Any = None) -> Any:
    """A field about one seat, for `across`: `read` is given what the view says of that seat."""

    def at(prefix: str, find: Read) -> Field:
        rest = () if most is None else (most,)
        return make(prefix + name, *between, lambda view: read(find(view)), *rest)

    return at
