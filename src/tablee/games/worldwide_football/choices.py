"""Who may act in Worldwide Football, and what they may do."""

from __future__ import annotations

from tablee.core.game import NOBODY, Card, Seat, Team
from tablee.core.luck import more_than
from tablee.games.worldwide_football.edition import ABILITIES, RIVAL_FIVE
from tablee.games.worldwide_football.moves import (
    A1,
    A2,
    A3,
    BLOCK,
    COUNTER,
    CREATIVITY,
    D1,
    D4,
    DIVE,
    EFFICIENCY,
    ENDURANCE,
    FIRST_DEFENCE,
    FIRST_SHOT,
    G1,
    G2,
    KINDS,
    M1,
    M2,
    M3,
    NO_ANSWER,
    OFFENSIVE,
    SCHEME,
    TRAP,
    Act,
    Effect,
    Number,
)
from tablee.games.worldwide_football.phases import (
    AIMING,
    ALIVE,
    ATTACK,
    COUNTERING,
    DEFENCE,
    DISCARDING,
    DIVING,
    DRAWING,
    FOR_A_CARD,
    FOR_A_SHOT,
    FREE_KICK,
    INDIRECT_KICK,
    KEEPING,
    MARKING,
    PICKING,
    RIVAL,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    TURN_ACTION,
    TURN_GUARD,
    TURN_LOST,
    WITH_A1,
    WITH_A3,
    WITH_EFFICIENCY,
    WITH_M2,
    WITH_M3,
)
from tablee.games.worldwide_football.position import Position


def decider(match: Position) -> int:
    """The team that decides in this phase."""
    phase = match.phase
    if phase == PICKING:
        return picker(match)
    if phase == DISCARDING:
        return discarder(match)
    if phase in (DEFENCE, MARKING, KEEPING, SAVING_AGAIN):
        return 1 - match.attack
    return match.attack


def picker(match: Position) -> int:
    """WF-2: who has fewer than five abilities; NOBODY if all have chosen."""
    for team in range(match.seats):
        if len(match.abilities[team]) < RIVAL_FIVE:
            return team
    return NOBODY


def discarder(match: Position) -> int:
    """WF-5, WF-34: who has to discard, the team with the ball first; NOBODY if no one has."""
    if _owes(match, match.attack):
        return match.attack
    return 1 - match.attack if _owes(match, 1 - match.attack) else NOBODY


def _owes(match: Position, team: Team) -> bool:
    return not match.is_rival(team) and (owes_action(match, team) or owes_player(match, team))


def owes_action(match: Position, team: Team) -> bool:
    """Too many Action cards, or a yellow card."""
    return more_than(0 if match.owes[team] > 0 else match.most_actions(team), match.hands[team])


def owes_player(match: Position, team: Team) -> bool:
    """Too many Player cards."""
    return len(match.squads[team]) > match.most_players(team)


def of_team(match: Position, seat: Seat) -> list[Act]:
    """What a team that is waited for may do."""
    if match.phase == PICKING:
        return [match.kit.pick[n] for n in range(len(ABILITIES)) if n not in match.abilities[seat]]
    if match.phase == DISCARDING:
        return _legal_discards(match, seat)
    if match.phase == AIMING:
        return [*match.kit.aim]
    return _legal_with_stars(match, seat)


def _legal_with_stars(match: Position, seat: Seat) -> list[Act]:
    """WF-36: after a substitution nothing but the Star can be played."""
    moves: list[Act] = [] if match.must_spend else _legal_plays(match, seat)
    substitutes = not match.must_spend and may_substitute(match, seat)
    if not match.stars[seat] and not substitutes:
        return moves
    stars = star_moves(match, seat)
    if match.stars[seat]:
        moves.extend(stars)
    if stars and substitutes:
        for number in match.squads[seat]:
            moves.append(match.kit.substitute[number])
    return moves


def _legal_plays(match: Position, seat: Seat) -> list[Act]:
    phase, kit = match.phase, match.kit
    if phase == ATTACK:
        return _legal_attack(match, seat)
    if phase == DEFENCE:
        return _legal_defence(match, seat)
    if phase == FREE_KICK:
        return _legal_free_kick(match, seat)
    moves: list[Act] = [kit.decline]
    if phase == KEEPING:
        _add_players(match, seat, D1, moves)
        _add_players(match, seat, G1, moves)
    elif phase == MARKING:
        _add_players(match, seat, D4, moves)
    elif phase == SHOOTING_AGAIN:
        _add_players(match, seat, A2, moves)
    elif phase == SAVING_AGAIN:
        _add_players(match, seat, G2, moves)
    return moves


