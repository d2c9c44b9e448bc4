"""Files of a user's own, for the tests of every game that has one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

Write = Callable[[str], Path]
"""The fixture ``write``: puts a text into ``mine.toml``."""


def with_changes(text: str, changes: tuple[tuple[str, str], ...]) -> str:
    """A box's own file with some words changed, each of which must be there."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
