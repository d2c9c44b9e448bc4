"""The table of settings in docs/operate.md, made from the structure itself: ``python -m tests.settings_table``."""

from __future__ import annotations

import ast
from pathlib import Path

from tablee.lab.pages import with_part
from tablee.server import settings
from tablee.server.settings_file import FIELDS, PREFIX, usual

PAGE = Path(__file__).parents[1] / "docs" / "operate.md"
NOT_THE_SAME_EVERYWHERE = {"page": "beside the program", "store": "in your data folder"}


def table() -> str:
    """One row a setting: its name, what it is unless somebody says otherwise, and what it means."""
    rows = [f"| `{name}` | {_usual(name)} | {about} |" for name, about in meanings().items()]
    return "\n".join(["| setting | usually | what it is |", "|---|---|---|", *rows, ""])


def meanings() -> dict[str, str]:
    """What the structure says of each of its fields."""
    tree = ast.parse(Path(settings.__file__).read_text(encoding="utf-8"))
    (body,) = (node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Settings")
    found: dict[str, str] = {}
    name = ""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif name and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found[name] = " ".join(str(node.value.value).split())
    assert list(found) == list(FIELDS), "a setting has no remark"
    return found


def _usual(name: str) -> str:
    return NOT_THE_SAME_EVERYWHERE.get(name) or (f"`{shown}`" if (shown := usual(name)) else "not set")


def page_with(made: str) -> str:
    """The whole page with this table in it."""
    return with_part(PAGE.read_text(encoding="utf-8"), "settings", made)


if __name__ == "__main__":
    assert PREFIX in PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page_with(table()), encoding="utf-8")
