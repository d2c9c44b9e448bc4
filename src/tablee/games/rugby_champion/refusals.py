"""Why a move of Rugby Champion is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.frames import Phase
from tablee.core.game import Refusal, Seat
from tablee.games.rugby_champion import moves as verbs
from tablee.games.rugby_champion.moves import PIED, RIGHT, TYPES, Act
from tablee.games.rugby_champion.position import (
    AIDING,
    AWARDING,
    CONVERTING,
    DRAWING,
    LAYING,
    NAMING,
    PACKING,
    R1,
    STARTING,
    STOPPING,
    SUPPORTING,
    TURNING,
    WHISTLING,
)

if TYPE_CHECKING:
    from tablee.games.rugby_champion.rules import RugbyChampionState

_PHASES_OF = {
    verbs.DRAW: (DRAWING,),
    verbs.TURN: (TURNING,),
    verbs.LAY: (LAYING, PACKING),
    verbs.NAME: (NAMING,),
    verbs.AID: (AIDING,),
    verbs.REFEREE: (WHISTLING,),
    verbs.SUPPORT: (SUPPORTING,),
    verbs.STOP: (STOPPING,),
    verbs.KICK: (CONVERTING, AWARDING),
    verbs.SCRUM: (AWARDING,),
    verbs.PASS: (WHISTLING, SUPPORTING, STOPPING, CONVERTING),
    verbs.PILE: (LAYING, PACKING),
    verbs.SHOW: (LAYING, PACKING),
    verbs.TOSS: (STARTING,),
    verbs.HALF: (STARTING,),
}
_DUEL_ONLY = (verbs.SUPPORT, verbs.STOP, verbs.SCRUM, verbs.PILE, verbs.SHOW)


def why_not(state: RugbyChampionState, seat: Seat, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    phases = _PHASES_OF[act.verb]
    if state.solo and act.verb in _DUEL_ONLY:
        return Refusal("RC-5", "refused-duel-only", f"{act.notation} is for the duel")
    if state.phase not in phases:
        return _wrong_moment(state, act, phases[0])
    if act.card >= 0 and seat >= 0 and act.card not in state.hands[seat]:
        return Refusal("RC-20", "refused-not-in-hand", f"{act.notation} needs a card that is not in your hand")
    if act.verb == verbs.NAME:
        return _why_not_named(state, act)
    return _why_not_elsewhere(state, act)


def unusable(state: RugbyChampionState, seat: Seat) -> dict[str, Refusal]:
    """Why a card of the hand cannot be laid, or is none for this reaction or this kick."""
    kit, used = state.kit, {act.card for act in state.legal(seat)}
    if state.phase == NAMING:
        return {}
    acts = {act.card: act for act in (*kit.lay, kit.blow, *kit.support, *kit.stop)}
    return {
        kit.names[card]: why_not(state, seat, acts[card])
        for card in state.hands[seat]
        if card not in used and card in acts
    }


def _wrong_moment(state: RugbyChampionState, act: Act, phase: Phase) -> Refusal:
    if act.verb in (verbs.REFEREE, verbs.SUPPORT, verbs.STOP) and state.phase in (LAYING, PACKING):
        clause = "RC-27" if state.solo else "RC-50"
        return Refusal(clause, "refused-not-a-player", f"{act.notation} cannot be laid: a player card can")
    return state.refuse_moment(act, phase, _clause_of_moment(state, act, phase))


def _clause_of_moment(state: RugbyChampionState, act: Act, phase: Phase) -> str:
    """A half begins with a shuffle (RC-7), a match alone without a toss (RC-5), a duel's whistle is a reaction."""
    if act.verb == verbs.HALF:
        return "RC-7"
    if act.verb == verbs.TOSS and state.solo:
        return "RC-5"
    return "RC-51" if phase == WHISTLING and not state.solo else ""


def _why_not_named(state: RugbyChampionState, act: Act) -> Refusal:
    if act.number == PIED and act.way == RIGHT and (state.slot == R1 or state.way == 0):
        return Refusal("RC-12", "refused-kick-right", "on the right edge only Physique or Passe")
    way = "left" if state.way < 0 else "right"
    return Refusal("RC-14", "refused-way", f"the ball goes on to the {way}", {"way": way})


def _why_not_elsewhere(state: RugbyChampionState, act: Act) -> Refusal:
    if act.verb == verbs.PILE:
        return Refusal("RC-55", "refused-has-player", "only who has no player card lays from the pile")
    if act.verb == verbs.SHOW:
        return Refusal("RC-54", "refused-no-show", "only a fresh hand with fewer than two players may be shown, once")
    if state.phase == STOPPING:
        facts: dict[str, str | int] = {"card": act.notation, "type": TYPES[state.type]}
        return Refusal("RC-51", "refused-stop", f"{act.notation} does not stop {TYPES[state.type]}", facts)
    return state.refuse_chance(act)
