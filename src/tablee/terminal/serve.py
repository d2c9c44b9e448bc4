"""``tablee serve``: lay the tables, say where they are, and open the browser."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tablee.words import Words

_EVERYWHERE: Final = "0.0.0.0"


def open_house(
    words: Words,
    file: Path | None,
    flags: Mapping[str, Any],
    others: Sequence[str],
    *,
    lan: bool,
    browser: bool,
    show: bool,
) -> int:
    """Serve until somebody says stop; with `show` only say with which settings."""
    from tablee.server.settings_file import settings_in_force

    if lan and flags.get("host") is None:
        flags = {**flags, "host": _EVERYWHERE}
    found = settings_in_force(file, os.environ, flags, others)
    if show:
        _show_settings(words, list(found.lines()))
        return 0
    from tablee.server.run import address_of, listen, serve
    from tablee.server.workers import check_workers, serve_together
    from tablee.terminal.encoding import speak_any_encoding

    settings = found.settings
    check_workers(settings)
    is_alone = settings.workers == 1
    listener = listen(settings.host, settings.port, shared=not is_alone)
    address = address_of(listener, settings.path)
    speak_any_encoding()
    print(words("serve-at", address=address), flush=True)
    if lan:
        _show_lan(words, listener, settings.path)
    print(words("serve-stop"), flush=True)
    return (serve if is_alone else serve_together)(settings, listener, address if browser else None)


def _show_settings(words: Words, lines: Sequence[tuple[str, Any]]) -> None:
    """As a file that would set the same, with the origin of each line as a remark."""
    from tablee.terminal.encoding import speak_any_encoding

    speak_any_encoding()
    width = max(len(line) for line, _ in lines)
    for line, origin in lines:
        print(f"{line:{width}}  # {words.tell(origin)}")


def _show_lan(words: Words, listener: object, path: str) -> None:
    """Where phones find the tables, as an address and as a code to photograph."""
    import socket

    from tablee.server.run import lan_address, qr_code

    assert isinstance(listener, socket.socket)
    address = lan_address(listener, path)
    print(words("serve-lan", address=address), qr_code(address), sep="\n", flush=True)
