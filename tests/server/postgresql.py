"""A PostgreSQL of the tests' own, from the system's package; as a program it says whether there is one."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

FOLDERS = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
USERS = ("postgres", "nobody")
"""Whoever may run it where we are root: it refuses root."""
PATIENCE = "60"
OURS = "tablee-pg-"
"""How the names of our folders begin; the process that made one comes next."""


def find_postgresql() -> Path | None:
    """The folder of its programs: where TABLEE_POSTGRESQL says, on the path, or the newest that is installed."""
    if given := os.environ.get("TABLEE_POSTGRESQL"):
        return Path(given)
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    programs = [path for folder in FOLDERS for path in Path(folder).glob("**/bin/initdb")]
    return max(programs, key=lambda path: path.parts[4:5]).parent if programs else None


class Cluster:
    """A database server that is started, stopped and killed; nothing of it outlives the tests."""

    numbers = count()

    def __init__(self, *, durable: bool = False) -> None:
        """Unless it is `durable` it does not wait for the disk: only a crash of the whole machine would tell."""
        programs = find_postgresql()
        assert programs is not None, "no PostgreSQL was found: make .venv/postgresql installs it"
        self._programs = programs
        end_orphans()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{OURS}{os.getpid()}-"))
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(user for user in pwd.getpwall() if user.pw_name == _first_user())
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "--no-sync", "--auth=trust", "--username=tablee", "--locale=C", "--encoding=UTF8")
        settings = {"listen_addresses": "''", "unix_socket_directories": f"'{self.folder}'", "max_connections": 60}
        if not durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        with (self.folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as out:
            out.writelines(f"{name} = {value}\n" for name, value in settings.items())

    def place(self, schema: str = "public", database: str = "postgres") -> str:
        """Where a store finds it."""
        return f"postgresql://tablee@/{database}?host={quote(str(self.folder))}&search_path={schema}"

    def new_place(self) -> str:
        """An empty store."""
        schema = f"store{next(self.numbers)}"
        self.ask(f"CREATE SCHEMA {schema}")
        return self.place(schema)

    def ask(self, statement: str, schema: str = "public") -> str:
        """What the database answers."""
        where = ("--host", str(self.folder), "--username=tablee", "--dbname=postgres")
        done = subprocess.run(
            [self._programs / "psql", *where, "--no-psqlrc", "--tuples-only", "--no-align", "--quiet", "-c", statement],
            env={**os.environ, "PGOPTIONS": f"-c search_path={schema}"},
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def start(self) -> Cluster:
        self._run("pg_ctl", "--wait", f"--timeout={PATIENCE}", f"--log={self.folder / 'log'}", "start")
        return self

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``fast``, which cuts everybody off, or ``immediate``, which is a crash."""
        self._run("pg_ctl", "--wait", f"--timeout={PATIENCE}", f"--mode={how}", "stop")

    def is_running(self) -> bool:
        return (self.folder / "data" / "postmaster.pid").exists()

    def end(self) -> None:
        if self.is_running():
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        with tempfile.TemporaryFile("w+") as out:  # a pipe would stay open as long as the server runs
            done = subprocess.run(
                [self._programs / program, "-D", self.folder / "data", *arguments],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                check=False,
                **self._as_user,
            )
            out.seek(0)
            assert done.returncode == 0, out.read()


def end_orphans() -> None:
    """Stop the servers of tests that were killed, and remove what they had: nobody else would."""
    for folder in Path(tempfile.gettempdir()).glob(f"{OURS}*-*"):
        maker = folder.name.removeprefix(OURS).partition("-")[0]
        if not maker.isdecimal() or _is_alive(int(maker)):
            continue
        with contextlib.suppress(OSError, ValueError):  # not started, or ended by somebody else just now
            server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            if str(folder) in _command_of(server):
                os.kill(server, signal.SIGQUIT)  # at once, whoever is connected
                until = time.monotonic() + float(PATIENCE)
                while (folder / "data" / "postmaster.pid").exists() and time.monotonic() < until:
                    time.sleep(0.01)
        shutil.rmtree(folder, ignore_errors=True)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def _command_of(process: int) -> str:
    """How it was started: the number of a server that has ended may be another's."""
    return subprocess.run(["ps", "-o", "args=", "-p", str(process)], capture_output=True, text=True, check=False).stdout


def _first_user() -> str:
    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in USERS if name in known)


if __name__ == "__main__":
    sys.exit(
        0 if find_postgresql() else "No PostgreSQL was found. Install it, or name its bin: TABLEE_POSTGRESQL=/path"
    )
