"""Why a move of Rugby Champion is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Refusal
from tablee.games.rugby_champion import moves as verbs
from tablee.games.rugby_champion.moves import PIED, RIGHT, TYPES, Act
from tablee.games.rugby_champion.position import R1, STOPPING

if TYPE_CHECKING:
    from tablee.games.rugby_champion.rules import RugbyChampionState

_PHASES_OF = {
    verbs.DRAW: ("draw",),
    verbs.TURN: ("turn",),
    verbs.LAY: ("lay", "pack"),
    verbs.NAME: ("name",),
    verbs.AID: ("aid",),
    verbs.REFEREE: ("whistle",),
    verbs.SUPPORT: ("support",),
    verbs.STOP: ("stop",),
    verbs.KICK: ("convert", "penalty"),
    verbs.SCRUM: ("penalty",),
    verbs.PASS: ("whistle", "support", "stop", "convert"),
    verbs.PILE: ("lay", "pack"),
    verbs.SHOW: ("lay", "pack"),
    verbs.TOSS: ("start",),
    verbs.HALF: ("start",),
}
_CLAUSE_OF = {
    "draw": "RC-20",
    "turn": "RC-11",
    "lay": "RC-11",
    "name": "RC-12",
    "aid": "RC-30",
    "whistle": "RC-25",
    "support": "RC-51",
    "stop": "RC-51",
    "convert": "RC-13",
    "penalty": "RC-52",
    "start": "RC-7",
}
_DUEL_ONLY = (verbs.SUPPORT, verbs.STOP, verbs.SCRUM, verbs.PILE, verbs.SHOW)


def why_not(state: RugbyChampionState, seat: int, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    phases = _PHASES_OF[act.verb]
    if state.solo and act.verb in _DUEL_ONLY:
        return Refusal("RC-5", "refused-duel-only", f"{act.notation} is for the duel")
    if state.phase_name() not in phases:
        return _wrong_moment(state, act, phases[0])
    if act.face >= 0 and seat >= 0 and act.face not in state.hands[seat]:
        return Refusal("RC-20", "refused-not-in-hand", f"{act.notation} needs a card that is not in your hand")
    if act.verb == verbs.NAME:
        return _why_not_named(state, act)
    return _why_not_elsewhere(state, act)


def _wrong_moment(state: RugbyChampionState, act: Act, phase: str) -> Refusal:
    if act.verb in (verbs.REFEREE, verbs.SUPPORT, verbs.STOP) and state.phase_name() in ("lay", "pack"):
        clause = "RC-27" if state.solo else "RC-50"
        return Refusal(clause, "refused-not-a-player", f"{act.notation} cannot be laid: a player card can")
    clause = "RC-51" if phase == "whistle" and not state.solo else _CLAUSE_OF[phase]
    return Refusal(clause, "refused-phase", f"{act.notation} is for another moment", {"phase": phase})


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
    return Refusal(state.clause(), "refused-chance", f"{act.notation} cannot come up now")
