"""Going back within a match: the same as to play it anew up to there, and never the whole of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match, all_hidden
from tablee.core.record import Ply
from tablee.games import SHELF, find_game
from tablee.server.live_match import BETWEEN_SNAPSHOTS, LiveMatch

SEED = bytes([1] * SEED_BYTES)
GAMES = [game for game in SHELF if find_game(game).pace is None]
"""In a race nothing is taken back."""


def begun(game_id: str) -> LiveMatch:
    game = find_game(game_id)
    match = LiveMatch(game, Match.start(game, game.options(), game.seat_counts[-1], seed=SEED).record, SEED)
    match.is_solitary = True  # then what the table did by itself counts too
    return match


def played(game_id: str, plies: int) -> LiveMatch:
    match, dice = begun(game_id), random.Random(3)
    match.settle()
    while len(match.plies) < plies and match.goes_on():
        seat = match.state.waiting()[0]
        match.play(seat, dice.choice(match.state.legal(seat)))
        match.settle()
    return match


def known(match: LiveMatch) -> dict[str, Any]:
    """All that a table asks of a match."""
    seats = range(match.state.seats)
    own = range(len(match.plies))
    return {
        "views": [match.state.view(seat) for seat in (None, *seats)],
        "hidden": [all_hidden(match.state, seat) for seat in seats],
        "legal": [match.state.legal(seat) for seat in seats],
        "plies": match.plies,
        "log": [(told.public, told.private) for told in match.log],
        "asked": [match.asked_since(seat) for seat in seats],
        "undo": [(match.last_ply_of(seat), match.undo_kind(seat)) for seat in seats],
        "told": [match.log_before(ply) for ply in own if match.plies[ply].actor >= 0],
    }


@pytest.mark.parametrize("game", GAMES)
def test_to_go_back_is_to_play_it_anew_up_to_there(game: str) -> None:
    match = played(game, 3 * BETWEEN_SNAPSHOTS + 5)
    plies = match.plies[:]
    further = (3 * BETWEEN_SNAPSHOTS, 2 * BETWEEN_SNAPSHOTS + 1, 2 * BETWEEN_SNAPSHOTS, 7)
    for left in (len(plies) - 1, *(left for left in further if left < len(plies))):
        anew = begun(game)
        anew.replay(plies[:left], {})
        match.take_back(left)
        assert known(match) == known(anew), left
        assert match.at(left - 1).view(None) == anew.at(left - 1).view(None)


@pytest.mark.parametrize("game", GAMES)
def test_to_go_back_does_not_play_the_whole_game_again(game: str) -> None:
    match = played(game, 3 * BETWEEN_SNAPSHOTS)
    plies = len(match.plies)
    if plies <= BETWEEN_SNAPSHOTS:
        pytest.skip("so short a game is played anew from its beginning")
    match.plies[2] = Ply(0, "what nobody can play", 0)
    assert match.at(plies - 1) is not None
    for left in range(plies - 1, plies - BETWEEN_SNAPSHOTS, -1):
        match.take_back(left)
