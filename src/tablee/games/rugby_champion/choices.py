"""Who may act in Rugby Champion, and what they may do."""

from __future__ import annotations

from tablee.core.game import BOTH, NO_ACTOR, ONLY, Seat, Team
from tablee.games.rugby_champion.moves import LEFT, PASSE, PHYSIQUE, PIED, Act, Slot
from tablee.games.rugby_champion.position import (
    CONVERTING,
    FROM_PILE,
    LAYING,
    NAMING,
    PACK,
    PACKING,
    R1,
    STOPPING,
    SUPPORTING,
    WHISTLING,
    Position,
)


def who_lays(match: Position) -> tuple[int, ...]:
    """RC-50: both at the same time, whoever has not laid yet; RC-54: who has shown draws when the other is done."""
    if match.solo:
        return ONLY[0]
    if _has_to_lay(match, 0):
        return BOTH if _has_to_lay(match, 1) else ONLY[0]
    return ONLY[1] if _has_to_lay(match, 1) else NO_ACTOR


def _has_to_lay(match: Position, team: Team) -> bool:
    wanted = 1 if match.phase == LAYING else PACK
    return len(match.laid[team]) < wanted and team not in match.drawing


def of_team(match: Position, seat: Seat) -> list[Act]:
    """What a team that is waited for may do."""
    phase, kit = match.phase, match.kit
    if phase == LAYING or phase == PACKING:
        return _legal_cards(match, seat)
    if phase == NAMING:
        return _legal_names(match)
    if phase == WHISTLING:
        # RC-25: who has an Arbitre may play it.
        return [kit.blow, kit.decline] if kit.arbitre in match.hands[seat] else [kit.decline]
    if phase == SUPPORTING:
        return _legal_reactions(match, seat, kit.support)
    if phase == STOPPING:
        return _legal_reactions(match, seat, stops_for_type(match))
    return [*_legal_kicks(match, seat), kit.decline if phase == CONVERTING else kit.scrum]


# Challenges


def types_at(match: Position, slot: Slot) -> list[int]:
    """RC-12: on the right edge Physique or Passe only."""
    return [PHYSIQUE, PASSE] if slot == R1 else [PHYSIQUE, PASSE, PIED]


def _legal_names(match: Position) -> list[Act]:
    """RC-12: after the opening side and type; RC-14: then the type alone."""
    kit = match.kit
    if match.way == 0:
        return [*kit.left, kit.right[PHYSIQUE], kit.right[PASSE]]
    acts = kit.left if match.way == LEFT else kit.right
    return [acts[kind] for kind in types_at(match, match.slot)]


def _legal_cards(match: Position, seat: Seat) -> list[Act]:
    """RC-27: players; RC-55, RC-54: from the pile for want of one, or after showing a poor hand."""
    kit = match.kit
    moves: list[Act] = [kit.lay[card] for card in match.hands[seat] if card < kit.players]
    players = len(moves)
    if not match.solo:
        if players == 0:
            moves.append(kit.pile)
        if players < PACK and can_show(match, seat):
            moves.append(kit.show)
    return moves


def can_show(match: Position, seat: Seat) -> bool:
    """RC-54: once after the hands were completed, before anything is laid, if there is something to discard."""
    return match.may_show[seat] and match.count_players(seat) < min(PACK, len(match.hands[seat]))


# Reactions


def _legal_reactions(match: Position, seat: Seat, acts: list[Act]) -> list[Act]:
    hand = match.hands[seat]
    moves: list[Act] = [act for act in acts if act.card in hand]
    moves.append(match.kit.decline)
    return moves


def stops_for_type(match: Position) -> list[Act]:
    """RC-51: Touche against Passe or Pied, Mêlée against Physique or Passe, Faute volontaire against all."""
    touche, melee, faute = match.kit.stop
    if match.type == PHYSIQUE:
        return [melee, faute]
    return [touche, melee, faute] if match.type == PASSE else [touche, faute]


def _legal_kicks(match: Position, seat: Seat) -> list[Act]:
    """RC-13, RC-52: with which card; two equal ones are one move."""
    moves: list[Act] = []
    for card in match.hands[seat]:
        if match.kit.goal[card] and match.kit.kick[card] not in moves:
            moves.append(match.kit.kick[card])
    return moves


# Chance


def starts(match: Position) -> list[Act]:
    """RC-50: the toss; alone, and for the second half (RC-7), nothing is left to chance."""
    if match.half:
        return [match.kit.second_half]
    return [match.kit.start] if match.solo else match.kit.toss


def can_be_turned(match: Position) -> list[int]:
    """How many of each card: of the Non-joueur's line all, of the pile of a duel the players (RC-55)."""
    # Alone nothing else is ever among them: supports lie aside (RC-5).
    return match.unseen if match.solo else match.unseen[: match.kit.players]


def turning_team(match: Position) -> int:
    """Whose card is turned next: alone the Non-joueur's, in a duel of whoever lays from the pile."""
    if match.solo:
        return 1
    return 0 if FROM_PILE in match.laid[0] else 1
