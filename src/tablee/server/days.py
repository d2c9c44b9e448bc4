"""Which day it is for everybody: by this server's clock, in the time of no country."""

from __future__ import annotations

from datetime import UTC, datetime


def today() -> str:
    """The day, as ``2026-01-31``."""
    return datetime.now(UTC).date().isoformat()
