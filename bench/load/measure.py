"""Both servers up at once, each on the same core; loads and servers take turns, round after round."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from bench.load.boardgame_io import BoardgameIo, is_installed
from bench.load.drive import Load, Slice
from bench.load.server import Server, memory
from bench.load.tablee_server import Tablee

SYNC_SAMPLES = 40
SPARE_FILES = 200


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be measured."""

    tables: int
    seats: int
    rates: tuple[float, ...]
    """Moves a second that are offered, whether or not the server keeps up."""
    window: int
    """Moves on their way at any time, when as many as possible are wanted."""
    seconds: float
    """Of each server under each load, in all rounds together."""
    rounds: int

    @property
    def slice_seconds(self) -> float:
        return self.seconds / self.rounds

    @property
    def loads(self) -> tuple[float | None, ...]:
        """The rates, and then none: as many as possible."""
        return (*self.rates, None)


@dataclass(slots=True)
class Memory:
    """Bytes of a server's process at three moments."""

    empty: int = 0
    laid: int = 0
    played: int = 0


@dataclass(slots=True)
class Findings:
    """Everything that was measured of one server."""

    server: Server
    slices: dict[float | None, list[Slice]]
    memory: Memory = field(default_factory=Memory)
    errors: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    """What it logged while it was played at…"""
    last_words: list[str] = field(default_factory=list)
    """…and while it was stopped."""
    replaced: int = 0
    moves: int = 0


@dataclass(slots=True)
class Run:
    """The whole measurement."""

    plan: Plan
    cores: tuple[int | None, int | None]
    """The servers' and the clients'."""
    sync: float
    """Seconds that this disk takes to keep four kilobytes for good."""
    findings: list[Findings]
    skipped: list[str]


async def measure(plan: Plan, console: Console) -> Run:
    """Start the servers, lay the tables, play, and stop the servers whatever happens."""
    stop_when_told()
    allow_sockets(plan)
    cores = two_cores()
    if cores[1] is not None:
        os.sched_setaffinity(0, {cores[1]})
    with tempfile.TemporaryDirectory(prefix="tablee-load-", ignore_cleanup_errors=True) as folder:
        run = Run(plan, cores, sync_time(Path(folder)), [], [])
        servers = find_servers(Path(folder), plan, run.skipped)
        try:
            await play_all(run, servers, console)
        finally:
            for server in servers:
                server.stop()
        for found in run.findings:
            found.last_words = found.server.complaints()[len(found.complaints) :]
    return run


def stop_when_told() -> None:
    """Let a signal end the run as an error would: the servers are stopped first."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def allow_sockets(plan: Plan) -> None:
    """Ask the system for as many open files as there will be sockets; the servers inherit it."""
    wanted = 2 * plan.tables * plan.seats + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def two_cores() -> tuple[int | None, int | None]:
    """One core for the servers and another for the clients, if the system lets us choose."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], cores[-1]


def find_servers(folder: Path, plan: Plan, skipped: list[str]) -> list[Server]:
    """Ours, and theirs if it is installed."""
    servers: list[Server] = [Tablee(folder / "ours", plan.seats)]
    if is_installed():
        servers.append(BoardgameIo(folder / "theirs", plan.seats))
    else:
        skipped.append("boardgame.io is not installed: `make load` does that")
    return servers


async def play_all(run: Run, servers: list[Server], console: Console) -> None:
    """Everything between the start and the stop of the servers."""
    loads = [load for server in servers if (load := await lay_or_skip(server, run, console)) is not None]
    gc.collect()
    gc.freeze()
    for turn in range(run.plan.rounds):
        for rate in run.plan.loads:
            await play_round(run, loads, turn, rate, console)
    for load, found in zip(loads, run.findings, strict=True):
        found.memory.played = memory(load.server.pid)
        found.errors, found.replaced = load.errors.copy(), load.replaced
        found.complaints = load.server.complaints()
        load.close()


async def lay_or_skip(server: Server, run: Run, console: Console) -> Load | None:
    """Lay a server's tables; without ours there is nothing to measure, another that cannot is left out."""
    console.print(f"{server.title}: laying {run.plan.tables} tables of {run.plan.seats} seats")
    found = Findings(server, {rate: [] for rate in run.plan.loads})
    try:
        load = await lay(server, run, found)
    except (OSError, TimeoutError) as error:
        if isinstance(server, Tablee):
            raise
        run.skipped.append(f"{server.title}: {error!r}")
        return None
    run.findings.append(found)
    return load


async def lay(server: Server, run: Run, found: Findings) -> Load:
    """Start a server and lay its tables; note what that takes."""
    await server.start(run.cores[0])
    load = Load(server, run.plan.tables)
    found.memory.empty = memory(server.pid)
    await load.lay_all()
    found.memory.laid = memory(server.pid)
    return load


async def play_round(run: Run, loads: list[Load], turn: int, rate: float | None, console: Console) -> None:
    """One slice of every server under one load; who begins changes from round to round."""
    pairs = list(zip(loads, run.findings, strict=True))
    for load, found in pairs if turn % 2 == 0 else reversed(pairs):
        if rate is None:
            piece = await load.flat_out(run.plan.window, run.plan.slice_seconds)
        else:
            piece = await load.steady(rate, run.plan.slice_seconds)
        found.slices[rate].append(piece)
        found.moves += piece.moves
        console.print(progress(turn, rate, load.server.title, piece), highlight=False, soft_wrap=True)


def progress(turn: int, rate: float | None, title: str, piece: Slice) -> str:
    """One line a slice, for who watches."""
    asked = "flat out" if rate is None else f"{rate:g} moves/s"
    times = f"p50 {piece.median * 1000:.1f} ms, p99 {piece.slow * 1000:.1f} ms"
    shares = f"server {piece.server_time / piece.seconds:.0%}, client {piece.client_time / piece.seconds:.0%} of a core"
    return f"round {turn + 1}  {asked:<14} {title:<13} {piece.rate:7.0f} moves/s  {times}  {shares}"


def sync_time(folder: Path, clock: Callable[[], float] = time.perf_counter) -> float:
    """The median time of writing four kilobytes and making sure that they are on the disk."""
    times = []
    with (folder / "sync").open("wb") as file:
        for _ in range(SYNC_SAMPLES):
            start = clock()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(clock() - start)
    return sorted(times)[SYNC_SAMPLES // 2]


def run_measurement(plan: Plan, console: Console) -> Run:
    """The same with its own loop: the fastest that is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(measure(plan, console))
    return uvloop.run(measure(plan, console))
