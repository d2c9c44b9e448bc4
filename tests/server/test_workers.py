"""``tablee serve --workers``: several processes at one port, one store, and one end for all."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee import cli
from tablee.server.settings import Rate, Settings
from tablee.server.workers import share_of
from tests.server.house import PATIENCE, Guest, House, evening
from tests.server.postgresql import Cluster
from tests.server.test_neighbours import one_move
from tests.server.test_serve import Process, tablee, wait_for

SETTINGS = (
    "--set=bot_workers=1",
    "--set=lease=5",
    "--set=requests={ burst = 0, per_second = 0 }",
    "--set=sockets={ burst = 0, per_second = 0 }",
)


def test_all_workers_together_allow_what_the_settings_say() -> None:
    settings = Settings(store="", workers=4, connections_per_address=10, requests=Rate(300, 60), sockets=Rate(0, 0))
    one = share_of(settings)
    assert (one.requests, one.sockets) == (Rate(75, 15), Rate(0, 0))
    assert (one.connections, one.connections_per_address, one.studies_at_once) == (1024, 3, 1)
    assert (one.messages, one.new_tables) == (settings.messages, settings.new_tables), "counted once for all of them"


class Crew(House):
    """Workers, seen from outside."""

    def __init__(self, folder: Path, process: Process, port: int, place: str) -> None:
        super().__init__(folder, store=place)
        self.port = port
        self.parent = process

    def workers(self) -> dict[str, int]:
        """The processes, by the number that each has."""
        with closing(sqlite3.connect(self.settings["store"])) as connection:
            rows = connection.execute("SELECT address, process FROM servers WHERE until > ?", (time.time(),)).fetchall()
        return {address.rpartition("#")[2]: process for address, process in rows}

    def owner(self, table: str) -> int:
        with closing(sqlite3.connect(self.settings["store"])) as connection:
            found = connection.execute(
                "SELECT process FROM owners JOIN servers ON id = server WHERE table_id = ?", (table,)
            ).fetchone()
        return int(found[0])


@contextmanager
def crew(folder: Path, workers: int, place: str | None = None) -> Iterator[Crew]:
    place = place or str(folder / "tables.sqlite")
    arguments = ("serve", "--no-browser", "--port=0", f"--store={place}", f"--workers={workers}", *SETTINGS)
    with tablee(folder, *arguments) as (process, lines):
        found = re.search(r":(\d+)/", lines[0])
        assert found is not None
        wait_for(f"http://localhost:{found[1]}/api/health")
        yield Crew(folder, process, int(found[1]), place)


def until(condition: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def everywhere(house: House, made: Any, count: int) -> list[Guest]:
    """Pages of one table, which come to whatever worker the system picks."""
    return [await made.sit(0, 1, 2) for _ in range(count)]


def play_and_end(house: Crew) -> None:
    """Some moves among nine pages of a table; then whoever leads the workers is asked to end."""
    made = house.make("person", "person", "person")

    async def play() -> None:
        pages = await everywhere(house, made, 9)
        for _ in range(5):
            await one_move(*pages)

    evening(play())
    house.parent.send_signal(signal.SIGTERM)
    assert house.parent.wait(PATIENCE) == 0


def test_people_meet_whichever_worker_they_came_to_and_all_end_together(tmp_path: Path) -> None:
    with crew(tmp_path, 2) as house:
        until(lambda: len(house.workers()) == 2)
        workers = house.workers()
        assert set(workers) == {"0", "1"}
        play_and_end(house)
        assert not any(map(is_alive, workers.values()))


@pytest.mark.slow
def test_a_worker_that_breaks_is_replaced_and_its_tables_go_on(tmp_path: Path) -> None:
    with crew(tmp_path, 2) as house:
        until(lambda: len(house.workers()) == 2)
        made = house.make("person", "person", "person")

        async def play() -> None:
            page = await made.sit(0, 1, 2)
            await one_move(page)
            ply = page.situation["ply"]
            broken = house.owner(made.id)
            os.kill(broken, signal.SIGKILL)
            await page.wait(lambda: page.closed is not None)
            await asyncio.to_thread(until, lambda: len(set(house.workers().values()) - {broken}) == 2)
            back = await made.sit(0, 1, 2)
            assert back.situation["ply"] == ply
            await one_move(back)

        evening(play())


@pytest.mark.slow
def test_workers_that_are_told_to_end_while_they_start_just_end(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    arguments = ("serve", "--no-browser", "--port=0", f"--store={place}", "--workers=2", *SETTINGS)
    with tablee(tmp_path, *arguments) as (process, _):
        until(place.exists)  # the parent has opened it, and starts the workers next
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.slow
def test_a_worker_that_an_operator_drains_ends_all(tmp_path: Path) -> None:
    with crew(tmp_path, 2) as house:
        until(lambda: len(house.workers()) == 2)
        until(lambda: cli.run(["admin", "list", "--store", house.settings["store"]]) == 0)
        assert cli.run(["admin", "drain", "--store", house.settings["store"]]) == 0
        assert house.parent.wait(PATIENCE) == 0


@pytest.mark.slow
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with crew(tmp_path, 2) as house:
        until(lambda: len(house.workers()) == 2)
        workers = house.workers().values()
        house.parent.send_signal(signal.SIGKILL)
        until(lambda: not any(map(is_alive, workers)))


@pytest.mark.slow
def test_workers_share_a_database_too(tmp_path: Path, cluster: Cluster) -> None:
    with crew(tmp_path, 3, cluster.new_place()) as house:
        play_and_end(house)
