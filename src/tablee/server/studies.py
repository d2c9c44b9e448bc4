"""What bots work out about a finished game, in the pool and piece by piece: the chances to win, and what cost most.

A study is begun when somebody asks for it and goes on as long as somebody listens; who asks for the same meanwhile
listens too, and what was found is kept. Each piece is short and waits for its turn like everything that takes long, so
that nobody's table waits for a whole study.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final, Literal, TypeVar

import msgspec

from tablee.bots.chances import PLAYOUTS, chances_at, points_of, smoothed, wins_of
from tablee.bots.review import MOST_SLIPS, QUICK, SUSPECTS, THOROUGH, costliest, decisions_of, looked_at, raced
from tablee.core.game import Seat
from tablee.core.material import SentFile
from tablee.core.record import Record, replay
from tablee.core.sheet import Chance, Slip
from tablee.games import find_game
from tablee.server.bots import Bots
from tablee.server.limits import neighbourhood
from tablee.server.problems import too_fast
from tablee.server.protocol import Study
from tablee.server.settings import USUAL, Settings
from tablee.server.store import TableRow

log: Final = logging.getLogger("tablee.server")

Kind = Literal["chances", "review"]
Result = TypeVar("Result")

POINTS_IN_A_PIECE: Final = 3
LOOKS_IN_A_PIECE: Final = 3


class Job(msgspec.Struct, frozen=True):
    """A finished game that is to be studied."""

    kind: Kind
    table: str
    source: SentFile | None
    record: Record
    seats: tuple[Seat, ...]
    """Whose decisions are gone over."""


def job_of(kind: Kind, source: SentFile | None, row: TableRow, record: Record) -> Job:
    """Go over what people did; over everything if only bots played."""
    people = tuple(seat for seat, given in enumerate(row.seats) if given.kind != "bot")
    return Job(kind, row.id, source, record, people or tuple(range(len(row.seats))))


class _Running:
    """A study that goes on, and those who listen."""

    def __init__(self) -> None:
        self.study = Study(0, 0)
        self.listeners = 0
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def tell(self, study: Study) -> None:
        """Something new is known."""
        self.study = study
        self.changed.set()
        self.changed = asyncio.Event()


class Studies:
    """All that go on, and those that are done."""

    def __init__(self, bots: Bots, settings: Settings = USUAL) -> None:
        self._bots = bots
        self._settings = settings
        self._done: OrderedDict[tuple[str, Kind, int], Study] = OrderedDict()
        self._running: dict[tuple[str, Kind, int], _Running] = {}
        self._busy: Counter[str] = Counter()

    def is_known(self, job: Job) -> bool:
        """Whether it costs nothing to ask for it."""
        return _key(job) in self._done or _key(job) in self._running

    def check_free(self, asker: str) -> None:
        """Raise :class:`Problem` if so many studies go on for this address that another has to wait."""
        if self._busy[neighbourhood(asker)] >= self._settings.studies_at_once:
            raise too_fast()

    async def follow(self, job: Job, asker: str) -> AsyncIterator[Study]:
        """How far it is, whenever there is something new, until it is over; it is begun if nobody has yet."""
        key = _key(job)
        if key in self._done:
            self._done.move_to_end(key)
            yield self._done[key]
            return
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = _Running()
            running.task = asyncio.create_task(self._run(key, job, running, neighbourhood(asker)))
        with self._listening(running):
            while True:
                study, changed = running.study, running.changed
                yield study
                if study.over:
                    return
                await changed.wait()

    @contextmanager
    def _listening(self, running: _Running) -> Iterator[None]:
        """When the last one has gone nobody works any more."""
        running.listeners += 1
        try:
            yield
        finally:
            running.listeners -= 1
            if not running.listeners and running.task is not None:
                running.task.cancel()

    async def _run(self, key: tuple[str, Kind, int], job: Job, running: _Running, asker: str) -> None:
        self._busy[asker] += 1
        try:
            work = self._chances if job.kind == "chances" else self._review
            study = await work(job, running, asker)
            self._done[key] = study
            while len(self._done) > self._settings.studies_kept:
                self._done.popitem(last=False)
            running.tell(study)
        except Exception:
            log.exception("a game could not be studied")
            running.tell(msgspec.structs.replace(running.study, over=True, failed=True))
        finally:
            self._busy[asker] -= 1
            self._busy = +self._busy
            self._running.pop(key, None)

    async def _chances(self, job: Job, running: _Running, asker: str) -> Study:
        points = await self._bots.work(partial(_points, job), asker)
        found: list[Chance] = []
        study = Study(0, len(points), playouts=PLAYOUTS)
        running.tell(study)
        for piece in _pieces(points, POINTS_IN_A_PIECE):
            found += await self._bots.work(partial(_chances, job, piece), asker)
            study = msgspec.structs.replace(study, done=len(found), chances=smoothed(found))
            running.tell(study)
        end = await self._bots.work(partial(_end, job), asker)
        return msgspec.structs.replace(study, over=True, chances=[*study.chances, *end] if found else [])

    async def _review(self, job: Job, running: _Running, asker: str) -> Study:
        """First a quick look at all decisions, then a thorough one at those that are suspect."""
        decisions, slips = await self._bots.work(partial(_decisions, job), asker)
        study = Study(0, len(decisions) + min(SUSPECTS, len(decisions)), slips=slips)
        running.tell(study)
        suspects: list[Slip] = []
        for piece in _pieces(decisions, LOOKS_IN_A_PIECE):
            suspects += await self._bots.work(partial(_looked_at, job, piece, QUICK), asker)
            study = msgspec.structs.replace(study, done=study.done + len(piece))
            running.tell(study)
        found = list(slips)
        for suspect in costliest(suspects, SUSPECTS):
            found += await self._bots.work(partial(_looked_at, job, [suspect.ply], THOROUGH), asker)
            study = msgspec.structs.replace(study, done=study.done + 1, slips=costliest(found, MOST_SLIPS))
            running.tell(study)
        return msgspec.structs.replace(study, done=study.total, over=True)


def _key(job: Job) -> tuple[str, Kind, int]:
    return job.table, job.kind, len(job.record.plies)


def _pieces(things: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for first in range(0, len(things), size):
        yield things[first : first + size]


# In a worker


def _points(job: Job) -> list[int]:
    return points_of(find_game(job.record.game, job.source), job.record)


def _chances(job: Job, points: Sequence[int]) -> list[Chance]:
    return chances_at(find_game(job.record.game, job.source), job.record, points)


def _end(job: Job) -> list[Chance]:
    """Who has won, for certain; nothing of a game that was ended before its end."""
    state = replay(job.record, find_game(job.record.game, job.source))
    return [Chance(len(job.record.plies), wins_of(state))] if state.outcome() is not None else []


def _decisions(job: Job) -> tuple[list[int], list[Slip]]:
    """What is to be looked at, and what a race says of itself."""
    game = find_game(job.record.game, job.source)
    return decisions_of(game, job.record, job.seats), raced(game, job.record, job.seats)


def _looked_at(job: Job, decisions: Sequence[int], iterations: int) -> list[Slip]:
    return looked_at(find_game(job.record.game, job.source), job.record, decisions, iterations)
