"""Whether a table that was kept can still be played at, and if not why: for the page and for the log."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.record import Record
from tablee.server.problems import Problem
from tablee.server.store import TableRow

log: Final = logging.getLogger("tablee.server")

GONE: Final = 410
"""What HTTP calls something that was here and does not come back by itself."""


def check_playable(row: TableRow, game: Game) -> None:
    """Raise :class:`Problem` unless the rules and the box with which it was begun are here."""
    if not game.oldest <= row.rules <= game.version:
        message = (
            f"this game was begun by version {row.rules} of its rules, and {game.oldest} to {game.version} are here"
        )
        versions = {"rules": row.rules, "oldest": game.oldest, "newest": game.version}
        raise Problem("error-table-rules", message, status=GONE, **versions)
    if row.material != game.material:
        message = f"this game was begun with {row.material}, and the box here is {game.material}"
        raise Problem("error-table-box", message, status=GONE, material=row.material, box=game.material)


def no_box(row: TableRow) -> Problem:
    """Nothing of the game is here but what was kept of this table."""
    message = f"this table needs {'a file' if row.own else f'the game {row.game}'} that is not here any more"
    return Problem("error-table-no-box", message, status=GONE, game=row.game, own="yes" if row.own else "no")


def unreadable(table: str, error: Exception) -> Problem:
    """What was kept does not fit together; the log has all of it."""
    told = str(error) if isinstance(error, TableeError) else type(error).__name__
    lasts = isinstance(error, (TableeError, msgspec.MsgspecError))
    message = f"what was kept of table {table} cannot be read: {told}"
    return Problem("error-table-unreadable", message, status=GONE if lasts else 503)


class Told:
    """Writes into the log why a table cannot be opened: once, however often pages try again."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}

    def note(self, table: str, problem: Problem, cause: Exception | None) -> None:
        """This is why it cannot be opened."""
        if self._tables.get(table) != str(problem):
            self._tables[table] = str(problem)
            log.error("table %s cannot be opened: %s", table, problem, exc_info=cause)

    def forget(self, table: str) -> None:
        """It was opened after all."""
        self._tables.pop(table, None)


def as_far_as_it_goes(record: Record, game: Game) -> Record:
    """A record for looking at: by the rules and the box that are here, where its own are not."""
    rules = min(max(record.rules, game.oldest), game.version)
    return msgspec.structs.replace(record, rules=rules, material=game.material)
