"""Minutes for a move: whoever takes longer while somebody waits is stood in for by a bot, and may come back.

Until when a seat has time is a moment of the world's clock, and an entry of the journal: a server that starts anew goes
on counting where the one before it was. Nobody is hurried as long as nobody else is at the table.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Final

from tablee.core.game import Seat
from tablee.server.pages import Page
from tablee.server.store import Entry
from tablee.server.table_state import TableState

MINUTE: Final = 60_000
"""Milliseconds."""


class MoveClock:
    """The clock of a table on which people agreed."""

    def __init__(self, table: TableState, pages: Collection[Page], entries: Sequence[Entry], grace: float) -> None:
        """Whoever comes back after a server was away has at least `grace` seconds."""
        self._table = table
        self._match = table.match
        self._seats = table.seats
        self._pages = pages
        self._allowed = table.terms.minutes * MINUTE
        self._offset = time.time() - time.monotonic()
        self._not_before = self._now() + round(1000 * grace)
        clocks = [entry for entry in entries if entry.kind == "clock"]
        self._until = {entry.actor: (entry.at, int(entry.body)) for entry in clocks}
        """By seat: after how many plies it was asked, and until when it has time."""

    def note(self) -> None:
        """Give time to whoever has to decide something new."""
        for seat in range(len(self._seats)) if self._allowed else ():
            since = self._match.asked_since(seat)
            if not self._counts(seat):
                self._until.pop(seat, None)
            elif self._until.get(seat, (-1, 0))[0] != since:
                self._until[seat] = (since, self._now() + self._allowed)
                self._table.set_clock(seat, *self._until[seat])

    def late(self) -> Seat | None:
        """Somebody whose time is up, while somebody else waits."""
        return next((seat for seat in sorted(self._until) if self._left(seat) == 0 and self._is_waited_for(seat)), None)

    def left(self) -> dict[str, int]:
        """Milliseconds for each seat that has to decide, by its number."""
        late = round(1000 * self._match.time.late())
        return {str(seat): max(0, self._left(seat) - late) for seat in sorted(self._until) if self._counts(seat)}

    def due_in(self) -> float | None:
        """Seconds until somebody's time is up."""
        if not self._until:
            return None
        waits = [self._left(seat) for seat in self._until if self._counts(seat) and self._is_waited_for(seat)]
        return min((wait / 1000 for wait in waits), default=None)

    def _counts(self, seat: Seat) -> bool:
        """Whether this seat's time runs: a person has to decide something, and not in a race."""
        if not self._allowed or not self._match.goes_on() or self._match.state.is_race():
            return False
        return self._seats.plays(seat) and self._match.asked_since(seat) >= 0

    def _left(self, seat: Seat) -> int:
        since, until = self._until[seat]
        if since != self._match.asked_since(seat) or not self._counts(seat):
            return self._allowed
        return max(0, max(until, self._not_before) - self._now())

    def _is_waited_for(self, seat: Seat) -> bool:
        """Whether somebody else sits there at another screen."""
        return any(page.mine and seat not in page.mine for page in self._pages)

    def _now(self) -> int:
        """Milliseconds of the world's clock, at the moment that counts at the table."""
        return round(1000 * (self._match.time.now() + self._offset))
