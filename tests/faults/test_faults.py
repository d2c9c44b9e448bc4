"""Short versions of `make faults`: nothing acknowledged is lost, nothing is done twice, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.scenes import SCENES, Scene, perform
from tests.server.postgresql import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().start()
    yield cluster
    cluster.end()


@pytest.mark.parametrize(("scene", "times"), list(zip(SCENES, (6, 1, 2, 1, 1))), ids=[s.fault.__name__ for s in SCENES])
def test_nothing_acknowledged_is_lost(scene: Scene, times: int, tmp_path: Path, cluster: Cluster) -> None:
    found = asyncio.run(perform(scene, tmp_path, cluster, circles=4, times=times, think=0.05, tell=lambda _: None))
    assert found.is_clean, found
    assert found.acknowledged > 20 * times
    assert found.claims > found.games, "nobody took anything over"
