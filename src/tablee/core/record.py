"""The record: a text file a person can read, which is save, replay, bug report and test fixture in one.

::

    tablee record 1
    game: artropp
    rules: 1
    material: artropp 2f6b0c11
    seats: 3
    option free_drums: false
    name 1: Camille
    luck: 9c56cc51…

    * start2
    * +o7
    2 o7
    ~ half-time @600000

    seed: 00aa…
    check: 5e88…

A ply is an actor (a seat from 1, ``*`` for chance, ``~`` for the clock), a notation and, in timed games, the moment in
milliseconds. A finished game adds its seed and a checksum over everything above; an unfinished one just ends.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args

import msgspec

from tablee.core.errors import BadOption, BadRecord, IllegalMove, UnknownMove
from tablee.core.game import CHANCE, CLOCK, Game, Seat, State
from tablee.core.luck import SEED_BYTES
from tablee.core.notebook import folded, html_of
from tablee.core.phrases import Detail, detail
from tablee.core.validation import misfit

FIRST_LINE: Final = "tablee record 1"
_ACTOR_SIGNS: Final = {"*": CHANCE, "~": CLOCK}
_SIGN_OF: Final = {CHANCE: "*", CLOCK: "~"}
_HEX_LENGTH: Final = 64


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One line of a record: who did what, and when."""

    actor: Seat
    notation: str
    at: int = 0
    line: int = 0
    """Where it stands in the file it was read from; 0 if it was not."""

    def __str__(self) -> str:
        """The ply as its line in the file."""
        moment = f" @{self.at}" if self.at else ""
        return f"{_SIGN_OF.get(self.actor, self.actor + 1)} {self.notation}{moment}"


class Record(msgspec.Struct):
    """A game as it was played so far."""

    game: str
    rules: int
    material: str
    seats: int
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    names: dict[Seat, str] = msgspec.field(default_factory=dict)
    """Who sat where, as they wish to be called; a label for people, not for the rules."""
    luck: str = ""
    """The hash of the seed, published before the first ply."""
    seed: str = ""
    """The seed itself in hexadecimal, once the game is over."""
    plies: list[Ply] = msgspec.field(default_factory=list)

    def header(self) -> str:
        """The lines above the plies."""
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"material: {self.material}",
            f"seats: {self.seats}",
        ]
        lines += [
            f"option {name}: {str(value).lower() if isinstance(value, bool) else value}"
            for name, value in self.options.items()
        ]
        lines += [f"name {seat + 1}: {name}" for seat, name in sorted(self.names.items())]
        if self.luck:
            lines.append(f"luck: {self.luck}")
        return "\n".join(lines) + "\n\n"

    def footer(self) -> str:
        """The lines below the plies of a finished game: nothing before the seed is known."""
        if not self.seed:
            return ""
        body = f"{self._body()}\nseed: {self.seed}\n"
        return f"\nseed: {self.seed}\ncheck: {_digest(body)}\n"

    def text(self) -> str:
        """The whole file."""
        return self._body() + self.footer()

    def _repr_html_(self) -> str:
        """The head as a table and the whole file behind it, for notebooks."""
        who = {f"name {seat + 1}": name for seat, name in sorted(self.names.items())}
        head = {"game": self.game, "seats": self.seats, **self.options, **who, "plies": len(self.plies)}
        return html_of(head) + folded(FIRST_LINE, self.text())

    def _body(self) -> str:
        return self.header() + "".join(f"{ply}\n" for ply in self.plies)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def read_record(text: str) -> Record:
    """Read a record strictly; :class:`BadRecord` names the line and what was expected there."""
    return _Reader(text).read()


