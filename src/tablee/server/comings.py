"""Who left the table and who came back: noticed after a while, told to whoever is there, and kept in the story."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tablee.core.game import Seat
from tablee.core.phrases import Person, Phrase
from tablee.core.spoken import Line
from tablee.server.pages import Page
from tablee.server.seats import TableSeats
from tablee.server.store import Entry
from tablee.server.table_state import TableState


class Comings:
    """Notices that people go and come back; a blink is neither."""

    def __init__(self, table: TableState, pages: Collection[Page]) -> None:
        self._table = table
        self._seats = table.seats
        self._pages = pages
        self._seen: set[Seat] = set()
        self._gone = _told_gone(table.news)

    def arrive(self, seats: Iterable[Seat]) -> None:
        """A page with these seats is there."""
        self._seen.update(seats)
        for seat in self._gone.intersection(seats):
            self._gone.discard(seat)
            if self._is_told():
                self._table.tell("back", seat)

    def look(self) -> None:
        """Tell of whoever has been away for long enough, if anybody is there to hear it."""
        for seat in self._may_be_gone():
            if self._seats.is_absent(seat):
                self._gone.add(seat)
                self._table.tell("left", seat)

    def due_in(self) -> float | None:
        """Seconds until somebody may have been away for long enough."""
        return min((self._seats.back_within(seat) for seat in self._may_be_gone()), default=None)

    def _may_be_gone(self) -> list[Seat]:
        """Who is not there, and nobody was told so yet; where a bot stands in, that says it."""
        missed = [
            seat
            for seat in self._seen
            if not self._seats.is_present(seat) and self._seats.plays(seat) and seat not in self._gone
        ]
        return sorted(missed) if missed and self._pages and self._is_told() else []

    def _is_told(self) -> bool:
        """Not alone, not when it is over, and not in a race: there it is a ply, which the game tells."""
        match = self._table.match
        if match.is_ended() or (match.state.is_race() and not match.awaits):
            return False
        return sum(row.kind == "person" for row in self._seats.rows) > 1


def _told_gone(news: Sequence[Entry]) -> set[Seat]:
    gone: set[Seat] = set()
    for entry in news:
        if entry.body == "left":
            gone.add(entry.actor)
        elif entry.body == "back":
            gone.discard(entry.actor)
    return gone


def news_line(entry: Entry, seats: TableSeats) -> Line:
    """News as a line of the story; a seat may have somebody else's name by now."""
    is_the_same = not entry.note or seats[entry.actor].name == entry.note
    facts = {"name": Person(entry.actor)} if is_the_same else {"name": entry.note, "you": False}
    return Line(entry.at, Phrase(f"news-{entry.body}", facts))