def _add_players(match: Position, seat: Seat, effect: Effect, moves: list[Act]) -> None:
    """The Player cards in hand that do this."""
    for number in match.squads[seat]:
        if match.effect_of(seat, number) == effect:
            moves.append(match.kit.player[number])


def _legal_discards(match: Position, seat: Seat) -> list[Act]:
    """WF-5: your choice, of the kind that is too many."""
    moves: list[Act] = []
    if owes_action(match, seat):
        hand = match.hands[seat]
        for card in range(KINDS):
            if hand[card]:
                moves.append(match.kit.discard[card])
    if owes_player(match, seat):
        for number in match.squads[seat]:
            moves.append(match.kit.discard_player[number])
    return moves


# Attack


def _legal_attack(match: Position, seat: Seat) -> list[Act]:
    hand = match.hands[seat]
    moves: list[Act] = [
        match.kit.lay[card] for card in range(FIRST_DEFENCE) if hand[card] and can_play(match, seat, card)
    ]
    _add_helpers(match, seat, moves)
    if not match.prepared:
        _add_relaunches(match, seat, moves)
        moves.append(match.kit.give)
    return moves


def can_play(match: Position, team: Team, card: Card) -> bool:
    """A card in hand that may be laid or shot now, with what was prepared."""
    return match.hands[team][card] > 0 and allows(match, card) and suits(match, card, match.prepared)


def allows(match: Position, card: Card) -> bool:
    """WF-25: the PA and the card that it needs.  WF-31, WF-35: with a dead ball only some cards."""
    kit = match.kit
    if match.dead != ALIVE:
        return _restarts(match, card)
    if kit.needs[card] > match.pa:
        return False
    return not kit.after[card] or match.last_laid() in kit.after[card]


def _restarts(match: Position, card: Card) -> bool:
    kit = match.kit
    if match.dead == INDIRECT_KICK:
        return card in kit.restart and kit.needs[card] <= match.pa
    return card in kit.corner


def suits(match: Position, card: Card, prepared: int) -> bool:
    """WF-27: whether all that was prepared goes with this card."""
    if card >= FIRST_SHOT:
        return not prepared & FOR_A_CARD
    if prepared & FOR_A_SHOT:
        return False
    cards = match.kit.effect_cards
    return (
        (not prepared & WITH_M2 or card in cards[M2])
        and (not prepared & WITH_M3 or card in cards[M3])
        and (not prepared & WITH_A3 or card in cards[A3])
    )


def reach(match: Position, card: Card) -> int:
    """WF-10, WF-27: the PA that this card brings the attack to, with what was prepared; capped at 8."""
    kit = match.kit
    return min(kit.most_pa, match.pa + kit.card_pa[card] + (kit.bonus[M2] if match.prepared & WITH_M2 else 0))


def helps(match: Position, effect: Effect) -> int:
    """The mark of a Player card that is played for the next card or shot; 0 if it is no such card."""
    if effect == M2:
        return WITH_M2
    if effect == M3:
        return WITH_M3
    if effect == A3:
        return WITH_A3
    return WITH_A1 if effect == A1 else 0


def _add_helpers(match: Position, seat: Seat, moves: list[Act]) -> None:
    """WF-27: M2, M3, A3 and A1, if a card in hand goes with them."""
    for number in match.squads[seat]:
        mark = helps(match, match.effect_of(seat, number))
        if mark and not match.prepared & mark and _has_card_for(match, seat, match.prepared | mark):
            moves.append(match.kit.player[number])


def _has_card_for(match: Position, seat: Seat, prepared: int) -> bool:
    hand = match.hands[seat]
    low, high = (FIRST_SHOT, FIRST_DEFENCE) if prepared & FOR_A_SHOT else (0, FIRST_SHOT)
    return any(hand[card] and allows(match, card) and suits(match, card, prepared) for card in range(low, high))


def _add_relaunches(match: Position, seat: Seat, moves: list[Act]) -> None:
    """WF-27: M1 takes P, PL or PP from the discard."""
    for number in match.squads[seat]:
        if match.effect_of(seat, number) == M1:
            for act in match.kit.relaunch[number]:
                if match.discards[seat][act.card]:
                    moves.append(act)


def _legal_free_kick(match: Position, seat: Seat) -> list[Act]:
    """WF-30: direct or indirect; who prepared a shot has chosen."""
    moves: list[Act] = [match.kit.direct]
    if not match.prepared:
        moves.append(match.kit.indirect)
        _add_players(match, seat, A1, moves)
    elif not match.prepared & WITH_A1:
        _add_players(match, seat, A1, moves)
    return moves


# Defence