class _Reader:
    """Reads line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.at = 0

    def read(self) -> Record:
        if not self.text:
            raise BadRecord(
                0,
                detail("detail-empty-file", "the file is empty"),
                detail("detail-in-first-line", "{text!r} in its first line", text=FIRST_LINE),
            )
        if self.text[-1] != "\n":
            raise BadRecord(
                len(self.lines),
                detail("detail-cut-line", "the file stops in the middle of a line"),
                detail("detail-line-break", "a line break at its end"),
            )
        self.lines.pop()
        self._characters()
        if self._line() != FIRST_LINE:
            raise self._wrong(repr(FIRST_LINE))
        self.at += 1
        record = Record(
            game=self._field("game"),
            rules=self._number("rules"),
            material=self._field("material"),
            seats=self._number("seats"),
        )
        self._options(record)
        self._names(record)
        if (self._line() or "").startswith("luck: "):
            record.luck = self._hexadecimal("luck")
        self._blank(detail("detail-blank-header", "a blank line between header and plies"))
        record.plies = list(self._plies(record.seats))
        self._footer(record)
        return record

    def _line(self) -> str | None:
        return self.lines[self.at] if self.at < len(self.lines) else None

    def _wrong(self, expected: Detail | str) -> BadRecord:
        line = self._line()
        if line is None:
            return BadRecord(self.at + 1, detail("detail-file-ends", "the file ends"), expected)
        return BadRecord(self.at + 1, detail("detail-found", "found {text}", text=repr(_shortened(line))), expected)

    def _characters(self) -> None:
        try:
            self.text.encode()
        except UnicodeEncodeError as error:
            line = self.text.count("\n", 0, error.start) + 1
            raise broken_character(line) from None

    def _field(self, name: str) -> str:
        line = self._line()
        if line is None or not line.startswith(f"{name}: ") or not line[len(name) + 2 :].strip():
            raise self._wrong(f"'{name}: …'")
        self.at += 1
        return line[len(name) + 2 :]

    def _number(self, name: str) -> int:
        text = self._field(name)
        if not _is_number(text):
            self.at -= 1
            raise self._wrong(detail("detail-whole-number", "'{field}: ' and a whole number", field=name))
        return int(text)

    def _options(self, record: Record) -> None:
        while (line := self._line()) is not None and line.startswith("option "):
            name, colon, value = line[len("option ") :].partition(": ")
            if not colon or not name.isidentifier() or name in record.options:
                raise self._wrong(detail("detail-option-line", "'option NAME: VALUE', each name once"))
            record.options[name] = _value(value)
            self.at += 1

    def _names(self, record: Record) -> None:
        while (line := self._line()) is not None and line.startswith("name "):
            seat, colon, name = line[len("name ") :].partition(": ")
            first = max(record.names, default=-1) + 2
            if not colon or not _is_number(seat) or not first <= int(seat) <= record.seats:
                raise self._wrong(
                    detail(
                        "detail-name-line",
                        "'name SEAT: NAME' with seats from 1 to {seats}, each once and in order",
                        seats=record.seats,
                    )
                )
            record.names[int(seat) - 1] = name
            self.at += 1

    def _hexadecimal(self, name: str) -> str:
        text = self._field(name)
        if len(text) != _HEX_LENGTH or any(c not in "0123456789abcdef" for c in text):
            self.at -= 1
            raise self._wrong(
                detail(
                    "detail-hexadecimal",
                    "'{field}: ' and {digits} hexadecimal digits",
                    field=name,
                    digits=_HEX_LENGTH,
                )
            )
        return text

    def _blank(self, what: Detail) -> None:
        if self._line() != "":
            raise self._wrong(what)
        self.at += 1

    def _plies(self, seats: int) -> Iterator[Ply]:
        moment = 0
        while line := self._line():
            ply = self._ply(line, seats)
            if ply.at and ply.at < moment:
                raise self._wrong(detail("detail-moment-order", "a moment not before @{moment}", moment=moment))
            moment = max(moment, ply.at)
            yield ply
            self.at += 1

    def _ply(self, line: str, seats: int) -> Ply:
        parts = line.split(" ")
        if len(parts) not in (2, 3) or not all(parts):
            raise self._wrong(detail("detail-ply", "an actor and a notation, as in '2 o7'"))
        actor = self._actor(parts[0], seats)
        return Ply(actor, parts[1], self._moment(parts[2]) if len(parts) == 3 else 0, self.at + 1)

    def _actor(self, text: str, seats: int) -> Seat:
        if text in _ACTOR_SIGNS:
            return _ACTOR_SIGNS[text]
        if not _is_number(text) or not 1 <= int(text) <= seats:
            raise self._wrong(
                detail(
                    "detail-actor",
                    "an actor: * for chance, ~ for the clock, or a seat from 1 to {seats}",
                    seats=seats,
                )
            )
        return int(text) - 1

    def _moment(self, text: str) -> int:
        if text[0] != "@" or not _is_number(text[1:]) or int(text[1:]) == 0:
            raise self._wrong(detail("detail-moment", "a moment in milliseconds, as in '@1500'"))
        return int(text[1:])

    def _footer(self, record: Record) -> None:
        if self._line() is None:
            return
        self._blank(detail("detail-blank-seed", "a ply, or a blank line above the seed"))
        record.seed = self._hexadecimal("seed")
        above = "".join(f"{line}\n" for line in self.lines[: self.at])
        if self._hexadecimal("check") != _digest(above):
            self.at -= 1
            raise BadRecord(
                self.at + 1,
                detail("detail-checksum", "the checksum does not fit: the file was edited after the game"),
                _digest(above),
            )
        if self._line() is not None:
            raise self._wrong(detail("detail-nothing-below", "nothing below the checksum"))


def broken_character(line: int) -> BadRecord:
    """A record that is not text in UTF-8."""
    return BadRecord(
        line, detail("detail-broken-character", "a character is broken"), detail("detail-utf8", "UTF-8 text")
    )


def _shortened(line: str) -> str:
    return line if len(line) <= 60 else f"{line[:59]}…"


def _printable(text: str) -> str:
    return _shortened(text) if text.isprintable() else repr(_shortened(text))


def _is_number(text: str) -> bool:
    """Plain ASCII digits, no sign, no superfluous zero, and not absurdly long."""
    return text.isascii() and text.isdigit() and len(text) <= 15 and (text == "0" or text[0] != "0")


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if _is_number(text) else text


def read_options(game: Game, given: Mapping[str, object]) -> msgspec.Struct:
    """The game's options from names and values; :class:`BadOption` says which names and bounds there are."""
    return read_choices(game.id, game.options, given)


