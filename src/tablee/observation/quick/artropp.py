"""L'Artropp, straight from the position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tablee.core.game import Seat
from tablee.games.artropp.box import Artropp
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import HIGH_DRUM, LOW_DRUM, SNIPER
from tablee.games.artropp.position import OVER
from tablee.games.artropp.rules import ArtroppState
from tablee.observation.fields import Layout, seat_names
from tablee.observation.layouts.artropp import BRS, MOST_CARDS, MOST_ROUNDS, MOST_SNIPERS, PURSES
from tablee.observation.numbers import Flat, Writer, share


class ArtroppWriter(Writer[ArtroppState]):
    """The same numbers as the layout's."""

    def __init__(self, game: Artropp, seats: int, layout: Layout) -> None:
        super().__init__(layout.size)
        at = layout.start
        self.seats: i64 = seats
        kit = game.kit
        self.role = kit.role
        self.blank_drum = kit.blank_drum
        self.faces: i64 = len(kit.names)
        self.index = {name: face for face, name in enumerate(kit.names)}
        self.low_drum: i64 = self.index.get("d0", -1)
        self.high_drum: i64 = self.index.get("d16", -1)
        self.step = 1.0 / max(2, *kit.copies)
        self.waiting: i64 = at("waiting")
        self.turn: i64 = at("turn")
        self.active: i64 = at("active line")
        self.assaulter: i64 = at("assaulter")
        self.round: i64 = at("round")
        self.rounds: i64 = at("rounds")
        self.duel: i64 = at("duel")
        self.arrow: i64 = at("arrow")
        self.lines = [at(f"line {place + 1}") for place in range(3)]
        self.br: i64 = at("line 1: Br.")
        self.hand: i64 = at("hand")
        self.discard: i64 = at("discard")
        self.pile: i64 = at("pile")
        self.pot: i64 = at("pot")
        self.announced: i64 = at("announced")
        self.br_value: i64 = at("braves a Br.")
        self.full_purse: i64 = at("full purse")
        self.winners: i64 = at("winners")
        self.generals = [at(f"general {who}: seated") for who in seat_names(seats)]
        self.purses = [at(f"general {who}: purse") for who in seat_names(seats)]

    def write(self, state: ArtroppState, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros."""
        seats = self.seats
        out[state.phase] = 1.0
        for actor in state.waiting():
            out[self.waiting + (seats if actor < 0 else (actor - seat) % seats)] = 1.0
        out[self.round] = share(state.round, MOST_ROUNDS)
        out[self.rounds] = share(state.rounds, MOST_ROUNDS)
        if state.duel:
            out[self.duel] = 1.0
        if 0 <= state.turn < seats:
            out[self.turn + (state.turn - seat) % seats] = 1.0
        out[self.arrow] = float(state.arrow)
        out[self.active + state.place] = 1.0
        for place, line in enumerate(state.lines):
            self._write_line(line, out, self.lines[place])
            out[self.br + place] = share(line.br, MOST_CARDS)
        self._write_cards(state, seat, out)
        if state.assaulter >= 0:
            out[self.assaulter + (state.assaulter - seat) % seats] = 1.0
        out[self.announced] = float(state.announced)
        self._write_money(state, seat, out)
        for step, start in enumerate(self.generals):
            self._write_general(state, seat, (seat + step) % state.seats, out, start)
        if state.phase == OVER:
            outcome = state.outcome()
            for winner in outcome.winners if outcome else ():
                out[self.winners + (winner - seat) % seats] = 1.0

    def _write_line(self, line: Line, out: Flat, place: i64) -> None:
        role = self.role
        for face in line.cards:
            if role[face] != SNIPER and face != self.blank_drum:
                out[place + face] = 1.0
        if line.has(LOW_DRUM):
            out[place + self.low_drum] = 1.0
        if line.has(HIGH_DRUM):
            out[place + self.high_drum] = 1.0
        for number in line.snipers:
            out[place + self.faces + number] += 1.0 / MOST_SNIPERS

    def _write_cards(self, state: ArtroppState, seat: Seat, out: Flat) -> None:
        for face in state.hands[seat]:
            out[self.hand + face] += self.step
        for face in state.discard:
            out[self.discard + face] += self.step
        out[self.pile] = share(len(state.pile), MOST_CARDS)

    def _write_money(self, state: ArtroppState, seat: Seat, out: Flat) -> None:
        whole = float(PURSES * state.full_purse + BRS * state.br_value)
        out[self.pot] = share(state.pot, whole)
        out[self.br_value] = share(state.br_value, 10_000)
        out[self.full_purse] = share(state.full_purse, 1_000_000)
        for step, start in enumerate(self.purses):
            place: i64 = start
            general = (seat + step) % state.seats
            purse, debt = state.purses[general], state.debts[general]
            out[place] = share(purse, whole)
            out[place + 1] = share(debt, whole)
            out[place + 2] = share(purse - debt - state.full_purse, whole)

    def _write_general(self, state: ArtroppState, viewer: Seat, seat: Seat, out: Flat, start: i64) -> None:
        if state.seated[seat]:
            out[start] = 1.0
        out[start + 1] = share(len(state.hands[seat]), 10)
        if state.commits[seat] >= 0:
            out[start + 2] = 1.0
            if seat == viewer or not state.is_sealed(seat):
                out[start + 3 + self.index[state.showdown_name(seat)]] = 1.0
        if state.felled[seat]:
            out[start + 3 + self.faces] = 1.0


writer = ArtroppWriter
