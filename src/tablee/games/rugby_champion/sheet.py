"""The sheet of a match of Rugby Champion: who scored when, challenges, set pieces, Avantages and special cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.core.phrases import Phrase
from tablee.core.sheet import TEAMS, Curve, Figure, Heard, Kind, Mark, Moment, PlayedGame, Sheet, for_each, good_of, row
from tablee.games.rugby_champion import events

_SCORES = (events.TryScored, events.Converted, events.PenaltyScored)
_CHALLENGE = "RC-11"
"""The clause of a comparison that is no set piece."""


def sheet_of(played: PlayedGame) -> Sheet:
    """What everybody hears of a match; alone, the second team is the Non-joueur."""
    return played.sheet(list(_figures(played)), [_score(played)], _moments(played), TEAMS)


def _figures(played: PlayedGame) -> Iterator[Figure]:
    tries = played.all_of(events.TryScored)
    yield row("sheet-tries", for_each(TEAMS, [event.side for event in tries]))
    taken = played.all_of(events.Converted)
    yield row("sheet-conversions", [good_of([one.good for one in taken if one.side == team]) for team in range(TEAMS)])
    yield row("sheet-penalty-goals", for_each(TEAMS, [event.side for event in played.all_of(events.PenaltyScored)]))
    begun = [event.side for event in played.all_of(events.PhaseBegan) if event.kind == "attack"]
    yield row("sheet-attacks", for_each(TEAMS, begun))
    yield row("sheet-challenges", for_each(TEAMS, _winners(played)))
    intercepted = [event.side for event in tries if event.how == "interception"]
    yield row("sheet-interceptions", for_each(TEAMS, intercepted))
    won = [(event.kind, event.side) for event in played.all_of(events.SetPieceWon) if event.side is not None]
    yield row("sheet-scrums", for_each(TEAMS, [team for kind, team in won if kind == "melee"]))
    yield row("sheet-line-outs", for_each(TEAMS, [team for kind, team in won if kind == "touche"]))
    yield row("sheet-advantages", for_each(TEAMS, [event.side for event in played.all_of(events.AdvantageTaken)]))
    whistled = [event.side for event in played.all_of(events.Whistled) if event.effect != "nothing"]
    yield row("sheet-whistles", for_each(TEAMS, whistled))


def _winners(played: PlayedGame) -> list[int]:
    """Who won each challenge, by the last comparison before the next one."""
    winners: list[int] = []
    last: events.Compared | None = None
    for _, event in played.heard:
        if isinstance(event, events.Compared) and event.clause == _CHALLENGE:
            last = event
        elif isinstance(event, events.Challenged | events.PhaseBegan | events.HalfOver):
            if last is not None and last.gap:
                winners.append(last.sides[0] if last.gap > 0 else last.sides[1])
            last = None
    return winners


def _score(played: PlayedGame) -> Curve:
    marks = [Mark(0, [0] * TEAMS, Phrase("sheet-start"))]
    for heard in played.heard:
        if isinstance(heard.event, (*_SCORES, events.HalfOver)):
            marks.append(Mark(heard.ply, heard.event.score, _told(played, heard).phrase))
    return Curve(Phrase("sheet-points"), marks)


def _moments(played: PlayedGame) -> list[Moment]:
    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, _SCORES) and not (isinstance(event, events.Converted) and not event.good):
            return _told(played, heard, "score", event.score)
        is_advantage = isinstance(event, events.AdvantageTaken) and not event.second
        return _told(played, heard) if is_advantage else None

    return played.moments(pick, (events.HalfBegan,))


def _told(played: PlayedGame, heard: Heard, kind: Kind = "great", score: Sequence[int] = ()) -> Moment:
    """An event without the clause that it follows: on a sheet nobody asks for that."""
    moment = played.said(heard, kind, score)
    sentence = moment.phrase.facts.get("sentence")
    return moment if sentence is None else Moment(moment.ply, sentence, kind, moment.score)
