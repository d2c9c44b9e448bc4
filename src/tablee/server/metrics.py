"""What can be measured about a server, for Prometheus.  No label is a token, a name or a table."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

TYPE: Final = CONTENT_TYPE_LATEST
_REGISTRY: Final = CollectorRegistry()
_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THINKING: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)

ProcessCollector(registry=_REGISTRY)


class Times(Collector):
    """A histogram of what every move passes, which only the loop tells: the library's locks for each number."""

    def __init__(self, name: str, meaning: str) -> None:
        self._name = name
        self._meaning = meaning
        self._counts = [0] * (len(_QUICK) + 1)
        self._sum = 0.0
        _REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """So long it took this time."""
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What Prometheus is told: for each bound how many took no longer."""
        bounds = map(floatToGoString, (*_QUICK, math.inf))
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets, self._sum)


move_seconds: Final = Times(
    "tablee_move_seconds", "From the arrival of a move to its acknowledgement; its count is the number of moves."
)
commit_seconds: Final = Times(
    "tablee_store_commit_seconds", "How long a commit took; its count is the number of commits."
)
changes: Final = Counter("tablee_store_changes", "Changes that commits held.", registry=_REGISTRY)
bot_seconds: Final = Histogram(
    "tablee_bot_seconds",
    "From the question to a bot's answer, the time in the queue included.",
    ["level"],
    buckets=_THINKING,
    registry=_REGISTRY,
)
request_seconds: Final = Histogram(
    "tablee_http_seconds",
    "From an HTTP request to its answer, by the first digit of the status.",
    ["status"],
    buckets=_QUICK,
    registry=_REGISTRY,
)
refusals: Final = Counter(
    "tablee_refused",
    "Who was refused or cut off: too fast, too many connections, did not read, banned, a wrong token.",
    ["why"],
    registry=_REGISTRY,
)
_tables: Final = Gauge("tablee_tables", "Tables in memory.", registry=_REGISTRY)
_pages: Final = Gauge("tablee_pages", "Pages that are connected to tables.", registry=_REGISTRY)
_waiting: Final = Gauge(
    "tablee_queue", "What waits: for a table's task, for the store, for a bot.", ["of"], registry=_REGISTRY
)
_ready: Final = Gauge("tablee_ready", "1 if /readyz would say so.", registry=_REGISTRY)


class Sources:
    """Where the numbers come from that are looked up when somebody asks."""

    def __init__(
        self,
        *,
        tables: Callable[[], int],
        pages: Callable[[], int],
        jobs: Callable[[], int],
        changes: Callable[[], int],
        questions: Callable[[], int],
        ready: Callable[[], bool],
    ) -> None:
        _tables.set_function(tables)
        _pages.set_function(pages)
        _ready.set_function(ready)
        for name, length in (("tables", jobs), ("store", changes), ("bots", questions)):
            _waiting.labels(name).set_function(length)


def exposition() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest(_REGISTRY)
