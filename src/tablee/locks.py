"""A file that only one process may write: a game that is being played, the results of a study."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO


def lock(file: BinaryIO, path: Path) -> None:
    """Keep others from writing an open file, or close it and raise if one of them does.

    Where the system has no such locks nobody is kept out.
    """
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BlockingIOError(error.errno, error.strerror, str(path)) from None
