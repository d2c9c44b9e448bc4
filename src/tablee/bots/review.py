"""A finished game gone over by the expert: which decisions cost most, and what it would have done.

It looks at each decision as whoever made it could: with that seat's cards and nothing else (:mod:`tablee.bots.search`).
A quick look at all of them finds those that seem to have cost something; of these it plays many more worlds before it
says so. In a race, where nobody searches, a game says itself what cost time (`slips_of` in its ``sheet.py``).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tablee.bots.reasons import difference
from tablee.bots.search import Search
from tablee.core.game import Game, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.core.record import Record, begin, replay_ply, states_at
from tablee.core.sheet import Slip

QUICK: Final = 240
"""How often worlds are played for a first look at a decision."""
THOROUGH: Final = 3000
"""And for one that is to be spoken of."""
SUSPECTS: Final = 12
"""So many decisions are looked at thoroughly."""
MOST_SLIPS: Final = 6
"""So many are spoken of."""
SUSPICIOUS: Final = 0.7
"""Standard errors by which a move has to be behind to be looked at again."""
SURE: Final = 2.5
"""And to be spoken of."""

LITTLE: Final = 0.1
"""The share of what the costliest decision cost below which another is not spoken of."""


def decisions_of(game: Game, record: Record, seats: Collection[Seat]) -> list[int]:
    """The decisions of `seats` at which there was something to choose, each by the plies before it."""
    state = begin(record, game)
    found: list[int] = []
    for number, ply in enumerate(record.plies):
        if ply.actor in seats and not state.is_race() and len(state.legal(ply.actor)) > 1:
            found.append(number)
        replay_ply(state, game, ply, number)
    return found


def looked_at(game: Game, record: Record, decisions: Sequence[int], iterations: int) -> list[Slip]:
    """Those of the decisions that seem to have cost something; by more than a doubt if it was a thorough look."""
    found: list[Slip] = []
    for number, state in zip(decisions, states_at(record, game, decisions)):
        slip = _slip(game, state, record, number, iterations)
        if slip is not None:
            found.append(slip)
    return found


def _slip(game: Game, state: State, record: Record, number: int, iterations: int) -> Slip | None:
    ply = record.plies[number]
    played = game.moves.read(ply.notation)
    search = Search(state, ply.actor, game.hints, Rng(number + 1), also=played)
    search.run(iterations)
    best = search.best()
    if best is played:
        return None
    found = search.compared(best, played)
    if found.ahead <= 0.0 or found.errors < (SURE if iterations >= THOROUGH else SUSPICIOUS):
        return None
    cost = {"better": round(10 * found.better), "worse": round(10 * found.worse)}
    because = difference(search, game.hints, best, played) if iterations >= THOROUGH else None
    return Slip(
        ply=number,
        seat=ply.actor,
        played=_said(game, state, ply.actor, played),
        better=_said(game, state, ply.actor, best),
        why=game.hints.why(state, ply.actor, best),
        cost=Phrase("review-cost", cost)
        if because is None
        else Phrase("review-cost-difference", {**cost, "because": because}),
        weight=round(found.ahead, 4),
    )


def _said(game: Game, state: State, seat: Seat, move: Move) -> Phrase:
    return game.narrator.move(state.view(seat), move)


def costliest(slips: Sequence[Slip], most: int) -> list[Slip]:
    """Those that cost most, in the order of the game; next to nothing beside the worst is not worth a word."""
    chosen = sorted(slips, key=lambda slip: -slip.weight)[:most]
    return sorted((slip for slip in chosen if slip.weight >= LITTLE * chosen[0].weight), key=lambda slip: slip.ply)


def raced(game: Game, record: Record, seats: Collection[Seat]) -> list[Slip]:
    """What a game in real time says of itself."""
    slips_of = _room(game)
    found: list[Slip] = slips_of(game, record, seats) if slips_of is not None else []
    return costliest(found, MOST_SLIPS)


def _room(game: Game) -> Any:
    room = f"{type(game).__module__.rpartition('.')[0]}.sheet"
    return getattr(import_module(room), "slips_of", None) if find_spec(room) is not None else None
