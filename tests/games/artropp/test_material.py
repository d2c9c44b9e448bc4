"""What is in the box: AR-1, AR-2."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.artropp.cards import Card, load_deck
from tests.games.artropp.script import Script

CARDS = load_deck().cards


def family(name: str) -> list[Card]:
    return [card for card in CARDS if card.family == name]


def test_ar_1_the_deck_has_48_units_and_74_br() -> None:
    assert sum(card.copies for card in CARDS) == 48
    assert sum(card.copies * card.br for card in CARDS) == 74


@pytest.mark.parametrize(
    ("name", "numbers", "br"),
    [
        ("orc", range(1, 16), 0),
        ("lutinoid", range(2, 15), 1),
        ("human", range(3, 14), 2),
        ("artillery", range(7, 10), 3),
        ("officer", (7, 9), 5),
        ("drum", (0, 16), 5),
    ],
)
def test_ar_1_families(name: str, numbers: range | tuple[int, ...], br: int) -> None:
    """AR-1: each family has its numbers once, all at the same price; AR-2: the drums count 0 and 16."""
    assert [card.number for card in family(name)] == list(numbers)
    assert {(card.br, card.copies) for card in family(name)} == {(br, 1)}


def test_ar_1_two_snipers_at_5_br_and_ar_2_without_a_number() -> None:
    (sniper,) = family("sniper")
    assert (sniper.copies, sniper.br, sniper.number) == (2, 5, -1)


def test_ar_1_six_specials() -> None:
    specials = [card for card in CARDS if card.is_special]
    assert sum(card.copies for card in specials) == 6
    assert {card.br for card in specials} == {5}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ar_1_all_of_them_are_in_the_pile_before_the_deal(seats: int) -> None:
    assert Counter(Script(seats).pile) == Counter({card.name: card.copies for card in CARDS})


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ar_1_there_is_one_arrow(seats: int) -> None:
    """AR-1: one arrow card, which points one way or the other for the whole table."""
    t = Script(seats)
    assert t.view().arrow in (1, -1)
    assert {t.view(seat).arrow for seat in range(1, seats + 1)} == {t.view().arrow}


def test_ar_2_free_drums_are_two_cards_that_look_the_same() -> None:
    """AR-2, option free_drums: no number is left on them; nothing else changes."""
    plain, free = Counter(Script(3).pile), Counter(Script(3, free_drums=True).pile)
    assert free - plain == Counter({"d": 2})
    assert plain - free == Counter({"d0": 1, "d16": 1})
