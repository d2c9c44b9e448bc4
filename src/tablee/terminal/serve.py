"""``tablee serve``: lay the tables, say where they are, and open the browser."""

from __future__ import annotations

import os
from typing import Final

from tablee.words import Words

_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"


def open_house(
    words: Words, host: str | None, port: int | None, name: str | None, store: str | None, *, lan: bool, browser: bool
) -> int:
    """Serve until somebody says stop."""
    from tablee.server.run import address_of, listen, serve
    from tablee.server.settings import Settings, default_store
    from tablee.terminal.encoding import speak_any_encoding

    listener = listen(host or (_EVERYWHERE if lan else _HERE), port)
    address = address_of(listener)
    speak_any_encoding()
    print(words("serve-at", address=address), flush=True)
    if lan:
        _show_lan(words, listener)
    print(words("serve-stop"), flush=True)
    settings = Settings(store=str(store or default_store(os.environ)), names=(name,) if name else ())
    return serve(settings, listener, address if browser else None)


def _show_lan(words: Words, listener: object) -> None:
    """Where phones find the tables, as an address and as a code to photograph."""
    import socket

    from tablee.server.run import lan_address, qr_code

    assert isinstance(listener, socket.socket)
    address = lan_address(listener)
    print(words("serve-lan", address=address), qr_code(address), sep="\n", flush=True)
