"""What one seat may see of a match of Ubongo, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.core.game import NOBODY, Seat
from tablee.core.sight import reason, winners
from tablee.games.ubongo import rules
from tablee.games.ubongo.moves import Act
from tablee.games.ubongo.position import NEVER, PLACE_GRADE, RACING, READYING, Duel
from tablee.games.ubongo.view import DuelView, HintView, LayView, PracticeView, RacerView, TaskView, UbongoView

if TYPE_CHECKING:
    from tablee.games.ubongo.rules import UbongoState


def view_of(state: UbongoState, seat: Seat | None) -> UbongoView:
    """What `seat` may see; ``None`` is a spectator."""
    public = UbongoView(
        seat=None,
        phase=state.phase_name(),
        clause=state.clause(),
        waiting=list(state.waiting()),
        side=state.side,
        orange=state.orange,
        sheet=state.sheet + 1,
        sheets=len(state.grounds),
        grid=_grid(state, state.sheet),
        leader=None if state.leader == NOBODY else state.leader,
        racers=[_racer(state, other) for other in range(state.seats)],
        board=[],
        tray=[],
        began=state.began if state.phase >= RACING and state.rows else None,
        last=None if state.last is None else _duel(state, state.last),
        practice=_practice(state) if state.is_practice() else None,
        winners=winners(state),
        reason=reason(state),
    )
    if seat is not None:
        return seen_by(state, seat, public)
    return replace(seen_by(state, 0, public), seat=None) if state.is_practice() else public


def seen_by(state: UbongoState, seat: Seat, public: UbongoView) -> UbongoView:
    """What everybody sees, and what only `seat` does: its own board and tray."""
    return replace(public, seat=seat, board=open_hand(state, seat), tray=_tray(state, seat))


def _lay(state: UbongoState, lay: Act) -> LayView:
    return LayView(lay.notation, state.kit.letters[lay.piece], lay.shape, lay.row, lay.col)


def _grid(state: UbongoState, sheet: int) -> list[str]:
    return list(state.grounds[sheet].tiler.region.rows)


def _racer(state: UbongoState, seat: Seat) -> RacerView:
    rows = state.ground().rows
    is_before = state.phase == READYING
    return RacerView(
        space=state.spaces[seat],
        ready=state.ready[seat] or not is_before,
        tasks=[TaskView(row + 1, rules.letters_of(state, rows[row])) for row in state.tasks[seat]],
        done=state.done[seat],
        laid=[state.kit.letters[lay.piece] for lay in state.lays_on(seat)],
        cells=state.covered[seat].bit_count(),
        claimed=state.claims[seat] != NEVER,
        votes=state.votes[seat] != NEVER,
        away=state.away_since[seat] != NEVER,
        forsaken=state.forsaken[seat],
    )


def _tray(state: UbongoState, seat: Seat) -> list[str]:
    if not state.tasks[seat]:
        return [] if state.dealt else list(state.kit.letters)
    return list(rules.letters_of(state, state.tray(seat) & ~state.laid[seat]))


def _duel(state: UbongoState, duel: Duel) -> DuelView:
    lays = state.kit.lays
    return DuelView(
        sheet=duel.sheet + 1,
        grid=_grid(state, duel.sheet),
        rows=[row + 1 for row in duel.rows],
        winner=None if duel.winner == NOBODY else duel.winner,
        end=duel.end,
        milliseconds=duel.milliseconds,
        boards=[[_lay(state, lays[code]) for code in board] for board in duel.boards],
        solution=[_lay(state, lays[code]) for code in duel.solution],
    )


def _practice(state: UbongoState) -> PracticeView:
    return PracticeView(
        teaches=state.teaches,
        hints=state.asked,
        hint=_hint(state) if state.hint_cell >= 0 else None,
        solvable=None if state.solvable < 0 else state.solvable == 1,
    )


def _hint(state: UbongoState) -> HintView:
    """As much of the last hint as its grade allows."""
    ground = state.ground()
    rows, cols = ground.cell_rows, ground.cell_cols
    cell = (rows[state.hint_cell], cols[state.hint_cell])
    if state.hint_lay < 0:
        return HintView(cell, None, None, None)
    lay = state.kit.lays[state.hint_lay]
    other = rules.other_cell(state) if state.hint_grade > 1 else -1
    place = _lay(state, lay) if state.hint_grade == PLACE_GRADE else None
    return HintView(cell, state.kit.letters[lay.piece], None if other < 0 else (rows[other], cols[other]), place)


def open_hand(state: UbongoState, seat: Seat) -> list[LayView]:
    """What lies on the board of `seat` and where: it sees that itself, others in a replay when all is over."""
    return [_lay(state, lay) for lay in state.lays_on(seat)]
