"""Matches between players of one kind, above all the greedy ones that the facts of the contract are about.

    python -m tests.games.rugby_champion.scripted 2000

prints what so many matches of greedy players look like: alone at each difficulty, and duels by both readings of RC-52.
"""

from __future__ import annotations

import sys
from collections import Counter

from tablee.bots.levels import make_bot
from tablee.core.game import CHANCE, State
from tablee.core.luck import Rng
from tablee.core.players import Player
from tests.games.rugby_champion.greedy import Greedy
from tests.games.rugby_champion.script import GAME, Script, Value

MATCHES = 300


def simulated(seats: int, level: str = "greedy", matches: int = MATCHES, **options: Value) -> dict[str, float]:
    """Means over matches between players of the same kind."""
    total: Counter[str] = Counter()
    for seed in range(matches):
        m = Script(seats, **options)
        m.state.story = None
        rng = Rng(seed)
        players: list[Player] = [Greedy() for _ in range(seats)]
        if level != "greedy":
            players = [make_bot(level, GAME, 2 * seed + seat) for seat in range(seats)]
        state: State = m.state
        while waiting := state.waiting():
            seat = waiting[0]
            state.apply(seat, state.roll(rng) if seat == CHANCE else players[seat].choose(state, seat))
        one, two = m.score
        attacks, line_outs, scrums = m.state.played
        total.update(one=one, two=two, won=int(one > two), attacks=attacks, line_outs=line_outs, scrums=scrums)
    return {name: count / matches for name, count in total.items()}


if __name__ == "__main__":
    tables: list[tuple[int, dict[str, Value]]] = [
        *((1, {"difficulty": name}) for name in ("easy", "normal", "hard", "expert")),
        *((2, {"interception_try": tries}) for tries in (False, True)),
    ]
    for count, wish in tables:
        found = simulated(count, matches=int(sys.argv[1]), **wish)
        print(f"{count} seat(s), {wish}: {found['won']:.1%} won, {found['one']:.1f} to {found['two']:.1f} points")
