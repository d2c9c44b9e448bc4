"""How answers are compressed, here and in the processes that make long ones."""

from __future__ import annotations

import gzip
from typing import Final

WORTH_PACKING: Final = 1000
"""Bytes below which compression gains nothing."""
LEVEL: Final = 6


def pack(body: bytes) -> bytes:
    """Compressed, and the same whenever it is done."""
    return gzip.compress(body, LEVEL, mtime=0)
