"""French Flair, straight from the position."""

from __future__ import annotations

from array import array

from tablee.core.game import NOBODY, TEAMS, Seat
from tablee.games.french_flair.box import FrenchFlair
from tablee.games.french_flair.moves import NUMBERS
from tablee.games.french_flair.origins import KINDS, ORIGINS
from tablee.games.french_flair.position import ATTACK, DEFENCE, HALF, OVER, THROWING
from tablee.games.french_flair.rules import FrenchFlairState
from tablee.observation.fields import Layout, QuickFlat
from tablee.observation.layouts.french_flair import CARDS, METRES, MOST_COPIES, PITCH, POINTS
from tablee.observation.numbers import ITEM, Flat, counted, share


def writer(game: FrenchFlair, seats: int, layout: Layout) -> QuickFlat[FrenchFlairState]:
    """The same numbers as the layout's."""
    at = layout.start
    zeros = layout.zeros
    amounts = counted(MOST_COPIES)
    names = sorted({origin.name for origin in ORIGINS})
    origins = [at("origin") + names.index(origin.name) for origin in ORIGINS]
    waiting, half, real, clock, time_up = at("waiting"), at("half"), at("real clock"), at("clock"), at("time is up")
    ball, attack, combination, maul = at("ball"), at("attack"), at("combination"), at("maul phases")
    order, length, kinds = at("combination: cards"), at("combination: length"), at("combination: kinds")
    next_metres, metres = at("combination: next metres"), at("combination: metres")
    hand, teams = at("hand") - 1, [at("team self: score"), at("team next 1: score")]
    by, aim, dice = at("throw: by"), at("throw: for"), at("throw: dice")
    high, low = at("throw: high die before"), at("throw: low die before")
    zone_from, zone_to, holder = at("ruck: zone from"), at("ruck: zone to"), at("ruck: holder")
    must_tackle, crosses = at("must tackle"), at("would score")
    advantage, spot, winners = at("advantage"), at("advantage: from"), at("winners")

    def write_combination(state: FrenchFlairState, out: array[float]) -> None:
        combo = state.combo
        if combo is None or state.phase not in (ATTACK, DEFENCE, THROWING):
            return
        out[combination] = 1.0
        cards = combo.cards
        for turn, card in enumerate(cards):
            out[order + card] = share(turn + 1, 16)
        out[length] = share(len(cards), 16)
        for place, kind in enumerate(KINDS):
            if combo.kinds & kind:
                out[kinds + place] = 1.0
        out[next_metres] = 0.5 if combo.short_pass else 1.0
        out[metres] = share(combo.metres, METRES)

    def write_team(state: FrenchFlairState, team: int, out: array[float], start: int) -> None:
        out[start] = share(state.score[team], POINTS)
        out[start + 1] = share(state.tries[team], 20)
        out[start + 2] = share(state.cards(team), CARDS)
        out[start + 3] = share(sum(state.piles[team]), CARDS)
        for card, count in enumerate(state.discards[team]):
            if count:
                out[start + 3 + card] = amounts[count]

    def write_throw(state: FrenchFlairState, seat: Seat, out: array[float]) -> None:
        out[by + (state.thrower - seat) % TEAMS] = 1.0
        out[aim + state.aim] = 1.0
        out[dice] = share(state.dice, 2)
        first = state.first_throw
        if first is not None:
            out[high] = share(first.high, 6)
            out[low] = share(first.low, 6)

    def write_ruck(state: FrenchFlairState, seat: Seat, out: array[float]) -> None:
        if state.zone_high:
            out[zone_from] = out[zone_to] = 1.0
            out[zone_from + 1] = share(state.zone_low, NUMBERS)
            out[zone_to + 1] = share(state.zone_high, NUMBERS)
        if state.holder != NOBODY:
            out[holder + (state.holder - seat) % TEAMS] = 1.0
        if state.must_tackle and state.phase == DEFENCE:
            out[must_tackle] = 1.0
        if state.crosses:
            out[crosses] = 1.0

    def vector(state: FrenchFlairState, seat: Seat) -> Flat:
        out = array(ITEM, zeros)
        phase = state.phase
        out[phase] = 1.0
        for actor in state.waiting():
            out[waiting + (seats if actor < 0 else (actor - seat) % seats)] = 1.0
        out[half] = share(state.half, 2)
        if state.real_time:
            out[real] = 1.0
        out[clock] = share(state.seconds() * HALF // state.half_seconds, 1200)
        if state.time_up:
            out[time_up] = 1.0
        out[ball] = share(state.ball if seat == 0 else PITCH - state.ball, METRES)
        out[attack + (state.attack - seat) % TEAMS] = 1.0
        out[origins[state.origin]] = 1.0
        write_combination(state, out)
        out[maul] = share(state.maul_phases, 10)
        for card, count in enumerate(state.hands[seat]):
            if count:
                out[hand + card] = amounts[count]
        write_team(state, seat, out, teams[0])
        write_team(state, 1 - seat, out, teams[1])
        if phase == THROWING:
            write_throw(state, seat, out)
        write_ruck(state, seat, out)
        if state.advantage_team != NOBODY:
            out[advantage + (state.advantage_team - seat) % TEAMS] = 1.0
            out[spot] = 1.0
            from_line = state.advantage_spot if seat == 0 else PITCH - state.advantage_spot
            out[spot + 1] = share(from_line, METRES)
        if phase == OVER:
            best = max(state.score)
            for team in range(TEAMS):
                if state.score[team] == best:
                    out[winners + (team - seat) % TEAMS] = 1.0
        return out

    return vector
