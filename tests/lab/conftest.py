"""A study to be played on a cluster, whoever runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import find_game
from tablee.lab import run as running

STUDY = """\
game = "artropp"
players = ["casual", "beginner"]
seats = [2, 4]
games = 120
seed = 7
files = ["box", "mine.toml"]
"""


@pytest.fixture
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In pieces of ten games, with a file that no worker can find by itself."""
    monkeypatch.setattr(running, "PIECE", 10)
    data = find_game("artropp").data_file
    assert data is not None
    (tmp_path / "mine.toml").write_text(data.template("mine"), encoding="utf-8")
    file = tmp_path / "study.toml"
    file.write_text(STUDY, encoding="utf-8")
    return file
