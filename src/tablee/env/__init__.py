"""The games as environments for learning agents: PettingZoo, Gymnasium and OpenSpiel.

``from tablee.env import artropp_v0`` gives PettingZoo's ``env`` and ``raw_env`` of that game, and so for every game of
the shelf. ``docs/learning.md`` is the page about all of it. All but the drawings need the extra ``learn``.
"""

from __future__ import annotations

from typing import Any

from tablee.games import SHELF
from tablee.observation.observer import VERSION


def without_extra(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Which extra brings what was not found: the error itself only names what happened to be imported first."""
    return ModuleNotFoundError(
        f'this needs the extra {extra} ({error.name} not found): pip install "tablee[{extra}]"', name=error.name
    )


def __getattr__(name: str) -> Any:
    game = name.rpartition("_v")[0]
    if game in SHELF:
        try:
            from tablee.env.aec import environment
        except ModuleNotFoundError as error:
            raise without_extra("learn", error) from error
        if name == f"{game}_v{VERSION}":
            return environment(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
