"""Tables of pages that are written as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def head(*titles: str) -> Iterator[str]:
    """The first two lines of a table."""
    yield row(titles)
    yield f"|{'---|' * len(titles)}"


def row(cells: Sequence[str]) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def percent(chance: float) -> str:
    """A chance to a tenth of a percent: "12.5%"."""
    return f"{100 * chance:.1f}%"
