"""Why a move of Ubongo is not allowed: the clause and the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game import Refusal, Seat
from tablee.games.ubongo import moves as verbs
from tablee.games.ubongo.moves import Act
from tablee.games.ubongo.position import NEVER, RACING, READYING

if TYPE_CHECKING:
    from tablee.games.ubongo.rules import UbongoState

_QUESTIONS = (verbs.HINT, verbs.SOLVABLE)
_ALONE = (*_QUESTIONS, verbs.SOLUTION)
_OF_THE_TABLE = (verbs.ROLL, verbs.GO, verbs.FORSAKEN, verbs.SETTLE)


def why_not(state: UbongoState, seat: Seat, act: Act) -> Refusal:
    """The clause that forbids `act`, which is not legal for `seat`."""
    if act.verb in _OF_THE_TABLE or seat < 0:
        return state.refuse_chance(act)
    if act.verb == verbs.READY:
        return Refusal("UB-5", "refused-ready", "the race is on: there is nothing to be ready for")
    if act.verb in _ALONE and not state.is_practice():
        return Refusal("UB-13", "refused-alone", "hints and solutions are for practice alone")
    if act.verb in _QUESTIONS and not state.teaches:
        return Refusal("UB-13", "refused-no-hints", "this puzzle is solved without hints")
    if state.is_practice() and act.verb not in (*_ALONE, verbs.LAY, verbs.TAKE_UP):
        return Refusal("UB-13", "refused-nobody-else", f"{act.notation} needs somebody to play against")
    if state.phase == READYING:
        return Refusal("UB-5", "refused-not-begun", "the race has not begun; say that you are ready")
    assert state.phase == RACING
    return _why_not_in_race(state, seat, act)


def _why_not_in_race(state: UbongoState, seat: Seat, act: Act) -> Refusal:
    if act.verb == verbs.LAY:
        return _why_not_lay(state, seat, act)
    letter = state.kit.letters[act.piece] if act.verb == verbs.TAKE_UP else ""
    if act.verb == verbs.TAKE_UP and not state.laid[seat] >> act.piece & 1:
        return Refusal("UB-7", "refused-not-laid", f"piece {letter} does not lie on your board", {"piece": letter})
    if act.verb == verbs.HINT:
        cell = act.notation[1:]
        return Refusal("UB-13", "refused-covered", f"{cell} is not an open cell of the grid", {"cell": cell})
    if act.verb in (verbs.TAKE, verbs.REPLAY):
        return Refusal("UB-14", "refused-not-forsaken", "the other player has not been away for a minute")
    if act.verb in (verbs.AGAIN, verbs.GO_ON):
        if state.first_claim() != NEVER:
            return Refusal("UB-9", "refused-too-late", "a grid is already covered: there is no other roll")
        return Refusal("UB-9", "refused-vote", f"{act.notation} changes nothing: you have said so already")
    if act.verb in (verbs.AWAY, verbs.BACK):
        return Refusal("UB-14", "refused-presence", f"{act.notation} is what you are already")
    return Refusal("UB-7", "refused-enough", "that is more than anybody does in one race; only resigning is left")


def _why_not_lay(state: UbongoState, seat: Seat, act: Act) -> Refusal:
    letter = state.kit.letters[act.piece]
    if state.laid[seat] >> act.piece & 1:
        return Refusal("UB-7", "refused-twice", f"piece {letter} lies on your board already", {"piece": letter})
    if not state.tray(seat) >> act.piece & 1:
        return Refusal("UB-6", "refused-not-dealt", f"piece {letter} is not in your tray", {"piece": letter})
    mask = state.ground().masks[act.code]
    if not mask:
        return Refusal("UB-7", "refused-off-grid", f"{act.notation} does not lie wholly on the grid")
    if mask & state.covered[seat]:
        return Refusal("UB-7", "refused-overlap", f"{act.notation} would lie on another piece")
    return Refusal("UB-7", "refused-enough", "that is more than anybody does in one race; only resigning is left")
