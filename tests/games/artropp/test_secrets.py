"""What is hidden and what is public: AR-25."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.luck import Rng
from tablee.games.artropp.events import Committed, Drew
from tablee.games.artropp.rules import ArtroppState
from tests.games.artropp.script import Script, assaulted, showdown, table

HANDS = ("o1 o2 o3 o4 s", "l2 l3 l4 l5 of7", "h3 h4 h5 h6 d0")
"""Each in the order of the deck, which is that of a shown hand."""


def unseen(state: ArtroppState) -> list[int]:
    return sorted([*state.pile, *state.commits, *(face for hand in state.hands for face in hand)])


def shown(t: Script, viewer: int | None) -> str:
    return msgspec.json.encode(t.view(viewer)).decode()


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_ar_25_hands_of_others_and_the_pile_are_hidden(viewer: int | None) -> None:
    t = table(*HANDS)
    assert t.view(viewer).hand == ([] if viewer is None else HANDS[viewer - 1].split())
    for seat, hand in enumerate(HANDS, start=1):
        assert all((f'"{card}"' in shown(t, viewer)) == (seat == viewer) for card in hand.split())
    assert not any(f'"{card}"' in shown(t, viewer) for card in t.pile if card != "s")


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_ar_25_number_of_cards_purses_and_pile_size_are_public(viewer: int | None) -> None:
    t = assaulted("o1", "o2", "o3").play("1 high", "2 =o2")
    view = t.view(viewer)
    assert [general.cards for general in view.generals] == [5, 4, 5]
    assert [general.purse for general in view.generals] == [4900, 5000, 5000]
    assert [general.gain for general in view.generals] == [-100, 0, 0]
    assert (view.pot, view.pile) == (100, 48 - 16)


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_ar_25_line_and_discards_are_public(viewer: int | None) -> None:
    t = showdown("high", "o2", "o3").give(1, "o7").give(2, "of7").play("1 o7", "2 of7", "2 <")
    view = t.view(viewer)
    assert view.lines[0].row == [["o7", "of7"]]
    assert (view.lines[0].br, view.turn, view.arrow) == (5, 0, -1)
    assert sorted(view.discard) == ["h6", "o2", "o3"]


def test_ar_25_a_drawn_card_is_told_to_its_general_alone() -> None:
    t = table("o7", "o8", "o9").play("1 o7")
    t.story.take()
    t.step("2 o8")
    t.step("* +l4")
    (told,) = [told for told in t.story.take() if isinstance(told.public, Drew)]
    assert [told.seen_by(seat).card for seat in (None, 0, 1, 2)] == [None, None, "l4", None]


def test_ar_25_a_laid_card_is_told_to_its_general_alone() -> None:
    t = assaulted("o1", "o2", "o3").play("1 high")
    t.story.take()
    t.step("3 =o3")
    (told,) = [told for told in t.story.take() if isinstance(told.public, Committed)]
    assert [told.seen_by(seat).card for seat in (None, 0, 1, 2)] == [None, None, None, "o3"]


def test_ar_25_laid_cards_are_hidden_until_the_reveal_and_public_after_it() -> None:
    t = assaulted("o3", "s", "o1", "o4").play("1 high", "2 =s", "3 =o1")
    for viewer in (None, 1, 4):
        assert [general.showdown for general in t.view(viewer).generals] == [None] * 4
        assert [general.committed for general in t.view(viewer).generals] == [False, True, True, False]
    assert [general.showdown for general in t.view(3).generals] == [None, None, "o1", None]
    t.play("4 =o4")
    for viewer in (None, 1, 2, 3, 4):
        assert [general.showdown for general in t.view(viewer).generals] == [None, "s", "o1", "o4"]


def test_ar_25_what_is_hidden_is_listed_for_each_viewer() -> None:
    t = assaulted("o1", "o2", "o3").play("1 high", "2 =o2")
    assert set(t.state.hidden(None)) == {"pile", "hand 1", "hand 2", "hand 3", "commit 2"}
    assert set(t.state.hidden(1)) == {"pile", "hand 1", "hand 3"}
    assert set(t.state.hidden(2)) == {"pile", "hand 1", "hand 2", "commit 2"}


def test_ar_25_an_imagined_world_looks_the_same_from_the_seat_that_imagines_it() -> None:
    t = assaulted("o1", "o2", "o3", "o4").play("1 high", "2 =o2")
    for seed in range(20):
        world = t.state.imagine(2, Rng(seed))
        assert msgspec.json.encode(world.view(2)) == msgspec.json.encode(t.state.view(2))
        assert unseen(world) == unseen(t.state)
        assert world.pile == sorted(world.pile)


@pytest.mark.parametrize(
    ("agreed", "drums"),
    [
        ({}, {("d0", 0), ("d16", 16)}),
        ({"free_drums": True}, {("d", -1)}),
        ({"free_drums": True, "rules": 1}, {("d", 0), ("d", 16)}),
    ],
    ids=["numbered drums", "free drums", "free drums of rules 1"],
)
def test_ar_25_an_imagined_card_counts_what_is_printed_on_it(
    agreed: dict[str, Any], drums: set[tuple[str, int]]
) -> None:
    """AR-14, AR-28: a sealed card may be any that the seat has not seen; by rules 1 a free drum was laid either way."""
    t = assaulted("o1", "o2", "o3", **agreed).play("1 high", "2 =o2")
    laid = set()
    for seed in range(1500):
        world = t.state.imagine(2, Rng(seed))
        name = t.state.kit.names[world.commits[1]]
        laid.add((name, world.committed_as[1]))
    plain = {card for card in t.pile + t.hand(1) + t.hand(2) + ["o2"] if not card.startswith("d")}
    assert laid == drums | {(card, int(card.lstrip("olhaf")) if card != "s" else -1) for card in plain}
