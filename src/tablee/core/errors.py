"""What can be wrong.  Every error says what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.core.phrases import Detail

Fact = str | int
"""A value that fills in a sentence."""


class TableeError(Exception):
    """The root of every error that a person may be shown.

    `key` names the sentence in the catalogues (``text/*.ftl``) and `facts` fills it in, where it takes words with
    details, which are phrases themselves; ``str(error)`` is the same sentence in plain English for people who use
    Tablée as a library.
    """

    key = "error"

    def __init__(self, message: str, *, key: str = "", **facts: Fact | Detail) -> None:
        """Keep the English sentence, and the key and facts from which the other languages are made."""
        super().__init__(message)
        self.key = key or type(self).key
        self.facts: Mapping[str, Fact | Detail] = facts

    @property
    def phrase(self) -> Detail:
        """The whole sentence in no language yet."""
        return Detail(self.key, self.facts, str(self), whole=True)


class BadOption(TableeError):
    """An option, a seat count or a game that does not exist or is out of bounds."""

    key = "error-option"


class BadMaterial(TableeError):
    """A deck or sheet file that cannot be played with; names the entry."""

    key = "error-material"


class UnknownMove(TableeError):
    """A text that is no move of this game at all."""

    key = "error-unknown-move"


class IllegalMove(TableeError):
    """A move of this game that the rules forbid here; `clause` says which rule."""

    key = "error-illegal-move"

    def __init__(self, message: str, *, clause: str = "", key: str = "", **facts: Fact | Detail) -> None:
        """Keep the clause beside the sentence."""
        super().__init__(message, key=key, clause=clause, **facts)
        self.clause = clause


class NotYourTurn(IllegalMove):
    """Somebody acted whom nobody was waiting for."""

    key = "error-not-your-turn"


class BadRecord(TableeError):
    """A record that cannot be read; names the line and what was expected there."""

    key = "error-record"

    def __init__(self, line: int, problem: Detail | str, expected: Detail | str = "") -> None:
        """Point to `line` (1 is the first; 0 is the file as a whole); a text is quoted, the same in every language."""
        where = f"line {line}: " if line else ""
        wanted = f"; expected {expected}" if expected else ""
        super().__init__(f"{where}{problem}{wanted}", line=line, problem=problem, expected=expected)
        self.line = line
