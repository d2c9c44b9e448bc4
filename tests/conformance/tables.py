"""Every game, seat count and option to be tried, and positions from random play to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, cycle
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import msgspec
import pytest
from msgspec import inspect

from tablee.core.errors import BadOption
from tablee.core.game import CHANCE, CLOCK, Game, Hints, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move, MoveTable
from tablee.core.record import read_options
from tablee.games import SHELF, find_game

with patch.dict(SHELF, toy="tests.toy"):
    GAMES = {name: find_game(name) for name in SHELF}


class GameSetup(NamedTuple):
    """A game with so many seats, and the options that are not left as they come."""

    name: str
    seats: int
    chosen: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{name}={value}" for name, value in self.chosen)])

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def options(self) -> msgspec.Struct:
        return read_options(self.game, dict(self.chosen))

    def new(self) -> State:
        return self.game.new(self.options, self.seats)

    def is_possible(self) -> bool:
        """Some options do not go with some seat counts, and the game says so."""
        try:
            self.new()
        except BadOption:
            return False
        return True


def another_value(kind: inspect.Type, default: Any) -> Any:
    """A value of an option other than its default: the smallest of a number, or the one above."""
    if isinstance(kind, inspect.BoolType):
        return not default
    if isinstance(kind, inspect.IntType):
        lowest = kind.ge if kind.ge is not None else default - 1
        return lowest if lowest != default else default + 1
    if isinstance(kind, inspect.LiteralType):
        return next(value for value in kind.values if value != default)
    if isinstance(kind, inspect.EnumType):
        return next(member.value for member in kind.cls if member != default)
    raise NotImplementedError(f"teach the conformance suite to choose a value of {kind}")


@cache
def other_choices(name: str) -> tuple[tuple[str, Any], ...]:
    """Every option of a game with a value that is not its default."""
    described = inspect.type_info(GAMES[name].options)
    assert isinstance(described, inspect.StructType)
    return tuple((field.name, another_value(field.type, field.default)) for field in described.fields)


def _single(name: str) -> Iterator[GameSetup]:
    """Every seat count with all defaults, and with each option changed."""
    for seats in GAMES[name].seat_counts:
        yield GameSetup(name, seats)
        yield from (GameSetup(name, seats, (choice,)) for choice in other_choices(name))


def _pairs(name: str) -> Iterator[GameSetup]:
    """Every two options changed together, each time with another seat count."""
    seat_counts = cycle(GAMES[name].seat_counts)
    for pair in combinations(other_choices(name), 2):
        candidates = [GameSetup(name, next(seat_counts), pair) for _ in GAMES[name].seat_counts]
        next(seat_counts)
        yield from [table for table in candidates if table.is_possible()][:1]


Meeting = frozenset[tuple[str, Any]]
Test = TypeVar("Test", bound=Callable[..., None])


def meetings(table: GameSetup) -> set[Meeting]:
    """Which two things meet at a table: values of options, changed or as they come, and the number of seats."""
    chosen = dict(table.chosen)
    values = [(name, chosen.get(name)) for name, _ in other_choices(table.name)]
    return {frozenset(pair) for pair in combinations([("seats", table.seats), *values], 2)}


def _mixed(name: str) -> Iterator[GameSetup]:
    """A covering array: few tables at which any two values of two options meet, and any value every seat count."""
    tried = [GameSetup(name, seats) for seats in GAMES[name].seat_counts]
    possible = [table for table in (*_pairs(name), *_single(name)) if table.is_possible()]
    missing: set[Meeting] = set().union(*map(meetings, possible)).difference(*map(meetings, tried))
    for table in possible:
        if not meetings(table) & missing:
            continue
        for choice in other_choices(name):
            wider = GameSetup(name, table.seats, tuple(dict([*table.chosen, choice]).items()))
            if len(meetings(wider) & missing) > len(meetings(table) & missing) and wider.is_possible():
                table = wider  # noqa: PLW2901
        missing -= meetings(table)
        yield table


PLAIN_TABLES = [GameSetup(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
"""Every game and seat count, with the options as they come."""
SINGLE_TABLES = [table for name in GAMES for table in _single(name) if table.is_possible()]
"""The same, and with each option changed."""
ALL_TABLES = SINGLE_TABLES + [table for name in GAMES for table in _pairs(name)]
"""The same, and with every pair of options changed."""
MIXED_TABLES = [table for name in GAMES for table in _mixed(name)]
"""Several options changed at once, so that a few tables are enough for every pair."""

QUICK_TABLES = [*PLAIN_TABLES, *MIXED_TABLES]
"""Few tables that together have everything."""
_SLOW = [table for table in ALL_TABLES if table not in QUICK_TABLES]
_EVERY_TABLE = pytest.mark.parametrize(
    "table", [*QUICK_TABLES, *(pytest.param(table, marks=pytest.mark.slow) for table in _SLOW)], ids=str
)


def at_every_table(test: Test) -> Test:
    """In every run some of the quick tables; in the proofs all, and each option and each pair of options alone."""
    marked: Test = pytest.mark.few(24)(_EVERY_TABLE(test))
    return marked


at_every_plain_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)


class Step(NamedTuple):
    """A ply that random play comes up with."""

    actor: Seat
    move: Move
    at: int


def next_step(state: State, rng: Rng, now: int = 0, hints: Hints | None = None) -> Step | None:
    """What happens next if everybody acts at random at the moment `now`; nothing if it is over.

    With `hints` every other choice is one that a decent player would make: where most moves lead nowhere, chance
    alone would never see the end of a race.
    """
    waiting = state.waiting()
    due = state.due()
    if due is not None and (not waiting or now >= due or rng.below(16) == 0):
        return Step(CLOCK, state.legal(CLOCK)[0], due)
    if not waiting:
        return None
    if waiting[0] == CHANCE:
        return Step(CHANCE, state.roll(rng), now)
    actor = waiting[rng.below(len(waiting))]
    moves = state.legal(actor)
    if hints is not None and rng.below(2):
        weights = hints.weights(state, actor, moves)
        moves = [move for move, weight in zip(moves, weights, strict=True) if weight == max(weights)]
    return Step(actor, moves[rng.below(len(moves))], now)


def walk(state: State, rng: Rng, hints: Hints | None = None) -> Iterator[Step]:
    """Random play: yields each step before it is taken, until the game is over."""
    now = 0
    while step := next_step(state, rng, now, hints):
        yield step
        state.play(*step)
        now = step.at


@cache
def positions(table: GameSetup, games: int = 3, of_each_kind: int = 2) -> tuple[State, ...]:
    """Positions of some random games: a few of each kind, so that rare moments are looked at as often as common ones.

    They are shared by many tests: look at them, and play on copies.
    """
    kinds: dict[object, list[State]] = {}
    for seed in range(games):
        state = table.new()
        rng = Rng(seed)
        for step in walk(state, rng, table.game.hints):
            kind = state.clause(), min(step.actor, 0), len(state.waiting()) > 1, len(state.hidden(None))
            _keep(kinds.setdefault(kind, []), state, of_each_kind, rng)
        _keep(kinds.setdefault("the end", []), state, of_each_kind, rng)
    return tuple(position for kept in kinds.values() for position in kept)


def _keep(kept: list[State], state: State, most: int, rng: Rng) -> None:
    if len(kept) < most:
        kept.append(state.copy())
    elif rng.below(10) == 0:
        kept[rng.below(most)] = state.copy()


def sample(moves: Sequence[Move] | MoveTable, most: int, rng: Rng) -> list[Move]:
    """Some of the moves, about evenly spread; all of them if there are not more than `most`."""
    if len(moves) <= most:
        return list(moves)
    stride = -(-len(moves) // most)
    return [moves[place] for place in range(rng.below(stride), len(moves), stride)]
