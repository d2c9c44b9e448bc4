"""The best times of puzzles that somebody solved alone, in a small file beside the games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tablee.terminal.files import data_home


class BestTimes:
    """The best times by game, material and puzzle, in milliseconds."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self.path = data_home(environ) / "best.json"

    def find(self, material: str, puzzle: str) -> int | None:
        """The best time so far."""
        return self._read().get(f"{material} {puzzle}")

    def keep(self, material: str, puzzle: str, milliseconds: int) -> bool:
        """Note a time; says whether it is the best."""
        times = self._read()
        key = f"{material} {puzzle}"
        if key in times and times[key] <= milliseconds:
            return False
        self._write(times | {key: milliseconds})
        return True

    def _read(self) -> dict[str, int]:
        """What is there; a file that cannot be read counts as none."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, int])
        except (OSError, msgspec.DecodeError):
            return {}

    def _write(self, times: Mapping[str, int]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new: Path = self.path.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(times.items())))))
        new.replace(self.path)
