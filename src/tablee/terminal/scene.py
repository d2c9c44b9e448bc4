"""What a game looks and sounds like in a terminal: the bridge between the loop, which knows no game, and the games.

The module of this package with a game's id draws it, and the game's narrator says what there is to say. Such a module
has the functions of :class:`Look`; a game with many moves has those of :class:`MenuLook` besides, one with chances to
count those of :class:`OddsLook`, and a race those of :class:`RaceLook`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast, runtime_checkable

from tablee.core.game import Game, Seat
from tablee.core.moves import Move
from tablee.core.narrator import RaceNarrator
from tablee.core.phrases import Phrase
from tablee.core.story import Told
from tablee.terminal.lists import numbered
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
        return self.words.title(seat, [chair.name for chair in self.chairs])


class Look(Protocol):
    """What the drawing module of a game offers."""

    def draw(self, scene: Scene) -> RenderableType:
        """The table as the scene has it."""

    def usual(self, view: Any, moves: Sequence[str]) -> str | None:
        """The move that Enter plays, if nearly everybody would."""

    def ordered(self, view: Any, moves: Sequence[str]) -> list[str]:
        """The legal moves that are worth a list, in the order in which people think of them."""


@runtime_checkable
class MenuLook(Protocol):
    """What the drawing module of a game with many moves offers besides."""

    def menu(self, scene: Scene, meanings: Mapping[str, str], usual: str | None) -> list[RenderableType]:
        """The legal moves grouped, each with its number in the list."""


@runtime_checkable
class OddsLook(Protocol):
    """What the drawing module of a game with chances to count offers besides."""

    def odds(self, scene: Scene) -> list[str]:
        """The chances of whatever may be thrown or laid now, a line each; nothing if there are none to count."""


class Best(NamedTuple):
    """A time worth keeping, and what it was for."""

    puzzle: str
    milliseconds: int


class RaceLook(Look, Protocol):
    """What the drawing module of a race offers besides."""

    def draw_together(self, scene: Scene, views: Sequence[Any]) -> RenderableType:
        """The table for several people at one screen, who have these views."""

    def face(self, view: Any) -> Hashable:
        """What must change for the table to be drawn again; ``None`` if there is nothing to draw."""

    def look_up(self, scene: Scene, text: str) -> RenderableType | None:
        """What a text shows that is neither a move nor a command, such as the shapes of a piece."""

    def best(self, view: Any) -> Best | None:
        """The time of a puzzle that somebody solved alone, if it counts."""


class Stage:
    """One game's table as one company sees and reads it."""

    def __init__(self, game: Game, words: Words, chairs: Sequence[Chair]) -> None:
        self.game = game
        self.words = words.calling(game.own_names())
        self.chairs = chairs
        self._names = [chair.name for chair in chairs]
        self._look = cast(Look, import_module(f"tablee.terminal.{game.id}"))
        self._narrator = game.narrator

    def draw(self, view: Any, width: int, moves: Sequence[str] = (), details: bool = False) -> RenderableType:
        """The table with the legal `moves` numbered."""
        return self._look.draw(self._scene(view, width, moves, details))

    def _scene(self, view: Any, width: int, moves: Sequence[str] = (), details: bool = False) -> Scene:
        numbers = {notation: place + 1 for place, notation in enumerate(moves)}
        return Scene(self.game, view, self.words, self.chairs, numbers, width, details)

    def called(self, seat: Seat) -> str:
        """How a seat is called."""
        return self.words.title(seat, self._names)

    def tell(self, told: Sequence[Told], reader: Seat | None) -> list[str]:
        """The news in words, as `reader` may know them."""
        lines = self._narrator.tell([event.seen_by(reader) for event in told])
        sentences = [self.words.sentence(line.phrase, self._names, reader) for line in lines]
        return [sentence for sentence in sentences if sentence]

    def ordered(self, view: Any, moves: Sequence[str]) -> list[str]:
        """The legal moves in the order of the list."""
        return self._look.ordered(view, moves)

    def usual(self, view: Any, moves: Sequence[str]) -> str | None:
        """The move that Enter plays: the only one, or one that nearly everybody would play."""
        return moves[0] if len(moves) == 1 else self._look.usual(view, moves)

    def menu(self, view: Any, width: int, moves: Sequence[str], usual: str | None) -> list[RenderableType]:
        """The list of moves with their numbers and meanings, in the game's own groups if it has some."""
        meanings = {notation: self.meaning(view, notation) for notation in moves}
        if isinstance(self._look, MenuLook):
            return self._look.menu(self._scene(view, width, moves), meanings, usual)
        return [*numbered(list(meanings.items()), usual, width)]

    @property
    def has_odds(self) -> bool:
        """Whether the game can count out its chances."""
        return isinstance(self._look, OddsLook)

    def odds(self, view: Any, width: int, moves: Sequence[str]) -> list[str]:
        """The chances of whatever may be thrown or laid now, a line each."""
        return self._look.odds(self._scene(view, width, moves)) if isinstance(self._look, OddsLook) else []

    def meaning(self, view: Any, notation: str) -> str:
        """What a move does."""
        return self.words.tell(self._narrator.move(view, self.game.moves.read(notation)), self._names, view.seat)

    def reason(self, view: Any, why: Phrase) -> str:
        """Why somebody would make a move, for the seat of the view."""
        return self.words.tell(why, self._names, view.seat)

    def prompt(self, view: Any, moves: Sequence[Move] = ()) -> str:
        """What the seat of the view has to decide, which may make these moves."""
        return self.words.sentence(self._narrator.asked(view, moves), self._names, view.seat)

    def outcome(self, view: Any) -> list[str]:
        """How it ended, a sentence a line."""
        return [self.words.sentence(phrase, self._names, view.seat) for phrase in self._narrator.outcome(view)]


class RaceStage(Stage):
    """The table of a race."""

    @property
    def _race_look(self) -> RaceLook:
        return cast(RaceLook, self._look)

    def draw_together(self, views: Sequence[Any], width: int, details: bool = False) -> RenderableType:
        """The table for all who share the screen."""
        return self._race_look.draw_together(self._scene(views[0], width, (), details), views)

    def face(self, view: Any) -> Hashable:
        """What must change for the table to be drawn again; ``None`` if there is nothing to draw."""
        return self._race_look.face(view)

    def look_up(self, view: Any, text: str, width: int) -> RenderableType | None:
        """What a text shows that is neither a move nor a command."""
        return self._race_look.look_up(self._scene(view, width), text)

    def best(self, view: Any) -> Best | None:
        """The time of a puzzle that somebody solved alone, if it counts."""
        return self._race_look.best(view)

    def time(self, milliseconds: int) -> str:
        """How long something took."""
        return self.words.tell(cast(RaceNarrator, self._narrator).time(milliseconds))
