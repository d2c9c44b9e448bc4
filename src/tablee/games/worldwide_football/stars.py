"""Star abilities (WF-40 to WF-45): paying for them, and what they do at once; substitutions (WF-36)."""

from __future__ import annotations

from tablee.core.game import NOBODY, Card, Team
from tablee.games.worldwide_football import choices, events, referee
from tablee.games.worldwide_football.edition import ABILITIES, CODES
from tablee.games.worldwide_football.moves import (
    BLOCK,
    COUNTER,
    EFFICIENCY,
    FREE,
    OFFENSIVE,
    SCHEME,
    TRAP,
    Ability,
    Act,
    Number,
)
from tablee.games.worldwide_football.phases import FOR_DIVE, FOR_TRAP, RIVAL, WITH_EFFICIENCY
from tablee.games.worldwide_football.position import Position


def tell_rival(match: Position, clause: str, step: str, card: Card = -1, cards: int = -1) -> None:
    """Why the rival does what it does next."""
    if match.story is not None:
        code = None if card < 0 else "FREE" if card == FREE else CODES[card]
        count = None if cards < 0 else cards
        match.story.tell(events.RivalStep(clause, step, match.pa, match.stars[RIVAL], code, count, match.score[:]))


def rival_clause(match: Position) -> str:
    """What says when the rival uses an ability that it has in both modes."""
    return "WF-42" if match.pro else "WF-41"


def pay(match: Position, team: Team, ability: Ability) -> None:
    """WF-40: one Star; WF-36: the rival may substitute somebody for it."""
    if not match.stars[team] and match.is_rival(team):
        substitute(match, team, rival_substitute(match))
    match.stars[team] -= 1
    match.must_spend = False
    if match.story is not None:
        match.story.tell(events.StarUsed(team, ABILITIES[ability], match.stars[team], match.pa))


def substitute(match: Position, team: Team, number: Number) -> None:
    """WF-36: the Player card leaves the match for 1 Star that is spent at once."""
    match.squads[team].remove(number)
    match.gone[team].append(number)
    match.subs[team] += 1
    match.stars[team] += 1
    if match.story is not None:
        match.story.tell(events.Substituted(team, *referee.footballer(match, team, number)))


def rival_substitute(match: Position) -> int:
    """WF-36: only at 0 Stars: A then M when ahead, else D then G; NOBODY if there is none."""
    if match.stars[RIVAL] or not choices.may_substitute(match, RIVAL):
        return NOBODY
    for role in "AM" if match.lead(RIVAL) > 0 else "DG":
        number = referee.longest_active(match, role)
        if number != NOBODY:
            return number
    return NOBODY


def rival_can(match: Position, ability: Ability) -> bool:
    """Whether the rival has an ability and a Star for it."""
    if ability not in match.abilities[RIVAL]:
        return False
    return match.stars[RIVAL] > 0 or rival_substitute(match) != NOBODY


# What a person does


def use_star(match: Position, team: Team, act: Act) -> None:
    """WF-40: a person's Star."""
    ability = act.ability
    pay(match, team, ability)
    if ability == COUNTER:
        match.pa = match.kit.counter_pa
        referee.go_on(match)
    elif ability == OFFENSIVE:
        play_offensively(match)
    elif ability == BLOCK:
        close_ranks(match)
    elif ability == EFFICIENCY:
        match.prepared |= WITH_EFFICIENCY
    elif ability == TRAP:
        referee.throw(match, FOR_TRAP)
    elif act.card >= 0:
        referee.take_up(match, team, act.card, ability == SCHEME and match.piles[team][act.card] > 0)
        referee.go_on(match)
    else:
        referee.throw(match, FOR_DIVE)


# What both do


def play_offensively(match: Position) -> None:
    """WF-40: Jeu offensif, +1 PA."""
    match.offensive_used += 1
    referee.add_pa(match, 1)


def close_ranks(match: Position) -> None:
    """WF-40: Bloc défensif, +3 to the next two d20 of this possession."""
    match.block_used = True
    match.block_left = match.kit.block_throws
