"""The chances of a defence or a shot, counted out exactly: for hints, and for whoever asks before playing."""

from __future__ import annotations

from typing import Final

from tablee.core.game import NOBODY, Card, Team
from tablee.games.worldwide_football.moves import (
    A1,
    D2,
    D3,
    DEFEND,
    DIRECT,
    FIRST_DEFENCE,
    FREE,
    KINDS,
    NO_ANSWER,
    PLAYER,
    SHOOT,
    Act,
    Kit,
)
from tablee.games.worldwide_football.phases import DEFENCE, RIVAL, WITH_A1, WITH_EFFICIENCY
from tablee.games.worldwide_football.position import Position

D20: Final = 20
D6: Final = 6


def chance_of_defence(target: int, bonus: int) -> float:
    """WF-13: that a d20 and a bonus reach a target; 20 always, 1 never."""
    lowest = min(D20, max(2, target - bonus))
    return (D20 + 1 - lowest) / D20


def chances_of_shot(bonus: int, keeper_bonus: int, wide: int) -> tuple[float, float]:
    """WF-22: that two dice make a goal, and that they are level."""
    goals = level = 0
    for shooter in range(wide + 1, D6 + 1):
        for keeper in range(1, D6 + 1):
            margin = shooter + bonus - keeper - keeper_bonus
            goals += margin > 0
            level += margin == 0
    return goals / (D6 * D6), level / (D6 * D6)


def answer_bonus(state: Position, answer: int, extra: int) -> int:
    """WF-14, WF-27, WF-40: what is added to the d20 of a defence on the last card."""
    block = state.kit.block_bonus if state.block_left else 0
    return state.kit.answers[answer][state.last_laid()] + extra + block


def chance_to_win_ball(state: Position, team: Team, act: Act) -> float:
    """WF-13: that defending with this card or Player card wins the ball."""
    kit, extra = state.kit, 0
    answer = act.card - FIRST_DEFENCE
    if act.verb == PLAYER:
        effect = state.effect_of(team, act.number)
        answer, extra = kit.stands_for[effect], kit.bonus[effect]
    return chance_of_defence(kit.targets[state.pa], answer_bonus(state, answer, extra))


def chance_of_goal(state: Position, card: Card) -> float:
    """WF-22, WF-32: that a shot with this card scores, with what was prepared for it."""
    kit = state.kit
    bonus = kit.shot_bonus[card] + (0 if card == FREE else kit.by_pa[state.pa])
    bonus += kit.bonus[A1] if state.prepared & WITH_A1 else 0
    bonus += kit.efficiency_bonus if state.prepared & WITH_EFFICIENCY else 0
    keeper = kit.direct_keeper if card == FREE else 0
    return chances_of_shot(bonus, keeper, kit.wide[card])[0]


def chance_rival_wins(state: Position, card: Card, pa: int) -> float:
    """WF-11, WF-28: that the virtual opponent takes the ball from a card which brings the attack to `pa`.

    Its pile Défense is known by what has been seen of it; where its card does not suit, a Player card may step in.
    """
    kit = state.kit
    best = NO_ANSWER
    for effect in (D2, D3):
        answer = kit.stands_for[effect]
        if state.holder_of(RIVAL, effect) != NOBODY and kit.answers[answer][card] != NO_ANSWER:
            best = max(best, kit.answers[answer][card] + kit.bonus[effect])
    steps_in = chance_of_defence(kit.targets[pa], best) if best != NO_ANSWER else 0.0
    if state.players_first and best != NO_ANSWER:
        return steps_in
    guard = state.guard if sum(state.guard) else state.discards[RIVAL]
    return _from_pile(kit, guard, card, pa, steps_in)


def _from_pile(kit: Kit, pile: list[int], card: Card, pa: int, otherwise: float = 0.0) -> float:
    """The same for a card drawn at random from the defence cards of a pile; `otherwise`: if it does not suit."""
    total, chance = 0, 0.0
    for answer in range(KINDS - FIRST_DEFENCE):
        count = pile[FIRST_DEFENCE + answer]
        total += count
        if kit.answers[answer][card] != NO_ANSWER:
            chance += count * chance_of_defence(kit.targets[pa], kit.answers[answer][card])
        else:
            chance += count * otherwise
    return chance / total if total else 0.0


def chance_person_wins(state: Position, card: Card, pa: int) -> float:
    """A guess of the same for a person whose hand nobody sees: the best of about two of its defence cards."""
    one = _from_pile(state.kit, state.deck, card, pa)
    return one + (1 - one) * one * 0.5


def percent_of(state: Position, team: Team, act: Act) -> int:
    """The chance of a defence or a shot in per cent; -1 for moves without one."""
    if act.verb == DEFEND or (act.verb == PLAYER and state.phase == DEFENCE):
        return _percent(chance_to_win_ball(state, team, act))
    if act.verb == SHOOT:
        return _percent(chance_of_goal(state, act.card))
    if act.verb == DIRECT:
        return _percent(chance_of_goal(state, FREE))
    return -1


def _percent(chance: float) -> int:
    """To the nearest: no number of twentieths or thirty-sixths is midway.  Compiled code leaves ``round`` to Python."""
    return int(100 * chance + 0.5)
