"""Rugby Champion, straight from the position."""

from __future__ import annotations

from array import array

from tablee.core.game import NOBODY, TEAMS, Seat
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
    SLOTS,
    STARTING,
    STOPPING,
    SUPPORTING,
    WHISTLING,
)
from tablee.games.rugby_champion.rules import RugbyChampionState
from tablee.observation.fields import Layout, QuickFlat
from tablee.observation.layouts.rugby_champion import POINTS
from tablee.observation.numbers import ITEM, Flat, counted, share

COMPARED = (WHISTLING, AIDING, SUPPORTING, STOPPING)
NO_CHALLENGE = (STARTING, OVER, DRAWING)


def writer(game: RugbyChampion, seats: int, layout: Layout) -> QuickFlat[RugbyChampionState]:
    """The same numbers as the layout's."""
    at = layout.start
    zeros = layout.zeros
    kit = game.kit
    faces, players = kit.cards, kit.players
    cards = sum(kit.copies)
    step = 1.0 / max(kit.copies)
    amounts = counted(max(kit.copies))
    waiting, alone, half, kind, attack = at("waiting"), at("alone"), at("half"), at("kind"), at("attack")
    challenge, gap, aside = at("challenge"), at("gap"), at("hidden card")
    slot, way, type_, opening = (at(f"challenge: {name}") for name in ("slot", "way", "type", "opening"))
    line = [at(f"line {name}") for name in SLOTS]
    hand, pile, discard, unseen = at("hand"), at("pile"), at("discard"), at("unseen")
    sides = [at("side self: score"), at("side next 1: score")]
    known, laid = at("side self: known cards") - sides[0], at("side self: laid") - sides[0]
    set_piece, interception, supported = at("set piece"), at("interception try"), at("supported")
    support_for, buteur, asked, winners = at("support for"), at("buteur aside"), at("asked"), at("winners")

    def write_challenge(state: RugbyChampionState, out: array[float]) -> None:
        if state.phase in NO_CHALLENGE or state.kind not in (ATTACK, FOLLOW_UP):
            return
        out[challenge] = 1.0
        out[slot + state.slot] = 1.0
        if state.way:
            out[way + (state.way > 0)] = 1.0
        if state.type >= 0:
            out[type_ + state.type] = 1.0
        if state.opening:
            out[opening] = 1.0

    def write_side(state: RugbyChampionState, viewer: Seat, side: int, out: array[float], start: int) -> None:
        out[start] = share(state.score[side], POINTS)
        out[start + 1] = share(state.tries[side], 20)
        out[start + 2] = share(len(state.hands[side]), 20)
        for face in state.known[side]:
            out[start + known + face] += step
        sealed = side != viewer and hidden.is_laying(state)
        place = start + laid
        shown = down = from_pile = 0
        for face in state.laid[side]:
            if face == FROM_PILE:
                from_pile += 1
            elif face >= 0:
                if sealed and face < players:
                    down += 1
                else:
                    shown += 1
                    out[place + face] = share(shown, 4)
        place += faces
        out[place] = share(down, 4)
        out[place + 1] = share(from_pile, 4)
        if state.aids[side] != NOBODY:
            out[place + 2 + state.aids[side]] = 1.0
        place += 2 + faces
        if state.holder == side:
            out[place] = 1.0
        if state.fresh[side] and not (state.solo and side == 1):
            out[place + 1] = 1.0

    def write_unseen(state: RugbyChampionState, seat: Seat, out: array[float]) -> None:
        for face, count in enumerate(state.unseen):
            if count:
                out[unseen + face] = amounts[count]
        if not state.solo:
            other = 1 - seat
            for face in hidden.secrets_of(state, other):
                out[unseen + face] += step
            for face in hidden.sealed(state, other):
                out[unseen + face] += step

    def vector(state: RugbyChampionState, seat: Seat) -> Flat:
        out = array(ITEM, zeros)
        phase = state.phase
        out[phase] = 1.0
        for actor in state.waiting():
            out[waiting + (seats if actor < 0 else (actor - seat) % seats)] = 1.0
        out[half] = share(state.half, 2)
        out[kind + state.kind] = 1.0
        out[attack + (state.attack - seat) % TEAMS] = 1.0
        write_challenge(state, out)
        if phase in COMPARED and state.laid[0]:
            out[gap] = 1.0
            out[gap + 1] = share(state.gap, 20)
        if state.solo:
            out[alone] = 1.0
            for place, face in zip(line, state.line):
                if face >= 0:
                    out[place + face] = 1.0
                elif face == DOWN:
                    out[place + faces] = 1.0
        if state.hidden_card:
            out[aside] = 1.0
        for face in state.hands[seat]:
            out[hand + face] += step
        write_side(state, seat, seat, out, sides[0])
        write_side(state, seat, 1 - seat, out, sides[1])
        out[pile] = share(state.piles(), cards)
        for face, count in enumerate(state.discard):
            if count:
                out[discard + face] = amounts[count]
        write_unseen(state, seat, out)
        out[set_piece] = share(state.set_value, 5)
        if state.interception_try:
            out[interception] = 1.0
        if state.aided:
            out[supported] = 1.0
        if phase == AIDING:
            out[support_for + state.aid_for] = 1.0
        if state.buteur:
            out[buteur] = 1.0
        if phase in ASKING and 0 <= state.asked < TEAMS:
            out[asked + (state.asked - seat) % TEAMS] = 1.0
        if phase == OVER:
            best = max(state.score)
            for side in range(TEAMS):
                if state.score[side] == best:
                    out[winners + (side - seat) % TEAMS] = 1.0
        return out

    return vector
