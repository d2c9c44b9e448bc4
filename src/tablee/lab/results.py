"""The results of a study: what is being played, kept piece by piece, and at the end one Parquet file.

A piece is written as soon as it is played. Whatever ends a run, the next one reads what is there, plays the rest, and
comes to the same file.
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import msgspec

from tablee.core.errors import TableeError
from tablee.lab.playing import Played
from tablee.lab.study import Study, StudyTable
from tablee.locks import lock

if TYPE_CHECKING:
    import polars

_HEAD: Final = struct.Struct(">II")
"""Before every piece: its length and its checksum."""

Rows = dict[str, dict[int, Played]]
"""The games of each table, by their numbers."""


class LabMissing(TableeError):
    """What the lab needs beyond the rest is not installed."""

    key = "error-lab-missing"


class BadResults(TableeError):
    """Results that cannot be read."""

    key = "error-results"


class Piece(msgspec.Struct):
    """Some games of one table."""

    table: str
    games: list[Played]


class Progress:
    """The file with the pieces of a study that is being played."""

    def __init__(self, path: Path) -> None:
        """Open it, with what an earlier run left; a piece that was cut off in the middle is played again."""
        self.path = path
        self._file = path.open("a+b")
        lock(self._file, path)
        self.pieces, whole = _read_pieces(self._file)
        self._file.truncate(whole)

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file.tell() == 0:
            self.path.unlink(missing_ok=True)
        self._file.close()

    def add(self, piece: Piece) -> None:
        """Keep it, whatever happens next."""
        content = msgspec.msgpack.encode(piece)
        self._file.write(_HEAD.pack(len(content), zlib.crc32(content)) + content)
        self._file.flush()
        os.fsync(self._file.fileno())

    def remove(self) -> None:
        """Everything is in its place: the pieces are needed no more."""
        self._file.truncate(0)
        self._file.seek(0)


def _read_pieces(file: BinaryIO) -> tuple[list[Piece], int]:
    """All whole pieces, and where they end."""
    file.seek(0)
    content = file.read()
    pieces: list[Piece] = []
    place = 0
    while len(content) - place >= _HEAD.size:
        length, checksum = _HEAD.unpack_from(content, place)
        body = content[place + _HEAD.size : place + _HEAD.size + length]
        if len(body) < length or zlib.crc32(body) != checksum:
            break
        pieces.append(msgspec.msgpack.decode(body, type=Piece))
        place += _HEAD.size + length
    return pieces, place


# --------------------------------------------------------------------------------------------------------- Parquet


def polars_module() -> Any:
    """Polars, or a sentence that says how to get it."""
    try:
        import polars
    except ImportError:
        install = 'pip install "tablee[lab]"'
        raise LabMissing(f"studies need the extra 'lab': {install}", command=install) from None
    return polars


def write_results(study: Study, rows: Rows) -> None:
    """Write the Parquet file anew: tables in the order of the study, games by their numbers."""
    frame = results_frame(study, rows)
    beside = study.results.with_name(f"{study.results.name}.new")
    frame.write_parquet(beside)
    os.replace(beside, study.results)


def results_frame(study: Study, rows: Rows) -> polars.DataFrame:
    """One row for each game; what is the same for all games of a table stands in each of its rows."""
    pl = polars_module()
    lines = [line for table in study.tables for line in _lines(table, rows[table.key], study.games)]
    names: Iterable[str] = [name for name in lines[0] if name.startswith("option_")]
    kinds = {bool: pl.Boolean, int: pl.Int64, str: pl.String}
    schema = {
        "table": pl.String,
        "game": pl.String,
        "material": pl.String,
        "seats": pl.Int64,
        **{name: kinds[type(lines[0][name])] for name in names},
        "number": pl.Int64,
        "players": pl.List(pl.String),
        "wins": pl.List(pl.Float64),
        "scores": pl.List(pl.Int64),
        "reason": pl.String,
        "plies": pl.Int64,
        "uses": pl.List(pl.Struct({"seat": pl.Int64, "what": pl.String, "times": pl.Int64})),
        "figures": pl.List(pl.Struct({"name": pl.String, "value": pl.Int64, "times": pl.Int64})),
        "course": pl.List(pl.Float64),
    }
    frame: polars.DataFrame = pl.DataFrame(lines, schema=schema)
    return frame


def _lines(table: StudyTable, games: dict[int, Played], count: int) -> Iterator[dict[str, Any]]:
    options = {f"option_{name}": value for name, value in msgspec.to_builtins(table.job.options).items()}
    same = {"table": table.key, "game": table.job.game, "material": table.material, "seats": table.seats, **options}
    for number in range(count):
        yield {**same, **msgspec.to_builtins(games[number])}


def read_results(path: Path) -> polars.DataFrame:
    """The Parquet file of a study; :class:`BadResults` if it is something else."""
    pl = polars_module()
    path.open("rb").close()
    try:
        frame: polars.DataFrame = pl.read_parquet(path)
    except pl.exceptions.PolarsError as error:
        raise _no_results(path) from error
    if not {"table", *Played.__struct_fields__} <= set(frame.columns):
        raise _no_results(path)
    return frame


def _no_results(path: Path) -> BadResults:
    return BadResults(f"{path}: these are no results of a study; move the file away", file=str(path))


def rows_in(path: Path) -> Iterator[tuple[str, Played]]:
    """The games that a finished run has written, each with the key of its table."""
    if not path.exists():
        return
    fields = Played.__struct_fields__
    for line in read_results(path).select("table", *fields).iter_rows(named=True):
        yield line.pop("table"), msgspec.convert(line, Played)
