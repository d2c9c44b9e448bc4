"""What cannot be known in Worldwide Football: the other person's cards, and the face that was picked (WF-33).

Alone there is nothing: the order of piles does not exist, and what is in them can be told from what lies open.
"""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.core.luck import Rng, total
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import KINDS, SIDES, Side
from tablee.games.worldwide_football.phases import AIMING
from tablee.games.worldwide_football.position import Position


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """What other people hold, as far as it was not seen, and what they have left to draw.

    If one of the two is empty, the other can be told from what lies open. While a penalty is being aimed it is
    that secret which counts.
    """
    if match.phase == AIMING and max(match.picks) > 0:
        return _hidden_picks(match, seat)
    places: dict[str, list[str]] = {}
    for side in range(match.seats):
        if side != seat:
            hand, pile = _hidden_cards(match, side)
            places[f"hand {side + 1}"] = hand
            places[f"pile {side + 1}"] = pile
    return places


def _hidden_picks(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for side in range(SIDES):
        if side != seat and match.picks[side]:
            places[f"aim {side + 1}"] = [f"face {match.picks[side]}"]
            places[f"no aim {side + 1}"] = [f"face {face}" for face in range(1, 7) if face != match.picks[side]]
    return places


def _hidden_cards(match: Position, side: Side) -> tuple[list[str], list[str]]:
    who = "home" if side == 0 else "away"
    unseen = [held - seen for held, seen in zip(match.hands[side], match.known[side])]
    hand: list[str] = []
    pile: list[str] = []
    if total(unseen) and total(match.piles[side]):
        hand += [f"{who} {CODES[card]}" for card in range(KINDS) for _ in range(unseen[card])]
        pile += [f"{who} {CODES[card]}" for card in range(KINDS) for _ in range(match.piles[side][card])]
    if match.squads[side] and match.benches[side]:
        hand += [f"{who} n{number + 1}" for number in sorted(match.squads[side])]
        pile += [f"{who} n{number + 1}" for number in match.benches[side]]
    return hand, pile


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """Deal what `seat` cannot know anew; alone there is nothing of the kind."""
    if not world.solo:
        _imagine_side(world, 1 - seat, rng)


def _imagine_side(match: Position, side: Side, rng: Rng) -> None:
    """Deal what `side` holds anew from what only it can tell apart, and pick another face."""
    _imagine_actions(match, side, rng)
    together = sorted(match.squads[side] + match.benches[side])
    squad = [together.pop(rng.below(len(together))) for _ in range(len(match.squads[side]))]
    match.squads[side] = squad
    match.benches[side] = together
    if match.phase == AIMING and match.picks[side]:
        match.picks[side] = 1 + rng.below(6)


def _imagine_actions(match: Position, side: Side, rng: Rng) -> None:
    hand, known, pile = match.hands[side], match.known[side], match.piles[side]
    count = total(hand) - total(known)
    unseen = [card for card in range(KINDS) for _ in range(hand[card] - known[card] + pile[card])]
    new_hand = known[:]
    new_pile = [0] * KINDS
    for _ in range(count):
        new_hand[unseen.pop(rng.below(len(unseen)))] += 1
    for card in unseen:
        new_pile[card] += 1
    match.hands[side] = new_hand
    match.piles[side] = new_pile
