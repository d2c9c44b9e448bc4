"""Rugby Champion, straight from the position."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tablee.core.game import NOBODY, TEAMS, Seat, Team
from tablee.games.rugby_champion import hidden
from tablee.games.rugby_champion.box import RugbyChampion
from tablee.games.rugby_champion.position import (
    AIDING,
    ASKING,
    ATTACK,
    DOWN,
    DRAWING,
    FOLLOW_UP,
    FROM_PILE,
    OVER,
    PHASES,
    SLOTS,
    STARTING,
    STOPPING,
    SUPPORTING,
    WHISTLING,
)
from tablee.games.rugby_champion.rules import RugbyChampionState
from tablee.observation.fields import Layout
from tablee.observation.layouts.rugby_champion import POINTS
from tablee.observation.numbers import Flat, Writer, counted, share, write_counts

COMPARING: Final = (WHISTLING, AIDING, SUPPORTING, STOPPING)


class RugbyChampionWriter(Writer[RugbyChampionState]):
    """The same numbers as the layout's."""

    def __init__(self, game: RugbyChampion, seats: int, layout: Layout) -> None:
        super().__init__(layout.size)
        at = layout.start
        kit = game.kit
        self.seats: i64 = seats
        self.faces: i64 = kit.cards
        self.players = kit.players
        self.cards = sum(kit.copies)
        self.step = 1.0 / max(kit.copies)
        self.amounts = counted(max(kit.copies))
        self.waiting: i64 = at("waiting")
        self.alone: i64 = at("alone")
        self.half: i64 = at("half")
        self.kind: i64 = at("kind")
        self.attack: i64 = at("attack")
        self.challenge: i64 = at("challenge")
        self.slot: i64 = at("challenge: slot")
        self.way: i64 = at("challenge: way")
        self.type: i64 = at("challenge: type")
        self.opening: i64 = at("challenge: opening")
        self.gap: i64 = at("gap")
        self.line = [at(f"line {name}") for name in SLOTS]
        self.aside: i64 = at("hidden card")
        self.hand: i64 = at("hand")
        self.own: i64 = at("side self: score")
        self.other: i64 = at("side next 1: score")
        self.known: i64 = at("side self: known cards") - at("side self: score")
        self.laid: i64 = at("side self: laid") - at("side self: score")
        self.face_down: i64 = at("side self: laid face down") - at("side self: score")
        self.support: i64 = at("side self: support") - at("side self: score")
        self.advantage: i64 = at("side self: advantage") - at("side self: score")
        self.pile: i64 = at("pile")
        self.discard: i64 = at("discard")
        self.unseen: i64 = at("unseen")
        self.set_piece: i64 = at("set piece")
        self.interception: i64 = at("interception try")
        self.supported: i64 = at("supported")
        self.support_for: i64 = at("support for")
        self.buteur: i64 = at("buteur aside")
        self.asked: i64 = at("asked")
        self.is_comparing = [phase in COMPARING for phase in range(len(PHASES.names))]
        self.is_asking = [phase in ASKING for phase in range(len(PHASES.names))]
        self.winners: i64 = at("winners")

    def write(self, state: RugbyChampionState, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros."""
        phase = state.phase
        out[phase] = 1.0
        for actor in state.waiting():
            out[self.waiting + (self.seats if actor < 0 else (actor - seat) % self.seats)] = 1.0
        out[self.half] = share(state.half, 2)
        out[self.kind + state.kind] = 1.0
        out[self.attack + (state.attack - seat) % TEAMS] = 1.0
        if state.kind == ATTACK or state.kind == FOLLOW_UP:
            self._write_challenge(state, out)
        if state.solo:
            self._write_line(state, out)
        if state.hidden_card:
            out[self.aside] = 1.0
        for face in state.hands[seat]:
            out[self.hand + face] += self.step
        self._write_side(state, seat, seat, out, self.own)
        self._write_side(state, seat, 1 - seat, out, self.other)
        write_counts(state.discard, self.amounts, out, self.discard)
        if state.solo:
            unseen = write_counts(state.unseen, self.amounts, out, self.unseen)
            out[self.pile] = share(unseen - state.face_down(), self.cards)
        else:
            other = 1 - seat
            down = hidden.sealed(state, other)
            unseen = write_counts(_unseen(state, other, down), self.amounts, out, self.unseen)
            held = len(state.hands[other]) - len(state.known[other])
            out[self.pile] = share(unseen - held - len(down), self.cards)
        self._write_play(state, seat, out)
        if phase == OVER:
            best = max(state.score)
            for side in range(TEAMS):
                if state.score[side] == best:
                    out[self.winners + (side - seat) % TEAMS] = 1.0

    def _write_challenge(self, state: RugbyChampionState, out: Flat) -> None:
        phase = state.phase
        if phase == STARTING or phase == OVER or phase == DRAWING:
            return
        out[self.challenge] = 1.0
        out[self.slot + state.slot] = 1.0
        if state.way:
            out[self.way + (1 if state.way > 0 else 0)] = 1.0
        if state.type >= 0:
            out[self.type + state.type] = 1.0
        if state.opening:
            out[self.opening] = 1.0

    def _write_line(self, state: RugbyChampionState, out: Flat) -> None:
        out[self.alone] = 1.0
        for slot, face in enumerate(state.line):
            place: i64 = self.line[slot]
            if face >= 0:
                out[place + face] = 1.0
            elif face == DOWN:
                out[place + self.faces] = 1.0

    def _write_side(self, state: RugbyChampionState, viewer: Seat, side: Team, out: Flat, start: i64) -> None:
        out[start] = share(state.score[side], POINTS)
        out[start + 1] = share(state.tries[side], 20)
        out[start + 2] = share(len(state.hands[side]), 20)
        for face in state.known[side]:
            out[start + self.known + face] += self.step
        if state.laid[side]:
            self._write_laid(state, side, side != viewer and hidden.is_laying(state), out, start)
        if state.aids[side] != NOBODY:
            out[start + self.support + state.aids[side]] = 1.0
        if state.holder == side:
            out[start + self.advantage] = 1.0
        if state.fresh[side] and not (state.solo and side == 1):
            out[start + self.advantage + 1] = 1.0

    def _write_laid(self, state: RugbyChampionState, side: Team, sealed: bool, out: Flat, start: i64) -> None:
        shown = down = from_pile = 0
        for face in state.laid[side]:
            if face == FROM_PILE:
                from_pile += 1
            elif face >= 0:
                if sealed and face < self.players:
                    down += 1
                else:
                    shown += 1
                    out[start + self.laid + face] = share(shown, 4)
        out[start + self.face_down] = share(down, 4)
        out[start + self.face_down + 1] = share(from_pile, 4)

    def _write_play(self, state: RugbyChampionState, seat: Seat, out: Flat) -> None:
        """What is compared, asked and aided."""
        phase = state.phase
        if self.is_comparing[phase] and state.laid[0]:
            out[self.gap] = 1.0
            out[self.gap + 1] = share(state.gap, 20)
        out[self.set_piece] = share(state.set_value, 5)
        if state.interception_try:
            out[self.interception] = 1.0
        if state.aided:
            out[self.supported] = 1.0
        if phase == AIDING:
            out[self.support_for + state.aid_for] = 1.0
        if state.buteur:
            out[self.buteur] = 1.0
        if self.is_asking[phase] and 0 <= state.asked < TEAMS:
            out[self.asked + (state.asked - seat) % TEAMS] = 1.0


def _unseen(state: RugbyChampionState, other: Seat, down: list[int]) -> list[int]:
    """How many of each card one has not seen: in the pile, in the hand of the `other`, or laid by it face `down`."""
    counts = state.unseen[:]
    for face in state.hands[other]:
        counts[face] += 1
    for face in state.known[other]:
        counts[face] -= 1
    for face in down:
        counts[face] += 1
    return counts


writer = RugbyChampionWriter
