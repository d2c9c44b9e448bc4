"""Observations: numbers in their bounds, no secret among them, and all that the view says unless it is said why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tablee.core.errors import UnknownMove
from tablee.core.game import CHANCE, CLOCK
from tablee.core.luck import Rng
from tablee.env.observation import Observer, bytes_in
from tablee.games import find_game
from tablee.games.artropp.rules import ArtroppState
from tablee.observation.fields import Layout, flag, number
from tablee.observation.observer import observable_games
from tablee.observation.turns import AgentTable, Sight
from tests.conformance.tables import GAMES, GameSetup, positions, walk
from tests.env.tables import at_every_observed_table, at_every_plain_table


def test_the_games_that_the_page_about_learning_names_can_be_observed() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+)_v0`", page)
    assert len(named) >= 5
    assert set(named) <= set(observable_games())


def test_a_game_without_a_layout_says_where_it_would_be() -> None:
    with pytest.raises(LookupError, match=r"layouts/toy\.py"):
        Observer(GAMES["toy"], 2)


def observer(table: GameSetup) -> Observer:
    return Observer(table.game, table.seats)


@at_every_observed_table
def test_every_number_is_between_minus_one_and_one(table: GameSetup) -> None:
    observe = observer(table)
    for state in positions(table):
        for seat in range(table.seats):
            vector = observe.vector(state, seat)
            assert vector.shape == (observe.layout.size,)
            assert vector.dtype == np.float32
            assert vector.min() >= -1
            assert vector.max() <= 1
            assert vector.any(), "somebody always sees something"


@pytest.mark.few(20)
@at_every_observed_table
def test_the_quick_way_to_a_vector_is_the_way_by_the_view(table: GameSetup) -> None:
    observe = observer(table)
    for state in positions(table):
        for seat in range(table.seats):
            quick, slow = observe.flat(state, seat), observe.slowly(state, seat)
            named = zip(observe.layout.named(quick).items(), observe.layout.named(slow).values(), strict=True)
            assert [name for (name, one), other in named if not np.array_equal(one, other)] == []
            assert np.array_equal(observe.vector(state, seat), np.array(slow, np.float32))


@at_every_plain_table
def test_what_is_seen_in_memory_that_stays_is_what_is_seen_anew(table: GameSetup) -> None:
    observe = observer(table)
    sight = Sight(observe.writer, observe.actions.size)
    seen, marks = np.asarray(sight.writer.seen), np.asarray(sight.marks)
    sight.work_with(bytes_in(sight.writer.seen), bytes_in(sight.marks))
    at, rng = AgentTable(table.game, table.options, table.seats, Rng(4)), Rng(5)
    for _ in range(30):
        if at.turn is None:
            break
        for seat in range(table.seats):
            sight.look(at, seat)
            assert np.array_equal(seen.astype(np.float32), observe.vector(at.state, seat))
            assert np.array_equal(marks, observe.mask(at.state, seat))
        at.play(at.turn, at.legal()[rng.below(len(at.legal()))])


@at_every_observed_table
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(table: GameSetup) -> None:
    observe = observer(table)
    rng = Rng(16)
    for state in positions(table):
        for seat in range(table.seats):
            vector, mask = observe.vector(state, seat), observe.mask(state, seat)
            for _ in range(3):
                world = state.imagine(seat, rng)
                assert np.array_equal(observe.vector(world, seat), vector)
                assert np.array_equal(observe.mask(world, seat), mask)


WHOLE = {"board"}
"""Lists of things whose parts make sense only together: a shape is one of the shapes of its piece."""


def swaps(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """Every part of a view that is otherwise in another view: where it is, how to put it in, how to take it back."""
    for name in one.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        pairs = list(zip(mine, theirs)) if isinstance(mine, list) and isinstance(theirs, list) else [(mine, theirs)]
        if name not in WHOLE and pairs and all(isinstance(part, msgspec.Struct) for pair in pairs for part in pair):
            for pair in pairs:
                yield from swaps(*pair, path=f"{path}{name}.")
        elif mine != theirs:
            yield path + name, partial(setattr, one, name, theirs), partial(setattr, one, name, mine)


def is_left_out(layout: Layout, path: str) -> bool:
    return any(path == left_out or path.startswith(f"{left_out}.") for left_out in layout.left_out)


@pytest.mark.few(14)
@at_every_observed_table
def test_whatever_changes_in_a_view_changes_the_vector_unless_it_is_left_out(table: GameSetup) -> None:
    layout = observer(table).layout
    changed: set[str] = set()
    for seat in range(table.seats):
        for one, other in pairwise(positions(table)):
            view = one.view(seat)
            before = layout.vector(view)
            for path, put_in, take_back in swaps(view, other.view(seat)):
                put_in()
                if not np.array_equal(layout.vector(view), before):
                    changed.add(path)
                else:
                    assert is_left_out(layout, path), f"{path} may change and nobody would see it"
                take_back()
    assert len(changed) >= 10  # all that can change in Ubongo for one, without hints


@at_every_observed_table
def test_seats_have_the_actions_and_chance_and_clock_what_comes_after(table: GameSetup) -> None:
    size = observer(table).actions.size
    for state in positions(table):
        for seat in range(table.seats):
            assert all(move.code < size for move in state.legal(seat))
        assert all(move.code >= size for move, _ in state.chances())
        assert all(move.code >= size for move in state.legal(CLOCK))


@at_every_observed_table
def test_a_mask_has_exactly_the_legal_moves(table: GameSetup) -> None:
    observe = observer(table)
    for state in positions(table):
        for seat in range(table.seats):
            mask = observe.mask(state, seat)
            legal = {move.notation for move in state.legal(seat)}
            assert {observe.actions.move(int(action)).notation for action in np.flatnonzero(mask)} == legal


def test_an_action_is_a_move_both_ways_and_nothing_else_is_one() -> None:
    actions = Observer(find_game("artropp"), 3).actions
    assert actions.names()[actions.table.read("assault").code] == "assault"
    for wrong in (-1, actions.size):
        with pytest.raises(UnknownMove, match="no action has the number"):
            actions.move(wrong)


def test_fields_share_the_memory_of_their_vector_and_cover_it() -> None:
    table = GameSetup("artropp", 3)
    observe = observer(table)
    state = positions(table)[-1]
    vector = observe.vector(state, 1)
    named = observe.layout.named(vector)
    assert np.array_equal(np.concatenate(list(named.values())), vector)
    named["phase"][:] = 0.25
    assert (vector[observe.layout.slices["phase"]] == 0.25).all()


def test_the_hand_that_a_seat_holds_is_in_its_own_vector_only() -> None:
    """A card that is moved from hand to hand by hand moves in two vectors: the observation is not blind."""
    table = GameSetup("artropp", 3)
    observe = observer(table)
    state = table.new()
    assert isinstance(state, ArtroppState)
    for step in walk(state, Rng(3)):
        if step.actor == 0 and state.hands[0]:
            break
    hand = observe.layout.named(observe.vector(state, 0))["hand"]
    assert round(float(hand.sum() * 2)) == len(state.hands[0])
    other = observe.layout.named(observe.vector(state, 1))["hand"]
    assert not np.array_equal(hand, other)


def test_a_layout_with_two_fields_of_one_name_is_refused() -> None:
    with pytest.raises(ValueError, match="two fields are called 'x'"):
        Layout([flag("x", bool), number("x", int, 1)], {})


def test_more_than_the_most_is_the_most() -> None:
    layout = Layout([number("x", lambda view: view, 10)], {})
    assert [float(layout.vector(value)[0]) for value in (-20, -5, 0, 5, 20)] == [-1, -0.5, 0, 0.5, 1]


def test_chance_is_no_seat() -> None:
    state = GameSetup("artropp", 2).new()
    assert state.waiting() == (CHANCE,)
    assert not observer(GameSetup("artropp", 2)).mask(state, 0).any()
