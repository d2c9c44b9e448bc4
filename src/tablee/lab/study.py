"""A study: one small TOML file that says what is to be played, read and checked before the first game.

Every list makes a grid: each of its values is played with each of the others'. What is wrong is told with its line and
what would be right there.
"""

from __future__ import annotations

import hashlib
import math
import re
import tomllib
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.bots.levels import Searching
from tablee.core.errors import BadMaterial, BadOption, TableeError
from tablee.core.game import Game
from tablee.core.material import SentFile
from tablee.core.notebook import folded, html_of
from tablee.core.phrases import Detail, detail
from tablee.core.record import read_options
from tablee.core.validation import is_named_twice, misfit, toml_break
from tablee.games import SHELF, find_game
from tablee.lab.players import Entrant, enter
from tablee.lab.playing import Job

MOST_GAMES: Final = 1_000_000
"""At one table."""
MOST_TABLES: Final = 10_000
OWN: Final = "box"
"""The word of a study for the data file that is in the game's box."""
_Z: Final = 1.96
"""Standard normal quantile of a 95 % interval."""
_DIGEST_LENGTH: Final = 16
_SECTION: Final = re.compile(r"\s*\[+\s*([^\]]*?)\s*\]+\s*(#.*)?$")
_KEY: Final = re.compile(r"""\s*["']?([\w.-]+)["']?\s*=""")

Value = bool | int | str


class StudyFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A study as it is written."""

    game: str
    question: str | dict[str, str] = ""
    """What one wants to know, for the head of the report; in one language or in several by their names."""
    players: list[str | list[str]]
    """Who plays, from the first seat on and from the beginning again where seats are left; or several such lists."""
    seats: int | list[int] | None = None
    """As many as there are players, unless it says something else."""
    files: list[str] = msgspec.field(default_factory=lambda: [OWN])
    """Decks, editions, cards or sheets to compare; ``box`` is the game's own."""
    games: int | None = None
    """How many at each table."""
    interval: float | None = None
    """Or as many as it takes to know every share to so many percentage points, up or down."""
    seed: int = 0
    leave_out: bool = False
    """Whether tables of the grid that the rules do not allow are left out; else they are refused."""
    options: dict[str, Value | list[Value]] = {}


class BadStudy(TableeError):
    """A study that cannot be played; names the line and what would be right."""

    key = "error-study"

    def __init__(self, file: str, line: int, problem: Detail | str) -> None:
        """Point to `line`; 0 is the file as a whole."""
        where = f"{file}, line {line}" if line else file
        super().__init__(f"{where}: {problem}", file=file, line=line, problem=problem)
        self.line = line


class StudyTable(msgspec.Struct, frozen=True):
    """One point of the grid: a table at which all games have the same players, options and material."""

    key: str
    """Tells it from all others, by everything that decides how its games go."""
    job: Job
    material: str
    """The name and digest of what is in the box."""
    file: str
    """What the study calls the file that this comes from; ``box`` is the game's own."""

    @property
    def seats(self) -> int:
        return len(self.job.players)


class Study(msgspec.Struct, frozen=True):
    """A study that can be played."""

    file: Path
    game: str
    question: dict[str, str]
    """By language; the empty language is any."""
    games: int
    """At each table."""
    tables: list[StudyTable]
    left_out: int
    """How many tables of the grid the rules do not allow."""

    @property
    def results(self) -> Path:
        """The Parquet file beside it."""
        return self.file.with_suffix(".parquet")

    def _repr_html_(self) -> str:
        """What is to be played as a table and the file behind it, for notebooks."""
        question = {f"question {lang}".rstrip(): text for lang, text in self.question.items() if text}
        head = {"game": self.game, **question, "tables": len(self.tables), "games at each": self.games}
        return html_of(head) + folded(self.file.name, self.file.read_text(encoding="utf-8"))


def read_study(file: Path) -> Study:
    """The study in a file; :class:`BadStudy` says what is wrong with it and where."""
    return _Reader(file, file.read_bytes()).study()


