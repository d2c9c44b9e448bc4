"""What axe-core finds in a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious_faults(page: Page) -> list[str]:
    """What is serious or worse."""
    # Evaluated, not inserted: the page allows no script that is not its own.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def unreadable(page: Page, part: str) -> list[str]:
    """The texts of a part of the page whose contrast is too low, or could not be measured."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("(part) => axe.run(part, { runOnly: ['color-contrast'] })", part)
    texts = [rule["nodes"] for rule in found["passes"] + found["violations"] + found["incomplete"]]
    assert texts, f"{part} says nothing"
    bad = [node for rule in found["violations"] + found["incomplete"] for node in rule["nodes"]]
    return [f"{node['html']}: {node['any'][0]['message']}" for node in bad]
