"""What a card in hand is worth, in points: where ALONE, DUELLING, SPECIALS and BALL in ``hints.py`` come from.

    python -m tests.games.rugby_champion.card_worth 4000
    python -m tests.games.rugby_champion.card_worth 4000 interception_try

plays that many matches of casual bots alone and as many duels, with the options that are named, and prints the
regression of the points still to come on hand, ball and Avantage at the start of every attack.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from tablee.bots.levels import make_bot
from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.rugby_champion.moves import Act
from tablee.games.rugby_champion.rules import RugbyChampionState
from tests.games.rugby_champion.script import GAME, Script, Value
from tests.regression import regression

KIT = GAME.kit
CARDS = ["players", "physique", "passe", "pied", "goal", *KIT.names[KIT.players :]]


def hand_of(state: RugbyChampionState, side: int) -> list[float]:
    found = [0.0] * len(CARDS)
    for card in state.hands[side]:
        if card >= KIT.players:
            found[5 + card - KIT.players] += 1
        else:
            for place, value in enumerate([1, *(KIT.value[kind][card] for kind in range(3)), KIT.goal[card]]):
                found[place] += value
    return found


def features(state: RugbyChampionState) -> list[float]:
    """Alone: who holds the Avantage, how much is left of the match, the hand; in a duel the differences."""
    own = hand_of(state, 0)
    if state.solo:
        return [state.holder == 0, state.holder == 1, state.piles() / 44, state.half == 1, *own]
    other = hand_of(state, 1)
    held = 0 if state.holder < 0 else 1 - 2 * state.holder
    return [1 - 2 * state.attack, held, *(one - two for one, two in zip(own, other, strict=True))]


def watched(seats: int, seed: int, options: Iterable[str] = ()) -> list[tuple[list[float], int]]:
    """One match: at the start of every attack the features, and the lead still to be gained."""
    chosen: dict[str, Value] = dict.fromkeys(options, True)
    state, rng, seen = Script(seats, **chosen).state, Rng(seed), []
    state.story = None
    bots = [make_bot("casual", GAME, 2 * seed + seat) for seat in range(seats)]
    chapter = -1
    while waiting := state.waiting():
        is_opening = state.phase_name() == "lay" and state.opening and state.laid == [[], []]
        if is_opening and state.chapter() != chapter:
            chapter = state.chapter()
            seen.append((features(state), state.score[0] - state.score[1]))
        seat = waiting[0]
        act = state.roll(rng) if seat == CHANCE else bots[seat].choose(state, seat)
        assert isinstance(act, Act)
        state.apply(seat, act)
    lead = state.score[0] - state.score[1]
    return [(found, lead - before) for found, before in seen]


if __name__ == "__main__":
    for count, names in ((1, ["held", "held by the Non-joueur", "pile", "first half"]), (2, ["ball", "held"])):
        gathered = [row for seed in range(int(sys.argv[1])) for row in watched(count, seed, sys.argv[2:])]
        print(f"{count} seat(s), {len(gathered)} attacks")
        for name, worth in zip([*names, *CARDS], regression(gathered), strict=True):
            print(f"  {name:24}{worth:7.2f}")
