"""Why a move of Worldwide Football is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Refusal, Seat
from tablee.games.worldwide_football import moves as verbs
from tablee.games.worldwide_football.edition import ABILITIES, CODES
from tablee.games.worldwide_football.moves import Act, is_shot
from tablee.games.worldwide_football.phases import (
    AIMING,
    ATTACK,
    COUNTERING,
    DEFENCE,
    DISCARDING,
    DIVING,
    DRAWING,
    FREE_KICK,
    INDIRECT_KICK,
    KEEPING,
    MARKING,
    PICKING,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    THROWING,
    TOSSING,
    TURNING,
)

if TYPE_CHECKING:
    from tablee.games.worldwide_football.rules import WorldwideFootballState

_PHASES_OF = {
    verbs.LAY: (ATTACK,),
    verbs.SHOOT: (ATTACK,),
    verbs.RELAUNCH: (ATTACK,),
    verbs.GIVE: (ATTACK,),
    verbs.DEFEND: (DEFENCE,),
    verbs.DRAW_INSTEAD: (DEFENCE,),
    verbs.PLAYER: (ATTACK, DEFENCE, KEEPING, MARKING, SHOOTING_AGAIN, SAVING_AGAIN, FREE_KICK),
    verbs.DECLINE: (KEEPING, MARKING, SHOOTING_AGAIN, SAVING_AGAIN, DIVING, COUNTERING),
    verbs.DIRECT: (FREE_KICK,),
    verbs.INDIRECT: (FREE_KICK,),
    verbs.AIM: (AIMING,),
    verbs.DISCARD: (DISCARDING,),
    verbs.DISCARD_PLAYER: (DISCARDING,),
    verbs.PICK: (PICKING,),
    verbs.SUB: (ATTACK, DEFENCE, DIVING, COUNTERING, FREE_KICK),
    verbs.TOSS: (TOSSING,),
    verbs.DRAWN: (DRAWING, TURNING),
    verbs.DRAWN_PLAYER: (DRAWING,),
    verbs.DIE: (THROWING,),
}
_STAR_PHASES = {
    verbs.COUNTER: (COUNTERING,),
    verbs.BLOCK: (DEFENCE,),
    verbs.TRAP: (DEFENCE,),
    verbs.DIVE: (DIVING,),
    verbs.EFFICIENCY: (ATTACK, FREE_KICK),
}


def why_not(state: WorldwideFootballState, seat: Seat, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    phases = _STAR_PHASES.get(act.ability, (ATTACK,)) if act.verb == verbs.STAR else _PHASES_OF[act.verb]
    if state.phase not in phases:
        return state.refuse_moment(act, phases[0], "WF-40" if act.verb == verbs.STAR else "")
    if seat < 0:
        return state.refuse_chance(act)
    if act.verb == verbs.STAR:
        return _why_no_star(state, seat, act)
    if state.must_spend:
        return Refusal("WF-36", "refused-must-spend", "the Star of a substitution is spent at once")
    if act.number >= 0 and act.verb != verbs.AIM and act.number not in state.squads[seat]:
        number = act.number + 1
        return Refusal("WF-28", "refused-no-player", f"number {number} is not in your hand", {"number": number})
    return _why_not_played(state, seat, act)


def unusable(state: WorldwideFootballState, seat: Seat) -> dict[str, Refusal]:
    """Why an Action card or a Player card of the hand is of no use now."""
    if state.phase not in (ATTACK, DEFENCE, KEEPING, MARKING, SHOOTING_AGAIN, SAVING_AGAIN, FREE_KICK):
        return {}
    kit, legal = state.kit, state.legal(seat)
    cards = {act.card for act in legal if act.verb in (verbs.LAY, verbs.SHOOT, verbs.DEFEND)}
    players = {act.number for act in legal if act.verb in (verbs.PLAYER, verbs.RELAUNCH)}
    found = {
        CODES[card]: why_not(state, seat, kit.lay[card])
        for card in range(len(CODES))
        if state.hands[seat][card] and card not in cards
    }
    for number in sorted(state.squads[seat]):
        if number not in players:
            found[f"player-{number + 1}"] = why_not(state, seat, kit.player[number])
    return found


def _why_no_star(state: WorldwideFootballState, seat: Seat, act: Act) -> Refusal:
    ability = ABILITIES[act.ability]
    facts: dict[str, str | int] = {"ability": ability}
    if act.ability not in state.abilities[seat]:
        clause = "WF-2" if state.pro else "WF-1"
        return Refusal(clause, "refused-no-ability", f"{ability} is not among your abilities", facts)
    if act.ability == verbs.OFFENSIVE and state.offensive_used >= state.kit.offensive_most:
        return Refusal("WF-40", "refused-offensive-twice", "Jeu offensif is for two Stars a possession", facts)
    if not state.stars[seat]:
        return Refusal("WF-40", "refused-no-star", "you have no Star left", facts)
    if state.prepared and act.ability != verbs.EFFICIENCY:
        return _prepared()
    if act.card >= 0:
        facts["card"] = CODES[act.card]
        message = f"there is no {CODES[act.card]} that {ability} could take now"
        return Refusal("WF-40", "refused-no-such-card", message, facts)
    return Refusal("WF-40", "refused-star-moment", f"{ability} has no use now", facts)


def _prepared() -> Refusal:
    return Refusal("WF-27", "refused-prepared", "first lay the card or shot for which you played a Player card or Star")


def _why_not_played(state: WorldwideFootballState, seat: Seat, act: Act) -> Refusal:
    verb = act.verb
    if verb in (verbs.LAY, verbs.SHOOT, verbs.DEFEND, verbs.DISCARD) and not state.hands[seat][act.card]:
        code = CODES[act.card]
        return Refusal("WF-10", "refused-not-in-hand", f"you hold no {code}", {"card": code})
    if verb in (verbs.LAY, verbs.SHOOT):
        return _why_not_laid(state, act)
    if verb == verbs.DEFEND or (verb == verbs.PLAYER and state.phase == DEFENCE):
        return _why_no_answer(state, act)
    if verb in (verbs.GIVE, verbs.RELAUNCH, verbs.INDIRECT) and state.prepared:
        return _prepared()
    if verb == verbs.RELAUNCH:
        return Refusal("WF-27", "refused-no-relaunch", "Relance takes P, PL or PP from your discard")
    if verb == verbs.PICK:
        return Refusal("WF-2", "refused-picked", "you have this ability already", {"ability": ABILITIES[act.ability]})
    if verb == verbs.SUB:
        return Refusal("WF-36", "refused-no-substitution", "there is no substitution now")
    if verb in (verbs.DISCARD, verbs.DISCARD_PLAYER):
        return Refusal("WF-5", "refused-other-discard", "you have too many cards of the other kind")
    return Refusal("WF-27", "refused-player-moment", "this Player card has no use now", {"number": act.number + 1})


def _why_not_laid(state: WorldwideFootballState, act: Act) -> Refusal:
    kit, code = state.kit, CODES[act.card]
    facts: dict[str, str | int] = {"card": code, "pa": state.pa}
    if state.dead:
        clause = "WF-31" if state.dead == INDIRECT_KICK else "WF-35"
        return Refusal(clause, "refused-restart", f"{code} does not bring this ball into play", facts)
    if kit.needs[act.card] > state.pa:
        facts["needs"] = kit.needs[act.card]
        return Refusal("WF-25", "refused-too-far", f"{code} needs {kit.needs[act.card]} PA, you have {state.pa}", facts)
    if is_shot(act.card) and state.last_laid() not in kit.after[act.card] and kit.after[act.card]:
        after = [CODES[card] for card in kit.after[act.card]]
        facts["after"] = ", ".join(after)
        return Refusal("WF-25", "refused-after", f"{code} comes straight after {' or '.join(after)}", facts)
    return _prepared()


def _why_no_answer(state: WorldwideFootballState, act: Act) -> Refusal:
    laid = CODES[state.last_laid()]
    if state.sure:
        return Refusal("WF-27", "refused-sure", f"this {laid} cannot be defended", {"card": laid})
    message = f"{act.notation} does not answer {laid}"
    return Refusal("WF-14", "refused-no-answer", message, {"card": act.notation, "laid": laid})
