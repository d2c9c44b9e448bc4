"""Moving house: everything in one store is brought to another, and then both are compared, ply by ply.

A copy that is broken off goes on where it was, and no server opens half a copy.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from tablee.server.store import BANS, WHOLES, Entry, Store, Whole, WholeCup, WholeFile, WholeTable, open_store, shown
from tablee.server.store.trouble import BadStore, cannot_open, differs, held, not_empty

UNFINISHED: Final = "copying from"
"""The note in a store that is half a copy: where the other half is."""
TOGETHER: Final = 100
"""How many tables are read and written in one go."""

Progress = Callable[[int, int], None]
"""Hears how much of how much is done."""


class Copied(msgspec.Struct):
    """What was brought and compared."""

    tables: int = 0
    plies: int = 0
    entries: int = 0
    cups: int = 0
    files: int = 0


def copy_store(source: str, target: str, progress: Progress) -> Copied:
    """Copy a store to an empty one, or go on with a copy; :class:`BadStore` says what is in the way."""
    return asyncio.run(_copy_store(source, target, progress))


async def _copy_store(source: str, target: str, progress: Progress) -> Copied:
    if not source.startswith("postgres") and not Path(source.removeprefix("sqlite:")).is_file():
        raise cannot_open(source, "there is no such file")
    async with _alone(source) as old, _alone(target) as new:
        await _begin(new, shown(source), shown(target))
        total = 2 * sum((await old.counts()).values())
        done = await _bring(old, new, lambda count: progress(count, total))
        copied = await _compare(old, new, lambda count: progress(done + count, total))
        await new.note(BANS, await old.noted(BANS))
        await new.note(UNFINISHED, None)
        return copied


@asynccontextmanager
async def _alone(place: str) -> AsyncIterator[Store]:
    """A store that no server uses."""
    store = open_store(place)
    await store.open()
    try:
        for server in await store.servers():
            if server != store.server:
                raise held(shown(place), server.process, server.address)
        yield store
    finally:
        await store.close()


async def _begin(new: Store, source: str, target: str) -> None:
    if await new.noted(UNFINISHED) == source:
        return
    if any((await new.counts()).values()):
        raise not_empty(target)
    await new.note(UNFINISHED, source)


async def _bring(old: Store, new: Store, progress: Callable[[int], None]) -> int:
    done = 0
    for kind in WHOLES:
        async for wholes, there in _side_by_side(old, new, kind):
            known = {one.row.id for one in there}
            missing = [one for one in wholes if one.row.id not in known]
            if missing:
                await new.bring(missing)
            done += len(wholes)
            progress(done)
    return done


async def _compare(old: Store, new: Store, progress: Callable[[int], None]) -> Copied:
    copied, done = Copied(), 0
    for kind in WHOLES:
        async for wholes, there in _side_by_side(old, new, kind):
            if wholes != there:
                raise _difference(wholes, there)
            for one in wholes:
                _count(copied, one)
            done += len(wholes)
            progress(done)
    if await old.counts() != await new.counts():
        raise differs("", 0)
    return copied


async def _side_by_side(old: Store, new: Store, kind: type[Whole]) -> AsyncIterator[tuple[list[Whole], list[Whole]]]:
    """What is in the old store, some at a time, and what the new one has of the same names."""
    after = ""
    while wholes := await old.whole(kind, after, TOGETHER):
        last = wholes[-1].row.id
        yield wholes, [one for one in await new.whole(kind, after, TOGETHER) if one.row.id <= last]
        after = last


def _count(copied: Copied, one: Whole) -> None:
    match one:
        case WholeTable():
            copied.tables += 1
            copied.entries += len(one.entries)
            copied.plies += sum(entry.kind == "ply" for entry in one.entries)
        case WholeCup():
            copied.cups += 1
        case WholeFile():
            copied.files += 1


def _difference(wholes: list[Whole], there: list[Whole]) -> BadStore:
    """Names the first table, cup or file that is not the same, and the first entry of its journal that is not."""
    found = {one.row.id: one for one in there}
    one = next((one for one in wholes if found.get(one.row.id) != one), there[-1])
    other = found.get(one.row.id)
    mine = one.entries if isinstance(one, WholeTable) else []
    theirs: list[Entry] = other.entries if isinstance(other, WholeTable) else []
    same = next((number for number, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]), None)
    return differs(one.row.id, min(len(mine), len(theirs)) if same is None else same)
