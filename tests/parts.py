"""The tests in parts that processes of their own run side by side, each with a share of the work.

Such a process reads its own tests only, makes what they share once, and tells nobody about each of them: processes that
are handed one test after the other read all tests each, and spend a fifth of their time on talking.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent

PARTS: Final = {
    "pages": ["browser/test_[a-l]*"],
    "browser": ["browser/*"],
    "store": ["server/store/*", "server/test_[a-f]*"],
    "server": ["server/*", "faults/*", "lab/*"],
    "terminal": ["terminal/*", "test_docs_commands.py"],
    "games": ["games/*", "press/*"],
    "words": ["shelf/*", "web/*", "words/*"],
    "engine": ["*"],
}
"""The first that has a pattern for a file has that file."""

LONGEST: Final = ("store", "server", "engine")
"""These begin, so that none of them is the last to run, alone, with a core that has nothing to do."""


def part_of(file: Path) -> str:
    """Every file is in one part."""
    name = file.relative_to(TESTS).as_posix()
    return next(part for part, patterns in PARTS.items() if any(fnmatchcase(name, pattern) for pattern in patterns))


def is_elsewhere(part: str, path: Path) -> bool:
    """Whether a file, or all of a folder, belongs to another part."""
    if not path.is_relative_to(TESTS) or path == TESTS:
        return False
    if path.is_dir():
        folder = f"{path.relative_to(TESTS).as_posix()}/*"
        return any(folder in patterns for other, patterns in PARTS.items() if other != part) and not any(
            pattern.startswith(folder[:-1]) for pattern in PARTS[part]
        )
    return path.name.startswith("test_") and part_of(path) != part
