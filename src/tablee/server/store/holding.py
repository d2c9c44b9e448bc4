"""A file that says which process has a store: the system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from tablee.server.store import ServerRow
from tablee.server.store.trouble import held

_FAR: Final = 1 << 30
"""Windows locks bytes, and locked bytes cannot be read: this one is beyond all that is written."""


def lock_of(store: Path) -> Path:
    """Where it lies: beside the store."""
    return store.with_name(f"{store.name}.lock")


class Hold:
    """The right to use a store's file, alone or together with others that share it."""

    def __init__(self, store: Path, server: ServerRow, *, shared: bool) -> None:
        self._store = store
        self._path = lock_of(store)
        self._server = server
        self._shared = shared
        self._file: int | None = None

    def take(self) -> None:
        """Hold the store from now on, if not yet; :class:`StoreHeld` names the process that has it."""
        file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        if self._file is not None and os.path.sameopenfile(file, self._file):
            os.close(file)
            return
        if not _lock(file, self._shared):
            holder = _read(file)
            os.close(file)
            raise held(str(self._store), holder.process, holder.address)
        self.let_go()
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, msgspec.json.encode(self._server))
        self._file = file

    def let_go(self) -> None:
        """Let others have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _read(file: int) -> ServerRow:
    os.lseek(file, 0, os.SEEK_SET)
    try:
        return msgspec.json.decode(os.read(file, 4096), type=ServerRow)
    except msgspec.MsgspecError:  # it has just come, and has not said yet who it is
        return ServerRow("", "", 0, "")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int, _shared: bool) -> bool:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int, shared: bool) -> bool:
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
