"""What is different in a data file of one's own: the values that stand otherwise in the game's box."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.core.game import Game
from tablee.core.material import SentFile


class Changed(NamedTuple):
    """A value, by its place: ``section.entry.field``."""

    place: str
    box: Any
    file: Any


def changed_values(game: Game, file: SentFile) -> list[Changed]:
    """What `file` says otherwise than the box of the game, apart from its name."""
    assert game.data_file is not None
    box = _values("", tomllib.loads(game.data_file.template()))
    mine = _values("", tomllib.loads(file.content.decode()))
    ours, theirs = dict(box), dict(mine)
    places = [place for place in {**ours, **theirs} if place != "name"]
    return [
        Changed(place, ours.get(place), theirs.get(place)) for place in places if ours.get(place) != theirs.get(place)
    ]


def _values(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """All values with their places; an entry of a list goes by its id, if it has one."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _values(f"{place}.{name}" if place else name, part)
    elif isinstance(value, list) and all(isinstance(part, dict) for part in value):
        for number, part in enumerate(value):
            yield from _values(f"{place}.{part.get('id', number)}", part)
    else:
        yield place, value
