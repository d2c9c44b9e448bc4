"""The results of a study: what is being played, kept piece by piece, and at the end one Parquet file.

A piece is written as soon as it is played. Whatever ends a run, the next one reads what is there, plays the rest, and
comes to the same file. What was played and is not in the study any more is kept beside it.
"""

from __future__ import annotations

import os
import re
import struct
import zlib
from collections.abc import Collection, Iterable, Iterator
from itertools import count
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
Place = tuple[str, int]
"""Where a game stands: the key of its table, and its number."""


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
        self.pieces, whole = read_pieces(self._file)
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
        self._file.write(_packed(piece))
        self._file.flush()
        os.fsync(self._file.fileno())

    def remove(self, but: Iterable[Piece] = ()) -> None:
        """Everything is in its place: the pieces are needed no more, except for some that have no other."""
        if left := b"".join(map(_packed, but)):
            _replace(self.path, left)
        else:
            self._file.truncate(0)
            self._file.seek(0)


def _packed(piece: Piece) -> bytes:
    content = msgspec.msgpack.encode(piece)
    return _HEAD.pack(len(content), zlib.crc32(content)) + content


def _replace(path: Path, content: bytes) -> None:
    """The old content or the new, whatever happens meanwhile."""
    beside = _new(path)
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def _new(path: Path) -> Path:
    """Where the next content of a file is written."""
    return path.with_name(f"{path.name}.new")


def read_pieces(file: BinaryIO) -> tuple[list[Piece], int]:
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
    """Write the Parquet file anew: tables in the order of the study, games by their numbers.

    An old one that has more than the study is moved aside.
    """
    frame = results_frame(study, rows)
    beside = _new(study.results)
    frame.write_parquet(beside)
    if left_over(study):
        os.replace(study.results, next_aside(study.results))
    os.replace(beside, study.results)


def left_over(study: Study) -> set[Place]:
    """The games in the Parquet file that the study does not have any more, and that are in no file beside it."""
    left = beyond(study, _places(study.results))
    for path in aside(study.results) if left else ():
        left -= _places(path)
    return left


def beyond(study: Study, places: Iterable[Place]) -> set[Place]:
    """Those of these games that are none of the study's."""
    tables = {table.key for table in study.tables}
    return {(table, number) for table, number in places if table not in tables or number >= study.games}


def _places(path: Path) -> set[Place]:
    return set(read_results(path).select("table", "number").iter_rows()) if path.exists() else set()


def aside(results: Path) -> list[Path]:
    """The files that were moved aside: NAME.1.parquet and so on."""
    own = re.compile(rf"{re.escape(results.stem)}\.[1-9]\d*{re.escape(results.suffix)}")
    return sorted(path for path in results.parent.iterdir() if own.fullmatch(path.name))


def next_aside(results: Path) -> Path:
    """Where the next one goes: no file is there."""
    names = (results.with_name(f"{results.stem}.{number}{results.suffix}") for number in count(1))
    return next(path for path in names if not path.exists())


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


def rows_in(path: Path, tables: Collection[str]) -> Iterator[tuple[str, Played]]:
    """The games that a finished run has written at some of its tables, each with the key of its table."""
    if not path.exists():
        return
    pl = polars_module()
    fields = Played.__struct_fields__
    mine = read_results(path).filter(pl.col("table").is_in(list(tables)))
    for line in mine.select("table", *fields).iter_rows(named=True):
        yield line.pop("table"), msgspec.convert(line, Played)
