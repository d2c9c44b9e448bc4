"""What a seat cannot know of a position (AR-25): hands, pile and sealed cards, listed or dealt anew."""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.core.luck import Rng
from tablee.games.artropp.moves import HIGH_DRUM, LOW_DRUM, NO_NUMBER, SNIPER
from tablee.games.artropp.position import Position


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """AR-25: hands, pile and sealed cards, as far as `seat` may not see them."""
    names = match.kit.names
    places = {"pile": [names[card] for card in match.pile]}
    for other in range(match.seats):
        if other != seat:
            places[f"hand {other + 1}"] = sorted([names[card] for card in match.hands[other]])
            if match.is_sealed(other):
                places[f"commit {other + 1}"] = [names[match.commits[other]]]
    return places


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """AR-25: deal all cards that `seat` cannot see anew."""
    unseen = world.pile
    sealed = [other for other in range(world.seats) if other != seat and world.is_sealed(other)]
    for other in range(world.seats):
        if other != seat:
            unseen.extend(world.hands[other])
    for other in sealed:
        unseen.append(world.commits[other])
    unseen.sort()
    for other in sealed:
        _imagine_commit(world, other, unseen, rng)
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = [unseen.pop(rng.below(len(unseen))) for _ in world.hands[other]]


def _imagine_commit(world: Position, seat: Seat, unseen: list[int], rng: Rng) -> None:
    """Lay any of the `unseen` cards face down before `seat`."""
    card = unseen.pop(rng.below(len(unseen)))
    world.commits[seat] = card
    world.committed_as[seat] = world.kit.number[card] if world.kit.role[card] != SNIPER else NO_NUMBER
    if card == world.kit.blank_drum and world.free_drums_count:
        world.committed_as[seat] = HIGH_DRUM if rng.below(2) else LOW_DRUM
