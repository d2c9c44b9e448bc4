"""A table that agents play at: a state, its luck and its time.

Chance and the clock act by themselves. Where time matters, every decision takes one beat. In a race all who are still
racing decide for the same moment, none having seen what the others do: their moves are held back until everybody has
chosen. Other choices that several have at once are asked for one seat after the other; what a later one sees of an
earlier one is what its view shows, which for a secret choice is only that it was made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.game import CHANCE, CLOCK, NOBODY, Game, Outcome, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.record import Ply, Record
from tablee.observation.numbers import FLOAT_BYTES, Marks, Writer

BEAT: Final = 1000
"""How long a decision takes where time matters, in milliseconds of match time."""
ILLEGAL: Final = -2
"""Nobody is next: the move was not legal, and nothing has changed."""


class AgentTable:
    """One game being played."""

    def __init__(
        self, game: Game, options: Any, seats: int, rng: Rng | None, beat: int = BEAT, *, state: State | None = None
    ) -> None:
        """Without `rng` chance has its turns like a seat; a `state` is one at which somebody is to decide."""
        self.game = game
        self.options = options
        self.state: State = state or game.new(options, seats)
        self.rng = rng
        self.beat = beat
        self.now = 0
        # A tuple for each ply would make the garbage collector come by again and again.
        self._actors: list[Seat] = []
        self._moves: list[Move] = []
        self._moments: dict[int, int] = {}
        """When the plies were made whose moment matters, by their number."""
        self._legal: list[Move] | None = None
        self._lags = [0] * seats
        self._held: list[tuple[Seat, Move]] = []
        self._beats = 0
        self.turn: Seat | None = None
        """Who is to decide next: a seat, CHANCE if nobody throws for it; nobody once it is over."""
        if state is None:
            self.settle()

    def play(self, seat: Seat, move: Move) -> None:
        """Let the seat whose turn it is decide; its move must be legal."""
        state = self.state
        self._legal = None
        if state.is_race():
            self._held.append((seat, move))
            if self._next_in_beat() is None:
                self._end_beat()
            self.settle()
            return
        if self.act(seat, move):
            self.now += self.beat
        self.settle()

    def act(self, actor: Seat, move: Move) -> bool:
        """Do a legal move now; whether its moment mattered."""
        state = self.state
        timed = state.is_timed()
        self._legal = None
        if timed:
            self._moments[len(self._moves)] = self.now
            state.apply(actor, move, self.now)
        else:
            state.apply(actor, move)
        self._actors.append(actor)
        self._moves.append(move)
        return timed

    def legal(self) -> list[Move]:
        """What whoever is to decide next may do."""
        if self._legal is None:
            assert self.turn is not None
            self._legal = self.state.legal(self.turn)
        return self._legal

    def choose(self, action: Any) -> Seat:
        """Let whoever is to decide make the move with this number; who is next, NOBODY once it is over, or ILLEGAL."""
        code: int = action if isinstance(action, int) else int(action)  # an array's numbers are none of Python's
        seat = self.turn
        if seat is None or not 0 <= code < len(self.game.moves):
            return ILLEGAL
        move: Move = self.game.moves[code]
        if not _is_among(self.legal(), move):
            return ILLEGAL
        self.play(seat, move)
        return NOBODY if self.turn is None else self.turn

    def settle(self) -> None:
        """Let chance, and the clock where it is due, act until a seat has to; find out which."""
        state = self.state
        while True:
            waiting = state.waiting()
            due = state.due()
            if due is not None and not self._held and (not waiting or self.now >= due):
                self.now = max(self.now, due)
                self.act(CLOCK, state.tick(self._lags))
            elif self.rng is not None and waiting and waiting[0] == CHANCE:
                self.act(CHANCE, state.roll(self.rng))
            else:
                break
        self.turn = self._next_in_beat() if self._held else waiting[0] if waiting else None

    def _next_in_beat(self) -> Seat | None:
        """Who has not chosen yet for this moment of a race."""
        for seat in self.state.waiting():
            if not any(seat == chosen for chosen, _ in self._held):
                return seat
        return None

    def _end_beat(self) -> None:
        """All moves of one moment happen, every other time from the last seat to the first; some may come too late."""
        held, self._held = self._held, []
        if self._beats % 2:
            held.reverse()
        # Until the first of them has happened they are all as legal as they were when they were chosen.
        seat, move = held[0]
        self.act(seat, move)
        for seat, move in held[1:]:
            if seat in self.state.waiting() and _is_among(self.state.legal(seat), move):
                self.act(seat, move)
        self._beats += 1
        self.now += self.beat

    def copy(self) -> AgentTable:
        """The same table, sharing nothing that can change but its luck."""
        other = AgentTable(self.game, self.options, self.state.seats, self.rng, self.beat, state=self.state.copy())
        other.now, other.turn = self.now, self.turn
        other._actors = self._actors[:]
        other._moves = self._moves[:]
        other._moments = self._moments.copy()
        other._legal = self._legal
        other._held = self._held[:]
        other._beats = self._beats
        return other

    def imagine(self, seat: Seat, rng: Rng) -> None:
        """Become a table that `seat` cannot tell from this one; what others hold back for this moment is anything."""
        self.state = self.state.imagine(seat, rng)
        self._legal = None
        self._held = [
            (other, move if other == seat else _any(self.state.legal(other), rng)) for other, move in self._held
        ]

    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` while it goes on."""
        return self.state.outcome()

    def record(self) -> Record:
        """The game so far, to be replayed, shown or reported; its luck is not that of a table, so it has no seed."""
        return Record(
            game=self.game.id,
            rules=self.game.version,
            material=self.game.material,
            seats=self.state.seats,
            options=msgspec.to_builtins(self.options),
            plies=[
                Ply(self._actors[ply], move.notation, self._moments.get(ply, 0)) for ply, move in enumerate(self._moves)
            ],
        )