def game_named(file: Path) -> str | None:
    """The game that a study is about, if so much can be read: what is wrong with the rest is told in its words."""
    try:
        name = tomllib.loads(file.read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError, RecursionError):
        return None
    return name if isinstance(name, str) and name in SHELF else None


def games_for(interval: float) -> int:
    """How many games it takes to know any share to `interval` percentage points, up or down, at 95 %."""
    half = interval / 100
    return max(1, math.ceil(_Z * _Z / (4 * half * half) - _Z * _Z))


class _Reader:
    """Checks a study part by part, so that every complaint knows its line."""

    def __init__(self, file: Path, content: bytes) -> None:
        self.file = file
        self.text, self.written = self._parse(content)

    def study(self) -> Study:
        """Everything checked, and the grid of its tables laid out; at most `MOST_TABLES`."""
        written = self.written
        with_line = self._told
        game = with_line("game", lambda: find_game(written.game))
        games = self._games()
        files = self._some("files")
        boxes = [(name, *with_line("files", lambda name=name: self._box(game, name), name)) for name in files]
        lineups = self._lineups(game)
        self._check_options(game)
        seats = self._seats()
        size = len(boxes) * len(lineups) * len(seats) * math.prod(map(len, self._option_lists().values()))
        if size > MOST_TABLES:
            problem = detail(
                "detail-study-tables", "is a grid of {tables} tables; at most {most}", tables=size, most=MOST_TABLES
            )
            raise self._bad("", problem)
        tables, left_out = self._tables(boxes, lineups, seats)
        question = written.question if isinstance(written.question, dict) else {"": written.question}
        return Study(self.file, game.id, question, games, tables, left_out)

    # The file

    def _parse(self, content: bytes) -> tuple[str, StudyFile]:
        self.text = ""
        try:
            self.text = content.decode()
            found = tomllib.loads(self.text)
        except UnicodeDecodeError as error:
            problem = detail(
                "detail-file-not-utf8", "byte {byte} is not UTF-8; save the file as text in UTF-8", byte=error.start + 1
            )
            raise self._bad("", problem) from None
        except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
            raise self._no_toml(error) from None
        try:
            return self.text, msgspec.convert(found, StudyFile)
        except msgspec.ValidationError as error:
            raise self._misfit(error, found) from None

    def _no_toml(self, error: Exception) -> BadStudy:
        line, _ = toml_break(error) or (self.text.count("\n") + 1, 1)
        problem = detail("detail-study-no-toml", "is not TOML; write name = value, [section] or # remark")
        if is_named_twice(error):
            problem = detail("detail-study-twice", "names what an earlier line has; keep one of them")
        return BadStudy(self.file.name, line, problem)

    def _misfit(self, error: msgspec.ValidationError, found: dict[str, Any]) -> BadStudy:
        entry, problem = misfit(error)
        known = ", ".join(StudyFile.__struct_fields__)
        if isinstance(problem, Detail) and problem.key == "check-unknown":
            name = str(problem.facts["field"])
            unknown = detail("detail-study-unknown", "{name} is unknown here; one of {known}", name=name, known=known)
            return self._bad(name, unknown)
        if isinstance(problem, Detail) and problem.key == "check-missing":
            name = str(problem.facts["field"])
            return self._bad("", detail("detail-study-missing", "{name} is missing; write {name} = …", name=name))
        name = entry.partition("[")[0]
        if name == "options" and isinstance(found[name], dict):
            name = next(option for option, value in found[name].items() if not _is_value(value))
            problem = detail("detail-study-kind", "{name} must be {kind}", name=name, kind=_kind(name))
            return self._bad(f"options.{name}", problem)
        return self._bad(name, detail("detail-study-kind", "{name} must be {kind}", name=name, kind=_kind(name)))

    def _line(self, entry: str) -> int:
        """Where an entry, ``section.name``, is written; the section if it has no line of its own; 0 if neither has."""
        section = ""
        found = {"": 0}
        for number, line in enumerate(self.text.splitlines(), 1):
            if heading := _SECTION.match(line):
                section = heading[1]
                found.setdefault(section, number)
            elif key := _KEY.match(line):
                found.setdefault(f"{section}.{key[1]}" if section else key[1], number)
        while entry not in found:
            entry = entry.rpartition(".")[0]
        return found[entry]

    def _line_of(self, entry: str, value: Value) -> int:
        """Where a value of a list stands, which may have many lines; that of the entry where it is not found."""
        first = self._line(entry)
        written = str(value).lower() if isinstance(value, bool) else str(value)
        alone = re.compile(rf"(?<![\w.-]){re.escape(written)}(?![\w.-])")
        for number, line in enumerate(self.text.splitlines()[first - 1 :], first):
            if number > first and (_KEY.match(line) or _SECTION.match(line)):
                break
            if alone.search(line.partition("=")[2] if number == first else line):
                return number
        return first

    def _bad(self, entry: str, problem: Detail | str) -> BadStudy:
        return BadStudy(self.file.name, self._line(entry), problem)

    def _told(self, entry: str, read: Any, value: Value | None = None) -> Any:
        """What `read` returns; what it complains of is told with the line of `entry`, or of one `value` in its list."""
        try:
            return read()
        except (BadOption, BadMaterial) as error:
            line = self._line(entry) if value is None else self._line_of(entry, value)
            raise BadStudy(self.file.name, line, error.phrase) from None

    def _some(self, name: str) -> list[Any]:
        """A list that is not empty."""
        found: list[Any] = getattr(self.written, name)
        if not found:
            raise self._empty(name, name)
        return found

    def _empty(self, entry: str, name: str) -> BadStudy:
        return self._bad(entry, detail("detail-study-empty", "{name} is empty; name at least one", name=name))

    # Its parts

    def _games(self) -> int:
        games, interval = self.written.games, self.written.interval
        if (games is None) == (interval is None):
            problem = detail("detail-study-how-many", "say either games or interval, and only one of them")
            raise self._bad("interval" if games is not None else "", problem)
        if games is not None:
            if not 1 <= games <= MOST_GAMES:
                problem = detail(
                    "detail-study-games", "games must be from 1 to {most}, is {given}", most=MOST_GAMES, given=games
                )
                raise self._bad("games", problem)
            return games
        assert interval is not None
        narrowest = math.ceil(1000 * 100 * _Z / (2 * math.sqrt(MOST_GAMES + _Z * _Z))) / 1000
        if not narrowest <= interval <= 50:
            problem = detail(
                "detail-study-interval",
                "an interval of {given} points cannot be reached; from {least} to 50, for at most {most} games a table",
                given=f"{interval:g}",
                least=f"{narrowest:g}",
                most=MOST_GAMES,
            )
            raise self._bad("interval", problem)
        return games_for(interval)

    def _box(self, game: Game, name: str) -> tuple[Game, SentFile | None]:
        if name == OWN:
            return game, None
        sent = self._sent(name)
        return find_game(game.id, sent), sent

    def _sent(self, name: str) -> SentFile:
        """A file that lies beside the study or is named from there; it travels with the work."""
        path = self.file.parent / name
        if not path.is_file():
            raise BadMaterial(f"{path}: there is no such file", key="error-no-file", file=str(path))
        return SentFile(path.name, path.read_bytes())

    def _lineups(self, game: Game) -> list[list[Entrant]]:
        written = self._some("players")
        several = [isinstance(player, list) for player in written]
        if any(several) and not all(several):
            problem = detail("detail-study-players", "players is a list of names, or a list of such lists")
            raise self._bad("players", problem)
        lineups: list[list[str]] = written if all(several) else [written]
        return [self._lineup(game, lineup) for lineup in lineups]

    def _lineup(self, game: Game, names: list[str]) -> list[Entrant]:
        if not names:
            raise self._bad(
                "players", detail("detail-study-empty", "{name} is empty; name at least one", name="players")
            )
        entrants = [self._told("players", lambda name=name: enter(name, self._sent), name) for name in names]
        for entrant in entrants:
            player = self._told("players", lambda entrant=entrant: entrant.sit_down(game, 0), entrant.name)
            if entrant.worlds is not None and not isinstance(player, Searching):
                problem = detail(
                    "detail-study-no-worlds",
                    "{level} looks at no worlds here; leave out the colon and the number",
                    level=entrant.level,
                )
                raise BadStudy(self.file.name, self._line_of("players", entrant.name), problem)
        return entrants

    def _seats(self) -> list[int | None]:
        seats = self.written.seats
        if isinstance(seats, list):
            return list(self._some("seats"))
        return [seats]

    def _option_lists(self) -> dict[str, list[Value]]:
        return {name: value if isinstance(value, list) else [value] for name, value in self.written.options.items()}

    def _check_options(self, game: Game) -> None:
        for name, values in self._option_lists().items():
            entry = f"options.{name}"
            if not values:
                raise self._empty(entry, name)
            for value in values:
                self._told(entry, lambda name=name, value=value: _check_option(game, name, value), value)

    def _tables(
        self, boxes: Sequence[tuple[str, Game, SentFile | None]], lineups: list[list[Entrant]], seats: list[int | None]
    ) -> tuple[list[StudyTable], int]:
        tables: dict[str, StudyTable] = {}
        left_out = 0
        for (file, game, sent), lineup, count in product(boxes, lineups, seats):
            players = self._seated(game, lineup, count)
            lists = self._option_lists()
            for values in product(*lists.values()):
                options = read_options(game, dict(zip(lists, values)))
                try:
                    game.new(options, len(players))
                except BadOption as error:
                    if not self.written.leave_out:
                        raise self._bad("options", error.phrase) from None
                    left_out += 1
                else:
                    seed = self.written.seed
                    decides = [game.id, game.version, game.material, msgspec.to_builtins(options), players, seed]
                    key = hashlib.sha256(msgspec.json.encode(decides)).hexdigest()[:_DIGEST_LENGTH]
                    tables[key] = StudyTable(key, Job(game.id, sent, options, players, seed), game.material, file)
        if not tables:
            raise self._bad("options", detail("detail-study-nothing", "the rules allow none of these tables"))
        return list(tables.values()), left_out

    def _seated(self, game: Game, lineup: list[Entrant], seats: int | None) -> tuple[Entrant, ...]:
        count = len(lineup) if seats is None else seats
        self._told("players" if seats is None else "seats", lambda: game.check_seats(count), seats)
        if len(lineup) > count:
            problem = detail(
                "detail-study-crowd", "there are {players} players for {seats} seats", players=len(lineup), seats=count
            )
            raise self._bad("seats", problem)
        for entrant in lineup:
            self._told("players", lambda entrant=entrant: entrant.check(game, count))
        return tuple(lineup[seat % len(lineup)] for seat in range(count))


