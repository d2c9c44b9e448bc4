"""Files of a user's own, for the tests of every game that has one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tablee.games import find_game

Write = Callable[[str], Path]
"""The fixture ``write``: puts a text into ``mine.toml``."""


def own_file(folder: Path, game: str, *changes: tuple[str, str]) -> Path:
    """The file of a box with some words changed, to be played or printed with."""
    data = find_game(game).data_file
    assert data is not None
    path = folder / "mine.toml"
    path.write_text(with_changes(data.template("mine"), changes), encoding="utf-8")
    return path


def with_changes(text: str, changes: tuple[tuple[str, str], ...]) -> str:
    """A box's own file with some words changed, each of which must be there."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
