"""Queues with one reader; asyncio's own have room for many, and each is several kilobytes large for that.

A server has a handful of them for each page, and nearly always they are empty.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Mailbox(Generic[Item]):
    """What waits for its reader, the first that came first."""

    __slots__ = ("_items", "_most", "_waiter")

    def __init__(self, most: int = 0) -> None:
        """With room for so many; 0: for any number."""
        self._items: list[Item] = []
        self._most = most
        self._waiter: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many wait."""
        return len(self._items)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._items

    def full(self) -> bool:
        """Whether there is no room for more."""
        return 0 < self._most <= len(self._items)

    def put_nowait(self, item: Item) -> None:
        """Let it wait; :class:`asyncio.QueueFull` if there is no room."""
        if self.full():
            raise asyncio.QueueFull
        self._add(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def get_nowait(self) -> Item:
        """The next one; :class:`asyncio.QueueEmpty` if there is none."""
        if not self._items:
            raise asyncio.QueueEmpty
        return self._take()

    def replace(self, is_such: Callable[[Item], bool], by: Item) -> Item | None:
        """Put another one into the place of the first such one that waits, and give that; nothing if there is none."""
        for place, item in enumerate(self._items):
            if is_such(item):
                self._items[place] = by
                return item
        return None

    async def get(self) -> Item:
        """The next one, as soon as there is one."""
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._take()

    def _add(self, item: Item) -> None:
        self._items.append(item)

    def _take(self) -> Item:
        return self._items.pop(0)


class OrderedMailbox(Mailbox[Item]):
    """The same, the smallest first."""

    __slots__ = ()

    def _add(self, item: Item) -> None:
        heappush(self._items, item)  # type: ignore[type-var]  # whoever orders things can compare them

    def _take(self) -> Item:
        return heappop(self._items)  # type: ignore[type-var]
