"""The sheet of a match of Ubongo: duels, times, and who was how far after each; alone, how a puzzle was solved."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.core.sheet import NOTHING, Course, Figure, Heard, Mark, Moment, Sheet, Tale, for_each, row
from tablee.games.ubongo import events
from tablee.games.ubongo.say import said_time


def sheet_of(tale: Tale) -> Sheet:
    """What everybody hears of races."""
    return tale.sheet(list(_figures(tale)), [_spaces(tale)], _moments(tale))


def _figures(tale: Tale) -> Iterator[Figure]:
    seats = tale.seats
    if seats > 1:
        duels = tale.all_of(events.DuelWon)
        times = [[won.milliseconds for won in duels if won.seat == seat and not won.taken] for seat in range(seats)]
        yield row("sheet-duels", for_each(seats, [won.seat for won in duels]))
        yield row("sheet-fastest", [said_time(min(own)) if own else NOTHING for own in times])
        yield row("sheet-usual", [said_time(sum(own) // len(own)) if own else NOTHING for own in times])
    else:
        solved = tale.all_of(events.Solved)
        yield row("sheet-time", [said_time(solved[0].milliseconds) if solved else NOTHING])
        yield row("sheet-hints", [len(tale.all_of(events.Hinted))])
    yield row("sheet-laid", for_each(seats, [event.seat for event in tale.all_of(events.Laid)]))
    yield row("sheet-taken-up", for_each(seats, [event.seat for event in tale.all_of(events.TakenUp)]))


def _spaces(tale: Tale) -> Course:
    spaces = [0] * tale.seats
    marks = [Mark(0, spaces[:], Phrase("sheet-start"))]
    for heard in tale.heard:
        if isinstance(heard.event, events.DuelWon):
            spaces[heard.event.seat] = heard.event.space
            marks.append(Mark(heard.ply, spaces[:], tale.said(heard).phrase))
    return Course(Phrase("sheet-spaces"), marks)


def _moments(tale: Tale) -> list[Moment]:
    spaces = [0] * tale.seats

    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, events.DuelWon):
            spaces[event.seat] = event.space
            return tale.said(heard, "score", spaces)
        if isinstance(event, events.Solved | events.GaveUp):
            return tale.said(heard, "score")
        is_great = isinstance(event, events.RolledAgain | events.LaidAside | events.Resigned)
        return tale.said(heard) if is_great else None

    return tale.moments(pick)
