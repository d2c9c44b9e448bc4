"""What is to be said, in no language yet.

A game says everything as a :class:`Phrase`: a key of the catalogues and the facts that fill it in. Whoever shows it
(terminal, page, log, replay) has the words, knows the names, and knows who reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

Names = Sequence[str]
"""What people are called, one name for each seat of the table; an empty name is one that nobody gave."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, or the game's own opponent, who has the number after the last seat.

    As the fact ``name`` it fills in ``$name`` and ``$you`` (whether it is the reader); as a fact of any other name, say
    ``target``, it fills in ``$target`` and ``$target_you``. In a row of people the reader is "you".
    """

    seat: int


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence or a part of one.

    A fact is a number, a text, a truth, nothing, a :class:`Person`, another phrase, or a row of these, which reads
    "a, b and c".
    """

    key: str
    """Its words in the catalogues."""
    facts: Mapping[str, Any] = {}


def about(key: str, seat: int, **facts: Any) -> Phrase:
    """A sentence whose subject is `seat`: "you run …" or "Camille runs …"."""
    return Phrase(key, {"name": Person(seat), **facts})


def people(seats: Sequence[int]) -> list[Person]:
    """A row of people."""
    return [Person(seat) for seat in seats]
