"""What happened at a table, told to each page in its own form, numbered, and remembered for a while."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee.server.files import file_info
from tablee.server.pages import Page, encode
from tablee.server.protocol import ChatLine, Happened, Proposed, Rematch, Said, SeatKey, Seats, Situation, Welcome
from tablee.server.show import Audience, past_situation, situation, told

if TYPE_CHECKING:
    from tablee.server.table import Table

REMEMBERED: Final = 64
"""How many things a page may have missed and still catch up with."""


class Item(msgspec.Struct, frozen=True):
    """Something that happened, in the least that is needed to tell it to anybody."""

    n: int
    kind: str
    ply: int = 0
    """How many plies there were after it."""
    start: int = 0
    """Which part of the story it is."""
    stop: int = 0
    line: ChatLine | None = None


class News:
    """Collects what a job does, publishes it when it is safe, and helps those who missed something."""

    def __init__(self, table: Table) -> None:
        self._table = table
        # Numbers go on growing when a table is loaded again, so that an old number is never taken for a new one.
        self.n = time.time_ns() // 1_000_000
        self._items: deque[Item] = deque(maxlen=REMEMBERED)
        self._told = len(table.course.log)
        self._kept: int | None = None
        self._due: dict[str, bool] = {}
        self._lines: list[ChatLine] = []
        self._new_to: list[Page] = []

    # What a job notes

    def happened(self) -> None:
        """Somebody acted."""
        self._due["happened"] = True

    def undone(self, kept: int) -> None:
        """The story was cut to its first `kept` events."""
        self._kept = self._told = kept
        self.happened()

    def seats(self) -> None:
        """Who sits where has changed."""
        self._due["seats"] = True

    def proposed(self) -> None:
        """The proposal has changed."""
        self._due["proposed"] = True

    def said(self, line: ChatLine) -> None:
        """Somebody said something."""
        self._lines.append(line)

    def plays_again(self) -> None:
        """The table has its rematch."""
        self._due["rematch"] = True

    def all_new_to(self, page: Page) -> None:
        """A page holds other seats than before and has to see everything anew."""
        self._new_to.append(page)

    # Telling it

    def publish(self) -> None:
        """Tell everybody what was noted."""
        if self._due.pop("happened", False):
            self._publish_plies()
        for line in self._lines:
            self._publish(Item(self._next(), "said", line=line))
        self._lines = []
        for kind in ("seats", "proposed"):
            if self._due.pop(kind, False):
                self._publish(Item(self._next(), kind))
        if self._due.pop("rematch", False):
            self._publish_rematch()
        for page in self._new_to:
            page.send(self.welcome(page.mine))
        self._new_to = []

    def announce_seats(self) -> None:
        """Tell everybody at once who is there."""
        self._publish(Item(self._next(), "seats"))

    def send_to_rematch(self, page: Page) -> None:
        """Tell a page where the table plays again; the tokens of its seats open them there too."""
        self._skip()
        keys = [SeatKey(seat, token) for seat, token in sorted(page.keys.items())]
        page.send(Rematch(self.n, self._table.row.rematch or "", keys))

    def _skip(self) -> None:
        """Use a number for something that is not told again."""
        self._next()
        self._items.clear()

    def _publish_rematch(self) -> None:
        for page in self._table.pages:
            self.send_to_rematch(page)

    def _publish_plies(self) -> None:
        log = self._table.course.log
        item = Item(self._next(), "happened", len(self._table.course.plies), self._told, len(log))
        kept, self._kept = self._kept, None
        self._told = len(log)
        if kept is None:
            self._items.append(item)
        else:
            self._items.clear()  # whoever missed that moves were taken back has to see everything anew
        self._send(lambda audience: self._happened(item, audience, self.situation(audience), kept))

    def _publish(self, item: Item) -> None:
        self._items.append(item)
        self._send(lambda audience: self._message(item, audience))

    def _next(self) -> int:
        self.n += 1
        return self.n

    def _send(self, make: Callable[[Audience], Any]) -> None:
        """Make each form once, however many pages see it."""
        made: dict[Audience, str] = {}
        for page in self._table.pages:
            if page.mine not in made:
                made[page.mine] = encode(make(page.mine))
            page.send_text(made[page.mine])

    # Pages that come, or come back

    def bring_up_to_date(self, page: Page) -> None:
        """Send what the page missed, or everything."""
        missed = self._missed(page.last)
        if missed is None:
            page.send(self.welcome(page.mine))
            return
        for message in self._retold(missed, page.mine):
            page.send(message)
        self.announce_seats()

    def _missed(self, last: int | None) -> list[Item] | None:
        """What came after number `last`; nothing at all if that is too long ago."""
        oldest = self._items[0].n if self._items else self.n + 1
        if last is None or not oldest - 1 <= last <= self.n:
            return None
        return [item for item in self._items if item.n > last]

    def _retold(self, items: list[Item], audience: Audience) -> Iterator[Any]:
        now = len(self._table.course.plies)
        for item in items:
            if item.kind == "happened" and item.ply < now:
                past = past_situation(self._table.course, item.ply, audience)
                yield self._happened(item, audience, past)
            else:
                yield self._message(item, audience)

    def welcome(self, audience: Audience) -> Welcome:
        """The whole table as a page may see it."""
        table = self._table
        row = table.row
        log = told(table.course.log, audience)
        return Welcome(
            n=self.n,
            table=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options,
            visibility=row.visibility,
            seats=table.chairs.infos(),
            mine=list(audience),
            situation=self.situation(audience),
            log=log,
            lines=table.course.match.game.narrator.tell(log),
            chat=table.chat,
            proposal=table.proposal,
            luck=row.luck,
            seed=table.course.match.record.seed or None,
            rematch=row.rematch,
            file=file_info(table.course.match.game, row.material, row.own),
        )

    def situation(self, audience: Audience) -> Situation:
        """The position now, as a page may see it."""
        table = self._table
        return situation(table.course, audience, table.chairs.people(), table.ended, table.silence.due_in())

    def _message(self, item: Item, audience: Audience) -> Any:
        if item.kind == "happened":
            return self._happened(item, audience, self.situation(audience))
        if item.line is not None:
            return Said(item.n, item.line)
        if item.kind == "proposed":
            return Proposed(item.n, self._table.proposal)
        return Seats(item.n, self._table.chairs.infos())

    def _happened(self, item: Item, audience: Audience, position: Situation, kept: int | None = None) -> Happened:
        story = told(self._table.course.log[item.start : item.stop], audience)
        lines = self._table.course.match.game.narrator.tell(story)
        return Happened(item.n, story, lines, position, kept is not None, kept or 0)
