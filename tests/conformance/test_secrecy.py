"""What a seat cannot know it cannot learn: not from views, legal moves, stories, refusals, hints or imagined worlds.

The hidden parts of a position are permuted with `imagine`, and everything that the seat (or a spectator) is shown has
to stay the same byte for byte.  For L'Artropp this is AR-25, and with its sealed showdown cards AR-12.
"""

from __future__ import annotations

from tablee.core.game import CHANCE, State
from tablee.core.luck import Rng
from tests.conformance import checks
from tests.conformance.tables import GameSetup, at_every_plain_table, at_every_table, next_step, positions, walk

MOST_REFUSALS = 12


@at_every_table
def test_imagined_worlds_look_like_the_true_one(table: GameSetup) -> None:
    """AR-12, AR-25: views and legal moves."""
    rng = Rng(1)
    for state in positions(table):
        for viewer in checks.viewers(state):
            checks.check_imagined(table.game, state, viewer, rng)


@at_every_table
def test_refusals_are_the_same_in_every_world(table: GameSetup) -> None:
    rng = Rng(2)
    for state in positions(table):
        for seat in range(state.seats):
            checks.check_refusals_keep_secrets(table.game, state.copy(), seat, rng, MOST_REFUSALS)


@at_every_table
def test_the_next_step_looks_the_same_in_every_world(table: GameSetup) -> None:
    """AR-12, AR-25: stories and views of what follows."""
    rng = Rng(3)
    compared = 0
    for state in positions(table):
        step = next_step(state, rng)
        if step is not None:
            for viewer in checks.viewers(state):
                world = checks.another_world(state, viewer, rng)
                compared += checks.check_next_step_keeps_secrets(state, world, viewer, step)
    assert compared


@at_every_plain_table
def test_a_seat_sees_the_same_of_its_whole_turn_in_every_world(table: GameSetup) -> None:
    """A seat's world is played on beside the true one, with the same steps, as long as they are possible there."""
    rng = Rng(4)
    compared = 0
    for start in positions(table):
        for seat in start.waiting():
            if seat != CHANCE:
                compared += _play_side_by_side(start.copy(), start.imagine(seat, rng), seat, rng)
    assert compared


def _play_side_by_side(state: State, world: State, seat: int, rng: Rng) -> int:
    compared = 0
    for step in walk(state, rng):
        if not checks.check_next_step_keeps_secrets(state, world, seat, step):
            break
        world.play(*step)
        compared += 1
    return compared


@at_every_table
def test_the_story_tells_no_more_than_the_view(table: GameSetup) -> None:
    """AR-12: a showdown card that is laid is told to nobody but its general; AR-25: so is a card that is drawn."""
    rng = Rng(5)
    for state in positions(table):
        for actor in checks.everybody(state):
            checks.check_story_keeps_secrets(state, actor, rng)


@at_every_table
def test_imagining_starts_from_knowledge_alone(table: GameSetup) -> None:
    for number, state in enumerate(positions(table)):
        for seat in range(state.seats):
            checks.check_imagines_from_knowledge(table.game, state, seat, number)


@at_every_table
def test_imagining_reaches_every_place(table: GameSetup) -> None:
    rng = Rng(6)
    for number, state in enumerate(positions(table)):
        checks.check_imagine_reaches_all(state, number % state.seats, rng)


@at_every_table
def test_hints_come_from_knowledge_alone(table: GameSetup) -> None:
    rng = Rng(7)
    for state in positions(table):
        for seat in state.waiting():
            if seat != CHANCE:
                checks.check_hints(table.game, state, seat, rng)


@at_every_table
def test_views_and_stories_are_values_that_can_be_sent(table: GameSetup) -> None:
    rng = Rng(8)
    for state in positions(table):
        checks.check_views(state)
        step = next_step(state, rng)
        if step is not None:
            checks.check_story(state, step)
