"""The sheet of a session of L'Artropp: assaults, pots, and everybody's wealth from round to round."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.phrases import Phrase
from tablee.core.sheet import NOTHING, Course, Figure, Heard, Mark, Moment, Sheet, Tale, for_each, row
from tablee.games.artropp import events
from tablee.games.artropp.say import result_of


def sheet_of(tale: Tale) -> Sheet:
    """What everybody hears of rounds, assaults and pots."""
    return tale.sheet(list(_figures(tale)), [_wealth(tale)], _moments(tale))


def _figures(tale: Tale) -> Iterator[Figure]:
    seats = tale.seats
    assaults = tale.all_of(events.Assaulted)
    pots = tale.all_of(events.PotWon)
    yield row("sheet-gain", [Phrase("sheet-result", result_of(general.gain)) for general in tale.last.generals])
    yield row("sheet-units", for_each(seats, [event.seat for event in tale.all_of(events.Added)]))
    yield row("sheet-assaults", for_each(seats, [event.seat for event in assaults]))
    paid = [[event.paid for event in assaults if event.seat == seat] for seat in range(seats)]
    yield row("sheet-paid", [_braves(sum(amounts)) for amounts in paid])
    if pots:
        yield row("sheet-pots", for_each(seats, [event.seat for event in pots]))
        yield row("sheet-biggest-pot", _biggest(pots, seats))
    felled = [event.seat for event in tale.all_of(events.Felled) if event.target >= 0]
    if felled:
        yield row("sheet-felled", for_each(seats, felled))


def _biggest(pots: list[events.PotWon], seats: int) -> list[int | Phrase]:
    won = [[event.amount for event in pots if event.seat == seat] for seat in range(seats)]
    return [_braves(max(amounts)) if amounts else NOTHING for amounts in won]


def _braves(amount: int) -> Phrase:
    return Phrase("sheet-braves", {"amount": amount})


def _wealth(tale: Tale) -> Course:
    """What everybody has after each round; what was bought in again is not wealth."""
    marks = [Mark(0, [general.gain for general in tale.first.generals], Phrase("sheet-start"))]
    debts = [0] * tale.seats
    full = tale.first.full_purse
    for ply, event in tale.heard:
        if isinstance(event, events.Rebought):
            debts[event.seat] = event.debt
        elif isinstance(event, events.Joined):
            debts[event.seat] = 0
        elif isinstance(event, events.RoundOver):
            gains = [purse - full - debt for purse, debt in zip(event.purses, debts, strict=True)]
            marks.append(Mark(ply, gains, Phrase("sheet-round", {"round": event.round})))
    return Course(Phrase("sheet-wealth"), marks)


def _moments(tale: Tale) -> list[Moment]:
    biggest = max((event.amount for event in tale.all_of(events.PotWon)), default=0)

    def pick(heard: Heard) -> Moment | None:
        event = heard.event
        if isinstance(event, events.PotWon) and event.amount == biggest:
            return Moment(heard.ply, Phrase("sheet-the-biggest-pot", {"pot": tale.said(heard).phrase}), "score")
        if isinstance(event, events.PotWon | events.PotShared):
            return tale.said(heard, "score")
        return tale.said(heard) if isinstance(event, events.Left | events.Rebought) else None

    return tale.moments(pick)
