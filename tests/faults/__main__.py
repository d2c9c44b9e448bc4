"""``python -m tests.faults``: every fault as often as it takes, and the page about it."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.faults.scenes import SCENES, SEATS, Scene, perform
from tests.faults.street import LEASE, STORE_PATIENCE
from tests.faults.verdict import Verdict, at
from tests.server.postgresql import Cluster

PAGE = Path(__file__).resolve().parents[2] / "docs" / "faults.md"
HEAD = """# Faults

Three servers on one PostgreSQL, each a process of its own; {circles} circles of {seats} people play one game after the
other, each person by a page of his own at a server that is picked at random each time, as a proxy would do it, and with
the page's own patience. Meanwhile things go wrong. Afterwards every journal is read and played again by the rules:
**lost** are acknowledged moves that are not there, **doubled** those that are there more than once, **two owners** what
was written by a server that did not lead the table then; the database itself notes who writes (a trigger, see
`tests/faults/street.py`).

"""
COLUMNS = (
    "what happens",
    "times",
    "games",
    "acknowledged moves",
    "lost",
    "doubled",
    "two owners",
    "tables claimed",
    "waited for the table: median, p99, longest",
    "waited for a move: median, p99, longest",
)
FOOT = """
Waiting for the table is counted from a line that broke, or the message that nobody answered, to the table on the screen
again; waiting for a move from the first time it was sent to its acknowledgement, faults or not. Here the lease is
{lease:g} s and the store's patience {patience:g} s (usually 10 and 3): a server that is killed and not started again
keeps its tables for the rest of its lease, one that sleeps too, and a page notices a server that is silent after seven
seconds. All of it runs on one machine: {machine}.

Made by `make faults` in {minutes:.0f} minutes; the same in short are the tests in `tests/faults` (`make proofs`).
"""


def main(arguments: list[str] | None = None) -> int:
    """Do it all; whatever is lost or doubled fails it, never slowness."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Servers and databases that fail.")
    parser.add_argument("--circles", type=int, default=12, help="tables at once (default 12)")
    parser.add_argument("--think", type=float, default=0.1, help="seconds that people think (default 0.1)")
    parser.add_argument("--share", type=float, default=1.0, help="of the faults; less than 1 writes no page")
    parser.add_argument("--output", type=Path, default=PAGE, help="where the page goes (default docs/faults.md)")
    asked = parser.parse_args(arguments)
    began = time.monotonic()
    rows = run(asked.circles, asked.think, asked.share)
    foot = FOOT.format(
        lease=LEASE, patience=STORE_PATIENCE, machine=_machine(), minutes=max(1.0, (time.monotonic() - began) / 60)
    )
    page = (
        HEAD.format(circles=asked.circles, seats=SEATS)
        + _line(COLUMNS)
        + _line(["---"] * len(COLUMNS))
        + "".join(rows.values())
        + foot
    )
    print(page)
    if asked.share == 1.0:
        asked.output.write_text(page, encoding="utf-8")
    return 0 if all("**not clean**" not in row for row in rows.values()) else 1


def run(circles: int, think: float, share: float) -> dict[str, str]:
    """The rows of the table."""
    cluster = Cluster(durable=True).start()
    rows = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=Console(stderr=True)) as progress:
            for number, scene in enumerate(SCENES):
                times = max(1, round(share * scene.times))
                shown = progress.add_task(scene.fault.__name__.replace("_", " "), total=times)
                tell: Callable[[int], None] = partial(_tell, progress, shown)
                place = Path(folder) / str(number)
                found = asyncio.run(
                    perform(scene, place, cluster, circles=circles, times=times, think=think, tell=tell)
                )
                rows[scene.name] = _row(scene, times, found)
                print(rows[scene.name], end="", file=sys.stderr)
    finally:
        cluster.end()
    return rows


def _tell(progress: Progress, task: object, done: int) -> None:
    progress.update(task, completed=done)  # type: ignore[arg-type]


def _row(scene: Scene, times: int, found: Verdict) -> str:
    waits = ", ".join(f"{at(share, found.waits):.2f} s" for share in (0.5, 0.99, 1.0))
    moves = ", ".join(f"{1000 * at(share, found.moves):.0f} ms" for share in (0.5, 0.99, 1.0))
    counts = (times, found.games, found.acknowledged, found.lost, found.doubled + found.foreign, found.two_owners)
    name = scene.name if found.is_clean else f"{scene.name} **not clean**"
    cells = (name, *(f"{count:,}".replace(",", " ") for count in (*counts, found.claims)), waits, moves)
    return _line(cells)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _machine() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


if __name__ == "__main__":
    sys.exit(main())
