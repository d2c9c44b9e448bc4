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
def in_own_file(in_file: Kept) -> Kept:
    """One that only one process has, whose loop writes to it itself."""
    in_file.shared = False
    return in_file


@pytest.fixture(params=["by a thread", "by the loop"])
def in_any_file(request: pytest.FixtureRequest, in_file: Kept) -> Kept:
    """Written to in either way."""
    in_file.shared = request.param == "by a thread"
    return in_file


@pytest.fixture
def in_database(request: pytest.FixtureRequest) -> Kept:
    return _kept(request, "postgresql")
