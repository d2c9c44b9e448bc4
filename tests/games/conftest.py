"""What the tests of several games need."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.own_file import Write


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a data file of one's own."""

    def write_mine(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write_mine
