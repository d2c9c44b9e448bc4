"""Cards drawn with lines, side by side; where they do not fit they overlap like cards in a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

INSIDE: Final = 3
_WHOLE: Final = INSIDE + 2


class Face(NamedTuple):
    """One card: up to three signs in each of its rows."""

    rows: tuple[str, ...]
    style: str
    foot: str = ""
    """What stands in its lower edge, such as its number in a list."""


def row_of_cards(faces: Sequence[Face], width: int, indent: str = " ") -> list[Text]:
    """The lines of a row of cards, which are top-aligned."""
    whole = len(indent) + _WHOLE * len(faces) <= width
    drawn = [_draw(face) for face in faces]
    height = max((len(lines) for lines in drawn), default=0)
    result = []
    for level in range(height):
        line = Text(indent)
        for place, lines in enumerate(drawn):
            piece = lines[level] if level < len(lines) else " " * _WHOLE
            line.append(piece if whole or place == len(drawn) - 1 else piece[:-1], faces[place].style)
        result.append(line)
    return result


def _draw(face: Face) -> list[str]:
    middle = [f"│{row.center(INSIDE)}│" for row in face.rows]
    return [f"╭{'─' * INSIDE}╮", *middle, f"╰{face.foot.center(INSIDE, '─')}╯"]