def read_choices(game_id: str, kind: type[msgspec.Struct], given: Mapping[str, object]) -> msgspec.Struct:
    """The same for anything else that can be chosen about a game."""
    fields = kind.__struct_fields__
    for name in given:
        if name not in fields:
            raise BadOption(
                f"{game_id} has no option {name!r}; there are {', '.join(fields)}",
                key="error-option-name",
                game=game_id,
                option=name,
                known=", ".join(fields),
            )
    try:
        options: msgspec.Struct = msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        entry, problem = misfit(error)
        if isinstance(problem, Detail) and problem.key == "check-choice":
            written = next(field.type for field in msgspec.structs.fields(kind) if field.name == entry)
            known = ", ".join(map(str, get_args(written)))
            quoted = str(problem.facts["given"])
            problem = detail("detail-choice", "“{given}” is not one of these: {known}", given=quoted, known=known)
        told = str(problem)
        message = f"option {entry}: {told[0].lower()}{told[1:]}"
        raise BadOption(message, key="error-option", entry=entry, problem=problem) from None
    return options


def replay(record: Record, game: Game, upto: int | None = None) -> State:
    """The position after the record's first `upto` plies (all of them by default)."""
    state = begin(record, game)
    for number, ply in enumerate(record.plies[:upto]):
        replay_ply(state, game, ply, number)
    return state


def begin(record: Record, game: Game) -> State:
    """The position before the record's first ply, by the version of the rules that the game began with.

    Refuses a record of another game or material, and one of rules that this program does not know (any more).
    """
    if record.game != game.id:
        raise BadRecord(
            0,
            detail("detail-has-game", "the record has game {value}", value=_printable(record.game)),
            detail("detail-game", "game {value}", value=game.id),
        )
    if not game.oldest <= record.rules <= game.version:
        raise BadRecord(
            0,
            detail("detail-has-rules", "the record has rules version {value}", value=record.rules),
            _known_rules(game),
        )
    if record.material != game.material:
        raise BadRecord(
            0,
            detail("detail-has-material", "the record has material {value}", value=_printable(record.material)),
            detail("detail-material", "material {value}", value=game.material),
        )
    return game.new(read_options(game, record.options), record.seats, record.rules)


def _known_rules(game: Game) -> Detail:
    if game.oldest == game.version:
        return detail("detail-rules", "rules version {value}", value=game.version)
    return detail("detail-rules-between", "rules version {oldest} to {newest}", oldest=game.oldest, newest=game.version)


def states_at(record: Record, game: Game, plies: Sequence[int]) -> Iterator[State]:
    """The position before each of some plies, in their order: one that is played on, so not to be kept."""
    state, done = begin(record, game), 0
    for number in plies:
        for place in range(done, number):
            replay_ply(state, game, record.plies[place], place)
        done = number
        yield state


def replay_ply(state: State, game: Game, ply: Ply, number: int) -> None:
    """Play one recorded ply; what is wrong with it is told by its line."""
    try:
        state.play(ply.actor, game.moves.read(ply.notation), ply.at)
    except (IllegalMove, UnknownMove) as error:
        problem = detail("detail-cannot-play", "{ply!r} cannot be played: {why}", ply=str(ply), why=error.phrase)
        raise BadRecord(ply.line or number + 1, problem, _possible(state, ply)) from None


def _possible(state: State, ply: Ply) -> Detail:
    due = state.due()
    may_act: list[Detail | str] = [_SIGN_OF.get(seat, str(seat + 1)) for seat in state.waiting()]
    if due is not None:
        may_act.append(detail("detail-clock-from", "~ from @{moment}", moment=due))
    is_mistimed = due is not None and (ply.at >= due) != (ply.actor == CLOCK)
    legal = [] if is_mistimed else state.legal(ply.actor)
    if legal:
        return detail("detail-one-of", "one of {moves}", moves=" ".join(move.notation for move in legal))
    if not may_act:
        return detail("detail-end-of-record", "the end of the record")
    actors = may_act[0]
    for other in may_act[1:]:
        actors = detail("detail-or", "{one} or {other}", one=actors, other=other)
    return detail("detail-ply-of", "a ply of {actors}", actors=actors)


def read_seed(text: str) -> bytes:
    """A seed from its hexadecimal form."""
    seed = bytes.fromhex(text)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    return seed
