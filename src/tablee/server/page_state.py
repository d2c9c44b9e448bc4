"""What each page may see of a table: always built for its own seats, from the views and stories that the games make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.game import Seat, State
from tablee.core.narrator import Spoken
from tablee.core.story import Told
from tablee.server.files import file_info
from tablee.server.protocol import Happened, Proposed, Seats, Situation, Welcome
from tablee.server.reaction import ReactionWindow
from tablee.server.table_state import TableState

Audience = tuple[Seat, ...]
"""The seats of a page; pages with the same seats see the same."""


class PageState:
    """Makes what pages are told of a table."""

    def __init__(self, table: TableState, reaction: ReactionWindow) -> None:
        self._table = table
        self._match = table.match
        self._reaction = reaction

    def situation(self, audience: Audience) -> Situation:
        """The position now."""
        match, state = self._match, self._match.state
        outcome = match.ended or outcome_of(state)
        playing = self._table.seats.people() if outcome is None else []
        acting = [seat for seat in audience if seat in playing]
        reaction_due = self._reaction.due_in()
        undos = {str(seat): match.undo_kind(seat) for seat in acting}
        narrator, seen = match.game.narrator, views(state, audience)
        return Situation(
            ply=len(match.plies),
            views=seen,
            says=self._says(seen),
            legal={str(seat): narrator.choices(seen[str(seat)], state.legal(seat)) for seat in acting},
            waiting=[] if outcome else [seat for seat in state.waiting() if seat >= 0],
            clause=state.clause(),
            due=None if outcome else match.due_in() if reaction_due is None else reaction_due,
            now=match.now(),
            undo={seat: kind for seat, kind in undos.items() if kind is not None},
            outcome=outcome,
        )

    def _past_situation(self, ply: int, audience: Audience) -> Situation:
        """A position that is no longer: nothing can be done in it."""
        state = self._match.at(ply)
        waiting = [seat for seat in state.waiting() if seat >= 0]
        seen = views(state, audience)
        says, outcome = self._says(seen), outcome_of(state)
        return Situation(ply, seen, says, {}, waiting, state.clause(), None, None, {}, outcome)

    def _says(self, seen: dict[str, Any]) -> dict[str, Spoken]:
        """What is said to whoever sees each of these views."""
        return {who: self._match.game.narrator.said(view) for who, view in seen.items()}

    def happened(
        self, n: int, audience: Audience, *, start: int, stop: int, ply: int, kept: int | None = None
    ) -> Happened:
        """Part of the story, and the position after it; if moves were taken back, how much of the story was `kept`."""
        is_past = ply < len(self._match.plies)
        position = self._past_situation(ply, audience) if is_past else self.situation(audience)
        story = told(self._match.log[start:stop], audience)
        return Happened(n, story, self._match.game.narrator.tell(story), position, kept is not None, kept or 0)

    def seats(self, n: int) -> Seats:
        """Who sits where, and who is there."""
        return Seats(n, self._table.seats.infos())

    def proposed(self, n: int) -> Proposed:
        """What is proposed, and who has not agreed yet."""
        return Proposed(n, self._table.proposal)

    def welcome(self, n: int, audience: Audience) -> Welcome:
        """The whole table."""
        table, row = self._table, self._table.row
        log = told(self._match.log, audience)
        return Welcome(
            n=n,
            table=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options,
            visibility=row.visibility,
            seats=table.seats.infos(),
            mine=list(audience),
            situation=self.situation(audience),
            log=log,
            lines=self._match.game.narrator.tell(log),
            chat=table.chat,
            proposal=table.proposal,
            luck=row.luck,
            seed=self._match.record.seed or None,
            rematch=row.rematch,
            file=file_info(self._match.game, row.material, row.own),
        )


def told(log: Sequence[Told], audience: Audience) -> list[Any]:
    """The story in the form that a page may see: through the eyes of its own seat.

    On a screen that several share it is nobody's, so that the log tells none of them another's secret.
    """
    seat = audience[0] if len(audience) == 1 else None
    return [event.seen_by(seat) for event in log]


def views(state: State, audience: Audience) -> dict[str, Any]:
    """The position as each seat of a page may see it, and as anybody may where no seat has the page to itself."""
    seen = {str(seat): state.view(seat) for seat in audience}
    if len(audience) != 1:
        seen["spectator"] = state.view(None)
    return seen


def outcome_of(state: State) -> dict[str, Any] | None:
    """How it ended by the rules, or nothing."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}
