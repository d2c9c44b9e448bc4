"""Pages of which commands write parts: a section with its heading, or what stands between two remarks.

Such remarks are ``<!-- speed -->`` and ``<!-- end of speed -->``.
"""

from __future__ import annotations

import re
from pathlib import Path


def placed(page: str, title: str, written: str) -> str:
    """The page with this section in place of the one that has its title; at its end if there is none."""
    before, heading, rest = page.partition(f"## {title}\n")
    if not heading:
        return f"{page.rstrip()}\n\n{written}"
    _, next_heading, after = rest.partition("\n## ")
    return before + written + next_heading + after


def with_part(page: str, name: str, made: str) -> str:
    """The page with this made anew between its remarks; :class:`ValueError` if it has none."""
    part = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end of {name} -->)", re.DOTALL)
    if not part.search(page):
        raise ValueError(f"the page has no part from <!-- {name} --> to <!-- end of {name} -->")
    return part.sub(lambda _: made, page)


def write_part(file: Path, name: str, made: str) -> None:
    """Put this part into the page of a file."""
    file.write_text(with_part(file.read_text(encoding="utf-8"), name, made), encoding="utf-8")
