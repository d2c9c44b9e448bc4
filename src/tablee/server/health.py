"""Whether a server is ready: its store takes what is written, its bots think, and nobody told it to stop."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from tablee.core.phrases import Phrase
from tablee.server.bots import Bots
from tablee.server.store import Store

FRESH: Final = 1.0
"""Seconds for which an answer holds: whoever asks more often does not make the store write more often."""
PATIENCE: Final = 4.0
"""Seconds that a store has to write something."""


class Health:
    """Looks after one server."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self._store = store
        self._bots = bots
        self._looked_at = float("-inf")
        self._found: list[Phrase] = []
        self._looking: asyncio.Task[None] | None = None
        self.is_stopping = False
        """Whether the server was told to stop."""
        self.is_draining = False
        """Whether it lets nobody in any more."""

    @property
    def was_ready(self) -> bool:
        """What the last answer was, without a look."""
        return not self._found and not self.is_stopping

    async def reasons(self) -> list[Phrase]:
        """Why nobody should be sent here; nothing if all is well."""
        if time.monotonic() - self._looked_at > FRESH:
            if self._looking is None:
                self._looking = asyncio.create_task(self._look())
            await asyncio.shield(self._looking)
        return [Phrase("error-restarting"), *self._found] if self.is_stopping else self._found

    async def _look(self) -> None:
        try:
            bots_trouble = None if self._bots.are_alive() else Phrase("error-bots-broken")
            self._found = [reason for reason in (await self._store_trouble(), bots_trouble) if reason]
            self._looked_at = time.monotonic()
        finally:
            self._looking = None

    async def _store_trouble(self) -> Phrase | None:
        try:
            await asyncio.wait_for(self._store.check(), PATIENCE)
        except Exception:
            return self._store.trouble or Phrase("error-store-silent")
        return self._store.trouble
