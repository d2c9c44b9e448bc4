"""The tests' own database server does not outlive them, even if they are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.postgresql import end_orphans

MAKE_ONE = """
from tests.server.postgresql import Cluster
print(Cluster().start().folder, flush=True)
input()
"""


@pytest.mark.slow
def test_the_server_of_tests_that_were_killed_is_ended_by_the_next_ones() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", MAKE_ONE],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as tests:
        assert tests.stdout is not None
        folder = Path(tests.stdout.readline().strip())
        server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        end_orphans()
        os.kill(server, 0)
        tests.send_signal(signal.SIGKILL)
    end_orphans()
    assert not folder.exists()
    shown = subprocess.run(["ps", "-o", "args=", "-p", str(server)], capture_output=True, text=True, check=False)
    assert str(folder) not in shown.stdout
