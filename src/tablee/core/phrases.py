"""What is to be said, in no language yet.

A game says everything as a :class:`Phrase`: a key of the catalogues and the facts that fill it in. Whoever shows it
(terminal, page, log, replay) has the words, knows the names, and knows who reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

LONGEST_QUOTE: Final = 1000
"""So much of a user's file is told in one place of a sentence; the catalogues would not take much more."""

Names = Sequence[str]
"""What people are called, one name for each seat of the table; an empty name is one that nobody gave."""


class Person(msgspec.Struct, frozen=True, gc=False):
    """Somebody at the table, or the game's own opponent, who has the number after the last seat.

    As the fact ``name`` it fills in ``$name`` and ``$you`` (whether it is the reader); as a fact of any other name, say
    ``target``, it fills in ``$target`` and ``$target_you``. In a row of people the reader is "you".
    """

    seat: int


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence or a part of one.

    A fact is a number, a text, a truth, nothing, a :class:`Person`, another phrase, or a row of these, which reads
    "a, b and c".
    """

    key: str
    """Its words in the catalogues."""
    facts: Mapping[str, Any] = {}


class Detail(Phrase, frozen=True, omit_defaults=True):
    """What is wrong, or a part of that: a phrase that brings its plain English along.

    People who use Tablée as a library read the English, and so does whoever has no words for the key.
    """

    message: str = ""
    whole: bool = False
    """It is a sentence by itself, though it may stand within another."""

    def __str__(self) -> str:
        return self.message


def detail(key: str, english: str, /, **facts: str | int | Detail) -> Detail:
    """A part of an error: `english` names the facts in braces, and the catalogues say the same by `key`.

    Numbers are told as files and records write them, without separators.
    """
    told = {name: fact if isinstance(fact, Detail) else _quoted(str(fact)) for name, fact in facts.items()}
    return Detail(key, told, english.format(**facts))


def _quoted(text: str) -> str:
    """Without signs that a terminal would obey instead of showing them, and not for ever."""
    shown = text if text.isprintable() else repr(text)[1:-1]
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"


def about(key: str, seat: int, **facts: Any) -> Phrase:
    """A sentence whose subject is `seat`: "you run …" or "Camille runs …"."""
    return Phrase(key, {"name": Person(seat), **facts})


def won_by(winners: Sequence[int]) -> Phrase:
    """Who won, or who shares that."""
    if len(winners) > 1:
        return Phrase("outcome-shared", {"names": people(winners)})
    return about("outcome-won", winners[0])


def match_over(winners: Sequence[int], points: Sequence[int]) -> Phrase:
    """A match of two is over: who won, and how it stands."""
    return about("event-match-over", winners[0], winners=len(winners), best=max(points), least=min(points))


def match_ended(reason: str, winners: Sequence[int], standings: Sequence[Mapping[str, Any]]) -> list[Phrase]:
    """Why a match of two ended, who won, and how both stand, the winner first; a standing has ``points``."""
    won = Phrase("outcome-draw") if len(winners) > 1 else about("outcome-won", winners[0])
    ranking = sorted(enumerate(standings), key=lambda ranked: -ranked[1]["points"])
    return [Phrase(f"reason-{reason}"), won, *(about("outcome-standing", seat, **facts) for seat, facts in ranking)]


def people(seats: Sequence[int]) -> list[Person]:
    """A row of people."""
    return [Person(seat) for seat in seats]
