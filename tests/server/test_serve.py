"""``tablee serve`` and ``tablee`` alone: what they print, what they open, and how they stop."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import httpx
import pytest

from tests.server.house import NO_TLS, PATIENCE, claimed_port
from tests.server.postgresql import Cluster
from tests.warm import warm

READY_WITHIN = PATIENCE


class Process(Protocol):
    """What runs."""

    def poll(self) -> int | None: ...
    def wait(self, patience: float, /) -> int: ...
    def send_signal(self, number: int, /) -> None: ...


def start_warm(arguments: list[str], environ: dict[str, str], out: int) -> Process:
    with open(os.devnull, "r+b") as nothing:
        files = (nothing.fileno(), out, nothing.fileno())
        return warm().start("tablee.cli:main", arguments, files, environ=environ)


def start_cold(arguments: list[str], environ: dict[str, str], out: int) -> Process:
    """As a person does, with a Python that starts from nothing."""
    return subprocess.Popen([sys.executable, "-m", "tablee", *arguments], stdout=out, env=environ)


@contextmanager
def tablee(
    folder: Path, *arguments: str, start: Callable[[list[str], dict[str, str], int], Process] = start_warm
) -> Iterator[tuple[Process, list[str]]]:
    """The program, as soon as it says how to stop it."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {folder / "opening"}\nmv {folder / "opening"} {folder / "opened"}\n')
    browser.chmod(0o755)
    environ = {**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "en_US.UTF-8", "BROWSER": f"{browser} %s"}
    environ.pop("LC_ALL", None)
    ours, theirs = os.pipe()
    process = start([*arguments], environ, theirs)
    os.close(theirs)
    lines: list[str] = []
    with open(ours, encoding="utf-8") as out:
        for line in out:
            lines.append(line)
            if "Ctrl-C" in line:
                break
        try:
            yield process, lines
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def wait_for(url: str) -> None:
    until = time.monotonic() + READY_WITHIN
    while time.monotonic() < until:
        try:
            httpx.get(url, **NO_TLS)
            return
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError(f"nobody answers at {url}")


@pytest.fixture
def port() -> Iterator[int]:
    with claimed_port() as claim:
        yield int(claim.getsockname()[1])


@pytest.mark.few(1)
@pytest.mark.parametrize(("number", "start"), [(signal.SIGINT, start_cold), (signal.SIGTERM, start_warm)])
def test_it_serves_and_stops_when_told(
    tmp_path: Path, number: int, start: Callable[[list[str], dict[str, str], int], Process], port: int
) -> None:
    with tablee(tmp_path, "serve", "--port", str(port), "--no-browser", start=start) as (process, lines):
        assert f"http://localhost:{port}/" in lines[0]
        wait_for(f"http://127.0.0.1:{port}/api/health")
        assert (tmp_path / "tablee" / "tables.sqlite").is_file()
        assert not (tmp_path / "opened").exists()
        process.send_signal(number)
        assert process.wait(PATIENCE) == 0


@pytest.mark.slow
def test_it_serves_from_a_database(tmp_path: Path, port: int, cluster: Cluster) -> None:
    arguments = ("serve", "--port", str(port), "--no-browser", "--store", cluster.new_place())
    wish = {"game": "artropp", "seats": [{"kind": "bot"}] * 3, "visibility": "open"}
    address = f"http://127.0.0.1:{port}/api/tables"
    with tablee(tmp_path, *arguments):
        wait_for(f"http://127.0.0.1:{port}/api/health")
        made = httpx.post(address, json=wish, **NO_TLS).json()["table"]
    assert not (tmp_path / "tablee").exists(), "nothing is kept in a file"
    with tablee(tmp_path, *arguments):
        wait_for(f"http://127.0.0.1:{port}/api/health")
        assert [listed["table"] for listed in httpx.get(address, **NO_TLS).json()] == [made]


TOLD_EARLY = """
import os, signal, sys
from tablee import cli
from tablee.server import run

serve = run._Server.run

def told_to_end_just_before(server, sockets):
    os.kill(os.getpid(), signal.SIGTERM)
    serve(server, sockets)

run._Server.run = told_to_end_just_before
sys.exit(cli.run(["serve", "--no-browser", "--port=0", f"--store={sys.argv[1]}", "--set=bot_workers=1"]))
"""


@pytest.mark.slow
def test_a_signal_before_the_server_hears_signals_itself_ends_it(tmp_path: Path) -> None:
    """A worker that was still starting when all were told to end went on for ever, and its parent waited for it."""
    command = [sys.executable, "-c", TOLD_EARLY, str(tmp_path / "tables.sqlite")]
    assert subprocess.run(command, timeout=PATIENCE, check=False).returncode == 0


def test_alone_it_opens_the_browser_at_the_shelf(tmp_path: Path) -> None:
    with tablee(tmp_path) as (_, lines):
        address = lines[0].split()[-1]
        wait_for(f"{address}api/health")
        until = time.monotonic() + READY_WITHIN
        while not (tmp_path / "opened").exists() and time.monotonic() < until:
            time.sleep(0.02)
        assert (tmp_path / "opened").read_text().strip() == address


def test_for_the_network_it_prints_an_address_and_a_code(tmp_path: Path, port: int) -> None:
    with tablee(tmp_path, "serve", "--lan", "--no-browser", "--port", str(port)) as (_, lines):
        text = "".join(lines)
        assert re.search(r"network: http://\d+\.\d+\.\d+\.\d+:\d+/", text)
        assert len([line for line in lines if "█" in line or "▄" in line or "▀" in line]) > 10


@pytest.mark.slow
def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = subprocess.run(
            [sys.executable, "-m", "tablee", "--lang", "en", "serve", "--port", str(port), "--no-browser"],
            capture_output=True,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            timeout=PATIENCE,
            check=False,
        )
    assert told.returncode == 2
    assert told.stderr.startswith("tablee: ")
    assert str(port) in told.stderr
    assert len(told.stderr.splitlines()) == 1
