"""The data files of boxes: read, checked entry by entry, named in records, and copied to be filled in.

A game with a deck, an edition or sheets says with a :class:`DataFile` where its own file lies and what it looks like.
A user's own takes its place from anywhere that is a :class:`Source`: a path, or what was sent to a server.
Its check builds on :class:`Check`, so that every complaint names the file and the entry and says what would be right.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from tablee.core.errors import BadMaterial
from tablee.core.phrases import Detail, detail
from tablee.core.validation import is_named_twice, misfit, toml_break

T = TypeVar("T")

LONGEST_NAME: Final = 40
"""Of a file, as records and pages tell it."""
MOST_DOTS: Final = 100
"""In one line: the time that it takes to read a key grows with the square of its dots."""
_DIGEST_LENGTH: Final = 16
_NAME_LINE: Final = re.compile(r'^name = "[^"]*"', re.MULTILINE)
_NO_VALUES: Final = ("name", "origin")
"""What a file says about itself."""
ORIGINS: Final = ("printed", "found", "reconstructed")
"""Where a value can come from."""


class Source(Protocol):
    """Where a data file is read from; a :class:`pathlib.Path` is one."""

    @property
    def name(self) -> str:
        """What messages call the file."""

    def read_bytes(self) -> bytes:
        """What stands in it."""


class SentFile(msgspec.Struct, frozen=True):
    """A user's own file that came without a folder around it, as to a server."""

    name: str
    content: bytes

    def read_bytes(self) -> bytes:
        """What stands in it."""
        return self.content


class DataFile(Generic[T]):
    """The file that a box is read from: the game's own, or one of the user's in its place."""

    def __init__(self, package: str, name: str, kind: type[T]) -> None:
        """Say which package has it in its ``data`` folder, and the struct that describes it."""
        self.name = name
        self.kind = kind
        self._own = files(package) / "data" / name

    @property
    def noun(self) -> str:
        """What such a file is: ``deck``, ``edition``, ``cards``, ``sheets``."""
        return self.name.partition(".")[0]

    def read(self, source: Source | None) -> tuple[str, T]:
        """What messages call the file, and what stands in it; :class:`BadMaterial` says why it cannot be read."""
        label = source.name if source is not None else self.name
        try:
            content = (source if source is not None else self._own).read_bytes()
        except OSError as error:
            raise _unreadable(label, "", error.strerror or str(error)) from None
        return label, self._decode(label, content)

    def _decode(self, label: str, content: bytes) -> T:
        _check_dots(label, content)
        try:
            return msgspec.toml.decode(content, type=self.kind)
        except UnicodeDecodeError as error:
            problem = detail(
                "detail-file-not-utf8", "byte {byte} is not UTF-8; save the file as text in UTF-8", byte=error.start + 1
            )
        except msgspec.ValidationError as error:
            raise _unreadable(label, *misfit(error)) from None
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            problem = _no_toml(error)
        raise _unreadable(label, "", problem)

    def template(self, name: str = "mine") -> str:
        """The game's own file with all its comments, under another name: to be filled in from the box."""
        return _NAME_LINE.sub(f'name = "{name}"', self._own.read_text(encoding="utf-8"), count=1)


def _check_dots(label: str, content: bytes) -> None:
    for number, line in enumerate(content.splitlines(), start=1):
        if line.count(b".") > MOST_DOTS:
            problem = detail(
                "detail-file-dots",
                "line {line} has more than {most} dots; write it as several lines",
                line=number,
                most=MOST_DOTS,
            )
            raise _unreadable(label, "", problem)


def _no_toml(error: Exception) -> Detail:
    """What the parser found."""
    place = toml_break(error)
    if place is not None and is_named_twice(error):
        return detail(
            "detail-file-line-twice",
            "names in line {line} what an earlier line has; keep one of them",
            line=str(place[0]),
        )
    if place is not None:
        return detail(
            "detail-file-no-toml",
            "is not TOML at line {line}, column {column}; write name = value, [section] or # remark",
            line=str(place[0]),
            column=str(place[1]),
        )
    if "end of document" in str(error):
        return detail("detail-file-stops", "stops too early; a value, a quote or a bracket is missing at its end")
    return detail(
        "detail-file-beyond-toml",
        "is not TOML that can be read; a number is too long, or lists lie too deep in each other",
    )


def _unreadable(label: str, entry: str, problem: Detail | str) -> BadMaterial:
    """What the reader of the file says."""
    told = str(problem)
    if entry:
        told = f"{entry}: {told[0].lower()}{told[1:]}"
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
        return _origin_in(self.by_entry(), place)

    def by_entry(self) -> dict[str, str]:
        """What is said about each place that is named."""
        return {entry: kind for kind in ORIGINS for entry in getattr(self, kind)}

    def of_all(self, file: Any) -> dict[str, str]:
        """What is said about every value of `file`."""
        said = self.by_entry()
        return {place: _origin_in(said, place) for place in places_in(file)}

    def reconstructed_in(self, file: Any) -> list[str]:
        """The places of all values of `file` that are our reconstruction."""
        return [place for place, origin in self.of_all(file).items() if origin == "reconstructed"]


