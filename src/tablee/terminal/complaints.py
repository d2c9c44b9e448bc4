"""What can be wrong with what a person typed or named: one sentence each, in their language."""

from __future__ import annotations

from pathlib import Path

from tablee.core.errors import Fact, TableeError
from tablee.core.phrases import Detail


class BadUsage(TableeError):
    """A flag, a file or an answer that cannot be used; `key` names the sentence in ``text/*.ftl``."""

    def __init__(self, key: str, **facts: Fact | Detail) -> None:
        """Keep the key and the facts: the sentence is made where it is shown."""
        super().__init__(key, key=key, **facts)


_FILE_KEYS: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "error-file-missing"),
    (IsADirectoryError, "error-file-folder"),
    (NotADirectoryError, "error-file-no-folder"),
    (FileExistsError, "error-file-exists"),
    (PermissionError, "error-file-forbidden"),
    (BlockingIOError, "error-file-busy"),
)


def file_complaint(error: OSError) -> BadUsage:
    """What the system said about a file, as a sentence that names it."""
    file = str(error.filename or "?")
    key = next((key for kind, key in _FILE_KEYS if isinstance(error, kind)), "error-file-other")
    if Path(file).is_dir():
        key = "error-file-folder"
    return BadUsage(key, file=file, problem=error.strerror or type(error).__name__)
