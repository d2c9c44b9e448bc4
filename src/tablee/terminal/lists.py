"""Lists, tables and paragraphs that use the width there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.table import Table
from rich.text import Text

from tablee.words import Words

_SOFTEST = 16
"""A column narrower than this is no place for sentences."""


def paragraph(text: str, width: int, style: str = "", hang: str = "") -> list[Text]:
    """A text in lines of at most `width`; unlike rich this breaks no line at a space that must not break."""
    lines = [line for part in text.splitlines() for line in wrap(part, width, subsequent_indent=hang) or [""]]
    return [Text(line, style, no_wrap=True, overflow="ignore") for line in lines]


def described(rows: Sequence[tuple[str, str]], width: int) -> Iterator[Text]:
    """Names on the left, what they mean on the right."""
    left = max((len(name) for name, _ in rows), default=0) + 4
    for name, meaning in rows:
        lines = wrap(meaning, max(_SOFTEST, width - left)) or [""]
        for place, line in enumerate(lines):
            start = f"  {name}" if place == 0 else ""
            yield Text.assemble((start.ljust(left), "cyan"), line, no_wrap=True, overflow="ignore")


def numbered(items: Sequence[tuple[str, str]], usual: str | None, width: int) -> list[Text]:
    """Lines of a numbered list of notations and meanings, in two columns where they fit; `usual` is marked."""
    notations = max((len(notation) for notation, _ in items), default=0)
    entries = [_entry(place + 1, item, item[0] == usual, notations) for place, item in enumerate(items)]
    widest = max((entry.cell_len for entry in entries), default=0)
    if len(entries) < 4 or 2 * widest + 2 > width:
        return [line for entry in entries for line in _within(entry, width, notations + 6)]
    half = (len(entries) + 1) // 2
    return [_beside(entries[row], entries[row + half : row + half + 1], widest + 2) for row in range(half)]


def _entry(number: int, item: tuple[str, str], is_usual: bool, notations: int) -> Text:
    notation, meaning = item
    mark = "*" if is_usual else " "
    return Text.assemble((f"{mark}{number:>2} ", "bold cyan"), (notation.ljust(notations), "bold"), "  ", meaning)


def _within(entry: Text, width: int, left: int) -> list[Text]:
    """An entry whose meaning goes on below itself where it is too long for a line."""
    if entry.cell_len <= width:
        return [entry]
    lines = wrap(entry.plain[left:], max(_SOFTEST, width - left)) or [""]
    first = entry[:left]
    first.append(lines[0])
    return [first, *(Text(" " * left + line, no_wrap=True, overflow="ignore") for line in lines[1:])]


def _beside(left: Text, right: Sequence[Text], width: int) -> Text:
    line = left.copy()
    if right:
        line.pad_right(width - line.cell_len)
        line.append_text(right[0])
    return line


def figure_table(words: Words, titles: Sequence[str]) -> Table:
    """A table whose first column names things and whose others are numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for place, title in enumerate(titles):
        table.add_column(words(title), justify="right" if place else "left", no_wrap=True)
    return table


def decimal(value: float, places: int, words: Words) -> str:
    """A number that is not negative, with a comma or a point as the language has it."""
    whole, _, part = f"{value:.{places}f}".partition(".")
    return words("decimal", whole=int(whole), part=part)
