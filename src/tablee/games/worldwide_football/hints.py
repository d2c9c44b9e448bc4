"""What a decent player of Worldwide Football looks at: the way to a shot, the risk of each card, when to wait."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tablee.core.game import Hints, Seat
from tablee.core.learned import Reason
from tablee.core.phrases import Phrase
from tablee.games.worldwide_football import choices
from tablee.games.worldwide_football import moves as verbs
from tablee.games.worldwide_football.edition import ABILITIES, CODES
from tablee.games.worldwide_football.features import FEATURES, REASONS, features_of
from tablee.games.worldwide_football.moves import FIRST_DEFENCE, FIRST_SHOT, FREE, Ability, Act, Number, T
from tablee.games.worldwide_football.odds import chance_of_goal, chance_to_win_ball, percent_of
from tablee.games.worldwide_football.phases import ATTACK, COUNTERING, DEFENCE, WITH_A1, WITH_A3, WITH_M3
from tablee.games.worldwide_football.plans import Plan, risk
from tablee.games.worldwide_football.rules import WorldwideFootballState

PROMISE: Final = (0.10, 0.12, 0.15, 0.18, 0.22, 0.26, 0.30, 0.42, 0.54)
"""What an attack at 0 to 8 PA brings on average, in goals."""
FULL: Final = 9
"""So many cards in hand, and waiting for better ones only throws some away."""
PATIENCE: Final = 0.05
"""An attack with a smaller chance of a goal is put off while there are cards to come."""
CARD_WORTH: Final = (0.03, 0.05, 0.05, 0.02, 0.06, 0.03, 0.02, 0.03, 0.06, 0.03, 0.03, 0.03, 0.07, 0.02)
"""The first Action card of each kind in hand, in goals.

From a regression of the goals still to come on what both teams have at the start of a possession, in matches of casual
bots (``python -m tests.games.worldwide_football.card_worth 2500``), rounded. The ball itself has no part in it: who
attacks pays with cards what the attack brings. STAR_WORTH, PLAYER_WORTH, MORE and the spread (QUIET, LIVELY) come from
there too; GP, CO, UD, TE and VO, which only Professionnel has, are estimates.
"""
MORE: Final = 0.4
"""What another card of the same kind is worth, as a share of the first."""
UNSEEN_WORTH: Final = 0.03
"""A card in somebody else's hand."""
PLAYER_WORTH: Final = 0.03
STAR_WORTH: Final = 0.08
ALONE: Final = (0.25, 1.3)
"""How much of that cards are worth to somebody alone: little while the rival has the ball, as two are drawn for each of
its cards that is not defended; more when an attack of one's own begins."""
ALONE_BALL: Final = 0.05
"""Having the ball, alone: the rival's pile runs out, and with it the half, whatever one keeps in hand."""
ACTIVE_SHOT: Final = 0.05
"""An active Tir of the rival."""
PA_WORTH: Final = 0.03
"""A PA that a possession begins with."""
FADED: Final = 0.3
"""How much of what cards and Stars are worth is left when no more cards are to come."""
FADES: Final = 24.0
"""The share that is not fades over so many cards of the smaller pile."""
HALF: Final = 32
"""Cards of a pile in a half, once hands are dealt."""
SHORT_HALF: Final = 15
"""The same in a short match."""
QUIET: Final = 0.02
"""The variance of the goals still to come, in a match that is about to end."""
LIVELY: Final = 0.027
"""And for each card that is still to come."""
GOAL_WORTH: Final = 0.1
"""What a goal is worth to somebody for whom it decides nothing, as a share of the match."""
DRAW_WORTH: Final = 0.01
SHARP: Final = 4.0
"""How much more readily the better of two ways to a goal is taken."""


