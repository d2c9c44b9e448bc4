"""What a card of L'Artropp is worth in hand: the figures in ``games/artropp/hints.py``.

Casual bots play single rounds; the gain of each general is regressed on the hand the round began with.

    python -m bench.artropp_cards
    python -m bench.artropp_cards --free-drums
"""

from __future__ import annotations

import argparse
from typing import cast

import numpy as np

from tablee.bots.levels import make_bot
from tablee.core.luck import Rng
from tablee.core.playout import step_by_itself
from tablee.games import find_game
from tablee.games.artropp.hints import MIDDLE
from tablee.games.artropp.moves import DRUM, OFFICER, SNIPER, Act, Kit
from tablee.games.artropp.rules import ArtroppState

COLUMNS = ("sniper", "officer", "drum", "away", "away²", "constant")


def features(kit: Kit, hand: list[int]) -> list[float]:
    """A hand as the numbers of its specials and the distances of its units from the middle."""
    away = [abs(kit.number[face] - MIDDLE) for face in hand if kit.role[face] not in (DRUM, OFFICER, SNIPER)]
    counts = [float(sum(kit.role[face] == role for face in hand)) for role in (SNIPER, OFFICER, DRUM)]
    return [*counts, float(sum(away)), float(sum(a * a for a in away)), 1.0]


def play_round(seats: int, seed: int, free_drums: bool) -> tuple[list[list[float]], list[float]]:
    """One round: each general's hand at its start and gain at its end, in Br."""
    game = find_game("artropp")
    state = cast(ArtroppState, game.new(game.options(rounds=1, duel_rounds=1, free_drums=free_drums), seats))
    rng = Rng(seed)
    bots = [make_bot("casual", game, seed * seats + seat) for seat in range(seats)]
    hands: list[list[float]] = []
    while state.outcome() is None:
        if step_by_itself(state, rng):
            continue
        hands = hands or [features(state.kit, hand) for hand in state.hands]
        seat = state.waiting()[0]
        move = bots[seat].choose(state, seat)
        assert isinstance(move, Act)
        state.apply(seat, move)
    return hands, [state.gain(seat) / state.br_value for seat in range(seats)]


def main() -> None:
    """Print the worth of each kind of card with its standard error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--free-drums", action="store_true")
    wanted = parser.parse_args()
    hands: list[list[float]] = []
    gains: list[float] = []
    for seed in range(wanted.rounds):
        some_hands, some_gains = play_round(wanted.seats, seed, wanted.free_drums)
        hands += some_hands
        gains += some_gains
    x, y = np.array(hands), np.array(gains)
    worth, *_ = np.linalg.lstsq(x, y, rcond=None)
    errors = np.sqrt(np.var(y - x @ worth) * np.diag(np.linalg.inv(x.T @ x)))
    for name, value, error in zip(COLUMNS, worth, errors, strict=True):
        print(f"{name:>9} {value:7.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
