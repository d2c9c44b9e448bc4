"""The Unix socket by which an operator on this machine comes in: whoever may open the file may do everything."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tablee.server.admin import Admin
from tablee.server.settings import Settings
from tablee.server.store.backup import file_of

LONGEST: Final = 64 * 1024
_LONGEST_PATH: Final = 100
"""Bytes that the path of a Unix socket may have nearly everywhere."""


def door_of(settings: Settings) -> Path | None:
    """Where the socket is: where it was said, else beside the store; nowhere if that is no file."""
    if settings.admin:
        return Path(settings.admin)
    file = file_of(settings.store)
    return None if file is None else file.with_name(f"{file.name}.admin")


@contextmanager
def reachable(door: Path) -> Iterator[str]:
    """A path for the same socket that is short enough for the system."""
    if len(os.fsencode(door)) <= _LONGEST_PATH:
        yield str(door)
        return
    folder = os.open(door.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{door.name}"
    finally:
        os.close(folder)


class AdminDoor:
    """Listens at the socket."""

    def __init__(self, admin: Admin, door: Path) -> None:
        self._admin = admin
        self._door = door
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to listen; what an earlier process left there is nobody's."""
        self._door.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            self._door.unlink()
        before = os.umask(0o177)
        try:
            with reachable(self._door) as path:
                self._server = await asyncio.start_unix_server(self._serve, path, limit=LONGEST)
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            with suppress(FileNotFoundError):
                self._door.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(await self._admin.answer(await reader.readline()) + b"\n")
            await writer.drain()
        except (OSError, ValueError):  # gone, or more than a command could be
            pass
        finally:
            writer.close()
