"""How many changes a second a store keeps: ``python -m bench.store [PLACE]``, a file unless said otherwise.

A change is what a move leaves: a ply of a person and one of chance. So many tables each wait for their own change
before they send the next one.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tablee.games import find_game
from tablee.server.lobby import new_row
from tablee.server.store import Change, Entry, SeatRow, Store, open_store

SECONDS = 3.0
TABLES = (1, 50, 500)
CHANGE = Change([Entry("ply", 0, "o7", message="k1-7"), Entry("ply", -1, "+h3")])


async def measure(place: str, tables: int) -> str:
    store = open_store(place)
    await store.open()
    game = find_game("artropp")
    rows = [new_row(game, {}, [SeatRow("bot")] * 3, "private", []) for _ in range(tables)]
    await asyncio.gather(*[store.make(row, []) for row in rows])
    epochs = [(await store.claim(row.id)).epoch for row in rows]
    wall, cpu = time.perf_counter(), time.process_time()
    done = await asyncio.gather(*[play(store, row.id, epoch, wall + SECONDS) for row, epoch in zip(rows, epochs)])
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    await store.close()
    return f"{tables:4} tables: {sum(done) / wall:6.0f} changes/s, {sum(done) / cpu:6.0f} a CPU second of the server"


async def play(store: Store, table: str, epoch: int, until: float) -> int:
    done = 0
    while time.perf_counter() < until:
        await store.append(table, epoch, 2 * done, CHANGE)
        done += 1
    return done


def main() -> None:
    import uvloop

    with tempfile.TemporaryDirectory() as folder:
        place = sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "tables.sqlite")
        for tables in TABLES:
            print(uvloop.run(measure(place, tables)))


if __name__ == "__main__":
    main()
