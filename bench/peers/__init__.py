"""One small adapter a library.  Each module has ``contestants()``; its import fails where the library is missing."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from bench.contest import Contestant


@dataclass(frozen=True, slots=True)
class Source:
    """An adapter module, imported only when it is asked."""

    title: str
    module: str

    def load(self) -> list[Contestant]:
        """The contestants that this library offers."""
        offered: list[Contestant] = import_module(f"bench.peers.{self.module}").contestants()
        return offered


SOURCES = (
    Source("Tablée, random play", "tablee_play"),
    Source("Tablée, search", "tablee_search"),
    Source("OpenSpiel, C++ games", "openspiel_cpp"),
    Source("OpenSpiel, Python games", "openspiel_python"),
    Source("OpenSpiel, ISMCTS", "openspiel_ismcts"),
    Source("RLCard", "rlcard_games"),
    Source("PettingZoo", "pettingzoo_classic"),
)
