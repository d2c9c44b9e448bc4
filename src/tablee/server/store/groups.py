"""Group commit: all that waits to be written goes into one commit, and one hand-over tells everybody who waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from tablee.server import metrics

GROUP: Final = 256
"""How many pieces of work go into one commit at most."""

Work = TypeVar("Work")
Waiting = list[tuple[Work, asyncio.Future[Any]]]


class Groups(Generic[Work]):
    """Collects work while the commit before it is under way.

    Nobody who waits can disturb the others: whoever is cancelled is not told, and the work is done all the same.
    """

    def __init__(
        self,
        commit: Callable[[list[Work]], Awaitable[Sequence[Any]]],
        at_once: Callable[[list[Work]], Sequence[Any] | None] = lambda _: None,
    ) -> None:
        """`commit` does some work and returns what came of each piece, which is raised if it is an exception.

        `at_once` does the same without letting anything else happen, if that is a matter of moments; else it does
        nothing, and `commit` has to.
        """
        self._commit = commit
        self._at_once = at_once
        self._waiting: Waiting[Work] = []
        self._begins = False
        """Whether the next group will be begun as soon as everybody was heard who has something to write now."""
        self._are_small = True
        """Whether all that waits is done in a moment."""
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How much waits for the next commit."""
        return len(self._waiting)

    def do(self, work: Work, *, is_small: bool = False) -> asyncio.Future[Any]:
        """Do the work with the next group; who waits for it hears what came of it."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((work, done))
        self._are_small = self._are_small and is_small
        if self._task is None and not self._begins:
            self._begins = True
            loop.call_soon(self._begin)
        return done

    async def finish(self) -> None:
        """Wait until nothing is left to do."""
        while self._begins or self._task is not None:
            if self._task is not None:
                await asyncio.wait([self._task])
            else:
                await asyncio.sleep(0)

    def _begin(self) -> None:
        self._begins = False
        if not (self._are_small and self._is_done_at_once()):
            self._task = asyncio.create_task(self._run(), name="store commits")

    def _is_done_at_once(self) -> bool:
        """Do what waits here and now, if that can be done; say whether nothing is left."""
        group, began = self._waiting[:GROUP], time.monotonic()
        outcomes = self._at_once([work for work, _ in group])
        if outcomes is None:
            return False
        self._take()
        metrics.commit_seconds.observe(time.monotonic() - began)
        _tell(group, outcomes)
        return not self._waiting

    def _take(self) -> Waiting[Work]:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._are_small = True
        metrics.changes.inc(len(group))
        return group

    async def _run(self) -> None:
        while self._waiting:
            group, began = self._take(), time.monotonic()
            try:
                outcomes = await self._commit([work for work, _ in group])
            except Exception as error:
                outcomes = [error] * len(group)
            metrics.commit_seconds.observe(time.monotonic() - began)
            _tell(group, outcomes)
        self._task = None


def _tell(group: Waiting[Work], outcomes: Sequence[Any]) -> None:
    """Let everybody know what came of their work."""
    for (_, done), outcome in zip(group, outcomes):
        if done.done():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
