"""What all tests share."""

from __future__ import annotations

import gc
from collections import defaultdict
from pathlib import Path

import pytest

from tests import warm
from tests.parts import PARTS, is_elsewhere

pytest.register_assert_rewrite("tests.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--part", choices=[*PARTS], help="only these of the tests, which other processes complete")


def pytest_configure() -> None:
    """Where all is imported already, what is to fork is made while there are no threads yet."""
    if warm.is_ready():
        warm.warm()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What belongs to another part is not even read."""
    part = config.getoption("--part")
    return (part is not None and is_elsewhere(part, collection_path)) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the cases of a test that is marked ``few``, those that `make test` leaves to `make proofs` are slow."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("few") and not item.get_closest_marker("slow"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for alike in cases.values():
        (wanted,) = next(alike[0].iter_markers("few")).args
        kept = {place * (len(alike) - 1) // max(1, wanted - 1) for place in range(wanted)}
        for place, item in enumerate(alike):
            if place not in kept:
                item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> object:
    """Ten thousand tests and all they import stay until the end: nobody has to look through them for garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
