"""What cannot be known in Worldwide Football: the other person's cards, and the face that was picked (WF-33).

Alone there is nothing: the order of piles does not exist, and what is in them can be told from what lies open.
"""

from __future__ import annotations

from tablee.core.game import TEAMS, Seat, Team
from tablee.core.luck import Rng, total
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import KINDS
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
    for team in range(match.seats):
        if team != seat:
            hand, pile = _hidden_cards(match, team)
            places[f"hand {team + 1}"] = hand
            places[f"pile {team + 1}"] = pile
    return places


def _hidden_picks(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for team in range(TEAMS):
        if team != seat and match.picks[team]:
            places[f"aim {team + 1}"] = [f"face {match.picks[team]}"]
            places[f"no aim {team + 1}"] = [f"face {face}" for face in range(1, 7) if face != match.picks[team]]
    return places


def _hidden_cards(match: Position, team: Team) -> tuple[list[str], list[str]]:
    who = "home" if team == 0 else "away"
    unseen = [held - seen for held, seen in zip(match.hands[team], match.known[team])]
    hand: list[str] = []
    pile: list[str] = []
    if total(unseen) and total(match.piles[team]):
        hand += [f"{who} {CODES[card]}" for card in range(KINDS) for _ in range(unseen[card])]
        pile += [f"{who} {CODES[card]}" for card in range(KINDS) for _ in range(match.piles[team][card])]
    if match.squads[team] and match.benches[team]:
        hand += [f"{who} n{number + 1}" for number in sorted(match.squads[team])]
        pile += [f"{who} n{number + 1}" for number in match.benches[team]]
    return hand, pile


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """Deal what `seat` cannot know anew; alone there is nothing of the kind."""
    if not world.solo:
        _imagine_team(world, 1 - seat, rng)


def _imagine_team(match: Position, team: Team, rng: Rng) -> None:
    """Deal what `team` holds anew from what only it can tell apart, and pick another face."""
    _imagine_actions(match, team, rng)
    together = sorted(match.squads[team] + match.benches[team])
    squad = [together.pop(rng.below(len(together))) for _ in range(len(match.squads[team]))]
    match.squads[team] = sorted(squad)
    match.benches[team] = together
    if match.phase == AIMING and match.picks[team]:
        match.picks[team] = 1 + rng.below(6)


def _imagine_actions(match: Position, team: Team, rng: Rng) -> None:
    hand, known, pile = match.hands[team], match.known[team], match.piles[team]
    count = total(hand) - total(known)
    unseen = [card for card in range(KINDS) for _ in range(hand[card] - known[card] + pile[card])]
    new_hand = known[:]
    new_pile = [0] * KINDS
    for _ in range(count):
        new_hand[unseen.pop(rng.below(len(unseen)))] += 1
    for card in unseen:
        new_pile[card] += 1
    match.hands[team] = new_hand
    match.piles[team] = new_pile
