"""Where the games of a study are played: on the cores of this machine, or on a Dask or Ray cluster that exists.

All go through joblib. A piece that was with a worker that is lost is played by another one.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator, Set
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from types import FrameType
from typing import Any, Final

import tablee
from tablee.core.errors import TableeError
from tablee.lab.results import LabMissing

LOOKS_UP: Final = 1.0
"""Seconds between two looks of a worker at whether somebody still waits for what it does."""
PATIENCE: Final = 10
"""Seconds to wait for a cluster to answer, and for its first worker."""
RAY_PATIENCE: Final = 60
"""Seconds for Ray's workers: each is started only when there is something to do, which takes long on a busy machine."""

Lost = tuple[type[BaseException], ...]
"""What is raised when a cluster is lost."""


class NoCluster(TableeError):
    """A cluster that is not there, is gone, or cannot be used."""

    key = "error-cluster"


class LostProcess(TableeError):
    """A process of this machine that has ended before its work was done."""

    key = "error-process-lost"


@contextmanager
def workers_on(address: str | None, jobs: int) -> Iterator[Any]:
    """A joblib ``Parallel`` that gives back what is done as soon as it is done."""
    from joblib import Parallel, parallel_config  # slow to import, and only needed here

    asked: dict[str, Any] = {"return_as": "generator_unordered", "pre_dispatch": "4*n_jobs"}
    if address is None:
        with _interrupted_quietly():
            try:
                yield partial(_begin, Parallel(n_jobs=jobs, initializer=_follow, initargs=(os.getpid(),), **asked))
            except BrokenProcessPool as error:
                raise _ended(error) from error
        return
    kind, _, place = address.partition("://")
    if kind not in _CLUSTERS:
        message = f"{address!r} is no cluster; write dask://host:port or ray://host:port"
        raise NoCluster(message, key="error-cluster-address", address=address)
    with _CLUSTERS[kind](address, place) as (lost, backend), parallel_config(**backend):
        try:
            yield Parallel(**asked)
        except lost as error:
            raise _gone(address, error) from error


def _begin(parallel: Callable[..., Any], work: Any) -> Any:
    """Workers that are started now leave Ctrl-C to the first process from their first moment on.

    While they import what they need they could not say so themselves; but they inherit what is blocked.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return parallel(work)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return parallel(work)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow(first: int) -> None:
    """In a worker: leave Ctrl-C, which reaches every process of a terminal, to the first one, and end after it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after, args=(first,), daemon=True).start()


def _end_after(first: int) -> None:
    """Whoever is killed tells nobody, and what was begun would be played to its end for nobody."""
    while os.getppid() == first:
        time.sleep(LOOKS_UP)
    os._exit(0)


def _ended(error: BrokenProcessPool) -> LostProcess:
    codes = re.search(r"exit codes of the workers are \{(.*)\}", str(error))
    # A second one may have ended in the same moment, of the same thing: that is said once.
    code = ", ".join(dict.fromkeys(codes[1].split(", "))) if codes else type(error).__name__
    return LostProcess(
        f"a process that played has ended ({code}), by the system, for want of memory, or by a player's program; "
        "the same command plays what is missing",
        code=code,
    )


@contextmanager
def _interrupted_quietly() -> Iterator[None]:
    """After Ctrl-C nothing is heard of the thread that looks after the processes of this machine.

    It stumbles over the work that is taken away from it, and would say so at length in the middle of our one sentence.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual_hook, usual_handler = threading.excepthook, signal.getsignal(signal.SIGINT)
    interrupted = threading.Event()

    def interrupt(number: int, frame: FrameType | None) -> None:
        interrupted.set()
        signal.default_int_handler(number, frame)

    def hook(failed: threading.ExceptHookArgs) -> None:
        if not interrupted.is_set():
            usual_hook(failed)

    signal.signal(signal.SIGINT, interrupt)
    threading.excepthook = hook
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual_handler)
        if not interrupted.is_set():
            threading.excepthook = usual_hook


# ----------------------------------------------------------------------------------------------------------- clusters


@contextmanager
def _dask(address: str, place: str) -> Iterator[tuple[Lost, dict[str, Any]]]:
    """Connected to a cluster whose workers play by the same rules."""
    try:
        from distributed import CancelledError, Client
        from distributed.scheduler import KilledWorker

        from tablee.lab.dask_backend import DaskBackend
    except ImportError:
        raise _missing() from None
    try:
        client = Client(f"tcp://{place}", timeout=PATIENCE, set_as_default=True)
    except (OSError, TimeoutError, ValueError) as error:
        raise _gone(address, error) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
            versions = set(client.run(_version).values())
        except Exception as error:
            raise _gone(address, error) from error
        _check_versions(address, versions)
        backend = DaskBackend(wait_for_workers_timeout=PATIENCE)
        yield (OSError, TimeoutError, CancelledError, KilledWorker), {"backend": backend}


@contextmanager
def _ray(address: str, place: str) -> Iterator[tuple[Lost, dict[str, Any]]]:
    """Connected to a cluster whose nodes play by the same rules."""
    try:
        from ray import shutdown
        from ray.exceptions import RayError

        from tablee.lab.ray_backend import RayBackend, RaySilent, ray_connect
    except ImportError:
        raise _missing() from None
    try:
        # See that somebody listens: Ray's client takes half a minute to find that nobody does.
        host, _, port = place.rpartition(":")
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError, ValueError) as error:
        raise _gone(address, error) from error
    try:
        ray_connect(address)
    except RaySilent as error:
        raise NoCluster(
            f"{address}: somebody listens there, but does not answer as Ray does; "
            "if it asks for a token, set RAY_AUTH_MODE=token; what was played is kept",
            key="error-cluster-silent",
            address=address,
        ) from error
    except (OSError, RuntimeError, ValueError, RayError) as error:
        raise _gone(address, error) from error
    backend = RayBackend()
    try:
        try:
            versions = set(backend.at_every_node(_version, RAY_PATIENCE))
        except (OSError, RuntimeError, RayError) as error:
            raise _gone(address, error) from error
        _check_versions(address, versions)
        yield (OSError, *RayBackend.lost), {"backend": backend}
    finally:
        backend.close()
        shutdown()


_CLUSTERS: Final[dict[str, Callable[[str, str], AbstractContextManager[tuple[Lost, dict[str, Any]]]]]] = {
    "dask": _dask,
    "ray": _ray,
}


def _missing() -> LabMissing:
    install = 'pip install "tablee[cluster]"'
    message = f"a cluster needs the extra 'cluster': {install}"
    return LabMissing(message, key="error-cluster-missing", command=install)


def _check_versions(address: str, versions: Set[str]) -> None:
    """Another version might play other games."""
    if versions != {_version()}:
        found = ", ".join(sorted(versions))
        raise NoCluster(
            f"{address}: workers have Tablée {found}, and this is {_version()}",
            key="error-cluster-version",
            address=address,
            found=found,
            here=_version(),
        )


def _version() -> str:
    """What a worker plays with."""
    return tablee.__version__


def _gone(address: str, error: BaseException) -> NoCluster:
    reason = f"{type(error).__name__}: {error}".splitlines()[0]
    return NoCluster(
        f"{address}: there is no cluster that plays ({reason}); what was played is kept",
        address=address,
        problem=reason,
    )
