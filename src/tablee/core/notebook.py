"""What notebooks show of a value: tables of its fields, nothing but HTML that needs no style."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import msgspec


def html_of(value: Any) -> str:
    """A struct or mapping as a table, a list of such as a table with a row for each, anything else as its text."""
    if isinstance(value, msgspec.Struct):
        return html_of({name: getattr(value, name) for name in value.__struct_fields__})
    if isinstance(value, Mapping):
        rows = [f"<tr><th>{escape(str(name))}</th><td>{html_of(part)}</td></tr>" for name, part in value.items()]
        return f"<table>{''.join(rows)}</table>"
    if isinstance(value, list) and _is_rows(value):
        return _rows_of(value)
    if isinstance(value, list):
        return _listed(value, ", ")
    return "" if value is None else escape(str(value))


def _listed(parts: list[Any], between: str) -> str:
    """Texts with something between them, a list in a list as `o2, l7 of7, h8`; tables one below the other."""
    told = [_listed(part, " ") if isinstance(part, list) and not _is_rows(part) else html_of(part) for part in parts]
    return "".join(told) if any(text.startswith("<table>") for text in told) else between.join(told)


def _is_rows(value: list[Any]) -> bool:
    return bool(value) and all(isinstance(part, msgspec.Struct) for part in value)


def _rows_of(parts: list[msgspec.Struct]) -> str:
    """Structs one below the other; of several kinds, a row has empty cells for what it knows nothing of."""
    names = list(dict.fromkeys(name for part in parts for name in part.__struct_fields__))
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = ("".join(f"<td>{html_of(getattr(part, name, None))}</td>" for name in names) for part in parts)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def folded(summary: str, text: str) -> str:
    """A long text behind its summary, which a click opens."""
    return f"<details><summary>{escape(summary)}</summary><pre>{escape(text)}</pre></details>"
