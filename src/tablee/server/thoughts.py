"""What a table waits for that is no person: bots that think, clocks that run out, people who stay away too long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.bots.pool import Answer, Question
from tablee.core.game import Seat
from tablee.server.course import Note

if TYPE_CHECKING:
    from tablee.server.table import Table

Ticket = tuple[Seat, int]
"""Who thinks, and after how many plies it was asked: an answer to anything else comes too late."""


class Thoughts:
    """Bots at work for one table, and the alarm that wakes it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[Ticket, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def are_busy(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._tasks)

    def wake(self) -> None:
        """Let the bots think that have to decide, and set the alarm for whatever time brings."""
        table = self._table
        waiting = () if table.is_over else table.course.state.waiting()
        self._drop_stale()
        for seat in waiting:
            ticket = (seat, table.course.asked_since(seat))
            if table.chairs.is_bot(seat) and ticket not in self._tasks:
                self._tasks[ticket] = asyncio.create_task(self._think(ticket))
        self._set_alarm(waiting)

    def _drop_stale(self) -> None:
        """In a race a bot's plan for later does not outlive what happens before."""
        course = self._table.course
        if course.state.is_race():
            stale = [ticket for ticket in self._tasks if course.asked_since(ticket[0]) != ticket[1]]
            for ticket in stale:
                self._tasks.pop(ticket).cancel()

    def forget(self) -> None:
        """Whatever is being thought of does not matter any more."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        if self._alarm is not None:
            self._alarm.cancel()

    def question(self, seat: Seat, level: str) -> Question:
        """What a bot is asked about `seat`; in a moment that passes it is to be ready halfway through."""
        table, course = self._table, self._table.course
        due_in = table.silence.due_in()
        return Question(
            course.snapshot(),
            seat,
            level,
            course.bot_seed(seat),
            seconds=None if due_in is None else max(0.1, due_in / 2000),
            material=table.source,
            table=table.row.id,
        )

    async def _think(self, ticket: Ticket) -> None:
        """Ask the pool; a quick answer waits a moment so that people can follow, in a race until it is time."""
        table = self._table
        settings = table.lobby.settings
        level = table.chairs[ticket[0]].level or settings.stand_in_level
        delay = asyncio.create_task(asyncio.sleep(settings.bot_delay))
        answer = await table.lobby.bots.ask(self.question(ticket[0], level))
        await delay
        await asyncio.sleep(max(0, answer.at - (table.course.now() or 0)) / 1000)
        table.post(lambda: self._play(ticket, answer))

    async def _play(self, ticket: Ticket, answer: Answer) -> None:
        """A bot has decided; if the table has moved on meanwhile that is of no interest."""
        table = self._table
        seat, since = ticket
        known = self._tasks.pop(ticket, None) is not None
        if not known or table.is_over or table.course.asked_since(seat) != since or not table.chairs.is_bot(seat):
            return
        move = table.course.match.game.moves.read(answer.notation)
        if table.silence.is_too_soon(seat, move):
            return  # it is played when the moment has passed
        note = Note(answer.open_reason, answer.open_facts, table.course.state.is_secret_choice())
        table.course.notes[len(table.course.plies)] = note
        table.play(seat, move, note=msgspec.json.encode(note).decode())
        await table.finish()

    # Time

    def _set_alarm(self, waiting: Sequence[Seat]) -> None:
        table = self._table
        absence = table.lobby.settings.absence
        moments = [absence - table.chairs.gone_for(seat) for seat in waiting if self._may_fade(seat)]
        due = None if table.is_over else table.course.due_in()
        moments += [due_in / 1000 for due_in in (due, table.silence.due_in()) if due_in is not None]
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if moments:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.01, min(moments)), table.post, table.go_on)

    def _may_fade(self, seat: Seat) -> bool:
        """Whether the game goes on by itself if the person at `seat` stays away."""
        chairs = self._table.chairs
        course = self._table.course
        if not chairs.plays(seat) or chairs.is_present(seat):
            return False
        return (course.possible(seat, "away") if course.state.is_race() else course.formality(seat)) is not None