class WorldwideFootballHints(Hints[WorldwideFootballState, Act]):
    """A quick policy and the worth of a position, in goals."""

    facts: tuple[str, ...] = FEATURES
    reasons: tuple[Reason, ...] = REASONS
    usual_lead: float = 2.0
    good_enough: float = 0.4
    strong_worlds: int = 12
    strong_worlds_alone: int = 32

    def weights(self, state: WorldwideFootballState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent player would choose each of `moves`."""
        if state.phase == ATTACK or state.phase == COUNTERING:
            plan = Plan(state, seat)
            found = [_attacking(state, seat, move, plan) for move in moves]
        else:
            found = [_weight(state, seat, move) for move in moves]
        return found if max(found) > 0 else [1.0] * len(found)

    def worth(self, state: WorldwideFootballState, seat: Seat) -> float:
        """From about -1, a match that is lost, to 1: how likely the lead and what both teams hold are to win it.

        Each goal counts a little besides: to a side that is far behind, or far ahead, one move would else be as good as
        another.
        """
        if state.outcome() is not None:
            ahead = state.ahead()
            return GOAL_WORTH * state.lead(seat) + (0.0 if ahead < 0 else 1.0 if ahead == seat else -1.0)
        lead = state.lead(seat) + _promise(state, seat)
        return GOAL_WORTH * lead + math.erf(lead / math.sqrt(2.0 * (QUIET + LIVELY * cards_to_come(state))))

    def table_kind(self, state: WorldwideFootballState) -> str:
        """Alone or for two, by the mode: other cards are in play."""
        if state.solo:
            return "1 pro" if state.pro else "1 amateur"
        return "2 pro" if state.pro else "2 amateur"

    def features(self, state: WorldwideFootballState, seat: Seat) -> list[float]:
        """What a net judges by (:data:`~tablee.games.worldwide_football.features.FEATURES`)."""
        return features_of(state, seat, self.worth(state, seat))

    def lead(self, state: WorldwideFootballState, seat: Seat) -> float:
        """In goals; a shoot-out is won by half a one."""
        ahead = state.ahead()
        return state.lead(seat) or (0.0 if ahead < 0 else 0.5 if ahead == seat else -0.5)

    def why(self, state: WorldwideFootballState, seat: Seat, move: Act) -> Phrase:
        """Why one would choose `move`."""
        return _why(state, seat, move)

    def why_openly(self, state: WorldwideFootballState, seat: Seat, move: Act) -> Phrase:
        """The same for everybody: it speaks of the card that is played and of what all can see."""
        return _why(state, seat, move)


def cards_to_come(state: WorldwideFootballState) -> int:
    """How many cards of the smaller pile are left for the rest of the match (WF-55)."""
    return _smaller_pile(state) + _next_half(state)


def _next_half(state: WorldwideFootballState) -> int:
    if state.half == 2:
        return 0
    return SHORT_HALF if state.short else HALF


def _smaller_pile(state: WorldwideFootballState) -> int:
    return min(state.pile_size(0), state.pile_size(1))


def _promise(state: WorldwideFootballState, seat: Seat) -> float:
    """The goals that PA, cards and Stars promise: cards for this half (WF-56), Stars for the rest of the match."""
    other = 1 - seat
    cards = _in_hand(state, seat)
    if state.is_rival(other):
        attacks = state.attack == seat
        cards = ALONE[attacks] * (cards - UNSEEN_WORTH * state.kit.deal[0]) + (ALONE_BALL if attacks else 0.0)
        cards -= ACTIVE_SHOT * state.hands[other][T]
    else:
        cards -= UNSEEN_WORTH * state.cards(other)
    cards += PLAYER_WORTH * (len(state.squads[seat]) - len(state.squads[other]))
    pa = PA_WORTH * (state.pa if state.attack == seat else -state.pa)
    stars = STAR_WORTH * (state.stars[seat] - state.stars[other])
    if state.must_spend:  # WF-36: it is as good as gone
        stars -= STAR_WORTH if state.waiting()[0] == seat else -STAR_WORTH
    return pa + _fading(cards_to_come(state)) * stars + _fading(_smaller_pile(state)) * cards


def _fading(cards: int) -> float:
    """How much something is still worth with so many cards to come in the time that it can be used."""
    return min(1.0, FADED + cards / FADES)


def _in_hand(state: WorldwideFootballState, seat: Seat) -> float:
    total = 0.0
    for card, held in enumerate(state.hands[seat]):
        if held:
            total += CARD_WORTH[card] * (1.0 + MORE * (held - 1))
    return total


def _weight(state: WorldwideFootballState, seat: Seat, act: Act) -> float:
    verb = act.verb
    if verb == verbs.DEFEND or (verb == verbs.PLAYER and state.phase == DEFENCE):
        return _defending(state, seat, act)
    if verb == verbs.DRAW_INSTEAD:
        return 1.8 if state.cards(seat) < FULL else 1.0
    if verb == verbs.STAR:
        return _defensive_star(state, seat, act.ability)
    if verb in (verbs.DISCARD, verbs.DISCARD_PLAYER):
        return 1.0 / (0.1 + _dear(state, seat, act))
    if verb == verbs.DIRECT:
        return 1.0
    if verb == verbs.INDIRECT:
        return 1.5 if Plan(state, seat).worth[state.pa] > chance_of_goal(state, FREE) else 0.5
    if verb == verbs.PLAYER:
        return 5.0
    return _substituting(state, seat, 0.05) if verb == verbs.SUB else 0.5


# Attack


def _attacking(state: WorldwideFootballState, seat: Seat, act: Act, plan: Plan) -> float:
    """Every way to a goal by its chance; giving the ball back if there is none worth trying."""
    verb = act.verb
    if verb == verbs.LAY:
        return _sharp(plan.after(act.card) + (DRAW_WORTH if state.kit.draws[act.card] else 0.0))
    if verb == verbs.SHOOT:
        return _sharp(chance_of_goal(state, act.card))
    if verb == verbs.GIVE:
        return _giving(state, seat, plan)
    if verb == verbs.STAR:
        return _attacking_star(state, seat, act, plan)
    if verb == verbs.PLAYER:
        return _helping(state, seat, act.number, plan)
    if verb == verbs.RELAUNCH:
        return 0.02 if plan.now() >= PATIENCE else 0.005
    return _substituting(state, seat, 0.0001) if verb == verbs.SUB else _sharp(plan.now())


def _substituting(state: WorldwideFootballState, seat: Seat, weight: float) -> float:
    """WF-36: a Player card buys a Star that is spent at once; who has Stars left spends those first."""
    return 0.0000001 if state.stars[seat] else weight


def _sharp(chance: float) -> float:
    return float(chance**SHARP)


def _giving(state: WorldwideFootballState, seat: Seat, plan: Plan) -> float:
    """Wait with a hand that leads nowhere while there are cards to come; once the half can end, use it up.

    Who leads in the second half ends it.
    """
    if state.is_pile_empty():
        return 20.0 if _ends_well(state, seat) else 0.0000001
    if state.cards(seat) >= FULL:
        return 0.0000001
    return _sharp(PATIENCE)


def _ends_well(state: WorldwideFootballState, seat: Seat) -> bool:
    """WF-55: who leads in the second half brings the end nearer by giving the ball back once a pile is empty."""
    return state.half == 2 and state.lead(seat) > 0 and state.is_pile_empty()


def _attacking_star(state: WorldwideFootballState, seat: Seat, act: Act, plan: Plan) -> float:
    ability, kit = act.ability, state.kit
    if ability == verbs.SCHEME:
        return 1.0 if act.card == T and state.pa >= kit.shoots_from and not state.hands[seat][T] else 0.0
    if ability == verbs.OFFENSIVE:
        gain = plan.worth[min(kit.most_pa, state.pa + 1)]
        return _sharp(gain - STAR_WORTH) if gain > plan.without_stars() + STAR_WORTH else 0.0
    if ability == verbs.COUNTER:
        gain = plan.worth[kit.counter_pa] - plan.worth[0]
        return 1.0 if gain > STAR_WORTH else 0.0
    if ability == verbs.EFFICIENCY:
        return 1.0 if plan.shoots_now() else 0.0
    good = kit.needs[act.card] <= state.pa and plan.after(act.card) > plan.now() + STAR_WORTH
    return _sharp(plan.after(act.card)) if good else 0.0


def _helping(state: WorldwideFootballState, seat: Seat, number: Number, plan: Plan) -> float:
    """Player cards for a shot, or for a card of an attack that is under way."""
    if choices.helps(state, state.effect_of(seat, number)) == WITH_A1:
        return 1.0 if plan.shoots_now() else 0.0
    return 0.5 if state.pa >= 2 and plan.now() >= PATIENCE and not plan.shoots_now() else 0.0


# Defence


def _defending(state: WorldwideFootballState, seat: Seat, act: Act) -> float:
    """Against two cards: the ball is worth more the nearer the attack is; Player cards are kept for the danger zone."""
    chance = chance_to_win_ball(state, seat, act)
    danger = 0.5 + PROMISE[state.pa] * 4.0
    spare = 0.8 if act.verb == verbs.PLAYER and state.pa < 4 else 1.0
    return float(2.0 * chance * danger * spare)


def _defensive_star(state: WorldwideFootballState, seat: Seat, ability: Ability) -> float:
    if ability == verbs.BLOCK:
        return 3.0 if state.pa >= 4 and _holds_answer(state, seat) else 0.0
    return 1.9 if ability == verbs.TRAP else 2.0


def _holds_answer(state: WorldwideFootballState, seat: Seat) -> bool:
    for answer in range(3):
        if state.hands[seat][FIRST_DEFENCE + answer] and state.answers(answer, state.last_laid()):
            return True
    return False


def _dear(state: WorldwideFootballState, seat: Seat, act: Act) -> float:
    """How much one would rather keep a card."""
    if act.verb == verbs.DISCARD_PLAYER:
        return 2.0
    held = state.hands[seat][act.card]
    if act.card == T:
        return 4.0 if held == 1 else 1.0
    if FIRST_SHOT <= act.card < FIRST_DEFENCE:
        return 0.5
    return (1.0 if act.card >= FIRST_DEFENCE else 0.5 + 0.3 * state.kit.card_pa[act.card]) / held


def _why(state: WorldwideFootballState, seat: Seat, act: Act) -> Phrase:
    percent = percent_of(state, seat, act)
    if percent >= 0:
        shot = act.verb in (verbs.SHOOT, verbs.DIRECT)
        return Phrase("why-shot" if shot else "why-defend", {"percent": percent})
    if act.verb == verbs.LAY:
        pa = choices.reach(state, act.card)
        sure = state.prepared & (WITH_M3 | WITH_A3)
        percent = 100 if sure else round(100 * (1.0 - risk(state, act.card, pa)))
        return Phrase("why-lay", {"card": CODES[act.card], "pa": pa, "percent": percent})
    if act.verb == verbs.STAR:
        return Phrase("why-star", {"ability": ABILITIES[act.ability]})
    if act.verb == verbs.DRAW_INSTEAD:
        return Phrase("why-draw")
    if act.verb == verbs.GIVE:
        return Phrase("why-end" if _ends_well(state, seat) else "why-give")
    return Phrase("why-looked-best")
