"""Group commit: all that waits to be written goes into one commit, and one hand-over tells everybody who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from tablee.server import metrics

GROUP: Final = 256
"""How many pieces of work go into one commit at most."""

Work = TypeVar("Work")


class Groups(Generic[Work]):
    """Collects work while the commit before it is under way.

    Nobody who waits can disturb the others: whoever is cancelled is not told, and the work is done all the same.
    """

    def __init__(self, commit: Callable[[list[Work]], Awaitable[Sequence[Any]]]) -> None:
        """`commit` does some work and returns what came of each piece, which is raised if it is an exception."""
        self._commit = commit
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How much waits for the next commit."""
        return len(self._waiting)

    async def do(self, work: Work) -> Any:
        """Do the work with the next group."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store commits")
        return await done

    async def finish(self) -> None:
        """Wait until nothing is left to do."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            metrics.changes.inc(len(group))
            try:
                with metrics.commit_seconds.time():
                    outcomes = await self._commit([work for work, _ in group])
            except Exception as error:
                outcomes = [error] * len(group)
            for (_, done), outcome in zip(group, outcomes):
                if done.done():
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._task = None
