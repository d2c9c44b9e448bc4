"""A study on a Ray cluster of separate processes: the same file, though a node is killed in the middle."""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee.lab.cluster import NoCluster
from tablee.lab.run import run_study
from tablee.lab.study import read_study
from tests.lab.absence import check_absence_loses_nothing

ROOT = Path(__file__).parents[2]
HEAD, ONE, OTHER = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Places on this machine: where it is told 127.0.0.1, Ray takes the address that others see."""

PATIENT = {
    "RAY_DASHBOARD_STARTUP_TIMEOUT_S": "300",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_health_check_timeout_ms": "60000",
}
"""On a busy machine the processes of a node take their time."""

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module", autouse=True)
def no_token() -> Iterator[None]:
    """No Ray of these tests asks for a token, whatever another has left in the home folder or in the environment.

    Before the first test: a process asks its environment when it imports Ray, and never again.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        yield


@contextmanager
def only_one() -> Iterator[None]:
    """One cluster of these tests at a time, of whatever run: for each client a head starts a server at the first port
    from 23000 on that is free, and two heads that look at the same moment take the same.
    """
    with (Path(tempfile.gettempdir()) / f"tablee-ray-{os.getuid()}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def started(*arguments: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A node of a cluster, in a group of processes of its own, once it says that it is there."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "GRPC_ENABLE_FORK_SUPPORT": "0"} | PATIENT
    # A node's helpers have fifteen seconds to begin, and nothing changes that: they are not to compile Ray first.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    common = ("--block", "--disable-usage-stats", "--include-log-monitor=false", "--object-store-memory=100000000")
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *common, *arguments]
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        assert any("Ray runtime started" in line for line in process.stdout), "the node has ended"
        yield process
    finally:
        end(process)


def end(node: subprocess.Popen[str]) -> None:
    """Kill a node with all its processes, at once."""
    if node.returncode is None:
        os.killpg(node.pid, signal.SIGKILL)
        node.communicate()


@contextmanager
def ray_cluster(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str], subprocess.Popen[str]]]:
    """A head that only distributes and two nodes that play; gives its address, itself, and one of the two."""
    place, client = free_ports()
    with (
        only_one(),
        # Sockets have short names only, so not in the folder of the test.
        tempfile.TemporaryDirectory(prefix="ray") as session,
        started(
            "--head",
            f"--node-ip-address={HEAD}",
            f"--port={place}",
            f"--ray-client-server-port={client}",
            f"--temp-dir={session}",
            "--num-cpus=0",
            "--include-dashboard=false",
            folder=folder,
        ) as head,
        started(f"--address={HEAD}:{place}", f"--node-ip-address={ONE}", "--num-cpus=1", folder=folder) as one,
        started(f"--address={HEAD}:{place}", f"--node-ip-address={OTHER}", "--num-cpus=1", folder=folder),
    ):
        yield f"ray://{HEAD}:{client}", head, one


def free_ports() -> tuple[int, int]:
    """Two ports that nobody listens at."""
    with socket.socket() as one, socket.socket() as other:
        one.bind((HEAD, 0))
        other.bind((HEAD, 0))
        return one.getsockname()[1], other.getsockname()[1]


def test_a_killed_node_changes_nothing_and_a_killed_cluster_loses_nothing(
    study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_study(read_study(study), jobs=1)
    results = study.with_suffix(".parquet")
    alone = results.read_bytes()
    results.unlink()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with ray_cluster(elsewhere) as (address, head, one):
        assert run_study(read_study(study), on=address, on_progress=lambda games: end(one)) == 480
        assert one.returncode == -signal.SIGKILL
        assert results.read_bytes() == alone
        results.unlink()
        # How long a client looks for a head that is gone.
        monkeypatch.setenv("RAY_CLIENT_RECONNECT_GRACE_PERIOD", "10")
        with pytest.raises(NoCluster, match="there is no cluster that plays"):
            run_study(read_study(study), on=address, on_progress=lambda games: end(head))
    assert 0 < run_study(read_study(study), jobs=1) < 480
    assert results.read_bytes() == alone


def test_a_node_that_died_just_before_is_not_waited_for(study: Path, tmp_path: Path) -> None:
    """For some seconds the cluster counts it as alive."""
    study.write_text(study.read_text(encoding="utf-8").replace("games = 120", "games = 10"), encoding="utf-8")
    with ray_cluster(tmp_path) as (address, _, one):
        end(one)
        assert run_study(read_study(study), on=address) == 40


def test_whoever_listens_and_does_not_answer_may_want_a_token(study: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("INITIAL_TIMEOUT_SEC", "MAX_TIMEOUT_SEC"):
        monkeypatch.setattr(f"ray.util.client.worker.{name}", 0.2)
    with socket.socket() as silent:
        silent.bind((HEAD, 0))
        silent.listen()
        place = f"{HEAD}:{silent.getsockname()[1]}"
        with pytest.raises(NoCluster, match="RAY_AUTH_MODE=token"):
            run_study(read_study(study), on=f"ray://{place}")


def test_a_cluster_that_is_not_there_is_one_sentence_and_nothing_is_lost(study: Path) -> None:
    check_absence_loses_nothing(study, "ray")


@pytest.mark.parametrize("place", ["", "here", "here:there", f"{HEAD}:99999"])
def test_a_place_that_can_be_none_is_refused_at_once(place: str, study: Path) -> None:
    with pytest.raises(NoCluster, match="there is no cluster that plays"):
        run_study(read_study(study), on=f"ray://{place}")
