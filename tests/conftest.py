"""What all tests share."""

from __future__ import annotations

import gc

import pytest

pytest.register_assert_rewrite("tests.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew")


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
