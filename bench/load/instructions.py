"""``python -m bench.load.instructions``: how many machine instructions a move takes on the server, counted by valgrind.

Unlike time, that is the same within a thousandth whatever else the machine does. What the system does for the server,
the disk and the sockets, is not in it. A tree with another version of ``tablee`` is measured with
``PYTHONPATH=/path/to/its/src``.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import tempfile
from pathlib import Path

import tablee
from bench.instructions import collected
from bench.load import tablee_server
from bench.load.table import LoadTable
from bench.load.tablee_server import Tablee

SEATS = 3
WARM_UP = 3
"""Moves at each table before those that are counted."""
ARRIVES_WITHIN = 300.0
SAME_LUCK = """
import random, secrets
import tablee.server.store.sqlite as store
luck = random.Random(1)
secrets.token_bytes = lambda size=32: luck.randbytes(size)
secrets.randbits = luck.getrandbits
store.QUICK = 1e9
"""
"""The same games every time, and moves written where they are on a quick disk: under valgrind none is."""


class CountedServer(Tablee):
    """Our server, in which valgrind counts as soon as it is told to."""

    starts_within = 300.0

    def command(self) -> list[str]:
        python, option, program, *arguments = super().command()
        counting = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={self.folder}/profile"]
        return [*counting, python, option, SAME_LUCK + program, *arguments]

    def count(self, how: str) -> None:
        """Let the counting begin (``on``) or end (``off``)."""
        subprocess.run(["callgrind_control", f"--instr={how}", str(self.pid)], check=True, capture_output=True)


class Games:
    """Tables at which everybody moves at once, each with its own luck."""

    def __init__(self, server: Tablee) -> None:
        self._server = server
        self._tables: list[tuple[LoadTable, random.Random]] = []
        self._missing = 0
        self._all_arrived = asyncio.Event()
        self._failures: list[str] = []

    async def lay(self, tables: int) -> None:
        for number in range(tables):
            table = LoadTable(self._arrived, self._failed)
            await self._server.lay(table)
            self._tables.append((table, random.Random(number)))

    async def play(self, rounds: int) -> int:
        """A move at each table that is not over, and again when all have arrived; how many moves that were."""
        moves = 0
        for _ in range(rounds):
            going_on = [(table, luck) for table, luck in self._tables if not table.is_over]
            if not going_on:
                break
            self._missing = len(going_on)
            self._all_arrived.clear()
            for table, luck in going_on:
                table.move(luck)
            await asyncio.wait_for(self._all_arrived.wait(), ARRIVES_WITHIN)
            if self._failures:
                raise ChildProcessError(f"the server failed: {self._failures[0]}")
            moves += len(going_on)
        return moves

    def _arrived(self, _: LoadTable) -> None:
        self._missing -= 1
        if not self._missing:
            self._all_arrived.set()

    def _failed(self, reason: str) -> None:
        self._failures.append(reason)
        self._all_arrived.set()


async def measure(tables: int, rounds: int) -> tuple[int, int]:
    """Moves, and the instructions that all of them took."""
    with tempfile.TemporaryDirectory() as folder:
        server = CountedServer(Path(folder), SEATS)
        await server.start(None)
        try:
            games = Games(server)
            await games.lay(tables)
            await games.play(WARM_UP)
            server.count("on")
            moves = await games.play(rounds)
            server.count("off")
        finally:
            server.stop()
        return moves, collected(server.log.read_text())


def main(arguments: list[str] | None = None) -> int:
    """Print the figure."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.load.instructions", description="Instructions a move, by valgrind."
    )
    parser.add_argument("--tables", type=int, default=32, help="tables of three (default 32)")
    parser.add_argument("--rounds", type=int, default=20, help="moves at each of them (default 20)")
    asked = parser.parse_args(arguments)
    if not tablee.compiled():
        print(f"only compiled code is worth counting, and Tablée is {tablee.build_info()}")
        return 1
    tablee_server.SHOWN_WITHIN = CountedServer.starts_within
    moves, instructions = asyncio.run(measure(asked.tables, asked.rounds))
    print(f"{instructions / moves:.0f} instructions a move ({moves} moves at {asked.tables} tables)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
