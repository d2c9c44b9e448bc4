"""Bots with a name, a face and a manner: data of each game, in ``data/characters.toml`` of its folder.

A character plays at a level and has a **taste**: kinds of moves, found by how they are written, each with a factor.
Among moves that its level finds good enough, taste decides, or has its say; so the manner shows, and the level stays.
In a race, where nobody chooses between moves, its manner is how it keeps time.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from tablee.core.game import Game

FILE: Final = "characters.toml"
_KEPT: Final = 256
_BOXES: Final = 64

Factor = Annotated[float, msgspec.Meta(gt=0.0, le=10.0)]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the page draws a face from: numbers that choose among a few shapes and colours."""

    skin: Annotated[int, msgspec.Meta(ge=0, le=4)]
    hair: Annotated[int, msgspec.Meta(ge=0, le=5)]
    """Its colour."""
    cut: Annotated[int, msgspec.Meta(ge=0, le=4)]
    """Short, long, curly, a bun, none."""
    mouth: Annotated[int, msgspec.Meta(ge=0, le=2)]
    """A smile, a straight line, a grin."""
    extra: Annotated[int, msgspec.Meta(ge=0, le=3)]
    """Nothing, glasses, a beard, freckles."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to play against."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,16}$")]
    """What seats, records and the command line call it; no level is called so."""
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
    level: str
    manner: Annotated[str, msgspec.Meta(pattern="^[a-z-]{2,16}$")]
    """The words for it are ``manner-<manner>`` in the game's catalogue."""
    face: Face
    taste: dict[str, Factor] = {}
    """How much more, or less, it likes moves whose whole notation fits the pattern."""
    pace: dict[str, Factor] = {}
    """How it keeps time, where the game is a race: what that game's `Pace.in_manner` takes."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: tuple[Character, ...]


def characters_of(game: Game) -> tuple[Character, ...]:
    """Whoever can be played against by name at this game."""
    return _characters_in(type(game).__module__.rpartition(".")[0])


def find_character(game: Game, level: str) -> Character | None:
    """The character that a seat's level names, if it names one."""
    return next((character for character in characters_of(game) if character.id == level), None)


def level_of(game: Game, level: str) -> str:
    """How well a character plays; a level plays as it is called."""
    character = find_character(game, level)
    return level if character is None else character.level


@lru_cache(_BOXES)
def _characters_in(package: str) -> tuple[Character, ...]:
    if not package:
        return ()
    file = files(package) / "data" / FILE
    if not file.is_file():
        return ()
    return msgspec.toml.decode(file.read_bytes(), type=_File).character


@lru_cache(_KEPT)
def liking(game: Game, name: str) -> list[float]:
    """By the code of each move, how much more a character likes it than its level does."""
    character = find_character(game, name)
    taste = {} if character is None else character.taste
    patterns = [(re.compile(pattern), factor) for pattern, factor in taste.items()]
    return [
        next((factor for pattern, factor in patterns if pattern.fullmatch(move.notation)), 1.0) for move in game.moves
    ]
