"""How likely an attack is to end in a goal, if its cards are played well: for hints.

Value iteration over the PA: a shot now, or the best next card of the hand times the chance that it stands. Cards are
not counted as they are used up, which is good enough for three or four of them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.game import Card, Seat
from tablee.games.worldwide_football import choices
from tablee.games.worldwide_football.moves import FIRST_SHOT, OFFENSIVE, SCHEME, T
from tablee.games.worldwide_football.odds import chance_of_goal, chance_person_wins, chance_rival_wins, chances_of_shot
from tablee.games.worldwide_football.phases import WITH_A3, WITH_M3
from tablee.games.worldwide_football.rules import WorldwideFootballState

DEPTH: Final = 4
STAR_COST: Final = 0.05
NO_SHOT: Final = 0.25
"""What is left of a plan without a shot in sight: one may still be drawn."""


def risk(state: WorldwideFootballState, card: Card, pa: int) -> float:
    """The chance that a card which brings the attack to `pa` loses the ball."""
    if state.is_rival(1 - state.attack):
        return chance_rival_wins(state, card, pa)
    return chance_person_wins(state, card, pa)


class Plan:
    """The chance of a goal by PA, for the hand of `seat` that has the ball."""

    def __init__(self, state: WorldwideFootballState, seat: Seat) -> None:
        self.state = state
        hand, most = state.hands[seat], state.kit.most_pa
        self.kinds = [card for card in range(FIRST_SHOT) if hand[card]]
        self.kept = [[1.0 - risk(state, card, pa) for pa in range(most + 1)] for card in self.kinds]
        """By kind and PA reached: the chance that it stands."""
        ends = self._shots(seat)
        self._plain = ends[:]
        for _ in range(DEPTH):
            self._plain = self._next(ends, self._plain, 0)
        stars = state.stars[seat] if OFFENSIVE in state.abilities[seat] else 0
        self.worth = self._next(ends, self._plain, min(stars, state.kit.offensive_most - state.offensive_used))

    def _shots(self, seat: Seat) -> list[float]:
        """What a Tir scores, by PA; less if it has to be fetched or is not there."""
        state, kit = self.state, self.state.kit
        share = 1.0
        if not state.hands[seat][T]:
            fetches = SCHEME in state.abilities[seat] and state.stars[seat] > 0
            left = state.piles[seat][T] + state.discards[seat][T]
            share = 0.9 if fetches and left else NO_SHOT
        chances = [0.0] * (kit.most_pa + 1)
        for pa in range(kit.shoots_from, kit.most_pa + 1):
            chances[pa] = share * chances_of_shot(kit.by_pa[pa], 0, kit.wide[T])[0]
        return chances

    def _next(self, ends: list[float], later: list[float], stars: int) -> list[float]:
        """One card or Star more: a shot now, or the best of what may follow."""
        kit, most = self.state.kit, self.state.kit.most_pa
        best = ends[:]
        for pa in range(most + 1):
            for place, card in enumerate(self.kinds):
                if kit.needs[card] <= pa:
                    reached = min(most, pa + kit.card_pa[card])
                    best[pa] = max(best[pa], self.kept[place][reached] * later[reached])
            for star in range(1, stars + 1):
                reached = min(most, pa + star)
                best[pa] = max(best[pa], later[reached] - STAR_COST * star)
        return best

    def now(self) -> float:
        """The chance of a goal from here."""
        return self.worth[self.state.pa]

    def without_stars(self) -> float:
        """The same if no Star is used for it."""
        return self._plain[self.state.pa]

    def after(self, card: Card) -> float:
        """The chance of a goal if this card is laid next, with what was prepared for it."""
        state, reached = self.state, choices.reach(self.state, card)
        sure = state.prepared & (WITH_M3 | WITH_A3)
        return self.worth[reached] * (1.0 if sure else 1.0 - risk(state, card, reached))

    def shoots_now(self) -> bool:
        """Whether a shot now is as good as anything that may follow."""
        state = self.state
        return state.pa >= state.kit.shoots_from and chance_of_goal(state, T) >= self.without_stars() - 0.02
