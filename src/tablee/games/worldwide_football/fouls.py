"""Fouls, cards and free kicks of the mode Professionnel (WF-30 to WF-34, WF-37)."""

from __future__ import annotations

from tablee.core.game import NOBODY, Card, Team
from tablee.core.luck import more_than
from tablee.games.worldwide_football import choices, events, referee, shots, stars
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import A_PLAYER, AN_ACTION, DIVE, FREE, NO_CARD, T
from tablee.games.worldwide_football.phases import (
    ATTACK,
    DIVING,
    FOR_CARD,
    FOR_DIVE,
    FOR_DIVE_CALL,
    FREE_KICK,
    INDIRECT_KICK,
    PENALTY,
    RIVAL,
    RIVAL_ATTACKS,
    TURN_LOST,
    TURNING,
)
from tablee.games.worldwide_football.position import Position


def defence_failed(match: Position) -> None:
    """WF-30: a foul by the natural die; WF-40: without one the attacker may dive."""
    foul_to = match.kit.foul_to[match.answer]
    if not match.pro or not foul_to:
        stand(match)
    elif match.die <= foul_to:
        commit_foul(match)
    elif match.is_rival(match.attack):
        _rival_may_dive(match)
    elif DIVE in match.abilities[match.attack] and choices.can_pay(match, match.attack):
        match.phase = DIVING
    else:
        stand(match)


def stand(match: Position) -> None:
    """WF-12: the card stands, and the attack goes on."""
    stand_then(match, RIVAL_ATTACKS if match.is_rival(match.attack) else ATTACK)


def stand_then(match: Position, phase: int) -> None:
    """WF-16, WF-25: what a card brings once it stands: a card drawn, or a Player card activated."""
    team, card = match.attack, match.last_laid()
    match.answer = NO_CARD
    match.answer_player = NOBODY
    if match.story is not None:
        match.story.tell(events.Stood(team, CODES[card], match.pa))
    draws = match.kit.draws[card]
    if draws == A_PLAYER:
        referee.draw_players(match, team, 1)
    elif draws == AN_ACTION and not match.is_rival(team):
        referee.draw_actions(match, team, 1)
    referee.go_to(match, phase)


# Simulation


def _rival_may_dive(match: Position) -> None:
    """WF-42, WF-43: when possible, on d6 4 to 6."""
    if stars.rival_can(match, DIVE):
        referee.throw(match, FOR_DIVE_CALL)
    else:
        stand(match)


def dive_called(match: Position, die: int) -> None:
    """WF-43: the activation die first; 1 to 3: no Star is spent."""
    if die < match.kit.calls_from:
        stand(match)
        return
    stars.tell_rival(match, "WF-42", "dive")
    stars.pay(match, RIVAL, DIVE)
    referee.throw(match, FOR_DIVE)


def dive_thrown(match: Position, die: int) -> None:
    """WF-40: 5 or 6 a foul, 1 a yellow card for the diver."""
    foul, yellow = die >= match.kit.dive_foul, die <= match.kit.dive_yellow
    if match.story is not None:
        match.story.tell(events.Dived(match.attack, "foul" if foul else "yellow" if yellow else "nothing"))
    if foul:
        commit_foul(match)
    elif yellow:
        _show(match, match.attack, "yellow")
        after_cards(match)
    else:
        stand(match)


# Fouls and cards


def commit_foul(match: Position) -> None:
    """WF-30: the fouled card stands, and the defender may be shown a card."""
    if match.story is not None:
        match.story.tell(events.Fouled(1 - match.attack, match.pa))
    referee.throw(match, FOR_CARD)


def card_checked(match: Position, die: int) -> None:
    """WF-30: 1–3 none, 4–5 yellow, 6 red if the team has a yellow or the attack 6 PA, else yellow."""
    kit, team = match.kit, 1 - match.attack
    card = "none"
    if die >= kit.red_from and (match.yellows[team] or match.pa >= kit.red_pa):
        card = "red"
    elif die >= kit.yellow_from:
        card = "yellow"
    _show(match, team, card)
    after_cards(match)


def _show(match: Position, team: Team, card: str) -> None:
    """WF-34: the rival loses cards off its Action pile, a person discards one, or has smaller limits (WF-5)."""
    kit = match.kit
    if match.story is not None:
        match.story.tell(events.Carded(team, card))
    if card == "none":
        return
    red = card == "red"
    if red:
        match.reds[team] += 1
    else:
        match.yellows[team] += 1
    if match.is_rival(team):
        match.to_lose = min(kit.rival_red if red else kit.rival_yellow, match.pile_size(team))
    elif not red:
        match.owes[team] += kit.human_yellow


def after_cards(match: Position) -> None:
    """Once the rival has lost its cards: the free kick, or after a dive the attack goes on."""
    if match.to_lose:
        match.to_lose -= 1
        match.turning = TURN_LOST
        match.phase = TURNING
    elif match.aim == FOR_CARD:
        _restart(match)
    else:
        stand(match)


def lose_card(match: Position, card: Card) -> None:
    """WF-34: the top card of the rival's Action pile is discarded."""
    take_off_pile(match, card)
    match.discards[RIVAL][card] += 1
    if match.story is not None:
        match.story.tell(events.LostCard(CODES[card]))
    after_cards(match)


def take_off_pile(match: Position, card: Card) -> None:
    """The top card of the rival's Action pile."""
    if more_than(0, match.piles[RIVAL]):
        match.piles[RIVAL][card] -= 1
    else:
        match.under.pop(0)


# Free kicks


def _restart(match: Position) -> None:
    """WF-30: 0–3 indirect, 4–5 the attacker's choice, 6–8 a penalty."""
    if match.pa >= match.kit.penalty_pa:
        stand_then(match, PENALTY)
    elif match.pa >= match.kit.choice_pa:
        stand_then(match, FREE_KICK)
    else:
        _tell_kick(match, "indirect")
        match.dead = INDIRECT_KICK
        match.turned = 0
        stand(match)


def rival_takes_kick(match: Position) -> None:
    """WF-37: direct only at 4 PA without an active Tir."""
    if match.pa == match.kit.choice_pa and not match.hands[RIVAL][T]:
        stars.tell_rival(match, "WF-37", "takes-direct")
        take_direct(match)
    else:
        stars.tell_rival(match, "WF-37", "takes-indirect")
        take_indirect(match)


def take_direct(match: Position) -> None:
    """WF-32: a shot without a card."""
    _tell_kick(match, "direct")
    if match.is_rival(match.attack):
        shots.rival_shoots(match, FREE)
    else:
        shots.start_shot(match, FREE)


def take_indirect(match: Position) -> None:
    """WF-31: PA are kept."""
    _tell_kick(match, "indirect")
    match.dead = INDIRECT_KICK
    match.turned = 0
    referee.go_on(match)


def _tell_kick(match: Position, how: str) -> None:
    if match.story is not None:
        match.story.tell(events.FreeKick(match.attack, how))
