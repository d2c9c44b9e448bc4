"""What a seat cannot know of a position: hands, face-down cards and the pile, listed or dealt anew."""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.core.luck import Rng, total
from tablee.games.rugby_champion.moves import TEAMS, Face, Side
from tablee.games.rugby_champion.position import DRAWING, LAYING, PACKING, Position


def is_laying(match: Position) -> bool:
    """RC-50: whether cards lie face down before the sides, or are about to."""
    phase = match.goal_phase if match.phase == DRAWING else match.phase
    return not match.solo and (phase == LAYING or phase == PACKING)


def sealed(match: Position, side: Side) -> list[int]:
    """The cards of a side that lie face down before it."""
    return [face for face in match.laid[side] if match.is_player(face)] if is_laying(match) else []


def secrets_of(match: Position, side: Side) -> list[int]:
    """The cards in the hand of a side that nobody else has seen."""
    cards = match.hands[side][:]
    for face in match.known[side]:
        cards.remove(face)
    return cards


def may_hold(match: Position, side: Side, face: Face) -> bool:
    """Whether, by what everybody knows, a side could have that card: if so, it is asked."""
    if face in match.known[side]:
        return True
    if len(match.hands[side]) == len(match.known[side]):
        return False
    return match.unseen[face] + _secret_copies(match, 0, face) + _secret_copies(match, 1, face) > 0


def _secret_copies(match: Position, side: Side, face: Face) -> int:
    return match.hands[side].count(face) - match.known[side].count(face)


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """The pile, other hands, and what lies face down; where the pile is empty, all of it together."""
    if match.solo:
        places = {"unseen": _written(match, _faces_unseen(match))}
        if seat is None:
            places["hand 1"] = _written(match, match.hands[0])
        return places
    down = _faces_unseen(match)
    places = {}
    for side in range(TEAMS):
        if side != seat:
            down.extend(sealed(match, side))
            places[f"hand {side + 1}"] = _written(match, secrets_of(match, side))
    if not total(match.unseen):
        return {"unseen": [name for names in places.values() for name in names] + _written(match, down)}
    places["face down"] = _written(match, sorted(down))
    return places


def _faces_unseen(match: Position) -> list[int]:
    return [face for face in range(match.kit.faces) for _ in range(match.unseen[face])]


def _written(match: Position, faces: list[int]) -> list[str]:
    return [match.kit.names[face] for face in faces]


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """Deal what `seat` cannot know anew; alone there is nothing of the kind."""
    if not world.solo:
        _imagine_side(world, 1 - seat, rng)


def _imagine_side(match: Position, side: Side, rng: Rng) -> None:
    """Deal what only `side` knows anew: players where they lie before it, anything else into its hand."""
    secrets = secrets_of(match, side)
    pool = sorted([*_faces_unseen(match), *secrets, *sealed(match, side)])
    if is_laying(match):
        match.laid[side] = [
            _pick_player(match, pool, rng) if match.is_player(face) else face for face in match.laid[side]
        ]
    hand = match.known[side] + [pool.pop(rng.below(len(pool))) for _ in secrets]
    match.hands[side] = sorted(hand)
    match.unseen = [0] * match.kit.faces
    for face in pool:
        match.unseen[face] += 1


def _pick_player(match: Position, pool: list[int], rng: Rng) -> int:
    count = 0
    for face in pool:
        if face < match.kit.players:
            count += 1
    return pool.pop(rng.below(count))  # sorted: the players come first
