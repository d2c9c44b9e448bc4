"""One table: a task that owns it, so that nothing is shared and nothing is locked.

A move is checked, played, written to the store, and only then acknowledged and shown. What waits for its turn is done
in the order in which it arrived, and counts as done at that moment. What happens at the table has a number, and the
latest things are remembered for pages that come back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from tablee.core.errors import TableeError
from tablee.core.game import CHANCE, Seat
from tablee.server.limits import neighbourhood
from tablee.server.pages import Page
from tablee.server.problems import Problem
from tablee.server.protocol import Restarting, SeatKey, Welcome
from tablee.server.seats import clean_name, new_token, token_hash, visitor_hash
from tablee.server.store import Conflict, NotOwner, not_owner
from tablee.server.store.trouble import StoreTrouble
from tablee.server.table_task import Stop, TableTask

Result = TypeVar("Result")

PATIENCE: Final = 10.0
"""Seconds after which somebody who wants to join is told to try again."""


async def _stop() -> None:
    raise Stop


async def _lose(table: str) -> None:
    raise not_owner(table)


class Table(TableTask):
    """A table that is being played at or looked at."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        quiet = time.monotonic() - self._touched > self._idle
        return quiet and not self._pages and not self._bot_turns.are_going_on

    @property
    def page_count(self) -> int:
        """How many pages are here."""
        return len(self._pages)

    @property
    def pages(self) -> list[Page]:
        """Those that are here."""
        return list(self._pages)

    @property
    def ply_count(self) -> int:
        """How much was played."""
        return len(self._match.plies)

    @property
    def waiting(self) -> int:
        """How many jobs the table's task has before it."""
        return self._inbox.qsize()

    # What others call

    def enter(self, page: Page, arrived: float) -> None:
        """A page has said hello."""
        self.post(lambda: self._arrive(page), arrived)

    def leave(self, page: Page) -> None:
        """A page is gone."""
        self.post(lambda: self._depart(page))

    async def join(self, name: str, address: str, invite: str | None = None) -> SeatKey:
        """Give a free seat to somebody new, who comes from `address`, perhaps by an invitation."""
        given: asyncio.Future[SeatKey] = asyncio.get_running_loop().create_future()

        async def sit_down() -> None:
            if not given.done():  # else they were told to try again, and perhaps did
                patience.reschedule(None)  # from now on it is only the store that they wait for
                await self._seat_newcomer(name, address, invite, given)

        try:
            async with asyncio.timeout(PATIENCE) as patience:
                self.post(sit_down)
                return await given
        except TimeoutError:
            raise _busy() from None

    async def close(self) -> None:
        """Put the table away when what was asked before is done, and let other servers have it."""
        self._put_away(self)
        self.post(_stop)
        await self._task
        if self._store.trouble is None:  # else it is free when this server's lease is out
            with suppress(StoreTrouble):
                await self._store.release(self.row.id, self.epoch)

    def lose(self) -> None:
        """Another server leads the table now, or may: see everybody off, so that they come to it there."""
        self._put_away(self)
        self.post(partial(_lose, self.row.id))

    # What operators ask

    async def look(self) -> Welcome:
        """The table as a spectator sees it."""

        async def look() -> Welcome:
            return self._page_state.welcome(0, ())

        return await self._in_turn(look)

    async def end(self) -> None:
        """End the game, without a winner."""

        async def end() -> None:
            if not self._room.is_open:
                self._state.check_goes_on()
            self._state.end(CHANCE, "closed", "")
            await self.finish()

        await self._in_turn(end)

    async def mute(self, seat: Seat, muted: bool) -> None:
        """Let whoever sits there say nothing more, or talk again."""

        async def mute() -> None:
            if not 0 <= seat < len(self.seats):
                raise Problem("error-no-seat", "there is no such seat", status=404, seat=seat + 1)
            self._state.reseat(seat, muted=muted)
            await self.finish()

        await self._in_turn(mute)

    async def _in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Let the table's task do something, and wait for what comes of it."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except TableeError as error:
                if not done.done():
                    done.set_exception(error)
                if isinstance(error, StoreTrouble):
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        self.post(job)
        try:
            return await asyncio.wait_for(done, PATIENCE)
        except TimeoutError:
            raise _busy() from None

    async def see_off(self) -> None:
        """Put the table away because the server ends; its pages hear all that was done before, and that."""
        dismissed: list[Page] = []
        self.post(lambda: self._dismiss(dismissed))
        await self.close()
        await asyncio.gather(*[page.gone.wait() for page in dismissed])

    async def _dismiss(self, dismissed: list[Page]) -> None:
        for page in self._pages:
            page.dismiss(Restarting())
            dismissed.append(page)

    def _visitor(self, address: str, invite: str | None) -> str:
        """What is kept of where somebody comes from; nothing of whoever was invited, and may come from anywhere."""
        wanted = self._state.terms.invite
        if invite is not None and token_hash(invite) == wanted:
            return ""
        if invite is not None or (wanted and self.row.visibility == "private"):
            raise Problem("error-invitation", "this table is by invitation: ask for its link", status=403)
        return visitor_hash(self.row.id, neighbourhood(address))

    async def _seat_newcomer(self, name: str, address: str, invite: str | None, given: asyncio.Future[SeatKey]) -> None:
        try:
            if not self._room.is_open:
                self._state.check_goes_on()
            visitor = self._visitor(address, invite)
            seat, token = self._requests.free_seat(visitor), new_token()
            joins = "join" if self.seats[seat].kind == "free" and not self._match.awaits else ""
            changed = {"kind": "person", "name": clean_name(name), "token": token_hash(token), "wish": joins}
            freed = {"stands_in": False, "level": None, "came": True, "by_invitation": self._match.awaits}
            self._state.reseat(seat, visitor=visitor, **changed, **freed)
            self._state.tell("joined", seat)
        except TableeError as error:
            if not given.done():
                given.set_exception(error)
            return
        try:
            await self.finish()
        except (StoreTrouble, NotOwner, Conflict) as error:
            if not given.done():
                given.set_exception(error if isinstance(error, StoreTrouble) else _busy())
            raise
        if not given.done():
            given.set_result(SeatKey(seat, token))


def _busy() -> Problem:
    return Problem("error-busy", "the table does not answer; try again", status=409)
