"""``tablee store``: copies of all games, the way back and elsewhere, and whether they can all still be played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tablee.terminal.complaints import BadUsage
from tablee.terminal.encoding import speak_any_encoding
from tablee.words import Words

ACTIONS: Final = {"backup": 1, "restore": 1, "check": 0, "copy": 2}
"""What can be done with a store, and how many places it takes."""
PROBLEMS_FOUND: Final = 1


def care_for_store(words: Words, action: str, places: tuple[str, ...], store: str | None) -> int:
    """Do one of the :data:`ACTIONS`; all but a copy with the `store` that was named, or the usual one."""
    from tablee.server.settings_file import settings_in_force

    if action not in ACTIONS:
        raise BadUsage("error-store-action", action=action, known=", ".join(ACTIONS))
    if len(places) != ACTIONS[action]:
        raise BadUsage("error-store-places", action=action, count=ACTIONS[action])
    if action == "copy":
        return _copy(words, *places)
    place = settings_in_force(None, os.environ, {"store": store}).settings.store
    speak_any_encoding()
    if action == "check":
        return _check(words, place)
    if action == "backup":
        _backup(words, place, Path(places[0]))
    else:
        _restore(words, place, Path(places[0]))
    return 0


def _copy(words: Words, source: str, target: str) -> int:
    """Bring every game from one store to another, show how far it is, and say what was copied."""
    from rich.console import Console
    from rich.progress import Progress

    from tablee.server.store.copying import copy_store

    speak_any_encoding()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("store-copying"), total=None)
        copied = copy_store(source, target, lambda done, total: progress.update(task, completed=done, total=total))
    counts = {"tables": copied.tables, "plies": copied.plies, "cups": copied.cups, "files": copied.files}
    print(words("store-copied", **counts))
    return 0


def _file(place: str) -> Path:
    from tablee.server.store.backup import file_of

    file = file_of(place)
    if file is None:
        raise BadUsage("error-store-no-file")
    return file


def _backup(words: Words, place: str, copy: Path) -> None:
    from tablee.server.store.backup import backup

    print(words("store-backed-up", count=backup(_file(place), copy), file=str(copy)))


def _restore(words: Words, place: str, copy: Path) -> None:
    from tablee.server.store.backup import restore

    kept = restore(copy, _file(place))
    print(words("store-restored", file=str(copy)))
    if kept is not None:
        print(words("store-kept", file=str(kept)))


def _check(words: Words, place: str) -> int:
    from tablee.server.store.inspection import inspect_store

    found = inspect_store(place)
    for table, problem in found.problems:
        print(words("store-problem", table=table, problem=words.tell(problem)))
    print(words("store-checked", tables=found.tables, plies=found.plies, problems=len(found.problems)))
    return PROBLEMS_FOUND if found.problems else 0
