"""What a table consists of, and every way to change it: each notes what is to be written and then told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.core.game import Seat
from tablee.core.moves import Move
from tablee.server.journal import ended_by
from tablee.server.live_match import LiveMatch
from tablee.server.notes import Note
from tablee.server.pages import Page
from tablee.server.problems import Problem, is_over
from tablee.server.protocol import ChatLine, Proposal
from tablee.server.seats import TableSeats
from tablee.server.store import USUAL_TERMS, Change, Entry, TableRow, Terms, seat_entry

MOST_CHAT: Final = 200
MOST_NEWS: Final = 200


class Step:
    """What one job did: `change` is written, and then all of it is told."""

    __slots__ = ("change", "kept", "new_to", "proposal")

    def __init__(self) -> None:
        self.change = Change()
        self.kept: int | None = None
        """How much of the story is left, if moves were taken back."""
        self.proposal = False
        """Whether something was proposed, or is no longer."""
        self.new_to: list[Page] = []
        """Pages that hold other seats than before and have to see everything anew."""


class TableState:
    """The match, who sits where, what was said and what is proposed."""

    def __init__(
        self,
        row: TableRow,
        match: LiveMatch,
        chat: list[ChatLine],
        *,
        terms: Terms = USUAL_TERMS,
        news: Sequence[Entry] = (),
        absence: float = 0.0,
        consent: float = 0.0,
    ) -> None:
        """After `absence` seconds without a page somebody counts as absent; `news` is what the journal has of it.

        Whom a bot stands in for is asked for `consent` seconds whether something may be taken back or ended.
        """
        self.row = row
        self.match = match
        self.seats = TableSeats(row.seats, match.time.now, absence=absence, consent=consent)
        self.terms = terms
        self.chat = chat[-MOST_CHAT:]
        self.news = list(news)[-MOST_NEWS:]
        self.proposal: Proposal | None = None
        self.undo_to = 0
        """How many plies an undo that was proposed would leave."""
        self.wants_rematch = False
        """Whether all who were asked agreed to play again."""
        self._step = Step()
        self._count_people()

    def _count_people(self) -> None:
        self.match.is_solitary = len(self.seats.people()) == 1

    def take_step(self) -> Step:
        """What was done since the last time."""
        step, self._step = self._step, Step()
        return step

    def check_goes_on(self) -> None:
        """Raise :class:`Problem` if the game is over, or has not begun."""
        if self.match.awaits:
            raise Problem("error-not-begun", "the game has not begun; people still gather")
        if not self.match.goes_on():
            raise is_over()

    def check_plays(self, seat: Seat) -> None:
        """Raise :class:`Problem` if a bot plays this seat."""
        if not self.seats.plays(seat):
            raise Problem("error-bot-plays", "a bot plays this seat", seat=seat + 1)

    def play(self, seat: Seat, move: Move, message: str = "", note: Note | None = None) -> None:
        """Play a move, and let chance and clock act after it; :class:`IllegalMove` changes nothing."""
        wish = self.seats[seat].wish
        decides_wish = bool(wish) and self.match.possible(seat, wish) is not None
        before = len(self.match.plies)
        self.match.play(seat, move)
        if note is not None:
            self.match.notes[before] = note
        self.match.settle()
        self._note_plies(before, message, "" if note is None else msgspec.json.encode(note).decode())
        if decides_wish:
            self.reseat(seat, wish="")

    def settle(self, lags: list[int]) -> None:
        """Let chance and clock act; `lags` is how long each seat's messages are on their way."""
        if self.match.goes_on():
            before = len(self.match.plies)
            self.match.lags = lags
            self.match.settle()
            self._note_plies(before)

    def _note_plies(self, before: int, message: str = "", note: str = "") -> None:
        for place, ply in enumerate(self.match.plies[before:]):
            given = (message, note) if place == 0 else ("", "")
            self._step.change.entries.append(Entry("ply", ply.actor, ply.notation, ply.at, *given))
        if self.match.is_over():
            self._step.change.over = True

    def undo(self, seat: Seat, plies: int, message: str) -> None:
        """Take back everything but the first `plies`."""
        self._step.change.entries.append(Entry("undo", seat, at=plies, message=message))
        self._step.kept = self.match.log_before(plies)
        self.match.take_back(plies)

    def end(self, seat: Seat, reason: str, message: str, people: int = 1) -> None:
        """End the game here, as so many people wish."""
        entry = Entry("end", seat, reason, people, message)
        self._step.change.entries.append(entry)
        self._step.change.over = True
        self.match.ended = ended_by(entry, self.seats.rows)

    def say(self, seat: Seat, text: str, message: str) -> None:
        """Say something to everybody."""
        self._step.change.entries.append(Entry("chat", seat, text, message=message))
        self.chat = [*self.chat, ChatLine(seat, text)][-MOST_CHAT:]

    def reseat(self, seat: Seat, **changed: Any) -> None:
        """Change who sits at a seat, or what it wishes."""
        row = msgspec.structs.replace(self.seats[seat], **changed)
        self.seats.rows[seat] = row
        self._step.change.entries.append(seat_entry(seat, row))
        self._count_people()

    def tell(self, what: str, seat: Seat) -> None:
        """Let everybody know what is new of a seat; the story keeps it."""
        entry = Entry("news", seat, what, len(self.match.log), note=self.seats[seat].name)
        self._step.change.entries.append(entry)
        self.news = [*self.news, entry][-MOST_NEWS:]

    def begin(self, seat: Seat) -> None:
        """All who were waited for are there, or `seat` says that it is time: let chance deal."""
        self._step.change.entries.append(Entry("begin", seat))
        self.match.awaits = False
        self.match.start_clock()
        self.settle([0] * len(self.seats))

    def set_clock(self, seat: Seat, since: int, until: int) -> None:
        """Give a seat, which was asked after so many plies, time `until` a moment of the world's clock."""
        self._step.change.entries.append(Entry("clock", seat, str(until), since))

    def learn(self, seat: Seat, what: str, cue: int, message: str) -> None:
        """Whoever is taught has read something, or goes on without the lesson."""
        self._step.change.entries.append(Entry("lesson", seat, what, cue, message))
        self.match.hear_lesson(what, cue)
        self.settle(self.match.lags)

    def propose(self, proposal: Proposal | None) -> None:
        """Make a proposal, change who still has to agree, or drop it."""
        self.proposal = proposal
        self._step.proposal = True

    def play_again_at(self, table: str) -> None:
        """Name the table of the rematch."""
        self.row.rematch = self._step.change.rematch = table

    def show_anew(self, page: Page) -> None:
        """Let a page see everything anew, because it holds other seats than before."""
        self._step.new_to.append(page)
