"""The sheet of a match of Ubongo: duels, times, and who was how far after each; alone, how a puzzle was solved."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tablee.core.game import Game, Seat
from tablee.core.phrases import Phrase
from tablee.core.record import Record, begin, replay_ply
from tablee.core.sheet import NOTHING, Curve, Figure, Heard, Mark, Moment, PlayedGame, Sheet, Slip, for_each, row
from tablee.games.ubongo import events
from tablee.games.ubongo.hints import layings_with_a_way
from tablee.games.ubongo.moves import LAY, Act
from tablee.games.ubongo.position import RACING
from tablee.games.ubongo.rules import UbongoState
from tablee.games.ubongo.say import said_time


def sheet_of(played: PlayedGame) -> Sheet:
    """What everybody hears of races."""
    return played.sheet(list(_figures(played)), [_spaces(played)], _moments(played))


def _figures(played: PlayedGame) -> Iterator[Figure]:
    seats = played.seats
    if seats > 1:
        duels = played.all_of(events.DuelWon)
        times = [[won.milliseconds for won in duels if won.seat == seat and not won.taken] for seat in range(seats)]
        yield row("sheet-duels", for_each(seats, [won.seat for won in duels]))
        yield row("sheet-fastest", [said_time(min(own)) if own else NOTHING for own in times])
        yield row("sheet-usual", [said_time(sum(own) // len(own)) if own else NOTHING for own in times])
    else:
        solved = played.all_of(events.Solved)
        yield row("sheet-time", [said_time(solved[0].milliseconds) if solved else NOTHING])
        yield row("sheet-hints", [len(played.all_of(events.Hinted))])
    yield row("sheet-laid", for_each(seats, [event.seat for event in played.all_of(events.Laid)]))
    yield row("sheet-taken-up", for_each(seats, [event.seat for event in played.all_of(events.TakenUp)]))


def _spaces(played: PlayedGame) -> Curve:
    spaces = [0] * played.seats
    marks = [Mark(0, spaces[:], Phrase("sheet-start"))]
    for heard in played.heard:
        if isinstance(heard.event, events.DuelWon):
            spaces[heard.event.seat] = heard.event.space
            marks.append(Mark(heard.ply, spaces[:], played.said(heard).phrase))
    return Curve(Phrase("sheet-spaces"), marks)


def _moments(played: PlayedGame) -> list[Moment]:
    spaces = [0] * played.seats

    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, events.DuelWon):
            spaces[event.seat] = event.space
            return played.said(heard, "score", spaces)
        if isinstance(event, events.Solved | events.GaveUp):
            return played.said(heard, "score")
        is_great = isinstance(event, events.RolledAgain | events.LaidAside | events.Resigned)
        return played.said(heard) if is_great else None

    return played.moments(pick)


class _Blocked(NamedTuple):
    """A laying that left no way, with one that would have, and its moment."""

    ply: int
    made: Act
    better: Act
    since: int


def slips_of(game: Game, record: Record, seats: Collection[Seat]) -> list[Slip]:
    """The layings after which there was no way any more, with how long it took until there was one again."""
    state = begin(record, game)
    assert isinstance(state, UbongoState)
    blocked: dict[Seat, _Blocked] = {}
    found: list[Slip] = []
    for number, ply in enumerate(record.plies):
        move, seat = game.moves.read(ply.notation), ply.actor
        good = layings_with_a_way(state, seat) if seat in seats and _is_racing(state) else set()
        replay_ply(state, game, ply, number)
        for other in [other for other in blocked if not _is_racing(state) or layings_with_a_way(state, other)]:
            found.append(_slip(game, other, blocked.pop(other), ply.at))
        is_bad = move.verb == LAY and bool(good) and move.code not in good and seat not in blocked
        if is_bad and _is_racing(state) and not layings_with_a_way(state, seat):
            blocked[seat] = _Blocked(number, move, _instead(game, move, good), ply.at)
    return found


def _is_racing(state: UbongoState) -> bool:
    return state.phase == RACING


def _instead(game: Game, made: Act, good: set[int]) -> Act:
    """Where the same piece had a place, or else another piece."""
    ways: list[Act] = [game.moves[code] for code in sorted(good)]
    return next((lay for lay in ways if lay.piece == made.piece), ways[0])


def _slip(game: Game, seat: Seat, blocked: _Blocked, until: int) -> Slip:
    say, lost = game.narrator.move, until - blocked.since
    return Slip(
        ply=blocked.ply,
        seat=seat,
        played=say(None, blocked.made),
        better=say(None, blocked.better),
        why=Phrase("why-no-way-left"),
        cost=Phrase("review-time", {"time": said_time(lost)}),
        weight=float(lost),
    )
