"""Short films of README and docs: what a page shows for a while, as an animated WebP.

Chromium writes the single pictures; a film is those, one behind the other, each with how long it stays.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

SIZE: Final = (800, 500)
"""Of a film, in pixels: a window of a desk, smaller."""
QUALITY: Final = 0.45
PACE: Final = 1 / 5
"""Seconds from one picture to the next: a quick machine would take so many that the film is no longer small."""
REST: Final = 2500
"""Milliseconds: how long the last picture stays before it begins again."""

DRAWN: Final = (b"ALPH", b"VP8 ", b"VP8L")
"""The parts of a picture that are drawn: nothing else may be in a picture of a film."""

ENCODE: Final = """async ([png, width, height, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d", { alpha: false }).drawImage(picture, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


class Picture(NamedTuple):
    """A picture as Chromium took it, and when, in seconds."""

    png: bytes
    at: float


def shoot(page: Page, seconds: float) -> list[Picture]:
    """All that the page shows for so long; what stays the same is one picture."""
    taken: list[Picture] = []
    until = time.monotonic() + seconds
    while (now := time.monotonic()) < until:
        png = page.screenshot()
        if not taken or png != taken[-1].png:
            taken.append(Picture(png, now))
        time.sleep(max(0.0, now + PACE - time.monotonic()))
    return taken


def write_film(path: Path, pictures: Sequence[Picture], page: Page) -> None:
    """A film of these; `page` is an empty one that knows how to write WebP."""
    width, height = SIZE
    frames = []
    for place, picture in enumerate(pictures):
        is_last = place + 1 == len(pictures)
        stays = REST if is_last else round(1000 * (pictures[place + 1].at - picture.at))
        sent = [base64.b64encode(picture.png).decode(), width, height, QUALITY]
        frames.append((base64.b64decode(page.evaluate(ENCODE, sent)), stays))
    body = _chunk(b"VP8X", bytes([2, 0, 0, 0]) + _three(width - 1) + _three(height - 1))
    body += _chunk(b"ANIM", bytes(6))
    for still, stays in frames:
        head = bytes(6) + _three(width - 1) + _three(height - 1) + _three(stays) + bytes([2])
        body += _chunk(b"ANMF", head + b"".join(_chunk(name, data) for name, data in chunks(still) if name in DRAWN))
    path.write_bytes(b"RIFF" + (len(body) + 4).to_bytes(4, "little") + b"WEBP" + body)


def chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file, each with its name."""
    place = 12
    while place < len(webp):
        size = int.from_bytes(webp[place + 4 : place + 8], "little")
        yield webp[place : place + 4], webp[place + 8 : place + 8 + size]
        place += 8 + size + size % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
