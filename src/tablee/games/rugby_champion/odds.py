"""The chances of a challenge or a set piece as a seat knows them: counted over the cards that it has not seen."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Card, Seat
from tablee.games.rugby_champion import hidden
from tablee.games.rugby_champion.rules import RugbyChampionState

HIGHEST: Final = 5
RESULTS: Final = ("won-by-two", "won-by-one", "tie", "lost-by-one", "lost-by-two")


def unseen_by(state: RugbyChampionState, seat: Seat) -> list[int]:
    """How many of each card `seat` has not seen: the pile, what lies face down, and what the other team hides."""
    counts = state.unseen[:]
    if not state.solo:
        for card in hidden.secrets_of(state, 1 - seat):
            counts[card] += 1
        for card in hidden.sealed(state, 1 - seat):
            counts[card] += 1
    return counts


def spread(state: RugbyChampionState, seat: Seat, kind: int) -> list[int]:
    """How many players that the other team may come with count 0, 1 … 5 in a type."""
    counts = unseen_by(state, seat)
    for card in state.known[1 - seat]:
        counts[card] += 1
    values = state.kit.value[kind]
    found = [0] * (HIGHEST + 1)
    for card in range(state.kit.players):
        found[values[card]] += counts[card]
    return found


def chances_of_gap(lead: int, others: list[int]) -> list[float]:
    """That something that counts `lead` wins by two or more, by one, ties, loses by one or by more: as `RESULTS`."""
    found = [0.0, 0.0, 0.0, 0.0, 0.0]
    total = sum(others)
    for value in range(len(others)):
        gap = max(-2, min(2, lead - value))
        found[2 - gap] += others[value]
    return [count / total for count in found] if total else [0.0, 0.0, 1.0, 0.0, 0.0]


def chances_of_challenge(state: RugbyChampionState, seat: Seat, card: Card, kind: int) -> dict[str, float]:
    """What becomes of a challenge that `seat` plays with a card, before whistles and supports (RC-13 to RC-16).

    Against the Non-joueur ``arbitre`` is the chance that it turns one up instead (RC-26).
    """
    found = chances_of_gap(state.kit.value[kind][card], spread(state, seat, kind))
    chances = {name: found[place] for place, name in enumerate(RESULTS)}
    if state.solo:
        counts = unseen_by(state, seat)
        whistle = counts[state.kit.arbitre] / max(1, sum(counts))
        chances = {name: chance * (1.0 - whistle) for name, chance in chances.items()}
        chances["arbitre"] = whistle
    return chances


def chances_of_set_piece(state: RugbyChampionState, seat: Seat, total: int) -> dict[str, float]:
    """What becomes of a set piece with cards that make `total`, before a support (RC-40, RC-41, RC-53)."""
    return chances_of_sum(total, rival_sums(state, seat))


def chances_of_sum(total: int, others: list[int]) -> dict[str, float]:
    """That cards which make `total` win, tie or lose against sums that come up so often."""
    found = {"won": 0.0, "tie": 0.0, "lost": 0.0}
    whole = sum(others)
    for value in range(len(others)):
        found["won" if total > value else "tie" if total == value else "lost"] += others[value] / max(1, whole)
    return found


def rival_sums(state: RugbyChampionState, seat: Seat) -> list[int]:
    """How many ways the other team of a set piece makes 0, 1, 2 … with what `seat` has not seen."""
    one = spread(state, seat, state.set_piece_type())
    laid = state.laid[1 - seat]
    has_card = state.solo or (bool(laid) and laid[0] >= state.kit.players)
    return card_and_one(one, state.set_value) if has_card else two_of(one)


def card_and_one(one: list[int], card: int) -> list[int]:
    """The sums of a Touche or Mêlée that counts `card` and one of the players, who are counted by value."""
    return [0] * card + one


def two_of(one: list[int]) -> list[int]:
    """The sums of two of the players, who are counted by value."""
    sums = [0] * (2 * HIGHEST + 1)
    for first in range(len(one)):
        for second in range(len(one)):
            sums[first + second] += one[first] * (one[second] - (1 if first == second else 0))
    return sums
