"""The server as the tests start it: with settings of their own, and deals that are known."""

from __future__ import annotations

import resource
import secrets
import sys
from unittest import mock

import msgspec

from tablee.server import cups, days, live_match, lobby
from tablee.server.live_match import LiveMatch, milliseconds
from tablee.server.run import listen, serve
from tablee.server.settings import Settings


class Manner(msgspec.Struct, frozen=True):
    """How a server of the tests differs from one of people; no setting and no request can bring that about."""

    port: int
    settings: Settings
    seed: str
    """That of every table and cup, in hexadecimal digits."""
    pace: int
    """So many times faster than elsewhere the time of a match runs."""
    day: str = ""
    """Which day it is there; that of everybody if nothing is said."""
    files: tuple[int, int] | None = None
    """How many files it may have, and how many it may ask for; as many as anybody unless said otherwise."""


def main() -> None:
    """Serve, as the only argument says."""
    manner = msgspec.json.decode(sys.argv[1], type=Manner)
    if manner.files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, manner.files)
    seeds = mock.Mock(return_value=bytes.fromhex(manner.seed))
    known = mock.Mock(wraps=secrets, token_bytes=seeds)
    mock.patch.object(lobby, "secrets", known).start()
    mock.patch.object(cups, "secrets", known).start()
    if manner.day:
        mock.patch.object(days, "today", return_value=manner.day).start()
    if manner.pace != 1:
        _hurry(manner.pace)
    sys.exit(serve(manner.settings, listen("127.0.0.1", manner.port)))


def _hurry(pace: int) -> None:
    due_in = LiveMatch.due_in

    def due_sooner(this: LiveMatch) -> int | None:
        due = due_in(this)
        return None if due is None else due // pace

    def faster(moment: float) -> int:
        return pace * milliseconds(moment)

    mock.patch.object(live_match, "milliseconds", faster).start()
    mock.patch.object(LiveMatch, "due_in", due_sooner).start()
