"""Several processes at one port: to each other they are servers with one store, like those of several machines.

The system gives each connection to one of them. One that breaks is replaced; if one ends because it was told to, or
cannot go on, all of them end.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

from tablee.core.errors import TableeError
from tablee.server.logs import begin_log, note
from tablee.server.run import listen, serve
from tablee.server.settings import Rate, Settings
from tablee.server.store import open_store
from tablee.server.store.backup import check_file, file_of

BREATH: Final = 1.0
"""Seconds that a worker has lived at least before it is replaced at once."""


class NoWorkers(TableeError):
    """Here two processes cannot listen at one port."""

    key = "error-no-workers"


def check_workers(settings: Settings) -> None:
    """Raise :class:`NoWorkers` where there can be only one."""
    if settings.workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise NoWorkers("this system lets only one process listen at a port; leave out --workers")


def serve_together(settings: Settings, listener: socket.socket, browse: str | None = None) -> int:
    """Serve with as many workers as `settings` say until a signal says stop.

    `listener` keeps the port for them and never listens itself.
    """
    begin_log(settings)
    workers = _Workers(settings, listener.getsockname()[:2], browse)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, workers.end)
    asyncio.run(_open_once(settings))
    return workers.run()


def share_of(settings: Settings) -> Settings:
    """What one of the workers allows one address, so that all of them together allow what the settings say.

    What is counted at a table or in the store is counted once, wherever people come in.
    """
    workers = settings.workers
    names = ("requests", "sockets", "address_messages", "onlooker_messages", "studies")
    rates = {name: getattr(settings, name) for name in names}
    numbers = ("connections", "connections_per_address", "waiting_per_address", "studies_at_once", "prints_at_once")
    shares: dict[str, Any] = {name: -(-getattr(settings, name) // workers) for name in numbers}
    shares |= {name: Rate(-(-rate.burst // workers), rate.per_second / workers) for name, rate in rates.items()}
    return msgspec.structs.replace(settings, **shares)


async def _open_once(settings: Settings) -> None:
    """What is wrong with the store is told once, and it gets its form once."""
    if (file := file_of(settings.store)) is not None:
        check_file(file)
    store = open_store(settings.store, shared=True)
    await store.open()
    try:
        await store.look_through()
    finally:
        await store.close()


class _Workers:
    """The processes, and whoever starts and stops them."""

    def __init__(self, settings: Settings, place: tuple[str, int], browse: str | None) -> None:
        cores = max(1, (os.cpu_count() or 2) - 1)
        bots = settings.bot_workers or max(1, cores // settings.workers)
        self._settings = msgspec.structs.replace(share_of(settings), bot_workers=bots)
        self._place = place
        self._browse = browse
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[int, tuple[BaseProcess, float]] = {}
        self._is_ending = False
        self._code = 0

    def run(self) -> int:
        """Until the last of them has ended."""
        for worker in range(self._settings.workers):
            self._start(worker)
        self._browse = None
        while self._running:
            wait([process.sentinel for process, _ in self._running.values()])
            for worker, (process, since) in list(self._running.items()):
                if process.exitcode is not None:
                    del self._running[worker]
                    self._lost(worker, process.exitcode, time.monotonic() - since)
        return self._code

    def _start(self, worker: int) -> None:
        if self._is_told_to_end():
            return
        given = (self._settings, self._place, worker, self._browse if worker == 0 else None)
        process = self._context.Process(target=_work, args=given, name=f"tablee-{worker}")
        process.start()
        self._running[worker] = (process, time.monotonic())
        if self._is_told_to_end():  # since a moment ago
            process.terminate()

    def _is_told_to_end(self) -> bool:
        """By a signal, at any moment."""
        return self._is_ending

    def _lost(self, worker: int, code: int, lived: float) -> None:
        if self._is_ending or code >= 0:
            # One that was told to end before it could listen to that had nothing to finish.
            self._code = max(self._code, 0 if code == -signal.SIGTERM else abs(code))
            self.end()
            return
        note(logging.WARNING, "a worker broke and is replaced", worker=worker, signal=-code)
        if lived < BREATH:
            time.sleep(BREATH)
        self._start(worker)

    def end(self, *signalled: Any) -> None:
        """Tell everybody to end; whoever is told so by a second signal ends at once."""
        if self._is_ending and not signalled:
            return
        self._is_ending = True
        for process, _ in self._running.values():
            process.terminate()


def _work(settings: Settings, place: tuple[str, int], worker: int, browse: str | None) -> None:
    """In a worker: not in the group of its parent, or Ctrl-C would be heard twice."""
    os.setpgrp()
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    try:
        code = serve(settings, listen(*place, shared=True), browse, worker)
    except TableeError as error:
        logging.getLogger("tablee.server").error("%s", error)
        code = 1
    sys.exit(code)


def _end_with(parent: BaseProcess) -> None:
    """However the parent ends, nobody is left behind."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
