"""The task that owns a table: it does what is asked one thing after the other, and what follows by itself after each.

This is the way of every move, and compiled; what others ask of a table now and then is in :mod:`tablee.server.table`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tablee.core.errors import TableeError
from tablee.core.game import Game, Seat
from tablee.core.material import SentFile
from tablee.core.moves import Move
from tablee.server import metrics
from tablee.server.advice import Advice
from tablee.server.alarm import Alarm
from tablee.server.bot_turns import BotQuestions, BotTurns, Job
from tablee.server.bots import Bots
from tablee.server.broadcast import Broadcast
from tablee.server.comings import Comings
from tablee.server.follow_ups import FollowUps
from tablee.server.limits import Gate
from tablee.server.live_match import LiveMatch
from tablee.server.mailbox import OrderedMailbox
from tablee.server.move_clock import MoveClock
from tablee.server.notes import Note
from tablee.server.page_state import PageState
from tablee.server.pages import Page
from tablee.server.problems import Problem, not_over, refused
from tablee.server.protocol import Ask, ChatLine, Done, Learn, Play, Say, Sit, Vote
from tablee.server.reaction import ReactionWindow
from tablee.server.requests import Answer, Requests
from tablee.server.seats import clean_text
from tablee.server.settings import Settings
from tablee.server.store import Entry, NotOwner, SeatRow, Store, TableRow, Terms, terms_of
from tablee.server.store.trouble import StoreTrouble
from tablee.server.table_state import TableState
from tablee.server.waiting_room import WaitingRoom

log: Final = logging.getLogger("tablee.server")

FromSeat = Play | Ask | Vote | Sit | Learn | Say
LayAgain = Callable[[Game, TableRow, Terms, list[SeatRow]], Awaitable[str]]

REMEMBERED_ANSWERS: Final = 128
"""How many answers to each seat are kept, to be given again: nobody else's messages make a seat's be forgotten."""
_LATER: Final[dict[str, Any]] = {}
"""Stands for an answer that is still being made."""


class Stop(Exception):
    """The table is put away."""


def _nobody() -> None:
    """Nobody waits for an answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TableTask:
    """What every table is, with the task that nobody else may do anything beside."""

    __deletable__ = ("_advice", "_alarm", "_bot_turns")

    def __init__(
        self,
        row: TableRow,
        match: LiveMatch,
        entries: Sequence[Entry],
        source: SentFile | None,
        *,
        epoch: int,
        settings: Settings,
        store: Store,
        bots: Bots,
        lay_again: LayAgain,
        put_away: Callable[[Any], None],
    ) -> None:
        """Use :meth:`Lobby.find`, which claims the table and replays its journal.

        `epoch` is that of the claim, `source` the user's own file, if there is one.
        """
        self.row = row
        self._match = match
        chat = [line for entry in entries if entry.kind == "chat" for line in _said(entry)]
        news = [entry for entry in entries if entry.kind == "news"]
        away = {"absence": settings.absence, "consent": settings.consent}
        self._state = TableState(row, match, chat, terms=terms_of(entries), news=news, **away)
        self.seats = self._state.seats
        self._pages: set[Page] = set()
        self._idle = settings.idle
        self._most_entries = settings.entries
        self._store = store
        self.epoch = epoch
        self._lay_again = lay_again
        self._put_away = put_away
        reaction = ReactionWindow(match, self.seats, self._pages, settings.moments)
        questions = BotQuestions(bots, match, reaction, row.id, source, pages=self._pages)
        self._room = WaitingRoom(self._state, self._pages, settings.stand_in_level)
        self._comings = Comings(self._state, self._pages)
        self._clock = MoveClock(self._state, self._pages, entries, settings.absence)
        self._requests = Requests(self._state, self._pages, reaction, self._room, settings.stand_in_level)
        self._advice = Advice(self._state, questions, settings.hint_level, self._acknowledge)
        self._page_state = PageState(self._state, reaction, self._clock)
        self._broadcast = Broadcast(self._pages, self._page_state, told=len(match.log), epoch=epoch)
        self._follow_ups = FollowUps(match, self.seats, reaction)
        self._bot_turns = BotTurns(
            match,
            self.seats,
            reaction,
            questions,
            self._pages,
            delay=settings.bot_delay,
            usual_level=settings.stand_in_level,
            post=self.post,
            decided=self._play_for_bot,
        )
        self._alarm = Alarm(lambda: self.post(self._go_on))
        self._is_put_away = False
        self._touched = self._acknowledged = time.monotonic()
        self._written = len(entries)
        self._answers: dict[Seat | None, dict[str, Answer]] = {}
        for entry in entries:
            if entry.message:
                self._remember(entry.actor, entry.message, None)
        self._gate = Gate(settings.messages)
        self._inbox: OrderedMailbox[tuple[float, int, Job]] = OrderedMailbox()
        """What is to be done, by the moment at which it arrived."""
        self._numbers = count()
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")

    @property
    def is_race(self) -> bool:
        """Whether it matters here how long messages are on their way."""
        return self._match.state.is_race()

    # What others call

    def post(self, job: Job, arrived: float | None = None) -> None:
        """Let the table's task do something, which arrived just now unless said otherwise.

        A table that is put away does nothing more.
        """
        if not self._is_put_away:
            moment = time.monotonic() if arrived is None else arrived
            self._inbox.put_nowait((moment, next(self._numbers), job))

    def hear(self, page: Page, message: FromSeat, arrived: float) -> None:
        """A page asks for something."""
        self.post(lambda: self._answer(page, message, arrived), arrived)

    def check_rate(self, page: Page, messages: int) -> None:
        """Raise :class:`Problem` if too much is said for a seat, by whatever page, or by those who look on."""
        self._gate.check(f"seat {page.mine[0]}" if page.mine else page.address, messages)

    # The task

    async def _run(self) -> None:
        try:
            while True:
                moment, _, job = await self._inbox.get()
                self._match.time.stand_at(moment)
                await job()
                self._match.time.run()
        except Stop:
            pass
        except (StoreTrouble, NotOwner) as problem:
            log.warning("table %s will be loaded anew: %s", self.row.id, problem)
        except Exception:
            log.exception("table %s failed and will be loaded anew", self.row.id)
        finally:
            self._put_away(self)
            self._bot_turns.drop()
            self._alarm.set(None)
            for page in self._pages:
                page.see_off()
            self._let_go()

    def _let_go(self) -> None:
        """Untie the table and its parts, which know each other, so that it is gone as soon as the last page has left.

        Otherwise all of it would wait for a collector that comes round rarely.
        """
        self._is_put_away = True
        while not self._inbox.empty():
            self._inbox.get_nowait()
        self._broadcast.forget()
        del self._advice, self._alarm, self._bot_turns

    # Pages come, go and ask

    async def _arrive(self, page: Page) -> None:
        for token in page.tokens:
            seat = self.seats.opened_by(token)
            if seat is not None:
                page.keys[seat] = token
        page.mine = tuple(sorted(page.keys))
        if page.mine:
            page.sits()
        if self.seats.arrive(page.mine):
            self._broadcast.announce_seats()
        self._pages.add(page)
        self._broadcast.bring_up_to_date(page)
        self._comings.arrive(page.mine)  # which the page is told after all that it missed
        await self._go_on()

    async def _depart(self, page: Page) -> None:
        if page not in self._pages:
            return
        self._pages.remove(page)
        if self.seats.depart(page.mine):
            self._broadcast.announce_seats()
        await self._go_on()

    async def _answer(self, page: Page, message: FromSeat, arrived: float) -> None:
        """Do what was asked, once; what cannot be done changes nothing."""
        if page not in self._pages:
            return
        known = self._answers.get(message.seat, {})
        if message.id in known and _may_speak(page, message):
            page.send(Done(message.id, known[message.id]))
            return
        try:
            answer = await self._do(page, message)
        except TableeError as error:
            page.send(refused(message.id, error))
            return
        try:
            await self.finish(_nobody if answer is _LATER else partial(self._acknowledge, page, message, answer), page)
        except StoreTrouble as trouble:
            page.send(refused(message.id, trouble))
            raise
        if isinstance(message, Play):
            metrics.move_seconds.observe(self._acknowledged - arrived)

    async def _do(self, page: Page, message: FromSeat) -> Answer:
        if not _may_speak(page, message):
            raise Problem("error-not-your-seat", "this page does not hold that seat", status=403)
        if self._written >= self._most_entries and _may_go_on_for_ever(message):
            raise Problem(
                "error-table-full", "so much has happened at this table that it can only be played to its end"
            )
        match message:
            case Play():
                self._settle()  # what time has brought comes before what anybody does now
                self._requests.move(message)
            case Say():
                self._requests.say(message)
            case Vote():
                self._requests.vote(message)
            case Sit():
                self._room.sit(message)
            case Learn():
                self._requests.learn(message)
            case Ask(what="why"):
                return self._advice.why(message.about)
            case Ask(what="rematch"):
                return self._rematch(page, message)
            case Ask(seat=seat):
                assert seat is not None  # `_may_speak` saw to that
                if message.what != "hint":
                    return self._requests.ask(page, message, seat)
                self._advice.hint(page, message, seat)
                return _LATER
        return None

    def _acknowledge(self, page: Page, message: FromSeat, answer: Answer) -> None:
        """Tell a page that what it asked is done, and remember that."""
        self._acknowledged = time.monotonic()
        self._remember(message.seat, message.id, answer)
        page.send(Done(message.id, answer))

    def _remember(self, seat: Seat | None, message: str, answer: Answer) -> None:
        """What was done for a seat, so that it is not done twice."""
        known = self._answers.setdefault(seat, {})
        known[message] = answer
        if len(known) > REMEMBERED_ANSWERS:
            del known[next(iter(known))]

    def _rematch(self, page: Page, message: Ask) -> Answer:
        """The same people play again at another table, if those who are still here agree."""
        if not self._match.is_ended() or self.row.origin == "record":
            raise not_over()
        if self.row.rematch is None:
            assert message.seat is not None  # `_may_speak` saw to that
            return self._requests.play_again(page, message.seat)
        self._broadcast.send_to_rematch(page, self.row.rematch)
        return {"table": self.row.rematch}

    async def _lay_rematch(self) -> None:
        self._state.wants_rematch = False
        if self.row.rematch is None:
            terms, seats = self._state.terms, self.seats.again()
            self._state.play_again_at(await self._lay_again(self._match.game, self.row, terms, seats))

    # What happens without them

    async def _go_on(self) -> None:
        """Let chance, clock and whoever is away act; then write and tell what came of it."""
        self._settle()
        self._comings.look()
        self._requests.excuse()
        await self.finish()

    async def _play_for_bot(self, seat: Seat, move: Move, note: Note) -> None:
        self._state.play(seat, move, note=note)
        await self.finish()

    def _settle(self) -> None:
        """Let chance and clock act; a seat's lag is that of the best of its pages, and measured only in a race."""
        seats = range(len(self.seats)) if self.is_race else ()
        lags = [min((page.lag for page in self._pages if seat in page.mine), default=0) for seat in seats]
        self._state.settle(lags or [0] * len(self.seats))

    # After each change

    async def finish(self, acknowledge: Callable[[], None] = _nobody, asker: Page | None = None) -> None:
        """Let everything follow that follows by itself, write it all down, and only then tell anybody.

        The page that asked for it hears all of it at once.
        """
        self._room.begin_if_all_are_there()
        while (found := self._follow_ups.next()) is not None:
            self._state.play(*found)
        while (late := self._clock.late()) is not None:
            self._requests.stand_in(late, "late")
        self._clock.note()
        if self._state.wants_rematch:
            await self._lay_rematch()
        step = self._state.take_step()
        if not step.change.is_empty():
            await self._store.append(self.row.id, self.epoch, self._written, step.change)
            self._written += len(step.change.entries)
            self.row.over = self.row.over or step.change.over
        self._match.time.run()
        if asker is not None:
            asker.hold()
        acknowledge()
        self._broadcast.publish(step, story=len(self._match.log), plies=len(self._match.plies))
        if asker is not None:
            asker.let_go()
        self._touched = time.monotonic()
        if step.kept is not None or not self._match.goes_on():
            self._bot_turns.drop()
        self._bot_turns.begin()
        timed = (self._follow_ups, self._requests, self._comings, self._clock)
        dues = [due for part in timed if (due := part.due_in()) is not None]
        self._alarm.set(min(dues, default=None))


def _said(entry: Entry) -> list[ChatLine]:
    """What an entry of the journal has to be shown of: it may be older than what is taken out today."""
    try:
        return [ChatLine(entry.actor, clean_text(entry.body))]
    except Problem:
        return []


def _may_go_on_for_ever(message: FromSeat) -> bool:
    """Whether it writes something that can be done again and again; what is played comes to an end by the rules."""
    match message:
        case Play() | Learn():
            return False
        case Ask(what=what):
            return what not in ("end", "resign", "hint", "why", "rematch", "begin")
    return not isinstance(message, Vote)


def _may_speak(page: Page, message: FromSeat) -> bool:
    """Whether this page may ask that: for its own seats, or why a bot did something."""
    if message.seat is None:
        return message.what == "why"
    return message.seat in page.mine
