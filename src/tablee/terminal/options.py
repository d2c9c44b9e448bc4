"""The options of a game as flags, as questions and as checked values, all made from its options struct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tablee.core.game import Game
from tablee.core.record import read_options
from tablee.terminal.complaints import BadUsage
from tablee.words import Words


class Choice(NamedTuple):
    """One option: its name, its default and what it may be."""

    name: str
    default: bool | int | str
    least: int | None
    most: int | None
    allowed: tuple[str, ...]
    """The texts it may be; empty if it is a number or a yes or no."""
    prefix: str = "option"
    """What its keys in the catalogues begin with."""

    @property
    def kind(self) -> type[bool] | type[int] | type[str]:
        """What its values are."""
        return type(self.default)

    @property
    def flag(self) -> str:
        """How it is named on the command line."""
        return f"--{self.name.replace('_', '-')}"

    def label(self, words: Words) -> str:
        """What it is called."""
        return words(f"{self.prefix}-{self.name}")

    def help(self, words: Words) -> str:
        """What it means, with its default and bounds."""
        meaning = words(f"{self.prefix}-{self.name}-help")
        return words("help-option", help=meaning, range=self.range(words), default=self.shown(self.default, words))

    def range(self, words: Words) -> str:
        """The values it may have."""
        if self.kind is bool:
            return f"{words('yes')}/{words('no')}"
        if self.allowed:
            return ", ".join(self.allowed)
        return words("help-range", least=str(self.least), most=str(self.most))

    def shown(self, value: bool | int | str, words: Words) -> str:
        """A value as people read it."""
        return words("yes" if value else "no") if self.kind is bool else str(value)

    def check(self, value: bool | int | str, words: Words, called: str = "") -> None:
        """Refuse a number out of bounds or a text that is none of those allowed."""
        low = self.least is not None and self.kind is int and int(value) < self.least
        high = self.most is not None and self.kind is int and int(value) > self.most
        if low or high or (self.allowed and value not in self.allowed):
            raise BadUsage("error-flag-value", flag=called or self.flag, given=str(value), wanted=self.range(words))


def choices(game: Game) -> list[Choice]:
    """The options of `game`, in the order of its struct."""
    return choices_in(game.options)


def choices_in(struct: type[msgspec.Struct], prefix: str = "option") -> list[Choice]:
    """The fields of a struct as options; `prefix` is what their keys in the catalogues begin with."""
    described: Any = msgspec.inspect.type_info(struct)
    return [_choice(field.encode_name, field.default, field.type, prefix) for field in described.fields]


def _choice(name: str, default: Any, kind: Any, prefix: str) -> Choice:
    allowed = tuple(str(value) for value in getattr(kind, "values", ()))
    return Choice(name, default, getattr(kind, "ge", None), getattr(kind, "le", None), allowed, prefix)


def agree(game: Game, given: Mapping[str, bool | int | str], words: Words) -> Any:
    """The game's options with what was `given` instead of the defaults."""
    for choice in choices(game):
        if choice.name in given:
            choice.check(given[choice.name], words)
    return read_options(game, given)
