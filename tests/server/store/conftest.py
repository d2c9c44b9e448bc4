"""Both kinds of stores, so that one suite asks the same of them."""

from __future__ import annotations

import pytest

from tests.server.store.kept import Kept
from tests.server.store.kept import kept as _kept


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest) -> Kept:
    return _kept(request, request.param)


@pytest.fixture
def in_file(request: pytest.FixtureRequest) -> Kept:
    return _kept(request, "sqlite")


@pytest.fixture
def in_database(request: pytest.FixtureRequest) -> Kept:
    return _kept(request, "postgresql")
