"""Terminals that do not know every character."""

from __future__ import annotations

import codecs
import sys
from typing import Final


def speak_any_encoding() -> None:
    """Let a terminal that knows few characters show stand-ins for the others instead of failing."""
    codecs.register_error("tablee", _stand_in)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "tablee")


_STAND_INS: Final = {
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼", "+"),
    **dict.fromkeys("─━", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("•·●", "*"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("\u00a0\u202f\u2009", " "),
    **dict.fromkeys("−–—", "-"),
    **dict.fromkeys("→▶", ">"),
    "★": "*",
    "✗": "!",
    "…": "...",
    "œ": "oe",
    "Œ": "OE",
}


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(_STAND_INS.get(sign, "?") for sign in error.object[error.start : error.end]), error.end
