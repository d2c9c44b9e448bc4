"""``tablee store copy``: bring every game from one store to another."""

from __future__ import annotations

from tablee.terminal.complaints import BadUsage
from tablee.words import Words

ACTIONS = ("copy",)


def use_store(words: Words, action: str, source: str, target: str) -> int:
    """Copy a store, show how far it is, and say what was copied."""
    from rich.console import Console
    from rich.progress import Progress

    from tablee.server.store.copying import copy_store
    from tablee.terminal.encoding import speak_any_encoding

    if action not in ACTIONS:
        raise BadUsage("error-store-action", action=action, known=", ".join(ACTIONS))
    speak_any_encoding()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("store-copying"), total=None)
        copied = copy_store(source, target, lambda done, total: progress.update(task, completed=done, total=total))
    counts = {"tables": copied.tables, "plies": copied.plies, "cups": copied.cups, "files": copied.files}
    print(words("store-copied", **counts))
    return 0
