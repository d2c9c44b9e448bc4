"""Answers that are the same for everybody: made once, compressed once, and not sent to whoever has them already."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec
from litestar import Request, Response

from tablee.server.packing import WORTH_PACKING, pack

JSON: Final = "application/json"
_PACKED: Final = ("text/", JSON, "application/javascript", "application/manifest+json", "image/svg+xml")
"""What gets smaller by it; pictures and sounds are compressed already."""
_TAG_LENGTH: Final = 24


class Copy(msgspec.Struct, frozen=True):
    """An answer as it can be sent, plain and compressed."""

    kind: str
    plain: bytes
    packed: bytes
    """Nothing if it is not worth it."""
    tag: str
    """Tells one content from another."""

    def answer(self, request: Request[Any, Any, Any], cache: str = "no-cache") -> Response[bytes]:
        """All of it, or nothing if the asker has just this.  Compressed it has another tag: each names its bytes."""
        is_packed = bool(self.packed) and takes_gzip(request)
        tag = f'"{self.tag}-gz"' if is_packed else f'"{self.tag}"'
        headers = {"etag": tag, "vary": "Accept-Encoding", "cache-control": cache}
        known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if tag in known or "*" in known:
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        if is_packed:
            headers["content-encoding"] = "gzip"
        return Response(self.packed if is_packed else self.plain, media_type=self.kind, headers=headers)


def copy_of(kind: str, body: bytes) -> Copy:
    """Compress it, if that is worth it; takes a while."""
    is_worth_it = len(body) >= WORTH_PACKING and kind.startswith(_PACKED)
    packed = pack(body) if is_worth_it else b""
    return Copy(kind, body, packed, hashlib.sha256(kind.encode() + b"\0" + body).hexdigest()[:_TAG_LENGTH])


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether the asker can unpack what we pack."""
    offers = [offer.replace(" ", "") for offer in request.headers.get("accept-encoding", "").lower().split(",")]
    return any(offer.partition(";")[0] in ("gzip", "*") and not offer.endswith(";q=0") for offer in offers)


class Copies:
    """All that were made, by name.  Whoever asks meanwhile waits for the one that is being made."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[Hashable, asyncio.Task[Copy]]] = {}

    async def of(self, name: str, kind: str, make: Callable[[], bytes], version: Hashable = None) -> Copy:
        """The copy with this name; with another `version` it is made anew.  `make` is called in a thread."""
        known = self._made.get(name)
        if known is None or known[0] != version:
            task = asyncio.create_task(asyncio.to_thread(lambda: copy_of(kind, make())))
            known = self._made[name] = (version, task)
        try:
            return await asyncio.shield(known[1])
        except Exception:  # the next one who asks tries again
            if self._made.get(name) is known:
                del self._made[name]
            raise