def _origin_in(said: Mapping[str, str], place: str) -> str:
    for around in _around(place):
        if around in said:
            return said[around]
    raise KeyError(place)


def places_in(file: Any) -> Iterator[str]:
    """Every value of a file as ``section.entry.field``; what a file leaves out has its default, and counts too."""
    for section in sections_in(file):
        yield from section.places


def _inside(place: str, part: Any) -> Iterator[str]:
    if isinstance(part, list) and part and isinstance(part[0], dict):
        part = {entry.pop("id", number): entry for number, entry in enumerate(part, start=1)}
    if not isinstance(part, dict):
        yield place
        return
    for name, inner in part.items():
        yield from _inside(f"{place}.{name}", inner)


class Section(NamedTuple):
    """A part of a data file, and what is in it."""

    name: str
    entries: int | None
    """How many cards, teams or sheets; none if it has just values."""
    places: list[str]


def sections_in(file: Any) -> list[Section]:
    """What a file has in it, part by part."""
    parts = {name: part for name, part in msgspec.to_builtins(file).items() if name not in _NO_VALUES}
    return [Section(name, _entries(part), list(_inside(name, part))) for name, part in parts.items()]


def _entries(part: Any) -> int | None:
    inner = list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []
    return len(inner) if inner and all(isinstance(one, dict) for one in inner) else None


def _around(place: str) -> Iterator[str]:
    """`place` and all that it lies in, the nearest first."""
    while place:
        yield place
        place = place.rpartition(".")[0]


def gathered(places: Iterable[str], file: Any) -> list[str]:
    """The fewest places that say the same as `places`: one whose values are all named stands for them."""
    named = set(places)
    every = list(places_in(file))
    partly = {around for place in every if place not in named for around in _around(place)}
    whole = ([around for around in _around(place) if around not in partly] for place in every if place in named)
    return list(dict.fromkeys(around[-1] for around in whole))


# ------------------------------------------------------------------------------------------------------- what is wrong


class Check:
    """The checks that files have in common: each raises a :class:`BadMaterial` that names the entry."""

    def __init__(self, label: str) -> None:
        """Messages call the file `label`."""
        self.label = label

    def bad(self, entry: str, key: str, english: str, /, **facts: str | int) -> BadMaterial:
        """An error to be raised: which entry, and a detail that says what would be right."""
        return self.complaint(entry, detail(key, english, **facts))

    def complaint(self, entry: str, problem: Detail) -> BadMaterial:
        """The same with what somebody else found."""
        return BadMaterial(f"{self.label}: {entry} {problem}", file=self.label, entry=entry, problem=problem)

    def check_name(self, name: str) -> None:
        """Records write the name of a file into a line of words."""
        if name.split() != [name] or not name.isprintable() or len(name) > LONGEST_NAME:
            raise self.bad(
                "name", "detail-file-name", "must be one word of at most {most} characters", most=LONGEST_NAME
            )

    def between(self, entry: str, value: int, lowest: int, highest: int) -> None:
        """A number has bounds; `entry` may end with the name of the field."""
        if not lowest <= value <= highest:
            raise self.bad(
                entry,
                "detail-file-between",
                "must be from {least} to {most}, is {given}",
                least=lowest,
                most=highest,
                given=value,
            )

    def known(self, entry: str, found: Mapping[str, Any], wanted: Collection[str]) -> None:
        """Every name that is wanted is there, and no other."""
        known = ", ".join(wanted)
        for name in found:
            if name not in wanted:
                raise self.bad(f"{entry}.{name}", "detail-file-unknown", "is unknown; one of {known}", known=known)
        for name in wanted:
            if name not in found:
                raise self.bad(
                    f"{entry}.{name}",
                    "detail-file-missing",
                    "is missing; {entry} needs {known}",
                    entry=entry,
                    known=known,
                )

    def codes(self, entry: str, found: Sequence[str], wanted: Collection[str]) -> None:
        """A list names only what there is."""
        for code in found:
            if code not in wanted:
                raise self.bad(
                    entry, "detail-file-code", "names {code!r}; one of {known}", code=code, known=", ".join(wanted)
                )

    def once(self, entry: str, names: Sequence[str]) -> None:
        """A list names nothing twice."""
        found: set[str] = set()
        for name in names:
            if name in found:
                raise self.bad(entry, "detail-file-twice", "names {name} twice; once is right", name=name)
            found.add(name)

    def check_origin(self, origin: Origin, file: Any) -> None:
        """Every value says where it comes from, and nothing else does."""
        places = list(places_in(file))
        there = {around for place in places for around in _around(place)}
        said = origin.by_entry()
        self.once("origin", origin.entries())
        for entry in said:
            if entry not in there:
                raise self.bad(
                    f"origin ({entry})", "detail-file-no-place", "is no place in this file; write section.entry.field"
                )
        for place in places:
            if not any(around in said for around in _around(place)):
                raise self.bad(
                    "origin",
                    "detail-file-no-origin",
                    "does not say where {place} comes from; name it in one of its three lists",
                    place=place,
                )
