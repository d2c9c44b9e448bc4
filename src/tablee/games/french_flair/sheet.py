"""The sheet of a match of French Flair: who scored when, metres, tackles, rucks, set pieces and kicks."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.core.sheet import (
    TEAMS,
    Curve,
    Figure,
    Heard,
    Mark,
    Moment,
    PlayedGame,
    Sheet,
    for_each,
    good_of,
    of_all,
    row,
)
from tablee.games.french_flair import events
from tablee.games.french_flair.position import OPENING_METRES

_SCORES = (events.TryScored, events.Converted, events.GoalScored)


def sheet_of(played: PlayedGame) -> Sheet:
    """What everybody hears of a match."""
    return played.sheet(list(_figures(played)), [_score(played)], _moments(played))


def _figures(played: PlayedGame) -> Iterator[Figure]:
    yield row("sheet-tries", for_each(TEAMS, [event.seat for event in played.all_of(events.TryScored)]))
    kicked = played.all_of(events.Converted)
    yield row("sheet-conversions", [good_of([one.good for one in kicked if one.seat == seat]) for seat in range(TEAMS)])
    goals = played.all_of(events.GoalScored)
    yield row("sheet-penalty-goals", for_each(TEAMS, [event.seat for event in goals if event.how == "goal"]))
    yield row("sheet-drops", for_each(TEAMS, [event.seat for event in goals if event.how == "drop"]))
    yield row("sheet-metres", [_metres(played, seat) for seat in range(TEAMS)])
    yield row("sheet-tackles", [_tackles(played, seat) for seat in range(TEAMS)])
    yield row("sheet-interceptions", for_each(TEAMS, [event.seat for event in played.all_of(events.Intercepted)]))
    yield row("sheet-rucks", for_each(TEAMS, [event.seat for event in played.all_of(events.BallWon)]))
    won = played.all_of(events.SetPieceWon)
    yield row("sheet-scrums", for_each(TEAMS, [event.seat for event in won if event.how == "scrum"]))
    yield row("sheet-line-outs", for_each(TEAMS, [event.seat for event in won if event.how == "line-out"]))
    yield row("sheet-penalties", for_each(TEAMS, [event.seat for event in played.all_of(events.PenaltyGiven)]))


def _metres(played: PlayedGame, seat: int) -> Phrase:
    """What a team made with the ball in hand."""
    carried = 0
    for _, event in played.heard:
        if isinstance(event, events.Played | events.Ran | events.Intercepted) and event.seat == seat:
            carried += event.metres
    gathered = sum(event.seat == seat for event in played.all_of(events.Gathered))
    return Phrase("sheet-in-metres", {"metres": carried + gathered * OPENING_METRES})


def _tackles(played: PlayedGame, seat: int) -> Phrase:
    tried = sum(event.seat == seat for event in played.all_of(events.Tackled))
    missed = sum(event.seat == seat for event in played.all_of(events.MissedTackle))
    return of_all(max(0, tried - missed), tried)


def _score(played: PlayedGame) -> Curve:
    marks = [Mark(0, [0] * TEAMS, Phrase("sheet-start"))]
    for heard in played.heard:
        if isinstance(heard.event, (*_SCORES, events.HalfOver)):
            marks.append(Mark(heard.ply, heard.event.score, played.said(heard).phrase))
    return Curve(Phrase("sheet-points"), marks)


def _moments(played: PlayedGame) -> list[Moment]:
    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, _SCORES) and not (isinstance(event, events.Converted) and not event.good):
            return played.said(heard, "score", event.score)
        return played.said(heard) if isinstance(event, events.Intercepted) else None

    return played.moments(pick)
