"""What libraries say of a file or a value that does not fit: the one place that knows their English."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from tablee.core.phrases import Detail

_KINDS: Final = (
    (re.compile(r"Expected `\w+` >= (?P<bound>\S+)"), "check-least"),
    (re.compile(r"Expected `\w+` <= (?P<bound>\S+)"), "check-most"),
    (re.compile(r"Expected `int`.*"), "check-whole-number"),
    (re.compile(r"Expected `bool`.*"), "check-yes-no"),
    (re.compile(r"Expected `str`.*"), "check-text"),
    (re.compile(r"Expected `array`.*"), "check-list"),
    (re.compile(r"Expected `object`.*"), "check-table"),
    (re.compile(r"Object missing required field `(?P<field>[^`]*)`"), "check-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]*)`"), "check-unknown"),
    (re.compile(r"Invalid enum value '(?P<given>.*)'", re.DOTALL), "check-choice"),
)
_PLACE: Final = re.compile(r"(?<=\[)\d+")
_TWICE: Final = re.compile(r"Cannot overwrite a value|Cannot declare .* twice|Duplicate inline table key")
_BREAK: Final = re.compile(r"at line (\d+), column (\d+)")


def misfit(error: msgspec.ValidationError) -> tuple[str, Detail | str]:
    """Which entry does not fit, with places counted from 1, and why; its own words if it says something new."""
    said, _, path = str(error).partition(" - at `$")
    entry = _PLACE.sub(lambda place: str(int(place[0]) + 1), path.rstrip("`")).lstrip(".")
    for pattern, key in _KINDS:
        found = pattern.fullmatch(said)
        if found is not None:
            return entry, Detail(key, found.groupdict(), said)
    return entry, said


def is_named_twice(error: Exception) -> bool:
    """Whether what is wrong with a text in TOML is that it names something for the second time."""
    return _TWICE.match(str(error)) is not None


def toml_break(error: Exception) -> tuple[int, int] | None:
    """The line and the column from which on a text is not TOML; None if the parser names none, as at its end."""
    found = _BREAK.search(str(error))
    return (int(found[1]), int(found[2])) if found else None
