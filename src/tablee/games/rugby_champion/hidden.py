"""What a seat cannot know of a position: hands, face-down cards and the pile, listed or dealt anew."""

from __future__ import annotations

from tablee.core.game import TEAMS, Card, Seat, Team
from tablee.core.luck import Rng, total
from tablee.games.rugby_champion.position import DRAWING, LAYING, PACKING, Position


def is_laying(match: Position) -> bool:
    """RC-50: whether cards lie face down before the teams, or are about to."""
    phase = match.goal_phase if match.phase == DRAWING else match.phase
    return not match.solo and (phase == LAYING or phase == PACKING)


def sealed(match: Position, team: Team) -> list[int]:
    """The cards of a team that lie face down before it."""
    return [card for card in match.laid[team] if match.is_player(card)] if is_laying(match) else []


def secrets_of(match: Position, team: Team) -> list[int]:
    """The cards in the hand of a team that nobody else has seen."""
    cards = match.hands[team][:]
    for card in match.known[team]:
        cards.remove(card)
    return cards


def may_hold(match: Position, team: Team, card: Card) -> bool:
    """Whether, by what everybody knows, a team could have that card: if so, it is asked."""
    if card in match.known[team]:
        return True
    if len(match.hands[team]) == len(match.known[team]):
        return False
    return match.unseen[card] + _secret_copies(match, 0, card) + _secret_copies(match, 1, card) > 0


def _secret_copies(match: Position, team: Team, card: Card) -> int:
    return match.hands[team].count(card) - match.known[team].count(card)


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """The pile, other hands, and what lies face down; where the pile is empty, all of it together."""
    if match.solo:
        places = {"unseen": _written(match, _unseen_cards(match))}
        if seat is None:
            places["hand 1"] = _written(match, match.hands[0])
        return places
    down = _unseen_cards(match)
    places = {}
    for team in range(TEAMS):
        if team != seat:
            down.extend(sealed(match, team))
            places[f"hand {team + 1}"] = _written(match, secrets_of(match, team))
    if not total(match.unseen):
        return {"unseen": [name for names in places.values() for name in names] + _written(match, down)}
    places["face down"] = _written(match, sorted(down))
    return places


def _unseen_cards(match: Position) -> list[int]:
    return [card for card in range(match.kit.cards) for _ in range(match.unseen[card])]


def _written(match: Position, cards: list[int]) -> list[str]:
    return [match.kit.names[card] for card in cards]


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """Deal what `seat` cannot know anew; alone there is nothing of the kind."""
    if not world.solo:
        _imagine_team(world, 1 - seat, rng)


def _imagine_team(match: Position, team: Team, rng: Rng) -> None:
    """Deal what only `team` knows anew: players where they lie before it, anything else into its hand."""
    secrets = secrets_of(match, team)
    pool = sorted([*_unseen_cards(match), *secrets, *sealed(match, team)])
    if is_laying(match):
        match.laid[team] = [
            _pick_player(match, pool, rng) if match.is_player(card) else card for card in match.laid[team]
        ]
    hand = match.known[team] + [pool.pop(rng.below(len(pool))) for _ in secrets]
    match.hands[team] = sorted(hand)
    match.unseen = [0] * match.kit.cards
    for card in pool:
        match.unseen[card] += 1


def _pick_player(match: Position, pool: list[int], rng: Rng) -> int:
    count = 0
    for card in pool:
        if card < match.kit.players:
            count += 1
    return pool.pop(rng.below(count))  # sorted: the players come first
