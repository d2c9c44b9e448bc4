"""The sheet of a session of L'Artropp: assaults, pots, and everybody's wealth from round to round."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.core.sheet import NOTHING, Curve, Figure, Heard, Mark, Moment, PlayedGame, Sheet, for_each, row
from tablee.games.artropp import events
from tablee.games.artropp.say import result_of


def sheet_of(played: PlayedGame) -> Sheet:
    """What everybody hears of rounds, assaults and pots."""
    return played.sheet(list(_figures(played)), [_wealth(played)], _moments(played))


def _figures(played: PlayedGame) -> Iterator[Figure]:
    seats = played.seats
    assaults = played.all_of(events.Assaulted)
    pots = played.all_of(events.PotWon)
    yield row("sheet-gain", [Phrase("sheet-result", result_of(general.gain)) for general in played.last.generals])
    yield row("sheet-units", for_each(seats, [event.seat for event in played.all_of(events.Added)]))
    yield row("sheet-assaults", for_each(seats, [event.seat for event in assaults]))
    paid = [[event.paid for event in assaults if event.seat == seat] for seat in range(seats)]
    yield row("sheet-paid", [_braves(sum(amounts)) for amounts in paid])
    if pots:
        yield row("sheet-pots", for_each(seats, [event.seat for event in pots]))
        won = [[event.amount for event in pots if event.seat == seat] for seat in range(seats)]
        yield row("sheet-biggest-pot", [_braves(max(amounts)) if amounts else NOTHING for amounts in won])
    felled = [event.seat for event in played.all_of(events.Felled) if event.target >= 0]
    if felled:
        yield row("sheet-felled", for_each(seats, felled))


def _braves(amount: int) -> Phrase:
    return Phrase("sheet-braves", {"amount": amount})


def _wealth(played: PlayedGame) -> Curve:
    """What everybody has after each round; what was bought in again is not wealth."""
    marks = [Mark(0, [general.gain for general in played.first.generals], Phrase("sheet-start"))]
    debts = [0] * played.seats
    full = played.first.full_purse
    for ply, event in played.heard:
        if isinstance(event, events.Rebought):
            debts[event.seat] = event.debt
        elif isinstance(event, events.Joined):
            debts[event.seat] = 0
        elif isinstance(event, events.RoundOver):
            gains = [purse - full - debt for purse, debt in zip(event.purses, debts, strict=True)]
            marks.append(Mark(ply, gains, Phrase("sheet-round", {"round": event.round})))
    return Curve(Phrase("sheet-wealth"), marks)


def _moments(played: PlayedGame) -> list[Moment]:
    biggest = max((event.amount for event in played.all_of(events.PotWon)), default=0)

    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, events.PotWon) and event.amount == biggest:
            return Moment(heard.ply, Phrase("sheet-the-biggest-pot", {"pot": played.said(heard).phrase}), "score")
        if isinstance(event, events.PotWon | events.PotShared):
            return played.said(heard, "score")
        return played.said(heard) if isinstance(event, events.Left | events.Rebought) else None

    return played.moments(pick)
