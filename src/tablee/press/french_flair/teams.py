"""The two teams: told apart by their shirts and by the shape of their badges, not only by their colours."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.press.ink import BLACK, WHITE, Ink
from tablee.press.marks import Disc, Label, Mark, Path, Point, rectangle


class Team(NamedTuple):
    """How a team looks."""

    name: str
    colour: str
    ground: str
    """The paler colour of its cards."""
    hoops: bool
    round: bool
    """Whether its badges are circles; the others are squares."""
    half: int
    """Which half of the match its side of the board keeps the time of."""


HOME: Final = Team("home", "#2b5c9e", "#e3ecf6", hoops=False, round=True, half=1)
AWAY: Final = Team("away", "#b5462f", "#f9e8e1", hoops=True, round=False, half=2)
TEAMS: Final = (HOME, AWAY)

SHIRT_WIDTH: Final = 48.0
SHIRT_HEIGHT: Final = 44.0
"""The shirt's own units."""
_CLOTH: Final[list[Point]] = [
    (16, 3), (19, 3), (21, 6), (24, 7), (27, 6), (29, 3), (32, 3), (45, 9), (41, 21),
    (36, 19), (36, 41), (12, 41), (12, 19), (7, 21), (3, 9),
]  # fmt: skip
_HOOPS: Final[list[list[Point]]] = [
    [(12, 31), (36, 31), (36, 34), (12, 34)],
    [(12, 36.5), (36, 36.5), (36, 39.5), (12, 39.5)],
    [(6, 18), (11, 16), (10, 13), (5, 15)],
    [(42, 18), (37, 16), (38, 13), (43, 15)],
]
_NUMBER_AT: Final[Point] = (24, 20)
"""Where the number stands on it."""
_TURNABLE: Final = ("6", "9")
"""What is another number on its head."""


def draw_shirt(team: Team, at: Point, width: float, ink: Ink, text: str = "") -> list[Mark]:
    """A shirt by its upper left corner and its width: plain at home, hooped away; with a number on it."""
    unit = width / SHIRT_WIDTH

    def place(line: list[Point]) -> list[Point]:
        return [(at[0] + x * unit, at[1] + y * unit) for x, y in line]

    marks: list[Mark] = [Path([place(_CLOTH)], closed=True, fill=ink.tint(team.colour), width=ink.edge(0.3))]
    if team.hoops:
        fill, stroke = (WHITE, WHITE) if ink.fills else (None, BLACK)
        marks.append(Path([place(line) for line in _HOOPS], closed=True, fill=fill, stroke=stroke, width=0.15))
    if text:
        marks.append(Label(place([_NUMBER_AT])[0], text, 46 * unit, bold=True, colour=on_cloth(ink)))
    return marks


def on_cloth(ink: Ink) -> str:
    """The colour of what is written on a team's colour."""
    return WHITE if ink.fills else BLACK


def draw_badge(team: Team, at: Point, radius: float, text: str, fill: str = WHITE) -> list[Mark]:
    """A number in the team's shape; 6 and 9 are underlined, since cards are turned."""
    colour = BLACK if fill == WHITE else WHITE
    marks = [_frame(team, at, radius, fill), Label(at, text, 3.0 * radius, bold=True, colour=colour)]
    if text in _TURNABLE:
        under, half = at[1] + 0.55 * radius, 0.3 * radius
        marks.append(Path([[(at[0] - half, under), (at[0] + half, under)]], stroke=colour, width=0.3))
    return marks


def _frame(team: Team, at: Point, radius: float, fill: str) -> Mark:
    if team.round:
        return Disc(at, radius, fill=fill, width=0.25)
    side = 1.8 * radius
    return rectangle(at[0] - side / 2, at[1] - side / 2, side, side, fill=fill, line=0.25)
