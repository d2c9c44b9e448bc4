"""L'Artropp, straight from the position."""

from __future__ import annotations

from array import array

from tablee.core.game import Seat
from tablee.games.artropp.box import Artropp
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import HIGH_DRUM, LOW_DRUM, SNIPER
from tablee.games.artropp.position import OVER
from tablee.games.artropp.rules import ArtroppState
from tablee.observation.fields import Layout, QuickFlat
from tablee.observation.layouts.artropp import BRS, MOST_CARDS, MOST_ROUNDS, MOST_SNIPERS, PURSES
from tablee.observation.numbers import ITEM, Flat, share


def writer(game: Artropp, seats: int, layout: Layout) -> QuickFlat[ArtroppState]:
    """The same numbers as the layout's."""
    at = layout.start
    zeros = layout.zeros
    kit = game.kit
    role, blank, faces = kit.role, kit.blank_drum, len(kit.names)
    index = {name: face for face, name in enumerate(kit.names)}
    low_drum, high_drum = index.get("d0", -1), index.get("d16", -1)
    step = 1.0 / max(2, *kit.copies)
    sniper = 1.0 / MOST_SNIPERS
    waiting, turn, active, assaulter = at("waiting"), at("turn"), at("active line"), at("assaulter")
    round_, rounds, duel, arrow = at("round"), at("rounds"), at("duel"), at("arrow")
    lines = [(at(f"line {place + 1}"), at(f"line {place + 1}: Br.")) for place in range(3)]
    hand, discard, pile, pot = at("hand"), at("discard"), at("pile"), at("pot")
    announced, br_value, full_purse, winners = at("announced"), at("braves a Br."), at("full purse"), at("winners")
    whos = ["self", *(f"next {number}" for number in range(1, seats))]
    generals = [(at(f"general {who}: seated"), at(f"general {who}: purse")) for who in whos]

    def write_line(line: Line, out: array[float], place: int) -> None:
        for face in line.cards:
            if role[face] != SNIPER and face != blank:
                out[place + face] = 1.0
        if line.has(LOW_DRUM):
            out[place + low_drum] = 1.0
        if line.has(HIGH_DRUM):
            out[place + high_drum] = 1.0
        for number in line.snipers:
            out[place + faces + number] += sniper

    def write_general(state: ArtroppState, viewer: Seat, seat: Seat, out: array[float], step_of: int) -> None:
        seated, purse = generals[step_of]
        if state.seated[seat]:
            out[seated] = 1.0
        out[seated + 1] = share(len(state.hands[seat]), 10)
        if state.commits[seat] >= 0:
            out[seated + 2] = 1.0
            if seat == viewer or not state.is_sealed(seat):
                out[seated + 3 + index[state.showdown_name(seat)]] = 1.0
        if state.felled[seat]:
            out[seated + 3 + faces] = 1.0
        whole = PURSES * state.full_purse + BRS * state.br_value
        purses, debts = state.purses[seat], state.debts[seat]
        out[purse] = share(purses, whole)
        out[purse + 1] = share(debts, whole)
        out[purse + 2] = share(purses - debts - state.full_purse, whole)

    def vector(state: ArtroppState, seat: Seat) -> Flat:
        out = array(ITEM, zeros)
        out[state.phase] = 1.0
        for actor in state.waiting():
            out[waiting + (seats if actor < 0 else (actor - seat) % seats)] = 1.0
        out[round_] = share(state.round, MOST_ROUNDS)
        out[rounds] = share(state.rounds, MOST_ROUNDS)
        if state.duel:
            out[duel] = 1.0
        if 0 <= state.turn < seats:
            out[turn + (state.turn - seat) % seats] = 1.0
        out[arrow] = state.arrow
        out[active + state.place] = 1.0
        for line, (place, br) in zip(state.lines, lines):
            write_line(line, out, place)
            out[br] = share(line.br, MOST_CARDS)
        for face in state.hands[seat]:
            out[hand + face] += step
        for face in state.discard:
            out[discard + face] += step
        out[pile] = share(len(state.pile), MOST_CARDS)
        out[pot] = share(state.pot, PURSES * state.full_purse + BRS * state.br_value)
        if state.assaulter >= 0:
            out[assaulter + (state.assaulter - seat) % seats] = 1.0
        out[announced] = state.announced
        out[br_value] = share(state.br_value, 10_000)
        out[full_purse] = share(state.full_purse, 1_000_000)
        for number in range(seats):
            write_general(state, seat, (seat + number) % seats, out, number)
        if state.phase == OVER:
            outcome = state.outcome()
            for winner in outcome.winners if outcome else ():
                out[winners + (winner - seat) % seats] = 1.0
        return out

    return vector