def _legal_defence(match: Position, seat: Seat) -> list[Act]:
    """WF-11, WF-14: a card that answers, or two cards drawn."""
    moves: list[Act] = []
    if not match.sure:
        card, hand = match.last_laid(), match.hands[seat]
        for answer in range(KINDS - FIRST_DEFENCE):
            if hand[FIRST_DEFENCE + answer] and match.answers(answer, card):
                moves.append(match.kit.lay[FIRST_DEFENCE + answer])
        for number in match.squads[seat]:
            if can_stand_in(match, seat, number, card):
                moves.append(match.kit.player[number])
    moves.append(match.kit.instead)
    return moves


def can_stand_in(match: Position, team: Team, number: Number, card: Card) -> bool:
    """WF-27: D2 and D3 defend on what their card answers."""
    answer = match.kit.stands_for[match.effect_of(team, number)]
    return answer != NO_ANSWER and match.answers(answer, card)


# Stars


def star_moves(match: Position, team: Team) -> list[Act]:
    """WF-40: the Star abilities whose moment this is, whether or not a Star is left."""
    phase = match.phase
    if phase == ATTACK:
        return _attack_stars(match, team)
    if phase == DEFENCE:
        return _defence_stars(match, team)
    if phase == COUNTERING and COUNTER in match.abilities[team]:
        return [match.kit.star[COUNTER]]
    if phase == DIVING and DIVE in match.abilities[team]:
        return [match.kit.star[DIVE]]
    if phase == FREE_KICK and _may_be_efficient(match, team):
        return [match.kit.star[EFFICIENCY]]
    return []


def _may_be_efficient(match: Position, team: Team) -> bool:
    return EFFICIENCY in match.abilities[team] and not match.prepared & WITH_EFFICIENCY


def _attack_stars(match: Position, team: Team) -> list[Act]:
    abilities, kit = match.abilities[team], match.kit
    moves: list[Act] = []
    if _may_be_efficient(match, team) and _has_card_for(match, team, match.prepared | WITH_EFFICIENCY):
        moves.append(kit.star[EFFICIENCY])
    if match.prepared:
        return moves
    if OFFENSIVE in abilities and match.pa < kit.most_pa and match.offensive_used < kit.offensive_most:
        moves.append(kit.star[OFFENSIVE])
    if SCHEME in abilities:
        piles, discards = match.piles[team], match.discards[team]
        moves.extend([kit.scheme[card] for card in range(KINDS) if piles[card] or discards[card]])
    if CREATIVITY in abilities:
        moves.extend([act for act in kit.creativity if match.discards[team][act.card]])
    if ENDURANCE in abilities and not match.pile_size(team):
        moves.extend([act for act in kit.endurance if match.discards[team][act.card]])
    return moves


def _defence_stars(match: Position, team: Team) -> list[Act]:
    moves: list[Act] = []
    if match.sure:
        return moves
    if BLOCK in match.abilities[team] and not match.block_used:
        moves.append(match.kit.star[BLOCK])
    if can_trap(match, team):
        moves.append(match.kit.star[TRAP])
    return moves


def can_trap(match: Position, team: Team) -> bool:
    """WF-40: on PP or PL at 4 PA or more, instead of defending."""
    kit = match.kit
    return (
        TRAP in match.abilities[team]
        and not match.sure
        and match.pa >= kit.trap_from
        and match.last_laid() in kit.trap_cards
    )


def may_substitute(match: Position, team: Team) -> bool:
    """WF-36: three a match."""
    return match.substitutions and match.subs[team] < match.kit.most_subs and bool(match.squads[team])


def can_pay(match: Position, team: Team) -> bool:
    """A person has a Star, or a Player card to give up for one."""
    return match.stars[team] > 0 or may_substitute(match, team)


def asks(match: Position, team: Team, effect: Effect) -> bool:
    """Whether a person is asked for a Player card.

    Alone only who has it; between two people everybody who has any, as the question would give it away.
    """
    if match.solo:
        return match.holder_of(team, effect) != NOBODY
    return bool(match.squads[team])


# Chance


def open_pile(match: Position) -> list[int]:
    """The pile that a card comes from; WF-31: what lies under the rival's Action pile comes last, in order."""
    if match.phase == DRAWING:
        return match.piles[match.drawing[0] // 2]
    if match.turning == TURN_GUARD:
        return match.guard
    if match.turning != TURN_ACTION and match.turning != TURN_LOST:
        return match.special
    if match.under and not more_than(0, match.piles[RIVAL]):
        top = [0] * KINDS
        top[match.under[0]] = 1
        return top
    return match.piles[RIVAL]
