"""Every kind of game, told once and for all: a change of behaviour shows as a diff of a text that people can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthrough import FOLDER, Mode, modes, playthrough

LONGEST = 400


@pytest.mark.parametrize("mode", modes(), ids=lambda mode: mode.file.stem)
def test_the_game_is_played_as_it_was_told(mode: Mode, pytestconfig: pytest.Config) -> None:
    told = playthrough(mode)
    assert len(told.splitlines()) <= LONGEST, "too long to be read: choose fewer rounds"
    if pytestconfig.getoption("--update-golden"):
        mode.file.write_text(told, encoding="utf-8", newline="\n")
    written = mode.file.read_text(encoding="utf-8") if mode.file.exists() else ""
    assert told == written, "if this change is meant: pytest tests/golden --update-golden"


def test_no_text_is_left_over() -> None:
    assert set(_texts()) == {mode.file for mode in modes()}


def _texts() -> list[Path]:
    return list(FOLDER.glob("*.txt"))