def _is_value(written: Any) -> bool:
    """Whether an option may be written so."""
    return all(isinstance(value, Value) for value in (written if isinstance(written, list) else [written]))


def _kind(name: str) -> Detail:
    """What an entry is to be."""
    match name:
        case "players" | "files":
            return detail("detail-study-texts", "a list of texts in straight quotes")
        case "seats":
            return detail("detail-study-numbers", "a whole number or a list of them")
        case "games" | "seed":
            return detail("detail-study-number", "a whole number")
        case "interval":
            return detail("detail-study-points", "a number of percentage points")
        case "leave_out":
            return detail("detail-study-truth", "true or false")
        case "game" | "question":
            return detail("detail-study-text", "a text in straight quotes")
        case "options":
            return detail("detail-study-section", "a section, [options], with name = value in each line")
    return detail("detail-study-values", "true, false, a whole number, a text, or a list of such values")


def _check_option(game: Game, name: str, value: Value) -> None:
    """Refuse what is no option or no value of it; a truth or a number is no text here."""
    read_options(game, {name: value})
    usual = {field.name: field.default for field in msgspec.structs.fields(game.options)}[name]
    if type(usual) is not type(value):
        kinds: dict[type, Detail] = {
            bool: detail("detail-study-truth", "true or false"),
            int: detail("detail-study-number", "a whole number"),
            str: detail("detail-study-text", "a text in straight quotes"),
        }
        kind = kinds[type(usual)]
        raise BadOption(f"{name} must be {kind}", key="error-study-option", name=name, kind=kind)
