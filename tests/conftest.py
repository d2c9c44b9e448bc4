"""What all tests share."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from tests.parts import PARTS, is_elsewhere

pytest.register_assert_rewrite("tests.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--part", choices=[*PARTS], help="only these of the tests, which other processes complete")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What belongs to another part is not even read."""
    part = config.getoption("--part")
    return (part is not None and is_elsewhere(part, collection_path)) or None


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
