"""A study on a Dask cluster of separate processes: the same file, though a worker is killed in the middle."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee.lab.cluster import NoCluster
from tablee.lab.run import run_study
from tablee.lab.study import read_study
from tests.lab.absence import check_absence_loses_nothing

ROOT = Path(__file__).parents[2]
WHERE = """\
import os

from tablee.bots.levels import make_bot


def make_player(game, seed):
    with open({told!r}, "a") as told:
        print(os.getpid(), file=told)
    return make_bot("beginner", game, seed)
"""


@contextmanager
def started(*arguments: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A part of a cluster, in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "dask", *arguments]
    process = subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address_of(scheduler: subprocess.Popen[str]) -> str:
    """Where it listens, as it says itself; then somebody goes on reading, or it would wait for that."""
    assert scheduler.stderr is not None
    for line in scheduler.stderr:
        if "Scheduler at:" in line:
            threading.Thread(target=scheduler.stderr.read, daemon=True).start()
            return line.rpartition("tcp://")[2].strip()
    raise AssertionError("the scheduler has ended")


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_killed_worker_changes_nothing(study: Path, tmp_path: Path) -> None:
    run_study(read_study(study), jobs=1)
    results = study.with_suffix(".parquet")
    alone = results.read_bytes()
    results.unlink()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    worker = ("worker", "--no-nanny", "--nthreads", "1", "--no-dashboard")
    with started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", folder=elsewhere) as scheduler:
        address = address_of(scheduler)
        with started(*worker, address, folder=elsewhere) as one, started(*worker, address, folder=elsewhere):
            from distributed import Client

            with Client(f"tcp://{address}") as client:
                client.wait_for_workers(2)

            def kill(games: int) -> None:
                one.kill()

            assert run_study(read_study(study), on=f"dask://{address}", on_progress=kill) == 480
            assert one.wait() != 0
    assert results.read_bytes() == alone


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_with_one_worker_plays_there_and_not_here(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    (tmp_path / "mine.py").write_text(WHERE.format(told=str(told)), encoding="utf-8")
    file = tmp_path / "study.toml"
    file.write_text('game = "artropp"\nplayers = ["mine.py"]\nseats = 2\ngames = 2\n', encoding="utf-8")
    with started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", folder=tmp_path) as scheduler:
        address = address_of(scheduler)
        with started("worker", "--no-nanny", "--nthreads", "1", "--no-dashboard", address, folder=tmp_path) as one:
            assert run_study(read_study(file), on=f"dask://{address}") == 2
            assert str(one.pid) in told.read_text(encoding="utf-8").split()


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there_is_one_sentence_and_nothing_is_lost(
    study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.lab.cluster.PATIENCE", 0.2)

    check_absence_loses_nothing(study, "dask")


def test_another_address_is_refused(study: Path) -> None:
    with pytest.raises(NoCluster, match="dask://host:port"):
        run_study(read_study(study), on="http://here")
