"""What a server refuses, with the HTTP status that says the same."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec

from tablee.core.errors import Fact, TableeError
from tablee.core.phrases import Detail
from tablee.server import metrics
from tablee.server.protocol import Refused


class Problem(TableeError):
    """Something that cannot be done here and now."""

    def __init__(self, key: str, message: str, *, status: int = 409, **facts: Fact | Detail) -> None:
        """`status` is what HTTP calls it."""
        super().__init__(message, key=key, **facts)
        self.status = status


class Failure(msgspec.Struct):
    """The body of every HTTP answer that is an error."""

    key: str
    """The sentence in the catalogues; `facts` fills it in, as in a phrase."""
    facts: Mapping[str, Any]
    message: str
    """The same in plain English."""


def failure(error: TableeError) -> Failure:
    """The error as HTTP tells it."""
    return Failure(error.key, error.facts, str(error))


def refused(message_id: str, error: TableeError) -> Refused:
    """The error as a socket tells it."""
    return Refused(message_id, error.key, dict(error.facts), str(error))


class Answer(msgspec.Struct, frozen=True):
    """An error as bytes, for where no framework is at hand."""

    status: int
    reason: str
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def as_http(self) -> bytes:
        """All of it, and the end of the connection."""
        lines = [f"HTTP/1.1 {self.status} {self.reason}".encode(), *(b": ".join(pair) for pair in self.headers)]
        return b"\r\n".join([*lines, b"connection: close", b"", self.body])


def refusal(problem: Problem) -> Answer:
    """The error as HTTP tells it, whole."""
    body = msgspec.json.encode(failure(problem))
    headers = (
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"5"),
    )
    return Answer(problem.status, HTTPStatus(problem.status).phrase, headers, body)


def no_table() -> Problem:
    """Nobody plays there."""
    return Problem("error-no-table", "there is no such table", status=404)


class Elsewhere(Problem):
    """Another server leads the table, and can be reached at `door` by this one."""

    def __init__(self, door: str) -> None:
        super().__init__("error-table-elsewhere", "another server leads this table; try again in a moment", status=503)
        self.door = door


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
    metrics.refusals.labels("too-fast").inc()
    return Problem("error-too-fast", "too much at once; wait a moment", status=429)


def too_many_connections() -> Problem:
    """More at once than anybody needs, or than this machine can hold."""
    metrics.refusals.labels("connections").inc()
    message = "there are too many connections from here; close some, or try again in a moment"
    return Problem("error-too-many-connections", message, status=503)


def too_slow() -> Problem:
    """A request that does not come to its end."""
    return Problem("error-too-slow", "the request took too long to arrive; send it again, all at once", status=408)


def no_http() -> Problem:
    """What came is no request at all."""
    message = "this is no HTTP request; one begins with a line like GET /api/games HTTP/1.1 and a Host"
    return Problem("error-no-http", message, status=400)
