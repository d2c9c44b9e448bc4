"""Speaking to one reader about the people at a table; each game's ``say.py`` adds what it has to say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from tablee.core.errors import Fact

if TYPE_CHECKING:
    from tablee.words import Words

Names = Sequence[str]
"""What people are called, by seat; an empty name is one that nobody gave (:meth:`Voice.nameless`)."""

_BEGINNING: Final = re.compile(r"^\w|(?<=[!?]\s)\w")

View = TypeVar("View")
V = TypeVar("V", bound="Voice")

Tellers = Sequence[tuple[re.Pattern[str], Callable[[V, View, re.Match[str]], str]]]
"""How moves are written, and who says what such a move means in a position."""


class Voice:
    """Speaks to one reader (``None``: a spectator), who is "you", about everybody else by name."""

    def __init__(self, words: Words, names: Names, reader: int | None) -> None:
        """Speak with `words` to the seat `reader`."""
        self.words = words
        self.names = names
        self.reader = reader

    def nameless(self, seat: int) -> str:
        """What somebody without a name is called; games have their own word for it."""
        return self.words("player", number=seat + 1)

    def name(self, seat: int) -> str:
        """What others call whoever sits at `seat`."""
        known = self.names[seat] if seat < len(self.names) else ""
        return known or self.nameless(seat)

    def name_or_you(self, seat: int) -> str:
        """A name that stands alone or in a row."""
        return self.words("you") if seat == self.reader else self.name(seat)

    def all_names(self, seats: Sequence[int]) -> str:
        """Names in a row: "Camille, Noé and you"."""
        return self.words.listed([self.name_or_you(seat) for seat in seats])

    def about(self, key: str, seat: int, **facts: Fact) -> str:
        """A sentence whose subject is `seat`: "you run …" or "Camille runs …"."""
        return self.words(key, you=seat == self.reader, name=self.name(seat), **facts)


def said_move(tellers: Tellers[V, View], voice: V, view: View, notation: str) -> str:
    """What the move `notation` means in `view`, by the first teller whose pattern it fits as a whole."""
    for pattern, teller in tellers:
        match = pattern.fullmatch(notation)
        if match is not None:
            return teller(voice, view, match)
    raise KeyError(f"no move is written {notation!r}")


def as_sentence(text: str) -> str:
    """With a capital, after an exclamation too: either may begin with a name or an article that stands small inside."""
    return _BEGINNING.sub(lambda letter: letter[0].upper(), text)
