"""The sheet of a match of Worldwide Football: goals, shots, balls won, Stars, fouls and cards."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.core.sheet import TEAMS, Curve, Figure, Heard, Mark, Moment, PlayedGame, Sheet, for_each, good_of, row
from tablee.games.worldwide_football import events

_ON_TARGET = ("goal", "saved", "corner")


def sheet_of(played: PlayedGame) -> Sheet:
    """What everybody hears of a match; alone, the second team is the virtual opponent."""
    return played.sheet(list(_figures(played)), [_score(played)], _moments(played), TEAMS)


def _figures(played: PlayedGame) -> Iterator[Figure]:
    yield row("sheet-goals", [played.last.sides[team].score for team in range(TEAMS)])
    yield row("sheet-shots", for_each(TEAMS, [event.seat for event in played.all_of(events.Shot)]))
    judged = played.all_of(events.ShotJudged)
    yield row("sheet-on-target", for_each(TEAMS, [event.seat for event in judged if event.result in _ON_TARGET]))
    yield row("sheet-saves", for_each(TEAMS, [1 - event.seat for event in judged if event.result == "saved"]))
    thrown = played.all_of(events.DefenceThrown)
    yield row("sheet-defences", [good_of([one.good for one in thrown if one.seat == team]) for team in range(TEAMS)])
    won = [event.seat for event in played.all_of(events.Possession) if event.why in ("defence", "trap")]
    yield row("sheet-balls-won", for_each(TEAMS, won))
    yield row("sheet-stars", for_each(TEAMS, [event.seat for event in played.all_of(events.StarUsed)]))
    yield row("sheet-fouls", for_each(TEAMS, [event.seat for event in played.all_of(events.Fouled)]))
    shown = played.all_of(events.Carded)
    yield row("sheet-yellow", for_each(TEAMS, [event.seat for event in shown if event.card == "yellow"]))
    yield row("sheet-red", for_each(TEAMS, [event.seat for event in shown if event.card == "red"]))


def _score(played: PlayedGame) -> Curve:
    marks = [Mark(0, [0] * TEAMS, Phrase("sheet-start"))]
    for heard in played.heard:
        if isinstance(heard.event, events.Goal | events.HalfOver):
            marks.append(Mark(heard.ply, heard.event.score, played.said(heard).phrase))
    return Curve(Phrase("sheet-goals"), marks)


def _moments(played: PlayedGame) -> list[Moment]:
    def pick(heard: Heard) -> Moment | None:
        if isinstance(heard.event, events.Goal):
            return played.said(heard, "score", heard.event.score)
        return played.said(heard) if _is_great(heard.event) else None

    return played.moments(pick)


def _is_great(event: object) -> bool:
    """A penalty, a red card, a shot that was stopped."""
    if isinstance(event, events.ShotJudged):
        return event.result == "saved"
    if isinstance(event, events.Carded):
        return event.card == "red"
    return isinstance(event, events.PenaltyTaken)
