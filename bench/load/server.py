"""A server in a process of its own on a core of its own, and what the system says of that process."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load.table import LoadTable
from bench.load.wire import HOST, exchange

STOPS_WITHIN = 10.0


class Server(ABC):
    """One of the contestants."""

    title: str
    version: str

    def __init__(self, folder: Path, seats: int) -> None:
        self.folder = folder
        self.seats = seats
        self.port = free_port()
        self.log = folder / "server.log"
        self.core: int | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    async def lay(self, table: LoadTable) -> None:
        """Make a game, and seat everybody at `table`."""

    starts_within = 30.0
    health = "/"
    """An address that answers with a success as soon as the server is up."""

    async def start(self, core: int | None) -> None:
        """Start it on its core, and wait until it answers."""
        self.core = core
        self.folder.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "NODE_ENV": "production"}
        with self.log.open("ab") as log, on_core(core):
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=environment)
        until = time.monotonic() + self.starts_within
        while not await self._is_up():
            if self._process.poll() is not None or time.monotonic() > until:
                raise ChildProcessError(f"{self.title} did not start: {self.log.read_text()[-500:]}")
            await asyncio.sleep(0.05)

    async def _is_up(self) -> bool:
        try:
            status, _ = await exchange(self.port, "GET", self.health)
        except (OSError, IndexError):
            return False
        return status == 200

    def stop(self) -> None:
        """Ask it to stop; if it does not, end it."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def complaints(self) -> list[str]:
        """The lines of its log, where only trouble is written."""
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Processes that are started inside run on `core` and on no other."""
    if core is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def memory(pid: int) -> int:
    """Bytes of a process and its children that are in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") + sum(memory(child) for child in children(pid))


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def processor_time(pid: int) -> float:
    """Seconds that a process and its children have computed, in all their threads."""
    return own_time(pid) + sum(processor_time(child) for child in children(pid))


def own_time(pid: int) -> float:
    """Seconds that a process has computed, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_time(core: int | None) -> float:
    """Seconds that a core has computed, for whomever."""
    for line in Path("/proc/stat").read_text().splitlines() if core is not None else ():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            user, nice, system, _idle, _waiting, *rest = map(int, ticks[:8])
            return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")
    return 0.0
