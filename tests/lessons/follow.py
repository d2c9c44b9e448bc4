"""Whoever follows a lesson: plays what it shows, and in a race finds the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from tablee.core.clock import HandClock
from tablee.core.game import CLOCK, Game
from tablee.core.lesson import LEARNER, Lesson, LessonProgress, is_written
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.record import read_options
from tablee.core.story import Told

Choose = Callable[[Sequence[str]], str]
"""Which of several moves that the lesson leaves open the learner plays."""


def first_of(open_moves: Sequence[str]) -> str:
    return open_moves[0]


def last_of(open_moves: Sequence[str]) -> str:
    return open_moves[-1]


def tag(event: object) -> str:
    """What an event is called where lessons name it."""
    return type(event).__name__.lower()


def followed(game: Game, lesson: Lesson, choose: Choose = first_of) -> Iterator[tuple[int, list[Told], Match]]:
    """Play a lesson to its end by the rules; after each of its plies how many there were, and what was told."""
    clock = HandClock()
    match = Match.start(game, read_options(game, lesson.options), lesson.seats, clock=clock)
    progress = LessonProgress(lesson, is_race=match.state.is_race())
    while progress.goes_on():
        ply = lesson.plies[progress.cue]
        if ply.actor == CLOCK:
            _race_until_due(game, match, clock)
            move = match.state.tick([0] * lesson.seats)
            assert is_written(ply.notation, move.notation), ply
        else:
            move = _move(match, progress, choose)
        match.play(ply.actor, move)
        progress.hear(ply.actor, move.notation)
        yield progress.cue, match.take_story(), match


def _move(match: Match, progress: LessonProgress, choose: Choose) -> Move:
    ply = progress.lesson.plies[progress.cue]
    legal: dict[str, Move] = {move.notation: move for move in match.state.legal(ply.actor)}
    shown = [notation for notation in progress.next(ply.actor) if notation in legal]
    assert shown, f"{ply} (line {ply.line}) cannot be played; there are {', '.join(legal)}"
    return legal[choose(shown)] if ply.actor == LEARNER else legal[shown[0]]


def _race_until_due(game: Game, match: Match, clock: HandClock) -> None:
    """Find what is left to the learner, and let time pass."""
    while match.state.due() is None:
        assert game.pace is not None
        move, _ = game.pace.next_deed(match.state, LEARNER, "casual", 1)
        match.play(LEARNER, move)
    clock.move_to(match.state.due() or 0)


def is_his(event: object) -> bool:
    """Whether an event is the learner's own doing."""
    fields = fields_of(event)
    return bool(fields.get("seat", fields.get("side")) == LEARNER)


def fields_of(event: object) -> dict[str, object]:
    """What an event tells."""
    fields: dict[str, object] = msgspec.to_builtins(event)
    return fields
