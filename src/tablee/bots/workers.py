"""Processes that work for a pool: each does one thing after the other, and one that has died is replaced.

Who has nothing to do can be lent to somebody as a helper. A helper is called back when there is work and nobody else is
free, and looks now and then whether it was (:func:`is_called_back`); so work waits for helpers for a moment only.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Collection
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Lock
from typing import Any, TypeVar

Result = TypeVar("Result")


class Worker:
    """A process of its own, which starts when it first has something to do."""

    def __init__(self, begin: Callable[[], None] | None) -> None:
        context = multiprocessing.get_context("spawn")
        self._is_called_back = context.RawValue("b", 0)  # without a lock: somebody could die who holds it
        self._hire = partial(ProcessPoolExecutor, 1, context, _begin, (self._is_called_back, begin))
        self.executor = self._hire()
        self.jobs = 0
        """How many things it was given to do and has not done."""
        self.helps = False
        """Whether it may be called back from what it does."""
        self.is_late = False
        """Whether somebody has stopped waiting for it."""

    @property
    def is_broken(self) -> bool:
        """Whether its process has died."""
        return bool(getattr(self.executor, "_broken", False))

    def rank(self) -> tuple[bool, bool, bool, int]:
        """Whom to give work first: who is idle, then who helps, then who has least to do."""
        return self.is_late, self.jobs > 0 and not self.helps, self.helps, self.jobs

    def do(self, job: Callable[..., Result], *arguments: Any) -> Future[Result]:
        """Do it after all that is to be done before."""
        if not self.is_broken:
            try:
                return self.executor.submit(job, *arguments)
            except BrokenProcessPool:
                pass
        self.executor = self._hire()
        return self.executor.submit(job, *arguments)

    def call_back(self, *, really: bool = True) -> None:
        """It is to end soon what it helps with; or not, and so it has to be told before it begins."""
        self._is_called_back.value = really


class Workers:
    """All processes of a pool, and who of them does what."""

    def __init__(self, count: int, begin: Callable[[], None] | None) -> None:
        """Each of them calls `begin` first."""
        self._all = [Worker(begin) for _ in range(count)]
        self._lock = Lock()
        """Held while it is said who does what.  Whoever holds it waits for nobody."""

    @property
    def are_broken(self) -> bool:
        """Whether one has died whom nobody has needed since."""
        return any(worker.is_broken for worker in self._all)

    def do(self, job: Callable[..., Result], *arguments: Any) -> Future[Result]:
        """Let whoever is first to have time do something."""
        with self._lock:
            worker = min(self._all, key=Worker.rank)
            worker.jobs += 1
            if worker.helps:
                worker.helps = False
                worker.call_back()
        return self.start(worker, job, *arguments)

    def take_idle(self, most: int) -> list[Worker]:
        """Those who have nothing to do, for :meth:`start`: one, and the others as its helpers; or nobody at all."""
        with self._lock:
            taken = [worker for worker in self._all if not worker.jobs][:most]
            if len(taken) < 2:
                return []
            for worker in taken:
                worker.jobs += 1
                worker.helps = worker is not taken[0]
                worker.call_back(really=False)
            return taken

    def start(self, worker: Worker, job: Callable[..., Result], *arguments: Any) -> Future[Result]:
        """Let somebody do what it was taken for."""
        try:
            future = worker.do(job, *arguments)
        except BaseException:
            self._finish_job(worker)
            raise
        future.add_done_callback(lambda _: self._finish_job(worker))
        return future

    def give_up(self, late: Collection[Worker]) -> None:
        """Wait no longer for some: they get no work before they are done, unless nobody else is left."""
        with self._lock:
            for worker in late:
                worker.is_late = worker.jobs > 0

    def _finish_job(self, worker: Worker) -> None:
        with self._lock:
            worker.jobs -= 1
            if not worker.jobs:
                worker.helps = worker.is_late = False

    def finish(self) -> None:
        """Take no more work, and stop after what there is."""
        for worker in self._all:
            worker.executor.shutdown(wait=False)

    def close(self) -> None:
        """Stop, and drop what nobody started on."""
        for worker in self._all:
            worker.call_back()
        for worker in self._all:
            worker.executor.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """How many processes can work at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# In the process of a worker

_signs: list[Any] = []
"""What says so when somebody is called back."""


def _begin(sign: Any, begin: Callable[[], None] | None) -> None:
    _signs.append(sign)
    if begin is not None:
        begin()


def is_called_back() -> bool:
    """Whether whoever helps here is to end soon."""
    return any(sign.value for sign in _signs)
