"""Queues with one reader."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.mailbox import Mailbox, OrderedMailbox


def test_what_came_first_is_taken_first_or_what_is_smallest() -> None:
    for box, expected in ((Mailbox[int](), [3, 1, 2]), (OrderedMailbox[int](), [1, 2, 3])):
        for item in (3, 1, 2):
            box.put_nowait(item)
        assert box.qsize() == 3
        assert [box.get_nowait() for _ in range(3)] == expected
        assert box.empty()
        with pytest.raises(asyncio.QueueEmpty):
            box.get_nowait()


def test_a_box_with_little_room_is_full_soon() -> None:
    box = Mailbox[str](2)
    box.put_nowait("one")
    assert not box.full()
    box.put_nowait("two")
    assert box.full()
    with pytest.raises(asyncio.QueueFull):
        box.put_nowait("three")


def test_a_reader_waits_until_something_comes() -> None:
    async def whole() -> None:
        box = Mailbox[str]()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        assert not reader.done()
        box.put_nowait("one")
        box.put_nowait("two")
        assert await reader == "one"
        assert await box.get() == "two"

    asyncio.run(whole())


def test_a_reader_who_leaves_takes_nothing_along() -> None:
    async def whole() -> None:
        box = Mailbox[str]()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait("one")
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        assert await box.get() == "one"

    asyncio.run(whole())
