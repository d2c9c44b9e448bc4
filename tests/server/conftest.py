"""One server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.postgresql import Cluster


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    assert house.stop() == 0
    assert house.log.read_text() == ""


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests; each keeps its things apart from the others'."""
    cluster = Cluster().start()
    yield cluster
    cluster.end()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may treat as it likes."""
    house = House(tmp_path)
    yield house
    if house.process is not None:
        house.stop()
