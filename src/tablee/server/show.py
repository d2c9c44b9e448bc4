"""What each page may see of a table: always built for its own seats, from the views and stories that the games make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from tablee.core.game import Game, Seat, State
from tablee.core.narrator import Spoken
from tablee.core.story import Told
from tablee.server.course import Course
from tablee.server.protocol import Situation

Audience = tuple[Seat, ...]
"""The seats of a page; pages with the same seats see the same."""


def eyes(audience: Audience) -> Seat | None:
    """Through whose eyes a page reads the story.

    Its own seat's; on a screen that several share nobody's, so that the log tells none of them another's secret.
    """
    return audience[0] if len(audience) == 1 else None


def told(log: Sequence[Told], audience: Audience) -> list[Any]:
    """The story in the form that a page may see."""
    seat = eyes(audience)
    return [event.seen_by(seat) for event in log]


def views(state: State, audience: Audience) -> dict[str, Any]:
    """The position as each seat of a page may see it, and as anybody may where no seat has the page to itself."""
    seen = {str(seat): state.view(seat) for seat in audience}
    if len(audience) != 1:
        seen["spectator"] = state.view(None)
    return seen


def says(game: Game, seen: dict[str, Any]) -> dict[str, Spoken]:
    """What is said to each of them."""
    return {who: game.narrator.said(view) for who, view in seen.items()}


def situation(
    course: Course,
    audience: Audience,
    playing: Sequence[Seat],
    ended: dict[str, Any] | None,
    silence: int | None = None,
) -> Situation:
    """The position now; `playing` are the seats that people play themselves, `ended` how it ended by agreement.

    `silence` is how long a moment still lasts in which somebody may answer.
    """
    state = course.state
    outcome = ended or outcome_of(state)
    acting = [seat for seat in audience if seat in playing and outcome is None]
    narrator = course.match.game.narrator
    seen = views(state, audience)
    return Situation(
        ply=len(course.plies),
        views=seen,
        says=says(course.match.game, seen),
        legal={str(seat): narrator.choices(seen[str(seat)], state.legal(seat)) for seat in acting},
        waiting=[] if outcome else [seat for seat in state.waiting() if seat >= 0],
        clause=state.clause(),
        due=None if outcome else course.due_in() if silence is None else silence,
        now=course.now(),
        undo=_undos(course, acting),
        outcome=outcome,
    )


def past_situation(course: Course, ply: int, audience: Audience) -> Situation:
    """A position that is no longer: nothing can be done in it."""
    state = course.at(ply)
    waiting = [seat for seat in state.waiting() if seat >= 0]
    seen = views(state, audience)
    said = says(course.match.game, seen)
    return Situation(ply, seen, said, {}, waiting, state.clause(), None, None, {}, outcome_of(state))


def _undos(course: Course, seats: Sequence[Seat]) -> dict[str, Literal["free", "ask"]]:
    kinds = {str(seat): course.undo_kind(seat) for seat in seats}
    return {seat: kind for seat, kind in kinds.items() if kind is not None}


def outcome_of(state: State) -> dict[str, Any] | None:
    """How it ended by the rules, or nothing."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}
