"""The parts of the tests side by side: ``python -m tests.side_by_side`` is what `make test` runs of them, or of some.

All of them need the same: our own modules, the words, the box of every game. That is read once, here; every part is a
fork of this process, and so is whatever a part starts (`tests/warm.py`). What a part prints is kept in a file of
`.venv`, and shown if something is wrong.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from typing import NoReturn

import pytest

from tests import warm
from tests.parts import LONGEST, PARTS

ROOT = Path(__file__).parents[1]
IMPORTED_ALREADY = "Module already imported"
"""pytest would like to rewrite the plugins of packages that the server needs, which no test uses."""
AT_ONCE = 5
"""For two cores: most parts wait now and then, for a browser, a server or the press."""


def main() -> None:
    """Exit with 1 if one of the parts does not pass."""
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start processes, which keep what they have compiled
    warm.be_ready()
    waiting = sys.argv[1:] or sorted(PARTS, key=lambda part: part not in LONGEST)
    running: dict[int, str] = {}
    failed = False
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            part = waiting.pop(0)
            print(f"Tests of {part} ...")
            if not (pid := os.fork()):
                _run(part)
            running[pid] = part
        pid, status = os.wait()
        if (part := running.pop(pid, "")) and not _is_passed(part, status):
            failed = True
    sys.exit(failed)


def _said_by(part: str) -> Path:
    return ROOT / ".venv" / f"tests-{part}.txt"


def _is_passed(part: str, status: int) -> bool:
    said = _said_by(part).read_text(encoding="utf-8")
    if status:
        print(said)
    print(f"Tests of {part}: {said.splitlines()[-1].strip('= ')}")
    return status == 0


def _run(part: str) -> NoReturn:
    """In the fork."""
    with _said_by(part).open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    code = 1
    try:
        code = pytest.main(["--part", part, "-m", "not slow", "-W", f"ignore:{IMPORTED_ALREADY}"])
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
