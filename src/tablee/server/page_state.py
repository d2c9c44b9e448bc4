"""What each page may see of a table: always built for its own seats, from the views and stories that the games make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, get_args

import msgspec

from tablee.core.game import Seat, State
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.core.spoken import Choice, Spoken
from tablee.core.story import Told
from tablee.server.comings import news_line
from tablee.server.files import file_info
from tablee.server.move_clock import MoveClock
from tablee.server.pages import encode
from tablee.server.protocol import (
    Happened,
    LessonForm,
    LessonLine,
    LessonNow,
    News,
    Proposed,
    Seats,
    Situation,
    TableTerms,
    Welcome,
)
from tablee.server.reaction import ReactionWindow
from tablee.server.store import Entry
from tablee.server.table_state import TableState

Audience = tuple[Seat, ...]
"""The seats of a page; pages with the same seats see the same."""


class PageState:
    """Makes what pages are told of a table."""

    def __init__(self, table: TableState, reaction: ReactionWindow, clock: MoveClock) -> None:
        self._table = table
        self._match = table.match
        self._reaction = reaction
        self._clock = clock

    def situations(self, audiences: Sequence[Audience]) -> list[Situation]:
        """The position now, for each of these; what all of them see alike is looked at once."""
        match, state = self._match, self._match.state
        if match.awaits:
            return [msgspec.structs.replace(_NOT_BEGUN, outcome=match.ended)] * len(audiences)
        outcome = match.ended or outcome_of(state)
        playing = self._table.seats.people() if outcome is None else []
        reaction_due = self._reaction.due_in()
        ply, clause, now = len(match.plies), state.clause(), match.now()
        waiting = [] if outcome else [seat for seat in state.waiting() if seat >= 0]
        due = None if outcome else match.due_in() if reaction_due is None else reaction_due
        clock, told = self._clock.left(), match.progress
        lesson = None if told is None else LessonNow(told.cue, told.goes_on(), told.is_read_out())
        situations = []
        for audience, seen in zip(audiences, all_views(state, audiences)):
            acting = [seat for seat in audience if seat in playing]
            moves = {str(seat): self._moves(seat) for seat in acting}
            legal, undo = self._choices(acting, seen, moves), self._undo(acting)
            says = self._says(seen, moves)
            for seat in acting:
                if self._reaction.has_chosen(seat):
                    says[str(seat)].prompt = Phrase("reaction-chosen")
            refused = self._refused(acting, seen)
            situations.append(
                Situation(
                    ply, seen, says, legal, waiting, clause, due, now, undo, outcome, False, clock, lesson, refused
                )
            )
        return situations

    def _moves(self, seat: Seat) -> list[Move]:
        """What a seat may do by the rules, now or later in the same moment."""
        legal, ahead = self._match.state.legal(seat), self._reaction.ahead(seat)
        return [*legal, *ahead] if ahead else legal

    def _choices(
        self, acting: Sequence[Seat], seen: dict[str, Any], moves: dict[str, list[Move]]
    ) -> dict[str, list[Choice]]:
        """What these seats may do now or choose for later in the same moment, or in a lesson what is shown to them."""
        narrator, match = self._match.game.narrator, self._match
        choices: dict[str, list[Choice]] = {}
        for seat in acting:
            who, is_led = str(seat), match.is_led(seat)
            shown = [*match.open_to(seat), *self._reaction.ahead(seat)] if is_led else moves[who]
            choices[who] = narrator.choices(seen[who], [] if self._reaction.has_chosen(seat) else shown)
            if is_led and not choices[who]:  # what is shown is told, listed or not
                choices[who] = [narrator.choice(seen[who], move) for move in match.open_to(seat)]
        return choices

    def _lesson_form(self) -> LessonForm | None:
        progress = self._match.progress
        if progress is None:
            return None
        lines = [LessonLine(saying.cue, saying.key, saying.spot) for saying in progress.lesson.sayings]
        return LessonForm(len(progress.lesson.plies), lines)

    def _refused(self, acting: Sequence[Seat], seen: dict[str, Any]) -> dict[str, dict[str, Phrase]]:
        """Why cards in the hands of these seats cannot be used now, as far as the game says it card by card."""
        narrator, state = self._match.game.narrator, self._match.state
        waiting = state.waiting()
        refused: dict[str, dict[str, Phrase]] = {}
        for seat in acting:
            if seat in waiting:
                who, cards = str(seat), state.unusable(seat)
                refused[who] = {
                    card: narrator.unusable(seen[who], card, why.key, why.facts) for card, why in cards.items()
                }
        return refused

    def _undo(self, acting: Sequence[Seat]) -> dict[str, Literal["free", "ask"]]:
        """How these seats may take their last ply back, if they may."""
        kinds: dict[str, Literal["free", "ask"]] = {}
        for seat in acting:
            kind = self._match.undo_kind(seat)
            if kind is not None:
                kinds[str(seat)] = kind
        return kinds

    def _past_situations(self, ply: int, audiences: Sequence[Audience]) -> list[Situation]:
        """A position that is no longer: nothing can be done in it."""
        state = self._match.at(ply)
        waiting = [seat for seat in state.waiting() if seat >= 0]
        clause, outcome = state.clause(), outcome_of(state)
        seen = all_views(state, audiences)
        return [Situation(ply, its, self._says(its, {}), {}, waiting, clause, None, None, {}, outcome) for its in seen]

    def _says(self, seen: dict[str, Any], moves: Mapping[str, Sequence[Move]]) -> dict[str, Spoken]:
        """What is said to whoever sees each of these views, and may do this or that."""
        return {who: self._match.game.narrator.said(view, moves.get(who, ())) for who, view in seen.items()}

    def happened(
        self, n: int, audiences: Sequence[Audience], *, start: int, stop: int, ply: int, kept: int | None = None
    ) -> list[Happened]:
        """Part of the story, and the position after it; if moves were taken back, how much of the story was `kept`."""
        is_past = ply < len(self._match.plies)
        positions = self._past_situations(ply, audiences) if is_past else self.situations(audiences)
        stories = self._stories(self._match.log[start:stop], audiences)
        if len(audiences) > 1:
            encode_alike([view for position in positions for view in position.views.values()])
        messages = []
        for (story, lines), position in zip(stories, positions):
            messages.append(Happened(n, story, lines, position, kept is not None, kept or 0))
        return messages

    def _stories(self, log: Sequence[Told], audiences: Sequence[Audience]) -> list[tuple[Any, Any]]:
        """What was told, as events and in phrases: made once for all who see no more of it than anybody may."""
        narrator = self._match.game.narrator
        if len(audiences) == 1:
            story = told(log, audiences[0])
            return [(story, narrator.tell(story))]
        public = told(log, ())
        lines = narrator.tell(public)
        shared = encoded(public), encoded(lines)
        stories: list[tuple[Any, Any]] = []
        for audience in audiences:
            if knows_more(log, audience):
                story = told(log, audience)
                stories.append((story, narrator.tell_beside(story, public, lines)))
            else:
                stories.append(shared)
        return stories

    def seats(self, n: int) -> Seats:
        """Who sits where, and who is there."""
        return Seats(n, self._table.seats.infos())

    def news(self, n: int, entry: Entry) -> News:
        """What is new of a seat."""
        return News(n, news_line(entry, self._table.seats), entry.actor)

    def proposed(self, n: int) -> Proposed:
        """What is proposed, and who has not agreed yet."""
        return Proposed(n, self._table.proposal)

    def welcome(self, n: int, audience: Audience) -> Welcome:
        """The whole table."""
        table, row, terms = self._table, self._table.row, self._table.terms
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
            situation=self.situations([audience])[0],
            log=log,
            lines=self._match.game.narrator.tell(log),
            chat=table.chat,
            proposal=table.proposal,
            luck=row.luck,
            seed=self._match.record.seed or None,
            rematch=row.rematch,
            file=file_info(self._match.game, row.material, row.own),
            terms=TableTerms(
                terms.host,
                terms.hints,
                terms.minutes,
                by_invitation=bool(terms.invite) and row.visibility == "private",
                daily=terms.daily,
            ),
            news=[news_line(entry, table.seats) for entry in table.news],
            lesson=self._lesson_form(),
        )


_NOT_BEGUN: Final = Situation(0, {}, {}, {}, [], "", None, None, {}, None, awaits=True)


def told(log: Sequence[Told], audience: Audience) -> list[Any]:
    """The story in the form that a page may see: through the eyes of its own seat.

    On a screen that several share it is nobody's, so that the log tells none of them another's secret.
    """
    reader = reader_of(audience)
    return [event.seen_by(reader) for event in log]


def knows_more(log: Sequence[Told], audience: Audience) -> bool:
    """Whether a page may see more of what was told than anybody."""
    reader = reader_of(audience)
    if reader is not None:
        for event in log:
            if reader in event.private:
                return True
    return False


def reader_of(audience: Audience) -> Seat | None:
    """The seat that has a page to itself."""
    return audience[0] if len(audience) == 1 else None


def all_views(state: State, audiences: Sequence[Audience]) -> list[dict[str, Any]]:
    """The position as each seat of these pages may see it, and as anybody may where no seat has the page to itself."""
    seats: list[Seat | None] = []
    for audience in audiences:
        for seat in audience:
            if seat not in seats:
                seats.append(seat)
        if len(audience) != 1 and None not in seats:
            seats.append(None)
    views = state.views(seats)
    found = []
    for audience in audiences:
        seen = {str(seat): views[seats.index(seat)] for seat in audience}
        if len(audience) != 1:
            seen["spectator"] = views[seats.index(None)]
        found.append(seen)
    return found


def encoded(value: Any) -> Any:
    """The same, encoded already, for a message that is only sent: who puts it into several encodes it once."""
    return msgspec.Raw(encode(value))


def encode_alike(views: Sequence[Any]) -> None:
    """Let whatever several views have in common be encoded once: what each seat sees beside everybody's view is little.

    A view that was made out of another has the very same lists as that one, but for its own.
    """
    for name in _containers(type(views[0])) if views else ():
        common = getattr(views[0], name)
        alike = [view for view in views if getattr(view, name) is common]
        if common and len(alike) > 1:
            once = encoded(common)
            for view in alike:
                setattr(view, name, once)


def _containers(kind: type[Any]) -> list[str]:
    """The fields of a view that are worth it: structs, and rows of them."""
    names = _container_names.get(kind)
    if names is None:
        types = {field.name: field.type for field in msgspec.structs.fields(kind)}
        names = [name for name, type_ in types.items() if not _is_plain(type_)]
        _container_names[kind] = names
    return names


_PLAIN: Final = (int, str, bool, type(None))
_container_names: Final[dict[type[Any], list[str]]] = {}


def _is_plain(kind: Any) -> bool:
    """Whether a field of this type is encoded as quickly as it is found out that others have the same."""
    return all(part in _PLAIN for part in get_args(kind) or (kind,))


def outcome_of(state: State) -> dict[str, Any] | None:
    """How it ended by the rules, or nothing."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}
