"""Why a bot did something, as a table and its journal keep it."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.phrases import Phrase


class Note(msgspec.Struct, frozen=True, gc=False):
    """Why a bot made a ply, as everybody may hear it."""

    reason: str
    """The key of the phrase; journals have kept it under this name."""
    facts: dict[str, Any]
    secret: bool
    """It was made while others chose too: nothing is said of it before all have chosen."""

    @property
    def why(self) -> Phrase:
        """As it is told."""
        return Phrase(self.reason, self.facts)
