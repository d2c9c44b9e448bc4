"""Bots that think for one table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence

from tablee.bots.characters import level_of
from tablee.bots.levels import LEVELS, SECONDS_AT_A_TABLE
from tablee.bots.pool import Answer, Question
from tablee.core.game import Seat
from tablee.core.material import SentFile
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.core.record import Ply
from tablee.server.bots import QUICK_LEVEL, Bots
from tablee.server.live_match import LiveMatch
from tablee.server.notes import Note
from tablee.server.pages import Page
from tablee.server.reaction import ReactionWindow
from tablee.server.seats import TableSeats

Job = Callable[[], Awaitable[None]]
Decided = Callable[[Seat, Move, Note], Awaitable[None]]
Ticket = tuple[Seat, int]
"""Who thinks, and after how many plies it was asked: an answer to anything else comes too late."""


class BotQuestions:
    """Asks the pool about one table."""

    def __init__(
        self,
        bots: Bots,
        match: LiveMatch,
        reaction: ReactionWindow,
        table: str,
        source: SentFile | None,
        *,
        pages: Collection[Page],
    ) -> None:
        """`table` is the name under which workers may remember it, `source` the user's own file, if there is one.

        It is asked on behalf of those who sit at the table, or look at it if nobody else does: of all `pages` there.
        """
        self._pages = pages
        self._bots = bots
        self._match = match
        self._reaction = reaction
        self._table = table
        self._source = source

    def about(self, seat: Seat, level: str, ahead: Sequence[Ply] = (), *, explained: bool = False) -> Question:
        """What a bot would do at `seat` now, or after `ahead`; of the time for a reaction it has one half.

        Somebody at that seat is to hear why if it is `explained`.
        It is put into words at once: a task that begins later might find another position.
        """
        due_in = self._reaction.due_in()
        ready = self._reaction.thinking_time() if ahead else None if due_in is None else due_in / 2000
        guest = self._bots.guests.file(level)
        strength = level_of(self._match.game, level)
        if guest is None and strength not in LEVELS:
            level = QUICK_LEVEL  # whoever runs the server has taken that player away
        seconds = SECONDS_AT_A_TABLE.get(strength)
        if ready is not None:
            ready = max(0.1, ready)
            seconds = ready if seconds is None else min(ready, seconds)
        record = self._match.snapshot()
        record.plies += ahead
        return Question(
            record,
            seat,
            level,
            self._match.bot_seed(seat, ahead=len(ahead)),
            seconds=seconds,
            material=self._source,
            table=self._table,
            guest=guest,
            strength=strength if guest is None else "",
            explained=explained,
        )

    async def ask(self, question: Question) -> Answer:
        """What the pool has to say."""
        looking = {page.address for page in self._pages if page.mine} or {page.address for page in self._pages}
        return await self._bots.ask(question, looking)


class BotTurns:
    """The bots of a table that have to decide something."""

    def __init__(
        self,
        match: LiveMatch,
        seats: TableSeats,
        reaction: ReactionWindow,
        questions: BotQuestions,
        pages: Collection[Page],
        *,
        delay: float,
        usual_level: str,
        post: Callable[[Job], None],
        decided: Decided,
    ) -> None:
        """A bot takes at least `delay` seconds; `decided` hears what it does, within a job that is posted.

        As long as there are no `pages` the bots wait too: nobody's time is taken for what nobody sees.
        """
        self._pages = pages
        self._match = match
        self._seats = seats
        self._reaction = reaction
        self._questions = questions
        self._delay = delay
        self._usual_level = usual_level
        self._post = post
        self._decided = decided
        self._tasks: dict[Ticket, asyncio.Task[None]] = {}
        self._moment: int | None = None
        """After how many plies the moment began for which bots think ahead."""
        self._ahead: set[Ticket] = set()

    @property
    def are_going_on(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._tasks)

    def begin(self) -> None:
        """Let the bots think that have to decide and do not yet, or wait as long as nobody looks."""
        if not self._pages:
            self.drop()
            return
        if not self._tasks and not any(map(self._seats.is_bot, range(len(self._seats)))):
            return
        if self._match.state.is_race():  # there a plan for later does not outlive what happens before
            for ticket in [ticket for ticket in self._tasks if self._match.asked_since(ticket[0]) != ticket[1]]:
                self._tasks.pop(ticket).cancel()
        self._forget_what_is_not_asked()
        for seat in self._match.state.waiting() if self._match.goes_on() else ():
            ticket = (seat, self._match.asked_since(seat))
            if self._seats.is_bot(seat) and ticket not in self._tasks:
                scripted = self._match.scripted(seat)
                if scripted is None:
                    question = self._questions.about(seat, self._seats[seat].level or self._usual_level)
                    self._tasks[ticket] = asyncio.create_task(self._think(ticket, question))
                elif scripted:
                    self._tasks[ticket] = asyncio.create_task(self._recite(ticket, scripted[0]))
        self._think_ahead()

    def _forget_what_is_not_asked(self) -> None:
        """A moment has passed: what bots were to do later in it has the ticket of what they are asked instead."""
        began = self._reaction.began()
        if began != self._moment:
            for ticket in self._ahead & self._tasks.keys():
                self._tasks.pop(ticket).cancel()
            self._moment = began
            self._ahead.clear()

    def _think_ahead(self) -> None:
        """Let the bots that are asked later in the moment that lasts think of it now: then there is no time."""
        for ply, seat, moves in self._reaction.later():
            if moves and self._seats.is_bot(seat) and (seat, ply) not in self._ahead:
                level, silent = self._seats[seat].level or self._usual_level, self._reaction.silent_plies(ply)
                question = self._questions.about(seat, level, silent)
                self._ahead.add((seat, ply))
                self._tasks[seat, ply] = asyncio.create_task(self._think((seat, ply), question))

    def drop(self) -> None:
        """Whatever is being thought of does not matter any more."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._ahead.clear()

    async def _think(self, ticket: Ticket, question: Question) -> None:
        """Ask the pool; a quick answer waits a moment so that people can follow, in a race until it is time."""
        delay = asyncio.create_task(asyncio.sleep(self._delay))
        answer = await self._questions.ask(question)
        await delay
        await asyncio.sleep(max(0, answer.at - (self._match.now() or 0)) / 1000)
        self._post(lambda: self._decide(ticket, answer))

    async def _recite(self, ticket: Ticket, notation: str) -> None:
        """In a lesson a bot does what the script says, after a moment in which people can follow."""
        await asyncio.sleep(self._delay)
        why = Phrase("why-looked-best")
        self._post(lambda: self._decide(ticket, Answer(notation, why, why)))

    async def _decide(self, ticket: Ticket, answer: Answer) -> None:
        """A bot has decided; if the table has moved on meanwhile that is of no interest."""
        seat, since = ticket
        known = self._tasks.pop(ticket, None) is not None
        if not known or not self._match.goes_on() or not self._seats.is_bot(seat):
            return
        move = self._match.game.moves.read(answer.notation)
        if self._match.asked_since(seat) != since:
            self._reaction.choose(seat, move, since)
            return
        if not self._reaction.is_too_soon(seat, move):  # otherwise it is played when the time for it has passed
            note = Note(answer.openly.key, dict(answer.openly.facts), self._match.state.is_secret_choice())
            await self._decided(seat, move, note)
