"""What all tests share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with real servers and browsers may be tried again: a busy machine can make a client late."""
    for item in items:
        if {"server", "browser"} & set(item.path.relative_to(item.config.rootpath).parts):
            item.add_marker(pytest.mark.flaky(reruns=2))
