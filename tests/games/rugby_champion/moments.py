"""Moments of matches that hasty players make: for tests that want a table to be in a certain one."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from tablee.core.match import Match
from tablee.core.record import Record, replay_ply
from tablee.core.record import begin as begin_record
from tablee.games import find_game

GAME: Final = find_game("rugby_champion")
MOST_MATCHES: Final = 400

Wanted = Callable[[Any, list[Any]], bool]
"""Says of a view, and of what was told since the seat acted last, whether it is the moment that is looked for."""


def begin(seats: int, number: int = 0, **options: Any) -> Match:
    """A match with a seed of its own."""
    match = Match.start(GAME, GAME.options(**options), seats, seed=number.to_bytes(32, "big"))
    match.settle()
    return match


def play_hastily(match: Match, rng: random.Random) -> int:
    """Whoever has to plays what a hasty player might; who it was."""
    seat = match.state.waiting()[0]
    moves = match.state.legal(seat)
    weights = [0.05 + weight for weight in GAME.hints.weights(match.state, seat, moves)]
    match.play(seat, rng.choices(moves, weights)[0])
    match.settle()
    return seat


def play_to_the_end(match: Match) -> None:
    """Only of a match that is over can another table make its beginning."""
    while not match.is_over():
        seat = match.state.waiting()[0]
        match.play(seat, match.state.legal(seat)[0])
        match.settle()


def moment(wanted: Wanted, *, seats: int = 1, seat: int = 0, **options: Any) -> tuple[Record, int]:
    """A match and the ply at which `seat` has to decide and it is as wanted."""
    for number in range(MOST_MATCHES):
        match = begin(seats, number, **options)
        rng = random.Random(number)
        told = [event.public for event in match.take_story()]
        while not match.is_over():
            if seat in match.state.waiting() and wanted(match.state.view(seat), told):
                ply = len(match.record.plies)
                play_to_the_end(match)
                return match.record, ply
            if play_hastily(match, rng) == seat:
                told = []
            told += [event.public for event in match.take_story()]
    raise LookupError("nobody meets that; look in more matches")


REACTIONS: Final = ("arbitre", "rucking", "raffut", "touche", "melee", "faute")


class Exchange(NamedTuple):
    """A challenge of a duel from the moment both lay, and the reaction that follows at once: who plays which card."""

    record: Record
    ply: int
    laid: dict[int, str]
    seat: int
    reaction: str


def exchange(reactions: Collection[str] = REACTIONS, **options: Any) -> Exchange:
    """The first challenge in hasty duels to which whoever is asked first reacts with one of these cards."""
    for number in range(MOST_MATCHES):
        match = begin(2, number, **options)
        rng = random.Random(number)
        while not match.is_over():
            play_hastily(match, rng)
        found = _exchange_in(match.record, reactions)
        if found is not None:
            return found
    raise LookupError("nobody reacts like that; look in more matches")


def _exchange_in(record: Record, reactions: Collection[str]) -> Exchange | None:
    state = begin_record(record, GAME)
    start, laid = 0, dict[int, str]()
    for number, ply in enumerate(record.plies):
        phase = state.view(None).phase
        if phase == "lay" and len(state.waiting()) == 2:
            start, laid = number, {}
        if phase == "lay" and ply.actor >= 0:
            laid[ply.actor] = ply.notation
        elif ply.notation in reactions and number == start + 2 and set(laid.values()).isdisjoint(("pile", "show")):
            return Exchange(record, start, laid, ply.actor, ply.notation)
        replay_ply(state, GAME, ply, number)
    return None
