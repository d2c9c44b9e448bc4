"""Worldwide Football, straight from the position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tablee.core.game import NOBODY, TEAMS, Card, Seat, Team
from tablee.games.worldwide_football import attacks, choices
from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import SHOTS, SQUAD
from tablee.games.worldwide_football.moves import (
    DEFEND,
    DIRECT,
    FIRST_SHOT,
    FREE,
    KINDS,
    LAY,
    NO_CARD,
    PLAYER,
    SHOOT,
    Act,
    is_defence,
)
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
from tablee.observation.fields import Layout
from tablee.observation.layouts.worldwide_football import BONUS, DIE, LAID
from tablee.observation.numbers import Flat, Writer, counted, share, write_counts


class SideFields:
    """Where what is said of one side begins."""

    def __init__(self, who: str, layout: Layout) -> None:
        def at(name: str) -> int:
            return layout.start(f"side {who}: {name}")

        self.team: i64 = at("team")
        self.virtual: i64 = at("virtual")
        self.score: i64 = at("score")
        self.stars: i64 = at("stars")
        self.abilities: i64 = at("abilities")
        self.actions: i64 = at("Action cards")
        self.most_actions: i64 = at("Action cards at most")
        self.pile: i64 = at("pile")
        self.discard: i64 = at("discard")
        self.squad: i64 = at("Player cards")
        self.most_players: i64 = at("Player cards at most")
        self.bench: i64 = at("Player pile")
        self.spent: i64 = at("Player discard")
        self.gone: i64 = at("substituted")
        self.yellow: i64 = at("yellow")
        self.red: i64 = at("red")
        self.known: i64 = at("known cards")


class WorldwideFootballWriter(Writer[WorldwideFootballState]):
    """The same numbers as the layout's."""

    def __init__(self, game: WorldwideFootball, seats: int, layout: Layout) -> None:
        super().__init__(layout.size)
        at = layout.start
        copies = max(game.kit.copies[1])
        self.seats: i64 = seats
        self.deck = sum(game.kit.copies[1])
        self.amounts = counted(copies)
        self.step = 1.0 / copies
        self.waiting: i64 = at("waiting")
        self.pro: i64 = at("Professionnel")
        self.half: i64 = at("half")
        self.attack: i64 = at("attack")
        self.pa: i64 = at("PA")
        self.target: i64 = at("target")
        self.order: i64 = at("laid: order")
        self.laid: i64 = at("laid: cards")
        self.dead: i64 = at("dead ball")
        self.sure: i64 = at("sure")
        self.prepared: i64 = at("prepared")
        self.preparations = [WITH_M2, WITH_M3, WITH_A3, WITH_A1, WITH_EFFICIENCY]
        self.block: i64 = at("block")
        self.gave_back: i64 = at("gave back")
        self.must_spend: i64 = at("must spend")
        self.hand: i64 = at("hand")
        self.players: i64 = at("players")
        self.odds: i64 = at("odds")
        self.reach: i64 = at("reach")
        self.own = SideFields("self", layout)
        self.other = SideFields("next 1", layout)
        self.rival: i64 = at("rival")
        self.active: i64 = at("rival: active")
        self.shots: i64 = at("rival: shots")
        self.shot_cards = len(SHOTS)
        self.special: i64 = at("rival: pile Spéciale")
        self.guard: i64 = at("rival: pile Défense")
        self.special_cards = list(game.kit.special)
        self.guard_cards = [card for card in range(KINDS) if is_defence(card)]
        self.under: i64 = at("rival: under the pile")
        self.under_order: i64 = at("rival: under, order")
        self.throw: i64 = at("throw: for")
        self.turning: i64 = at("turning")
        self.aim: i64 = at("aim")
        self.aimed: i64 = at("aimed")
        self.answer: i64 = at("defence: card")
        self.answer_player: i64 = at("defence: player")
        self.answer_bonus: i64 = at("defence: bonus")
        self.answer_target: i64 = at("defence: target")
        self.answer_die: i64 = at("defence: die")
        self.shot: i64 = at("shot: card")
        self.shot_bonus: i64 = at("shot: bonus")
        self.keeper_bonus: i64 = at("shot: keeper's bonus")
        self.shot_die: i64 = at("shot: die")
        self.keeper_die: i64 = at("shot: keeper's die")
        self.shootout: i64 = at("shoot-out")
        self.taken = [at("kicks self: taken"), at("kicks next 1: taken")]
        self.scored = [at("kicks self: in"), at("kicks next 1: in")]
        self.winner: i64 = at("winner")

    def write(self, state: WorldwideFootballState, seat: Seat, moves: list[Any] | None, out: Flat) -> None:
        """Write what `seat` sees into zeros."""
        phase = state.phase
        out[phase] = 1.0
        for actor in state.waiting():
            out[self.waiting + (self.seats if actor < 0 else (actor - seat) % self.seats)] = 1.0
        if state.pro:
            out[self.pro] = 1.0
        if 1 <= state.half <= 4:
            out[self.half + state.half - 1] = 1.0
        self._write_attack(state, seat, out)
        held = write_counts(state.hands[seat], self.amounts, out, self.hand)
        for number in state.squads[seat]:
            out[self.players + number] = 1.0
        self._write_choices(state, seat, state.legal(seat) if moves is None else moves, out)
        self._write_side(state, seat, held, out, self.own)
        self._write_side(state, 1 - seat, state.cards(1 - seat), out, self.other)
        if state.solo:
            self._write_rival(state, out)
        if phase == THROWING:
            out[self.throw + state.aim] = 1.0
        elif phase == TURNING:
            out[self.turning + state.turning] = 1.0
        if state.answer != NO_CARD:
            self._write_answer(state, out)
        if state.shot != NO_CARD:
            self._write_shot(state, out)
        self._write_kicks(state, seat, out)
        if phase == OVER and state.ahead() != NOBODY:
            out[self.winner + (state.ahead() - seat) % TEAMS] = 1.0

    def _write_attack(self, state: WorldwideFootballState, seat: Seat, out: Flat) -> None:
        out[self.attack + (state.attack - seat) % TEAMS] = 1.0
        out[self.pa] = share(state.pa, 12)
        if state.laid and state.pa:
            out[self.target] = 1.0
            out[self.target + 1] = share(attacks.target_number(state), 40)
        for turn, card in enumerate(state.laid):
            out[self.order + card] = share(turn + 1, LAID)
            out[self.laid + card] += self.step
        if state.dead:
            out[self.dead + state.dead - 1] = 1.0
        if state.sure:
            out[self.sure] = 1.0
        if state.prepared:
            for place, mark in enumerate(self.preparations):
                if state.prepared & mark:
                    out[self.prepared + place] = 1.0
        if state.block_left:
            out[self.block] = share(state.block_left, 10)
        if state.gave_back:
            out[self.gave_back] = 1.0
        if state.must_spend:
            out[self.must_spend] = 1.0

    def _write_choices(self, state: WorldwideFootballState, seat: Seat, moves: list[Act], out: Flat) -> None:
        for act in moves:
            verb = act.verb
            if verb == LAY:
                out[self.reach + act.card] = share(choices.reach(state, act.card), 12)
            elif verb == SHOOT or verb == DEFEND or verb == PLAYER or verb == DIRECT:
                percent = percent_of(state, seat, act)
                if percent >= 0:
                    out[self.odds + act.code] = share(percent, 100)

    def _write_side(self, state: WorldwideFootballState, side: Team, held: int, out: Flat, at: SideFields) -> None:
        out[at.team + state.nations[side]] = 1.0
        if state.is_rival(side):
            out[at.virtual] = 1.0
        if state.score[side]:
            out[at.score] = share(state.score[side], 20)
        if state.stars[side]:
            out[at.stars] = share(state.stars[side], 10)
        for ability in state.abilities[side]:
            out[at.abilities + ability] += 1.0
        out[at.actions] = share(held, self.deck)
        out[at.most_actions] = share(state.most_actions(side), 20)
        out[at.pile] = share(state.pile_size(side), self.deck)
        write_counts(state.discards[side], self.amounts, out, at.discard)
        write_counts(state.known[side], self.amounts, out, at.known)
        out[at.squad] = share(len(state.squads[side]), SQUAD)
        out[at.most_players] = share(state.most_players(side), SQUAD)
        out[at.bench] = share(len(state.benches[side]), SQUAD)
        for turn, number in enumerate(state.player_discards[side]):
            out[at.spent + number] = share(turn + 1, SQUAD)
        for turn, number in enumerate(state.gone[side]):
            out[at.gone + number] = share(turn + 1, SQUAD)
        if state.yellows[side]:
            out[at.yellow] = share(state.yellows[side], 10)
        if state.reds[side]:
            out[at.red] = share(state.reds[side], 10)

    def _write_rival(self, state: WorldwideFootballState, out: Flat) -> None:
        out[self.rival] = 1.0
        for turn, number in enumerate(state.squads[RIVAL]):
            out[self.active + number] = share(turn + 1, SQUAD)
        hand = state.hands[RIVAL]
        for shot in range(self.shot_cards):
            if hand[FIRST_SHOT + shot]:
                out[self.shots + shot] = self.amounts[hand[FIRST_SHOT + shot]]
        out[self.special] = share(_total_of(self.special_cards, state.special), self.deck)
        out[self.guard] = share(_total_of(self.guard_cards, state.guard), self.deck)
        for turn, card in enumerate(state.under):
            out[self.under + card] += self.step
            out[self.under_order + card] = share(turn + 1, LAID)

    def _write_answer(self, state: WorldwideFootballState, out: Flat) -> None:
        out[self.answer + state.answer] = 1.0
        if state.answer_player != NOBODY:
            out[self.answer_player + state.answer_player] = 1.0
        out[self.answer_bonus] = share(state.answer_bonus, BONUS)
        out[self.answer_target] = share(attacks.target_number(state), 40)
        out[self.answer_die] = share(state.die, DIE)

    def _write_shot(self, state: WorldwideFootballState, out: Flat) -> None:
        out[self.shot + (self.shot_cards if state.shot == FREE else state.shot - FIRST_SHOT)] = 1.0
        out[self.shot_bonus] = share(state.shot_bonus, BONUS)
        out[self.keeper_bonus] = share(state.keeper_bonus, BONUS)
        out[self.shot_die] = share(state.shot_die, DIE)
        out[self.keeper_die] = share(state.keeper_die, DIE)

    def _write_kicks(self, state: WorldwideFootballState, seat: Seat, out: Flat) -> None:
        if state.phase == AIMING:
            if state.picks[seat]:
                out[self.aim + state.picks[seat] - 1] = 1.0
            for side in range(TEAMS):
                if state.picks[side]:
                    out[self.aimed + (side - seat) % TEAMS] = 1.0
        if state.shootout:
            out[self.shootout] = 1.0
        if state.kicks[0] or state.kicks[1]:
            for step in range(TEAMS):
                side = (seat + step) % TEAMS
                out[self.taken[step]] = share(state.kicks[side], MOST_KICKS)
                out[self.scored[step]] = share(state.kicks_made[side], MOST_KICKS)


def _total_of(cards: list[Card], counts: list[int]) -> int:
    """How many there are of these cards, and so of all, as there are no others in that pile."""
    things: i64 = 0
    for card in cards:
        things += counts[card]
    return things


writer = WorldwideFootballWriter
