"""What tests of bots share."""

from __future__ import annotations

import pytest

from tablee.bots import reasons

FEW: int = 16
"""Worlds to compare two moves in, for a test that asks for many reasons."""


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots look at fewer worlds than they do for people when they are asked why."""
    kept = reasons.difference
    monkeypatch.setattr(
        "tablee.bots.levels.difference", lambda search, hints, one, other: kept(search, hints, one, other, FEW)
    )
