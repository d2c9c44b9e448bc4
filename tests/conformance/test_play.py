"""Random play of every game: who may act, what they may do, and what is refused."""

from __future__ import annotations

from tablee.core.game import CHANCE, State
from tablee.core.luck import PlyLuck, Rng
from tablee.core.playout import random_playout
from tests.conformance import checks
from tests.conformance.fingerprint import fingerprint, fingerprint_of_box
from tests.conformance.tables import GameSetup, at_every_plain_table, at_every_table, next_step, positions, walk

SEEDS = 10
MOST_REFUSALS = 12
"""A table of moves with more than so many is sampled, each time with another part of it."""


@at_every_table
def test_every_game_ends_within_its_bound(table: GameSetup) -> None:
    longest = table.game.longest(table.options, table.seats)
    for seed in range(SEEDS):
        state = table.new()
        assert random_playout(state, Rng(seed), longest + 1).plies <= longest
        assert state.outcome() is not None


@at_every_table
def test_every_step_of_a_random_game(table: GameSetup) -> None:
    game, state, rng = table.game, table.new(), Rng(100)
    longest = game.longest(table.options, table.seats)
    old_copies = []
    for ply, step in enumerate(walk(state, rng, game.hints)):
        assert ply < longest
        checks.check_agreement(state)
        checks.check_chances(state)
        assert step.move in state.legal(step.actor)
        if ply % 2 == 0:
            checks.check_refusals(game, state, rng, MOST_REFUSALS)
            checks.check_time(game, state)
            checks.check_copy(game, state, rng)
            old_copies.append((state.copy(), fingerprint(game, state)))
    checks.check_agreement(state)
    checks.check_outcome(state)
    for copied, before in old_copies:
        assert fingerprint(game, copied) == before, "an old copy changed later"


@at_every_plain_table
def test_every_other_move_of_the_table_is_refused(table: GameSetup) -> None:
    for state in positions(table):
        checks.check_refusals(table.game, state.copy(), Rng(1), len(table.game.moves))


@at_every_table
def test_every_legal_move_can_be_played(table: GameSetup) -> None:
    for state in positions(table):
        for actor in checks.everybody(state):
            for move in state.legal(actor):
                after = state.copy()
                after.play(actor, move, checks.moment_for(state, actor))
                checks.check_agreement(after)


@at_every_plain_table
def test_apply_does_what_play_does(table: GameSetup) -> None:
    rng = Rng(2)
    for state in positions(table):
        step = next_step(state, rng)
        if step is not None:
            played, applied = state.copy(), state.copy()
            played.play(*step)
            applied.apply(*step)
            assert fingerprint(table.game, applied) == fingerprint(table.game, played)


@at_every_plain_table
def test_every_step_changes_the_position(table: GameSetup) -> None:
    """Also a test of the fingerprint: it sees whatever a step can change."""
    state = table.new()
    before = None
    for _ in walk(state, Rng(4)):
        now = fingerprint(table.game, state)
        assert now != before
        before = now


@at_every_plain_table
def test_playing_does_not_change_the_box(table: GameSetup) -> None:
    before = fingerprint_of_box(table.game)
    random_playout(table.new(), Rng(3))
    assert fingerprint_of_box(table.game) == before


@at_every_plain_table
def test_chance_is_as_likely_as_its_weights(table: GameSetup) -> None:
    asked = [state for state in positions(table) if tuple(state.waiting()) == (CHANCE,)]
    assert asked
    for state in asked:
        _check_roll_frequencies(state)


def _check_roll_frequencies(state: State) -> None:
    chances = dict(state.chances())
    total = sum(chances.values())
    rolls = 40 * len(chances)
    counted = dict.fromkeys(chances, 0)
    for ply in range(rolls):
        counted[state.roll(PlyLuck(b"a seed", ply))] += 1  # KeyError: not one of the chances
    expected = {move: rolls * weight / total for move, weight in chances.items()}
    chi_square = sum((counted[move] - mean) ** 2 / mean for move, mean in expected.items())
    freedom = len(chances) - 1
    assert chi_square <= freedom + 4 * (2 * freedom) ** 0.5
