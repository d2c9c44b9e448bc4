"""The program as a process of its own, without the second that every start takes.

One process imports all of Tablée and reads its words; whatever a test starts is a fork of it.  Such a process has its
own folder, environment, files, terminal and signals, and it ends by itself; only its imports come for free.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).parents[1]
HEAD = struct.Struct("!I")
"""How long an order or an answer is, before the order itself."""
NOTHING = object()
IMPORTED = (
    "tablee.bots",
    "tablee.lab",
    "tablee.press",
    "tablee.server",
    "tablee.terminal",
    "tests.server",
    "tests.terminal",
)


class Started:
    """A process that runs, or did."""

    def __init__(self, warm: Warm, pid: int) -> None:
        self.warm = warm
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, or minus the signal that ended it; nothing while it runs."""
        if self.returncode is None:
            self.returncode = self.warm.ask(ended=self.pid)
        return self.returncode

    def wait(self, patience: float = 120.0) -> int:
        """Wait for its end; a process that goes on for longer is killed and a failure."""
        until = time.monotonic() + patience
        pause = 0.001
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                self.send_signal(signal.SIGKILL)
                raise TimeoutError(f"process {self.pid} did not end within {patience} seconds")
            time.sleep(pause)
            pause = min(2 * pause, 0.02)
        return code

    def send_signal(self, number: int) -> None:
        """Nothing happens if it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


class Warm:
    """The process that forks."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        if is_ready():
            if not os.fork():
                self._line.close()
                _fork_as_told(theirs)
                os._exit(0)
            theirs.close()
            return
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.warm", str(theirs.fileno())],
                cwd=ROOT,
                env={**os.environ, "LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join([*filter(None, sys.path)])},
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    def start(
        self,
        entry: str,
        arguments: list[str],
        files: tuple[int, int, int],
        *,
        folder: Path = ROOT,
        environ: Mapping[str, str] | None = None,
        on_terminal: bool = False,
    ) -> Started:
        """Call `entry`, a ``module:function``, with these arguments on the command line.

        `files` are its standard input, output and error; `on_terminal` makes the first its controlling terminal.
        """
        order = {
            "entry": entry,
            "arguments": arguments,
            "folder": str(folder),
            "environ": dict(os.environ if environ is None else environ),
            "on_terminal": on_terminal,
        }
        pid = self.ask(files, start=order)
        assert pid is not None
        return Started(self, pid)

    def ask(self, files: tuple[int, ...] = (), **order: Any) -> int | None:
        """Give an order and wait for the answer."""
        _send(self._line, order, files)
        answer, _ = _receive(self._line)
        assert answer is not NOTHING, "the warm process has ended"
        found: int | None = answer
        return found


def _send(line: socket.socket, thing: Any, files: tuple[int, ...] = ()) -> None:
    text = json.dumps(thing).encode()
    socket.send_fds(line, [HEAD.pack(len(text)) + text], files)


def _receive(line: socket.socket) -> tuple[Any, list[int]]:
    """What was sent, and the files with it; `NOTHING` if the other side has ended."""
    head, files, _, _ = socket.recv_fds(line, HEAD.size, 3)
    if not head:
        return NOTHING, []
    (length,) = HEAD.unpack(head)
    return json.loads(line.recv(length, socket.MSG_WAITALL)), files


@cache
def warm() -> Warm:
    """One for all tests in this process; it ends with it, and so does whatever it started."""
    return Warm()


# ------------------------------------------------------------------------------------------------ inside the process


@cache
def be_ready() -> None:
    """Import what all tests need: a fork of this process, and a fork of that, need not."""
    _import_all()
    gc.collect()
    gc.freeze()  # no fork has to look through what all of them share


def is_ready() -> bool:
    """Whether this process, or one that it is a fork of, has imported everything."""
    return be_ready.cache_info().currsize == 1


def main() -> None:
    """Be ready, and fork."""
    be_ready()
    _fork_as_told(socket.socket(fileno=int(sys.argv[1])))


def _fork_as_told(line: socket.socket) -> None:
    """Fork until nobody gives orders any more."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # whoever ends the tests ends this too, but not before what it started
    running: set[int] = set()
    while True:
        order, files = _receive(line)
        if order is NOTHING:
            for pid in running:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            return
        if (pid := order.get("ended")) is not None:
            code = _code_of(pid)
            if code is not None:
                running.discard(pid)
            _send(line, code)
            continue
        pid = os.fork()
        if not pid:
            line.close()
            _become(files, **order["start"])
        for file in files:
            os.close(file)
        running.add(pid)
        _send(line, pid)


def _import_all() -> None:
    from tablee.games import SHELF, find_game
    from tablee.words import LANGUAGES, words_for

    for package in IMPORTED:
        for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
            if not module.name.rpartition(".")[2].startswith(("__main__", "test_", "conftest")):
                _import_if_possible(module.name)
    for lang in LANGUAGES:
        for game in SHELF:
            find_game(game)
            words_for(lang, game)
        _say_something(lang)


def _import_if_possible(name: str) -> None:
    """What needs an extra that is not installed is not used by anybody who is started here."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in ("tablee", "tests"):
            raise


def _say_something(lang: str) -> None:
    """Much is made when it is first needed: sentences, numbers, flags, tables."""
    from tablee import cli

    with (
        open(os.devnull, "w", encoding="utf-8") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        for line in (["games"], ["play", "artropp", "--help"], ["replay", "nowhere"]):
            cli.run(["--lang", lang, *line])


def _code_of(pid: int) -> int | None:
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def _become(
    files: list[int], entry: str, arguments: list[str], folder: str, environ: dict[str, str], *, on_terminal: bool
) -> NoReturn:
    """In the fork: be a process that was started with just this, and end as it ends."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environ)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if on_terminal:
        os.login_tty(files[0])
    else:
        os.setpgid(0, 0)
        for number, file in enumerate(files):
            os.dup2(file, number)
    for file in files:
        if file > 2 and not (on_terminal and file == files[0]):
            os.close(file)
    # They stay open as long as the process does.
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False, buffering=1 if os.isatty(1) else -1)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False, buffering=1)  # noqa: SIM115
    sys.argv = [entry, *arguments]
    module, _, function = entry.partition(":")
    code: str | int | None = None
    try:
        getattr(importlib.import_module(module), function)()
    except SystemExit as ended:
        code = ended.code
    if threading.active_count() == 1 and isinstance(code, int | None):
        # To take apart all that was imported would take longer than most commands.
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code or 0)
    sys.exit(code)


if __name__ == "__main__":
    main()
