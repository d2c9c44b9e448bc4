"""Ray as joblib sees it: every piece is a task, which Ray gives to another worker if the one that had it is lost.

Ray has a backend for joblib itself. It plays on actors, whose tasks are lost with them, and it makes joblib's own
processes unusable in the process that asked for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, ClassVar, Final
from warnings import catch_warnings, simplefilter

import ray
from joblib._parallel_backends import ParallelBackendBase
from ray.exceptions import (
    NodeDiedError,
    ObjectLostError,
    RaySystemError,
    TaskUnschedulableError,
    WorkerCrashedError,
)
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

TRIES: Final = 5
"""So many workers may be lost with the same piece; then something else is wrong."""


CONNECTIONS: Final = 3
"""How often to try: Ray forks a process for each client, and now and then gRPC ends it before it has begun."""


class RaySilent(Exception):
    """Somebody listens there and does not answer: no Ray, or one that asks for a token and was given none."""


def ray_connect(address: str) -> None:
    """Connect this process to the cluster at ``ray://host:port``, where somebody listens."""
    for tries_left in reversed(range(CONNECTIONS)):
        try:
            with catch_warnings():
                simplefilter("ignore")  # what is wrong is told in our own words
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            return
        except ConnectionAbortedError:
            if not tries_left:
                raise
        except ConnectionError as error:
            raise RaySilent from error


class RayBackend(ParallelBackendBase):  # type: ignore[misc]
    """Plays on the cluster that this process is connected to."""

    supports_retrieve_callback: ClassVar[bool] = True
    lost: ClassVar[tuple[type[BaseException], ...]] = (
        NodeDiedError,
        ObjectLostError,
        RaySystemError,
        WorkerCrashedError,
    )

    def __init__(self) -> None:
        super().__init__(nesting_level=0)
        self._call = ray.remote(max_retries=TRIES)(_call)
        # Ray says that a piece is done in the thread that it needs for the next one, which joblib hands over at once.
        self._told = ThreadPoolExecutor(1)

    def effective_n_jobs(self, n_jobs: int) -> int:
        """As many as the cluster has processors; two at least, as joblib plays here and not there if it is one."""
        return max(2, int(ray.cluster_resources().get("CPU", 0)))

    def submit(self, func: Callable[[], Any], callback: Callable[[Future[Any]], None] | None = None) -> Future[Any]:
        """Hand over a piece; `callback` is called when it is played or lost for good."""
        future: Future[Any] = Future()
        try:
            future = self._call.remote(func).future()
        except Exception as error:
            # Raised in a thread of ours nobody would hear of it, and the piece would be waited for without end.
            future.set_exception(error)
        if callback is not None:
            future.add_done_callback(lambda done: self._told.submit(callback, done))
        return future

    def retrieve_result_callback(self, out: Future[Any]) -> Any:
        """What came of a piece."""
        return out.result()

    def close(self) -> None:
        """Nothing more is to be heard."""
        self._told.shutdown(wait=False, cancel_futures=True)

    def at_every_node(self, ask: Callable[[], Any], patience: float) -> list[Any]:
        """What `ask` says at each node that can play; the head of a cluster may have no processor to give away.

        A node that is dead counts as alive for some seconds: it does not answer, and others play what it would have.
        """
        asked = ray.remote(num_cpus=0)(ask)
        nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        places = [NodeAffinitySchedulingStrategy(node, soft=False) for node in nodes]
        answers: list[Any] = []
        for answer in [asked.options(scheduling_strategy=place).remote() for place in places]:
            with suppress(NodeDiedError, TaskUnschedulableError):
                answers.append(ray.get(answer, timeout=patience))
        if not answers:
            raise RaySystemError("no node with a processor answers")
        return answers


def _call(func: Callable[[], Any]) -> Any:
    return func()
