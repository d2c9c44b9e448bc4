"""``python -m bench.capacity``: what several workers carry together, and what that means for very many tables."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import re
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from bench.load.drive import Load, Slice
from bench.load.measure import Plan, allow_sockets
from bench.load.server import memory
from bench.load.tablee_server import NO_LIMITS, Tablee
from tests.server.postgresql import Cluster

PAGE = Path(__file__).resolve().parents[1] / "docs" / "capacity.md"
WORKERS = (1, 2, 4)
SEATS = 3
WINDOW = 64
THINKING = 20.0
"""Seconds between two moves at a table of people."""
SPARE = 0.5
"""How busy a core may be on average, so that nobody waits."""
CROWDS = (10_000, 100_000)
COLUMNS = (
    "workers",
    "store",
    "moves/s",
    "moves a second of server time",
    "seen p50, ms",
    "seen p99, ms",
    "clients, % of a core",
    "a table, KB",
)
FILES = 65_536
"""Connections that one process is given room for."""


class Crew(Tablee):
    """``tablee serve --workers``."""

    def __init__(self, folder: Path, workers: int, store: str) -> None:
        super().__init__(folder, SEATS)
        self.workers = workers
        self.store = store

    def command(self) -> list[str]:
        settings = {**NO_LIMITS, "bot_workers": 1}
        flags = [f"--set={name}={_as_toml(value)}" for name, value in settings.items()]
        place = (f"--port={self.port}", f"--store={self.store}", f"--workers={self.workers}")
        return [sys.executable, "-m", "tablee", "serve", "--no-browser", *place, *flags]


def _as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {one}' for key, one in value.items())} }}"
    return str(value)


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of so many workers with one kind of store."""

    workers: int
    store: str
    slice: Slice
    empty: int
    """Bytes of all processes before the first table was laid."""
    table: float
    """Bytes that a table takes with its pages, pages that are passed through included."""
    errors: int

    @property
    def per_second(self) -> float:
        """Moves for each second of the servers' processor time."""
        return self.slice.moves / self.slice.server_time


async def measure(crew: Crew, kind: str, tables: int, seconds: float) -> Measured:
    """Lay the tables, and play as fast as it goes."""
    try:
        await crew.start(None)
        await asyncio.sleep(1.0)  # the other workers are up a moment after the first
        empty = memory(crew.pid)
        load = Load(crew, tables)
        await load.lay_all()
        laid = memory(crew.pid)
        await load.flat_out(WINDOW, seconds / 4)
        piece = await load.flat_out(WINDOW, seconds)
        load.close()
    finally:
        crew.stop()
    return Measured(crew.workers, kind, piece, empty, (laid - empty) / tables, sum(load.errors.values()))


async def measure_all(tables: int, seconds: float, console: Console) -> tuple[list[Measured], float]:
    """Everything, and how many bytes of the database one move takes."""
    allow_sockets(Plan(2 * tables, SEATS, (), WINDOW, seconds, 1))
    found: list[Measured] = []
    cluster = Cluster(durable=True).start()
    try:
        with tempfile.TemporaryDirectory(prefix="tablee-capacity-", ignore_cleanup_errors=True) as folder:
            for workers in WORKERS:
                for kind in ("SQLite", "PostgreSQL"):
                    place = Path(folder) / f"{kind}-{workers}"
                    store = cluster.new_place() if kind == "PostgreSQL" else str(place / "tables.sqlite")
                    found.append(await measure(Crew(place, workers, store), kind, tables, seconds))
                    console.print(_row(found[-1]), end="", highlight=False, soft_wrap=True)
            schema = store.rpartition("search_path=")[2]
            size = (
                "SELECT pg_total_relation_size('journal')::float8 / (SELECT count(*) FROM journal WHERE message != '')"
            )
            return found, float(cluster.ask(size, schema))
    finally:
        cluster.end()


# The page


