"""What one seat may see of L'Artropp (AR-25), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.core.game import Seat
from tablee.core.sight import reason, winners
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import HIGH_DRUM, LOW_DRUM, OFFICER, SNIPER, Kit
from tablee.games.artropp.view import ArtroppView, GeneralView, LineView

if TYPE_CHECKING:
    from tablee.games.artropp.rules import ArtroppState


def view_of(state: ArtroppState, seat: Seat | None) -> ArtroppView:
    """What `seat` may see; ``None`` is a spectator."""
    kit, names = state.kit, state.kit.names
    public = ArtroppView(
        seat=None,
        phase=state.phase_name(),
        clause=state.clause(),
        waiting=list(state.waiting()),
        round=state.round,
        rounds=state.rounds,
        duel=state.duel,
        turn=state.turn,
        arrow=state.arrow,
        place=state.place,
        lines=[_line(kit, line) for line in state.lines],
        hand=[],
        generals=[_general(state, other) for other in range(state.seats)],
        pile=len(state.pile),
        discard=[names[card] for card in state.discard],
        pot=state.pot,
        assaulter=state.assaulter if state.assaulter >= 0 else None,
        announced=state.announced,
        br_value=state.br_value,
        full_purse=state.full_purse,
        winners=winners(state),
        reason=reason(state),
    )
    return public if seat is None else seen_by(state, seat, public)


def seen_by(state: ArtroppState, seat: Seat, public: ArtroppView) -> ArtroppView:
    """What everybody sees, and what only `seat` does: its hand, and its own card for the showdown."""
    generals = public.generals
    if state.is_sealed(seat):
        generals = generals[:]
        generals[seat] = replace(generals[seat], showdown=state.showdown_name(seat))
    return replace(public, seat=seat, hand=open_hand(state, seat), generals=generals)


def _general(state: ArtroppState, seat: Seat) -> GeneralView:
    laid = state.commits[seat]
    seen = laid >= 0 and not state.is_sealed(seat)
    return GeneralView(
        seated=state.seated[seat],
        purse=state.purses[seat],
        debt=state.debts[seat],
        gain=state.gain(seat),
        cards=len(state.hands[seat]),
        committed=laid >= 0,
        showdown=state.showdown_name(seat) if seen else None,
        felled=state.felled[seat],
    )


def _line(kit: Kit, line: Line) -> LineView:
    return LineView(
        row=line_row(kit, line),
        br=line.br,
        low=line.low if line.cards else None,
        high=line.high if line.cards else None,
        shut_low=line.has(LOW_DRUM),
        shut_high=line.has(HIGH_DRUM),
    )


def line_row(kit: Kit, line: Line) -> list[list[str]]:
    """The stacks of a line from low to high, each sniper in its gap."""
    names, numbers, roles, snipers = kit.names, kit.number, kit.role, line.snipers
    stacks: dict[int, list[str]] = {}
    for card in line.cards:
        if roles[card] == OFFICER:
            stacks[numbers[card]].append(names[card])
        elif roles[card] != SNIPER and card != kit.blank_drum:
            stacks[numbers[card]] = [names[card]]
    for end in (LOW_DRUM, HIGH_DRUM):
        if line.has(end):
            stacks[end] = [f"d{end}"]
    row: list[list[str]] = []
    for number in sorted(stacks):
        row.append(stacks[number])
        row.extend([["s"]] * snipers.count(number))
    return row


def open_hand(state: ArtroppState, seat: Seat) -> list[str]:
    """What `seat` holds: it sees that itself, others in a replay when all is over."""
    names = state.kit.names
    return [names[card] for card in sorted(state.hands[seat])]
