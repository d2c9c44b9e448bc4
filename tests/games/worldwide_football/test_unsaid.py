"""What one need not say: that one has no Player card for it (docs/rulings.md)."""

from __future__ import annotations

from tablee.core.match import Match
from tests.games.worldwide_football.script import GAME
from tests.players import RandomPlayer, table_seed

ASKING = ("marking", "keep", "shoot-again", "save-again")


def test_only_a_question_for_a_player_card_that_one_has_not_goes_without_saying() -> None:
    idle = asked = 0
    for number in range(6):
        match = Match.start(GAME, GAME.options(), 2, seed=table_seed(number))
        player = RandomPlayer(number)
        match.settle()
        while not match.is_over():
            seat = match.state.waiting()[0]
            unsaid, moves = match.state.goes_without_saying(seat), match.state.legal(seat)
            is_idle = match.state.view(None).phase in ASKING and [move.notation for move in moves] == ["no"]
            assert (unsaid is not None) is is_idle
            assert unsaid in (None, moves[0])
            idle, asked = idle + is_idle, asked + (match.state.view(None).phase in ASKING)
            match.play(seat, player.choose(match.state, seat))
            match.settle()
    assert 0 < idle < asked


def test_alone_nobody_is_asked_in_vain() -> None:
    for number in range(6):
        match = Match.start(GAME, GAME.options(), 1, seed=table_seed(number))
        player = RandomPlayer(number)
        match.settle()
        while not match.is_over():
            assert match.state.goes_without_saying(0) is None
            match.play(0, player.choose(match.state, 0))
            match.settle()