def page(found: list[Measured], bytes_a_move: float, asked: argparse.Namespace) -> str:
    """What was measured, and what follows from it."""
    most = max((one for one in found if one.store == "PostgreSQL"), key=lambda one: one.workers)
    alone = next(one for one in found if one.store == "PostgreSQL" and one.workers == 1)
    errors = sum(one.errors for one in found)
    return f"""# Capacity

What several processes of one machine carry together (`tablee serve --workers 4`), and what follows from it for very
many tables. This page is written by the program that measures; nobody edits it.

- Command: `python -m bench.capacity --tables {asked.tables} --seconds {asked.seconds:g}`
- Machine: {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {Tablee.version}; servers,
  database and the pages of all people share these cores
- Load: {asked.tables} tables of {SEATS} people, each with a page of his own; {WINDOW} moves on their way at any time
- Errors: {errors}

{_line(COLUMNS)}{_line(["---:"] * len(COLUMNS))}{"".join(map(_row, found))}
With one worker every page is where its table is. With {most.workers} of them three of four pages came to another one,
and are passed through: two processes read and write each of their messages, which is the price of no sticky sessions.
The cores are what limits here: more workers than cores win nothing, clients and database take their share of the same
cores, and of a store in one file only one process writes at a time. What counts elsewhere is the servers' own time.

## Reckoning

From the figures above: people move every {THINKING:g} s at each table, {SEATS} pages a table, cores no busier than
{SPARE:.0%} on average; servers behind a proxy that picks any of them, with three of four pages passed through as with
four workers above (the more servers, the nearer to all of them).

| | {" | ".join(f"{crowd:,} tables".replace(",", " ") for crowd in CROWDS)} |
|---|{"---:|" * len(CROWDS)}
{_reckoning(most, alone, bytes_a_move)}
- **Cores** come first. A proxy that sends all pages of a table to one server (in nginx `hash $uri consistent;`) spares
  most of the passing through, and then the first of the two lines holds.
- **PostgreSQL** writes many moves in one commit and one round trip a server (`python -m bench.store`, see
  [server.md](server.md)), thousands a second on this machine. The journal is append-only, and its growth is the disk.
  Each server holds six connections at most.
- **Sockets**: a page that is passed through takes two files at the server that it came to and one where its table is.
  The unit in [operate.md](operate.md) gives one process room for {FILES:,}.
- **Leases** cost one small write for each server every few seconds, however many tables there are.
""".replace("65,536", "65 536")


def _row(found: Measured) -> str:
    piece = found.slice
    cells = (
        f"{found.workers}",
        found.store,
        f"{piece.rate:.0f}",
        f"{found.per_second:.0f}",
        f"{1000 * piece.median:.1f}",
        f"{1000 * piece.slow:.1f}",
        f"{100 * piece.client_time / piece.seconds:.0f}",
        f"{found.table / 1024:.0f}",
    )
    return _line(cells)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _reckoning(most: Measured, alone: Measured, bytes_a_move: float) -> str:
    rows = {
        "moves a second": [f"{crowd / THINKING:.0f}" for crowd in CROWDS],
        "cores for servers, each page where its table is": [_cores(crowd, alone) for crowd in CROWDS],
        "cores for servers, pages passed through": [_cores(crowd, most) for crowd in CROWDS],
        "memory for tables and pages, GB": [f"{crowd * most.table / 2**30:.1f}" for crowd in CROWDS],
        "sockets of people": [f"{crowd * SEATS:,}".replace(",", " ") for crowd in CROWDS],
        "files of all servers, pages passed through": [f"{3 * crowd * SEATS:,}".replace(",", " ") for crowd in CROWDS],
        "journal, GB a day if nobody sleeps": [
            f"{crowd / THINKING * 86_400 * bytes_a_move / 2**30:.0f}" for crowd in CROWDS
        ],
    }
    return "".join(_line([name, *cells]) for name, cells in rows.items())


def _cores(crowd: int, found: Measured) -> str:
    return f"{crowd / THINKING / found.per_second / SPARE:.1f}"


def main(arguments: list[str] | None = None) -> int:
    """Measure and write; errors fail it, never slowness."""
    parser = argparse.ArgumentParser(prog="python -m bench.capacity", description="What several workers carry.")
    parser.add_argument("--tables", type=int, default=200, help="tables of each run (default 200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run (default 10)")
    parser.add_argument("--output", type=Path, default=PAGE, help="where the page goes (default docs/capacity.md)")
    asked = parser.parse_args(arguments)
    found, bytes_a_move = asyncio.run(measure_all(asked.tables, asked.seconds, Console()))
    asked.output.write_text(re.sub(r"(?m) +$", "", page(found, bytes_a_move, asked)), encoding="utf-8")
    return 1 if any(one.errors for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
