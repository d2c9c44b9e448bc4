"""Worldwide Football, straight from the position."""

from __future__ import annotations

from array import array

from tablee.core.game import NOBODY, TEAMS, Seat
from tablee.games.worldwide_football import attacks, choices
from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import SHOTS, SQUAD
from tablee.games.worldwide_football.moves import DEFEND, DIRECT, FIRST_SHOT, FREE, KINDS, LAY, NO_CARD, PLAYER, SHOOT
from tablee.games.worldwide_football.odds import percent_of
from tablee.games.worldwide_football.phases import (
    AIMING,
    MOST_KICKS,
    OVER,
    RIVAL,
    THROWING,
    TURNING,
    WITH_A1,
    WITH_A3,
    WITH_EFFICIENCY,
    WITH_M2,
    WITH_M3,
)
from tablee.games.worldwide_football.rules import WorldwideFootballState
from tablee.observation.fields import Layout, QuickFlat
from tablee.observation.layouts.worldwide_football import BONUS, DIE, LAID
from tablee.observation.numbers import ITEM, Flat, counted, share

WITH_ODDS = (SHOOT, DEFEND, PLAYER, DIRECT)
PREPARED = (WITH_M2, WITH_M3, WITH_A3, WITH_A1, WITH_EFFICIENCY)


