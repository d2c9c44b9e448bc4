"""What holds in every position of every game, seen over random play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.artropp.moves import Act
from tests.games.artropp.script import Script

pytestmark = pytest.mark.few(2)

TABLES: dict[str, tuple[int, dict[str, bool | int]]] = {
    "duel": (2, {"duel_rounds": 6}),
    "duel with free drums": (2, {"duel_rounds": 6, "free_drums": True, "open_table": False}),
    "poor duel": (2, {"duel_rounds": 9, "purse": 10, "rebuy": True, "open_table": False}),
    "duel that others may join": (4, {"duel_rounds": 9, "free_places": 2}),
    "three": (3, {"open_table": False}),
    "three with free drums": (3, {"free_drums": True, "open_table": False}),
    "three and a free place": (4, {"free_places": 1, "br_value": 7}),
    "four": (4, {"skip_empty_pot": True, "open_table": False}),
    "poor five": (5, {"purse": 15, "rebuy": True, "open_table": False}),
    "six": (6, {"free_drums": True, "skip_empty_pot": True}),
    "poor six": (6, {"purse": 8, "br_value": 1, "rounds": 20}),
}


@pytest.fixture(params=TABLES.values(), ids=list(TABLES))
def tables(request: pytest.FixtureRequest) -> list[tuple[Script, Rng]]:
    seats, options = request.param
    return [(Script(seats, **options), Rng(seed)) for seed in range(3)]


def random_play(t: Script, rng: Rng) -> Iterator[tuple[int, Act]]:
    """Play at random; before each ply say who is about to do what.  People leave now and then, not half of the time."""
    while waiting := t.state.waiting():
        seat = waiting[rng.below(len(waiting))]
        moves = t.state.legal(seat)
        move = t.state.roll(rng) if seat == CHANCE else moves[rng.below(len(moves))]
        if move.notation == "leave" and rng.below(4):
            move = moves[1 - moves.index(move)]
        yield seat, move
        t.state.play(seat, move)


def all_cards(t: Script) -> list[int]:
    state = t.state
    cards = [*state.pile, *state.discard, *(face for face in state.commits if face >= 0)]
    for place in (*state.hands, *(line.cards for line in state.lines)):
        cards += place
    return sorted(cards)


def test_ar_1_every_card_is_in_exactly_one_place_at_all_times(tables: list[tuple[Script, Rng]]) -> None:
    for t, rng in tables:
        whole = all_cards(t)
        assert len(whole) == 48
        for _ in random_play(t, rng):
            assert all_cards(t) == whole
        assert all_cards(t) == whole


def wealth(t: Script) -> int:
    return sum(t.state.purses) - sum(t.state.debts) + t.state.pot


def test_ar_22_money_changes_hands_and_is_neither_made_nor_lost(tables: list[tuple[Script, Rng]]) -> None:
    """AR-11, AR-22, AR-24, AR-32: but for the fresh purse of a newcomer, which takes the place of an older one."""
    for t, rng in tables:
        expected = wealth(t)
        for seat, move in random_play(t, rng):
            assert wealth(t) == expected
            if move.notation == "join":
                expected += t.state.full_purse - t.state.purses[seat] + t.state.debts[seat]
        assert wealth(t) == expected
        assert t.pot == 0


def test_ar_23_hands_and_turns_are_for_those_who_sit_at_the_table(tables: list[tuple[Script, Rng]]) -> None:
    for t, rng in tables:
        for seat, _ in random_play(t, rng):
            state = t.state
            assert state.generals == sum(state.seated)
            assert all(state.seated[other] for other in range(state.seats) if state.hands[other])
            assert seat == CHANCE or state.seated[seat] or t.phase == "interval"
            assert t.phase == "interval" or state.duel == (state.generals == 2)


def test_ar_24_the_winners_are_the_richest_of_those_who_stayed(tables: list[tuple[Script, Rng]]) -> None:
    for t, rng in tables:
        for _ in random_play(t, rng):
            assert t.state.outcome() is None
        stayed = t.seated() or [seat + 1 for seat in t.state.last_generals()]
        scores = t.outcome().scores
        assert scores == tuple(t.state.gain(seat) for seat in range(t.state.seats))
        assert t.winners() == [seat for seat in stayed if scores[seat - 1] == max(scores[s - 1] for s in stayed)]


def test_ar_21_hands_hold_five_cards_while_there_are_any(tables: list[tuple[Script, Rng]]) -> None:
    """AR-3, AR-5, AR-20, AR-21: whoever has the turn holds five, unless both piles are empty."""
    for t, rng in tables:
        for seat, _ in random_play(t, rng):
            assert all(len(hand) <= 5 for hand in t.state.hands)
            assert t.state.pile or not t.state.discard
            if t.phase == "turn" and t.state.pile and not t.state.duel:
                assert len(t.state.hands[seat]) == 5


def fitting(row: list[list[str]], hand: list[str]) -> set[str]:
    """AR-5 to AR-9, AR-11 and AR-28 once more, written from a line as it is seen."""
    numbers = [int(stack[0].lstrip("olhad")) for stack in row if stack != ["s"]]
    if not row:
        opening = {card for card in hand if card[0] in "lhad" or (card[0] == "o" and card[1] != "f")}
        return ({"d0", "d16"} | opening - {"d"} if "d" in opening else opening) or {"pass"}
    found = {"assault"}
    for card in hand:
        if card == "s":
            found |= {f"s{number}" for number in gaps(row)}
        elif card.startswith("of"):
            found |= {card} if int(card[2:]) in numbers else set()
        else:
            named = ["d0", "d16"] if card == "d" else [card]
            found |= {name for name in named if not min(numbers) <= int(name[1:]) <= max(numbers)}
    return found


def gaps(row: list[list[str]]) -> list[int]:
    found = []
    below, snipers = 0, 0
    for place, stack in enumerate(row):
        if stack == ["s"]:
            snipers += 1
            continue
        number = int(stack[0].lstrip("olhad"))
        if place and number - below - 1 > snipers:
            found.append(below)
        below, snipers = number, 0
    return found


def test_ar_5_to_ar_9_what_fits_a_line_can_be_seen_from_it(tables: list[tuple[Script, Rng]]) -> None:
    for t, rng in tables:
        for seat, _ in random_play(t, rng):
            if t.phase == "turn":
                view = t.state.view(seat)
                assert set(t.may(seat + 1)) == fitting(view.lines[view.place].row, view.hand)
                assert len(t.may(seat + 1)) == len(set(t.may(seat + 1)))
                assert t.state.copy().legal(seat) == t.state.legal(seat)


def test_ar_11_a_line_costs_the_br_of_its_cards(tables: list[tuple[Script, Rng]]) -> None:
    for t, rng in tables:
        for seat, move in random_play(t, rng):
            if move.notation == "assault":
                cards = t.state.lines[t.state.place].cards
                price = sum(t.state.kit.br[face] for face in cards) * t.state.br_value
                after = t.state.copy()
                after.play(seat, move)
                assert t.state.purses[seat] - after.purses[seat] == price
