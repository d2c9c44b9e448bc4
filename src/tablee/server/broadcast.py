"""What happens at a table, sent to each page in its own form, numbered, and remembered for a while."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

from tablee.server.page_state import Audience, PageState
from tablee.server.pages import Page, encode
from tablee.server.protocol import ChatLine, Rematch, Said, SeatKey
from tablee.server.table_state import Step

REMEMBERED: Final = 64
"""How many things a page may have missed and still catch up with."""

QUIET: Final = frozenset({"chat", "seat", "news"})
"""The entries of a journal that change nothing of the game."""

NUMBER_BITS: Final = 32
"""A page counts exactly up to 2 to the 53rd: two million times a table may be loaded."""

MakeMessages = Callable[[int, Sequence[Audience]], Sequence[Any]]
"""Makes the messages about something that happened, by its number, one for each of these audiences."""


class Broadcast:
    """Tells everybody what a job did, and helps those who missed something."""

    def __init__(self, pages: Collection[Page], state: PageState, told: int, epoch: int) -> None:
        """`told` is how much of the story every page that comes is shown at once."""
        self._pages = pages
        self._state = state
        self._told = told
        # Numbers go on growing whenever and wherever a table is loaded again, whatever the clocks of the servers say.
        # A store that was copied or brought back counts its epochs again; where the count begins is another place then,
        # so that an old number is never taken for a new one.
        self._n = (epoch << NUMBER_BITS) + secrets.randbits(NUMBER_BITS - 1)
        self._latest: deque[tuple[int, MakeMessages]] = deque(maxlen=REMEMBERED)

    def publish(self, step: Step, *, story: int, plies: int) -> None:
        """Tell what a job did, now that there are so many events and `plies`."""
        kinds = {entry.kind for entry in step.change.entries}
        if kinds - QUIET:
            self._publish_plies(story, plies, step.kept)
        for entry in step.change.entries:
            if entry.kind == "chat":
                self._publish(_alike(partial(Said, line=ChatLine(entry.actor, entry.body))))
            elif entry.kind == "news":
                self._publish(_alike(partial(self._state.news, entry=entry)))
        if "seat" in kinds:
            self.announce_seats()
        if step.proposal:
            self._publish(_alike(self._state.proposed))
        if step.change.rematch:
            for page in self._pages:
                self.send_to_rematch(page, step.change.rematch)
        welcomes: dict[Audience, bytes] = {}
        for page in dict.fromkeys(step.new_to):
            if page.mine not in welcomes:
                welcomes[page.mine] = encode(self._state.welcome(self._n, page.mine))
            page.send_welcome(welcomes[page.mine])

    def announce_seats(self) -> None:
        """Tell everybody who sits where, and who is there."""
        self._publish(_alike(self._state.seats))

    def send_to_rematch(self, page: Page, table: str) -> None:
        """Tell a page where the table plays again; the tokens of its seats open them there too."""
        self._n += 1
        self._latest.clear()  # it is not told again: whoever missed it has to see everything anew
        keys = [SeatKey(seat, token) for seat, token in sorted(page.keys.items())]
        page.send(Rematch(self._n, table, keys))

    def bring_up_to_date(self, page: Page) -> None:
        """Send what the page missed, or everything."""
        oldest = self._latest[0][0] if self._latest else self._n + 1
        if page.last is None or not oldest - 1 <= page.last <= self._n:
            self.welcome(page)
            return
        for n, make in self._latest:
            if n > page.last:
                page.send(make(n, [page.mine])[0])
        self.announce_seats()

    def welcome(self, page: Page) -> None:
        """Show a page the whole table."""
        page.send_welcome(encode(self._state.welcome(self._n, page.mine)))

    def forget(self) -> None:
        """Nothing is told again."""
        self._latest.clear()

    def _publish_plies(self, story: int, plies: int, kept: int | None) -> None:
        start = self._told if kept is None else kept
        self._told = story
        self._publish(partial(self._state.happened, start=start, stop=story, ply=plies, kept=kept))
        if kept is not None:
            self._latest.clear()  # whoever missed that moves were taken back has to see everything anew

    def _publish(self, make: MakeMessages) -> None:
        """Send it in as many forms as there are different pages, and remember how it is made."""
        self._n += 1
        self._latest.append((self._n, make))
        audiences: list[Audience] = []
        for page in self._pages:
            if page.mine not in audiences:
                audiences.append(page.mine)
        texts: list[bytes] = []
        before: Any = None
        for message in make(self._n, audiences):
            texts.append(texts[-1] if message is before else encode(message))
            before = message
        for page in self._pages:
            page.send_text(texts[audiences.index(page.mine)])


def _alike(make: Callable[[int], Any]) -> MakeMessages:
    """The same for everybody."""
    return lambda n, audiences: [make(n)] * len(audiences)
