"""Short versions of `make faults`: nothing acknowledged is lost, nothing is done twice, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.store import Change, Entry, SeatRow, open_store
from tests.faults.people import Circle
from tests.faults.scenes import SCENES, Scene, perform
from tests.faults.street import AUDIT, Street
from tests.faults.verdict import Verdict, verdict
from tests.server.postgresql import Cluster
from tests.server.store.kept import laid


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One that a test may stop."""
    cluster = Cluster().start()
    yield cluster
    cluster.end()


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "times"), list(zip(SCENES, (6, 1, 2, 1, 1))), ids=[s.fault.__name__ for s in SCENES])
def test_nothing_acknowledged_is_lost(scene: Scene, times: int, tmp_path: Path, cluster: Cluster) -> None:
    found = asyncio.run(perform(scene, tmp_path, cluster, circles=4, times=times, think=0.05, tell=lambda _: None))
    assert found.is_clean, found
    assert found.acknowledged > 20 * times
    assert found.claims > found.games, "nobody took anything over"


@pytest.mark.slow
def test_what_is_lost_or_written_by_two_would_be_seen(tmp_path: Path, cluster: Cluster) -> None:
    async def play() -> tuple[Verdict, Verdict]:
        street = Street(tmp_path, cluster, relayed=False)
        circle = Circle(street, 3, random.Random(1), think=0.0)
        store = open_store(street.place, "leader")
        await store.open()
        cluster.ask(AUDIT, street.schema)
        row = laid(*[SeatRow("person")] * 3)
        await store.make(row, [])
        claimed = await store.claim(row.id)
        start = Entry("ply", -1, "start1", message="")
        await store.append(row.id, claimed.epoch, 0, Change([start]))
        await store.close()
        circle.tables.append(row.id)
        well = await verdict(street, [circle])
        circle.members[0].acknowledged.append((row.id, "0-1", "o7"))
        say = "INSERT INTO journal VALUES ('{}', {}, 'chat', 1, 'x', 0, '', '')"
        cluster.ask("CREATE ROLE stranger SUPERUSER LOGIN")
        cluster.ask(f"SET SESSION AUTHORIZATION stranger; {say.format(row.id, 1)}", street.schema)
        return well, await verdict(street, [circle])

    well, ill = asyncio.run(play())
    assert well.is_clean
    assert (ill.lost, ill.two_owners) == (1, 1)
    assert not ill.is_clean
