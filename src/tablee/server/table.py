"""One table: a task that owns it, so that nothing is shared and nothing is locked.

A move is checked, played, written to the store, and only then acknowledged and shown. What happens at the table has a
number, and the latest things are remembered for pages that come back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee.core.errors import TableeError
from tablee.core.game import Seat
from tablee.core.material import SentFile
from tablee.core.moves import Move
from tablee.server import asks
from tablee.server.course import Course
from tablee.server.news import News
from tablee.server.pages import Page
from tablee.server.problems import Problem, is_over, refused
from tablee.server.protocol import Ask, ChatLine, Done, Play, Proposal, Say, SeatKey, Vote
from tablee.server.seating import Chairs, clean_name, new_token, token_hash
from tablee.server.silence import Silence
from tablee.server.store import Change, Entry, SeatRow, TableRow
from tablee.server.thoughts import Thoughts

if TYPE_CHECKING:
    from tablee.server.lobby import Lobby

log: Final = logging.getLogger("tablee.server")

FromSeat = Play | Ask | Vote | Say
Job = Callable[[], Awaitable[None]]

MOST_CHAT: Final = 200
PATIENCE: Final = 10.0
"""Seconds after which somebody who wants to join is told to try again."""
REMEMBERED_ANSWERS: Final = 256
"""How many answers are kept, to be given again."""


class _Stop(Exception):
    """The table is put away."""


async def _stop() -> None:
    raise _Stop


def _nobody() -> None:
    """Nobody waits for an answer."""


class Table:
    """A table that is being played at or looked at."""

    def __init__(
        self, lobby: Lobby, row: TableRow, course: Course, entries: list[Entry], source: SentFile | None
    ) -> None:
        """Use :meth:`Lobby.find`, which replays the journal."""
        self.lobby = lobby
        self.row = row
        self.source = source
        """The user's own file that it is played with, if it is."""
        self.course = course
        self.chairs = Chairs(row.seats)
        self.pages: set[Page] = set()
        self.chat = [ChatLine(entry.actor, entry.body) for entry in entries if entry.kind == "chat"][-MOST_CHAT:]
        self.ended = next((asks.ended_by(entry, row.seats) for entry in entries if entry.kind == "end"), None)
        self.proposal: Proposal | None = None
        self.undo_to = 0
        """What an undo that was proposed would leave."""
        self.change = Change()
        """What the present job will write."""
        self.news = News(self)
        self.silence = Silence(self)
        self.touched = time.monotonic()
        self._written = len(entries)
        self._answers: dict[tuple[Seat | None, str], Done] = {
            (entry.actor, entry.message): Done(entry.message) for entry in entries[-500:] if entry.message
        }
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.thoughts = Thoughts(self)
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")

    @property
    def is_over(self) -> bool:
        """Whether nobody plays here any more: the game has ended, by the rules or otherwise, or is only looked at."""
        return self.ended is not None or self.row.origin == "record" or self.course.match.is_over()

    # What others call

    def post(self, job: Job) -> None:
        """Let the table's task do something."""
        self._inbox.put_nowait(job)

    def enter(self, page: Page) -> None:
        """A page has said hello."""
        self.post(lambda: self._arrive(page))

    def leave(self, page: Page) -> None:
        """A page is gone."""
        self.post(lambda: self._depart(page))

    def hear(self, page: Page, message: FromSeat) -> None:
        """A page asks for something."""
        self.post(lambda: self._answer(page, message))

    async def join(self, name: str) -> SeatKey:
        """Give a free seat to somebody new."""
        given: asyncio.Future[SeatKey] = asyncio.get_running_loop().create_future()
        self.post(lambda: self._seat_newcomer(name, given))
        try:
            return await asyncio.wait_for(given, PATIENCE)
        except TimeoutError:
            raise Problem("error-busy", "the table does not answer; try again", status=409) from None

    async def close(self) -> None:
        """Put the table away when what was asked before is done."""
        self.lobby.forget(self)
        self.post(_stop)
        await self._task

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        quiet = time.monotonic() - self.touched > self.lobby.settings.idle
        return quiet and not self.pages and not self.thoughts.are_busy

    # The task

    async def _run(self) -> None:
        try:
            while True:
                job = await self._inbox.get()
                await job()
        except _Stop:
            pass
        except Exception:
            log.exception("table %s failed and will be loaded anew", self.row.id)
        finally:
            self._let_go()

    def _let_go(self) -> None:
        self.lobby.forget(self)
        self.thoughts.forget()
        for page in self.pages:
            page.cut_off()

    # Pages come, go and ask

    async def _arrive(self, page: Page) -> None:
        for token in page.tokens:
            seat = self.chairs.opened_by(token)
            if seat is not None:
                page.keys[seat] = token
        page.mine = tuple(sorted(page.keys))
        if self.chairs.arrive(page.mine):
            self.news.announce_seats()
        self.pages.add(page)
        self.news.bring_up_to_date(page)
        await self.go_on()

    async def _depart(self, page: Page) -> None:
        if page not in self.pages:
            return
        self.pages.remove(page)
        if self.chairs.depart(page.mine):
            self.news.announce_seats()
        await self.go_on()

    async def _answer(self, page: Page, message: FromSeat) -> None:
        """Do what was asked, once; what cannot be done changes nothing."""
        if page not in self.pages:
            return
        known = self._answers.get((message.seat, message.id))
        if known is not None and self._may_speak(page, message):
            page.send(known)
            return
        try:
            answer = await self._do(page, message)
        except TableeError as error:
            page.send(refused(message.id, error))
            return
        await self.finish(lambda: self._acknowledge(page, message, answer))

    def _may_speak(self, page: Page, message: FromSeat) -> bool:
        if message.seat is None:
            return message.what == "why"
        return message.seat in page.mine

    async def _do(self, page: Page, message: FromSeat) -> dict[str, Any] | None:
        if not self._may_speak(page, message):
            raise Problem("error-not-your-seat", "this page does not hold that seat", status=403)
        if isinstance(message, Ask):
            return await asks.ask(self, page, message)
        if isinstance(message, Play):
            self._play(message)
        elif isinstance(message, Say):
            self._say(message)
        else:
            asks.vote(self, message)
        return None

    def _acknowledge(self, page: Page, message: FromSeat, answer: dict[str, Any] | None) -> None:
        if answer is asks.LATER:
            return
        self.done(page, message, answer)

    def done(self, page: Page, message: FromSeat, answer: dict[str, Any] | None) -> None:
        """Tell a page that what it asked is done, and remember that."""
        done = Done(message.id, answer)
        self._answers[message.seat, message.id] = done
        while len(self._answers) > REMEMBERED_ANSWERS:
            del self._answers[next(iter(self._answers))]
        page.send(done)

    # What changes the table

    def _play(self, message: Play) -> None:
        self._settle()  # what time has brought comes before what anybody does now
        self.check_going_on()
        if not self.chairs.plays(message.seat):
            raise Problem("error-bot-plays", "a bot plays this seat", seat=message.seat + 1)
        if not self.course.is_fresh(message.seat, message.ply):
            raise Problem("error-stale", "the table has moved on since", ply=len(self.course.plies))
        move = self.course.match.game.moves.read(message.move)
        if self.silence.is_too_soon(message.seat, move):
            raise Problem("error-too-soon", "this moment passes by itself")
        self.play(message.seat, move, message.id)
        if self.proposal is not None:
            self.propose(None)

    def play(self, seat: Seat, move: Move, message: str = "", note: str = "") -> None:
        """Play a move, and put it and all that chance made of it into the present change."""
        before = len(self.course.plies)
        decides_wish = self._wished(seat) is not None
        self.course.play(seat, move)
        self.news.happened()
        self._write_plies(before, message, note)
        if decides_wish:
            self.reseat(seat, wish="")

    def _write_plies(self, before: int, message: str = "", note: str = "") -> None:
        for place, ply in enumerate(self.course.plies[before:]):
            given = (message, note) if place == 0 else ("", "")
            self.change.entries.append(Entry("ply", ply.actor, ply.notation, ply.at, *given))
        if self.course.match.is_over():
            self.change.over = True

    def _say(self, message: Say) -> None:
        line = ChatLine(message.seat, message.text)
        self.change.entries.append(Entry("chat", message.seat, message.text, message=message.id))
        self.chat = [*self.chat, line][-MOST_CHAT:]
        self.news.said(line)

    def reseat(self, seat: Seat, **changed: Any) -> SeatRow:
        """Change who sits at a seat, or what it wishes."""
        row = msgspec.structs.replace(self.chairs[seat], **changed)
        self.chairs.rows[seat] = row
        self.change.seats[seat] = row
        self.news.seats()
        return row

    def take_from_pages(self, seat: Seat) -> None:
        """Nobody holds this seat any more; whoever did looks on."""
        for page in self.pages:
            if page.keys.pop(seat, None) is not None:
                page.mine = tuple(sorted(page.keys))
                self.chairs.depart([seat])
                self.news.all_new_to(page)

    def propose(self, proposal: Proposal | None) -> None:
        """Make a proposal, change who still has to agree, or drop it."""
        self.proposal = proposal
        self.news.proposed()

    def undo(self, seat: Seat, message: str) -> None:
        """Take back everything from the ply on that `undo_to` names."""
        self.change.entries.append(Entry("undo", seat, at=self.undo_to, message=message))
        kept = self.course.log_before(self.undo_to)
        self.course = self.course.cut(self.undo_to)
        self.news.undone(kept)
        self.thoughts.forget()

    def end(self, seat: Seat, reason: str, message: str) -> None:
        """End the game here."""
        entry = Entry("end", seat, reason, message=message)
        self.change.entries.append(entry)
        self.change.over = True
        self.ended = asks.ended_by(entry, self.chairs.rows)
        self.news.happened()
        self.thoughts.forget()

    def check_going_on(self) -> None:
        """Raise :class:`Problem` if the game is over."""
        if self.is_over:
            raise is_over()

    async def _seat_newcomer(self, name: str, given: asyncio.Future[SeatKey]) -> None:
        seat = self.chairs.first_free()
        try:
            self.check_going_on()
            if seat is None:
                raise Problem("error-no-free-seat", "no seat is free at this table")
            token = new_token()
            self.reseat(seat, kind="person", name=clean_name(name), token=token_hash(token), wish="join")
        except TableeError as error:
            given.set_exception(error)
            return
        await self.finish()
        if not given.done():
            given.set_result(SeatKey(seat, token))

    # After each change

    async def finish(self, acknowledge: Callable[[], None] = _nobody) -> None:
        """Let everything follow that follows by itself, write it all down, and only then tell anybody."""
        self._follow_up()
        change, self.change = self.change, Change()
        if not change.is_empty():
            await self.lobby.store.append(self.row.id, self._written, change)
            self._written += len(change.entries)
            self.row.over = self.row.over or change.over
        acknowledge()
        self.news.publish()
        self.touched = time.monotonic()
        self.thoughts.wake()

    async def go_on(self) -> None:
        """Let chance, clock and whoever is away act; then write and tell what came of it."""
        self._settle()
        await self.finish()

    def _settle(self) -> None:
        """Let chance and clock act."""
        before = len(self.course.plies)
        if not self.is_over:
            self.course.match.lags = [self.lag_of(seat) for seat in range(len(self.chairs))]
            self.course.settle()
        if len(self.course.plies) > before:
            self._write_plies(before)
            self.news.happened()

    def _follow_up(self) -> None:
        while not self.is_over:
            found = self._by_itself()
            if found is None:
                break
            self.play(*found)

    def _by_itself(self) -> tuple[Seat, Move] | None:
        """Somebody whose choice is known: it was asked for before, or nobody is there to make it."""
        if self.course.state.is_race():
            return self._presence()
        passed = self.silence.passed()
        if passed is not None:
            return passed
        for seat in self.course.state.waiting():
            move = self._wished(seat)
            if move is None and self._is_left_alone(seat):
                move = self.course.formality(seat)
            if move is not None:
                return seat, move
        return None

    def _presence(self) -> tuple[Seat, Move] | None:
        """In a race it is part of the game who is there: somebody who went or came back since."""
        for seat in self.chairs.people():
            word = "away" if self.chairs.gone_for(seat) >= self.lobby.settings.absence else "back"
            move = self.course.possible(seat, word)
            if move is not None:
                return seat, move
        return None

    def lag_of(self, seat: Seat) -> int:
        """How long the messages of a seat are on their way, there and back, by the best of its pages."""
        return min((page.lag for page in self.pages if seat in page.mine), default=0)

    def _wished(self, seat: Seat) -> Move | None:
        wish = self.chairs[seat].wish
        return self.course.possible(seat, wish) if wish else None

    def _is_left_alone(self, seat: Seat) -> bool:
        return not self.chairs.plays(seat) or self.chairs.gone_for(seat) >= self.lobby.settings.absence
