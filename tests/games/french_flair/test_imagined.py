"""Worlds that a player imagines can be played on: the other hand may not fit what was begun (FF-25, FF-64)."""

from __future__ import annotations

from tablee.bots.search import Search
from tablee.core.game import State
from tablee.core.luck import Rng
from tablee.games.french_flair.box import FrenchFlair
from tablee.games.french_flair.rules import FrenchFlairState

GAMES = 12


def positions_in_a_combination() -> list[FrenchFlairState]:
    """Positions of random play in which the defence looks at a combination under way."""
    game = FrenchFlair()
    found: list[FrenchFlairState] = []
    for seed in range(GAMES):
        state, rng = game.new(game.options(), 2), Rng(seed)
        assert isinstance(state, FrenchFlairState)
        while state.waiting():
            if state.phase_name() == "defence" and state.combo is not None:
                found.append(state.copy())
            _step(state, rng)
    return found


def _step(state: State, rng: Rng) -> None:
    actor = state.waiting()[0]
    moves = state.legal(actor)
    state.apply(actor, state.roll(rng) if actor < 0 else moves[rng.below(len(moves))])


def test_ff_64_a_world_whose_hand_cannot_end_the_combination_loses_the_ball() -> None:
    stuck = 0
    for state in positions_in_a_combination():
        defence = state.waiting()[0]
        for seed in range(20):
            world = state.imagine(defence, Rng(seed))
            world.apply(defence, world.kit.let)
            if world.phase_name() == "attack" and world.combo is not None:
                moves = [move.notation for move in world.legal(world.attack)]
                assert moves
                stuck += moves == ["lost"]
    assert stuck, "the case that matters came up"


def test_the_search_can_look_ahead_there() -> None:
    game = FrenchFlair()
    for number, state in enumerate(positions_in_a_combination()[:6]):
        search = Search(state, state.waiting()[0], game.hints, Rng(number))
        search.run(150)
        assert search.choose() in state.legal(state.waiting()[0])
