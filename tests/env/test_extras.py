"""Whoever has not installed an extra is told which one, not what happens to be imported first."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


def forget(monkeypatch: pytest.MonkeyPatch, module: str, *missing: str) -> None:
    """As if this module had not been imported yet, and those were not installed."""
    monkeypatch.delitem(sys.modules, module, raising=False)
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.parametrize("module", ["tablee.env.seat", "tablee.env.open_spiel"])
def test_environments_say_what_they_need(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, module, "numpy")
    with pytest.raises(ModuleNotFoundError, match=r'numpy not found\): pip install "tablee\[learn\]"'):
        import_module(module)


def test_the_games_by_their_names_say_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "tablee.env.aec", "pettingzoo")
    with pytest.raises(ModuleNotFoundError, match="this needs the extra learn"):
        from tablee.env import artropp_v0  # noqa: F401


def test_drawings_need_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "tablee.env.drawing", "numpy", "gymnasium", "pettingzoo", "pyspiel")
    assert import_module("tablee.env.drawing").svg_of


def test_training_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "tablee.env.train.__main__", "torch")
    with pytest.raises(SystemExit, match=r'torch not found\): pip install "tablee\[train\]"'):
        import_module("tablee.env.train.__main__")
