"""Pages with parts that a command writes, between two remarks: ``<!-- speed -->`` and ``<!-- end of speed -->``."""

from __future__ import annotations

import re
from pathlib import Path


def with_part(page: Path, name: str, made: str) -> str:
    """The page's text with this part made anew; :class:`ValueError` if it has no such part."""
    text = page.read_text(encoding="utf-8")
    part = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end of {name} -->)", re.DOTALL)
    if not part.search(text):
        raise ValueError(f"{page} has no part <!-- {name} --> to <!-- end of {name} -->")
    return part.sub(lambda _: made, text)


def write_part(page: Path, name: str, made: str) -> None:
    """Put this part into the page."""
    page.write_text(with_part(page, name, made), encoding="utf-8")
