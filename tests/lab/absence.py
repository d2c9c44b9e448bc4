"""A cluster that is not there, whoever runs it: one sentence, and the games that were played are kept."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tablee.lab.cluster import NoCluster
from tablee.lab.run import run_study
from tablee.lab.study import read_study
from tablee.words import words_for

HERE = "127.0.0.1"


def check_absence_loses_nothing(study: Path, scheme: str) -> None:
    """Begin `study` here, look for a cluster at a port where nobody listens, and find what was played before."""

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(read_study(study), jobs=1, on_progress=interrupt)
    with socket.socket() as nobody:
        nobody.bind((HERE, 0))
        address = f"{scheme}://{HERE}:{nobody.getsockname()[1]}"
        with pytest.raises(NoCluster, match="there is no cluster that plays") as gone:
            run_study(read_study(study), on=address)
    told = words_for("fr").error(gone.value)
    assert told.startswith(f"{address}\u00a0: il n’y a pas là de grappe")
    assert len(told.splitlines()) == 1
    kept: list[int] = []

    def look(done: int, games: int) -> None:
        kept.append(done)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(read_study(study), jobs=1, on_start=look)
    assert kept == [10]
