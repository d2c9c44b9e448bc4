"""What a game looks and sounds like in a terminal: the bridge between the loop, which knows no game, and the games.

The module of this package with a game's id draws it, and ``say.py`` in the game's own folder puts it into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from tablee.core.game import Game, Seat, State
from tablee.core.story import Told
from tablee.games import SHELF
from tablee.terminal.seating import Chair
from tablee.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Scene(NamedTuple):
    """All that a drawing may use."""

    game: Game
    view: Any
    words: Words
    chairs: Sequence[Chair]
    numbers: Mapping[str, int]
    """The legal moves by notation, each with its number in the list."""
    width: int
    details: bool
    """Whether everything is to be shown, or only what fits a small window."""

    def who(self, seat: Seat) -> str:
        """How the seat is called."""
        return self.chairs[seat].name


class Entry(NamedTuple):
    """One event of the log, with what the words for it need to know about the position it happened in."""

    told: Told
    aside: Mapping[str, Any]


class Look(Protocol):
    """What the drawing module of a game offers."""

    def draw(self, scene: Scene) -> RenderableType:
        """The table."""

    def aside(self, view: Any) -> Mapping[str, Any]:
        """What ``say_event`` wants to know about the position besides the event."""

    def news(self, events: Sequence[Any], reader: Seat | None) -> list[Any]:
        """Those of the events that the log should tell `reader`; the others are a matter of course."""

    def usual(self, view: Any, moves: Sequence[str]) -> str | None:
        """The move that Enter plays, if nearly everybody would."""

    def ordered(self, view: Any, moves: Sequence[str]) -> list[str]:
        """The legal moves in the order in which people think of them."""


class _Say(Protocol):
    """What ``say.py`` of a game offers."""

    def say_event(self, words: Words, event: Any, names: Sequence[str], reader: Seat | None, **aside: Any) -> str: ...
    def say_move(self, words: Words, view: Any, notation: str, names: Sequence[str]) -> str: ...
    def say_prompt(self, words: Words, view: Any, names: Sequence[str]) -> str: ...
    def say_outcome(self, words: Words, view: Any, names: Sequence[str]) -> list[str]: ...


class Stage:
    """One game's table as one company sees and reads it."""

    def __init__(self, game: Game, words: Words, chairs: Sequence[Chair]) -> None:
        self.game = game
        self.words = words
        self.chairs = chairs
        self.names = [chair.name for chair in chairs]
        self._look = cast(Look, import_module(f"tablee.terminal.{game.id}"))
        self._say = cast(_Say, import_module(f"{SHELF[game.id]}.say"))

    def draw(self, view: Any, width: int, moves: Sequence[str] = (), details: bool = False) -> RenderableType:
        """The table with the legal `moves` numbered."""
        numbers = {notation: place + 1 for place, notation in enumerate(moves)}
        return self._look.draw(Scene(self.game, view, self.words, self.chairs, numbers, width, details))

    def note(self, events: Sequence[Told], state: State) -> list[Entry]:
        """Entries for the log of what just happened, `state` being the position after it."""
        aside = self._look.aside(state.view(None)) if events else {}
        return [Entry(told, aside) for told in events]

    def tell(self, entries: Sequence[Entry], reader: Seat | None) -> list[str]:
        """The news among `entries` in words, as `reader` may know them."""
        seen = [entry.told.seen_by(reader) for entry in entries]
        asides = {id(event): entry.aside for event, entry in zip(seen, entries, strict=True)}
        news = self._look.news(seen, reader)
        told = [self._say.say_event(self.words, event, self.names, reader, **asides[id(event)]) for event in news]
        return [sentence for sentence in told if sentence]

    def ordered(self, view: Any, moves: Sequence[str]) -> list[str]:
        """The legal moves in the order of the list."""
        return self._look.ordered(view, moves)

    def usual(self, view: Any, moves: Sequence[str]) -> str | None:
        """The move that Enter plays: the only one, or one that nearly everybody would play."""
        return moves[0] if len(moves) == 1 else self._look.usual(view, moves)

    def meaning(self, view: Any, notation: str) -> str:
        """What a move does."""
        return self._say.say_move(self.words, view, notation, self.names)

    def prompt(self, view: Any) -> str:
        """What the seat of the view has to decide."""
        return self._say.say_prompt(self.words, view, self.names)

    def outcome(self, view: Any) -> list[str]:
        """How it ended, a sentence a line."""
        return self._say.say_outcome(self.words, view, self.names)
