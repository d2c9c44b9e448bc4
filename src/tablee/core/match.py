"""The loop that runs a match.

A :class:`Match` is a state and its record, growing together. Seats act through :meth:`Match.play`; chance and clock
resolve by themselves in :meth:`Match.settle`. Terminal, lab and server all drive this one thing.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from tablee.core.clock import Clock, StillClock
from tablee.core.errors import BadRecord
from tablee.core.game import CHANCE, CLOCK, Game, Outcome, Seat, State
from tablee.core.luck import SEED_BYTES, PlyLuck, seed_hash
from tablee.core.moves import Move
from tablee.core.phrases import detail
from tablee.core.players import Player, Racer
from tablee.core.record import Ply, Record, begin, read_seed, replay, replay_ply
from tablee.core.story import Story, Told


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played."""

    def __init__(self, game: Game, state: State, record: Record, seed: bytes, clock: Clock) -> None:
        """Use :meth:`start` or :meth:`resume`."""
        self.game = game
        self.state = state
        self.record = record
        self.clock = clock
        self.lags = [0] * state.seats
        """How long each seat's messages are on their way, there and back, in milliseconds."""
        self._seed = seed
        self._story = Story()
        state.story = self._story

    @classmethod
    def start(
        cls,
        game: Game,
        options: Any,
        seats: int,
        *,
        seed: bytes | None = None,
        names: Mapping[Seat, str] | None = None,
        clock: Clock | None = None,
    ) -> Match:
        """Sit down to a new game; without a `seed` a secret one is drawn."""
        seed = seed or secrets.token_bytes(SEED_BYTES)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        if any("\n" in name for name in (names or {}).values()):
            raise ValueError("a name with a line break would not read back from the record")
        state = game.new(options, seats)
        record = Record(
            game=game.id,
            rules=game.version,
            material=game.material,
            seats=seats,
            options=msgspec.to_builtins(options),
            names=dict(names or {}),
            luck=seed_hash(seed),
        )
        return cls(game, state, record, seed, clock or StillClock())

    @classmethod
    def resume(cls, game: Game, record: Record, *, seed: bytes | None = None, clock: Clock | None = None) -> Match:
        """Take up a game where its record ends.

        An unfinished record does not give its seed away. Without it a new one is drawn, and as the promise in the
        header no longer holds it is taken out: such a game can be replayed but not verified.
        """
        state = replay(record, game)
        if seed is None and record.seed:
            seed = read_seed(record.seed)
        if seed is None or seed_hash(seed) != record.luck:
            seed = secrets.token_bytes(SEED_BYTES)
            record.luck = ""
        return cls(game, state, record, seed, clock or StillClock(max((ply.at for ply in record.plies), default=0)))

    @property
    def seed(self) -> bytes:
        """The table's secret.  Whoever knows it knows every card to come."""
        return self._seed

    def play(self, actor: Seat, move: Move) -> None:
        """Let a seat, chance or the clock act now; :class:`IllegalMove` changes nothing."""
        at = self.clock.now() if self.state.is_timed() else 0
        self.state.play(actor, move, at)
        self.record.plies.append(Ply(actor, move.notation, at))

    def settle(self) -> None:
        """Let chance, and the clock where it is due, act until a seat has to or the match is over."""
        while True:
            waiting = self.state.waiting()
            if self._clock_is_due():
                self.play(CLOCK, self.state.tick(self.lags))
            elif waiting and waiting[0] == CHANCE:
                self.play(CHANCE, self.drawn())
            else:
                break
        if self.is_over() and self.record.luck:
            self.record.seed = self._seed.hex()

    def take_back(self, plies: int) -> None:
        """Return to the position after the first `plies`; whoever plays the same again meets the same luck."""
        self.record.plies = self.record.plies[:plies]
        self.record.seed = ""
        self.state = begin(self.record, self.game)
        for number, ply in enumerate(self.record.plies):
            replay_ply(self.state, self.game, ply, number)
        self.state.story = self._story

    def drawn(self) -> Move:
        """What chance brings now."""
        move: Move = self.state.roll(PlyLuck(self._seed, len(self.record.plies)))
        return move

    def take_story(self) -> list[Told]:
        """What was told since the last time."""
        return self._story.take()

    def is_over(self) -> bool:
        """Whether nobody can act any more."""
        return self.state.outcome() is not None

    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` while it goes on."""
        return self.state.outcome()

    def _clock_is_due(self) -> bool:
        due = self.state.due()
        if due is None:
            return False
        if not self.state.waiting() and isinstance(self.clock, StillClock):
            self.clock.move_to(due)
        return self.clock.now() >= due


def run(match: Match, players: Sequence[Player], after_ply: Callable[[Match], None] | None = None) -> Outcome:
    """Play `match` to its end with one player a seat; `after_ply` may look on after each of their moves."""
    match.settle()
    while not match.is_over():
        seat, moment = _next_to_act(match, players)
        if not _clock_came_first(match, moment):
            match.play(seat, players[seat].choose(match.state, seat))
            match.settle()
            if after_ply is not None:
                after_ply(match)
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def _next_to_act(match: Match, players: Sequence[Player]) -> tuple[Seat, int]:
    """By turns it is whoever is asked first; in a race whoever would act first."""
    state, now = match.state, match.clock.now()
    if not state.is_race():
        return state.waiting()[0], now
    moments: list[tuple[int, Seat]] = []
    for seat in state.waiting():
        player = players[seat]
        moments.append((max(now, player.when(state, seat)) if isinstance(player, Racer) else now, seat))
    moment, seat = min(moments)
    return seat, moment


def _clock_came_first(match: Match, moment: int) -> bool:
    """Let time pass until `moment`, or until the clock has to act before; say whether it did."""
    if not isinstance(match.clock, StillClock):
        return False
    due = match.state.due()
    match.clock.move_to(moment if due is None else min(moment, due))
    if due is None or due > moment:
        return False
    match.settle()
    return True


def all_hidden(state: State, seat: Seat) -> list[str]:
    """All that `seat` does not know, wherever it lies."""
    return listed(state.hidden(seat))


def listed(hidden: Mapping[str, Sequence[str]]) -> list[str]:
    """What is hidden, wherever it lies."""
    return [thing for things in hidden.values() for thing in things]


def has_learned(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether something that was hidden from a seat no longer is."""
    return before != after and bool(Counter(before) - Counter(after))


def verify(record: Record, game: Game) -> int:
    """Prove that chance came from the published seed; returns how many chance plies were checked.

    Raises :class:`BadRecord` at the first line that does not fit.
    """
    if not record.seed:
        raise BadRecord(
            0,
            detail("detail-no-seed", "the record has no seed"),
            detail("detail-finished-game", "a finished game, whose seed is published at its end"),
        )
    seed = read_seed(record.seed)
    if seed_hash(seed) != record.luck:
        raise BadRecord(
            0,
            detail("detail-other-seed", "the seed is not the one that was promised"),
            detail("detail-seed-hash", "a seed whose hash is {hash}", hash=record.luck),
        )
    state = begin(record, game)
    checked = 0
    for number, ply in enumerate(record.plies):
        if ply.actor == CHANCE:
            _verify_chance(state, seed, ply, number)
            checked += 1
        replay_ply(state, game, ply, number)
    if state.outcome() is None:
        last = record.plies[-1].line or len(record.plies) if record.plies else 0
        raise BadRecord(
            last,
            detail("detail-not-over", "the game is not over"),
            detail("detail-until-the-end", "plies until the end, or no seed"),
        )
    return checked


def _verify_chance(state: State, seed: bytes, ply: Ply, number: int) -> None:
    if tuple(state.waiting()) != (CHANCE,):
        return  # replay_ply says it better
    drawn = state.roll(PlyLuck(seed, number)).notation
    if drawn != ply.notation:
        problem = detail("detail-not-from-seed", "'{ply}' is not what the seed gives", ply=str(ply))
        raise BadRecord(ply.line or number + 1, problem, f"'* {drawn}'")
