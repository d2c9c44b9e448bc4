"""What a server refuses, with the HTTP status that says the same."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tablee.core.errors import BadMaterial, Fact, TableeError
from tablee.server.protocol import Refused
from tablee.words import Phrase, phrased


class Problem(TableeError):
    """Something that cannot be done here and now."""

    def __init__(self, key: str, message: str, *, status: int = 409, **facts: Fact) -> None:
        """`status` is what HTTP calls it."""
        super().__init__(message, key=key, **facts)
        self.status = status


class BadFile(Problem):
    """A user's own file that cannot be played with; its game has the words to say why."""

    def __init__(self, game: str, error: BadMaterial) -> None:
        """What the check of the file said."""
        super().__init__(error.key, str(error), status=400, **error.facts)
        self.game = game


class Failure(msgspec.Struct):
    """The body of every HTTP answer that is an error."""

    key: str
    """The sentence in the catalogues; `facts` fills it in."""
    facts: Mapping[str, Fact | Phrase]
    message: str
    """The same in plain English."""


def failure(error: TableeError) -> Failure:
    """The error as HTTP tells it, so that the page can say all of it in its reader's language."""
    phrase = phrased(error, error.game if isinstance(error, BadFile) else None)
    return Failure(phrase.key, phrase.facts, phrase.message)


def refused(message_id: str, error: TableeError) -> Refused:
    """The error as a socket tells it."""
    return Refused(message_id, error.key, dict(error.facts), str(error))


def no_table() -> Problem:
    """Nobody plays there."""
    return Problem("error-no-table", "there is no such table", status=404)


def no_own_file() -> Problem:
    """A user's file that was never kept, or that no table was laid with for too long."""
    return Problem("error-no-own-file", "this file is not here any more; choose it again", status=404)


def is_over() -> Problem:
    """The game has ended."""
    return Problem("error-table-over", "the game at this table is over")


def not_over() -> Problem:
    """What would give secrets away, or makes no sense yet."""
    return Problem("error-table-not-over", "the game at this table is not over yet")


def bad_message(problem: str) -> Problem:
    """A message that does not follow the protocol."""
    return Problem("error-message", f"this message cannot be understood: {problem}", status=400, problem=problem)


def too_fast() -> Problem:
    """More than anybody could mean."""
    return Problem("error-too-fast", "too much at once; wait a moment", status=429)
