"""The log: a time, a level, what happened, and fields; for people, or as one JSON object a line.

Nothing that people typed and nothing that is hidden gets in: an event is a fixed text, and fields are ids, numbers and
names of games. What an unexpected error says of itself may quote anything, so only ``debug`` shows it.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tablee.server.settings import Settings

log: Final = logging.getLogger("tablee.server")

_SOURCES: Final = Path(__file__).parents[2]
Field = str | int | float | None


def note(level: int, event: str, **fields: Field) -> None:
    """Write one line."""
    log.log(level, event, extra={"fields": fields})


class Formatter(logging.Formatter):
    """Lines of a log."""

    def __init__(self, form: Literal["text", "json"], *, whole_errors: bool) -> None:
        """With `whole_errors` the traceback of an error stands below its line, in JSON in a field of its own."""
        super().__init__()
        self._form = form
        self._whole_errors = whole_errors

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        fields: dict[str, Any] = dict(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            fields |= _short(record.exc_info[1])
            if self._whole_errors:
                fields["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        level, event = record.levelname.lower(), record.getMessage()
        if self._form == "json":
            line = {"time": moment, "level": level, "event": event, **fields}
            return msgspec.json.encode(line, enc_hook=str).decode()
        trace = fields.pop("trace", "")
        told = "".join(f" {name}={_quoted(value)}" for name, value in fields.items())
        return f"{moment} {level:7} {event}{told}" + (f"\n{trace.rstrip()}" if trace else "")


def _short(error: BaseException) -> dict[str, Field]:
    """Which error it was, and the last place of ours that it came through."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_SOURCES)] or frames
    if not ours:
        return {"error": type(error).__name__}
    file = Path(ours[-1].filename)
    place = file.relative_to(_SOURCES) if file.is_relative_to(_SOURCES) else file.name
    return {"error": type(error).__name__, "at": f"{place}:{ours[-1].lineno}"}


def _quoted(value: Any) -> str:
    text = str(value)
    return text if text.isprintable() and text and not set(text) & set(' "=') else msgspec.json.encode(text).decode()


def begin_log(settings: Settings) -> None:
    """Write to stderr from now on, as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter(settings.log, whole_errors=settings.log_level == "debug"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(settings.log_level.upper())
