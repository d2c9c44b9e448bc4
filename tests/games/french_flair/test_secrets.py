"""What is hidden and what is public: hands and draws are secret, everything that was played lies open."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.luck import Rng
from tablee.games.french_flair.events import Discarded, Drew
from tests.games.french_flair.script import Script, ball, counted, line_out, ruck, written

HANDS = ("1 2 9 10 12 15", "3 4 5 9 11 13")


def dealt() -> Script:
    return ball(1, HANDS[0], other=HANDS[1])


def shown(m: Script, viewer: int | None) -> bytes:
    return msgspec.json.encode(m.view(viewer))


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_ff_20_a_hand_is_shown_to_its_side_alone(viewer: int | None) -> None:
    hand = dealt().view(viewer).hand
    assert hand == ([] if viewer is None else [int(card) for card in HANDS[viewer - 1].split()])


@pytest.mark.parametrize("viewer", [None, 1])
def test_ff_20_another_hand_of_the_other_side_looks_the_same(viewer: int | None) -> None:
    m = dealt()
    before = shown(m, viewer), m.legal(1), m.refused("1 8a")
    m.give(2, "6 7 8 9 10 14")
    assert (shown(m, viewer), m.legal(1), m.refused("1 8a")) == before


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_ff_20_numbers_of_cards_piles_and_discards_are_public(viewer: int | None) -> None:
    m = dealt().play("1 2a", "2 x4", "* [3][2]", "* [5][4]")
    teams = m.view(viewer).teams
    assert [(team.cards, team.pile, team.discards) for team in teams] == [(5, 15, [2]), (5, 15, [4])]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_ff_34_the_ruck_is_public(viewer: int | None) -> None:
    view = ruck("2 3", "[4][3]", "[5][2]").view(viewer)
    assert (view.phase, view.zone, view.holder, view.ball) == ("contest", (2, 5), 0, 50)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_ff_50_a_combination_is_public_as_far_as_it_was_played(viewer: int | None) -> None:
    """A relay shows as such; which card it was lies on the discard."""
    m = ball(1, "4 10 12 13", d=90).play("1 4j", "1 10p")
    view = m.view(viewer)
    assert view.combo is not None
    assert (view.combo.cards, view.combo.kinds, view.teams[0].discards) == ([0, 10], ["backs"], [4, 10])


def test_ff_22_a_drawn_card_is_told_to_its_side_alone() -> None:
    m = line_out(1).play("1 dice2", "* [3][3]")
    m.story.take()
    m.step("* [2][1]")
    m.step("* +9")
    (told,) = [told for told in m.story.take() if isinstance(told.public, Drew)]
    assert [told.seen_by(seat).card for seat in (None, 0, 1)] == [None, 9, None]


def test_ff_21_what_is_laid_aside_lies_open() -> None:
    m = ball(1, "9 10 10 1 2 3 4 5").play("1 9k1", "* [5]", "1 -4")
    (told,) = [told for told in m.story.take() if isinstance(told.public, Discarded)]
    assert [told.seen_by(seat).card for seat in (None, 0, 1)] == [4, 4, 4]


def test_ff_20_what_is_hidden_is_listed_for_each_viewer() -> None:
    m = dealt()
    assert set(m.state.hidden(None)) == {"hand 1", "pile 1", "hand 2", "pile 2"}
    assert set(m.state.hidden(0)) == {"hand 2", "pile 2"}
    assert m.state.hidden(0)["hand 2"] == [f"away {card}" for card in HANDS[1].split()]
    assert m.state.hidden(1)["hand 1"] == [f"home {card}" for card in HANDS[0].split()]


@pytest.mark.parametrize("seat", [0, 1])
def test_ff_20_an_imagined_world_looks_the_same_from_the_seat_that_imagines_it(seat: int) -> None:
    m = dealt().play("1 2a", "2 x4", "* [3][2]", "* [5][4]")
    other = 1 - seat
    unseen = [held + left for held, left in zip(m.state.hands[other], m.state.piles[other], strict=True)]
    hands = set()
    for seed in range(50):
        world = m.state.imagine(seat, Rng(seed))
        assert msgspec.json.encode(world.view(seat)) == shown(m, seat + 1)
        assert [held + left for held, left in zip(world.hands[other], world.piles[other], strict=True)] == unseen
        assert world.hands[seat] == m.state.hands[seat]
        assert (world.cards(other), world.discards) == (m.state.cards(other), m.state.discards)
        hands.add(written(world.hands[other]))
    assert len(hands) > 25


def test_ff_20_an_imagined_hand_holds_nothing_that_was_played() -> None:
    m = dealt().give(2, "3 4 5 9 11 13", discard="1 2 6 7 8 10 10 10 12 14 15 15")
    for seed in range(20):
        world = m.state.imagine(0, Rng(seed))
        assert sum(world.hands[1]) == 6
        assert all(held <= left for held, left in zip(world.hands[1], counted("3 4 5 9 9 9 9 11 13"), strict=True))