class Sight:
    """What one seat after the other sees at tables of one kind, and may do there: always in the same memory."""

    def __init__(self, writer: Writer[Any], actions: int) -> None:
        self.writer = writer
        self.marks: Marks = vec[u8]([u8(0)] * actions)
        self._seen_bytes: Any = None
        self._mark_bytes: Any = None
        self._nothing_seen = bytes(len(writer.seen) * FLOAT_BYTES)
        self._nothing_marked = bytes(actions)
        self._copy_seen: Any = None
        self._item: Any = None
        self._copy_marks: Any = None

    def work_with(self, seen_bytes: Any, mark_bytes: Any) -> None:
        """Say what has the same memory as the writer's `seen` and as `marks`, and a `raw` that can be set to bytes.

        That takes a moment for all of them, where compiled code would take one number after the other.
        """
        self._seen_bytes = seen_bytes
        self._mark_bytes = mark_bytes

    def copy_with(self, seen: Callable[[Any], Any], item: Any, marks: Callable[[], Any]) -> None:
        """Say how `observe` copies: what was seen as arrays of `item`, marks as they are."""
        self._copy_seen = seen
        self._item = item
        self._copy_marks = marks

    def observe(self, table: AgentTable, seat: Seat) -> dict[str, Any]:
        """What `seat` sees now and may do, in memory of its own, as PettingZoo calls them."""
        self.look(table, seat)
        return {"observation": self._copy_seen(self._item), "action_mask": self._copy_marks()}

    def look(self, table: AgentTable, seat: Seat) -> None:
        """See what `seat` sees now, in the writer's `seen`, and may do, in `marks`."""
        turn = table.turn
        moves: list[Move] = table.legal() if turn is not None and turn == seat else table.state.legal(seat)
        self._mark_bytes.raw = self._nothing_marked
        marks = self.marks
        for move in moves:
            code: i64 = move.code
            marks[code] = 1
        self._seen_bytes.raw = self._nothing_seen
        self.writer.look(table.state, seat, moves)


def marked(moves: list[Move], size: int) -> bytearray:
    """A byte for each of `size` moves: 1 for these, 0 for every other."""
    marks = bytearray(size)
    for move in moves:
        marks[move.code] = 1
    return marks


def _is_among(moves: list[Move], move: Move) -> bool:
    """The same as ``in``, which asks Python whether two moves that are not the same may be equal."""
    return any(other is move for other in cast("list[object]", moves))


def _any(moves: list[Move], rng: Rng) -> Move:
    return moves[rng.below(len(moves))]


def returns(outcome: Outcome, seats: int) -> list[float]:
    """What a game is worth to each seat: 1 for a win alone, 0 for a draw among all, and in sum nothing.

    Who plays alone against an automaton or a puzzle has won (1) or not (-1).
    """
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    share = 1.0 / len(outcome.winners) if outcome.winners else 1.0 / seats
    won = set(outcome.winners) or set(range(seats))
    return [(seats * (share if seat in won else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]


def margins(outcome: Outcome, seats: int) -> list[float]:
    """How far each seat's score is above the mean of the others'; alone the score itself."""
    scores = outcome.scores
    if seats == 1:
        return [float(scores[0])]
    whole = sum(scores)
    return [score - (whole - score) / (seats - 1) for score in scores]


REWARDS: Final = {"outcome": returns, "score": margins}
"""What a game can be played for: each is given once, at its end."""
