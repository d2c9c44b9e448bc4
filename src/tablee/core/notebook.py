"""What notebooks show of a value: tables of its fields, nothing but HTML that needs no style."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import msgspec


def html_of(value: Any) -> str:
    """A struct or mapping as a table, a list of such as one below the other, anything else as its text."""
    if isinstance(value, msgspec.Struct):
        return html_of({name: getattr(value, name) for name in value.__struct_fields__})
    if isinstance(value, Mapping):
        rows = [f"<tr><th>{escape(str(name))}</th><td>{html_of(part)}</td></tr>" for name, part in value.items()]
        return f"<table>{''.join(rows)}</table>"
    if isinstance(value, list) and any(isinstance(part, msgspec.Struct) for part in value):
        return "".join(map(html_of, value))
    if isinstance(value, list):
        return escape(", ".join(map(str, value)))
    return "" if value is None else escape(str(value))


def folded(summary: str, text: str) -> str:
    """A long text behind its summary, which a click opens."""
    return f"<details><summary>{escape(summary)}</summary><pre>{escape(text)}</pre></details>"
