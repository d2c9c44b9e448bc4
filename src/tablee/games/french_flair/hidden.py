"""What a team cannot know of a position: the other hand and pile, listed or dealt anew."""

from __future__ import annotations

from tablee.core.game import TEAMS, Seat, Team
from tablee.core.luck import Rng
from tablee.games.french_flair.moves import NUMBERS
from tablee.games.french_flair.position import Position


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """The other hand and pile; what was discarded lies open, and what is left of the own cards is the own pile."""
    places: dict[str, list[str]] = {}
    for team in range(TEAMS):
        if team != seat:
            places[f"hand {team + 1}"] = _written(match.hands[team], team)
            places[f"pile {team + 1}"] = _written(match.piles[team], team)
    return places


def _written(cards: list[int], team: Team) -> list[str]:
    """Cards by name, of one team or the other: a 9 of one is not the other's."""
    return [f"{'home' if team == 0 else 'away'} {card}" for card in range(1, NUMBERS + 1) for _ in range(cards[card])]


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """Deal the other hand anew from what only the other team can tell apart."""
    team = 1 - seat
    unseen = [card for card in range(1, NUMBERS + 1) for _ in range(world.hands[team][card] + world.piles[team][card])]
    count = world.cards(team)
    hand = [0] * (NUMBERS + 1)
    pile = [0] * (NUMBERS + 1)
    for _ in range(count):
        hand[unseen.pop(rng.below(len(unseen)))] += 1
    for card in unseen:
        pile[card] += 1
    world.hands[team] = hand
    world.piles[team] = pile
