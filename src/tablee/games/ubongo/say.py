"""Ubongo in words: pieces, times, events, moves, what is to be done, and how it ended.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
sentence tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import Fact
from tablee.core.voice import Names, Tellers, Voice, said_move
from tablee.games.ubongo import story as tale
from tablee.games.ubongo.view import UbongoView

if TYPE_CHECKING:
    from tablee.words import Words

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND


# ----------------------------------------------------------------------------------------------- times and pieces


def say_time(words: Words, milliseconds: int) -> str:
    """How long something took, to the tenth of a second: "42.3 s", "1 min 05.0 s"."""
    minutes, rest = divmod(milliseconds, _MINUTE)
    seconds, rest = divmod(rest, _SECOND)
    written = f"{seconds:02}" if minutes else str(seconds)
    return words("time", minutes=minutes, seconds=written, tenths=str(rest // 100))


def say_pieces(words: Words, pieces: Sequence[str]) -> str:
    """Letters of pieces in a row: "B, G, N and R"."""
    return words.listed(list(pieces))


def say_sheet(view: UbongoView) -> str:
    """What is printed on the sheet that is played: "A3"."""
    return f"{view.side}{view.sheet}"


def say_progress(words: Words, view: UbongoView) -> str:
    """How far the match is: "sheet A3, 3 of 9"; in practice the sheet and, once it is rolled, the row."""
    if view.practice is None:
        return words("progress", name=say_sheet(view), sheet=view.sheet, sheets=view.sheets)
    tasks = view.racers[0].tasks
    return words("progress-practice", name=say_sheet(view), row=tasks[0].row if tasks else 0)


# ----------------------------------------------------------------------------------------------------------- events


def say_event(words: Words, event: tale.Event, names: Names, reader: int | None) -> str:
    """One sentence of the log, for `reader` (``None``: a spectator); empty if it is not worth telling."""
    return _TELLERS[type(event)](Voice(words, names, reader), event)


def _tell_readied(voice: Voice, event: tale.Readied) -> str:
    """Only that others are ready is news."""
    return "" if event.seat == voice.reader else voice.words("event-readied", name=voice.name(event.seat))


def _tell_countdown(voice: Voice, event: tale.CountdownBegan) -> str:
    return voice.words("event-countdown", sheet=event.sheet, seconds=event.milliseconds // _SECOND)


def _tell_rolled(voice: Voice, event: tale.Rolled) -> str:
    pieces = say_pieces(voice.words, event.pieces)
    if event.leader is None:
        return voice.words("event-rolled", row=event.row, pieces=pieces)
    return voice.about("event-rolled-leader", event.leader, row=event.row, pieces=pieces)


def _tell_race_began(voice: Voice, event: tale.RaceBegan) -> str:
    return voice.words("event-race-began")


def _tell_laid(voice: Voice, event: tale.Laid) -> str:
    return voice.about("event-laid", event.seat, piece=event.piece, lay=event.lay or "none")


def _tell_taken_up(voice: Voice, event: tale.TakenUp) -> str:
    return voice.about("event-taken-up", event.seat, piece=event.piece)


def _tell_first_solved(voice: Voice, event: tale.FirstSolved) -> str:
    return voice.about("event-first-solved", event.seat)


def _tell_called(voice: Voice, event: tale.Called) -> str:
    return voice.about("event-called", event.seat)


def _tell_voted(voice: Voice, event: tale.Voted) -> str:
    return voice.about("event-voted", event.seat)


def _tell_withdrew(voice: Voice, event: tale.Withdrew) -> str:
    return voice.about("event-withdrew", event.seat)


def _tell_went(voice: Voice, event: tale.Went) -> str:
    return voice.about("event-went", event.seat)


def _tell_came_back(voice: Voice, event: tale.CameBack) -> str:
    return voice.about("event-came-back", event.seat)


def _tell_forsaken(voice: Voice, event: tale.Forsaken) -> str:
    return voice.about("event-forsaken", event.seat)


def _tell_rolled_again(voice: Voice, event: tale.RolledAgain) -> str:
    return voice.words("event-rolled-again", sheet=event.sheet, end=event.end)


def _tell_laid_aside(voice: Voice, event: tale.LaidAside) -> str:
    return voice.words("event-laid-aside", sheet=event.sheet)


def _tell_duel_won(voice: Voice, event: tale.DuelWon) -> str:
    if event.taken:
        return voice.about("event-duel-taken", event.seat, sheet=event.sheet, space=event.space)
    time = say_time(voice.words, event.milliseconds)
    return voice.about("event-duel-won", event.seat, sheet=event.sheet, space=event.space, time=time)


def _tell_resigned(voice: Voice, event: tale.Resigned) -> str:
    return voice.about("event-resigned", event.seat)


def _tell_hinted(voice: Voice, event: tale.Hinted) -> str:
    if event.piece is None:
        return voice.words("event-hint-no-way")
    if event.lay is not None:
        return voice.words("event-hint-place", cell=event.cell, piece=event.piece, lay=event.lay)
    if event.other is not None:
        return voice.words("event-hint-other", cell=event.cell, piece=event.piece, other=event.other)
    return voice.words("event-hint-piece", cell=event.cell, piece=event.piece)


def _tell_solvable(voice: Voice, event: tale.AskedSolvable) -> str:
    return voice.words("event-solvable", solvable=event.solvable)


def _tell_solved(voice: Voice, event: tale.Solved) -> str:
    return voice.words("event-solved", time=say_time(voice.words, event.milliseconds), hints=event.hints)


def _tell_gave_up(voice: Voice, event: tale.GaveUp) -> str:
    return voice.words("event-gave-up")


def _tell_match_over(voice: Voice, event: tale.MatchOver) -> str:
    best, least = max(event.spaces), min(event.spaces)
    facts: dict[str, Fact] = {"winners": len(event.winners), "best": best, "least": least}
    return voice.about("event-match-over", event.winners[0], **facts)


_TELLERS: Final[Mapping[type[tale.Event], Callable[[Voice, Any], str]]] = {
    tale.Readied: _tell_readied,
    tale.CountdownBegan: _tell_countdown,
    tale.Rolled: _tell_rolled,
    tale.RaceBegan: _tell_race_began,
    tale.Laid: _tell_laid,
    tale.TakenUp: _tell_taken_up,
    tale.FirstSolved: _tell_first_solved,
    tale.Called: _tell_called,
    tale.Voted: _tell_voted,
    tale.Withdrew: _tell_withdrew,
    tale.Went: _tell_went,
    tale.CameBack: _tell_came_back,
    tale.Forsaken: _tell_forsaken,
    tale.RolledAgain: _tell_rolled_again,
    tale.LaidAside: _tell_laid_aside,
    tale.DuelWon: _tell_duel_won,
    tale.Resigned: _tell_resigned,
    tale.Hinted: _tell_hinted,
    tale.AskedSolvable: _tell_solvable,
    tale.Solved: _tell_solved,
    tale.GaveUp: _tell_gave_up,
    tale.MatchOver: _tell_match_over,
}


# ------------------------------------------------------------------------------------------------------------ moves


def say_move(words: Words, view: UbongoView, notation: str, names: Names = ()) -> str:
    """What a move means in this position, as a line of a menu: "lay piece A, shape 3, at b2"."""
    return said_move(_MOVES, Voice(words, names, view.seat), view, notation)


def _rival(view: UbongoView) -> int:
    """Whom the reader plays against."""
    return 1 if view.seat == 0 else 0


def _say_lay(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-lay", piece=match[1], shape=match[2], cell=match[3])


def _say_take_up(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-take-up", piece=match[1])


def _say_ready(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-ready", sheet=say_sheet(view))


def _say_again(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    is_asked = len(view.racers) > 1 and view.racers[_rival(view)].votes
    return voice.words("move-agree" if is_asked else "move-again")


def _say_about_sheet(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[1]}", sheet=say_sheet(view))


def _say_resign(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-resign", name=voice.name(_rival(view)))


def _say_hint(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-hint", cell=match[1])


def _say_plain(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[1]}")


def _say_roll(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-roll", row=int(match[1]))


def _say_forsaken(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.about("move-forsaken", int(match[1]) - 1)


def _say_settle(voice: Voice, view: UbongoView, match: re.Match[str]) -> str:
    return voice.words("move-settle", first=int(match[1]), second=int(match[2]))


_MOVES: Final[Tellers[Voice, UbongoView]] = (
    (re.compile(r"([A-U])(\d)([a-g]\d)"), _say_lay),
    (re.compile(r"-([A-U])"), _say_take_up),
    (re.compile(r"ready"), _say_ready),
    (re.compile(r"again"), _say_again),
    (re.compile(r"(take|replay)"), _say_about_sheet),
    (re.compile(r"resign"), _say_resign),
    (re.compile(r"\?([a-g]\d)"), _say_hint),
    (re.compile(r"(go-on|away|back|solvable|solution|go)"), _say_plain),
    (re.compile(r"d(\d+)"), _say_roll),
    (re.compile(r"forsaken(\d)"), _say_forsaken),
    (re.compile(r"settle-(\d+)-(\d+)"), _say_settle),
)


# ---------------------------------------------------------------------------------------------- what is to be decided


def say_prompt(words: Words, view: UbongoView, names: Names = ()) -> str:
    """What is to be done now, by whoever looks or by the others that they wait for."""
    return _PROMPTS[view.phase](Voice(words, names, view.seat), view)


def _prompt_ready(voice: Voice, view: UbongoView) -> str:
    if view.seat is None or view.seat not in view.waiting:
        return voice.words("prompt-wait-ready", names=voice.all_names(view.waiting))
    if view.practice is not None:
        return voice.words("prompt-ready-practice", sheet=say_sheet(view))
    return voice.words("prompt-ready", sheet=say_sheet(view))


def _prompt_countdown(voice: Voice, view: UbongoView) -> str:
    if view.leader is None:
        return voice.words("prompt-countdown", sheet=say_sheet(view))
    return voice.about("prompt-countdown-double", view.leader, sheet=say_sheet(view))


def _prompt_roll(voice: Voice, view: UbongoView) -> str:
    return voice.words("prompt-roll")


def _prompt_race(voice: Voice, view: UbongoView) -> str:
    if view.seat is None:
        return _prompt_watch(voice, view)
    if view.practice is not None:
        return voice.words("prompt-practice", pieces=_pieces_needed(voice, view, view.seat))
    return _prompt_duel(voice, view, view.seat)


def _prompt_watch(voice: Voice, view: UbongoView) -> str:
    called = next((seat for seat, racer in enumerate(view.racers) if racer.claimed), None)
    if called is not None:
        return voice.words("prompt-rival-called", name=voice.name(called))
    names = voice.all_names(range(len(view.racers)))
    return voice.words("prompt-watch", names=names, racers=len(view.racers), sheet=say_sheet(view))


def _prompt_duel(voice: Voice, view: UbongoView, seat: int) -> str:
    """The most urgent thing first."""
    me, rival = view.racers[seat], view.racers[_rival(view)]
    name = voice.name(_rival(view))
    pieces = _pieces_needed(voice, view, seat)
    if me.claimed:
        return voice.words("prompt-called")
    if rival.claimed:
        return voice.words("prompt-rival-called", name=name)
    if rival.forsaken:
        return voice.words("prompt-forsaken", name=name)
    if rival.votes:
        return voice.words("prompt-rival-votes", name=name, pieces=pieces)
    if me.votes:
        return voice.words("prompt-votes", name=name, pieces=pieces)
    if seat == view.leader:
        return voice.words("prompt-second" if me.done else "prompt-first", pieces=pieces)
    return voice.words("prompt-race", pieces=pieces)


def _pieces_needed(voice: Voice, view: UbongoView, seat: int) -> str:
    """The pieces of the puzzle that `seat` is to solve now."""
    racer = view.racers[seat]
    return say_pieces(voice.words, racer.tasks[min(racer.done, len(racer.tasks) - 1)].pieces)


def _prompt_over(voice: Voice, view: UbongoView) -> str:
    return voice.words("prompt-over" if view.practice is None else "prompt-over-practice")


_PROMPTS: Final[Mapping[str, Callable[[Voice, UbongoView], str]]] = {
    "ready": _prompt_ready,
    "countdown": _prompt_countdown,
    "roll": _prompt_roll,
    "race": _prompt_race,
    "over": _prompt_over,
}


# ---------------------------------------------------------------------------------------------------------- the end


def say_outcome(words: Words, view: UbongoView, names: Names = ()) -> list[str]:
    """Why it ended, who won, and how many duels each has; in practice how it went; nothing while it goes on."""
    if not view.reason:
        return []
    if view.practice is not None:
        return [words(f"reason-{view.reason}"), _say_practice(words, view)]
    voice = Voice(words, names, view.seat)
    ranking = sorted(range(len(view.racers)), key=lambda seat: -view.racers[seat].space)
    standings = [voice.about("outcome-standing", seat, duels=view.racers[seat].space) for seat in ranking]
    return [words(f"reason-{view.reason}"), _say_winners(voice, view.winners), *standings]


def _say_winners(voice: Voice, winners: Sequence[int]) -> str:
    if len(winners) == 1:
        return voice.about("outcome-won", winners[0])
    return voice.words("outcome-shared", names=voice.all_names(winners))


def _say_practice(words: Words, view: UbongoView) -> str:
    assert view.practice is not None
    if view.last is None or view.last.end == "given-up":
        return words("outcome-given-up")
    return words("outcome-solved", time=say_time(words, view.last.milliseconds), hints=view.practice.hints)
