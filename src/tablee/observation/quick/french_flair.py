"""French Flair, straight from the position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tablee.core.game import NOBODY, TEAMS, Seat, Team
from tablee.games.french_flair.box import FrenchFlair
from tablee.games.french_flair.moves import CARDS, NUMBERS
from tablee.games.french_flair.origins import KINDS, ORIGINS
from tablee.games.french_flair.position import ATTACK, DEFENCE, HALF, OVER, THROWING
from tablee.games.french_flair.rules import FrenchFlairState
from tablee.observation.fields import Layout
from tablee.observation.layouts.french_flair import METRES, MOST_COPIES, PITCH, POINTS
from tablee.observation.numbers import Flat, Writer, counted, share, write_counts


class FrenchFlairWriter(Writer[FrenchFlairState]):
    """The same numbers as the layout's."""

    def __init__(self, game: FrenchFlair, seats: int, layout: Layout) -> None:
        super().__init__(layout.size)
        at = layout.start
        self.seats: i64 = seats
        self.amounts = counted(MOST_COPIES)
        names = sorted({origin.name for origin in ORIGINS})
        self.origins = [at("origin") + names.index(origin.name) for origin in ORIGINS]
        self.waiting: i64 = at("waiting")
        self.half: i64 = at("half")
        self.real: i64 = at("real clock")
        self.clock: i64 = at("clock")
        self.time_up: i64 = at("time is up")
        self.ball: i64 = at("ball")
        self.attack: i64 = at("attack")
        self.combination: i64 = at("combination")
        self.order: i64 = at("combination: cards")
        self.length: i64 = at("combination: length")
        self.kinds: i64 = at("combination: kinds")
        self.kind_marks = list(KINDS)
        self.next_metres: i64 = at("combination: next metres")
        self.metres: i64 = at("combination: metres")
        self.maul: i64 = at("maul phases")
        self.hand: i64 = at("hand") - 1
        self.own: i64 = at("team self: score")
        self.other: i64 = at("team next 1: score")
        self.by: i64 = at("throw: by")
        self.aim: i64 = at("throw: for")
        self.dice: i64 = at("throw: dice")
        self.high: i64 = at("throw: high die before")
        self.low: i64 = at("throw: low die before")
        self.zone_from: i64 = at("ruck: zone from")
        self.zone_to: i64 = at("ruck: zone to")
        self.holder: i64 = at("ruck: holder")
        self.must_tackle: i64 = at("must tackle")
        self.crosses: i64 = at("would score")
        self.advantage: i64 = at("advantage")
        self.spot: i64 = at("advantage: from")
        self.winners: i64 = at("winners")

    def write(self, state: FrenchFlairState, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros."""
        phase = state.phase
        out[phase] = 1.0
        for actor in state.waiting():
            out[self.waiting + (self.seats if actor < 0 else (actor - seat) % self.seats)] = 1.0
        self._write_time(state, out)
        out[self.ball] = share(state.ball if seat == 0 else PITCH - state.ball, METRES)
        out[self.attack + (state.attack - seat) % TEAMS] = 1.0
        out[self.origins[state.origin]] = 1.0
        if phase == ATTACK or phase == DEFENCE or phase == THROWING:
            self._write_combination(state, out)
        out[self.maul] = share(state.maul_phases, 10)
        held = write_counts(state.hands[seat], self.amounts, out, self.hand)
        self._write_team(state, seat, held, out, self.own)
        self._write_team(state, 1 - seat, state.cards(1 - seat), out, self.other)
        if phase == THROWING:
            self._write_throw(state, seat, out)
        self._write_ruck(state, seat, out)
        if state.advantage_team != NOBODY:
            self._write_advantage(state, seat, out)
        if phase == OVER:
            best = max(state.score)
            for team in range(TEAMS):
                if state.score[team] == best:
                    out[self.winners + (team - seat) % TEAMS] = 1.0

    def _write_time(self, state: FrenchFlairState, out: Flat) -> None:
        out[self.half] = share(state.half, 2)
        if state.real_time:
            out[self.real] = 1.0
        out[self.clock] = share(state.seconds() * HALF // state.half_seconds, 1200)
        if state.time_up:
            out[self.time_up] = 1.0

    def _write_combination(self, state: FrenchFlairState, out: Flat) -> None:
        combo = state.combo
        if combo is None:
            return
        out[self.combination] = 1.0
        for turn, card in enumerate(combo.cards):
            out[self.order + card] = share(turn + 1, 16)
        out[self.length] = share(len(combo.cards), 16)
        for place, kind in enumerate(self.kind_marks):
            if combo.kinds & kind:
                out[self.kinds + place] = 1.0
        out[self.next_metres] = 0.5 if combo.short_pass else 1.0
        out[self.metres] = share(combo.metres, METRES)

    def _write_team(self, state: FrenchFlairState, team: Team, held: int, out: Flat, start: i64) -> None:
        out[start] = share(state.score[team], POINTS)
        out[start + 1] = share(state.tries[team], 20)
        out[start + 2] = share(held, CARDS)
        # What a team neither holds nor has discarded is in its pile.
        discarded = write_counts(state.discards[team], self.amounts, out, start + 3)
        out[start + 3] = share(CARDS - held - discarded, CARDS)

    def _write_throw(self, state: FrenchFlairState, seat: Seat, out: Flat) -> None:
        out[self.by + (state.thrower - seat) % TEAMS] = 1.0
        out[self.aim + state.aim] = 1.0
        out[self.dice] = share(state.dice, 2)
        first = state.first_throw
        if first is not None:
            out[self.high] = share(first.high, 6)
            out[self.low] = share(first.low, 6)

    def _write_ruck(self, state: FrenchFlairState, seat: Seat, out: Flat) -> None:
        if state.zone_high:
            out[self.zone_from] = 1.0
            out[self.zone_from + 1] = share(state.zone_low, NUMBERS)
            out[self.zone_to] = 1.0
            out[self.zone_to + 1] = share(state.zone_high, NUMBERS)
        if state.holder != NOBODY:
            out[self.holder + (state.holder - seat) % TEAMS] = 1.0
        if state.must_tackle and state.phase == DEFENCE:
            out[self.must_tackle] = 1.0
        if state.crosses:
            out[self.crosses] = 1.0

    def _write_advantage(self, state: FrenchFlairState, seat: Seat, out: Flat) -> None:
        out[self.advantage + (state.advantage_team - seat) % TEAMS] = 1.0
        out[self.spot] = 1.0
        from_line = state.advantage_spot if seat == 0 else PITCH - state.advantage_spot
        out[self.spot + 1] = share(from_line, METRES)


writer = FrenchFlairWriter
