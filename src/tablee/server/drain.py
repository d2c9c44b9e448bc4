"""How a server ends: nobody new comes in, what was asked is answered, and pages are told to come back in a moment."""

from __future__ import annotations

import asyncio
import logging
import time

from tablee.server.lobby import Lobby
from tablee.server.logs import note


async def drain(lobby: Lobby, within: float) -> bool:
    """Put every table away and see its pages off; say whether that was done in time."""
    began = time.monotonic()
    tables = lobby.tables
    pages = sum(table.page_count for table in tables)
    note(logging.INFO, "the server drains", tables=len(tables), pages=pages)
    try:
        async with asyncio.timeout(within):
            await asyncio.gather(*[table.see_off() for table in tables])
    except TimeoutError:
        note(logging.WARNING, "not all tables were put away in time", seconds=within)
        return False
    note(logging.INFO, "the server is drained", seconds=round(time.monotonic() - began, 3))
    return True
