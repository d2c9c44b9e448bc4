"""The bots of a server: worker processes that end with it, however it ends, and are replaced if one breaks."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

import tablee
from tablee.bots.matches import Pairing, play_match
from tablee.bots.pool import Answer, BotPool, Question, answer
from tablee.core.record import Record

log: Final = logging.getLogger("tablee.server")

ATTEMPTS: Final = 3
QUICK_LEVEL: Final = "casual"
"""Decides at a glance, without a search."""


class _Pool(BotPool):
    """A pool whose workers watch over their server."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_watch_parent)


def _watch_parent() -> None:
    """In a worker: leave keyboard signals to the server, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


class Bots:
    """Asks the pool without ever holding up the loop."""

    def __init__(self, workers: int | None) -> None:
        """One worker a core, but for the core that serves, unless said otherwise."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = _Pool(self._workers)
        self._one_match = asyncio.Lock()
        self._renewed = False

    async def ask(self, question: Question) -> Answer:
        """The answer of a bot; a broken pool is replaced, and if nothing helps a quick answer is better than none."""
        self._renew_when_compiled()
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.ask(question))
            except BrokenProcessPool:
                self._replace(pool)
            except Exception:
                log.exception("a bot at level %s failed", question.level)
                break
        return answer(msgspec.structs.replace(question, level=QUICK_LEVEL, table=""))

    async def play_out(self, pairing: Pairing) -> Record:
        """A whole match between bots; one at a time, so that no table waits for more than one of them."""
        async with self._one_match:
            for _ in range(ATTEMPTS):
                pool = self._pool
                try:
                    return await asyncio.wrap_future(pool.play(pairing))
                except BrokenProcessPool:
                    self._replace(pool)
            return await asyncio.to_thread(play_match, pairing)

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

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.to_thread(self._pool.close)
