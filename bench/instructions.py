"""``python -m bench.instructions``: how many machine instructions a ply of each game takes, counted by valgrind.

Unlike time, that is the same whatever else the machine does: a change of a few in a hundred shows in one run. A tree
with another version of ``tablee`` is measured with ``PYTHONPATH=/path/to/its/src``.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile

from rich.console import Console

import tablee
from bench.modes import Mode, modes
from bench.peers.tablee_play import SEED
from bench.run import progress_bar
from tablee.core.luck import Rng
from tablee.core.playout import random_playout

PLIES = 5000
"""Whole games are played until there are so many."""
COUNTING = ("valgrind", "--tool=callgrind", "--toggle-collect=CPyDef_*random_playout")


def play(mode: Mode) -> tuple[int, int]:
    """The games that are counted, always the same: their decisions and plies."""
    rng = Rng(SEED)
    table = mode.table()
    decisions = plies = 0
    while plies < PLIES:
        tally = random_playout(table.new(), rng)
        decisions += tally.decisions
        plies += tally.plies
    return decisions, plies


def count(place: int) -> tuple[int, int, int]:
    """Instructions, decisions and plies of the mode at `place`, in a process of its own."""
    # Callgrind puts its file in the place of any other: for root in that of /dev/null, too.
    with tempfile.TemporaryDirectory() as folder:
        command = [*COUNTING, f"--callgrind-out-file={folder}/profile"]
        command += [sys.executable, "-m", "bench.instructions", "--play", str(place)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    decisions, plies = map(int, done.stdout.split())
    return collected(done.stderr), decisions, plies


def collected(said: str) -> int:
    """What valgrind says that it counted."""
    found = re.search(r"Collected : (\d+)", said)
    if found is None or found[1] == "0":
        raise ValueError(f"valgrind counted nothing in the engine's own loop: {said.strip()[-300:]}")
    return int(found[1])


def main(arguments: list[str] | None = None) -> int:
    """Print the figures of every mode, or play one of them to be counted."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.instructions", description="Instructions a ply, by valgrind."
    )
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.play is not None:
        print(*play(modes()[asked.play]))
        return 0
    console = Console()
    if not tablee.compiled():
        console.print(f"only compiled code can be counted, and Tablée is {tablee.build_info()}")
        return 1
    console.print(f"{'instructions':34}   {'a ply':>10} {'a decision':>10}", highlight=False)
    with progress_bar(console) as bar:
        task = bar.add_task("", total=len(modes()))
        for place, mode in enumerate(modes()):
            bar.update(task, description=mode.title)
            instructions, decisions, plies = count(place)
            line = f"{mode.title:34} {mode.seats} {instructions / plies:10.0f} {instructions / decisions:10.0f}"
            console.print(line, highlight=False)
            bar.advance(task)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
