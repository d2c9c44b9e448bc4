"""Ubongo in phrases: pieces, times, events, moves, what is to be done, and how it ended.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
phrase tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tablee.core.narrator import RaceNarrator
from tablee.core.phrases import Person, Phrase, about, match_over, people, won_by
from tablee.core.spoken import Choice
from tablee.games.ubongo import events
from tablee.games.ubongo import moves as verbs
from tablee.games.ubongo.moves import LAG_STEP, LAGS, Act, Kit, cell_name
from tablee.games.ubongo.view import UbongoView

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND
_UNLISTED: Final = (verbs.LAY, verbs.TAKE_UP, verbs.HINT)
"""Moves that nobody chooses from a list: they are made with the pieces and the grid."""


def said_time(milliseconds: int) -> Phrase:
    """How long something took, to the tenth of a second: "42.3 s", "1 min 05.0 s"."""
    minutes, rest = divmod(milliseconds, _MINUTE)
    seconds, rest = divmod(rest, _SECOND)
    written = f"{seconds:02}" if minutes else str(seconds)
    return Phrase("time", {"minutes": minutes, "seconds": written, "tenths": str(rest // 100)})


def sheet_name(view: UbongoView) -> str:
    """What is printed on the sheet that is played: "A3"."""
    return f"{view.side}{view.sheet}"


# ----------------------------------------------------------------------------------------------------------- events


def _tell_rolled(event: events.Rolled) -> Phrase:
    facts = {"row": event.row, "pieces": list(event.pieces)}
    if event.leader is None:
        return Phrase("event-rolled", facts)
    return about("event-rolled-leader", event.leader, **facts)


def _tell_duel_won(event: events.DuelWon) -> Phrase:
    facts = {"sheet": event.sheet, "space": event.space}
    if event.taken:
        return about("event-duel-taken", event.seat, **facts)
    return about("event-duel-won", event.seat, time=said_time(event.milliseconds), **facts)


def _tell_laid(event: events.Laid) -> Phrase:
    """Only who laid it knows where."""
    cell = None if event.lay is None else _lay_facts(event.lay)["at"]
    return about("event-laid", event.seat, piece=event.piece, cell=cell)


def _lay_facts(lay: str) -> dict[str, str]:
    """What ``B3b2`` says of a piece: which of its shapes, and where its corner lies."""
    return {"shape": lay[1:-2], "at": lay[-2:]}


def _tell_hinted(event: events.Hinted) -> Phrase:
    if event.piece is None:
        return Phrase("event-hint-no-way")
    facts = {"cell": event.cell, "piece": event.piece}
    if event.lay is not None:
        return Phrase("event-hint-place", {**facts, **_lay_facts(event.lay)})
    if event.other is not None:
        return Phrase("event-hint-other", {**facts, "other": event.other})
    return Phrase("event-hint-piece", facts)


# ---------------------------------------------------------------------------------------------- what is to be decided


def _rival(view: UbongoView) -> int:
    """Whom the reader plays against."""
    return 1 if view.seat == 0 else 0


def _prompt_ready(view: UbongoView) -> Phrase:
    if view.seat is None or view.seat not in view.waiting:
        return Phrase("prompt-wait-ready", {"names": people(view.waiting)})
    key = "prompt-ready" if view.practice is None else "prompt-ready-practice"
    return Phrase(key, {"sheet": sheet_name(view)})


def _prompt_countdown(view: UbongoView) -> Phrase:
    if view.leader is None:
        return Phrase("prompt-countdown", {"sheet": sheet_name(view)})
    return about("prompt-countdown-double", view.leader, sheet=sheet_name(view))


def _prompt_race(view: UbongoView) -> Phrase:
    if view.seat is None:
        return _prompt_watch(view)
    if view.practice is not None:
        key = "prompt-practice" if view.practice.teaches else "prompt-race"
        return Phrase(key, {"pieces": _pieces_needed(view, view.seat)})
    return _prompt_duel(view, view.seat)


def _prompt_watch(view: UbongoView) -> Phrase:
    called = next((seat for seat, racer in enumerate(view.racers) if racer.claimed), None)
    if called is not None:
        return about("prompt-rival-called", called)
    racers = len(view.racers)
    return Phrase("prompt-watch", {"names": people(range(racers)), "racers": racers, "sheet": sheet_name(view)})


def _prompt_duel(view: UbongoView, seat: int) -> Phrase:
    """The most urgent thing first."""
    me, rival = view.racers[seat], view.racers[_rival(view)]
    facts: dict[str, Any] = {"name": Person(_rival(view)), "pieces": _pieces_needed(view, seat)}
    if me.claimed:
        key = "prompt-called"
    elif rival.claimed:
        key = "prompt-rival-called"
    elif rival.forsaken:
        key = "prompt-forsaken"
    elif rival.votes:
        key = "prompt-rival-votes"
    elif me.votes:
        key = "prompt-votes"
    elif seat == view.leader:
        key = "prompt-second" if me.done else "prompt-first"
    else:
        key = "prompt-race"
    return Phrase(key, facts)


def _pieces_needed(view: UbongoView, seat: int) -> list[str]:
    """The pieces of the puzzle that `seat` is to solve now."""
    racer = view.racers[seat]
    return list(racer.tasks[min(racer.done, len(racer.tasks) - 1)].pieces)


_PROMPTS: Final[Mapping[str, Callable[[UbongoView], Phrase]]] = {
    "ready": _prompt_ready,
    "countdown": _prompt_countdown,
    "roll": lambda view: Phrase("prompt-roll"),
    "race": _prompt_race,
    "over": lambda view: Phrase("prompt-over" if view.practice is None else "prompt-over-practice"),
}


# ----------------------------------------------------------------------------------------------------- the narrator


class UbongoNarrator(RaceNarrator[Act]):
    """Speaks of pieces, sheets and who was faster."""

    tellers: ClassVar = {
        events.CountdownBegan: lambda event: Phrase(
            "event-countdown", {"sheet": event.sheet, "seconds": event.milliseconds // _SECOND}
        ),
        events.Rolled: _tell_rolled,
        events.DuelWon: _tell_duel_won,
        events.Laid: _tell_laid,
        events.Hinted: _tell_hinted,
        events.Solved: lambda event: Phrase(
            "event-solved", {"time": said_time(event.milliseconds), "hints": event.hints}
        ),
        events.MatchOver: lambda event: match_over(event.winners, event.spaces),
    }
    chapters = (events.CountdownBegan,)

    def __init__(self, kit: Kit) -> None:
        """Speak of the pieces of `kit`."""
        self.letters = kit.letters

    def time(self, milliseconds: int) -> Phrase:
        """How long something took."""
        return said_time(milliseconds)

    def move(self, view: UbongoView, move: Act) -> Phrase:
        """What a move means in this position: "lay piece A, shape 3, at b2"."""
        facts: dict[str, Any] = {}
        key = f"move-{move.notation}"
        match move.verb:
            case verbs.LAY:
                key, facts = "move-lay", {"shape": str(move.shape + 1), "cell": cell_name(move.row, move.col)}
                facts["piece"] = self.letters[move.piece]
            case verbs.TAKE_UP:
                key, facts = "move-take-up", {"piece": self.letters[move.piece]}
            case verbs.READY | verbs.TAKE | verbs.REPLAY:
                facts = {"sheet": sheet_name(view)}
            case verbs.AGAIN:
                is_asked = len(view.racers) > 1 and view.racers[_rival(view)].votes
                key = "move-agree" if is_asked else "move-again"
            case verbs.RESIGN:
                facts = {"name": Person(_rival(view))}
            case verbs.HINT:
                key, facts = "move-hint", {"cell": cell_name(move.row, move.col)}
            case verbs.ROLL:
                key, facts = "move-roll", {"row": move.number + 1}
            case verbs.FORSAKEN:
                key, facts = "move-forsaken", {"name": Person(move.number)}
            case verbs.SETTLE:
                first, second = divmod(move.number, LAGS)
                key, facts = "move-settle", {"first": first * LAG_STEP, "second": second * LAG_STEP}
        return Phrase(key, facts)

    def choices(self, view: UbongoView, moves: Sequence[Act]) -> list[Choice]:
        """What can be chosen by a word; whoever has a piece in hand tries where it fits."""
        return [self.choice(view, move) for move in moves if move.verb not in _UNLISTED]

    def prompt(self, view: UbongoView) -> Phrase:
        """What is to be done now, by whoever looks or by the others that they wait for."""
        return _PROMPTS[view.phase](view)

    def progress(self, view: UbongoView) -> Phrase:
        """How far the match is: "sheet A3, 3 of 9"; in practice the sheet and, once it is rolled, the row."""
        sheet = sheet_name(view)
        if view.practice is None:
            return Phrase("progress", {"name": sheet, "sheet": view.sheet, "sheets": view.sheets})
        tasks = view.racers[0].tasks
        return Phrase("progress-practice", {"name": sheet, "row": tasks[0].row if tasks else 0})

    def outcome(self, view: UbongoView) -> list[Phrase]:
        """Why it ended, who won, and how many duels each has; in practice how it went; nothing while it goes on."""
        if not view.reason:
            return []
        reason = Phrase(f"reason-{view.reason}")
        if view.practice is not None:
            last = view.last
            if last is None or last.end == "given-up":
                return [reason, Phrase("outcome-given-up")]
            facts = {"time": said_time(last.milliseconds), "hints": view.practice.hints}
            return [reason, Phrase("outcome-solved", facts)]
        ranking = sorted(range(len(view.racers)), key=lambda seat: -view.racers[seat].space)
        standings = [about("outcome-standing", seat, duels=view.racers[seat].space) for seat in ranking]
        return [reason, won_by(view.winners), *standings]
