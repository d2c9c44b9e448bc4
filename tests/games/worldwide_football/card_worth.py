"""What cards and Stars are worth, in goals: where CARD_WORTH and its neighbours in ``hints.py`` come from.

    python -m tests.games.worldwide_football.card_worth 2500

plays that many matches of casual bots, two people in Amateur, and prints the regression of the goals still to come on
what both sides have at the start of every possession, and their variance by the cards that are still to come.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from tablee.bots.levels import make_bot
from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.hints import cards_to_come
from tablee.games.worldwide_football.moves import KINDS, Act
from tablee.games.worldwide_football.rules import WorldwideFootballState
from tests.games.worldwide_football.script import GAME, Script
from tests.regression import regression

NAMES = ["ball", *CODES, *(f"another {code}" for code in CODES), "Player card", "Star"]
BUCKET = 8
Seen = tuple[list[float], int, int]
"""Features, lead and cards to come."""


def features(state: WorldwideFootballState) -> list[float]:
    """What home has more than away."""
    one, two = state.hands
    first = [float(min(one[card], 1) - min(two[card], 1)) for card in range(KINDS)]
    more = [float(max(one[card] - 1, 0) - max(two[card] - 1, 0)) for card in range(KINDS)]
    players = len(state.squads[0]) - len(state.squads[1])
    return [1.0 - 2 * state.attack, *first, *more, players, state.stars[0] - state.stars[1]]


def watched(seed: int) -> list[tuple[list[float], float, int]]:
    """One match: for every possession its features, the lead still to be gained, and the cards to come."""
    state, rng = Script(2).state, Rng(seed)
    state.story = None
    bots = [make_bot("casual", GAME, 2 * seed + seat) for seat in range(2)]
    seen: list[Seen] = []
    possession = -1
    while waiting := state.waiting():
        seat = waiting[0]
        if seat != CHANCE and state.possession != possession and state.phase_name() == "attack":
            possession = state.possession
            seen.append((features(state), state.lead(0), cards_to_come(state)))
        act = state.roll(rng) if seat == CHANCE else bots[seat].choose(state, seat)
        assert isinstance(act, Act)
        state.apply(seat, act)
    return [(found, float(state.lead(0) - lead), cards) for found, lead, cards in seen]


if __name__ == "__main__":
    rows = [row for seed in range(int(sys.argv[1])) for row in watched(seed)]
    print(f"{len(rows)} possessions")
    for name, worth in zip(NAMES, regression([(found, gain) for found, gain, _ in rows]), strict=True):
        print(f"  {name:16}{worth:7.3f}")
    squares: dict[int, list[float]] = defaultdict(list)
    for _, gain, cards in rows:
        squares[cards // BUCKET].append(gain * gain)
    for bucket, found in sorted(squares.items()):
        print(f"  {bucket * BUCKET:2} to {bucket * BUCKET + BUCKET - 1:2} cards to come: {sum(found) / len(found):.3f}")