def writer(game: WorldwideFootball, seats: int, layout: Layout) -> QuickFlat[WorldwideFootballState]:
    """The same numbers as the layout's."""
    at = layout.start
    zeros = layout.zeros
    copies = max(game.kit.copies[1])
    deck = sum(game.kit.copies[1])
    amounts = counted(copies)
    step = 1.0 / copies
    waiting, pro, half, attack, pa = at("waiting"), at("Professionnel"), at("half"), at("attack"), at("PA")
    target, order, laid, dead, sure = at("target"), at("laid: order"), at("laid: cards"), at("dead ball"), at("sure")
    prepared, block, gave_back, must_spend = at("prepared"), at("block"), at("gave back"), at("must spend")
    hand, players, odds, reach = at("hand"), at("players"), at("odds"), at("reach")
    side_at = {what: at(f"side self: {what}") for what in _PARTS}
    further = at("side next 1: team") - at("side self: team")
    rival, active, shots = at("rival"), at("rival: active"), at("rival: shots")
    special, guard = at("rival: pile Spéciale"), at("rival: pile Défense")
    under, under_order = at("rival: under the pile"), at("rival: under, order")
    throw, turning, aim, aimed = at("throw: for"), at("turning"), at("aim"), at("aimed")
    answer, answer_player, answer_bonus = at("defence: card"), at("defence: player"), at("defence: bonus")
    answer_target, answer_die = at("defence: target"), at("defence: die")
    shot, shot_bonus, keeper_bonus = at("shot: card"), at("shot: bonus"), at("shot: keeper's bonus")
    shot_die, keeper_die = at("shot: die"), at("shot: keeper's die")
    shootout, winner = at("shoot-out"), at("winner")
    taken = [at("kicks self: taken"), at("kicks next 1: taken")]
    scored = [at("kicks self: in"), at("kicks next 1: in")]
    team_at, virtual, score, stars, abilities, actions, most_actions, pile = (side_at[what] for what in _PARTS[:8])
    discard, squad, most_players, bench, spent, gone, yellow, red, known = (side_at[what] for what in _PARTS[8:])

    def write_cards(cards: list[int], out: array[float], start: int) -> None:
        for card, count in enumerate(cards):
            if count:
                out[start + card] = amounts[count]

    def write_side(state: WorldwideFootballState, side: int, out: array[float], on: int) -> None:
        out[on + team_at + state.nations[side]] = 1.0
        if state.is_rival(side):
            out[on + virtual] = 1.0
        if state.score[side]:
            out[on + score] = share(state.score[side], 20)
        if state.stars[side]:
            out[on + stars] = share(state.stars[side], 10)
        for ability in state.abilities[side]:
            out[on + abilities + ability] += 1.0
        out[on + actions] = share(state.cards(side), deck)
        out[on + most_actions] = share(state.most_actions(side), 20)
        out[on + pile] = share(state.pile_size(side), deck)
        if any(state.discards[side]):
            write_cards(state.discards[side], out, on + discard)
        out[on + squad] = share(len(state.squads[side]), SQUAD)
        out[on + most_players] = share(state.most_players(side), SQUAD)
        out[on + bench] = share(len(state.benches[side]), SQUAD)
        for turn, number in enumerate(state.player_discards[side]):
            out[on + spent + number] = share(turn + 1, SQUAD)
        for turn, number in enumerate(state.gone[side]):
            out[on + gone + number] = share(turn + 1, SQUAD)
        if state.yellows[side]:
            out[on + yellow] = share(state.yellows[side], 10)
        if state.reds[side]:
            out[on + red] = share(state.reds[side], 10)
        if any(state.known[side]):
            write_cards(state.known[side], out, on + known)

    def write_rival(state: WorldwideFootballState, out: array[float]) -> None:
        out[rival] = 1.0
        for turn, number in enumerate(state.squads[RIVAL]):
            out[active + number] = share(turn + 1, SQUAD)
        write_cards(state.hands[RIVAL][FIRST_SHOT : FIRST_SHOT + len(SHOTS)], out, shots)
        out[special] = share(sum(state.special), deck)
        out[guard] = share(sum(state.guard), deck)
        for turn, card in enumerate(state.under):
            out[under + card] += step
            out[under_order + card] = share(turn + 1, LAID)

    def write_choices(state: WorldwideFootballState, seat: Seat, out: array[float]) -> None:
        for act in state.legal(seat):
            verb = act.verb
            if verb == LAY:
                out[reach + act.card] = share(choices.reach(state, act.card), 12)
            elif verb in WITH_ODDS:
                percent = percent_of(state, seat, act)
                if percent >= 0:
                    out[odds + act.code] = share(percent, 100)

    def write_duel(state: WorldwideFootballState, out: array[float]) -> None:
        if state.answer != NO_CARD:
            out[answer + state.answer] = 1.0
            if state.answer_player != NOBODY:
                out[answer_player + state.answer_player] = 1.0
            out[answer_bonus] = share(state.answer_bonus, BONUS)
            out[answer_target] = share(attacks.target_number(state), 40)
            out[answer_die] = share(state.die, DIE)
        if state.shot != NO_CARD:
            out[shot + (len(SHOTS) if state.shot == FREE else state.shot - FIRST_SHOT)] = 1.0
            out[shot_bonus] = share(state.shot_bonus, BONUS)
            out[keeper_bonus] = share(state.keeper_bonus, BONUS)
            out[shot_die] = share(state.shot_die, DIE)
            out[keeper_die] = share(state.keeper_die, DIE)

    def write_attack(state: WorldwideFootballState, seat: Seat, out: array[float]) -> None:
        out[attack + (state.attack - seat) % TEAMS] = 1.0
        out[pa] = share(state.pa, 12)
        if state.laid and state.pa:
            out[target] = 1.0
            out[target + 1] = share(attacks.target_number(state), 40)
        for turn, card in enumerate(state.laid):
            out[order + card] = share(turn + 1, LAID)
            out[laid + card] += step
        if state.dead:
            out[dead + state.dead - 1] = 1.0
        if state.sure:
            out[sure] = 1.0
        if state.prepared:
            for place, mark in enumerate(PREPARED):
                if state.prepared & mark:
                    out[prepared + place] = 1.0
        if state.block_left:
            out[block] = share(state.block_left, 10)
        if state.gave_back:
            out[gave_back] = 1.0
        if state.must_spend:
            out[must_spend] = 1.0

    def write_kicks(state: WorldwideFootballState, seat: Seat, out: array[float]) -> None:
        if state.phase == AIMING:
            if state.picks[seat]:
                out[aim + state.picks[seat] - 1] = 1.0
            for side in range(TEAMS):
                if state.picks[side]:
                    out[aimed + (side - seat) % TEAMS] = 1.0
        if state.shootout:
            out[shootout] = 1.0
        if any(state.kicks):
            for number in range(TEAMS):
                side = (seat + number) % TEAMS
                out[taken[number]] = share(state.kicks[side], MOST_KICKS)
                out[scored[number]] = share(state.kicks_made[side], MOST_KICKS)

    def vector(state: WorldwideFootballState, seat: Seat) -> Flat:
        out = array(ITEM, zeros)
        phase = state.phase
        out[phase] = 1.0
        for actor in state.waiting():
            out[waiting + (seats if actor < 0 else (actor - seat) % seats)] = 1.0
        if state.pro:
            out[pro] = 1.0
        if 1 <= state.half <= 4:
            out[half + state.half - 1] = 1.0
        write_attack(state, seat, out)
        write_cards(state.hands[seat][:KINDS], out, hand)
        for number in state.squads[seat]:
            out[players + number] = 1.0
        write_choices(state, seat, out)
        write_side(state, seat, out, 0)
        write_side(state, 1 - seat, out, further)
        if state.solo:
            write_rival(state, out)
        if phase == THROWING:
            out[throw + state.aim] = 1.0
        elif phase == TURNING:
            out[turning + state.turning] = 1.0
        write_duel(state, out)
        write_kicks(state, seat, out)
        if phase == OVER and state.ahead() != NOBODY:
            out[winner + (state.ahead() - seat) % TEAMS] = 1.0
        return out

    return vector


_PARTS = (
    *("team", "virtual", "score", "stars", "abilities", "Action cards", "Action cards at most", "pile"),
    *("discard", "Player cards", "Player cards at most", "Player pile", "Player discard", "substituted"),
    *("yellow", "red", "known cards"),
)
"""What is said of each side, in the order of the names above."""
