"""Why a move of French Flair is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Card, Refusal, Seat
from tablee.games.french_flair import choices
from tablee.games.french_flair import moves as verbs
from tablee.games.french_flair.combos import MOST_CARDS, Combo
from tablee.games.french_flair.moves import NUMBERS, Act
from tablee.games.french_flair.origins import BACKS, EIGHT_NINE, FIRST_LOOSE, FORWARDS, HAND, POINT, RESTART
from tablee.games.french_flair.position import (
    ATTACK,
    CLEARING,
    CONTESTING,
    CONVERTING,
    DEFENCE,
    DISCARDING,
    DRAWING,
    DROPPING_OUT,
    KICKING_OFF,
    LINING_OUT,
    MARKING,
    OFFSIDE,
    PENALTY,
    RECEIVING,
    SCRUMMING,
    THROWING,
    TOSSING,
)

if TYPE_CHECKING:
    from tablee.games.french_flair.rules import FrenchFlairState

_PHASES_OF = {
    verbs.TACKLE: (DEFENCE,),
    verbs.LET: (DEFENCE,),
    verbs.CONTEST: (CONTESTING,),
    verbs.CLEAR_OUT: (CLEARING,),
    verbs.DECLINE: (CONTESTING, CLEARING),
    verbs.DISCARD: (DISCARDING,),
    verbs.DICE: (SCRUMMING, LINING_OUT, CONVERTING),
    verbs.FREE_KICK: (KICKING_OFF, DROPPING_OUT, MARKING),
    verbs.FREE_TOUCH: (PENALTY, MARKING),
    verbs.GOAL_KICK: (PENALTY,),
    verbs.BY_HAND: (PENALTY,),
    verbs.MARK: (RECEIVING,),
    verbs.DOWN: (RECEIVING,),
    verbs.PLAY_ON: (RECEIVING,),
    verbs.TAKE_PENALTY: (OFFSIDE,),
    verbs.ADVANTAGE: (OFFSIDE,),
    verbs.THROW: (THROWING,),
    verbs.DRAW: (DRAWING,),
    verbs.TOSS: (TOSSING,),
}
_CLAUSE_OF_ABILITY = {verbs.RUN: "FF-40", verbs.KICK: "FF-41", verbs.TOUCH: "FF-42", verbs.DROP: "FF-44"}


def why_not(state: FrenchFlairState, seat: Seat, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    if act.verb == verbs.TIME:
        return Refusal("FF-77", "refused-phase", f"{act.notation} is for another moment", {"phase": "time"})
    phases = _PHASES_OF.get(act.verb, (ATTACK,))
    if state.phase not in phases:
        clause = "FF-45" if act.verb == verbs.MARK else state.clause() if phases == (ATTACK,) else ""
        return state.refuse_moment(act, phases[0], clause)
    if act.card and seat >= 0 and not _holds(state, seat, act):
        return Refusal("FF-20", "refused-not-in-hand", f"{act.notation} needs a card that is not in your hand")
    if state.phase == ATTACK:
        return _why_not_in_attack(state, act)
    return _why_not_elsewhere(state, act)


def unusable(state: FrenchFlairState, seat: Seat) -> dict[str, Refusal]:
    """Why a number of the hand cannot come next, or cannot begin."""
    if state.phase != ATTACK:
        return {}
    legal = state.legal(seat)
    used = {act.card for act in legal} | {act.second for act in legal}
    kit, begun = state.kit, state.combo is not None
    return {
        str(card): why_not(state, seat, kit.passing[card] if begun else kit.concluding[card][0])
        for card in range(1, NUMBERS + 1)
        if state.hands[seat][card] and card not in used
    }


def _holds(state: FrenchFlairState, seat: Seat, act: Act) -> bool:
    hand = state.hands[seat]
    return hand[act.card] > 0 and (not act.second or hand[act.second] > 0)


def _why_not_elsewhere(state: FrenchFlairState, act: Act) -> Refusal:
    if act.verb == verbs.LET:
        return Refusal("FF-37", "refused-must-tackle", "the carrier has no card left: you must tackle")
    if act.verb == verbs.MARK:
        return Refusal("FF-45", "refused-no-mark", "a mark is for an open kick that comes down in your 22")
    if act.verb == verbs.DOWN:
        return Refusal("FF-7", "refused-no-touch-down", "the ball is not on or behind your goal line")
    if act.verb == verbs.BY_HAND:
        return Refusal("FF-75", "refused-no-nine", "a penalty by hand is opened by a 9, or by a relay that leads on")
    return state.refuse_chance(act)


def _why_not_in_attack(state: FrenchFlairState, act: Act) -> Refusal:
    if act.verb == verbs.WHISTLE and not state.time_up:
        return Refusal("FF-77", "refused-not-time", "the half is not over before its time is up")
    if act.verb == verbs.LOST:
        return Refusal("FF-25", "refused-not-lost", "the ball is only lost when nothing can be played")
    if state.combo is not None:
        return _why_not_in_combination(state, act)
    return _why_not_begun(state, act)


def _why_not_in_combination(state: FrenchFlairState, act: Act) -> Refusal:
    combo = state.combo
    assert combo is not None
    if act.verb == verbs.DROP and not combo.after_opening:
        return Refusal("FF-44", "refused-late-drop", "a drop comes alone or straight after the opening card")
    if act.verb in (verbs.MAUL, verbs.FIXATION, verbs.RELAY, verbs.RENEW, verbs.WHISTLE):
        return Refusal("FF-50", "refused-in-combination", "a combination is under way and has to be concluded")
    if combo.relayed and act.card == 9:
        return Refusal("FF-23", "refused-nine-behind-relay", "behind a relay no 9 appears in the combination")
    if combo.kinds & EIGHT_NINE:
        return Refusal("FF-58", "refused-eight-nine", "the 8 gives to the 9, who concludes, launches a back or opens")
    if act.verb == verbs.RUN and combo.may_link_to(act.card):
        return Refusal("FF-53", "refused-link-run", f"{act.card} cannot run in a line link: it takes a 10 in between")
    if not combo.props and 0 < act.card < FIRST_LOOSE:
        return _no_part_after_scrum(act)
    if act.verb == verbs.PASS and combo.fits(act.card) and len(combo.cards) + 2 <= MOST_CARDS:
        return Refusal("FF-64", "refused-dead-end", f"after {act.card} nobody in your hand could conclude")
    return Refusal(_clause_of_order(combo, act), "refused-order", f"{act.card} cannot come next in this combination")


def _no_part_after_scrum(act: Act) -> Refusal:
    """FF-59: nor as the relay."""
    return Refusal("FF-59", "refused-after-scrum", f"{act.card} takes no part in the first play after a scrum")


def _clause_of_order(combo: Combo, act: Act) -> str:
    """A combination of one kind has its own order; one that can still become several has the common one."""
    if combo.fits(act.card):
        return "FF-50" if act.verb == verbs.PASS else "FF-51"
    if combo.kinds == FORWARDS:
        return "FF-51"
    if combo.kinds == BACKS or act.card in combo.cards:
        return "FF-52"
    return "FF-53"


def _why_not_begun(state: FrenchFlairState, act: Act) -> Refusal:
    origin = state.origin_now()
    first, last = origin.simple
    facts: dict[str, str | int] = {"origin": origin.name}
    if state.origin == POINT and not state.renewed and act.verb not in (verbs.MAUL, verbs.FIXATION):
        return Refusal("FF-57", "refused-play", f"{act.notation} cannot be played here", facts)
    if act.verb in (verbs.MAUL, verbs.FIXATION, verbs.RENEW):
        clause = "FF-56" if act.verb == verbs.MAUL else "FF-57"
        return Refusal(clause, "refused-gathering", "there is no such gathering from here", facts)
    if act.verb == verbs.PASS:
        return Refusal("FF-50", "refused-no-opening", "a combination is opened before anybody passes")
    if act.verb == verbs.RELAY and act.card < choices.first_relay(state, origin):
        return _no_part_after_scrum(act)
    if act.verb in (verbs.OPENING, verbs.RELAY):
        return Refusal(
            _clause_of_opening(state, act),
            "refused-cannot-open",
            f"{act.card} cannot open a combination here that your hand can end",
        )
    if act.verb == verbs.RUN:
        return Refusal("FF-30", "refused-run-alone", "a run is part of a combination or a relance")
    if not first <= act.card <= last:
        clause = _clause_of_number(state, act.card)
        return Refusal(clause, "refused-number-from-here", f"{act.card} cannot play alone from here", facts)
    return Refusal(
        _CLAUSE_OF_ABILITY.get(act.verb, "FF-30"), "refused-play", f"{act.notation} cannot be played here", facts
    )


def _clause_of_opening(state: FrenchFlairState, act: Act) -> str:
    """Who opens: an 8 after a scrum, a 10 in open play, a 9, or a relay; and if he may, the hand is too short."""
    origin = state.origin_now()
    if act.verb == verbs.RELAY:
        return "FF-75" if state.origin == HAND and state.hands[state.attack][9] else "FF-64"
    if act.card == 8 and not origin.kinds & EIGHT_NINE:
        return "FF-58"
    if act.card == 10 and not origin.ten_opens:
        return origin.clause if state.origin in (RESTART, HAND) else "FF-38"
    return "FF-64"


def _clause_of_number(state: FrenchFlairState, card: Card) -> str:
    """Behind a gathering a back needs a 9; after a scrum 1 to 5 are left out; a penalty is opened by a 9."""
    if state.origin == HAND:
        return "FF-75"
    return "FF-38" if card > 9 else "FF-59"
