"""Where people gather before a game begins: who sits down under which name, and when all are there."""

from __future__ import annotations

from collections.abc import Collection

from tablee.core.game import Seat
from tablee.server.pages import Page
from tablee.server.problems import Problem
from tablee.server.protocol import Sit
from tablee.server.seats import clean_name
from tablee.server.table_state import TableState


class WaitingRoom:
    """Does what can be done at a table whose game has not begun."""

    def __init__(self, table: TableState, pages: Collection[Page], stand_in_level: str) -> None:
        """Bots that play for whoever has not come do so at `stand_in_level`."""
        self._table = table
        self._seats = table.seats
        self._pages = pages
        self._stand_in_level = stand_in_level

    @property
    def is_open(self) -> bool:
        """Whether people still gather."""
        return self._table.match.awaits and self._table.match.ended is None

    def sit(self, message: Sit) -> None:
        """Whoever holds the seat's token sits down there, or is called otherwise."""
        if not self.is_open:
            raise Problem("error-begun", "the game has begun; names stay as they are")
        was_here = self._seats[message.seat].came
        self._table.reseat(message.seat, name=clean_name(message.name), came=True)
        if not was_here:
            self._table.tell("joined", message.seat)

    def leave(self, seat: Seat) -> None:
        """Leave a seat to somebody else; whoever was given it by a link of its own may come back by that link."""
        if seat == self._table.terms.host:
            raise Problem("error-host-stays", "whoever laid the table keeps the seat; the game can begin without")
        if not self._seats[seat].came:
            return
        self._table.tell("left-seat", seat)
        if self._seats[seat].by_invitation:
            self._table.reseat(seat, kind="free", name="", token="", visitor="", came=False, by_invitation=False)
            for page in self._pages:
                if page.keys.pop(seat, None) is not None:
                    page.mine = tuple(sorted(page.keys))
                    self._seats.depart([seat])
                    self._table.show_anew(page)
        else:
            self._table.reseat(seat, came=False)

    def fill(self, seat: Seat, about: Seat) -> None:
        """Let a bot have a free seat for the whole game."""
        self._check_is_host(seat)
        if about >= len(self._seats) or self._seats[about].kind != "free":
            raise Problem("error-no-free-seat", "no seat is free there")
        self._table.reseat(about, kind="bot", level=self._stand_in_level)
        self._table.tell("bot-sits", about)

    def begin(self, seat: Seat) -> None:
        """Begin with those who are there; bots play for the others until they come."""
        self._check_is_host(seat)
        for place, row in enumerate(self._seats.rows):
            if row.kind == "free" or (row.kind == "person" and not row.came):
                self._table.reseat(place, kind="person", stands_in=True, level=self._stand_in_level)
        self._begin(seat)

    def begin_if_all_are_there(self) -> None:
        """The last one who was waited for has come."""
        if not self.is_open:
            return
        people = [seat for seat, row in enumerate(self._seats.rows) if row.kind == "person"]
        if not people or self._seats.has_free():
            return
        if all(self._seats[seat].came and self._seats.is_present(seat) for seat in people):
            self._begin(self._table.terms.host)

    def _begin(self, seat: Seat) -> None:
        self._table.tell("begun", seat)
        self._table.begin(seat)

    def _check_is_host(self, seat: Seat) -> None:
        """Where the host stays away anybody who has sat down may take over: nobody waits for ever."""
        host = self._table.terms.host
        if seat != host and not (self._seats[seat].came and self._seats.is_absent(host)):
            raise Problem("error-host-begins", "whoever laid the table says when the game begins", status=403)
