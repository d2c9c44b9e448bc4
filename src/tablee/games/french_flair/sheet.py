"""The sheet of a match of French Flair: who scored when, metres, tackles, rucks, set pieces and kicks."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.core.sheet import TEAMS, Course, Figure, Heard, Mark, Moment, Sheet, Tale, for_each, of_all, row
from tablee.games.french_flair import events
from tablee.games.french_flair.position import OPENING_METRES

_SCORES = (events.TryScored, events.Converted, events.GoalScored)


def sheet_of(tale: Tale) -> Sheet:
    """What everybody hears of a match."""
    return tale.sheet(list(_figures(tale)), [_score(tale)], _moments(tale))


def _figures(tale: Tale) -> Iterator[Figure]:
    yield row("sheet-tries", for_each(TEAMS, [event.seat for event in tale.all_of(events.TryScored)]))
    kicked = tale.all_of(events.Converted)
    yield row("sheet-conversions", [_good([one.good for one in kicked if one.seat == seat]) for seat in range(TEAMS)])
    goals = tale.all_of(events.GoalScored)
    yield row("sheet-penalty-goals", for_each(TEAMS, [event.seat for event in goals if event.how == "goal"]))
    yield row("sheet-drops", for_each(TEAMS, [event.seat for event in goals if event.how == "drop"]))
    yield row("sheet-metres", [_metres(tale, seat) for seat in range(TEAMS)])
    yield row("sheet-tackles", [_tackles(tale, seat) for seat in range(TEAMS)])
    yield row("sheet-interceptions", for_each(TEAMS, [event.seat for event in tale.all_of(events.Intercepted)]))
    yield row("sheet-rucks", for_each(TEAMS, [event.seat for event in tale.all_of(events.BallWon)]))
    won = tale.all_of(events.SetPieceWon)
    yield row("sheet-scrums", for_each(TEAMS, [event.seat for event in won if event.how == "scrum"]))
    yield row("sheet-line-outs", for_each(TEAMS, [event.seat for event in won if event.how == "line-out"]))
    yield row("sheet-penalties", for_each(TEAMS, [event.seat for event in tale.all_of(events.PenaltyGiven)]))


def _good(kicks: list[bool]) -> Phrase:
    return of_all(sum(kicks), len(kicks))


def _metres(tale: Tale, seat: int) -> Phrase:
    """What a team made with the ball in hand."""
    carried = 0
    for _, event in tale.heard:
        if isinstance(event, events.Played | events.Ran | events.Intercepted) and event.seat == seat:
            carried += event.metres
    gathered = sum(event.seat == seat for event in tale.all_of(events.Gathered))
    return Phrase("sheet-in-metres", {"metres": carried + gathered * OPENING_METRES})


def _tackles(tale: Tale, seat: int) -> Phrase:
    tried = sum(event.seat == seat for event in tale.all_of(events.Tackled))
    missed = sum(event.seat == seat for event in tale.all_of(events.MissedTackle))
    return of_all(max(0, tried - missed), tried)


def _score(tale: Tale) -> Course:
    marks = [Mark(0, [0] * TEAMS, Phrase("sheet-start"))]
    for heard in tale.heard:
        if isinstance(heard.event, (*_SCORES, events.HalfOver)):
            marks.append(Mark(heard.ply, heard.event.score, tale.said(heard).phrase))
    return Course(Phrase("sheet-points"), marks)


def _moments(tale: Tale) -> list[Moment]:
    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, _SCORES) and not (isinstance(event, events.Converted) and not event.good):
            return tale.said(heard, "score", event.score)
        return tale.said(heard) if isinstance(event, events.Intercepted) else None

    return tale.moments(pick)
