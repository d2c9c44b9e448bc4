"""The bots of a server: worker processes that end with it, however it ends, and are replaced if one breaks."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

import tablee
from tablee.bots.matches import Pairing, play_match
from tablee.bots.policy import SUFFIX as POLICY
from tablee.bots.pool import Answer, BotPool, Question, answer
from tablee.core.errors import TableeError
from tablee.core.record import Record
from tablee.server import metrics
from tablee.server.guests import Guests
from tablee.server.limits import neighbourhood
from tablee.server.problems import Problem, too_fast
from tablee.server.settings import USUAL
from tablee.server.turns import Turn, Turns

log: Final = logging.getLogger("tablee.server")

ATTEMPTS: Final = 3
QUICK_LEVEL: Final = "casual"
"""Decides at a glance, without a search."""
QUICK_LEVELS: Final = ("beginner", QUICK_LEVEL)
CUPS: Final = "cups"
"""In whose name bots play among themselves."""

Result = TypeVar("Result")


class _Pool(BotPool):
    """A pool whose workers watch over their server."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, _watch_parent)

    def work(self, job: Callable[[], Result]) -> Future[Result | _Refusal]:
        """Let a worker do something else."""
        return self._workers.do(_done_or_refused, job)


class _Refusal(msgspec.Struct, frozen=True):
    """An error that a person may be shown, on its way between processes."""

    key: str
    facts: dict[str, Any]
    message: str
    status: int

    def problem(self) -> Problem:
        problem = Problem(self.key, self.message, status=self.status)
        problem.facts = self.facts
        return problem


def _done_or_refused(job: Callable[[], Result]) -> Result | _Refusal:
    """In a worker: errors take too many forms to travel as they are."""
    try:
        return job()
    except TableeError as error:
        status = error.status if isinstance(error, Problem) else 400
        return _Refusal(error.key, dict(error.facts), str(error), status)


def _watch_parent() -> None:
    """In a worker: leave keyboard signals to the server, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _end(loop: asyncio.AbstractEventLoop, turn: Turn, _done: object) -> None:
    """From a thread of the pool; a loop that is closed has nobody left to tell."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(turn.end)


class Bots:
    """Asks the pool without ever holding up the loop."""

    def __init__(
        self,
        workers: int | None,
        long_for_one: int | None = None,
        guests: Guests | None = None,
        most_waiting: int = USUAL.waiting_per_address,
    ) -> None:
        """One worker a core, but for the core that serves, and at least two, unless said otherwise.

        Of these, `long_for_one` may search for one address at once; all but one, unless said otherwise. `guests` are
        the players of whoever runs the server.
        """
        self.guests = guests or Guests()
        self._workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self._pool = _Pool(self._workers)
        self._turns = Turns(self._workers, long_for_one or max(1, self._workers - 1))
        self._most_waiting = most_waiting
        self._one_match = asyncio.Lock()
        self._renewed = False
        self.waiting = 0
        """How many questions are not answered yet."""

    async def ask(self, question: Question, askers: Collection[str] = ()) -> Answer:
        """The answer of a bot; a broken pool is replaced, and if nothing helps a quick answer is better than none.

        `askers` are the addresses of those who wait for it.
        """
        self.waiting += 1
        try:
            with metrics.bot_seconds.labels(question.strength or question.level).time():
                return await self._ask(question, askers)
        finally:
            self.waiting -= 1

    async def _ask(self, question: Question, askers: Collection[str]) -> Answer:
        self._renew_when_compiled()
        level = question.strength or question.level
        is_long = level not in QUICK_LEVELS and not level.endswith(POLICY)
        try:
            return await self._in_pool(lambda pool: pool.ask(question), askers, is_long=is_long)
        except BrokenProcessPool:
            pass
        except Exception:
            log.exception("a bot at level %s failed", question.level)
        return answer(msgspec.structs.replace(question, level=QUICK_LEVEL, guest=None, table=""))

    async def play_out(self, pairing: Pairing) -> Record:
        """A whole match between bots; one at a time, so that no table waits for more than one of them."""
        async with self._one_match:
            try:
                return await self._in_pool(lambda pool: pool.play(pairing), (CUPS,), is_long=True)
            except BrokenProcessPool:
                return await asyncio.to_thread(play_match, pairing)

    async def work(self, job: Callable[[], Result], asker: str) -> Result:
        """Let something be done for an address that would take too long here; what it raises is raised here.

        Who asks for more and more without waiting for it, as one can over HTTP, is told that it is too much.
        """
        if self._turns.waiting_for(neighbourhood(asker)) >= self._most_waiting:
            raise too_fast()
        found = await self._in_pool(lambda pool: pool.work(job), (asker,), is_long=True)
        if isinstance(found, _Refusal):
            raise found.problem()
        return found

    async def _in_pool(
        self, submit: Callable[[_Pool], Future[Result]], askers: Collection[str], *, is_long: bool
    ) -> Result:
        """What a worker finds when it is the askers' turn; a process that breaks is replaced, but not for ever."""
        askers = {neighbourhood(asker) for asker in askers}
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            turn = await self._turns.take(askers, is_long=is_long)
            pool = self._pool
            try:
                future = submit(pool)
                # Whoever stops waiting does not stop the worker: the turn ends when the worker is done.
                future.add_done_callback(partial(_end, loop, turn))
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                turn.end()
                self._replace(pool)
                if attempt == ATTEMPTS - 1:
                    raise
            except RuntimeError:
                turn.end()
                raise
        raise AssertionError("the last attempt returns or raises")

    def _renew_when_compiled(self) -> None:
        """On a fresh machine the rules are compiled while people play: from then on, bots think in new processes."""
        if self._renewed or not tablee.compiled_meanwhile():
            return
        self._renewed = True
        old, self._pool = self._pool, _Pool(self._workers)
        old.finish()

    def _replace(self, broken: _Pool) -> None:
        log.warning("a bot process broke")
        if broken is self._pool:
            self._pool = _Pool(self._workers)

    def are_alive(self) -> bool:
        """Whether the processes are there; if they broke, others are started, and it is said once."""
        pool = self._pool
        if pool.is_broken:
            self._replace(pool)
            return False
        return True

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.to_thread(self._pool.close)
