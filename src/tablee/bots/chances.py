"""How likely everybody was to win, move by move: from each position games are played on, with all cards as they lay.

Whoever acts follows the game's hints as a decent player would, chance is drawn anew, and it is counted who wins. In a
race bots of equal strength play on. It is an estimate from few games, for a curve and not for a proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tablee.bots.levels import make_bot
from tablee.bots.search import play_by_hints
from tablee.core.game import Game, State
from tablee.core.luck import SEED_BYTES, Rng, seed_hash
from tablee.core.match import Match, run
from tablee.core.record import Record, begin, replay_ply, states_at
from tablee.core.sheet import Chance

PLAYOUTS: Final = 30
"""So many games are played on from each position."""
MOST_POINTS: Final = 40
"""So many positions of a game are looked at."""
LONGEST: Final = 5000
"""Plies; what takes longer is nobody's win."""
EQUAL: Final = "strong"
"""The level of all bots that play a race on."""


def points_of(game: Game, record: Record) -> list[int]:
    """The positions to look at, by their plies: before decisions, evenly spread; in a race before each of its parts."""
    state = begin(record, game)
    found: list[int] = []
    chapter: int | None = None
    for number, ply in enumerate(record.plies):
        if ply.actor >= 0 and not (state.is_race() and state.chapter() == chapter):
            found.append(number)
            chapter = state.chapter()
        replay_ply(state, game, ply, number)
    if state.seats == 1 and state.is_race():
        return []  # practice: there is nobody to win against
    if len(found) <= MOST_POINTS:
        return found
    return [found[place * (len(found) - 1) // (MOST_POINTS - 1)] for place in range(MOST_POINTS)]


def chances_at(game: Game, record: Record, points: Sequence[int], playouts: int = PLAYOUTS) -> list[Chance]:
    """The chances at some of the positions, in their order."""
    found: list[Chance] = []
    for point, state in zip(points, states_at(record, game, points)):
        wins = [0.0] * state.seats
        for playout in range(playouts):
            for seat, part in enumerate(_wins(game, record, state, point, playout)):
                wins[seat] += part / playouts
        found.append(Chance(point, [round(won, 4) for won in wins]))
    return found


def _wins(game: Game, record: Record, state: State, point: int, number: int) -> list[float]:
    """Who wins one game that is played on: one, or the part of a win that is shared."""
    if state.is_race():
        end = _raced(game, record, point, number)
    else:
        end = state.copy()
        play_by_hints(end, game.hints, Rng(point * PLAYOUTS + number + 1), LONGEST)
    return wins_of(end)


def _raced(game: Game, record: Record, point: int, number: int) -> State:
    """A race that is played on with luck of its own."""
    seed = (number + 1).to_bytes(SEED_BYTES, "big")
    head = msgspec.structs.replace(record, plies=record.plies[:point], luck=seed_hash(seed), seed="")
    match = Match.resume(game, head, seed=seed)
    run(match, [make_bot(EQUAL, game, number * match.state.seats + seat) for seat in range(match.state.seats)])
    return match.state


def wins_of(state: State) -> list[float]:
    """Who has won: one, or the part of a win that is shared; nobody while a game goes on."""
    outcome = state.outcome()
    winners = () if outcome is None else outcome.winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(state.seats)]


def smoothed(chances: Sequence[Chance]) -> list[Chance]:
    """Each point with half the weight of itself and a quarter of each neighbour's; the ends as they are."""
    inner = [
        Chance(
            here.ply,
            [round((a + 2 * b + c) / 4, 4) for a, b, c in zip(before.shares, here.shares, after.shares, strict=True)],
        )
        for before, here, after in zip(chances, chances[1:], chances[2:], strict=False)
    ]
    return [*chances[:1], *inner, *chances[1:][-1:]]
