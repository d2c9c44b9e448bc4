"""What stands before the application: the path below which it lies, HEAD, and what operators ask.

``/healthz`` and ``/readyz`` answer to any name and from anywhere, as load balancers ask; they tell nothing else.
"""

from __future__ import annotations

import hmac
import logging
import time
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from tablee.core.phrases import Phrase
from tablee.server import metrics
from tablee.server.admin import Admin
from tablee.server.bans import Bans
from tablee.server.health import Health
from tablee.server.limits import Gate
from tablee.server.logs import note
from tablee.server.problems import Failure, Problem, failure
from tablee.server.settings import Rate, Settings

_FORWARDED: Final = {b"forwarded", b"x-forwarded-for", b"x-real-ip"}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = "application/json"
LONGEST_COMMAND: Final = 4096
WRONG_TOKENS: Final = Rate(10, 0.1)
"""How many wrong tokens for operators one address may try."""


class Front:
    """The server as uvicorn sees it."""

    def __init__(self, app: ASGIApp, settings: Settings, health: Health, bans: Bans, admin: Admin) -> None:
        self._app = app
        self._settings = settings
        self._health = health
        self._bans = bans
        self._admin = admin
        self._guesses = Gate(WRONG_TOKENS)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer one request, or one socket, or pass it on."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        path = self._inner_path(scope["path"])
        if scope["type"] == "websocket":
            if path is None or self._is_banned(scope) or self._health.is_draining:
                await send({"type": "websocket.close", "code": 4404, "reason": ""})
            else:
                await self._app(_moved(scope, path), receive, send)
            return
        await self._time(scope, path, receive, send)

    def _inner_path(self, path: str) -> str | None:
        """The path without what comes before it here; nothing if it lies elsewhere."""
        before = self._settings.path
        if path in ("/healthz", "/readyz", "/metrics"):
            return path
        if path == before or path.startswith(f"{before}/"):
            return path[len(before) :] or "/"
        return None

    async def _time(self, scope: Any, path: str | None, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        inner = _moved(scope, path or "")
        await self._answer(inner, path, receive, noting)
        seconds = time.perf_counter() - began
        metrics.request_seconds.labels(f"{status // 100}xx").observe(seconds)
        route = str(inner.get("path_template") or "")
        note(logging.DEBUG, "request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    async def _answer(self, scope: Any, path: str | None, receive: Receive, send: Send) -> None:
        if path is None:
            await _refuse(send, Problem("error-no-page", "there is nothing at this address", status=404))
        elif scope["method"] == "GET" and path == "/healthz":
            await _send(send, 200, msgspec.json.encode({"ok": True}), _JSON)
        elif scope["method"] == "GET" and path == "/readyz":
            await self._say_ready(scope, send)
        elif scope["method"] == "GET" and path == "/metrics" and self._may_measure(scope):
            await self._health.reasons()
            await _send(send, 200, metrics.exposition(), metrics.TYPE)
        elif self._settings.admin_token and scope["method"] == "POST" and path == "/api/admin":
            await self._let_operate(scope, receive, send)
        elif self._is_banned(scope):
            metrics.refusals.labels("banned").inc()
            await _refuse(send, Problem("error-banned", "this address may not come", status=403))
        elif self._health.is_draining and scope["method"] not in _SAFE:
            await _refuse(send, Problem("error-restarting", "the server restarts; one moment", status=503))
        else:
            await self._app(scope, receive, send)

    async def _say_ready(self, scope: Any, send: Send) -> None:
        """Strangers are not told what the database says."""
        reasons = await self._health.reasons()
        if not _is_near(scope):
            reasons = [Phrase(reason.key) for reason in reasons]
        body = msgspec.json.encode({"ready": not reasons, "reasons": reasons})
        await _send(send, 503 if reasons else 200, body, _JSON)

    def _is_banned(self, scope: Any) -> bool:
        return self._bans.has(_client(scope))

    async def _let_operate(self, scope: Any, receive: Receive, send: Send) -> None:
        """A command over HTTP, from whoever has the token; who guesses is soon not heard any more."""
        address = _client(scope)
        try:
            self._guesses.check(address)
        except Problem as problem:
            await _refuse(send, problem)
            return
        if not _has_token(scope, self._settings.admin_token):
            metrics.refusals.labels("token").inc()
            note(logging.WARNING, "somebody came with a wrong token for operators", address=address)
            await _refuse(send, Problem("error-admin-token", "this is not the operators' token", status=403))
            return
        self._guesses.forgive(address)
        await _send(send, 200, await self._admin.answer(await _body(receive)), _JSON)

    def _may_measure(self, scope: Any) -> bool:
        """Whether whoever asks may read what is measured; for all others there is no such page."""
        if self._settings.metrics == "loopback":
            return _is_near(scope)
        return self._settings.metrics == "token" and _has_token(scope, self._settings.metrics_token)


def _client(scope: Any) -> str:
    return scope["client"][0] if scope["client"] else ""


def _is_near(scope: Any) -> bool:
    """Whether this machine itself asks, without a proxy in between."""
    return _is_loopback(_client(scope)) and not _FORWARDED & dict(scope["headers"]).keys()


def _moved(scope: Any, path: str) -> Any:
    """The same request at another path; a HEAD is a GET whose body the server keeps to itself."""
    moved = {**scope, "path": path, "raw_path": path.encode()}
    if scope.get("method") == "HEAD":
        moved["method"] = "GET"
    return moved


def _has_token(scope: Any, token: str) -> bool:
    given: bytes = dict(scope["headers"]).get(b"authorization", b"")
    return bool(token) and hmac.compare_digest(given, b"Bearer " + token.encode())


async def _body(receive: Receive) -> bytes:
    """What was sent, but no more of it than a command could be."""
    body = b""
    more = True
    while more and len(body) <= LONGEST_COMMAND:
        message: Any = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body[:LONGEST_COMMAND]


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def _refuse(send: Send, problem: Problem) -> None:
    body: Failure = failure(problem)
    await _send(send, problem.status, msgspec.json.encode(body), _JSON)


async def _send(send: Send, status: int, body: bytes, kind: str) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        *([(b"retry-after", b"2")] if status == 503 else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
