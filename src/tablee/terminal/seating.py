"""Who sits where: people and bots, how they are called, and how a record remembers it.

A record keeps a name for each seat that has one. A person's is written as it is, a bot's with its level in brackets, as
in ``name 2: Basalte (bot casual)``; so a game can be taken up again with the same company, whatever the language. A bot
of one's own has its file there: ``name 2: Basalte (bot mine.policy)``, and a character its id:
``name 2: Édith (bot edith)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tablee.bots.characters import Character, characters_of, find_character, level_of
from tablee.bots.guests import PROGRAM, SUFFIXES, called, check_among_people, is_guest, read_guest
from tablee.bots.levels import LEVELS
from tablee.core.game import Game, Seat
from tablee.core.material import SentFile
from tablee.terminal.complaints import BadUsage
from tablee.words import Words

YOU: Final = "you"
"""What a person at this keyboard is called among the players on the command line."""
USUAL_LEVEL: Final = "casual"
LONGEST_NAME: Final = 16
_FILES: Final = tuple(f"…{suffix}" for suffix in SUFFIXES)
_BOT_NAMES: Final = ("Basalte", "Cuivre", "Dune", "Ébène", "Fonte", "Granit", "Hêtre", "Ivoire", "Jade")
_BOT: Final = re.compile(r"(?P<name>.+) \(bot (?P<level>[a-z]{2,16}|.+\.(policy|py))\)")


class Chair(NamedTuple):
    """One seat: who sits there."""

    name: str
    """Empty if a person gave none."""
    level: str
    """The level of a bot, the character that it is, or its file; empty for a person."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard plays this seat."""
        return not self.level

    def written(self) -> str:
        """How a record names this seat."""
        return self.name if self.is_person else f"{self.name} (bot {self.level})"


def usual_seats(counts: Sequence[int]) -> int:
    """How many sit down when nobody says: four where that is possible, else as few as make a company."""
    return 4 if 4 in counts else min((count for count in counts if count > 1), default=counts[0])


def who_may_play(game: Game) -> tuple[str, ...]:
    """The bots of a game, at every door: its levels, and its characters by their ids."""
    return (*LEVELS, *(character.id for character in characters_of(game)))


def read_kinds(players: str, game: Game) -> list[str]:
    """The kinds in a list such as ``you,casual,edith,mine.policy``."""
    return [_read_kind(kind.strip(), game) for kind in players.split(",")]


def _read_kind(written: str, game: Game) -> str:
    if is_guest(written):
        return written
    kind = written.lower()
    found = kind if kind == YOU else _bot_called(kind, game)
    if found is None:
        raise BadUsage("error-player", player=kind, known=", ".join((YOU, *who_may_play(game), *_FILES)))
    return found


def _bot_called(name: str, game: Game) -> str | None:
    """A level, or a character by its id or its name in small letters."""
    ids = {character.name.lower(): character.id for character in characters_of(game)}
    kind = ids.get(name, name)
    return kind if kind in who_may_play(game) else None


def company(
    players: str | None,
    seats: int | None,
    level: str | None,
    game: Game,
) -> list[str]:
    """The kind of each seat from what the flags say: all of them by name, or one person and bots of one level."""
    if players is None:
        bots = (usual_seats(game.seat_counts) if seats is None else seats) - 1
        return [YOU, *bots_like(level or USUAL_LEVEL, bots, game)]
    kinds = read_kinds(players, game)
    if level is not None:
        raise BadUsage("error-players-and-level")
    if seats is not None and seats != len(kinds):
        raise BadUsage("error-players-and-seats", players=len(kinds), seats=seats)
    return kinds


def bots_like(level: str, bots: int, game: Game) -> list[str]:
    """So many bots of one kind; there is one of each character, and at the other seats sit bots that play as well."""
    kind = level if is_guest(level) else known_bot(level, game)
    return ([kind] + [level_of(game, kind)] * (bots - 1))[:bots]


def known_bot(level: str, game: Game) -> str:
    """The level or the character that is called so; :class:`BadUsage` says which there are."""
    found = _bot_called(level.lower(), game)
    if found is None:
        raise BadUsage("error-level", level=level, known=", ".join(who_may_play(game)))
    return found


def level_word(level: str, words: Words, game: Game) -> str:
    """What people call a level, or a bot of one's own; of a character, how well it plays."""
    return called(level) if is_guest(level) else words(f"level-{level_of(game, level)}")


def bot_word(kind: str, words: Words, game: Game) -> str:
    """What people call a bot of that kind where it has no name of its own; a character has one."""
    character = find_character(game, kind)
    return level_word(kind, words, game) if character is None else character.name


def find_guest(name: str, game: Game, seats: int) -> SentFile:
    """A bot of one's own, by its file; what cannot play at this table is refused."""
    file = read_guest(Path(name).expanduser())
    check_among_people(file, game, seats)
    return file


def check_programs(chairs: Sequence[Chair]) -> None:
    """A record may come from anywhere: a program that only it names is not run."""
    for chair in chairs:
        if chair.level.endswith(PROGRAM):
            raise BadUsage("error-resume-program", file=chair.level)


def read_names(text: str) -> list[str]:
    """People's names from a list such as ``Camille,Noé``."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not is_name(name):
            raise BadUsage("error-name", name=name, most=LONGEST_NAME)
    return names


def is_name(text: str) -> bool:
    """Whether a person may be called so: short, printable, and not like a bot."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and "," not in text and "(bot " not in text


def sit_down(kinds: Sequence[str], names: Sequence[str], characters: Sequence[Character] = ()) -> list[Chair]:
    """A chair for each kind; people take `names` in turn as far as they go, bots their own or such that are free."""
    people = kinds.count(YOU)
    if len(names) > people:
        raise BadUsage("error-too-many-names", names=len(names), people=people)
    given = [name for name in names if name]
    if len(set(given)) < len(given):
        raise BadUsage("error-same-name", name=next(name for name in given if given.count(name) > 1))
    own = {character.id: character.name for character in characters}
    bots = _bot_names(names)
    free = iter(names)
    return [Chair(next(free, ""), "") if kind == YOU else Chair(own.get(kind) or next(bots), kind) for kind in kinds]


def _bot_names(taken: Sequence[str]) -> Iterator[str]:
    return iter([name for name in _BOT_NAMES if name not in taken])


def remembered(seats: int, names: Mapping[Seat, str]) -> list[Chair]:
    """The chairs of a record: whoever is not written down as a bot is a person."""
    return [_read_chair(names.get(seat, "")) for seat in range(seats)]


def names_to_keep(chairs: Sequence[Chair]) -> dict[Seat, str]:
    """The names that a record keeps: whoever gave none is written down in no language."""
    return {seat: chair.written() for seat, chair in enumerate(chairs) if chair.name}


def _read_chair(written: str) -> Chair:
    """A record may come from anywhere: what a terminal would obey is not shown."""
    bot = _BOT.fullmatch(written)
    name = bot["name"] if bot else written
    shown = "".join(sign if sign.isprintable() else "?" for sign in name)[:LONGEST_NAME]
    return Chair(shown, bot["level"] if bot else "")


def reseat(chairs: Sequence[Chair], kinds: Sequence[str]) -> list[Chair]:
    """The same company with other kinds of players, each keeping the name; a bot needs one."""
    if len(kinds) != len(chairs):
        raise BadUsage("error-players-and-seats", players=len(kinds), seats=len(chairs))
    bots = _bot_names([chair.name for chair in chairs])
    return [
        Chair(chair.name, "") if kind == YOU else Chair(chair.name or next(bots), kind)
        for chair, kind in zip(chairs, kinds, strict=True)
    ]
