"""``tablee admin``: what an operator asks of a server that runs, over its Unix socket or over HTTP with the token."""

from __future__ import annotations

import os
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.core.errors import TableeError
from tablee.server.settings import Settings
from tablee.terminal.complaints import BadUsage
from tablee.terminal.encoding import speak_any_encoding
from tablee.words import Words, words_for

ACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "list": (),
    "look": ("table",),
    "close": ("table",),
    "mute": ("table", "seat"),
    "unmute": ("table", "seat"),
    "ban": ("address",),
    "unban": ("address",),
    "bans": (),
    "delete": ("table",),
    "retention": (),
    "drain": (),
}
"""What can be done, and what it is done to."""
PATIENCE: Final = 30.0


def operate(
    words: Words,
    action: str,
    given: tuple[str, ...],
    *,
    days: float | None,
    do: bool,
    at: str | None,
    store: str | None,
) -> int:
    """Do one of the :data:`ACTIONS`."""
    from tablee.server.settings_file import settings_in_force

    command = _command(action, given, days, do, words.lang)
    settings = settings_in_force(None, os.environ, {"store": store}).settings
    text = _ask_over_http(at, settings, command) if at is not None else _ask_here(settings, command)
    said = msgspec.json.decode(text)
    if problem := said.get("error"):
        raise TableeError(problem["message"], key=problem["key"], **problem["facts"])
    speak_any_encoding()
    for line in _told(words, command, said["answer"]):
        print(line)
    return 0


def _command(action: str, given: tuple[str, ...], days: float | None, do: bool, lang: str) -> dict[str, Any]:
    if action not in ACTIONS:
        raise BadUsage("error-action", action=action, known=", ".join(ACTIONS))
    wanted = ACTIONS[action]
    if len(given) != len(wanted):
        raise BadUsage("error-action-things", action=action, things=" ".join(wanted).upper() or "–")
    if action == "retention" and days is None:
        raise BadUsage("error-retention-days")
    command: dict[str, Any] = {"what": action, "days": days, "do": do, "lang": lang, **dict(zip(wanted, given))}
    if "seat" in command:
        if not command["seat"].isdecimal():
            raise BadUsage("error-flag-number", flag="SEAT", given=command["seat"])
        command["seat"] = int(command["seat"])
    return command


def _ask_here(settings: Settings, command: dict[str, Any]) -> bytes:
    from tablee.server.admin_door import door_of, reachable

    door = door_of(settings)
    if door is None:
        raise BadUsage("error-admin-nowhere")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, reachable(door) as path:
            line.settimeout(PATIENCE)
            line.connect(path)
            line.sendall(msgspec.json.encode(command) + b"\n")
            with line.makefile("rb") as answer:
                return answer.read()
    except (FileNotFoundError, ConnectionRefusedError):
        raise BadUsage("error-admin-nobody", place=str(door)) from None


def _ask_over_http(at: str, settings: Settings, command: dict[str, Any]) -> bytes:
    headers = {"Authorization": f"Bearer {settings.admin_token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{at.rstrip('/')}/api/admin", msgspec.json.encode(command), headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        raise BadUsage("error-admin-token" if error.code == 403 else "error-admin-closed", place=at) from None
    except (urllib.error.URLError, ValueError):
        raise BadUsage("error-admin-nobody", place=at) from None


# What comes back


def _told(words: Words, command: dict[str, Any], answer: Any) -> Iterator[str]:
    match command["what"]:
        case "list":
            for line in answer["tables"]:
                yield words("admin-table", **{**line, "over": bool(line["over"])})
            yield words("admin-tables", count=len(answer["tables"]), kept=answer["kept"])
        case "look":
            yield from _told_table(words, answer)
        case "bans":
            for address, days in answer.items():
                yield words("admin-banned-for", address=address, days=days)
            if not answer:
                yield words("admin-no-bans")
        case "ban":
            yield words("admin-ban", address=command["address"], pages=answer)
        case "delete":
            yield words("admin-deleted" if answer else "admin-would-delete", table=command["table"])
        case "retention":
            yield from _told_old(words, command["days"], answer)
        case done:
            yield words(f"admin-{done}", table=command.get("table", ""), seat=command.get("seat", 0))


def _told_table(words: Words, answer: Any) -> Iterator[str]:
    yield words("admin-look", game=words_for(words.lang, answer["game"])("game-title"), plies=answer["plies"])
    for seat in answer["seats"]:
        asked = seat["seat"] in answer["waiting"]
        yield words("admin-seat", **{**seat, "name": seat["name"] or "–", "asked": asked})
    yield from (f"  {line}" for line in answer["story"])
    yield from (f"  « {line}" for line in answer["chat"])
    if answer["reason"]:
        yield words("admin-over")


def _told_old(words: Words, days: float, answer: Any) -> Iterator[str]:
    for game, count in sorted(answer["games"].items()):
        yield words("admin-old-game", game=words_for(words.lang, game)("game-title"), count=count)
    facts = {key: answer[key] for key in ("going_on", "cups", "in_use")}
    key = "admin-old-done" if answer["done"] else "admin-old-shown"
    yield words(key, days=int(days), tables=sum(answer["games"].values()), **facts)
