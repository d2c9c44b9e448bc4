"""All that a position holds, as one comparable value: two equal fingerprints are the same position to the last bit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from inspect import get_annotations
from typing import Any

import msgspec

from tablee.core.game import Game, State
from tablee.core.moves import Move

PLAIN = frozenset((int, bool, str, float, bytes, type(None)))
NOT_THE_POSITION = {"story", "__dict__", "__weakref__"}
"""Who listens is no part of a position."""


@cache
def declared_names(kind: type) -> tuple[str, ...]:
    """Attributes that a class declares: in ``__slots__`` or in its body; if compiled, in ``__mypyc_attrs__``."""
    names: set[str] = set()
    for ancestor in kind.__mro__:
        for declaration in ("__slots__", "__mypyc_attrs__"):
            declared = ancestor.__dict__.get(declaration, ())
            names.update((declared,) if isinstance(declared, str) else declared)
        body = get_annotations(ancestor).items()
        names.update(name for name, annotation in body if not str(annotation).startswith("ClassVar"))
    if issubclass(kind, msgspec.Struct):
        names.update(kind.__struct_fields__)
    return tuple(sorted(names - NOT_THE_POSITION))


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """Name and value of all that `thing` holds."""
    kind: Any = type(thing)
    for name in declared_names(kind):
        if hasattr(thing, name):
            yield name, getattr(thing, name)
    for name, value in sorted(getattr(thing, "__dict__", {}).items()):
        if name not in NOT_THE_POSITION and name not in declared_names(kind):
            yield name, value


@cache
def _parts_of_box(game: Game) -> frozenset[int]:
    """What belongs to the box is shared by all positions: its identity is enough."""
    return frozenset([id(game), *(id(value) for _, value in attributes(game) if type(value) not in PLAIN)])


def fingerprint(game: Game, state: State) -> Any:
    """Everything in `state` but the parts of the box and whoever listens."""
    return _walk(state, _parts_of_box(game))


def fingerprint_of_box(game: Game) -> Any:
    """The box itself, to see that playing does not change it."""
    return _walk(game, frozenset())


def _walk(thing: Any, box: frozenset[int]) -> Any:
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, Move):
        return thing.notation
    if id(thing) in box or isinstance(thing, type):
        return "of the box"
    if isinstance(thing, list | tuple):
        return tuple([part if type(part) in PLAIN else _walk(part, box) for part in thing])
    if isinstance(thing, dict):
        return tuple([(_walk(key, box), _walk(value, box)) for key, value in thing.items()])
    if isinstance(thing, set | frozenset):
        return tuple(sorted(_walk(part, box) for part in thing))
    if callable(thing):
        raise TypeError(f"a position holds {thing!r}, which cannot be compared")
    return (type(thing).__name__, tuple([(name, _walk(value, box)) for name, value in attributes(thing)]))
