"""Where games are kept: records that grow as they are played, and the secret seeds of unfinished ones."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from tablee.core.luck import SEED_BYTES
from tablee.core.record import Record, read_record
from tablee.locks import lock
from tablee.terminal.complaints import BadUsage


def data_home(environ: Mapping[str, str]) -> Path:
    """Where this person's games and seeds are."""
    if given := environ.get("XDG_DATA_HOME"):
        return Path(given) / "tablee"
    if os.name == "nt" and (local := environ.get("LOCALAPPDATA")):
        return Path(local) / "tablee"
    return Path.home() / ".local" / "share" / "tablee"


def usual_place(game_id: str, moment: datetime, environ: Mapping[str, str]) -> Path:
    """Where a record goes when nobody names a file: a new name in the folder of games, which is made if need be."""
    folder = data_home(environ) / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{moment:%Y-%m-%d-%H%M%S}-{game_id}"
    place = folder / f"{stem}.tablee"
    number = 1
    while place.exists():
        number += 1
        place = folder / f"{stem}-{number}.tablee"
    return place


def read_text(path: Path) -> str:
    """The text of a file; :class:`BadUsage` if it is none."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise BadUsage("error-file-not-text", file=str(path), byte=error.start + 1) from None


def check_output(output: Path) -> None:
    """Before the work, not after it: a new file in a folder that is there."""
    if output.exists():
        raise BadUsage("error-output-exists", file=str(output))
    if not output.parent.is_dir():
        raise BadUsage("error-folder-missing", folder=str(output.parent))


def load_record(path: Path) -> Record:
    """Read a record strictly."""
    return read_record(read_text(path))


class Seeds:
    """The secret seeds of unfinished games, one private file each, named after the hash that the record publishes."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self.folder = data_home(environ) / "seeds"

    def keep(self, luck: str, seed: bytes) -> None:
        """Write the seed where only this person can read it."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(self.folder / luck, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(f"{seed.hex()}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def find(self, luck: str) -> bytes | None:
        """The seed with that hash, if it is here and whole."""
        try:
            seed = bytes.fromhex((self.folder / luck).read_text().strip()) if luck else b""
        except (OSError, ValueError):
            return None
        return seed if len(seed) == SEED_BYTES else None

    def forget(self, luck: str) -> None:
        """The game is over and its record tells the seed."""
        if luck:
            with suppress(OSError):
                (self.folder / luck).unlink()


class RecordFile:
    """The record of a running game: each ply is on the disk before anybody is told of it."""

    def __init__(self, path: Path, file: BinaryIO, plies: int) -> None:
        """Use :meth:`create` or :meth:`reopen`."""
        self.path = path
        self._file = file
        self._plies = plies

    @classmethod
    def create(cls, path: Path, record: Record) -> RecordFile:
        """Begin a new file; one that exists is never overwritten."""
        file = cls(path, path.open("xb"), 0)
        lock(file._file, path)
        file._write(record.header())
        return file

    @classmethod
    def reopen(cls, path: Path, record: Record) -> RecordFile:
        """Go on with the file from which `record` was read; what changed in its header is written anew."""
        file = path.open("r+b")
        lock(file, path)
        kept = cls(path, file, len(record.plies))
        if not file.read().startswith(record.header().encode()):
            kept._replace(record)
        kept._file.seek(0, os.SEEK_END)
        return kept

    def keep_up(self, record: Record) -> None:
        """Append the plies that are not in the file yet."""
        new = record.plies[self._plies :]
        if new:
            self._write("".join(f"{ply}\n" for ply in new))
            self._plies = len(record.plies)

    def take_back(self, record: Record) -> None:
        """Some plies were taken back: the file holds those that `record` has."""
        self._replace(record)
        self._plies = len(record.plies)

    def finish(self, record: Record) -> None:
        """Append the seed and the checksum of a finished game."""
        self.keep_up(record)
        self._write(record.footer())

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, text: str) -> None:
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def _replace(self, record: Record) -> None:
        """Write a whole new file beside the old one and put it in its place, so that there is always one."""
        beside = self.path.with_name(f"{self.path.name}.new")
        fresh = beside.open("w+b")
        lock(fresh, beside)
        fresh.write(record.text().encode())
        fresh.flush()
        os.fsync(fresh.fileno())
        os.replace(beside, self.path)
        self._file.close()
        self._file = fresh
