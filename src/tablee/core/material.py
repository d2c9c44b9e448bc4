"""The data files of boxes: read, checked entry by entry, named in records, and copied to be filled in.

A game with a deck, an edition or sheets says with a :class:`DataFile` where its own file lies and what it looks like.
Its check builds on :class:`Check`, so that every complaint names the file and the entry and says what would be right.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from tablee.core.errors import BadMaterial

T = TypeVar("T")

_DIGEST_LENGTH: Final = 16
_NAME_LINE: Final = re.compile(r'^name = "[^"]*"', re.MULTILINE)
_NO_VALUES: Final = ("name", "origin")
"""What a file says about itself."""


class DataFile(Generic[T]):
    """The file that a box is read from: the game's own, or one of the user's in its place."""

    def __init__(self, package: str, name: str, kind: type[T]) -> None:
        """Say which package has it in its ``data`` folder, and the struct that describes it."""
        self.name = name
        self.kind = kind
        self._own = files(package) / "data" / name

    def read(self, path: Path | None) -> tuple[str, T]:
        """What messages call the file, and what stands in it; :class:`BadMaterial` says why it cannot be read."""
        label = path.name if path else self.name
        try:
            return label, msgspec.toml.decode((path or self._own).read_bytes(), type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _unreadable(label, str(error)) from None
        except OSError as error:
            raise _unreadable(label, error.strerror or str(error)) from None

    def template(self, name: str = "mine") -> str:
        """The game's own file with all its comments, under another name: to be filled in from the box."""
        return _NAME_LINE.sub(f'name = "{name}"', self._own.read_text(encoding="utf-8"), count=1)


def _unreadable(label: str, error: str) -> BadMaterial:
    """What the reader of the file says, with places counted from 1 as in every other message."""
    problem, _, path = error.partition(" - at `$")
    entry = re.sub(r"(?<=\[)\d+", lambda place: str(int(place[0]) + 1), path.rstrip("`")).lstrip(".")
    told = f"{entry}: {problem[0].lower()}{problem[1:]}" if entry else problem
    return BadMaterial(f"{label}: {told}", file=label, entry=entry, problem=problem)


def digest_of(content: Any) -> str:
    """Sixteen digits that tell this material from all other."""
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:_DIGEST_LENGTH]


# ----------------------------------------------------------------------------------------------- where values come from


class Origin(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which values are printed in the box, found elsewhere, or our reconstruction.

    An entry is a place in the file, ``section.entry.field`` (entries of a list by their id), and speaks for all that is
    inside it; the longest that fits counts.
    """

    printed: list[str] = []
    found: list[str] = []
    reconstructed: list[str] = []

    def entries(self) -> list[str]:
        """Every place that is named."""
        return [*self.printed, *self.found, *self.reconstructed]

    def of(self, place: str) -> str:
        """``printed``, ``found`` or ``reconstructed``; :class:`KeyError` if nothing is said about `place`."""
        best, origin = -1, ""
        for kind in ("printed", "found", "reconstructed"):
            for entry in getattr(self, kind):
                if _lies_in(place, entry) and len(entry) > best:
                    best, origin = len(entry), kind
        if not origin:
            raise KeyError(place)
        return origin

    def reconstructed_in(self, file: Any) -> list[str]:
        """The places of all values of `file` that are our reconstruction."""
        return [place for place in places_in(file) if self.of(place) == "reconstructed"]


def places_in(file: Any) -> Iterator[str]:
    """Every value of a file as ``section.entry.field``; what a file leaves out has its default, and counts too."""
    for section, part in msgspec.to_builtins(file).items():
        if section not in _NO_VALUES:
            yield from _inside(section, part)


def _inside(place: str, part: Any) -> Iterator[str]:
    if isinstance(part, list) and part and isinstance(part[0], dict):
        part = {entry["id"]: {name: value for name, value in entry.items() if name != "id"} for entry in part}
    if not isinstance(part, dict):
        yield place
        return
    for name, inner in part.items():
        yield from _inside(f"{place}.{name}", inner)


def _lies_in(place: str, entry: str) -> bool:
    return place == entry or place.startswith(f"{entry}.")


# ------------------------------------------------------------------------------------------------------- what is wrong


class Check:
    """The checks that files have in common: each raises a :class:`BadMaterial` that names the entry."""

    def __init__(self, label: str) -> None:
        """Messages call the file `label`."""
        self.label = label

    def bad(self, entry: str, problem: str) -> BadMaterial:
        """An error to be raised: which entry, and what would be right."""
        return BadMaterial(f"{self.label}: {entry} {problem}", file=self.label, entry=entry, problem=problem)

    def check_name(self, name: str) -> None:
        """Records write the name of a file into a line of words."""
        if not name or not name.isprintable() or len(name.split()) != 1:
            raise self.bad("name", "must be one word")

    def between(self, entry: str, value: int, lowest: int, highest: int) -> None:
        """A number has bounds; `entry` may end with the name of the field."""
        if not lowest <= value <= highest:
            raise self.bad(entry, f"must be from {lowest} to {highest}, is {value}")

    def known(self, entry: str, found: Mapping[str, Any], wanted: Collection[str]) -> None:
        """Every name that is wanted is there, and no other."""
        for name in found:
            if name not in wanted:
                raise self.bad(f"{entry}.{name}", f"is unknown; one of {', '.join(wanted)}")
        for name in wanted:
            if name not in found:
                raise self.bad(f"{entry}.{name}", f"is missing; {entry} needs {', '.join(wanted)}")

    def codes(self, entry: str, found: Sequence[str], wanted: Collection[str]) -> None:
        """A list names only what there is."""
        for code in found:
            if code not in wanted:
                raise self.bad(entry, f"names {code!r}; one of {', '.join(wanted)}")

    def once(self, entry: str, names: Sequence[str]) -> None:
        """A list names nothing twice."""
        for name in names:
            if names.count(name) > 1:
                raise self.bad(entry, f"names {name} twice; once is right")

    def check_origin(self, origin: Origin, file: Any) -> None:
        """Every value says where it comes from, and nothing else does."""
        places = list(places_in(file))
        self.once("origin", origin.entries())
        for entry in origin.entries():
            if not any(_lies_in(place, entry) for place in places):
                raise self.bad(f"origin ({entry})", "is no place in this file; write section.entry.field")
        for place in places:
            if not any(_lies_in(place, entry) for entry in origin.entries()):
                raise self.bad("origin", f"does not say where {place} comes from; name it in one of its three lists")
