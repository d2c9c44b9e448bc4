"""Threads meet structs only when msgspec knows them: what it learns at first sight is not safe for two at once.

A half-known struct is a null pointer to the second thread, and the whole process is gone. That shows only in fresh
processes, so these tests start their own.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import OrderedDict
from pathlib import Path

import pytest

from tablee import games
from tablee.core.game import Game
from tablee.core.material import SentFile, Source

THREADS = 14

OPEN_AT_ONCE = """
import os, sys, threading
from importlib import import_module
from tablee.games import SHELF, find_game

threads, tries = int(sys.argv[1]), int(sys.argv[2])
for package in SHELF.values():
    import_module(package)


def open_all(gate):
    for name in SHELF:
        gate.wait()
        find_game(name)


def attempt(number):
    sys.setswitchinterval((0.0003, 0.0001, 0.00003)[number % 3])
    gate = threading.Barrier(threads)
    crowd = [threading.Thread(target=open_all, args=(gate,)) for _ in range(threads)]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join()


died = 0
for number in range(tries):
    child = os.fork()  # nothing is opened in this process, so each child is as good as a fresh one
    if child == 0:
        attempt(number)
        os._exit(0)
    died += os.waitpid(child, 0)[1] != 0
print(died)
"""

COLD_STRUCTS = """
import gc, msgspec
from tablee.server.app import make_app
from tablee.server.settings import Settings

make_app(Settings(store="unused.sqlite", bot_workers=1))

met = msgspec.Struct.__subclasses__()
for kind in met:
    met += kind.__subclasses__()
met = [kind for kind in met if kind.__module__.startswith("tablee.")]
assert len(met) > 100
known = [kind for kind in met if any(type(held).__name__ == "StructInfo" for held in gc.get_referents(kind))]
print([kind.__name__ for kind in met if kind not in known])
"""


def printed(script: str, *arguments: object) -> str:
    command = [sys.executable, "-c", script, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=600).stdout.strip()


@pytest.mark.parametrize("tries", [8, pytest.param(120, marks=pytest.mark.slow)])
def test_many_threads_open_boxes_at_once_in_a_fresh_process(tries: int) -> None:
    assert printed(OPEN_AT_ONCE, THREADS, tries) == "0"


def test_a_box_is_opened_by_one_thread_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    box = games.find_game("artropp")
    inside: list[str] = []
    crowds: list[int] = []

    def open_box(material: Source | None) -> Game:
        inside.append(threading.current_thread().name)
        crowds.append(len(inside))
        time.sleep(0.02)
        inside.pop()
        return box

    monkeypatch.setattr(games, "_open", {})
    monkeypatch.setattr(games, "_open_box", lambda _name: open_box)
    found: list[Game] = []
    crowd = [threading.Thread(target=lambda: found.append(games.find_game("artropp"))) for _ in range(THREADS)]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join()
    assert found == [box] * THREADS
    assert crowds == [1]


def test_somebodys_own_box_is_opened_after_the_games_own(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = games.find_game("artropp").data_file
    assert deck is not None
    opened: list[Source | None] = []
    open_box = games._open_box("artropp")

    def noted(material: Source | None) -> Game:
        opened.append(material)
        return open_box(material)

    monkeypatch.setattr(games, "_open", {})
    monkeypatch.setattr(games, "_own", OrderedDict())
    monkeypatch.setattr(games, "_open_box", lambda _name: noted)
    own = SentFile("mine.toml", deck.template().encode())
    games.find_game("artropp", own)
    assert opened == [None, own]


def test_no_thread_of_a_server_is_the_first_to_meet_a_struct() -> None:
    assert printed(COLD_STRUCTS) == "[]"


SERVE = """
import sys
from tablee.server import run
from tablee.server.settings import Settings

def told(server, sockets):
    print(sys.getswitchinterval())
    server.started = True

run._Server.run = told
sys.exit(run.serve(Settings(store=sys.argv[1]), run.listen("127.0.0.1", 0)))
"""


@pytest.mark.slow
def test_a_thread_that_computes_gives_way_to_the_loop_soon(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, str(tmp_path / "tables.sqlite")]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert float(told) <= 0.001, "Python's own is five times as much"
