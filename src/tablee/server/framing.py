"""Texts in frames, as WebSockets carry them: the one kind of frame that pages send and are sent nearly always."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a system without a compiler
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK_BYTES: Final = 4
TWO_BYTES: Final = 126
"""Says that a size of two bytes follows."""
_EIGHT_BYTES: Final = 127
_SHORT: Final = Struct("!BB")
_LONG: Final = Struct("!BBH")
_LONGEST: Final = Struct("!BBQ")


def framed(text: bytes) -> bytes:
    """A text as it travels to a page: in one frame, without a mask."""
    size = len(text)
    if size < TWO_BYTES:
        return _SHORT.pack(WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return _LONG.pack(WHOLE_TEXT, TWO_BYTES, size) + text
    return _LONGEST.pack(WHOLE_TEXT, _EIGHT_BYTES, size) + text


def all_framed(texts: Sequence[bytes]) -> bytes:
    """Texts as they travel to a page together."""
    if len(texts) == 1:
        return framed(texts[0])
    return b"".join([framed(text) for text in texts])


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a frame of a page holds."""
    return apply_mask(data, mask)


def only_text(data: bytes, largest: int) -> bytes | None:
    """What came, if it is one whole text in one frame that is not too large and nothing else."""
    length = len(data)
    if length < 2 + MASK_BYTES or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 2 + MASK_BYTES
    if size == TWO_BYTES:
        size, start = (data[2] << 8) + data[3], 4 + MASK_BYTES
    elif size == _EIGHT_BYTES:
        return None
    if size > largest or length != start + size:
        return None
    return apply_mask(data[start:], data[start - MASK_BYTES : start])
